/** What a pile's role means, in every game. */
interface RoleTraits {
  /** Whether cards are collected on it to win the game, and stay there. */
  readonly collects: boolean;
  /** Whether cards are built on it on the way. */
  readonly builds: boolean;
  /** Whether its cards are dealt rather than played, and the used ones can be turned over to it. */
  readonly deals: boolean;
  /** Whether it is the card to be played next, which lies on another pile. */
  readonly inHand: boolean;
  /** Whether a move from it says so, and which card it uncovers there. */
  readonly uncovers: boolean;
  /** Where it comes when moves are listed, the easiest to reach first. */
  readonly nearness: number;
}

const OTHER: RoleTraits = {
  collects: false,
  builds: false,
  deals: false,
  inHand: false,
  uncovers: false,
  nearness: Infinity,
};

const roles = {
  foundation: { ...OTHER, collects: true },
  tableau: { ...OTHER, builds: true, uncovers: true, nearness: 2 },
  stock: { ...OTHER, deals: true },
  waste: { ...OTHER, uncovers: true, nearness: 1 },
  turned: { ...OTHER, inHand: true, nearness: 0 },
} satisfies Record<string, RoleTraits>;

export type PileRole = keyof typeof roles;

/**
 * The traits of each role. What treats piles of any game asks for a trait instead of naming roles, so
 * that a new role is decided here, and only once.
 */
export const ROLES: Readonly<Record<PileRole, RoleTraits>> = roles;
