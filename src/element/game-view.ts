import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles, Board, type BoardLook, type DrawCard, type Layout } from '../board/index.js';
import type { FocusKeeper } from '../controls/focus-keeper.js';
import { statusBar, toolbar } from '../controls/index.js';
import {
  type Arrow,
  type Command,
  type DialogName,
  features,
  type Display,
  type Heard,
  type ListeningCommand,
  LazyModule,
  Languages,
  Play,
  type PlayHost,
  storageOf,
  Verdict,
} from '../game/index.js';
import type { Move } from '../rules/engine.js';
import type { Transition } from '../session/index.js';
import type { Words } from '../words/index.js';
import type { PlayerSettings } from '../settings/index.js';
import { isBehind } from './behind.js';
import type { Speech } from './speech.js';

/** What the view needs from its element. */
export interface ViewHost {
  readonly layout: Layout;
  /** @param player the player's settings; by default those that have been chosen */
  setting(name: string, player?: PlayerSettings): string;
  /** What the player has chosen. */
  player(): PlayerSettings;
  /** The board's name for screen readers. */
  name(): string;
  readonly drawCard: DrawCard;
  /** Requests another rendering. */
  update(): void;
}

/** Asked for as soon as there is a game. */
const playing = new LazyModule('play', () => import('./playing.js'));
/** Loaded when first needed. */
const parts = {
  menu: new LazyModule('menu', () => import('../controls/menu/index.js')),
  dialogs: new LazyModule('dialogs', () => import('../controls/dialogs/index.js')),
  playback: new LazyModule('playback', () => import('../controls/playback/index.js')),
  sound: new LazyModule('sound', () => import('../board/cards/sound.js')),
  link: new LazyModule('shared game', () => import('./shared-link.js')),
};

/** Those on the page. */
const views = new Set<GameView>();

/** A game, with its board and controls. */
export class GameView implements Display {
  readonly play: Play;
  readonly board: Board;
  #menuOpen = false;
  /** Closes the menu soon, because the focus has left it. */
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #dialog: (() => TemplateResult) | undefined;
  /** The dialog that was opened last. */
  #opened: HTMLDialogElement | undefined;
  #lastTransition: Transition | undefined;
  /** What has not been heard yet. */
  readonly #unheard: Heard[] = [];
  #speech: Speech | undefined;
  /** The words in which the last message was said. */
  #spoken: Words | undefined;
  /** Whether what was pressed last was pressed with keys, a switch or a voice. */
  #byKeys = false;
  /** Whether the first drawing is over. */
  #settled = false;
  /** What had the focus before the rendering. */
  #focused: Element | null | undefined;
  #keeper: FocusKeeper | undefined;
  readonly #host: ViewHost;

