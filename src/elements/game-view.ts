import { html, nothing, type TemplateResult } from 'lit';
import { Board, type BoardHost, type BoardLook, cardOfMove, type Layout } from '../board/index.js';
import { foot, type FootAction, type IconName, toolbar } from '../controls/index.js';
import { type Explanation, isDown, type Move, type Rules, type State } from '../rules/engine.js';
import {
  along,
  type AutoMode,
  type AutoPlay,
  type Session,
  type Transition,
} from '../session/index.js';
import type { Words } from '../words/index.js';
import { Advisor } from './advisor.js';

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
  /** How often something was said. */
  #sayings = 0;
  #menuOpen = false;
  #dialog: (() => TemplateResult) | undefined;
  /** A way to win that is being shown, and where it leads on. */
  #solution: (() => Move | undefined) | undefined;
  /** Where a lost game could last be won, once that has been asked. */
  #lastChance: number | undefined;
  readonly #advisor: Advisor;

  readonly #host: ViewHost;

  constructor(host: ViewHost) {
    this.#host = host;
    this.#advisor = new Advisor(
      () => host.session(),
      () => host.update(),
    );
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
    this.#lastChance = undefined;
    if (!this.#solution?.()) this.#solution = undefined;
    if (cause !== 'move') auto.stop();
    else if (by !== 'auto' && !auto.running && !this.#solution) {
      auto.start(this.#host.setting('auto-move') as AutoMode, true);
    }
    if (this.#judges) void this.#advisor.judge();
    if (won) void this.#tellPar();
  }

  /** Whether the player decides anything that the solver can judge. */
  get #decides(): boolean {
    const { luck, solved } = this.#host.session().rules;
    return !luck && solved === true;
  }

  /** Whether the solver is asked about every position. */
  get #judges(): boolean {
    return this.#host.setting('verdict') === 'on' && this.#decides;
  }

  /** Points at the move that the solver advises; null when there is none to advise. */
  async hint(): Promise<Move | null> {
    const { words } = this.#host;
    const { rules, state, moves } = this.#host.session();
    // Where there is one move only, nobody has to be asked.
    const found = moves.length > 1 && rules.solved ? await this.#advisor.hint() : undefined;
    if (found === null) return null;
    const none = found?.kind === 'none' && found.why !== 'unknown' ? found : undefined;
    const token = found && found.kind !== 'none' ? found.token : undefined;
    const move = moves.find((one) => one.token === token) ?? usefulFirst(rules, state)[0];
    if (none?.why === 'lost' || !move) {
      this.#say(move ? words.hintLost : words.noHint);
      return null;
    }
    const { piles } = rules.table(state);
    const chance = found && found.kind !== 'none' ? found.chance : undefined;
    const card = cardOfMove(piles, move);
    this.#say(words.hint(card, piles[move.from]!, piles[move.to]!, chance));
    this.board.point(move);
    return move;
  }

  /** Why the game was lost; where it could last be won, and a picture of it. */
  async explain(): Promise<Explanation | null> {
    const session = this.#host.session();
    const { rules, state } = session;
    const found = rules.solved ? await this.#advisor.explain() : session.explain();
    return session.state === state ? (found ?? null) : null;
  }

  /** Looks for a deal that can be won, when nothing else is being looked for. */
  async findWinnable(rules: Rules): Promise<number | undefined> {
    return rules.solved ? this.#advisor.findWinnable(rules) : undefined;
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
      canSolve: status === 'playing' && this.#decides,
      playing: automatic && !this.#solution ? running : undefined,
      menuOpen: this.#menuOpen,
      command,
    });
    const actions = this.#footActions();
    const verdict =
      this.#judges && status === 'playing' ? words.verdict(this.#advisor.judgement) : '';
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
        if (this.#solution) return host.auto().follow(this.#solution, 'solution');
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
      case 'solution':
        return void this.#showSolution();
      case 'step': {
        const next = this.#solution?.();
        if (next) session.play(next, 'solution');
        return;
      }
      case 'close':
        this.#solution = undefined;
        host.auto().stop();
        return host.update();
      case 'finish':
        return host.auto().follow(along(session, finishingLine(session) ?? []), 'finish');
      case 'why':
        return void this.#showWhy();
      case 'back':
        return void this.#backToLastChance();
    }
  }

  /** What is offered under the board now. */
  #footActions(): FootAction[] {
    const session = this.#host.session();
    const { status } = session.outcome;
    const chance = this.#lastChance !== undefined && this.#lastChance >= 0;
    if (status === 'won') return ['newGame'];
    if (status === 'lost') return [chance ? 'back' : 'why', 'undo', 'restart', 'newGame'];
    if (this.#solution) return [this.#host.auto().running ? 'pause' : 'play', 'step', 'close'];
    if (session.moveCount === 0 && session.canBringBack) return ['bringBack'];
    if (this.#judges && this.#advisor.judgement === 'lost') return ['back'];
    return finishingLine(session) ? ['finish'] : [];
  }

  /** Finds a way to win from here, and begins to show it. */
  async #showSolution(): Promise<void> {
    const { words } = this.#host;
    this.#host.auto().stop();
    this.#say(words.verdict(undefined));
    const found = await this.#advisor.solution();
    if (!found) return;
    if (found.kind !== 'won') return this.#say(words.noSolution(found.kind));
    this.#solution = along(this.#host.session(), found.moves);
    this.#say(words.solutionBegins(found.moves.length));
    this.#host.auto().follow(this.#solution, 'solution');
  }

  async #showWhy(): Promise<void> {
    const { words } = this.#host;
    const { piles } = this.#host.session().rules;
    const found = await this.explain();
    if (!found) return;
    if (found.kind === 'turning-point') this.#lastChance = found.moveCount;
    if (found.kind === 'cycle') void this.board.showCycle(found.piles);
    const { odds } = await import('./odds.js');
    const { game, options, luck = false } = this.#host.session().rules;
    const share = odds[game]?.[Object.values(options).join(' ')];
    const told = share === undefined ? '' : ` ${words.odds(share, luck)}`;
    this.#say(words.explain(found, piles) + told);
  }

  async #backToLastChance(): Promise<void> {
    const session = this.#host.session();
    const { state } = session;
    if (this.#lastChance === undefined) {
      const found = await this.#advisor.explain();
      if (session.state !== state || found?.kind !== 'turning-point') return;
      if (found.moveCount < 0) return this.#say(this.#host.words.explain(found, []));
      this.#lastChance = found.moveCount;
    }
    session.backTo(this.#lastChance, 'player');
  }

  /** How few moves it could have been, beside those it was. */
  async #tellPar(): Promise<void> {
    const session = this.#host.session();
    const { state, rules, moveCount } = session;
    if (rules.game !== 'grandfathers-clock') return;
    const par = await this.#advisor.par();
    if (session.state !== state || par.kind !== 'par') return;
    const { words } = this.#host;
    this.#say(`${words.won(moveCount)} ${words.par(par.moves.length)}`);
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
    this.#sayings++;
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
