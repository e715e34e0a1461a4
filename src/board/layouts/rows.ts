import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Place,
  type Spot,
} from '../geometry/arrange.js';

/** From one pile to the next, usually. */
export const ACROSS = 1.14;
/** The height of a mark. */
const MARK = 0.42;
/** How far the cards put under a pile stick out: with rank and suit if there is room. */
const TUCKS = [0.42, 0.27];

/**
 * Piles in centred rows; the cards put under a pile stick out below. The one with more room is first.
 * @param under how much room is left between a mark and its pile
 * @param across from one pile to the next
 * @param below from a row to the next one
 */
export const rowsOf = (
  lines: readonly (readonly string[])[],
  minCard = 36,
  under = 0,
  across = ACROSS,
  below = 0.2,
): Arrangement[] =>
  TUCKS.map((tuck) => {
    const longest = Math.max(...lines.map((line) => line.length));
    const width = longest * across + 0.06;
    const down = MARK + under + CARD_HEIGHT + 3 * tuck + below;
    const places: Record<string, Place> = {};
    const marks: Record<string, Spot> = {};
    lines.forEach((line, row) => {
      line.forEach((id, order) => {
        const x = width / 2 + (order - (line.length - 1) / 2) * across;
        const top = row * down;
        places[id] = downward(x, top + MARK + under + CARD_HEIGHT / 2, tuck, 3 * tuck);
        marks[id] = { x, y: top + MARK / 2 };
      });
    });
    return {
      kind: 'rows',
      width,
      height: lines.length * down,
      places,
      marks,
      badges: [],
      minCard,
    };
  });
