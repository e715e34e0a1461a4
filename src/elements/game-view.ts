import { html, nothing, type TemplateResult } from 'lit';
import { Board, type BoardHost, type BoardLook, cardOfMove, type Layout } from '../board/index.js';
import { foot, type IconName, toolbar } from '../controls/index.js';
import { type Move, type Rules, type State } from '../rules/engine.js';
import { type AutoMode, type AutoPlay, type Session, type Transition } from '../session/index.js';
import { type Words } from '../words/index.js';

/** What the view asks of its element. */
export interface ViewHost {
  readonly game: string;
  readonly layout: Layout;
  readonly words: Words;
  session(): Session;
  auto(): AutoPlay;
  setting(name: string): string;
  /** The board's name for listeners. */
  name(): string;
  /** Deals a new game for the player. */
  deal(): void;
  /** The page's own drawing of a card, or of the back for null. */
  drawCard(card: number | null, large: boolean): Node | undefined;
  /** Asks to be rendered again. */
  update(): void;
}

/** Board and controls of one game: shows what happens, and makes commands of what is pressed. */
export class GameView {
  readonly board: Board;
  #rules: Rules | undefined;
  #message = '';
  #hints = { state: undefined as State | undefined, next: 0 };
  #menuOpen = false;
  #dialog: (() => TemplateResult) | undefined;

  readonly #host: ViewHost;

