import type { Move, Rules } from '../../rules/contract/rules.js';

/** What the solver needs to know about a game: plain values that can be sent to a worker. */
export type GameConfig = Pick<Rules, 'game' | 'options' | 'piles'>;

/** The limit at which a search gave up. */
export type Shortage = 'nodes' | 'memory';

export type SolveResult =
  /** It can be won by playing these tokens in this order. */
  | { readonly kind: 'won'; readonly moves: readonly string[] }
  /** It can't be won: the search was complete. */
  | { readonly kind: 'lost' }
  /** The search gave up, or the game has no solver. */
  | { readonly kind: 'unknown'; readonly why: Shortage | 'no-solver' };

/** The limits of a search. The same limits give the same answer on every machine. */
export interface Limits {
  /** The number of positions that it may visit. */
  readonly nodes?: number;
  /** The number of positions that it may remember. */
  readonly states?: number;
}

/**
 * A search that is run by its caller: call {@link step} until it returns the answer, in slices of any
 * length; to cancel, stop calling it.
 */
export interface Search<T = SolveResult> {
  /** Positions visited so far. */
  readonly nodes: number;
  /** How much of its work is done, from 0 to 1, if it is known. */
  readonly share?: number;
  /**
   * Continues for about this many positions. Once there is an answer, every call returns it.
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
 * Runs a search, and then the search that `next` makes from its answer. The first is released when it
 * has ended, so a chain of long searches needs no more memory than the longest of them.
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
