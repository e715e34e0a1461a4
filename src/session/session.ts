import {
  formatCards,
  formatGame,
  type Game,
  type Effect,
  type Move,
  type OpeningDeal,
  type Outcome,
  parseGame,
  parseMove,
  type Rules,
  type SavedGame,
  type State,
} from '../rules/engine.js';
import { EventQueue, type Transition } from './event-queue.js';
import { finishingLine } from './finishing-line.js';
import { History } from './history.js';
import {
  type By,
  type Cause,
  effectRecords,
  type EndDetail,
  type GameRecord,
  OK,
  recordOf,
  refuse,
  type Result,
} from './records.js';
import { Stopwatch } from './stopwatch.js';

/** What a session needs from its environment. */
export interface SessionWorld {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Notifies the page of an event; for `before-move`, false cancels the move. May throw. */
  notify(record: GameRecord): boolean;
  /** Reports an error that a listener has thrown. */
  report(error: unknown): void;
}

/**
 * A game in progress. Every command commits first; then its events are dispatched, in order, before it
 * returns. A command inside a listener commits at once, and its events queue behind the current ones.
 */
export class Session<S extends State = State> {
  #history: History<S>;
  #paused = false;
  /** The game before the last deal or loading, which can be restored. */
  #lastGame: string | undefined;
  /** Whether it began from a saved game. */
  readonly #resumed: boolean;
  readonly #queue: EventQueue<S>;
  readonly #watch: Stopwatch;

  /** Called for each commit but the first, before the page is notified of it; saves the game. */
  onCommit: (cause: Cause, by: By) => void = () => {};

  /** Called for each commit after the page has been notified of all; updates the view. */
  onTransition: (transition: Transition<S>) => void = () => {};

