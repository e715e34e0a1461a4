/** Where cards go, in whatever language it is said. */
import {
  type Card,
  cardOf,
  type Effect,
  isDown,
  type PileFacts,
  ROLES,
  type PileSpec,
  turnsUp,
} from '../rules/engine.js';

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

/** So many goals are named one by one. */
const NAMED = 6;

/** Whether a card can go to so many piles with cards face down that it is said in one word: Watch’s fourth king. */
export const isAnyHidden = (targets: readonly PileFacts[]): boolean =>
  targets.length > NAMED && targets.every(({ cards }) => isDown(cards.at(-1) ?? 0));

/** Whether cards have a home in a game: a foundation, or a pile of their rank. */
export const collects = (piles: readonly PileSpec[]): boolean =>
  piles.some(({ role, rank }) => role === 'foundation' || rank !== undefined);

/** A filling names so many cards to listeners. */
export const MANY = 9;

/**
 * What follows from a move of open cards from one pile to another; undefined for any other move, which needs a whole
 * sentence.
 */
export function consequence(effects: readonly Effect[], piles: readonly PileFacts[]) {
  const [first] = effects;
  if (!first) return undefined;
  const [from, to] = [piles[first.from]!, piles[first.to]!];
  const turned = comeIntoPlay(effects, piles);
  const own = effects.filter((one) => !turned.includes(one));
  const isOneWay = own.every(
    (one) => one.from === first.from && one.to === first.to && one.faceUp && one.wasFaceUp,
  );
  if (own.length === 0 || !isOneWay || from.role === 'stock' || to.role === 'stock')
    return undefined;
  const isNext = !turned.every(turnsUp);
  const below = from.cards[Math.min(...own.map(({ fromIndex }) => fromIndex)) - 1];
  const leaves = ROLES[from.role].uncovers && turned.length === 0;
  const under: readonly Card[] =
    leaves && below !== undefined && !isDown(below) ? [cardOf(below)] : [];
  return {
    from,
    to,
    /** The cards that come into play. */
    turned: turned.map(({ card }) => card),
    /** Whether they wander on, and are not turned up. */
    isNext,
    /** Where the next one comes from, if not from where the last one has gone. */
    other: isNext && turned[0] && turned[0].from !== first.to ? piles[turned[0].from] : undefined,
    /** The card that is uncovered. */
    under,
    /** Whether the pile is empty now. */
    empties: leaves && below === undefined,
  };
}
