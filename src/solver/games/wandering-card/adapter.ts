import { rankOf } from '../../../cards/index.js';
import type { State } from '../../../rules/contract/rules.js';
import type { SolverAdapter } from '../../search/adapter.js';
import { advise } from '../../search/hints.js';
import { type GameConfig, instant, type SolveResult, tokenOf } from '../../search/search.js';

/** Plays Wandering Card to its end, which the deal has already decided. */
function playOut(config: GameConfig, state: State): SolveResult {
  const index = (id: string): number => config.piles.findIndex((pile) => pile.id === id);
  const wandering = index('wandering');
  const aside = [...state.piles[index('aside')]!];
  const homeOf = (card: number): number =>
    config.piles.findIndex(({ rank }) => rank === rankOf(card));
  /** The cards of each pile that have to go to another one, the next of them last. */
  const away = state.piles.map((pile, i) =>
    config.piles[i]!.rank ? pile.filter((card) => homeOf(card) !== i) : [],
  );
  const moves: string[] = [];
  let card: number | undefined = state.piles[wandering]![0];
  while (card !== undefined) {
    const to = homeOf(card);
    moves.push(tokenOf(config, wandering, to));
    card = away[to]!.pop() ?? aside.pop();
  }
  return away.every((cards) => cards.length === 0) ? { kind: 'won', moves } : { kind: 'lost' };
}

/** Wandering Card: the deal decides. */
export const adapter: SolverAdapter = {
  solve: (config, state) => instant(() => playOut(config, state)),
  hint: (config, _, legal) => instant(() => advise(config, legal[0]!, true)),
};
