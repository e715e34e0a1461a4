import {
  type Effect,
  finishingLine,
  type Notes,
  type Move,
  NO_NOTES,
  type OpeningDeal,
  type Outcome,
  type Rules,
  type SavedGame,
  type State,
  type Step,
} from '../rules/engine.js';

/** What a history begins with: a deal, or also the moves of a saved game. */
export type Beginning<S extends State = State> = Pick<SavedGame<S>, 'rules' | 'opening'> &
  Partial<SavedGame<S>>;

/** The moves between two positions of a history, in the order in which they were made or taken back. */
export interface Walk {
  readonly tokens: readonly string[];
  readonly effects: readonly Effect[];
}

/** The history of one game: its moves and positions. It has no events and no clock. */
export class History<S extends State = State> {
  readonly rules: Rules<S>;
  readonly opening: OpeningDeal;
  /** The moves that were made, and after those the ones that can be redone. */
  readonly #steps: Step[];
  /** The position after each step, the opening first. */
  readonly #states: S[];
  #at: number;
  #ends: string;
  #notes: Notes;

  constructor(beginning: Beginning<S>) {
    const { rules, opening, steps = [], states, at = 0, ends = '', notes = NO_NOTES } = beginning;
    this.rules = rules;
    this.opening = opening;
    this.#steps = steps.slice();
    this.#states = states?.slice() ?? [rules.deal(opening.cards)];
    this.#at = at;
    this.#ends = ends;
    this.#notes = notes;
    this.#forgetAdvised(this.#steps.length);
  }

  /** Null for a deal given as cards. */
  get dealNumber(): number | null {
    return this.opening.number;
  }

  get state(): S {
    return this.#states[this.#at]!;
  }

  get moves(): readonly Move[] {
    return this.rules.moves(this.state);
  }

  get outcome(): Outcome {
    return this.rules.outcome(this.state);
  }

  get moveCount(): number {
    return this.#at;
  }

  /** The moves made, in order. */
  get tokens(): readonly string[] {
    return this.#steps.slice(0, this.#at).map(({ move }) => move.token);
  }

  /** The effects of the last of them; none before the first. */
  get lastEffects(): readonly Effect[] {
    return this.#at > 0 ? this.#effects(this.#at - 1) : [];
  }

  /** The positions of the game so far, from the opening to the current one. */
  get line(): readonly S[] {
    return this.#states.slice(0, this.#at + 1);
  }

  /** The results that the game has had so far: `w`, `l`, both or none. */
  get ends(): string {
    return this.#ends;
  }

  get notes(): Notes {
    return this.#notes;
  }

  /** All of it, to be saved. */
  get whole(): Omit<SavedGame<S>, 'elapsed'> {
    return {
      rules: this.rules,
      opening: this.opening,
      steps: this.#steps,
      states: this.#states,
      at: this.#at,
      ends: this.#ends,
      notes: this.#notes,
    };
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length;
  }

  /** The number of moves before the last one that was chosen and the automatic ones that followed it. */
  get undone(): number {
    let target = this.#at - 1;
    while (target > 0 && this.#steps[target]!.attached) target--;
    return target;
  }

  /** The number of moves after the last undone one and the automatic ones that had followed it. */
  get redone(): number {
    let target = this.#at + 1;
    while (target < this.#steps.length && this.#steps[target]!.attached) target++;
    return target;
  }

  /**
   * The rest of a game that is certain to be won: safe moves to the win, with no hidden cards. It needs
   * no search.
   */
  get finishingLine(): readonly string[] | undefined {
    return finishingLine(this.rules, this.state);
  }

  /** Whether `state` occurred earlier in this game. */
  hasStood(state: S): boolean {
    const text = JSON.stringify(state.piles);
    return this.line.some((old) => JSON.stringify(old.piles) === text);
  }

  /**
   * Makes a legal move; what could be redone is forgotten.
   * @param attached whether it is undone together with the move before
   */
  add(move: Move, attached: boolean): void {
    const after = this.rules.apply(this.state, move);
    this.#steps.length = this.#at;
    this.#states.length = this.#at + 1;
    this.#forgetAdvised(this.#at);
    this.#steps.push({ move, attached });
    this.#states.push(after);
    this.#at++;
  }

  /** The way back, or forward again, to where this many moves have been made. */
  wayTo(moveCount: number): Walk {
    const forward = moveCount > this.#at;
    const low = Math.min(this.#at, moveCount);
    const steps = this.#steps.slice(low, Math.max(this.#at, moveCount));
    const tokens = steps.map(({ move }) => move.token);
    const effects = steps.flatMap((_, i) => this.#effects(low + i));
    return forward
      ? { tokens, effects }
      : { tokens: tokens.reverse(), effects: backwards(effects) };
  }

  /** Goes that way. */
  goTo(moveCount: number): void {
    if (moveCount < this.#at) this.note({ undos: this.#notes.undos + 1 });
    this.#at = moveCount;
  }

  note(notes: Partial<Notes>): void {
    this.#notes = { ...this.#notes, ...notes };
  }

  /**
   * Notes that the game has ended.
   * @returns whether it has ended this way for the first time
   */
  noteEnd(status: 'won' | 'lost'): boolean {
    const sign = status === 'won' ? 'w' : 'l';
    if (this.#ends.includes(sign)) return false;
    this.#ends = sign === 'w' ? `w${this.#ends}` : `${this.#ends}l`;
    return true;
  }

  /** What was advised after more moves than these was another position. */
  #forgetAdvised(moveCount: number): void {
    const { advised, ...others } = this.#notes;
    if (advised !== undefined && advised > moveCount) this.#notes = others;
  }

  #effects(index: number): readonly Effect[] {
    return this.rules.effects(this.#states[index]!, this.#steps[index]!.move);
  }
}

/** A history that only its session changes. */
export type ReadonlyHistory<S extends State = State> = Omit<
  History<S>,
  'add' | 'goTo' | 'note' | 'noteEnd'
>;

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
