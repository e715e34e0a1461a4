import { ROLES } from './roles.js';
import type { Move, Rules, State } from './rules.js';

/**
 * A move for somebody who doesn't know the game: one to a foundation if there is one, and nothing from
 * the stock while cards on the table can move. It is legal, not clever: a hint needs the solver.
 * @param isGood whether a move may be suggested at all
 */
export function easyMove(
  rules: Rules,
  state: State,
  isGood: (move: Move) => boolean = () => true,
): Move | undefined {
  const order = ({ from, to }: Move): number => {
    const source = ROLES[rules.piles[from]!.role];
    const target = ROLES[rules.piles[to]!.role];
    if (target.collects || source.inHand) return 0;
    if (!target.builds) return 3;
    if (source.deals) return 2;
    return state.piles[to]!.length > 0 ? 1 : 4;
  };
  const moves = rules.moves(state).filter(isGood);
  return [...moves].sort((a, b) => order(a) - order(b))[0];
}
