import { html, nothing, type TemplateResult } from 'lit';
import { Board, type BoardHost, type BoardLook, type Layout, wear } from '../board/index.js';
import {
  type Command,
  foot,
  type FootAction,
  toolbar,
  type ToolbarModel,
} from '../controls/index.js';
import { type Explanation, isDown, type Move, type Rules } from '../rules/engine.js';
import {
  along,
  type AutoMode,
  type AutoPlay,
  type Session,
  type Transition,
} from '../session/index.js';
import type { Attempt, Refusal, Words } from '../words/index.js';
import type { Coach } from './coach.js';

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

/** Whether the player decides anything that the solver can judge. */
const decides = ({ luck, solved }: Rules): boolean => !luck && solved === true;

/** Board and controls of one game: shows what happens, and makes commands of what is pressed. */
export class GameView {
  readonly board: Board;
  #rules: Rules | undefined;
  #message = '';
  /** How often something was said. */
  #sayings = 0;
  /** What was to be said, by number: what comes late gives way to what came after. */
  #turn = 0;
  /** The menu's list, while it is open. */
  #menu: ((model: ToolbarModel) => TemplateResult) | undefined;
  #dialog: (() => TemplateResult) | undefined;
  #coach: Coach | undefined;

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
    const judges = this.#judges;
    const tellsPar = won && decides(session.rules);
    if (this.#coach) this.#coach.follow(judges, tellsPar);
    else if (judges || tellsPar)
      void this.#coaching().then((coach) => coach.follow(judges, tellsPar));
    if (cause !== 'move') auto.stop();
    else if (by !== 'auto' && !auto.running && !this.#coach?.solution) {
      auto.start(this.#host.setting('auto-move') as AutoMode, true);
    }
  }

  /** Whether the solver has shown that the game can't be won any more. */
  get stuck(): boolean {
    return Boolean(this.#judges && this.#coach?.hopeless);
  }

  /** Whether the solver is asked about every position. */
  get #judges(): boolean {
    return this.#host.setting('verdict') === 'on' && decides(this.#host.session().rules);
  }

  /** Shows a legal move; null when there is none. */
  async hint(): Promise<Move | null> {
    return (await this.#coaching()).hint();
  }

  /** Why the game was lost, or where it could last be won. */
  async explain(): Promise<Explanation | null> {
    return (await this.#coaching()).explain();
  }

  /** Looks for a deal that can be won, when nothing else is being looked for. */
  async findWinnable(rules: Rules): Promise<number | undefined> {
    return (await this.#coaching()).findWinnable(rules);
  }

  render(): TemplateResult {
    const { words } = this.#host;
    const session = this.#host.session();
    const { dealNumber, moveCount, elapsed, canUndo, canRedo, canBringBack } = session;
    const { status } = session.outcome;
    const command = (name: Command): void => this.#command(name);
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
      canSolve: status === 'playing' && decides(session.rules),
      playing: automatic && !this.#coach?.solution ? running : undefined,
      menu: this.#menu,
      command,
    });
    const actions = this.#footActions();
    const verdict = (this.#judges && status === 'playing' && this.#coach?.verdict) || '';
    const message = this.#message;
    const { labels } = words;
    const result = status === 'playing' ? '' : `${status === 'won' ? labels.won : labels.lost}. `;
    // What is said twice would not be a change, and not be heard again: a blank makes it one.
    const heard = `${result}${message} ${verdict}${this.#sayings % 2 ? '\u00a0' : ''}`;
    return html`<div
      class="base ${this.#host.setting('hand')}"
      part="base"
      @keydown=${this.#menuKey}
      @focusout=${this.#menuLeft}
    >
      <slot name="toolbar">${tools}</slot>
      <div class="stage">${this.board.element}<div class="room"></div></div>
      <p class="heard" role="status" dir="auto">${heard}</p>
      <slot name="end">${foot({ words, status, message, verdict, actions, command })}</slot>
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

  /** The board has come to the page. */
  connect(): void {
    this.board.connect();
    this.#coach?.attend(true, this.#judges);
  }

  disconnect(): void {
    this.board.disconnect();
    this.#coach?.attend(false, false);
  }

  /** Paper and forced colours need rules that no screen does at first. */
  async wearOtherMedia(): Promise<void> {
    const { otherMedia } = await import('./other-media.js');
    wear(this.board.element, otherMedia);
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
      refuse: (code, attempt) => void this.#refuse(code, attempt),
      undo: () => this.#command('undo'),
      hint: () => this.#command('hint'),
      drawCard: (card, large) => host.drawCard(card, large),
    };
  }

  #command(name: Command): void {
    const host = this.#host;
    const session = host.session();
    if (name !== 'menu') this.#menu = undefined;
    switch (name) {
      case 'newGame':
        return host.deal();
      case 'restart':
        return void session.restart('player');
      case 'bringBack':
        return void session.bringBack('player');
      case 'undo':
        if (!session.undo('player').ok) void this.#refuse('nothing-to-undo', {});
        return;
      case 'redo':
        if (!session.redo('player').ok) void this.#refuse('nothing-to-redo', {});
        return;
      case 'hint':
        return void this.hint();
      case 'play': {
        const solution = this.#coach?.solution;
        if (solution) return host.auto().follow(solution, 'solution');
        const mode = host.setting('auto-move') as AutoMode;
        return host.auto().start(mode === 'none' ? 'forced' : mode, false);
      }
      case 'pause':
        return host.auto().stop();
      case 'menu':
        return void this.#toggleMenu();
      case 'settings':
        return void this.#openSettings();
      case 'solution':
        return void this.#coaching().then((coach) => coach.showSolution());
      case 'step': {
        const next = this.#coach?.solution?.();
        if (next) session.play(next, 'solution');
        return;
      }
      case 'close':
        if (this.#coach) this.#coach.solution = undefined;
        host.auto().stop();
        return host.update();
      case 'finish':
        return host.auto().follow(along(session, finishingLine(session) ?? []), 'finish');
      case 'why':
        return void this.#coaching().then((coach) => coach.showWhy());
      case 'back':
        return void this.#coaching().then((coach) => coach.backToLastChance());
    }
  }

  /** What is offered under the board now. */
  #footActions(): FootAction[] {
    const session = this.#host.session();
    const { status } = session.outcome;
    const coach = this.#coach;
    if (status === 'won') return ['newGame'];
    if (status === 'lost')
      return [coach?.hasLastChance ? 'back' : 'why', 'undo', 'restart', 'newGame'];
    if (coach?.solution) return [this.#host.auto().running ? 'pause' : 'play', 'step', 'close'];
    if (session.moveCount === 0 && session.canBringBack) return ['bringBack'];
    if (this.stuck) return ['back'];
    return finishingLine(session) ? ['finish'] : [];
  }

  readonly #menuKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#menu || event.defaultPrevented) return;
    event.preventDefault();
    this.#menu = undefined;
    this.#host.update();
  };

  readonly #menuLeft = (event: FocusEvent): void => {
    const to = event.relatedTarget as Element | null;
    if (!this.#menu || to?.closest('.more')) return;
    // A press on an entry takes the focus from the menu's button before it is done.
    setTimeout(() => {
      this.#menu = undefined;
      this.#host.update();
    }, 150);
  };

  async #toggleMenu(): Promise<void> {
    const { menu, menuStyles } = await import('../controls/menu/index.js');
    wear(this.board.element, menuStyles);
    this.#menu = this.#menu ? undefined : menu;
    this.#host.update();
  }

  /** Dialogs come with the first one that is wanted. */
  async #openSettings(): Promise<void> {
    const host = this.#host;
    const [{ dialogStyles, settingsDialog }, words] = await Promise.all([
      import('../controls/dialogs/index.js'),
      host.words.more(),
    ]);
    wear(this.board.element, dialogStyles);
    host.auto().hold(true);
    const closed = (): void => {
      this.#dialog = undefined;
      host.auto().hold(document.hidden);
      host.update();
    };
    const { close } = host.words.labels;
    const value = (name: string): string => host.setting(name);
    this.#dialog = () => settingsDialog({ words: words.settings, close, value, closed });
    host.update();
  }

  /** Advice comes with the first that is asked for. */
  async #coaching(): Promise<Coach> {
    const host = this.#host;
    const [{ Coach }, words] = await Promise.all([import('./coach.js'), host.words.more()]);
    if (this.#coach) return this.#coach;
    host.update();
    return (this.#coach = new Coach({
      words,
      session: host.session,
      auto: host.auto,
      update: host.update,
      say: (sentence) => this.#say(sentence),
      point: (move) => this.board.point(move),
      showWays: (ways) => void this.board.showWays(ways),
    }));
  }

  /** Why something can't be done, unless something else has been said meanwhile. */
  async #refuse(code: Refusal, attempt: Attempt): Promise<void> {
    const turn = ++this.#turn;
    const { refusal } = await this.#host.words.more();
    if (turn === this.#turn) this.#say(refusal(code, attempt));
  }

  #say(sentence: string): void {
    this.#sayings++;
    this.#turn++;
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

/**
 * The rest of a game that is certain: safe moves to the win, nothing hidden and nothing decided. It
 * is not searched for, only followed.
 */
function finishingLine({ rules, state, outcome }: Session): readonly string[] | undefined {
  if (outcome.status !== 'playing' || rules.luck) return undefined;
  if (state.piles.some((pile) => pile.some(isDown))) return undefined;
  const line: string[] = [];
  let at = state;
  for (let move = rules.safe(at); move; move = rules.safe(at)) {
    line.push(move.token);
    at = rules.apply(at, move);
  }
  return line.length > 1 && rules.outcome(at).status === 'won' ? line : undefined;
}
