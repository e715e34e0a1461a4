import {
  type Explanation,
  type Move,
  type Outcome,
  ROLES,
  type Rules,
  type State,
} from '../rules/engine.js';
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
import {
  type Attempt,
  languages,
  type MoreWords,
  type Refusal,
  type Words,
} from '../words/index.js';
import type { Advice } from './advice.js';
import { type Command, commands, type DialogName } from './commands.js';
import { type DealHost, Dealer } from './dealer.js';
import type { DealRequest } from './deal-request.js';
import { type Heard, type Message, sentenceOf } from './messages.js';
import { Part } from './part.js';
import type { Playback } from './playback.js';
import type { Saver } from './saver.js';
import { type SaveHost, Saves } from './saves.js';
import { StatisticsFeed } from './statistics-feed.js';

/** An arrow between two piles, given by their ids. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether it shows the move that should have been played. */
  readonly better: boolean;
}

/** What the board shows: the player's game, or a line of moves. */
export type Shown = Pick<
  Session['history'],
  'rules' | 'state' | 'dealNumber' | 'moveCount' | 'tokens' | 'lastEffects'
>;

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
  /** Whether a modal dialog of the page makes the game inert. */
  readonly isBehind: boolean;
  toggleMenu(): void;
  openDialog(name: DialogName): void;
  /**
   * Loads the controls of a playback; undefined if it fails. A line runs by itself where cards are seen
   * moving, unless it was asked for with keys or a voice: then it waits to be stepped.
   */
  preparePlayback(): Promise<{ readonly runs: boolean } | undefined>;
  /**
   * Shares a text, or copies it where the browser can’t share.
   * @returns undefined if the player has decided against it
   */
  shareText(text: string): Promise<'shared' | 'copied' | 'refused' | undefined>;
  /** Lets a message be heard. */
  hear(heard: Heard): void;
  /** Answers what a listener asks. */
  answer(name: Command): void;
  /** Requests a rendering, because something visible has changed. */
  update(): void;
}

/** What the controller needs from the page. */
export interface ControllerHost extends DealHost, SaveHost {
  /** English, which is always there. */
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

const guidePart = new Part('guide', () => import('./guide.js'));
const advicePart = new Part('advice', () => import('./advice.js'));
const languagePart = new Part('languages', () => import('./language.js'));
const replayPart = new Part('replay', () => import('./replay.js'));

/**
 * A game without a page: moves, messages and commands. It does not depend on how they are shown.
 */
export class GameController {
  readonly dealer: Dealer;
  /** All that the player reads and hears, in one language. */
  words: Words;
  /** The code of the language that was asked for last: its words may be loading, or have failed to. */
  language = 'en';
  /** Whether what the words say should not be shown, because those of another language are coming. */
  waits = false;
  /** Hints, solutions and explanations, once they have been loaded. */
  advice: Advice | undefined;
  /** Saves the game, once it is loaded. */
  saver: Saver | undefined;
  /** A line of moves that is shown instead of the player's game. */
  playback: Playback | undefined;
  readonly statistics = new StatisticsFeed(this);
  /** The number of messages so far. */
  messageCount = 0;
  /** Whether the player doesn't know this kind of game yet. */
  isFirst = false;
  /** Makes a label tell the board too, if there are several on the page. */
  named: ((label: string) => string) | undefined;
  #message: Message | undefined;
  /** A message that waits until the cards that it names have been turned. */
  #pending: Heard | undefined;
  /** The number of the latest message, shown or pending: older pending messages are dropped. */
  #latest = 0;
  #session: Session | undefined;
  #auto: AutoPlay | undefined;
  /** The rules of what was last shown. */
  #rules: Rules | undefined;
  /**
   * The state that was last shown. When a page’s listener plays on at once, that is already the state
   * after moves whose transitions are still to come.
   */
  #drawn: State | undefined;
  #visible = false;
  #covered = false;
  /** What `judges` was when the solver was last asked. */
  #judged = false;
  /** Loading errors that the page has been notified of. */
  readonly #reported = new WeakSet<object>();
  #more: Part<{ readonly more: MoreWords }>;
  readonly #host: ControllerHost;
  readonly #saves: Saves;

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
    this.#saves = new Saves(host, this);
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

  get shown(): Shown {
    return this.playback ?? this.session.history;
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
      piles.some(({ role }) => ROLES[role].inHand) || this.#host.setting('auto-move') !== 'none'
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
    const shown = this.judges && this.status === 'playing' && !this.playback;
    return (shown && this.advice && this.sentence(this.advice.verdict)) || '';
  }

  /** The browser’s storage, unless the page wants none to be used; may throw. */
  get storage(): ControllerHost['storage'] | undefined {
    const { storage, setting } = this.#host;
    return setting('storage') === 'none' ? undefined : storage;
  }

