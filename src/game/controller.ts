import type { Explanation, Move, Outcome, Rules } from '../rules/engine.js';
import {
  along,
  type AutoMode,
  AutoPlay,
  type By,
  type GameRecord,
  realTimer,
  refuse,
  type Result,
  Session,
  type Transition,
} from '../session/index.js';
import type { Attempt, MoreWords, Refusal, Words } from '../words/index.js';
import type { Advice } from './advice.js';
import { type Command, commands } from './commands.js';
import { type DealHost, Dealer } from './dealer.js';
import type { DealRequest } from './deal-request.js';
import type { Demonstration } from './demonstration.js';
import { type Message, sentenceOf } from './messages.js';
import { Part } from './part.js';

/** An arrow from pile to pile, by their ids. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether it shows what should have been played. */
  readonly better: boolean;
}

/** Where a game is shown. */
export interface Display {
  /** Shows a game, of whose piles nothing may be as before. */
  setGame(deals: boolean): void;
  /** Shows a step of the game. */
  show(transition: Transition): void;
  /** Shows the position as it stands. */
  reset(): void;
  point(move: Move): void;
  drawArrows(arrows: readonly Arrow[]): Promise<void>;
  celebrate(): void;
  sound(transition: Transition, won: boolean): void;
  /** Whether a card is on its way to be turned face up, and when all such can be seen. */
  readonly turns: boolean;
  turned(): Promise<void>;
  toggleMenu(): void;
  openSettings(): void;
  /** Something that is shown has changed. */
  update(): void;
}

/** What a game asks of the page around it. */
export interface ControllerHost extends DealHost {
  readonly words: Words;
  setting(name: string): string;
  /** Tells the page what happens; for `before-move`, false stops the move. May throw. */
  notify(record: GameRecord): boolean;
  /** Takes what a listener has thrown. */
  report(error: unknown): void;
  /** Milliseconds from any beginning, never going back. */
  now(): number;
}

/** Milliseconds between two moves of automatic play, by `speed`. */
const PACE: Readonly<Record<string, number>> = { slow: 1200, normal: 620, fast: 300, instant: 120 };

/** A certain end is played so much faster than anything that has to be followed. */
const FINISH = 1 / 5;

const adviceLoaded = new Part('advice', () => import('./advice.js'));

/**
 * A game without a page: what is played and by whom, what is told of it, what can be asked for. It
 * knows nothing of how that is shown.
 */
export class GameController {
  readonly dealer: Dealer;
  readonly words: Words;
  /** What needs the solver or looks back, once it has been asked for. */
  advice: Advice | undefined;
  /** What is shown in place of the player's game. */
  demonstration: Demonstration | undefined;
  /** How often something was said. */
  sayings = 0;
  /** What was said last. */
  #message: Message | undefined;
  /** What was to be said, by number: what comes late gives way to what came after. */
  #turn = 0;
  #session: Session | undefined;
  #auto: AutoPlay | undefined;
  #rules: Rules | undefined;
  #visible = false;
  #covered = false;
  /** Failed loads that the page has been told of. */
  readonly #told = new WeakSet<object>();
  readonly #more: Part<{ readonly more: MoreWords }>;
  readonly #host: ControllerHost;

