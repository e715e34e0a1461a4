import type { Move, Rules } from '../rules/rules.js';

/** What the solver needs to know of a game: plain values, so that a worker can be sent them. */
export type GameConfig = Pick<Rules, 'game' | 'options' | 'piles'>;

/** Why a search gave up: its nodes were used up, or its memory. */
export type Shortage = 'nodes' | 'memory';

export type SolveResult =
  /** It can be won, by playing these tokens in their order. */
  | { readonly kind: 'won'; readonly moves: readonly string[] }
  /** It can't be won: the search was complete. */
  | { readonly kind: 'lost' }
  /** The search gave up, or the game has no solver. */
  | { readonly kind: 'unknown'; readonly why: Shortage | 'no-solver' };

/** How far a search may go. The same limits give the same answer on every machine. */
export interface Limits {
  /** Positions that it may look at. */
  readonly nodes?: number;
  /** Positions that it may remember. */
  readonly states?: number;
}

/**
 * A search that owns no loop: whoever wants the answer calls {@link step} until it comes, in slices
 * as long as the place allows, and simply stops calling to cancel.
 */
export interface Search<T = SolveResult> {
  /** Positions looked at so far. */
  readonly nodes: number;
  /**
   * Goes on for about this many positions. Once the answer is there, it is returned every time.
   * @param nodes at least 1
   */
  step(nodes: number): T | undefined;
}

/** Runs a search to its end. */
export function finish<T>(search: Search<T>): T {
  for (;;) {
    const answer = search.step(1e6);
    if (answer !== undefined) return answer;
  }
}

/** An answer that needs no search. */
export function instant<T>(find: () => T): Search<T> {
  let answer: T | undefined;
  return {
    get nodes() {
      return answer === undefined ? 0 : 1;
    },
    step: () => (answer ??= find()),
  };
}

/**
 * A search whose answer leads to the next search, until `next` has an answer of its own. The first
 * is let go of when it has ended, with all that it remembered: a row of long searches needs no more
 * memory than the longest of them.
 */
export function chain<A, B>(first: Search<A>, next: (answer: A) => Search<B>): Search<B> {
  let begin: { first: Search<A>; next: (answer: A) => Search<B> } | undefined = { first, next };
  let second: Search<B> | undefined;
  let before = 0;
  return {
    get nodes() {
      return (begin ? begin.first.nodes : before) + (second?.nodes ?? 0);
    },
    step(nodes) {
      if (begin) {
        const { first, next } = begin;
        const done = first.nodes;
        const answer = first.step(nodes);
        if (answer === undefined) return undefined;
        before = first.nodes;
        begin = undefined;
        second = next(answer);
        nodes = Math.max(1, nodes - before + done);
      }
      return second!.step(nodes);
    },
  };
}

/** The token of a move between two piles. */
export const tokenOf = ({ piles }: GameConfig, from: number, to: number): Move['token'] =>
  `${piles[from]!.id}-${piles[to]!.id}`;
