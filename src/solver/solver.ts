/** The questions that can be asked of any game. */
import type { Move, State, VisibleState } from '../rules/rules.js';
import type { Hint, Par, SolverAdapter } from './adapter.js';
import { advise } from './advice.js';
import { adapters } from './all-adapters.js';
import {
  chain,
  type GameConfig,
  instant,
  type Limits,
  type Search,
  type SolveResult,
} from './search.js';

const adapterOf = ({ game }: GameConfig): SolverAdapter | undefined =>
  Object.hasOwn(adapters, game) ? adapters[game] : undefined;

const NO_SOLVER = Object.freeze({ kind: 'unknown', why: 'no-solver' } as const);
const NO_MOVES: Hint = Object.freeze({ kind: 'none', why: 'no-moves' });

/**
 * Whether a position can be won, and how, every card being known: this peeks where cards are
 * hidden. Of a game without a solver nothing is known.
 */
export function solve(config: GameConfig, state: State, limits?: Limits): Search {
  return adapterOf(config)?.solve(config, state, limits) ?? instant(() => NO_SOLVER);
}

/** The fewest moves that win, in the games whose solver can find them. */
export function par(config: GameConfig, state: State, limits?: Limits): Search<Par> {
  return adapterOf(config)?.par?.(config, state, limits) ?? instant(() => NO_SOLVER);
}

/**
 * The next move to advise, from what the player sees and nothing else; in a game without a solver
 * a legal move, to a foundation if there is one.
 * @param seen what {@link visible} shows of the position
 * @param legal the moves that are legal now, which the player sees too
 */
export function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  if (legal.length === 0) return instant(() => NO_MOVES);
  return (
    adapterOf(config)?.hint(config, seen, legal) ??
    instant(() => advise(config, usefulMove(config, seen, legal), false))
  );
}

/** A move to a foundation, else one that changes more than the place of a column's only card. */
function usefulMove({ piles }: GameConfig, seen: VisibleState, legal: readonly Move[]): Move {
  const isIdle = ({ from, to }: Move): boolean =>
    piles[from]!.role === 'tableau' &&
    piles[to]!.role === 'tableau' &&
    seen.piles[from]!.length === 1 &&
    seen.piles[to]!.length === 0;
  return (
    legal.find(({ to }) => piles[to]!.role === 'foundation') ??
    legal.find((move) => !isIdle(move)) ??
    legal[0]!
  );
}

/** Where a game that was lost could still be won. */
export interface TurningPoint {
  /** The place of the last position that could be won; -1 where the first could not. */
  readonly last: number;
  /** Whether it is proved that no later one could: not where a search gave up. */
  readonly sure: boolean;
}

/**
 * The last position of a game that could still be won. What can't be won stays so, whatever is
 * played, so that the place is found by halving. Of a game without a solver none is found.
 * @param states every position of the game, the deal first
 */
export function turningPoint(
  config: GameConfig,
  states: readonly State[],
  limits?: Limits,
): Search<TurningPoint> {
  function between(won: number, other: number, sure: boolean): Search<TurningPoint> {
    if (other - won < 2) return instant(() => ({ last: won, sure }));
    const middle = (won + other) >> 1;
    return chain(solve(config, states[middle]!, limits), ({ kind }: SolveResult) =>
      kind === 'won' ? between(middle, other, sure) : between(won, middle, kind === 'lost'),
    );
  }
  return between(-1, states.length, true);
}
