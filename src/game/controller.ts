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

/** An arrow between two piles, given by their ids. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether it shows the move that should have been played. */
  readonly better: boolean;
}

/** The view of a game, as the controller uses it. */
export interface Display {
  /** Shows a new game, which may have other piles. */
  setGame(deals: boolean): void;
  /** Shows a transition, with animation. */
  show(transition: Transition): void;
  /** Shows the current position without animation. */
  reset(): void;
  showHint(move: Move): void;
  drawArrows(arrows: readonly Arrow[]): Promise<void>;
  celebrate(): void;
  sound(transition: Transition, won: boolean): void;
  /** Whether a card is going to be turned face up. */
  readonly turns: boolean;
  /** Resolves when all these cards can be seen. */
  turned(): Promise<void>;
  toggleMenu(): void;
  openSettings(): void;
  /** Requests a rendering, because something visible has changed. */
  update(): void;
}

/** What the controller needs from the page. */
export interface ControllerHost extends DealHost {
  readonly words: Words;
  setting(name: string): string;
  /** Notifies the page of an event; for `before-move`, false cancels the move. May throw. */
  notify(record: GameRecord): boolean;
  /** Reports an error that a listener has thrown. */
  report(error: unknown): void;
  /** Monotonic time in milliseconds. */
  now(): number;
}

/** Milliseconds between two moves of automatic play, by `speed`. */
const PACE: Readonly<Record<string, number>> = { slow: 1200, normal: 620, fast: 300, instant: 120 };

/** Finishing needs no watching, so it is faster than automatic play by this factor. */
const FINISH = 1 / 5;

const advicePart = new Part('advice', () => import('./advice.js'));

/**
 * A game without a page: moves, messages and commands. It does not depend on how they are shown.
 */
export class GameController {
  readonly dealer: Dealer;
  readonly words: Words;
  /** Hints, solutions and explanations, once they have been loaded. */
  advice: Advice | undefined;
  /** Shown instead of the player's game. */
  demonstration: Demonstration | undefined;
  /** The number of messages so far, by which a repeated message can be told from the first. */
  messageCount = 0;
  #message: Message | undefined;
  /** The number of the latest message, shown or pending: older pending messages are dropped. */
  #latest = 0;
  #session: Session | undefined;
  #auto: AutoPlay | undefined;
  #rules: Rules | undefined;
  #visible = false;
  #covered = false;
  /** Loading errors that the page has been notified of. */
  readonly #reported = new WeakSet<object>();
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
      (await this.#loadAdvice(false))?.findWinnable(rules);
    this.dealer = new Dealer(host, find);
  }

  // State ---------------------------------------------------------------------------------------

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

  /** Milliseconds between two automatic moves. */
  get pace(): number {
    return PACE[this.#host.setting('speed')]!;
  }

  /** Whether the player has choices and the solver knows the game. */
  get decides(): boolean {
    const { game, rules } = this.session;
    return !rules.noChoices && game.hasSolver === true;
  }

  /** Whether the Play button makes sense for this game. */
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
    return Boolean(this.judges && this.advice?.unwinnable);
  }

  /** Whether the position can be won, in words; empty if there is no verdict. */
  get verdict(): string {
    const shown = this.judges && this.status === 'playing' && !this.demonstration;
    return (shown && this.advice && this.sentence(this.advice.verdict)) || '';
  }

  /** The last message, in the current language. */
  get message(): string {
    return this.#message ? this.sentence(this.#message) : '';
  }

  /** How the game ended; empty while it is on, or during a demonstration. */
  get result(): string {
    const { status } = this;
    if (status === 'playing' || this.demonstration) return '';
    const { labels, wonTitle } = this.words;
    return `${status === 'won' ? wonTitle(this.session.rules.piles) : labels.lost}.`;
  }

  /** The words that are loaded when first needed; undefined until then. */
  get more(): MoreWords | undefined {
    return this.#more.loaded?.more;
  }

  sentence(message: Message): string {
    return sentenceOf(message, this.words, this.more);
  }

  // Commands ------------------------------------------------------------------------------------

  /** Runs a command of the player's. */
  command(name: Command): void {
    if (this.demonstration && !this.demonstration.command(name)) return;
    commands[name].run(this);
  }

  /** Plays a move of the player's. */
  play(move: Move): Result {
    if (this.demonstration) return refuse('demonstration', 'a demonstration is being shown');
    return this.session.play(move, 'player');
  }

  newGame(request: DealRequest, by: By): Result {
    const { session } = this;
    const found = this.dealer.newDeal(request);
    if (!found.ok) return refuse(found.code, found.message, found.at);
    return session.deal(found.rules, found.opening, by);
  }

  /** Deals again if the page's request has changed. */
  dealIfChanged(): void {
    if (!this.begun || !this.dealer.changed) return;
    const { rules, opening } = this.dealer.requested(this.session);
    this.session.deal(rules, opening, 'method');
  }

