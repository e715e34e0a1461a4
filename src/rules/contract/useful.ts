import { ROLES } from './roles.js';
import { countOf, type Move, type PileSpec, type VisibleState } from './rules.js';

/**
 * A legal move for want of a better one: to a foundation if possible, and preferably not one that only
 * carries all cards of a column to an empty one. Undefined if there is none.
 */
export function usefulMove(
  specs: readonly PileSpec[],
  { piles }: Pick<VisibleState, 'piles'>,
  legal: readonly Move[],
): Move | undefined {
  const traits = (pile: number) => ROLES[specs[pile]!.role];
  const isIdle = (move: Move): boolean =>
    traits(move.from).builds &&
    traits(move.to).builds &&
    piles[move.from]!.length === countOf(move) &&
    piles[move.to]!.length === 0;
  return (
    legal.find(({ to }) => traits(to).collects) ?? legal.find((move) => !isIdle(move)) ?? legal[0]
  );
}
