/** Where cards go, in whatever language it is said. */
import { type Effect, type PileFacts, type PileSpec, turnsUp } from '../rules/engine.js';

/** The effects that bring a card into play: one that is turned face up, or that wanders on. */
export const comeIntoPlay = (
  effects: readonly Effect[],
  piles: readonly Pick<PileFacts, 'role'>[],
): Effect[] => effects.filter((one) => turnsUp(one) || piles[one.to]!.role === 'turned');

/** What `said` makes of the effects for each of their goals. */
export const byGoal = <T>(
  effects: readonly Effect[],
  said: (there: readonly Effect[], to: number) => T,
): T[] =>
  [...new Set(effects.map(({ to }) => to))].map((to) =>
    said(
      effects.filter((one) => one.to === to),
      to,
    ),
  );

/** The goals of a card in the order in which they are told; empty columns are all the same. */
export function goalGroups(targets: readonly PileFacts[]): {
  readonly named: readonly PileFacts[];
  readonly empty: readonly PileFacts[];
  /** Whether the empty ones are fans of a dial. */
  readonly fans: boolean;
} {
  const empty = targets.filter(({ role, cards }) => role === 'tableau' && cards.length === 0);
  const isHome = ({ role }: PileFacts): boolean => role === 'foundation';
  const others = targets.filter((pile) => !isHome(pile) && !empty.includes(pile));
  const named = [...targets.filter(isHome), ...others];
  return { named, empty, fans: empty[0] !== undefined && 'ring' in empty[0].place };
}

/** Whether cards have a home in a game: a foundation, or a pile of their rank. */
export const collects = (piles: readonly PileSpec[]): boolean =>
  piles.some(({ role, rank }) => role === 'foundation' || rank !== undefined);