  constructor(
    host: ControllerHost,
    readonly display: Display,
  ) {
    this.#host = host;
    this.words = host.words;
    this.#more = new Part('words', () => host.words.more());
    const find = async (rules: Rules): Promise<number | undefined> =>
      (await this.#advised(false))?.findWinnable(rules);
    this.dealer = new Dealer(host, find);
  }

  // What is true now ----------------------------------------------------------------------------

  /** Whether the first game has begun. */
  get begun(): boolean {
    return this.#session !== undefined;
  }

  /** The player's game; the first call deals it. */
  get session(): Session {
    return this.#session ?? this.#begin();
  }

  /** The game on the board: the player's, or a demonstration's. */
  get shown(): Session {
    return this.demonstration?.session ?? this.session;
  }

  get auto(): AutoPlay {
    return this.#auto!;
  }

  get status(): Outcome['status'] {
    return this.session.outcome.status;
  }

  /** Milliseconds between two moves that are played by themselves. */
  get pace(): number {
    return PACE[this.#host.setting('speed')]!;
  }

  /** Whether the player decides anything that the solver can judge. */
  get decides(): boolean {
    const { game, rules } = this.session;
    return !rules.noChoices && game.hasSolver === true;
  }

  /** Whether Play makes sense here. */
  get playsItself(): boolean {
    const { piles } = this.session.rules;
    return (
      piles.some(({ role }) => role === 'turned') || this.#host.setting('auto-move') !== 'none'
    );
  }

  /** Whether the solver is asked about every position. */
  get judges(): boolean {
    return this.#host.setting('verdict') === 'on' && this.decides;
  }

  /** Whether the solver has shown that the game can't be won any more. */
  get stuck(): boolean {
    return Boolean(this.judges && this.advice?.hopeless);
  }

  /** The solver's word on the position; empty where it is not asked. */
  get verdict(): string {
    const asked = this.judges && this.status === 'playing' && !this.demonstration;
    return (asked && this.advice && this.sentence(this.advice.verdict)) || '';
  }

  /** What was said last, in the language of now. */
  get message(): string {
    return this.#message ? this.sentence(this.#message) : '';
  }

  /** How the game has ended; empty while it goes on, or something else is shown. */
  get result(): string {
    const { status } = this;
    if (status === 'playing' || this.demonstration) return '';
    const { labels, wonTitle } = this.words;
    return `${status === 'won' ? wonTitle(this.session.rules.piles) : labels.lost}.`;
  }

  /** Words that are loaded when they are wanted; undefined until then. */
  get more(): MoreWords | undefined {
    return this.#more.now?.more;
  }

  sentence(message: Message): string {
    return sentenceOf(message, this.words, this.more);
  }

  // What is done --------------------------------------------------------------------------------

  /** A command of the player's. */
  command(name: Command): void {
    if (this.demonstration && !this.demonstration.command(name)) return;
    commands[name].run(this);
  }

  /** A move of the player's. */
  play(move: Move): Result {
    if (this.demonstration) return refuse('demonstration', 'a demonstration is on the board');
    return this.session.play(move, 'player');
  }

  newGame(request: DealRequest, by: By): Result {
    const { session } = this;
    const found = this.dealer.anew(request);
    if (!found.ok) return refuse(found.code, found.message, found.at);
    return session.deal(found.rules, found.opening, by);
  }

  /** Deals what the page asks for now, if that is another game. */
  dealAsAsked(): void {
    if (!this.begun || !this.dealer.changed) return;
    const { rules, opening } = this.dealer.asked(this.session);
    this.session.deal(rules, opening, 'method');
  }

  /** Plays what needs no decision. */
  playOn(): void {
    const mode = this.#host.setting('auto-move') as AutoMode;
    this.auto.start(mode === 'none' ? 'forced' : mode, false);
  }

  /** Plays the rest of a game that is certain. */
  finish(): void {
    const { session } = this;
    const pace = (): number => this.pace * FINISH;
    this.auto.follow(along(session, session.finishingLine ?? []), 'finish', pace);
  }

  /** Shows a legal move; null when there is none, or the game has moved on. */
  async hint(): Promise<Move | null> {
    if (this.#endDemonstration()) this.display.reset();
    const { state } = this.session;
    const advice = await this.#advised(true);
    const { session } = this;
    if (session.state !== state) return null;
    if (advice) return advice.hint();
    // Without advice, any legal move is better than none.
    const [first = null] = session.moves;
    if (first) this.display.point(first);
    return first;
  }

  /** Why the game was lost, or where it could last be won. */
  async explain(): Promise<Explanation | null> {
    return (await this.#advised(false))?.explain() ?? null;
  }

  /** Asks for advice, unless the game has moved on before that has come. */
  async advise(ask: (advice: Advice) => Promise<void>): Promise<void> {
    const { state } = this.session;
    const advice = await this.#advised(true);
    if (advice && this.session.state === state) await ask(advice);
  }

  /** Shows a way to win in place of the player's game. */
  demonstrate(demonstration: Demonstration): void {
    this.#endDemonstration();
    this.auto.stop();
    this.demonstration = demonstration;
    this.#holdOrGoOn();
  }

  /** Shows a move of the demonstration, and says what there is to say of it. */
  showMove(transition: Transition, message: Message): void {
    this.display.show(transition);
    this.#sayWhenSeen(message);
  }

  /** Shows the player's game again. */
  backToGame(): void {
    this.#endDemonstration();
    this.display.reset();
    this.say('loaded', this.session.moveCount);
  }

  /** Whether the game is in a page that is looked at. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (!this.begun) return;
    if (visible) this.session.resume();
    else this.session.pause();
    this.#holdOrGoOn();
  }

  /** Whether a dialog lies over the board. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.#holdOrGoOn();
  }

  /** The game has come to a page, or left it. */
  connect(connected: boolean): void {
    this.advice?.setConnected(connected, connected && this.judges);
  }

  // What is said --------------------------------------------------------------------------------

  say(...message: Message): void {
    this.#message = message;
    this.sayings++;
    this.#turn++;
    this.display.update();
  }

  /** Says why something can't be done, unless something else has been said meanwhile. */
  refuse(code: Refusal, attempt: Attempt = {}): void {
    const turn = ++this.#turn;
    void this.need(this.#more).then((words) => {
      if (words && turn === this.#turn) this.say('refusal', code, attempt);
    });
  }

  /**
   * A part that comes when it is wanted; undefined where it doesn't, which the page is told once for
   * each load, and the player each time.
   * @param aloud whether it is something that the player has asked for
   */
  async need<T>(part: Part<T>, aloud = true): Promise<T | undefined> {
    try {
      return part.now ?? (await part.get());
    } catch (error) {
      if (aloud) this.say('notLoaded');
      if (!this.#told.has(error as object)) {
        this.#told.add(error as object);
        this.notLoaded(`part “${part.name}”`, error);
      }
      return undefined;
    }
  }

  /** Words that are not needed to begin with. */
  async needWords(): Promise<MoreWords | undefined> {
    return (await this.need(this.#more))?.more;
  }

  /** Tells the page that something could not be loaded. */
  notLoaded(what: string, error: unknown): void {
    this.session.trouble('not-loaded', `the ${what} could not be loaded: ${String(error)}`);
  }

  // Inside --------------------------------------------------------------------------------------

  #begin(): Session {
    const host = this.#host;
    const { rules, opening } = this.dealer.begin();
    const session = new Session(host.game, rules, opening, host);
    this.#session = session;
    this.#auto = new AutoPlay(
      session,
      realTimer,
      () => this.pace,
      () => this.display.update(),
    );
    this.setVisible(this.#visible);
    session.onTransition = (transition) => this.#follow(transition);
    session.announce('method');
    return session;
  }

  /** Shows and tells what has happened, once the page knows. */
  #follow(transition: Transition): void {
    const { cause, by } = transition;
    const { session, display, auto } = this;
    const fresh = cause === 'deal' || cause === 'load';
    const demonstrated = this.#endDemonstration();
    if (fresh && session.rules !== this.#rules) {
      this.#rules = session.rules;
      display.setGame(cause === 'deal');
    } else if (demonstrated && !fresh) display.reset();
    else display.show(transition);
    const message = this.#messageOf(transition, session);
    if (cause === 'move') this.#sayWhenSeen(message);
    else this.say(...message);
    const won = cause === 'move' && this.status === 'won';
    if (won) display.celebrate();
    if (this.#host.setting('sound') === 'on' && by !== 'method') display.sound(transition, won);
    const { judges } = this;
    const tellsPar = won && this.decides;
    if (this.advice) this.advice.follow(judges, tellsPar);
    else if (judges || tellsPar) {
      void this.#advised(false).then((advice) => advice?.follow(judges, tellsPar));
    }
    if (cause !== 'move') auto.stop();
    else if (by !== 'auto' && !auto.running) {
      auto.start(this.#host.setting('auto-move') as AutoMode, true);
    }
  }

  #messageOf({ cause, effects, before, count }: Transition, session: Session): Message {
    const { rules, outcome, moveCount, dealNumber } = session;
    if (outcome.status === 'won') return ['won', moveCount];
    if (outcome.status === 'lost') return ['lost', outcome.reason];
    switch (cause) {
      case 'deal':
        return ['dealt', this.#host.game.id, dealNumber];
      case 'load':
        return ['loaded', moveCount];
      case 'undo':
        return ['undone', count];
      case 'redo':
        return ['redone', count];
      case 'move': {
        const brief = this.#host.setting('verbosity') === 'brief';
        return [brief ? 'moveBrief' : 'move', effects, rules.table(before!).piles];
      }
    }
  }

  /** A card is not named before it is seen to turn. */
  #sayWhenSeen(message: Message): void {
    const { display } = this;
    if (!display.turns) return this.say(...message);
    const turn = ++this.#turn;
    display.update();
    void display.turned().then(() => turn === this.#turn && this.say(...message));
  }

  /** Advice comes with the first that is asked for. */
  async #advised(aloud: boolean): Promise<Advice | undefined> {
    const [part, words] = await Promise.all([
      this.need(adviceLoaded, aloud),
      this.need(this.#more, aloud),
    ]);
    if (!part || !words || this.advice) return this.advice;
    this.display.update();
    return (this.advice = new part.Advice(this));
  }

  /** Nothing plays by itself in a page that is hidden, or behind a dialog. */
  #holdOrGoOn(): void {
    const held = !this.#visible || this.#covered;
    this.#auto?.hold(held);
    this.demonstration?.auto.hold(held);
  }

  /** @returns whether there was one */
  #endDemonstration(): boolean {
    const ended = this.demonstration;
    ended?.end();
    this.demonstration = undefined;
    return ended !== undefined;
  }
}
