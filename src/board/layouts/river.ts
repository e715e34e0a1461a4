import type { Arrangement, Spot } from '../geometry/arrange.js';

/** The radius of its bends, in hundredths of a card width. */
const BEND = 36;
/** How far a channel winds aside where no cards are beside it: between two rows, and above the first one, down to which height. */
const [ASIDE, FIRST, DOWN] = [12, 19, 70];

/** After how many stations of a row a river goes through it. */
export const passes = (count: number): number => count >> 1;

/** The two stations of a row between which it goes through. */
function banksOf(row: readonly Spot[]): readonly [left: number, right: number] {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = passes(xs.length);
  return [xs[after - 1]!, xs[after]!];
}

/**
 * A river between stations that are far apart: down through all rows. Beside cards it is in the middle between them, so
 * that it winds above them and between two rows only.
 * @param row the stations of the lower one
 * @param free from the cards that can be in the upper row to those of the lower one
 * @param height that of the map, in card widths
 */
export function channelThrough(
  row: readonly Spot[],
  [from, to]: readonly [number, number],
  height: number,
): Pick<Arrangement, 'channel'> {
  const [left, right] = banksOf(row);
  const x = Math.round((left + right) / 2);
  /** Between two heights, from a point to the one below, upright at both. */
  const wind = (one: number, other: number, above: number, below: number): string => {
    const soft = (below - above) / 2;
    return `C${one} ${above + soft} ${other} ${below - soft} ${other} ${below}`;
  };
  const middle = Math.round((from + to) / 2);
  const out = x - ASIDE;
  return {
    channel:
      `M${x + FIRST} 0${wind(x + FIRST, x, 0, DOWN)}V${from}${wind(x, out, from, middle)}` +
      `${wind(out, x, middle, to)}V${Math.round(100 * height)}`,
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
