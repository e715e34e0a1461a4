import type { Arrangement, Spot } from '../geometry/arrange.js';

/*
 * As on the maps of lines, it turns at 45 degrees. Lengths are hundredths of a card width.
 */

/** How long its turns are, each way: down between two stations, and out again, beside the corner of a card. */
const [DOWN, OUT] = [34, 20];
/** A river above a single row: how high it is on both sides, and from the plate to where it goes down, at 45 degrees too. */
const [HIGH, LOW, FROM] = [30, 58, 110];

/** After how many stations of a row a river goes through it. */
export const passes = (count: number): number => count >> 1;

/** The two stations of a row between which it goes through. */
export function banksOf(row: readonly Spot[]): readonly [left: number, right: number] {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = passes(xs.length);
  return [xs[after - 1]!, xs[after]!];
}

/**
 * A river above a single row, from edge to edge behind the plate.
 * @param plate where the plate ends
 * @param edges the line's outer edges
 */
export function riverAbove(
  plate: number,
  [left, right]: readonly [number, number],
): Pick<Arrangement, 'river'> {
  const x = Math.round(plate + FROM);
  return { river: `M${left} ${HIGH}H${x}L${x + LOW - HIGH} ${LOW}H${right}` };
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
  const turn = `M${left} ${top}H${x - DOWN}L${x} ${top + DOWN}V`;
  return out === undefined
    ? { stream: turn + String(bottom) }
    : { river: `${turn}${out - OUT}L${x + OUT} ${out}H${right}` };
}