  constructor(host: ViewHost) {
    this.#host = host;
    this.board = new Board(document, this.#boardHost(), () => this.#look());
  }

  /** Draws and tells what has happened, once the page knows. */
  show(transition: Transition): void {
    const { cause, by } = transition;
    const session = this.#host.session();
    const fresh = cause === 'deal' || cause === 'load';
    if (fresh && session.rules !== this.#rules) {
      this.#rules = session.rules;
      this.board.setGame(this.#host.layout, this.#host.name(), cause === 'deal');
    } else {
      this.board.show(transition);
    }
    this.#say(this.#sentence(transition));
    const won = cause === 'move' && session.outcome.status === 'won';
    if (won) void this.board.celebrate();
    if (this.#host.setting('sound') === 'on' && by !== 'method') void this.#sound(transition, won);
    const auto = this.#host.auto();
    if (cause !== 'move') auto.stop();
    else if (by !== 'auto' && !auto.running) {
      auto.start(this.#host.setting('auto-move') as AutoMode, true);
    }
  }

  /** Points at a legal move, another one each time. */
  hint(): Move | undefined {
    const { words } = this.#host;
    const { rules, state } = this.#host.session();
    const moves = usefulFirst(rules, state);
    if (this.#hints.state !== state) this.#hints = { state, next: 0 };
    const move = moves[this.#hints.next++ % Math.max(1, moves.length)];
    if (!move) {
      this.#say(words.noHint);
      return undefined;
    }
    const { piles } = rules.table(state);
    this.#say(words.hint(cardOfMove(piles, move), piles[move.from]!, piles[move.to]!));
    this.board.point(move);
    return move;
  }

  render(): TemplateResult {
    const { words } = this.#host;
    const session = this.#host.session();
    const { dealNumber, moveCount, elapsed, canUndo, canRedo, canBringBack } = session;
    const { status } = session.outcome;
    const command = (name: IconName): void => this.#command(name);
    const { running } = this.#host.auto();
    const playsItself = session.rules.piles.some(({ role }) => role === 'turned');
    const automatic = playsItself || running || this.#host.setting('auto-move') !== 'none';
    const tools = toolbar({
      words,
      kind: this.#host.setting('toolbar') as 'full',
      dealNumber,
      moveCount,
      elapsed,
      canUndo,
      canRedo,
      canBringBack,
      canHint: status === 'playing',
      playing: automatic ? running : undefined,
      menuOpen: this.#menuOpen,
      command,
    });
    const offerBack = moveCount === 0 && canBringBack;
    const message = this.#message;
    return html`<div
      class="base ${this.#host.setting('hand')}"
      part="base"
      @keydown=${this.#menuKey}
      @focusout=${this.#menuLeft}
    >
      <slot name="toolbar">${tools}</slot>
      <div class="stage">${this.board.element}<div class="room"></div></div>
      <slot name="end">${foot({ words, status, message, offerBack, command })}</slot>
      ${this.#dialog?.() ?? nothing}
    </div>`;
  }

  /** After each rendering: the board follows what has been chosen, and a new dialog opens. */
  rendered(): void {
    this.board.element.setAttribute('aria-label', this.#host.name());
    this.board.refresh();
    if (!this.#dialog) return;
    const root = this.board.element.getRootNode() as ShadowRoot;
    root.querySelector<HTMLDialogElement>('dialog:not([open])')?.showModal();
  }

  #look(): BoardLook {
    const host = this.#host;
    return {
      layout: host.setting('layout') as BoardLook['layout'],
      speed: host.setting('speed') as BoardLook['speed'],
      hand: host.setting('hand') as BoardLook['hand'],
      faces: host.setting('faces').split(/\s+/),
      keys: host.setting('keys') === 'on',
    };
  }

  #boardHost(): BoardHost {
    const host = this.#host;
    return {
      get rules() {
        return host.session().rules;
      },
      get state() {
        return host.session().state;
      },
      get piles() {
        return host.session().rules.table(host.session().state).piles;
      },
      get words() {
        return host.words;
      },
      play: (move) => {
        const result = host.session().play(move, 'player');
        return result.ok ? result : { ok: false, code: result.error.code };
      },
      say: (sentence) => this.#say(sentence),
      undo: () => this.#command('undo'),
      hint: () => this.#command('hint'),
      drawCard: (card, large) => host.drawCard(card, large),
    };
  }

  #command(name: IconName): void {
    const host = this.#host;
    const session = host.session();
    if (name !== 'menu') this.#menuOpen = false;
    switch (name) {
      case 'newGame':
        return host.deal();
      case 'restart':
        return void session.restart('player');
      case 'bringBack':
        return void session.bringBack('player');
      case 'undo':
        if (!session.undo('player').ok) this.#say(host.words.refusal('nothing-to-undo', {}));
        return;
      case 'redo':
        if (!session.redo('player').ok) this.#say(host.words.refusal('nothing-to-redo', {}));
        return;
      case 'hint':
        return void this.hint();
      case 'play': {
        const mode = host.setting('auto-move') as AutoMode;
        return host.auto().start(mode === 'none' ? 'forced' : mode, false);
      }
      case 'pause':
        return host.auto().stop();
      case 'menu':
        this.#menuOpen = !this.#menuOpen;
        return host.update();
      case 'settings':
        return void this.#openSettings();
    }
  }

  readonly #menuKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#menuOpen || event.defaultPrevented) return;
    event.preventDefault();
    this.#menuOpen = false;
    this.#host.update();
  };

  readonly #menuLeft = (event: FocusEvent): void => {
    const to = event.relatedTarget as Element | null;
    if (!this.#menuOpen || to?.closest('.more')) return;
    // A press on an entry takes the focus from the menu's button before it is done.
    setTimeout(() => {
      if (!this.#menuOpen) return;
      this.#menuOpen = false;
      this.#host.update();
    }, 150);
  };

  /** Dialogs come with the first one that is wanted. */
  async #openSettings(): Promise<void> {
    const { dialogStyles, settingsDialog } = await import('../controls/dialogs/index.js');
    const host = this.#host;
    const root = this.board.element.getRootNode() as ShadowRoot;
    if (!root.adoptedStyleSheets.includes(dialogStyles.styleSheet!)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, dialogStyles.styleSheet!];
    }
    host.auto().hold(true);
    const closed = (): void => {
      this.#dialog = undefined;
      host.auto().hold(document.hidden);
      host.update();
    };
    const value = (name: string): string => host.setting(name);
    this.#dialog = () => settingsDialog({ words: host.words, value, closed });
    host.update();
  }

  #say(sentence: string): void {
    this.#message = sentence;
    this.#host.update();
  }

  async #sound(transition: Transition, won: boolean): Promise<void> {
    const { sound } = await import('../board/sound.js');
    sound(transition, won);
  }

  #sentence({ cause, effects, before, count }: Transition): string {
    const { words, game } = this.#host;
    const { rules, outcome, moveCount, dealNumber } = this.#host.session();
    if (outcome.status === 'won') return words.won(moveCount);
    if (outcome.status === 'lost') return words.lost(outcome.reason);
    switch (cause) {
      case 'deal':
        return words.dealt(game, dealNumber);
      case 'load':
        return words.loaded(moveCount);
      case 'undo':
        return words.undone(count);
      case 'redo':
        return words.redone(count);
      case 'move': {
        const brief = this.#host.setting('verbosity') === 'brief';
        const { piles } = rules.table(before!);
        return brief ? words.moveBrief(effects, piles) : words.move(effects, piles);
      }
    }
  }
}

/** The legal moves, those to foundations first, and those that change nothing left out. */
function usefulFirst(rules: Rules, state: State): readonly Move[] {
  const goal = (move: Move): number => (rules.piles[move.to]!.role === 'foundation' ? 0 : 1);
  const idle = ({ from, to }: Move): boolean =>
    rules.piles[from]!.role === 'tableau' &&
    rules.piles[to]!.role === 'tableau' &&
    state.piles[from]!.length === 1 &&
    state.piles[to]!.length === 0;
  const moves = rules.moves(state);
  const useful = moves.filter((move) => !idle(move));
  return (useful.length > 0 ? useful : [...moves]).sort((a, b) => goal(a) - goal(b));
}