  /** The last message, in the current language. */
  get message(): string {
    if (this.saver?.asks && !this.playback) return this.sentence(['savedElsewhere']);
    return this.#message ? this.sentence(this.#message) : '';
  }

  /** How the game ended; empty while it is on, or a line of moves is shown. */
  get result(): string {
    const { status } = this;
    if (status === 'playing' || this.playback) return '';
    const { piles } = this.session.rules;
    return `${status === 'won' ? this.sentence(['wonTitle', piles]) : this.words.labels.lost}.`;
  }

  /** What is said about the end of the player's game; undefined while it is on. */
  get ending(): Message | undefined {
    const { outcome, moveCount } = this.session;
    if (outcome.status === 'won') return ['won', moveCount];
    return outcome.status === 'lost' ? ['lost', outcome.reason] : undefined;
  }

  /** The words that are loaded when first needed; undefined until then. */
  get more(): MoreWords | undefined {
    return this.#more.loaded?.more;
  }

  /** Whether the board still shows the player's game in this position: an answer about it can come late. */
  isAt(state: State): boolean {
    return !this.playback && this.session.state === state;
  }

  /** Whether the player wants short sentences. */
  get isBrief(): boolean {
    return this.#host.setting('verbosity') === 'brief';
  }

  sentence(message: Message): string {
    const { words, more } = this;
    return sentenceOf(message, words, more, this.isBrief ? more?.brief : undefined);
  }

  // Commands ------------------------------------------------------------------------------------

  /** Runs a command of the player's. */
  command(name: Command): void {
    if (this.playback && !this.playback.command(name)) return;
    const known = commands[name];
    if (known) known.run(this);
    else this.display.answer(name);
  }

  /** Plays a move of the player's. */
  play(move: Move): Result {
    if (this.playback) return refuse(this.playback.refusal, 'a line of moves is being shown');
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
    if (!this.auto.running) void this.need(guidePart).then((part) => part?.explainPause(this));
  }

  /** Plays the rest of a game that is certain to be won. */
  finish(): void {
    const { session } = this;
    const pace = (): number => this.pace * FINISH;
    this.auto.follow(along(session, session.history.finishingLine ?? []), 'finish', pace);
  }

