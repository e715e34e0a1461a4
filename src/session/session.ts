import {
  formatGame,
  type Game,
  type Effect,
  type Move,
  type Notes,
  type OpeningDeal,
  type Outcome,
  parseGame,
  parseMove,
  type Rules,
  type SavedGame,
  type State,
} from '../rules/engine.js';
import { whyNotLegal } from '../rules/contract/legality.js';
import { dealRecord, gameDetail, helpOf, loadRecord } from './details.js';
import { type Again, EventQueue } from './event-queue.js';
import { History, type ReadonlyHistory } from './history.js';
import {
  type By,
  type Cause,
  effectRecords,
  type GameDetail,
  type GameRecord,
  type News,
  OK,
  recordOf,
  refuse,
  type Result,
} from './records.js';
import { Stopwatch } from './stopwatch.js';
import type { SessionWorld } from './world.js';

/**
 * A game in progress. Every command commits first; then its events are dispatched, in order, before it
 * returns. A command inside a listener commits at once, and its events queue behind the current ones.
 */
export class Session<S extends State = State> {
  #history: History<S>;
  #held = false;
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

  /** Whether the time of play is running. */
  get timed(): boolean {
    return this.#watch.running;
  }

  /** The current game, for another session to continue. */
  get saved(): SavedGame<S> {
    return { ...this.#history.whole, elapsed: this.elapsed };
  }

  /** Announces the position that the session began with, like any other deal or loaded game. */
  announce(by: By): void {
    const record = this.#resumed
      ? loadRecord(this.#history, by, 'resume')
      : dealRecord('deal', this.rules, this.#history.opening, by, false);
    this.#commit(this.#resumed ? 'load' : 'deal', undefined, [], by, [record]);
  }

  /** Stops the time, or lets it go on when the game does. */
  holdTime(held: boolean): void {
    this.#held = held;
    this.#keepTime();
  }

  play(move: string | Move, by: By, attached = false): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    const { rules, state: before } = this;
    const token = typeof move === 'string' ? move : String(move?.token);
    const read = parseMove(rules, token);
    if (!read.ok) return refuse(read.error.code, read.error.message, read.error.at);
    const { from, to, count } = read.value;
    const legality = rules.legality(before, from, to, count);
    if (legality !== 'ok') {
      return refuse(legality, `“${token}” is not a legal move here: ${whyNotLegal(legality)}`);
    }
    const effects = rules.effects(before, read.value);
    const detail = {
      ...this.#common(by),
      token,
      number: this.moveCount + 1,
      effects: effectRecords(rules, effects),
    };
    const again = (): Result => this.play(token, by, attached);
    const asked = this.#queue.ask(recordOf('before-move', detail), `the move “${token}”`, again);
    if (!asked.ok) return asked;
    this.#history.add(read.value, attached);
    const records = [recordOf('move', detail), ...this.#endRecords(by)];
    this.#commit('move', before, effects, by, records, 1);
    return OK;
  }

  /** Undoes the last move that was chosen, and the automatic moves that followed it. */
  undo(by: By): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    if (!this.#history.canUndo) return refuse('nothing-to-undo', 'no move has been made');
    return this.#go('undo', this.#history.undone, by, () => this.undo(by));
  }

  /** Redoes the last undone move, and the automatic moves that had followed it. */
  redo(by: By): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    if (!this.#history.canRedo) return refuse('nothing-to-redo', 'no move has been undone');
    return this.#go('redo', this.#history.redone, by);
  }

  /** Undoes moves until this many are left. */
  backTo(moveCount: number, by: By): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    if (!(moveCount >= 0 && moveCount < this.moveCount)) {
      return refuse('nothing-to-undo', `no more than ${moveCount} moves have been made`);
    }
    return this.#go('undo', moveCount, by, () => this.backTo(moveCount, by));
  }

  /** Asks the page whether a hint may be shown; `again` asks for the hint once more. */
  askHint(by: By, again: Again): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    return this.#queue.ask(recordOf('before-hint', this.#common(by)), 'the hint', again);
  }

  note(notes: Partial<Notes>): void {
    this.#history.note(notes);
  }

  /**
   * Deals a new game with these rules.
   * @param how `restart`: with the same cards; `unasked`: the page itself has requested it
   */
  deal(rules: Rules<S>, opening: OpeningDeal, by: By, how?: 'restart' | 'unasked'): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    const { state: before } = this;
    const { ends, notes } = this.#history;
    const restart = how === 'restart';
    const asking = dealRecord('before-deal', rules, opening, by, restart);
    const again = (): Result => this.deal(rules, opening, by, how);
    const asked = how === 'unasked' ? OK : this.#queue.ask(asking, 'the deal', again);
    if (!asked.ok) return asked;
    this.#begin(new History({ rules, opening, ...(restart && { ends, notes }) }), 0);
    this.#commit('deal', before, [], by, [dealRecord('deal', rules, opening, by, restart)]);
    return OK;
  }

  save(): string {
    return formatGame(this.saved);
  }

  load(text: string, by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    const read = parseGame(this.game, text);
    if (!read.ok) {
      const { code, message, at } = read.error;
      return refuse(code, `the saved game was not loaded: ${message}`, at);
    }
    const { state: before } = this;
    this.#begin(new History(read.value), read.value.elapsed);
    this.#commit('load', before, [], by, [loadRecord(this.#history, by, reason)]);
    return OK;
  }

  /** Restores the game before the last deal, restart or loading; the current game can then be restored. */
  bringBack(by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#queue.refusal) return this.#queue.refusal;
    const { lastGame } = this;
    if (lastGame === undefined) return refuse('no-last-game', 'there is no previous game');
    this.lastGame = this.#history.canUndo ? this.save() : undefined;
    return this.load(lastGame, by, reason);
  }

  /** Notifies the page of what is not the result of a command. */
  notify(news: News): void {
    this.#queue.tell(
      'stuck' in news
        ? recordOf('stuck', { ...this.#common('auto'), ...news })
        : recordOf('error', { ...this.#common('auto'), ...news }),
    );
  }

  /** @param again for an undo, of which the page is asked */
  #go(cause: 'undo' | 'redo', target: number, by: By, again?: Again): Result {
    const { state: before, moveCount } = this;
    const { tokens, effects } = this.#history.wayTo(target);
    const detail = { ...this.#common(by), tokens: Object.freeze(tokens), moveCount: target };
    const record = recordOf('before-undo', detail);
    const asked = again ? this.#queue.ask(record, 'the undo', again) : OK;
    if (!asked.ok) return asked;
    this.#history.goTo(target);
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

  #common(by: By): GameDetail {
    return gameDetail(this.game.id, this.#history.opening, by);
  }

  #endRecords(by: By): GameRecord[] {
    const { outcome } = this;
    if (outcome.status === 'playing') return [];
    this.#watch.stop();
    const { moveCount, elapsed } = this;
    const first = this.#history.noteEnd(outcome.status);
    const detail = { ...this.#common(by), moveCount, elapsed, first };
    return outcome.status === 'won'
      ? [recordOf('win', { ...detail, ...helpOf(this.#history.notes) })]
      : [recordOf('loss', { ...detail, reason: outcome.reason })];
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
    if (!this.#held && this.#history.canUndo && this.outcome.status === 'playing')
      this.#watch.start();
    else this.#watch.stop();
  }
}

/** Deals the same cards again. */
export const restart = (session: Session, by: By): Result =>
  session.deal(session.rules, session.history.opening, by, 'restart');