  /** @param saved the game to continue, unless it is a new one */
  constructor(
    readonly game: Game<S>,
    rules: Rules<S>,
    opening: OpeningDeal,
    world: SessionWorld,
    saved?: SavedGame<S>,
  ) {
    this.#queue = new EventQueue({
      notify: (record) => world.notify(record),
      report: (error) => world.report(error),
      show: (transition) => this.onTransition(transition),
    });
    this.#history = new History(saved ?? { rules, opening });
    this.#watch = new Stopwatch(() => world.now());
    this.#watch.reset(saved?.elapsed);
    this.#resumed = saved !== undefined;
  }

  /** A session that continues a saved game, without dealing first. */
  static resume<S extends State>(
    game: Game<S>,
    saved: SavedGame<S>,
    world: SessionWorld,
  ): Session<S> {
    return new Session(game, saved.rules, saved.opening, world, saved);
  }

  get rules(): Rules<S> {
    return this.#history.rules;
  }

  get state(): S {
    return this.#history.state;
  }

  get moves(): readonly Move[] {
    return this.#history.moves;
  }

  get outcome(): Outcome {
    return this.#history.outcome;
  }

  get dealNumber(): number | null {
    return this.#history.opening.number;
  }

  get dealtCards(): readonly number[] {
    return this.#history.opening.cards;
  }

  get moveCount(): number {
    return this.#history.moveCount;
  }

  /** Milliseconds of play: from the first move to the end, without pauses. */
  get elapsed(): number {
    return this.#watch.elapsed;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Whether the game before the last deal, restart or loading can be restored. */
  get canBringBack(): boolean {
    return this.#lastGame !== undefined;
  }

  /** The moves made, in order. */
  get tokens(): readonly string[] {
    return this.#history.tokens;
  }

  /** The effects of the last of them; none before the first. */
  get lastEffects(): readonly Effect[] {
    return this.#history.lastEffects;
  }

  /** The positions of the game so far, from the opening to the current one. */
  get line(): readonly S[] {
    return this.#history.line;
  }

  /** Whether `state` occurred earlier in this game. */
  hasStood(state: S): boolean {
    return this.#history.hasStood(state);
  }

  /** The current game, for another session to continue. */
  get saved(): SavedGame<S> {
    return { ...this.#history.whole, elapsed: this.elapsed };
  }

  /**
   * The rest of a game that is certain to be won: safe moves to the win, with no hidden cards. It needs
   * no search.
   */
  get finishingLine(): readonly string[] | undefined {
    return finishingLine(this.rules, this.state);
  }

  /** Announces the position that the session began with, like any other deal or loaded game. */
  announce(by: By): void {
    const record = this.#resumed ? this.#loadRecord(by, 'resume') : this.#dealRecord(by, false);
    this.#commit(this.#resumed ? 'load' : 'deal', undefined, [], by, [record]);
  }

  /** Stops the clock until {@link resume}, because the game is not visible. */
  pause(): void {
    this.#paused = true;
    this.#keepTime();
  }

  resume(): void {
    this.#paused = false;
    this.#keepTime();
  }

  play(move: string | Move, by: By, attached = false): Result {
    if (this.#queue.asking) return BUSY;
    const { rules, state: before } = this;
    const token = typeof move === 'string' ? move : String(move?.token);
    const read = parseMove(rules, token);
    if (!read.ok) return refuse(read.error.code, read.error.message, read.error.at);
    const { from, to, count } = read.value;
    const legality = rules.legality(before, from, to, count);
    if (legality !== 'ok') {
      return refuse(legality, `“${token}” is not a legal move here: ${legality}`);
    }
    const effects = rules.effects(before, read.value);
    const detail = {
      ...this.#common(by),
      token,
      number: this.moveCount + 1,
      effects: effectRecords(rules, effects),
    };
    if (!this.#queue.ask(recordOf('before-move', detail))) {
      return refuse('cancelled', `the page cancelled the move “${token}”`);
    }
    this.#history.add(read.value, attached);
    const records = [recordOf('move', detail), ...this.#endRecords(by)];
    this.#commit('move', before, effects, by, records, 1);
    return OK;
  }

  /** Undoes the last move that was chosen, and the automatic moves that followed it. */
  undo(by: By): Result {
    if (this.#queue.asking) return BUSY;
    if (!this.canUndo) return refuse('nothing-to-undo', 'no move has been made');
    return this.#go('undo', this.#history.undone, by);
  }

  /** Redoes the last undone move, and the automatic moves that had followed it. */
  redo(by: By): Result {
    if (this.#queue.asking) return BUSY;
    if (!this.canRedo) return refuse('nothing-to-redo', 'no move has been undone');
    return this.#go('redo', this.#history.redone, by);
  }

  /** Undoes moves until this many are left. */
  backTo(moveCount: number, by: By): Result {
    if (this.#queue.asking) return BUSY;
    if (!(moveCount >= 0 && moveCount < this.moveCount)) {
      return refuse('nothing-to-undo', `no more than ${moveCount} moves have been made`);
    }
    return this.#go('undo', moveCount, by);
  }

  /** Deals a new game, with these rules. */
  deal(rules: Rules<S>, opening: OpeningDeal, by: By, restart = false): Result {
    if (this.#queue.asking) return BUSY;
    const { state: before } = this;
    const ends = restart ? this.#history.ends : '';
    this.#begin(new History({ rules, opening, ends }), 0);
    this.#commit('deal', before, [], by, [this.#dealRecord(by, restart)]);
    return OK;
  }

  restart(by: By): Result {
    return this.deal(this.rules, this.#history.opening, by, true);
  }

  save(): string {
    return formatGame(this.saved);
  }

  load(text: string, by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#queue.asking) return BUSY;
    const read = parseGame(this.game, text);
    if (!read.ok) {
      const { code, message, at } = read.error;
      return refuse(code, `the saved game was not loaded: ${message}`, at);
    }
    const { state: before } = this;
    this.#begin(new History(read.value), read.value.elapsed);
    this.#commit('load', before, [], by, [this.#loadRecord(by, reason)]);
    return OK;
  }

  /** Sets the game that {@link bringBack} restores: the text of a saved game. */
  remember(text: string): void {
    this.#lastGame = text;
  }

  /** Restores the game before the last deal, restart or loading; the current game can then be restored. */
  bringBack(by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#queue.asking) return BUSY;
    const lastGame = this.#lastGame;
    if (lastGame === undefined) return refuse('no-last-game', 'there is no previous game');
    this.#lastGame = this.canUndo ? this.save() : undefined;
    return this.load(lastGame, by, reason);
  }

  /** Notifies the page that the game can't be won any more, or that it can be again. */
  stuck(stuck: boolean): void {
    this.#tell(recordOf('stuck', { ...this.#common('auto'), stuck }));
  }

  /** Notifies the page of an error that is not the result of a command. */
  trouble(code: string, message: string): void {
    this.#tell(recordOf('error', { ...this.#common('method'), code, message }));
  }

  #tell(record: GameRecord): void {
    this.#queue.add(record);
    this.#queue.dispatch();
  }

  #go(cause: 'undo' | 'redo', target: number, by: By): Result {
    const { state: before, moveCount } = this;
    const { tokens, effects } = this.#history.goTo(target);
    const detail = { ...this.#common(by), tokens: Object.freeze(tokens), moveCount: target };
    const records = [recordOf(cause, detail), ...(cause === 'redo' ? this.#endRecords(by) : [])];
    this.#commit(cause, before, effects, by, records, Math.abs(target - moveCount));
    return OK;
  }

  /** Takes up another game; the one that was played can be restored. */
  #begin(history: History<S>, elapsed: number): void {
    if (this.canUndo) this.#lastGame = this.save();
    this.#history = history;
    this.#watch.reset(elapsed);
  }

  #common(by: By) {
    const { number, cards } = this.#history.opening;
    return { game: this.game.id, deal: number ?? formatCards(cards), by };
  }

  #dealRecord(by: By, restart: boolean): GameRecord {
    const options = Object.freeze({ ...this.rules.options });
    return recordOf('deal', { ...this.#common(by), options, restart });
  }

  #loadRecord(by: By, reason: 'load' | 'resume'): GameRecord {
    const options = Object.freeze({ ...this.rules.options });
    return recordOf('load', { ...this.#common(by), reason, options, moveCount: this.moveCount });
  }

  #endRecords(by: By): GameRecord[] {
    const { outcome } = this;
    if (outcome.status === 'playing') return [];
    this.#watch.stop();
    const detail: EndDetail = {
      ...this.#common(by),
      moveCount: this.moveCount,
      elapsed: this.elapsed,
      first: this.#history.noteEnd(outcome.status),
    };
    if (outcome.status === 'won') return [recordOf('win', detail)];
    return [recordOf('loss', { ...detail, reason: outcome.reason })];
  }

  #commit(
    cause: Cause,
    before: S | undefined,
    effects: readonly Effect[],
    by: By,
    records: readonly GameRecord[],
    count = 0,
  ): void {
    this.#keepTime();
    const { state: after, moveCount, outcome } = this;
    const detail = { ...this.#common(by), cause, status: outcome.status, moveCount };
    this.#queue.add(...records, recordOf('change', detail));
    this.#queue.addTransition({ cause, before, after, effects, count, by });
    if (before) this.onCommit(cause, by);
    this.#queue.dispatch();
  }

  #keepTime(): void {
    if (!this.#paused && this.canUndo && this.outcome.status === 'playing') this.#watch.start();
    else this.#watch.stop();
  }
}

const BUSY = refuse('busy', 'not allowed inside a listener of solitaire-before-move');
