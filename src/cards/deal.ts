import type { Card } from './card.js';
import { fault, formatCard, type Parsed, parseCards, parsed, wordsOf } from './text.js';

/** Numbered deals run from 1 to this. */
export const MAX_DEAL = 4294967295;

/**
 * Chris Doty-Humphrey's sfc32, a small generator that passes the PractRand tests, seeded with one
 * number: a = 0, b = seed, c = 0, counter = 1, with the first twelve values discarded.
 */
export function generator(seed: number): () => number {
  let a = 0;
  let b = seed | 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const value = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + value) | 0;
    return value >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/**
 * A uniformly distributed integer below `bound`. Values from the incomplete range at the end of the
 * generator's range, which would favour small integers, are drawn again.
 */
function below(bound: number, next: () => number): number {
  for (;;) {
    const value = next();
    const rest = (value % bound) | 0; // as an integer: this makes the division three times as fast
    if (value - rest <= 4294967296 - bound) return rest;
  }
}

export const isDealNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_DEAL;

/**
 * The cards of a numbered deal, in dealing order: a Fisher–Yates shuffle of `pack` from its last
 * position to its second.
 * @throws {RangeError} if `deal` is not an integer from 1 to {@link MAX_DEAL}
 */
export function shuffle(pack: readonly Card[], deal: number): Card[] {
  if (!isDealNumber(deal)) {
    throw new RangeError(`${deal} is not a deal number: use 1 to ${MAX_DEAL}`);
  }
  const cards = [...pack];
  const next = generator(deal);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1, next);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

/** The date of a time in UTC: `2026-11-21`. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * A checksum of a text: FNV-1a (32 bits) over its UTF-16 units.
 * @param hash the checksum of what comes before the text
 */
export function checksum(text: string, hash = 0x811c9dc5): number {
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The number of the daily deal: FNV-1a (32 bits) over `YYYY-MM-DD:game` in UTC; 0 becomes 1.
 * @param time milliseconds since 1970 UTC
 */
export function dailyDeal(game: string, time: number): number {
  return checksum(`${dateOf(time)}:${game}`) || 1;
}

/** A pack in its starting order, without the cards laid out before the deal. */
export function packOf(packs: number, without: readonly Card[] = []): readonly Card[] {
  const taken = [...without];
  const cards: Card[] = [];
  for (let card = 0; card < 52 * packs; card++) {
    const face = card % 52;
    const place = taken.indexOf(face);
    if (place >= 0) taken.splice(place, 1);
    else cards.push(face);
  }
  return Object.freeze(cards);
}

/** Checks that `cards` are exactly the cards of `pack`, in any order; an error's `at` is an index. */
export function checkDeal(cards: readonly Card[], pack: readonly Card[]): Parsed<Card[]> {
  const left = new Map<Card, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  for (const [place, card] of cards.entries()) {
    const count = left.get(card);
    if (!count) {
      if (!Number.isInteger(card) || card < 0 || card > 51) {
        return fault('not-a-card', `card ${place + 1} of the deal is not a card`, place);
      }
      const shown = `card ${place + 1}, ${formatCard(card)},`;
      return count === 0
        ? fault('card-twice', `${shown} occurs once too often`, place)
        : fault('foreign-card', `${shown} is not part of this game’s deal`, place);
    }
    left.set(card, count - 1);
  }
  for (const [card, count] of left) {
    if (count > 0) {
      const wanted = `a deal has ${pack.length} cards, and ${cards.length} were given`;
      return fault('card-missing', `${formatCard(card)} is missing: ${wanted}`, cards.length);
    }
  }
  return parsed(cards.slice());
}

/**
 * Parses a deal given as cards in dealing order; an error's `at` counts characters.
 * @param at where `text` begins in a longer one
 */
export function parseDeal(text: string, pack: readonly Card[], at = 0): Parsed<Card[]> {
  const cards = parseCards(text, at);
  if (!cards.ok) return cards;
  const checked = checkDeal(cards.value, pack);
  if (checked.ok) return checked;
  const { code, message, at: place } = checked.error;
  return fault(code, message, at + (wordsOf(text)[place]?.at ?? text.length));
}
