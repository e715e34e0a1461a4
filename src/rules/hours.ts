import { type Card, nextInSuit, parseCards, rankOf } from '../cards/index.js';
import type { Pile, PileSpec } from './rules.js';
import { topOf } from './table.js';

/** The cards laid out before the deal, from one o'clock to twelve. */
export function laidOut(cards: string): Card[] {
  const read = parseCards(cards);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** For each card the foundations whose way from base to hour leads over it. */
export function homesOf(bases: readonly Card[]): number[][] {
  const homes: number[][] = Array.from({ length: 52 }, () => []);
  bases.forEach((base, pile) => {
    for (let card = base; rankOf(card) !== pile + 1;) {
      card = nextInSuit(card);
      homes[card]!.push(pile);
    }
  });
  return homes;
}

/** The twelve foundations, one at each hour, at the places 0 to 11. */
export const foundationPiles = (): PileSpec[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `h${i + 1}`,
    role: 'foundation',
    place: { ring: 'inner', hour: i + 1 },
    hour: i + 1,
    spread: 'stack',
  }));

/** Whether a foundation holds its base and what follows, no further than its hour. */
export function isBuilt(pile: Pile, base: Card, hour: number): boolean {
  const follows = (card: Card, under: Card): boolean =>
    card === nextInSuit(under) && rankOf(under) !== hour;
  return pile[0] === base && pile.every((card, i) => i === 0 || follows(card, pile[i - 1]!));
}

/** A foundation's way to go: cards wanted until it shows the rank of its hour. */
export function wayToGo(pile: Pile, hour: number): number {
  return (hour - rankOf(topOf(pile)) + 13) % 13;
}
