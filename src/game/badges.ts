import type { Badge, PileSpec } from '../rules/engine.js';

/** Whether a badge says something about a pile: redeals about the stock, suits about the waste. */
export const belongs = (badge: Badge, { role }: PileSpec): boolean =>
  badge.kind === 'redeals'
    ? role === 'stock'
    : role === 'waste' && badge.suits.some((suit) => suit !== null);
