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

/** What a session needs of the world. */
export interface SessionWorld {
  /** Milliseconds from any beginning, never going back. */
  now(): number;
  /** Tells the page; for `before-move`, false stops the move. May throw. */
  notify(record: GameRecord): boolean;
  /** Takes what a listener has thrown. */
  report(error: unknown): void;
}

/** One line of play for the view: what moved, from which position to which. */
export interface Transition<S extends State = State> {
  readonly cause: Cause;
  readonly before: S | undefined;
  readonly after: S;
  /** In their order; empty where the cards don't travel one by one. */
  readonly effects: readonly Effect[];
  /** How many moves were made or taken back. */
  readonly count: number;
  readonly by: By;
}

/**
 * A game in progress. Every command commits first; then the records of what happened are told, in
 * order, before the command returns. A command from inside a listener commits at once, and its
 * records wait behind those under way.
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
  /** The game before the last deal, to be had back. */
  #lastGame: string | undefined;

  readonly #unseen: Transition<S>[] = [];

  /** Called for each commit once the page has been told of all; the view draws from it. */
  onTransition: (transition: Transition<S>) => void = () => {};

  readonly #world: SessionWorld;

  /** @param saved what the game has come to, where it does not begin now */
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

  /** A session that takes up a saved game; nothing is dealt first. */
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

  /** Milliseconds of play: from the first move on, while somebody attends, until the end. */
  get elapsed(): number {
    return this.#watch.elapsed;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length;
  }

  /** Whether a game that a deal or restart has ended can be had back. */
  get canBringBack(): boolean {
    return this.#lastGame !== undefined;
  }

  /** The moves made, in their order. */
  get tokens(): readonly string[] {
    return this.#steps.slice(0, this.#at).map(({ move }) => move.token);
  }

  /** The positions of the game so far, the opening first, the present one last. */
  get line(): readonly S[] {
    return this.#states.slice(0, this.#at + 1);
  }

  /** Whether `state` stood on the table earlier in this game. */
  hasStood(state: S): boolean {
    const text = JSON.stringify(state.piles);
    return this.line.some((old) => JSON.stringify(old.piles) === text);
  }

  /** The game as it stands, for another session to take up. */
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
   * The rest of the game where it is certain: safe moves to the win, nothing hidden and nothing
   * decided. It is not searched for, only followed.
   */
  get finishingLine(): readonly string[] | undefined {
    return finishingLine(this.#current, this.state);
  }

  /** Announces the position that the session began with, as any other deal or saved game. */
  announce(by: By): void {
    const record = this.#resumed ? this.#loadRecord(by, 'resume') : this.#dealRecord(by, false);
    this.#commit(this.#resumed ? 'load' : 'deal', undefined, [], by, [record]);
  }

  /** Nobody looks at the game: its clock stands until {@link resume}. */
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
      return refuse('cancelled', `the page stopped the move “${token}”`);
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

  /** Takes back the last move that was chosen, and those that followed from it by themselves. */
  undo(by: By): Result {
    if (this.#asking) return this.#busy();
    if (!this.canUndo) return refuse('nothing-to-undo', 'no move has been made');
    let target = this.#at - 1;
    while (target > 0 && this.#steps[target]!.attached) target--;
    return this.#go('undo', target, by);
  }

  /** Makes the last move taken back again, and those that had followed from it. */
  redo(by: By): Result {
    if (this.#asking) return this.#busy();
    if (!this.canRedo) return refuse('nothing-to-redo', 'no move has been taken back');
    let target = this.#at + 1;
    while (target < this.#steps.length && this.#steps[target]!.attached) target++;
    return this.#go('redo', target, by);
  }

  /** Takes moves back until so many are left. */
  backTo(moveCount: number, by: By): Result {
    if (this.#asking) return this.#busy();
    if (!(moveCount >= 0 && moveCount < this.#at)) {
      return refuse('nothing-to-undo', `the game is not beyond move ${moveCount}`);
    }
    return this.#go('undo', moveCount, by);
  }

  /** Deals anew, under these rules. */
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
    this.#takeUp(read.value);
    this.#commit('load', before, [], by, [this.#loadRecord(by, reason)]);
    return OK;
  }

  /** Takes up the game that was left by the last deal or restart; the present one takes its place. */
  bringBack(by: By): Result {
    if (this.#asking) return this.#busy();
    const lastGame = this.#lastGame;
    if (lastGame === undefined) return refuse('no-last-game', 'no game has been left');
    this.#lastGame = this.#at > 0 ? this.save() : undefined;
    return this.load(lastGame, by);
  }

  /** Tells the page that the game can't be won any more, or that it can again. */
  stuck(stuck: boolean): void {
    this.#queue.push(this.#record('stuck', { ...this.#common('auto'), stuck }));
    this.#notifyAll();
  }

  /** Tells the page of trouble that is not the answer to a command. */
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
    const shown = forward ? effects : effects.map(backwards).reverse();
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
    // What came before a new deal is not worth drawing, and may be of other rules.
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
    return refuse('busy', 'a move is being decided in solitaire-before-move: wait for it');
  }
}

/** An effect undone: the card goes back to where it lay, and lies as it did. */
function backwards(effect: Effect): Effect {
  const { card, from, fromIndex, to, toIndex, wasFaceUp, faceUp } = effect;
  return {
    card,
    from: to,
    fromIndex: toIndex,
    to: from,
    toIndex: fromIndex,
    wasFaceUp: faceUp,
    faceUp: wasFaceUp,
  };
}