  /** Starts automatic play. */
  playOn(): void {
    const mode = this.#host.setting('auto-move') as AutoMode;
    this.auto.start(mode === 'none' ? 'forced' : mode, false);
  }

  /** Plays the rest of a game that is certain to be won. */
  finish(): void {
    const { session } = this;
    const pace = (): number => this.pace * FINISH;
    this.auto.follow(along(session, session.finishingLine ?? []), 'finish', pace);
  }

  /** Shows a good move; null if there is none, or if the game has moved on. */
  async hint(): Promise<Move | null> {
    if (this.#endDemonstration()) this.display.reset();
    const { state } = this.session;
    const advice = await this.#loadAdvice(true);
    const { session } = this;
    if (session.state !== state) return null;
    if (advice) return advice.hint();
    // If advice can't be loaded, any legal move is better than none.
    const [first = null] = session.moves;
    if (first) this.display.showHint(first);
    return first;
  }

  /** Why the game was lost, or the last position in which it could be won. */
  async explain(): Promise<Explanation | null> {
    return (await this.#loadAdvice(false))?.explain() ?? null;
  }

  /** Loads advice and asks it, unless the game has moved on meanwhile. */
  async advise(ask: (advice: Advice) => Promise<void>): Promise<void> {
    const { state } = this.session;
    const advice = await this.#loadAdvice(true);
    if (advice && this.session.state === state) await ask(advice);
  }

  /** Shows a demonstration instead of the player's game. */
  demonstrate(demonstration: Demonstration): void {
    this.#endDemonstration();
    this.auto.stop();
    this.demonstration = demonstration;
    this.#pauseOrResume();
  }

  /** Shows a move of the demonstration with its message. */
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

  /** Sets whether the game is in a visible page. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (!this.begun) return;
    if (visible) this.session.resume();
    else this.session.pause();
    this.#pauseOrResume();
  }

  /** Sets whether a dialog covers the board. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.#pauseOrResume();
  }

  /** To be called when the element has been connected or disconnected. */
  connect(connected: boolean): void {
    this.advice?.setConnected(connected, connected && this.judges);
  }

  // Messages ------------------------------------------------------------------------------------

  say(...message: Message): void {
    this.#message = message;
    this.messageCount++;
    this.#latest++;
    this.display.update();
  }

  /** Says why something can't be done, unless a newer message has been shown meanwhile. */
  refuse(code: Refusal, attempt: Attempt = {}): void {
    const number = ++this.#latest;
    void this.need(this.#more).then((words) => {
      if (words && number === this.#latest) this.say('refusal', code, attempt);
    });
  }

  /**
   * Loads a part of the kit; undefined if that fails, of which the page is notified once.
   * @param announce whether to tell the player, because they have asked for it
   */
  async need<T>(part: Part<T>, announce = true): Promise<T | undefined> {
    try {
      return part.loaded ?? (await part.get());
    } catch (error) {
      if (announce) this.say('notLoaded');
      if (!this.#reported.has(error as object)) {
        this.#reported.add(error as object);
        this.notLoaded(`part “${part.name}”`, error);
      }
      return undefined;
    }
  }

  /** The words that are not needed at first. */
  async needWords(): Promise<MoreWords | undefined> {
    return (await this.need(this.#more))?.more;
  }

  /** Notifies the page that something could not be loaded. */
  notLoaded(what: string, error: unknown): void {
    this.session.trouble('not-loaded', `the ${what} could not be loaded: ${String(error)}`);
  }

  // Private -------------------------------------------------------------------------------------

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
    session.onTransition = (transition) => this.#show(transition);
    session.announce('method');
    return session;
  }

  /** Shows a transition, after the page has been notified. */
  #show(transition: Transition): void {
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
    const showsPar = won && this.decides;
    if (this.advice) this.advice.update(judges, showsPar);
    else if (judges || showsPar) {
      void this.#loadAdvice(false).then((advice) => advice?.update(judges, showsPar));
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

  /** Says a message once the cards that it names have been turned. */
  #sayWhenSeen(message: Message): void {
    const { display } = this;
    if (!display.turns) return this.say(...message);
    const number = ++this.#latest;
    display.update();
    void display.turned().then(() => number === this.#latest && this.say(...message));
  }

  async #loadAdvice(announce: boolean): Promise<Advice | undefined> {
    const [part, words] = await Promise.all([
      this.need(advicePart, announce),
      this.need(this.#more, announce),
    ]);
    if (!part || !words || this.advice) return this.advice;
    this.display.update();
    return (this.advice = new part.Advice(this));
  }

  /** Pauses automatic play while the page is hidden or a dialog is open. */
  #pauseOrResume(): void {
    const paused = !this.#visible || this.#covered;
    this.#auto?.hold(paused);
    this.demonstration?.auto.hold(paused);
  }

  /** @returns whether there was a demonstration */
  #endDemonstration(): boolean {
    const ended = this.demonstration;
    ended?.end();
    this.demonstration = undefined;
    return ended !== undefined;
  }
}
