import { type Arrangement, CARD_HEIGHT, type Spot } from '../geometry/arrange.js';
import type { Station } from '../geometry/railway.js';

/** The name's plate in the room that the last row leaves: from the kings' cards, and its height. */
export const ASIDE = 0.16;
const PLATE = 0.62;
/** In the park of a sheet it stands on posts: from its lower edge to the ground. */
const STANDS = 0.36;

/**
 * The plate beside the kings, where the last row leaves room: it stands as low as their card.
 * @param outer where the line's outer edges are, in hundredths of a card width
 */
export function besideKings(
  { x, y }: Spot,
  ahead: number,
  outer: number,
): NonNullable<Arrangement['plate']> {
  const from = x + ahead * (0.5 + ASIDE);
  const to = outer / 100;
  const low = y + CARD_HEIGHT / 2;
  return {
    x: (from + to) / 2,
    y: low - PLATE / 2,
    width: Math.abs(to - from),
    height: PLATE,
    ground: low + STANDS,
  };
}

/**
 * The plate where stations are far apart: at the end of the line, at its height, in the column in which the last row has no
 * station.
 * @param last the last station; it and what is `outer` are in hundredths of a card width
 */
export function atTheEnd(
  last: Station,
  across: number,
  outer: number,
): NonNullable<Arrangement['plate']> {
  const x = last.x / 100 + last.ahead * across;
  const y = last.y / 100;
  const width = 2 * Math.abs(outer / 100 - x);
  return { x, y, width, height: PLATE, ground: y + PLATE / 2 + STANDS };
}
