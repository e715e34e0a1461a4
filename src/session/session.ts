import {
  type Effect,
  formatCards,
  formatGame,
  type Game,
  type Move,
  type OpeningDeal,
  type Outcome,
  parseGame,
  parseMove,
  type Rules,
  type SavedGame,
  type State,
  type Step,
} from '../rules/engine.js';
import {
  type By,
  type Cause,
  effectRecords,
  type EndDetail,
  type GameRecord,
  OK,
  type RecordMap,
  type RecordType,
  refuse,
  type Result,
} from './records.js';
import { finishingLine } from './finishing-line.js';
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

/** A change of the position, for the view. */
export interface Transition<S extends State = State> {
  readonly cause: Cause;
  readonly before: S | undefined;
  readonly after: S;
  /** In order; empty if the cards don't move one by one. */
  readonly effects: readonly Effect[];
  /** The number of moves made or undone. */
  readonly count: number;
  readonly by: By;
}

/**
 * A game in progress. Every command commits first; then its events are dispatched, in order, before it
 * returns. A command inside a listener commits at once, and its events queue behind the current ones.
 */
export class Session<S extends State = State> {
  #current: Rules<S>;
  #opening: OpeningDeal;
  #states: S[];
  #steps: Step[] = [];
  #at = 0;
  #ends = '';
  #asking = false;
  #notifying = false;
  readonly #queue: GameRecord[] = [];
  readonly #watch: Stopwatch;
  #paused = false;
  /** Whether it began from a saved game. */
  readonly #resumed: boolean;
  /** The game before the last deal or loading, which can be restored. */
  #lastGame: string | undefined;

  readonly #unseen: Transition<S>[] = [];

  /** Called for each commit but the first, before the page is notified of it; saves the game. */
  onCommit: (cause: Cause, by: By) => void = () => {};

  /** Called for each commit after the page has been notified of all; updates the view. */
  onTransition: (transition: Transition<S>) => void = () => {};

  readonly #world: SessionWorld;

  /** @param saved the game to continue, unless it is a new one */
  constructor(
    readonly game: Game<S>,
    rules: Rules<S>,
    opening: OpeningDeal,
    world: SessionWorld,
    saved?: SavedGame<S>,
  ) {
    this.#world = world;
    this.#current = rules;
    this.#opening = opening;
    this.#watch = new Stopwatch(() => world.now());
    this.#states = saved ? [] : [rules.deal(opening.cards)];
    this.#resumed = saved !== undefined;
    if (saved) this.#takeUp(saved);
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
    return this.#current;
  }

  get state(): S {
    return this.#states[this.#at]!;
  }

  get moves(): readonly Move[] {
    return this.#current.moves(this.state);
  }

  get outcome(): Outcome {
    return this.#current.outcome(this.state);
  }

  get dealNumber(): number | null {
    return this.#opening.number;
  }

  get dealtCards(): readonly number[] {
    return this.#opening.cards;
  }

  get moveCount(): number {
    return this.#at;
  }

  /** Milliseconds of play: from the first move to the end, without pauses. */
  get elapsed(): number {
    return this.#watch.elapsed;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length;
  }

  /** Whether the game before the last deal, restart or loading can be restored. */
  get canBringBack(): boolean {
    return this.#lastGame !== undefined;
  }

  /** The moves made, in order. */
  get tokens(): readonly string[] {
    return this.#steps.slice(0, this.#at).map(({ move }) => move.token);
  }

  /** The effects of the last of them; none before the first. */
  get lastEffects(): readonly Effect[] {
    const last = this.#at - 1;
    return last < 0 ? [] : this.#current.effects(this.#states[last]!, this.#steps[last]!.move);
  }

  /** The positions of the game so far, from the opening to the current one. */
  get line(): readonly S[] {
    return this.#states.slice(0, this.#at + 1);
  }

  /** Whether `state` occurred earlier in this game. */
  hasStood(state: S): boolean {
    const text = JSON.stringify(state.piles);
    return this.line.some((old) => JSON.stringify(old.piles) === text);
  }

  /** The current game, for another session to continue. */
  get saved(): SavedGame<S> {
    const rules = this.#current;
    const opening = this.#opening;
    const steps = this.#steps;
    const states = this.#states;
    const at = this.#at;
    const ends = this.#ends;
    const { elapsed } = this;
    return { rules, opening, steps, states, at, elapsed, ends };
  }

