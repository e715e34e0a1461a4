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
import { EventQueue, type Listeners } from './event-queue.js';
import { History, type ReadonlyHistory } from './history.js';
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
export interface SessionWorld<S extends State = State> extends Listeners<S> {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Saves the game: called for each commit but the first, before the page is notified of it. */
  save?(cause: Cause, by: By): void;
}

/**
 * A game in progress. Every command commits first; then its events are dispatched, in order, before it
 * returns. A command inside a listener commits at once, and its events queue behind the current ones.
 */
export class Session<S extends State = State> {
  #history: History<S>;
  #paused = false;
  /** Whether it began from a saved game. */
  readonly #resumed: boolean;
  readonly #queue: EventQueue<S>;
  readonly #watch: Stopwatch;
  readonly #world: SessionWorld<S>;

  /** The game before the last deal, restart or loading, as text: {@link bringBack} restores it. */
  lastGame: string | undefined;

  /** @param saved the game to continue, unless it is a new one */
  constructor(
    readonly game: Game<S>,
    rules: Rules<S>,
    opening: OpeningDeal,
    world: SessionWorld<S>,
    saved?: SavedGame<S>,
  ) {
    this.#world = world;
    this.#queue = new EventQueue(world);
    this.#history = new History(saved ?? { rules, opening });
    this.#watch = new Stopwatch(() => world.now());
    this.#watch.reset(saved?.elapsed);
    this.#resumed = saved !== undefined;
  }

  /** Its moves and positions, to be read. */
  get history(): ReadonlyHistory<S> {
    return this.#history;
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

  get moveCount(): number {
    return this.#history.moveCount;
  }

  /** Milliseconds of play: from the first move to the end, without pauses. */
  get elapsed(): number {
    return this.#watch.elapsed;
  }

  /** The current game, for another session to continue. */
  get saved(): SavedGame<S> {
    return { ...this.#history.whole, elapsed: this.elapsed };
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
    if (!this.#history.canUndo) return refuse('nothing-to-undo', 'no move has been made');
    return this.#go('undo', this.#history.undone, by);
  }

  /** Redoes the last undone move, and the automatic moves that had followed it. */
  redo(by: By): Result {
    if (this.#queue.asking) return BUSY;
    if (!this.#history.canRedo) return refuse('nothing-to-redo', 'no move has been undone');
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

  /** Restores the game before the last deal, restart or loading; the current game can then be restored. */
  bringBack(by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#queue.asking) return BUSY;
    const { lastGame } = this;
    if (lastGame === undefined) return refuse('no-last-game', 'there is no previous game');
    this.lastGame = this.#history.canUndo ? this.save() : undefined;
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
    if (this.#history.canUndo) this.lastGame = this.save();
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
    if (before) this.#world.save?.(cause, by);
    this.#queue.dispatch();
  }

  #keepTime(): void {
    if (!this.#paused && this.#history.canUndo && this.outcome.status === 'playing')
      this.#watch.start();
    else this.#watch.stop();
  }
}

const BUSY = refuse('busy', 'not allowed inside a listener of solitaire-before-move');
