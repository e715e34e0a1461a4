import type { Badge, PileRole, PileSpec } from '../rules/engine.js';

/** The piles that badges are about. */
const ABOUT: Readonly<Record<Badge['kind'], PileRole>> = {
  redeals: 'stock',
  'suit-order': 'waste',
};

/** The suits of a badge that are chosen. */
export function suitsOf(badge: Badge): readonly number[] {
  switch (badge.kind) {
    case 'redeals':
      return [];
    case 'suit-order':
      return badge.suits.filter((suit) => suit !== null);
  }
}

/** Whether a badge says something about a pile. */
export const belongs = (badge: Badge, { role }: PileSpec): boolean =>
  role === ABOUT[badge.kind] && (badge.kind !== 'suit-order' || suitsOf(badge).length > 0);
