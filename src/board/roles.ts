import type { PileFacts, PileRole } from '../rules/engine.js';

/** What the board does with the piles of one role. */
interface RoleView {
  /** Whether it has a button; what has none lies on a pile that has one. */
  readonly hasButton: boolean;
  /** What a drag from it does: its top card follows, or what a tap does, or nothing. */
  readonly drag: 'card' | 'tap' | 'nothing';
  /** Whether its cards fly to it when a game is dealt; others wait where the deal comes from. */
  readonly dealt: boolean;
  /** The cards that are counted beside it. */
  readonly counted: 'all' | 'face-down';
  /** Whether a fan of it shows the places of the cards that are missing. */
  readonly showsGaps: boolean;
  /** Whether it shows the suit that comes next, where one order of suits applies to all piles. */
  readonly showsNextSuit: boolean;
  /** Why a tap on it lifts no card if it has some and none can move. */
  readonly keeps: 'foundation-keeps' | 'no-moves-from';
  /** What screen readers come to after the rings and rows, in this order; 0 is part of those. */
  readonly readLast: number;
}

const tableau: RoleView = {
  hasButton: true,
  drag: 'card',
  dealt: true,
  counted: 'face-down',
  showsGaps: true,
  showsNextSuit: false,
  keeps: 'no-moves-from',
  readLast: 0,
};

/** A new role needs a line here, and with it an answer to each question above. */
export const roles: Readonly<Record<PileRole, RoleView>> = {
  tableau,
  foundation: {
    ...tableau,
    drag: 'nothing',
    showsGaps: false,
    showsNextSuit: true,
    keeps: 'foundation-keeps',
  },
  stock: {
    ...tableau,
    drag: 'tap',
    dealt: false,
    counted: 'all',
    showsGaps: false,
    readLast: 1,
  },
  waste: { ...tableau, counted: 'all', showsGaps: false, readLast: 2 },
  turned: { ...tableau, hasButton: false, showsGaps: false },
};

/** The places in a fan that are free and to be filled. */
export const gapsOf = ({ role, spread, missing }: PileFacts): number =>
  roles[role].showsGaps && spread === 'fan' ? missing : 0;

/** The pile with a turned card, which is played next; -1 if no card is turned. */
export const turnedPile = (piles: readonly PileFacts[]): number =>
  piles.findIndex(({ role, cards }) => role === 'turned' && cards.length > 0);
