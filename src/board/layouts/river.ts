import type { Arrangement, Spot } from '../geometry/arrange.js';

/** The radius of its bends, in hundredths of a card width. */
const BEND = 36;
/** So many stations are a long row, in whose middle a name stands above it. */
const LONG = 8;

/**
 * A river on the map of a line: it comes in above a row, and goes through between two stations of that.
 * @param row its stations
 * @param levels where it comes in, and where it goes out to the right below the row; or, if nothing is below, the edge of the map
 * @param edges the line's outer edges
 */
export function riverPast(
  row: readonly Spot[],
  { top, out, bottom }: { readonly top: number; readonly out?: number; readonly bottom: number },
  [left, right]: readonly [number, number],
): Pick<Arrangement, 'river' | 'stream'> {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = xs.length < LONG ? xs.length >> 1 : xs.length >> 2;
  const x = Math.round((xs[after - 1]! + xs[after]!) / 2);
  const turn = `M${left} ${top}H${x - BEND}a${BEND} ${BEND} 0 0 1 ${BEND} ${BEND}V`;
  return out === undefined
    ? { stream: turn + String(bottom) }
    : { river: `${turn}${out - BEND}a${BEND} ${BEND} 0 0 0 ${BEND} ${BEND}H${right}` };
}