  /** @param page what the game needs from the page */
  constructor(host: ViewHost, page: PlayHost) {
    this.#host = host;
    this.play = new Play(page, this, features);
    this.board = new Board(document, this.play, host.drawCard, () => this.#look());
  }

  // Called by the game --------------------------------------------------------------------------

  setGame(deals: boolean): void {
    this.board.setGame(this.#host.layout, this.#name, deals);
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
    // A deal of other rules is not shown as a transition, but heard as one.
    this.#lastTransition = transition;
    void this.play.load(parts.sound).then((part) => {
      if (transition === this.#lastTransition) part?.sound(transition, won);
    });
  }

  get turns(): boolean {
    return this.board.turns;
  }

  turned(): Promise<void> {
    return this.board.turned();
  }

  get isBehind(): boolean {
    return isBehind(this.board.element);
  }

  toggleMenu(): void {
    clearTimeout(this.#leaving);
    this.#menuOpen = !this.#menuOpen;
    void this.play.load(parts.menu).then((part) => {
      if (part) adoptStyles(this.board.element, part.menuStyles);
      else this.#menuOpen = false;
      this.update();
    });
    if (this.#menuOpen) void this.play.messages.loadMore(false).then(() => this.update());
  }

  openDialog(name: DialogName): void {
    // Closing the dialog returns the focus to where it was, which must not be an entry that has gone.
    this.#menuOpen = false;
    void this.#openDialog(name);
  }

  async preparePlayback(): Promise<{ readonly runs: boolean } | undefined> {
    const part = await this.play.load(parts.playback);
    return part?.prepare(this.board.element, this.#look().speed, this.#byKeys);
  }

  async shareText(text: string): ReturnType<Display['shareText']> {
    return (await this.play.load(parts.dialogs))?.shareText(text);
  }

  hear(heard: Heard): void {
    this.#unheard.push(heard);
  }

  answer(name: Command): void {
    void this.#loadSpeech(true).then(() => this.#speech?.answer(name as ListeningCommand));
  }

  distinguish(label: string): string | undefined {
    return this.#speech?.distinguish(label);
  }

  update(): void {
    this.#host.update();
  }

  // Called by the element -----------------------------------------------------------------------

  render(): TemplateResult {
    const play = this.play;
    const { setting } = this.#host;
    const kind = setting('toolbar') as 'full';
    const menu = this.#menuOpen ? parts.menu.loaded?.menu(play) : undefined;
    const controls = play.playback && parts.playback.loaded;
    const waits = play.feature(Languages)?.waits;
    this.#focused = this.#root.activeElement;
    return html`<div
      class="base ${setting('hand')} ${waits ? 'waits' : ''}"
      part="base"
      lang=${play.words.lang}
      @click=${this.#clicked}
      @keydown=${this.#keyPressed}
      @focusout=${this.#menuLeft}
    >
      <slot name="toolbar">${toolbar(play, kind, menu, this.#host.player()['timer'] !== 'off')}</slot>
      <div class="stage">${this.board.element}<div class="available"></div></div>
      <p class="announcement" role="status" dir="auto"></p>
      <slot name="end">${statusBar(play, controls?.playbackBar(play))}</slot>
      ${this.#dialog?.() ?? nothing}
    </div>`;
  }

  /** After each rendering: updates the board, and opens a new dialog. */
  rendered(): void {
    this.board.element.setAttribute('aria-label', this.#name);
    this.#announce();
    this.board.refresh();
    this.#returnFocus();
    parts.playback.loaded?.focusScrubber(this.#root, this.play);
    this.#showMenu();
    this.#showDialog();
  }

  connect(): void {
    this.board.connect();
    views.add(this);
    this.#speech?.connect(true);
    this.#showMenu();
    this.#showDialog();
  }

  disconnect(): void {
    this.board.disconnect();
    views.delete(this);
    this.#speech?.connect(false);
  }

  /** Loads what a game needs once it is played. */
  async getReady(): Promise<void> {
    // Boards are told apart by their announcements.
    this.#settled = true;
    if (views.size > 1) for (const view of views) if (view.#settled) void view.#loadSpeech(false);
    const play = this.play;
    const part = await play.load(playing, false);
    if (!part) return;
    this.#keeper ??= new part.FocusKeeper(this.#root.querySelector('.base')!);
    if (storageOf(play.host)) await part.tellDamagedSettings(play);
    // Of two rules that weigh the same, the one that comes later counts.
    await this.board.detailed;
    adoptStyles(this.board.element, part.otherMedia);
  }

  /** Calls back when the element's language may have changed, once the module for it is there. */
  watchLanguage(...about: Parameters<typeof import('./playing.js').watchLanguage>): void {
    playing.loaded?.watchLanguage(...about);
  }

  /** The page has entered fullscreen or left it. */
  fillScreen(): void {
    const base = this.#root.querySelector<HTMLElement>('.base');
    if (!base) return;
    void this.play.load(playing, false).then((part) => {
      if (!part) return;
      adoptStyles(this.board.element, part.otherMedia);
      part.fillScreen(base);
    });
  }

  /** Opens the shared game that the page's address may name. */
  openLink(change?: Event): void {
    if (!/^#hourhand\d/.test(location.hash)) return;
    void this.play.load(parts.link).then((part) => part?.openLink(this.play, change));
  }

  // Private -------------------------------------------------------------------------------------

  get #root(): ShadowRoot {
    return this.board.element.getRootNode() as ShadowRoot;
  }

  /** The board's name, which differs from those of others on the page. */
  get #name(): string {
    return this.#speech?.name ?? this.#host.name();
  }

  /** Lets be heard what hasn't been: the deal at once, anything later by the module for that. */
  #announce(): void {
    // The language is not there yet.
    const { messages, words } = this.play;
    if (this.play.feature(Languages)?.waits) return;
    // What stands there is in another language now.
    if (words !== this.#spoken && this.#region.textContent) this.#sayPlainly();
    this.#spoken = words;
    if (this.#speech) this.#speech.say(this.#unheard.splice(0));
    else if (this.#unheard.length > 1 || messages.isBrief || this.play.feature(Verdict)?.judges)
      void this.#loadSpeech(false);
    else this.#sayPlainly();
  }

  #sayPlainly(): void {
    const { result, message } = this.play;
    const text = `${result} ${message}`.trim();
    // The same text put there anew is heard anew.
    if (this.#region.textContent !== text) this.#region.textContent = text;
  }

  get #region(): Element {
    return this.#root.querySelector('.announcement')!;
  }

  /** @param announce whether the player waits for it */
  async #loadSpeech(announce: boolean): Promise<void> {
    const play = this.play;
    const [part, words] = await Promise.all([
      play.load(playing, announce),
      play.messages.loadMore(announce),
    ]);
    if (this.#speech) return;
    if (!part || !words) {
      // The next messages try again.
      this.#unheard.length = 0;
      return this.#sayPlainly();
    }
    this.#speech = new part.Speech(this.#region, this.play, this.#host, this.board);
    // What stands there has been heard already.
    if (this.#region.textContent) this.#unheard.shift();
    this.update();
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

  /** A button with the focus may have gone, or be disabled now: from there no key leads anywhere. */
  #returnFocus(): void {
    const button = this.#focused;
    if (!button || (button.isConnected && !button.matches(':disabled'))) return;
    if (!this.#keeper?.replace(button, this.play)) this.board.takeFocus();
  }

  /** Shows a menu that is new, or was hidden because the element was moved. */
  #showMenu(): void {
    const menu = this.#root.querySelector<HTMLElement>('.menu');
    if (!menu?.isConnected || menu.matches(':is(:popover-open)') || menu.matches(':modal')) return;
    parts.menu.loaded!.showMenu(menu, menu.parentElement!.querySelector('.button')!, () => {
      if (!this.#menuOpen || !menu.isConnected) return;
      this.#menuOpen = false;
      this.update();
    });
  }

  /** Opens a dialog that is new, or no longer modal because the element was moved. */
  #showDialog(): void {
    const dialog = this.#dialog && this.#root.querySelector<HTMLDialogElement>('dialog:not(.menu)');
    // A dialog that has just been closed, and is about to be removed, stays closed.
    const wasMoved = dialog?.open && !dialog.matches(':modal');
    if (!dialog?.isConnected || (dialog === this.#opened && !wasMoved)) return;
    this.#opened = dialog;
    dialog.open = false;
    dialog.showModal();
  }

  /** Closes the menu after a command. */
  readonly #clicked = (event: MouseEvent): void => {
    this.#byKeys = event.detail === 0;
    const target = event.composedPath()[0] as Element;
    const button = target.closest('.button');
    // In a link, playing doesn't follow it.
    const acts = button && !button.matches('summary');
    if (acts || target.closest('.board')) event.preventDefault();
    if (!this.#menuOpen || !button || button.matches('[part~=menu], .listen *')) return;
    this.#menuOpen = false;
    this.update();
  };

  readonly #keyPressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog closes by it, whatever moves behind it.
    if ((event.composedPath()[0] as Element).closest('dialog')) return;
    if (!this.#menuOpen && !this.board.finish()) return;
    event.preventDefault();
    this.#menuOpen = false;
    this.update();
  };

  readonly #menuLeft = (event: FocusEvent): void => {
    const to = event.relatedTarget as Element | null;
    if (!this.#menuOpen || to?.closest('.more')) return;
    // Pressing an entry moves the focus out of the menu's button before the click.
    this.#leaving = setTimeout(() => {
      this.#menuOpen = false;
      this.update();
    }, 150);
  };

  /** Opens a dialog; one that is open already gives way to it. */
  async #openDialog(name: DialogName): Promise<void> {
    const play = this.play;
    const [part, words] = await Promise.all([play.load(parts.dialogs), play.messages.loadMore()]);
    if (!part || !words) return;
    adoptStyles(this.board.element, part.dialogStyles);
    const { setting, player, layout, drawCard } = this.#host;
    const { element } = this.board;
    const content = part.openDialog(name, {
      play,
      element,
      setting,
      player,
      layout,
      drawCard,
      look: () => this.#look(),
      byKeys: this.#byKeys,
      update: () => this.update(),
    });
    const closed = (): void => {
      this.#dialog = this.#opened = undefined;
      play.surround({ covered: false });
      this.update();
    };
    this.#dialog = () => part.dialog(content(), play.words.labels.close, closed);
    play.surround({ covered: true });
    this.update();
  }
}
