import type { Move, State, VisibleState } from '../../../rules/contract/rules.js';
import type { Hint, SolverAdapter } from '../../search/adapter.js';
import { advise } from '../../search/hints.js';
import { type GameConfig, instant } from '../../search/search.js';
import { solveShuttle, watchChances } from './solve.js';

/** The only move, or in Watch the choice with the best chance. */
function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Hint {
  if (legal.length === 1) return advise(config, legal[0]!, true);
  const best = watchChances(config, seen).reduce((a, b) => (b.chance > a.chance ? b : a));
  return advise(
    config,
    legal.find(({ token }) => token === best.token)!,
    true,
    best.chance,
  );
}

/** The shuttling games: the deal decides, and in Watch one choice after it. */
export const adapter: SolverAdapter = {
  solve: (config, state) =>
    instant(() => solveShuttle(config, state as State & { readonly returned: number })),
  hint: (config, seen, legal) => instant(() => hint(config, seen, legal)),
};
