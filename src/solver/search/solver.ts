/** The questions that can be asked about any game. */
import type { Move, State, VisibleState } from '../../rules/contract/rules.js';
import { usefulMove } from '../../rules/contract/useful.js';
import type { Hint, Par, Rating, SolverAdapter } from './adapter.js';
import { advise } from './hints.js';
import { adapters } from '../games/all-adapters.js';
import {
  chain,
  type GameConfig,
  instant,
  type Limits,
  type Search,
  type SolveResult,
} from './search.js';

/** @throws {TypeError} if the position is not one of the game: a search in it might never end */
function adapterOf(
  { game, piles }: GameConfig,
  { piles: of }: State | VisibleState,
): SolverAdapter | undefined {
  if (of.length !== piles.length) {
    const has = `has ${piles.length} piles, and the position ${of.length}`;
    throw new TypeError(`the position is none of ${game}: the game ${has}`);
  }
  return Object.hasOwn(adapters, game) ? adapters[game] : undefined;
}

const NO_SOLVER = Object.freeze({ kind: 'unknown', why: 'no-solver' } as const);
const NO_MOVES: Hint = Object.freeze({ kind: 'none', why: 'no-moves' });

/**
 * Whether a position can be won, and how. This peeks: it knows the hidden cards. The answer for a game
 * without a solver is `unknown`.
 */
export function solve(config: GameConfig, state: State, limits?: Limits): Search {
  return adapterOf(config, state)?.solve(config, state, limits) ?? instant(() => NO_SOLVER);
}

/** The fewest moves that win; `unknown` for games whose solver can't find them. */
export function par(config: GameConfig, state: State, limits?: Limits): Search<Par> {
  return adapterOf(config, state)?.par?.(config, state, limits) ?? instant(() => NO_SOLVER);
}

const UNRATED: Rating = Object.freeze({ kind: 'unknown' });

/** How hard a deal is: how many of a hundred games a model of a careful player wins. */
export function rate(config: GameConfig, state: State): Search<Rating> {
  return adapterOf(config, state)?.rate?.(config, state) ?? instant(() => UNRATED);
}

/**
 * The recommended move, based only on what the player sees; for a game without a solver, a legal move,
 * to a foundation if possible.
 * @param seen the result of {@link visible}
 * @param legal the legal moves
 */
export function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  if (legal.length === 0) return instant(() => NO_MOVES);
  return (
    adapterOf(config, seen)?.hint(config, seen, legal) ??
    instant(() => advise(config, usefulMove(config.piles, seen, legal)!, false))
  );
}

/** The last position in which a lost game could still be won. */
export interface TurningPoint {
  /** The index of that position; -1 if the first can't be won. */
  readonly last: number;
  /** Whether it is proved that no later position can be won; false if a search gave up. */
  readonly sure: boolean;
  /** A win from there. */
  readonly moves?: readonly string[];
}

/**
 * The last position of a game that could still be won, found by binary search, because a position that
 * can't be won never leads to one that can. For a game without a solver, none is found.
 * @param states all positions of the game, beginning with the deal
 */
export function turningPoint(
  config: GameConfig,
  states: readonly State[],
  limits?: Limits,
): Search<TurningPoint> {
  // Each round halves what is left; one that gives up has visited as many positions as it may.
  let rounds = 0;
  let before = 0;
  function between(
    won: number,
    other: number,
    sure: boolean,
    moves?: readonly string[],
  ): Search<TurningPoint> {
    const found = { last: won, sure, ...(moves && { moves }) };
    if (other - won < 2) return instant(() => found);
    const middle = (won + other) >> 1;
    return chain(solve(config, states[middle]!, limits), (result: SolveResult) => {
      rounds++;
      before = search.nodes;
      return result.kind === 'won'
        ? between(middle, other, sure, result.moves)
        : between(won, middle, result.kind === 'lost', moves);
    });
  }
  const search: Search<TurningPoint> = between(-1, states.length, true);
  const all = Math.ceil(Math.log2(states.length + 1));
  return {
    get nodes() {
      return search.nodes;
    },
    get share() {
      const part = limits?.nodes ? Math.min(1, (search.nodes - before) / limits.nodes) : 0;
      return Math.min(1, (rounds + part) / all);
    },
    step: (nodes) => search.step(nodes),
  };
}
