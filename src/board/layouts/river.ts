import { type Arrangement, BROADER, type Spot } from '../geometry/arrange.js';

/** The radius of its bends, in hundredths of a card width. */
const BEND = 36;
/** So many stations are a long row, in whose middle a name stands above it. */
const LONG = 8;

/** How far a channel bends aside at most, and half of the height in which it does; from it to the cards at its sides. */
const [ASIDE, HALF, CLEAR] = [13, 46, 4];

/** After how many stations of a row a river goes through it. */
export const passes = (count: number): number => (count < LONG ? count >> 1 : count >> 2);

/** The two stations of a row between which it goes through. */
function banksOf(row: readonly Spot[]): readonly [left: number, right: number] {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = passes(xs.length);
  return [xs[after - 1]!, xs[after]!];
}

/**
 * A river between stations that are far apart: down through all rows, with a bend between two of them.
 * @param row the stations of the lower one
 * @param middle where it bends
 * @param height that of the map, in card widths
 */
export function channelThrough(
  row: readonly Spot[],
  middle: number,
  height: number,
): Pick<Arrangement, 'channel'> {
  const [left, right] = banksOf(row);
  const x = Math.round((left + right) / 2);
  const aside = Math.min(ASIDE, Math.floor((right - left - 100 - BROADER) / 2) - CLEAR);
  return {
    channel:
      `M${x - aside} 0V${middle - HALF}C${x - aside} ${middle} ${x + aside} ${middle} ` +
      `${x + aside} ${middle + HALF}V${Math.round(100 * height)}`,
  };
}

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
  const [from, to] = banksOf(row);
  const x = Math.round((from + to) / 2);
  const turn = `M${left} ${top}H${x - BEND}a${BEND} ${BEND} 0 0 1 ${BEND} ${BEND}V`;
  return out === undefined
    ? { stream: turn + String(bottom) }
    : { river: `${turn}${out - BEND}a${BEND} ${BEND} 0 0 0 ${BEND} ${BEND}H${right}` };
}
