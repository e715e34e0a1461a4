import type { Move, VisibleState } from '../../../rules/contract/rules.js';
import type { Hint, SolverAdapter } from '../../search/adapter.js';
import { advise, fillHidden, LOST } from '../../search/hints.js';
import { solveGrandfathers } from './solve.js';
import { rateGrandfathers } from './careful.js';
import { parGrandfathers } from './par.js';
import { chain, type GameConfig, instant, type Search } from '../../search/search.js';

/** The first move of a shortest solution, or at least of a solution. */
function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  const state = fillHidden(seen, []);
  const first = (moves: readonly string[]): Hint =>
    advise(config, legal.find(({ token }) => token === moves[0]) ?? legal[0]!, true);
  return chain(parGrandfathers(config, state), (par) => {
    if (par.kind === 'par') return instant(() => first(par.moves));
    if (par.kind === 'lost') return instant(() => LOST);
    return chain(solveGrandfathers(config, state), (result) =>
      instant(() => {
        if (result.kind === 'won') return first(result.moves);
        return result.kind === 'lost' ? LOST : advise(config, legal[0]!, false);
      }),
    );
  });
}

/** Grandfather’s Clock: all cards are visible, and every position can be searched completely. */
export const adapter: SolverAdapter = {
  solve: solveGrandfathers,
  hint,
  par: parGrandfathers,
  rate: rateGrandfathers,
};
