import type { Spot } from '../geometry/arrange.js';

/** The radius of its bends, in hundredths of a card width. */
const BEND = 42;
/** So many stations are a long row, in whose middle a name stands above it. */
const LONG = 8;

/**
 * A river on the map of a line: it comes in above a row, goes through between two stations of that, and out below.
 * @param row its stations
 * @param levels where it comes in and goes out
 * @param edges the line's outer edges
 */
export function riverPast(
  row: readonly Spot[],
  [top, bottom]: readonly [number, number],
  [left, right]: readonly [number, number],
): string {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = xs.length < LONG ? xs.length >> 1 : xs.length >> 2;
  const x = Math.round((xs[after - 1]! + xs[after]!) / 2);
  return (
    `M${left} ${top}H${x - BEND}a${BEND} ${BEND} 0 0 1 ${BEND} ${BEND}` +
    `V${bottom - BEND}a${BEND} ${BEND} 0 0 0 ${BEND} ${BEND}H${right}`
  );
}
