import { round, type Spot } from '../geometry/arrange.js';
import { placeNumeral } from '../marks/numerals.js';

/** A figure is 24 units high, and broader for that, as on dials. */
const [UNITS, BROAD] = [24, 1.25];

/**
 * The numbers of columns on the case around them, so high, in hundredths of a card width: messages call columns by these.
 * @param spots in the order of the columns
 */
export const columnNumbers = (spots: readonly Spot[], high: number): string =>
  spots
    .map(({ x, y }, i) =>
      placeNumeral(`${i + 1}`, { x: round(x), y: round(y) }, (BROAD * high) / UNITS, high / UNITS),
    )
    .join('');
