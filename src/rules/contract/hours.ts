import { type Card, nextInSuit, parseCards, rankOf } from '../../cards/index.js';
import type { Pile, PileSpec } from './rules.js';
import { topOf } from './table.js';

/** The cards laid out before the deal, from one o'clock to twelve. */
export function laidOut(cards: string): Card[] {
  const read = parseCards(cards);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** For each card, the foundations that take it on the way from their base to their hour. */
export function foundationsOf(bases: readonly Card[]): number[][] {
  const foundations: number[][] = Array.from({ length: 52 }, () => []);
  bases.forEach((base, pile) => {
    for (let card = base; rankOf(card) !== pile + 1;) {
      card = nextInSuit(card);
      foundations[card]!.push(pile);
    }
  });
  return foundations;
}

/** The twelve foundations, one for each hour, with the indices 0 to 11. */
export const foundationPiles = (): PileSpec[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `h${i + 1}`,
    role: 'foundation',
    place: { ring: 'inner', hour: i + 1 },
    hour: i + 1,
    spread: 'stack',
  }));

/** Whether a foundation is built up correctly from its base, no further than its hour. */
export function isBuilt(pile: Pile, base: Card, hour: number): boolean {
  const follows = (card: Card, under: Card): boolean =>
    card === nextInSuit(under) && rankOf(under) !== hour;
  return pile[0] === base && pile.every((card, i) => i === 0 || follows(card, pile[i - 1]!));
}

/** The number of cards that a foundation still needs to show the rank of its hour. */
export function missingCards(pile: Pile, hour: number): number {
  return (hour - rankOf(topOf(pile)) + 13) % 13;
}