  /** Shows a good move; null if there is none, or if the game has moved on. */
  async hint(): Promise<Move | null> {
    if (this.#endPlayback()) this.#showPosition();
    const { state } = this.session;
    const advice = await this.#loadAdvice(true);
    if (!this.isAt(state)) return null;
    if (advice) return advice.hint();
    // If advice can't be loaded, any legal move is better than none.
    const [first = null] = this.session.moves;
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
    if (advice && this.isAt(state)) await ask(advice);
  }

  /** Shows the moves of the player's game, from the opening on. */
  async replay(): Promise<void> {
    await (await this.need(replayPart))?.replay(this);
  }

  /** Shows a line of moves instead of the player's game, or the game again. */
  showPlayback(playback: Playback | undefined, message: Message): void {
    this.auto.stop();
    this.playback?.pause();
    this.playback = playback;
    this.#pauseOrResume();
    this.showPosition(message);
  }

  /** Shows a move of the playback with its message. */
  showMove(transition: Transition, message: Message): void {
    this.display.show(transition);
    this.#sayWhenSeen({ message, by: transition.by });
  }

  /** Shows a position of the playback with its message, without animation. */
  showPosition(message: Message): void {
    this.#showPosition();
    this.say(...message);
  }

  /** Sets whether the game is in a visible page. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (!this.begun) return;
    this.saver?.setVisible(visible);
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

  /** To be called when settings may have changed. */
  applySettings(): void {
    const { judges } = this;
    if (judges && !this.#judged) void this.#loadAdvice(false).then((advice) => advice?.judge());
    this.#judged = judges;
  }

  /**
   * Changes the language, as soon as its words are loaded.
   * @param code of a language that the kit speaks
   * @param drawn resolves when the game has been drawn: only then a failure is told
   */
  async speak(code: string, drawn: Promise<unknown>): Promise<void> {
    if (code === this.language) return;
    this.language = code;
    this.waits = !this.begun;
    await Promise.all([languages[code]?.(), languagePart.get()]).catch(() => drawn);
    await (await this.need(languagePart))?.changeLanguage(this, code);
    // Another may have been wanted meanwhile.
    this.waits &&= code !== this.language;
    this.display.update();
  }

  /** To be called with words that are completely loaded. */
  setWords(words: Words, more: Part<{ readonly more: MoreWords }>): void {
    this.words = words;
    this.#more = more;
  }

  // Messages ------------------------------------------------------------------------------------

  say(...message: Message): void {
    this.#say({ message, by: undefined });
  }

  /** Says something after the last message, whose place under the board it takes: there is no room for both. */
  add(message: Message): void {
    this.#message = message;
    this.display.hear({ message, by: undefined });
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
  async needWords(announce = true): Promise<MoreWords | undefined> {
    return (await this.need(this.#more, announce))?.more;
  }

  /** Notifies the page that something could not be loaded. */
  notLoaded(what: string, error: unknown): void {
    this.session.trouble('not-loaded', `the ${what} could not be loaded: ${String(error)}`);
  }

  // Private -------------------------------------------------------------------------------------

  #begin(): Session {
    const host = this.#host;
    const { rules, opening } = this.dealer.begin();
    const notify = (record: GameRecord): boolean => {
      this.statistics.note(record);
      return host.notify(record);
    };
    const session = new Session(
      host.game,
      rules,
      opening,
      {
        ...host,
        notify,
        save: (cause, by) => this.#saves.commit(cause, by),
        show: (transition) => this.#show(transition),
      },
      this.#saves.open(rules),
    );
    this.#session = session;
    this.#auto = new AutoPlay(
      session,
      realTimer,
      () => this.pace,
      () => this.display.update(),
      () => this.display.isBehind,
    );
    this.setVisible(this.#visible);
    session.announce('method');
    return session;
  }

  /** Shows a transition, after the page has been notified. */
  #show(transition: Transition): void {
    const { cause, by } = transition;
    const { session, display, auto } = this;
    const fresh = cause === 'deal' || cause === 'load';
    const ended = this.#endPlayback();
    if (session.rules !== this.#rules || (ended && !fresh)) this.#showPosition(cause === 'deal');
    else if (fresh || transition.before === this.#drawn) {
      display.show(transition);
      this.#drawn = cause === 'load' ? session.state : transition.after;
    } else if (this.#drawn !== session.state) this.#showPosition();
    const message = this.#messageOf(transition, session);
    const { ending } = this;
    const said = { message: ending ?? message, by };
    if (ending && (cause === 'move' || cause === 'redo')) this.#hear({ message, by });
    this.#sayWhenSeen(said, transition);
    const won = cause === 'move' && this.status === 'won';
    if (won) display.celebrate();
    if (this.#host.setting('sound') === 'on' && by !== 'method') display.sound(transition, won);
    const judges = (this.#judged = this.judges);
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
    const { rules, moveCount, dealNumber } = session;
    switch (cause) {
      case 'deal':
        return ['dealt', this.#host.game.id, dealNumber];
      case 'load':
        return ['loaded', moveCount];
      case 'undo':
        return ['undone', count, effects, rules.piles];
      case 'redo':
        return ['redone', count, effects, rules.table(before!).piles];
      case 'move':
        return ['move', effects, rules.table(before!).piles];
    }
  }

  #say(said: Heard): void {
    this.#hear(said);
    this.#message = said.message;
    this.messageCount++;
    this.#latest++;
    this.display.update();
  }

  /** Lets a message be heard, after the one that may be waiting. */
  #hear(heard?: Heard): void {
    for (const one of [this.#pending, heard]) if (one) this.display.hear(one);
    this.#pending = undefined;
  }

  /**
   * Says a message once the cards that it names have been turned.
   * @param game what it is about, if that is the player's game
   */
  #sayWhenSeen(said: Heard, game?: Transition): void {
    const { display } = this;
    const say = (): void => {
      this.#say(said);
      if (game) this.#guide(game);
    };
    if (!display.turns || (game && game.cause !== 'move')) return say();
    this.#hear();
    this.#pending = said;
    this.#latest++;
    display.update();
    void display.turned().then(() => {
      if (this.#pending !== said) return;
      this.#pending = undefined;
      say();
    });
  }

  /** Adds what to do next to the message about a transition. */
  #guide(transition: Transition): void {
    const { messageCount } = this;
    if (guidePart.loaded) guidePart.loaded.guide(this, transition);
    else {
      void this.need(guidePart, false).then((part) => part?.guide(this, transition, messageCount));
    }
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

  /** Shows the current position without animation; other rules may have other piles. */
  #showPosition(deals = false): void {
    const { rules, state } = this.shown;
    this.#drawn = state;
    if (rules === this.#rules) return this.display.reset();
    this.#rules = rules;
    this.display.setGame(deals);
  }

  /**
   * Pauses automatic play while the page is hidden or a dialog is open, and the clock while the
   * player's game can't be seen.
   */
  #pauseOrResume(): void {
    const { playback } = this;
    const paused = !this.#visible || this.#covered;
    this.#auto?.hold(paused);
    playback?.hold(paused);
    if (this.#visible && !playback) this.session.resume();
    else this.session.pause();
  }

  /** @returns whether there was a playback */
  #endPlayback(): boolean {
    const ended = this.playback;
    if (!ended) return false;
    this.playback = undefined;
    ended.pause();
    this.#pauseOrResume();
    return true;
  }
}
