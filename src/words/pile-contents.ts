import { type Card, cardOf, isDown, type PileFacts, rankOf } from '../rules/engine.js';

/**
 * What a player knows of a pile, from the top down: open cards that lie one after another, and the
 * number of cards that lie face down one after another. Of squared piles only the top card is seen.
 */
export function contentsOf({ cards, spread }: PileFacts): (readonly Card[] | number)[] {
  const contents: (Card[] | number)[] = [];
  const seen = spread === 'stack' && !isDown(cards.at(-1) ?? 0) ? cards.slice(-1) : cards;
  for (const slot of [...seen].reverse()) {
    const last = contents.at(-1);
    if (isDown(slot)) {
      if (typeof last === 'number') contents[contents.length - 1] = last + 1;
      else contents.push(1);
    } else if (Array.isArray(last)) last.push(cardOf(slot));
    else contents.push([cardOf(slot)]);
  }
  return contents;
}

/** The number of cards that are face down or, in a pile that collects a rank, of another one. */
const away = ({ cards, rank }: PileFacts): number =>
  cards.filter((slot) => isDown(slot) || (rank && rankOf(slot) !== rank)).length;

/** How many cards of a lost game have not come home, whether all are face down, and where they are. */
export function cardsLeft(piles: readonly PileFacts[]) {
  const places = piles.flatMap((pile) => {
    const { role, spread, cards, hidden } = pile;
    const home = role === 'foundation' || role === 'turned';
    const count = home ? 0 : spread === 'tuck' ? away(pile) : cards.length;
    return count > 0 ? [{ pile, count, down: hidden === count }] : [];
  });
  return {
    places,
    sum: places.reduce((total, { count }) => total + count, 0),
    down: places.every(({ down }) => down),
  };
}
