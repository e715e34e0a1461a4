import type { Search } from './search.js';

/** A position that moves change, and from which they can be taken back. */
interface Mutable {
  /** The moves made, in any form; some may have been made at once with another. */
  readonly log: { readonly length: number };
  make(move: number): void;
  /** Takes back the last move in the log. */
  undo(): void;
}

/** What one search does of its own. */
interface Plan<T> {
  /** The number of positions that may be visited. */
  readonly most: number;
  /** Visits the first position: called at first, and again whenever nothing is left to try. */
  begin(): T | undefined;
  /** Visits the position after a move. */
  visit(move: number): T | undefined;
  /** The answer if `most` positions have been visited. */
  giveUp(): T;
  /** Other work that counts towards a slice, but not towards the limit. */
  work?(): number;
}

/**
 * A depth-first search: the moves that are still to be tried in each position of the current line, the
 * best of each last, in one stack for all of them. It has no answers of its own.
 */
export class DepthFirst {
  /** Positions visited so far, as the search counts them. */
  nodes = 0;
  readonly #at: Mutable;
  readonly #moves: number[] = [];
  readonly #values: number[] = [];
  /** For each position, where its moves begin, and the length of the log before the move to it. */
  readonly #starts: number[] = [];
  readonly #marks: number[] = [];
  #mark = 0;

  constructor(at: Mutable) {
    this.#at = at;
  }

  /** Opens the current position: {@link add} then adds its moves. */
  open(): void {
    this.#starts.push(this.#moves.length);
    this.#marks.push(this.#mark);
  }

  /** Adds a move of the current position; of those with the same value, the last is tried first. */
  add(move: number, value: number): void {
    const moves = this.#moves;
    const values = this.#values;
    const start = this.#starts[this.#starts.length - 1]!;
    let i = moves.length;
    for (; i > start && values[i - 1]! > value; i--) {
      moves[i] = moves[i - 1]!;
      values[i] = values[i - 1]!;
    }
    moves[i] = move;
    values[i] = value;
  }

  /** Goes back to the first position; nothing is left to try. */
  abandon(): void {
    while (this.#at.log.length > 0) this.#at.undo();
    this.#moves.length = this.#values.length = this.#starts.length = this.#marks.length = 0;
    this.#mark = 0;
  }

  search<T>(plan: Plan<T>): Search<T> {
    let answer: T | undefined;
    const { most } = plan;
    const nodes = (): number => this.nodes;
    const advance = (): T | undefined => this.#advance(plan);
    return {
      get nodes() {
        return nodes();
      },
      step: (count) => {
        const stop = Math.min(this.nodes + count, most);
        const pause = (plan.work?.() ?? 0) + count;
        while (!answer && this.nodes < stop && !(plan.work && plan.work() >= pause)) {
          answer = advance();
        }
        if (!answer && this.nodes >= most) answer = plan.giveUp();
        return answer;
      },
    };
  }

  /** Tries one move, or takes one back. */
  #advance<T>(plan: Plan<T>): T | undefined {
    const level = this.#starts.length - 1;
    if (level < 0) return plan.begin();
    const at = this.#at;
    if (this.#moves.length > this.#starts[level]!) {
      this.#values.pop();
      const move = this.#moves.pop()!;
      this.#mark = at.log.length;
      at.make(move);
      return plan.visit(move);
    }
    this.#starts.pop();
    const mark = this.#marks.pop()!;
    while (at.log.length > mark) at.undo();
    this.#mark = 0;
    return undefined;
  }
}
