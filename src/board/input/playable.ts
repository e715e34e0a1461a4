import { cardOf, countOf, isDown, type Move, rankOf, ROLES } from '../../rules/engine.js';
import type { InputTable, Lifted } from './input.js';

/** What there is to choose from in a position. */
type Table = Pick<InputTable, 'rules' | 'state' | 'piles'>;

export const movesFrom = ({ rules, state }: Table, source: number): readonly Move[] =>
  rules.moves(state).filter(({ from }) => from === source);

/** The numbers of cards that can be moved from a pile together, in ascending order. */
export const countsFrom = (table: Table, source: number): number[] =>
  movesFrom(table, source)
    .map(countOf)
    .sort((a, b) => a - b);

/** The number of cards that a gesture lifts if it points at the card `depth` from the top. */
export function countAt(table: Table, source: number, depth: number): number {
  const counts = countsFrom(table, source);
  return counts.find((count) => count >= depth) ?? counts[0] ?? 1;
}

/** The piles that take a number of cards from a pile. */
export const goalsOf = (table: Table, source: number, count: number): number[] =>
  movesFrom(table, source)
    .filter((move) => countOf(move) === count)
    .map(({ to }) => to);

/** The moves that a tap on a pile can make; the waste is turned over by tapping the stock. */
export function tapMovesFrom(table: Table, source: number, count: number): readonly Move[] {
  const { piles } = table;
  return movesFrom(table, source).filter(
    (move) => piles[move.to]!.role !== 'stock' && countOf(move) === count,
  );
}

/** The piles that are shown as targets of lifted cards. */
export const targetsOf = (table: Table, { pile, count }: Lifted): number[] =>
  tapMovesFrom(table, pile, count).map(({ to }) => to);

/** The pile that collects the cards of a card's rank; -1 if there is none. */
export const homeOf = ({ piles }: Table, slot: number | undefined): number =>
  slot === undefined || isDown(slot)
    ? -1
    : piles.findIndex(({ role, rank }) => ROLES[role].collects && rank === rankOf(cardOf(slot)));

/**
 * The waste, if a tap on a pile that collects cards means its top card: as a turned card, it needs not be picked up.
 * Where other cards are played too, that is so only if the pile takes it.
 */
export function wasteInPlay({ rules, state, piles }: Table, pile: number): number {
  const waste = piles.findIndex(({ role, cards }) => role === 'waste' && cards.length > 0);
  const isAlone = !piles.some(({ role }) => ROLES[role].builds);
  return waste >= 0 && (isAlone || rules.legality(state, waste, pile) === 'ok') ? waste : -1;
}
