import type { State } from '../rules/rules.js';
import { solveBigBen } from './big-ben.js';
import { solveGermanClock } from './german-clock.js';
import { solveGrandfathers } from './grandfathers-clock.js';
import { chain, instant, type Limits, type Search, type Setting, type Verdict } from './search.js';
import { solveShuttle } from './shuttle.js';

/**
 * Whether a position can be won, and how, every card being known: this peeks where cards are
 * hidden. Grandfather's Clock and Big Ben are searched; the others are answered in one step.
 */
export function solve(setting: Setting, state: State, limits?: Limits): Search {
  const known = state as State & { readonly redeals: number; readonly returned: number };
  switch (setting.game) {
    case 'grandfathers-clock':
      return solveGrandfathers(setting, state, limits);
    case 'big-ben':
      return solveBigBen(setting, known, limits);
    case 'german-clock':
      return instant(() => solveGermanClock(setting, known));
    default:
      return instant(() => solveShuttle(setting, known));
  }
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
 * played, so that the place is found by halving.
 * @param states every position of the game, the deal first
 */
export function turningPoint(
  setting: Setting,
  states: readonly State[],
  limits?: Limits,
): Search<TurningPoint> {
  function between(won: number, other: number, sure: boolean): Search<TurningPoint> {
    if (other - won < 2) return instant(() => ({ last: won, sure }));
    const middle = (won + other) >> 1;
    return chain(solve(setting, states[middle]!, limits), ({ kind }: Verdict) =>
      kind === 'won' ? between(middle, other, sure) : between(won, middle, kind === 'lost'),
    );
  }
  return between(-1, states.length, true);
}
