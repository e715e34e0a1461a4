import { html, nothing, type TemplateResult } from 'lit';
import { Board, type BoardHost, type BoardLook, type Layout, adoptStyles } from '../board/index.js';
import { statusBar, toolbar } from '../controls/index.js';
import { type Arrow, type Display, type GameController, Part } from '../game/index.js';
import type { Move } from '../rules/engine.js';
import type { Transition } from '../session/index.js';

/** What the view needs from its element. */
export interface ViewHost {
  readonly layout: Layout;
  game(): GameController;
  setting(name: string): string;
  /** The board's name for screen readers. */
  name(): string;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
  /** Requests another rendering. */
  update(): void;
}

/** Loaded when first needed. */
const parts = {
  menu: new Part('menu', () => import('../controls/menu/index.js')),
  dialogs: new Part('dialogs', () => import('../controls/dialogs/index.js')),
  sound: new Part('sound', () => import('../board/sound.js')),
  otherMedia: new Part('styles for paper and forced colours', () => import('./other-media.js')),
};

/** The board and controls of one game. */
export class GameView implements Display {
  readonly board: Board;
  #menuOpen = false;
  #dialog: (() => TemplateResult) | undefined;
  /** The dialog that was opened last. */
  #opened: HTMLDialogElement | undefined;
  #lastTransition: Transition | undefined;
  readonly #host: ViewHost;

  constructor(host: ViewHost) {
    this.#host = host;
    this.board = new Board(document, this.#boardHost(), () => this.#look());
  }

  // Called by the game --------------------------------------------------------------------------

  setGame(deals: boolean): void {
    this.board.setGame(this.#host.layout, this.#host.name(), deals);
  }

  show(transition: Transition): void {
    this.#lastTransition = transition;
    this.board.show(transition);
  }

  reset(): void {
    this.board.reset();
  }

  showHint(move: Move): void {
    this.board.showHint(move);
  }

  drawArrows(arrows: readonly Arrow[]): Promise<void> {
    return this.board.drawArrows(arrows);
  }

  celebrate(): void {
    void this.board.celebrate();
  }

  sound(transition: Transition, won: boolean): void {
    void this.#game.need(parts.sound).then((part) => {
      if (transition === this.#lastTransition) part?.sound(transition, won);
    });
  }

  get turns(): boolean {
    return this.board.turns;
  }

  turned(): Promise<void> {
    return this.board.turned();
  }

  toggleMenu(): void {
    this.#menuOpen = !this.#menuOpen;
    void this.#game.need(parts.menu).then((part) => {
      if (part) adoptStyles(this.board.element, part.menuStyles);
      else this.#menuOpen = false;
      this.update();
    });
  }

  openSettings(): void {
    void this.#openSettings();
  }

  update(): void {
    this.#host.update();
  }

  // Called by the element -----------------------------------------------------------------------

  render(): TemplateResult {
    const game = this.#game;
    const { setting } = this.#host;
    const kind = setting('toolbar') as 'full';
    const menu = this.#menuOpen ? parts.menu.loaded?.menu(game) : undefined;
    // Screen readers announce only changes: a space makes a repeated message one.
    const { result, message, verdict, messageCount } = game;
    const announcement = `${result} ${message} ${verdict}${messageCount % 2 ? '\u00a0' : ''}`;
    return html`<div
      class="base ${setting('hand')}"
      part="base"
      @click=${this.#clicked}
      @keydown=${this.#keyPressed}
      @focusout=${this.#menuLeft}
    >
      <slot name="toolbar">${toolbar(game, kind, menu)}</slot>
      <div class="stage">${this.board.element}<div class="available"></div></div>
      <p class="announcement" role="status" dir="auto">${announcement}</p>
      <slot name="end">${statusBar(game)}</slot>
      ${this.#dialog?.() ?? nothing}
    </div>`;
  }

  /** After each rendering: updates the board, and opens a new dialog. */
  rendered(): void {
    this.board.element.setAttribute('aria-label', this.#host.name());
    this.board.refresh();
    this.#showDialog();
  }

  connect(): void {
    this.board.connect();
    this.#showDialog();
  }

  disconnect(): void {
    this.board.disconnect();
  }

  /** Printing and forced colours need styles that are not part of the first download. */
  async adoptOtherMedia(): Promise<void> {
    const part = await this.#game.need(parts.otherMedia, false);
    if (part) adoptStyles(this.board.element, part.otherMedia);
  }

  // Private -------------------------------------------------------------------------------------

  get #game(): GameController {
    return this.#host.game();
  }

  #look(): BoardLook {
    const { setting } = this.#host;
    return {
      layout: setting('layout') as BoardLook['layout'],
      speed: setting('speed') as BoardLook['speed'],
      hand: setting('hand') as BoardLook['hand'],
      faces: setting('faces').split(/\s+/),
      keys: setting('keys') === 'on',
    };
  }

  #boardHost(): BoardHost {
    const host = this.#host;
    const game = (): GameController => host.game();
    return {
      get rules() {
        return game().shown.rules;
      },
      get state() {
        return game().shown.state;
      },
      get piles() {
        return game().shown.rules.table(game().shown.state).piles;
      },
      get words() {
        return game().words;
      },
      play: (move) => game().play(move),
      say: (...message) => game().say(...message),
      refuse: (code, attempt) => game().refuse(code, attempt),
      command: (name) => game().command(name),
      need: (part, announce) => game().need(part, announce),
      drawCard: (card, large) => host.drawCard(card, large),
    };
  }

  /** Opens a dialog that is new, or no longer modal because the element was moved. */
  #showDialog(): void {
    const root = this.board.element.getRootNode() as ShadowRoot;
    const dialog = this.#dialog && root.querySelector('dialog');
    // A dialog that has just been closed, and is about to be removed, stays closed.
    const wasMoved = dialog?.open && !dialog.matches(':modal');
    if (!dialog?.isConnected || (dialog === this.#opened && !wasMoved)) return;
    this.#opened = dialog;
    dialog.open = false;
    dialog.showModal();
  }

  /** Closes the menu after a command. */
  readonly #clicked = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    const button = target.closest('.button');
    // In a link, playing doesn't follow it.
    if (button || target.closest('.board')) event.preventDefault();
    if (!this.#menuOpen || !button || button.matches('[part~=menu]')) return;
    this.#menuOpen = false;
    this.update();
  };

  readonly #keyPressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!this.#menuOpen && !this.board.finish()) return;
    event.preventDefault();
    this.#menuOpen = false;
    this.update();
  };

  readonly #menuLeft = (event: FocusEvent): void => {
    const to = event.relatedTarget as Element | null;
    if (!this.#menuOpen || to?.closest('.more')) return;
    // Pressing an entry moves the focus out of the menu's button before the click.
    setTimeout(() => {
      this.#menuOpen = false;
      this.update();
    }, 150);
  };

  async #openSettings(): Promise<void> {
    const game = this.#game;
    const [part, words] = await Promise.all([game.need(parts.dialogs), game.needWords()]);
    if (!part || !words) return;
    const { dialogStyles, settingsDialog } = part;
    adoptStyles(this.board.element, dialogStyles);
    const closed = (): void => {
      this.#dialog = undefined;
      game.cover(false);
      this.update();
    };
    const { close } = game.words.labels;
    const value = (name: string): string => this.#host.setting(name);
    this.#dialog = () => settingsDialog({ words: words.settings, close, value, closed });
    game.cover(true);
    this.update();
  }
}
