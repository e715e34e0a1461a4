import type { Spot } from '../geometry/arrange.js';

/*
 * The course of a river, as the points at which it turns: each turn is as wide as what is straight beside it leaves. Lengths
 * are hundredths of a card width.
 */

/** How long its turns are, each way: down between two stations, and out again, beside the corner of a card. */
const [DOWN, OUT] = [34, 20];
/** What is free of it beside a card, where stations are far apart, and how broad half of it is at most. */
const [FREE, HALF] = [7, 13];
/** Between the names of two stations there is more room: so far it goes aside there at most. */
const ASIDE = 30;

/** After how many stations of a row a river goes through it. */
export const passes = (count: number): number => count >> 1;

/** The two stations of a row between which it goes through. */
export function banksOf(row: readonly Spot[]): readonly [left: number, right: number] {
  const xs = row.map(({ x }) => x).sort((one, other) => one - other);
  const after = passes(xs.length);
  return [xs[after - 1]!, xs[after]!];
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

/**
 * A river from the top of a map to its bottom through all rows, where stations are far apart: it winds from one side of the
 * gap between their cards to the other one, and farther beside their names.
 * @param row the stations of one of them
 * @param rows how high the stations of each are
 * @param under from a station down to its cards, and to the end of all that can be there
 * @param top the edge of the map
 */
export function riverDown(
  row: readonly Spot[],
  rows: readonly number[],
  under: readonly [cards: number, end: number],
  top: number,
  bottom: number,
): { readonly points: readonly Spot[]; readonly half: number } {
  const [left, right] = banksOf(row);
  const [x, free] = [Math.round((left + right) / 2), (right - left) / 2 - 50 - FREE];
  // What it leaves free it winds through.
  const half = Math.min(HALF, Math.round(0.7 * free));
  const by = Math.round(free - half);
  const far = Math.min(ASIDE, 3 * by);
  const points = rows.flatMap((y, i): Spot[] => {
    const way = i % 2 ? -1 : 1;
    const [from, to] = under.map((down) => y + down) as [number, number];
    return [
      { x: x + way * by, y: from },
      { x: x - way * by, y: to },
      ...(i < rows.length - 1 ? [{ x: x - way * far, y: to + (rows[i + 1]! - to) / 2 }] : []),
    ];
  });
  return { points: [{ x: x + far, y: top }, ...points, { x: points.at(-1)!.x, y: bottom }], half };
}
