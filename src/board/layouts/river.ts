import type { Spot } from '../geometry/arrange.js';

/*
 * As on the maps of lines, it turns at 45 degrees. Lengths are hundredths of a card width.
 */

/** How long its turns are, each way: down between two stations, and out again, beside the corner of a card. */
const [DOWN, OUT] = [34, 20];
/** A river above a single row: where it begins above it and goes out, and how far from the plate it comes in. */
const [ABOVE, LOW, FROM] = [-8, 44, 130];

/** After how many stations of a row a river goes through it. */
export const passes = (count: number): number => count >> 1;

/** The two stations of a row between which it goes through. */
export function banksOf(row: readonly Spot[]): readonly [left: number, right: number] {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = passes(xs.length);
  return [xs[after - 1]!, xs[after]!];
}

/**
 * A river above a single row: it comes in at the top beside the plate, and goes out at the right.
 * @param plate where the plate ends
 * @param right the edge of the map
 */
export function riverAbove(plate: number, right: number): readonly Spot[] {
  const x = Math.round(plate + FROM);
  return [
    { x, y: ABOVE },
    { x, y: LOW - DOWN },
    { x: x + DOWN, y: LOW },
    { x: right, y: LOW },
  ];
}

/**
 * A river on the map of a line: it comes in above a row, and goes through between two stations of that.
 * @param row its stations
 * @param levels where it comes in, and where it goes out to the right below the row; or, if nothing is below, the edge of the map
 * @param right the edge of the map there
 */
export function riverPast(
  row: readonly Spot[],
  { top, out, bottom }: { readonly top: number; readonly out?: number; readonly bottom: number },
  right: number,
): readonly Spot[] {
  const [from, to] = banksOf(row);
  const x = Math.round((from + to) / 2);
  const turn = [
    { x: 0, y: top },
    { x: x - DOWN, y: top },
    { x, y: top + DOWN },
  ];
  return out === undefined
    ? [...turn, { x, y: bottom }]
    : [...turn, { x, y: out - OUT }, { x: x + OUT, y: out }, { x: right, y: out }];
}