  /**
   * The rest of a game that is certain to be won: safe moves to the win, with no hidden cards. It needs
   * no search.
   */
  get finishingLine(): readonly string[] | undefined {
    return finishingLine(this.#current, this.state);
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
    if (this.#asking) return this.#busy();
    const token = typeof move === 'string' ? move : String(move?.token);
    const read = parseMove(this.#current, token);
    if (!read.ok) return refuse(read.error.code, read.error.message, read.error.at);
    const { from, to, count } = read.value;
    const legality = this.#current.legality(this.state, from, to, count);
    if (legality !== 'ok') {
      return refuse(legality, `“${token}” is not a legal move here: ${legality}`);
    }
    const effects = this.#current.effects(this.state, read.value);
    const detail = {
      ...this.#common(by),
      token,
      number: this.#at + 1,
      effects: effectRecords(this.#current, effects),
    };
    if (!this.#ask(this.#record('before-move', detail))) {
      return refuse('cancelled', `the page cancelled the move “${token}”`);
    }
    const before = this.state;
    const after = this.#current.apply(before, read.value);
    this.#steps.length = this.#at;
    this.#states.length = this.#at + 1;
    this.#steps.push({ move: read.value, attached });
    this.#states.push(after);
    this.#at++;
    const records = [
      this.#record('move', { ...detail, number: this.#at }),
      ...this.#endRecords(by),
    ];
    this.#commit('move', before, effects, by, records);
    return OK;
  }

  /** Undoes the last move that was chosen, and the automatic moves that followed it. */
  undo(by: By): Result {
    if (this.#asking) return this.#busy();
    if (!this.canUndo) return refuse('nothing-to-undo', 'no move has been made');
    let target = this.#at - 1;
    while (target > 0 && this.#steps[target]!.attached) target--;
    return this.#go('undo', target, by);
  }

  /** Redoes the last undone move, and the automatic moves that had followed it. */
  redo(by: By): Result {
    if (this.#asking) return this.#busy();
    if (!this.canRedo) return refuse('nothing-to-redo', 'no move has been undone');
    let target = this.#at + 1;
    while (target < this.#steps.length && this.#steps[target]!.attached) target++;
    return this.#go('redo', target, by);
  }

  /** Undoes moves until this many are left. */
  backTo(moveCount: number, by: By): Result {
    if (this.#asking) return this.#busy();
    if (!(moveCount >= 0 && moveCount < this.#at)) {
      return refuse('nothing-to-undo', `no more than ${moveCount} moves have been made`);
    }
    return this.#go('undo', moveCount, by);
  }

  /** Deals a new game, with these rules. */
  deal(rules: Rules<S>, opening: OpeningDeal, by: By, restart = false): Result {
    if (this.#asking) return this.#busy();
    const before = this.state;
    if (this.#at > 0) this.#lastGame = this.save();
    this.#current = rules;
    this.#opening = opening;
    this.#states = [rules.deal(opening.cards)];
    this.#steps = [];
    this.#at = 0;
    this.#ends = restart ? this.#ends : '';
    this.#watch.reset();
    this.#commit('deal', before, [], by, [this.#dealRecord(by, restart)]);
    return OK;
  }

  restart(by: By): Result {
    return this.deal(this.#current, this.#opening, by, true);
  }

  save(): string {
    return formatGame(this.saved);
  }

  load(text: string, by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#asking) return this.#busy();
    const read = parseGame(this.game, text);
    if (!read.ok) {
      const { code, message, at } = read.error;
      return refuse(code, `the saved game was not loaded: ${message}`, at);
    }
    const before = this.state;
    if (this.#at > 0) this.#lastGame = this.save();
    this.#takeUp(read.value);
    this.#commit('load', before, [], by, [this.#loadRecord(by, reason)]);
    return OK;
  }

  /** Sets the game that {@link bringBack} restores: the text of a saved game. */
  remember(text: string): void {
    this.#lastGame = text;
  }

  /** Restores the game before the last deal, restart or loading; the current game can then be restored. */
  bringBack(by: By, reason: 'load' | 'resume' = 'load'): Result {
    if (this.#asking) return this.#busy();
    const lastGame = this.#lastGame;
    if (lastGame === undefined) return refuse('no-last-game', 'there is no previous game');
    this.#lastGame = this.#at > 0 ? this.save() : undefined;
    return this.load(lastGame, by, reason);
  }

  /** Notifies the page that the game can't be won any more, or that it can be again. */
  stuck(stuck: boolean): void {
    this.#queue.push(this.#record('stuck', { ...this.#common('auto'), stuck }));
    this.#notifyAll();
  }

  /** Notifies the page of an error that is not the result of a command. */
  trouble(code: string, message: string): void {
    this.#queue.push(this.#record('error', { ...this.#common('method'), code, message }));
    this.#notifyAll();
  }

  #go(cause: 'undo' | 'redo', target: number, by: By): Result {
    const before = this.state;
    const forward = cause === 'redo';
    const low = Math.min(this.#at, target);
    const walked = this.#steps.slice(low, Math.max(this.#at, target));
    const effects = walked.flatMap(({ move }, i) =>
      this.#current.effects(this.#states[low + i]!, move),
    );
    const tokens = walked.map(({ move }) => move.token);
    this.#at = target;
    const detail = {
      ...this.#common(by),
      tokens: Object.freeze(forward ? tokens : tokens.reverse()),
      moveCount: target,
    };
    const records = [this.#record(cause, detail), ...(forward ? this.#endRecords(by) : [])];
    const shown = forward ? effects : backwards(effects);
    this.#commit(cause, before, shown, by, records, walked.length);
    return OK;
  }

  #common(by: By) {
    const { number, cards } = this.#opening;
    return { game: this.game.id, deal: number ?? formatCards(cards), by };
  }

  #record<T extends RecordType>(type: T, detail: RecordMap[T]): GameRecord {
    return Object.freeze({ type, detail: Object.freeze(detail) }) as unknown as GameRecord;
  }

  #dealRecord(by: By, restart: boolean): GameRecord {
    const options = Object.freeze({ ...this.#current.options });
    return this.#record('deal', { ...this.#common(by), options, restart });
  }

  #takeUp(saved: SavedGame<S>): void {
    this.#current = saved.rules;
    this.#opening = saved.opening;
    this.#steps = saved.steps.slice();
    this.#states = saved.states.slice();
    this.#at = saved.at;
    this.#ends = saved.ends;
    this.#watch.reset(saved.elapsed);
  }

  #loadRecord(by: By, reason: 'load' | 'resume'): GameRecord {
    const options = Object.freeze({ ...this.#current.options });
    return this.#record('load', { ...this.#common(by), reason, options, moveCount: this.#at });
  }

  #endRecords(by: By): GameRecord[] {
    const outcome = this.outcome;
    if (outcome.status === 'playing') return [];
    this.#watch.stop();
    const sign = outcome.status === 'won' ? 'w' : 'l';
    const first = !this.#ends.includes(sign);
    if (first) this.#ends = sign === 'w' ? `w${this.#ends}` : `${this.#ends}l`;
    const detail: EndDetail = {
      ...this.#common(by),
      moveCount: this.#at,
      elapsed: this.elapsed,
      first,
    };
    if (outcome.status === 'won') return [this.#record('win', detail)];
    return [this.#record('loss', { ...detail, reason: outcome.reason })];
  }

  #commit(
    cause: Cause,
    before: S | undefined,
    effects: readonly Effect[],
    by: By,
    records: GameRecord[],
    count = cause === 'move' ? 1 : 0,
  ): void {
    this.#keepTime();
    const { status } = this.outcome;
    const detail = { ...this.#common(by), cause, status, moveCount: this.#at };
    this.#queue.push(...records, this.#record('change', detail));
    this.#unseen.push({ cause, before, after: this.state, effects, count, by });
    if (before) this.onCommit(cause, by);
    this.#notifyAll();
  }

  #keepTime(): void {
    const playing = this.#at > 0 && this.outcome.status === 'playing';
    if (playing && !this.#paused) this.#watch.start();
    else this.#watch.stop();
  }

  #notifyAll(): void {
    if (this.#notifying) return;
    this.#notifying = true;
    for (let record = this.#queue.shift(); record; record = this.#queue.shift())
      this.#notify(record);
    this.#notifying = false;
    // Transitions before a new deal need not be drawn, and may have other rules.
    const fresh = this.#unseen.findLastIndex(({ cause }) => cause === 'deal' || cause === 'load');
    for (const transition of this.#unseen.splice(0).slice(Math.max(0, fresh))) {
      this.onTransition(transition);
    }
  }

  #notify(record: GameRecord): boolean {
    try {
      return this.#world.notify(record);
    } catch (error) {
      this.#world.report(error);
      return true;
    }
  }

  #ask(record: GameRecord): boolean {
    this.#asking = true;
    const go = this.#notify(record);
    this.#asking = false;
    return go;
  }

  #busy(): Result {
    return refuse('busy', 'not allowed inside a listener of solitaire-before-move');
  }
}

/** What undoes effects: the reverse of each, the last one first. */
export const backwards = (effects: readonly Effect[]): readonly Effect[] =>
  effects
    .map(({ card, from, fromIndex, to, toIndex, wasFaceUp, faceUp }) => ({
      card,
      from: to,
      fromIndex: toIndex,
      to: from,
      toIndex: fromIndex,
      wasFaceUp: faceUp,
      faceUp: wasFaceUp,
    }))
    .reverse();
