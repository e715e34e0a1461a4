import { type Arrangement, round, type Spot } from '../geometry/arrange.js';
import { outline, ring } from '../geometry/outline.js';
import { BROAD } from '../geometry/railway.js';
import { banksOf } from './river.js';

/*
 * The sheet of a map: streets between the cards and between the rows, a river, with an island where stations are far
 * apart, and a park where no station is. Lengths are in hundredths of a card width.
 */

/** The corners of the sheet, and how far above its names it begins: outside the box of the board, where nothing else is. */
const [CORNER, TOP] = [14, -8];
/** Half of the breadth of the river at most, of that around its island, and of the island; and what is free beside it. */
const [HALF, AROUND, ISLAND, FREE] = [15, 27, 10, 4];
/** Half of the length of the island; in how much of it the river gets broader; and how far it is above the street. */
const [LONG, EASED, UP] = [46, 72, 22];
/** Trees of the park: where they are, from its outer lower corner, and their radii; those in the middle are in a narrow one too. */
const TREES = [
  [24, -172, 9],
  [41, -160, 7],
  [150, -150, 8],
  [22, -36, 8],
  [42, -22, 10],
  [64, -38, 7],
  [152, -30, 9],
  [170, -48, 6],
] as const;
/** Its pond: from that corner, and half of its size. */
const POND = { x: 98, y: -86, across: 34, down: 15 };

/** From the top to the end of a river's bank, which gives way to an island. */
const bank = (x: number, by: number, middle: number, end: number): string => {
  const bend = `c0 ${EASED / 2} `;
  const back = middle + LONG - EASED / 2;
  return (
    `M${x} ${TOP}V${middle - LONG - EASED / 2}${bend}${by} ${EASED / 2} ${by} ${EASED}V${back}` +
    `${bend}${-by} ${EASED / 2} ${-by} ${EASED}V${end}`
  );
};

/** Both banks of a river along a line, each as its points. */
function banksAlong(points: readonly Spot[], half: number): readonly (readonly Spot[])[] {
  const turns = points
    .slice(1)
    .map(({ x, y }, i) => Math.atan2(y - points[i]!.y, x - points[i]!.x));
  return [1, -1].map((side) =>
    points.map(({ x, y }, i) => {
      const [from, to] = [turns[i - 1] ?? turns[i]!, turns[i] ?? turns[i - 1]!];
      const far = (side * half) / Math.cos((to - from) / 2);
      const across = (from + to) / 2 + Math.PI / 2;
      return { x: round(x + far * Math.cos(across)), y: round(y + far * Math.sin(across)) };
    }),
  );
}

const drawn = (points: readonly Spot[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/** A river on a sheet along a line. */
export function riverAlong(points: readonly Spot[]): Pick<Arrangement, 'channel' | 'banks'> {
  const [one, other] = banksAlong(points, BROAD / 2);
  return {
    channel: `${drawn([...one!, ...[...other!].reverse()])}Z`,
    banks: drawn(one!) + drawn(other!),
  };
}

/** A river from the top of a sheet to its bottom, with an island if there is room. */
export function riverThrough(
  row: readonly Spot[],
  level: number,
  height: number,
): Pick<Arrangement, 'channel' | 'banks'> & { readonly island: string } {
  const [left, right] = banksOf(row);
  const [x, free] = [Math.round((left + right) / 2), (right - left) / 2 - 50 - FREE];
  const half = Math.min(HALF, free);
  const by = free < AROUND ? 0 : AROUND - half;
  const [bottom, middle] = [Math.round(100 * height), level - UP];
  const [west, east] = [bank(x - half, -by, middle, bottom), bank(x + half, by, middle, bottom)];
  const out = 2 * ISLAND;
  const island = by
    ? `M${x} ${middle - LONG}q${out} ${LONG} 0 ${2 * LONG}q${-out} ${-LONG} 0 ${-2 * LONG}Z`
    : '';
  // Both halves, from one bank to the middle: as one shape, of which the island is no part.
  return {
    channel: `${west}H${x}V${TOP}Z${east}H${x}V${TOP}Z${island}`,
    banks: west + east + island,
    island,
  };
}

/** A street between two rows: its height, and from where to where it goes; the rest of the breadth is the river's. */
type Street = readonly [y: number, from: number, to: number];

/** Where a street ends that comes from below or above: on another street, or at the bank of a river that is in its place. */
function endAt(street: Street | undefined, x: number, down: 1 | -1, sheet: number): number {
  if (!street) return sheet;
  const [y, from, to] = street;
  return x < from || x > to ? y + (down * BROAD) / 2 : y;
}

/** What is on a sheet: its size in card widths, its rows from the top, and the river. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The stations of each row, and the street above all but the first. */
  readonly rows: readonly (readonly Spot[])[];
  readonly levels: readonly Street[];
  /** Where the river goes through a row, no street does. */
  readonly river: number;
  /** On which side the last row has room for a park, if it has. */
  readonly park: -1 | 1 | 0;
  readonly isWide: boolean;
  /** Half of the breadth of the plate above the first row: no street begins behind it. */
  readonly title: number;
  readonly drawn: Pick<Arrangement, 'channel' | 'banks'> & { readonly island?: string };
}

/** The sheet with its streets and its park. */
export function mapSheet({
  width,
  height,
  rows,
  levels,
  river,
  park: side,
  isWide,
  title,
  drawn: { island = '', channel, banks },
}: Sheet): Pick<Arrangement, 'ground' | 'park' | 'trees' | 'channel' | 'banks' | 'streets'> {
  const [end, bottom] = [Math.round(100 * width), Math.round(100 * height)];
  const streets = levels.map(([y, from, to]) => `M${from} ${y}H${to}`);
  let edge = 0;
  rows.forEach((row, i) => {
    const xs = row.map(({ x }) => x).sort((a, b) => a - b);
    const between = xs.slice(1).map((x, j) => Math.round((x + xs[j]!) / 2));
    // Not every street goes through: blocks are of one, two or three cards.
    const through = between.filter(
      (x, j) =>
        (rows.length > 1 ? (j + i) % 3 !== 1 : j % 7 === 2) &&
        Math.abs(x - river) > BROAD &&
        (i > 0 || Math.abs(x - end / 2) > title),
    );
    if (i === rows.length - 1 && side !== 0) {
      const apart = (xs[1] ?? 0) - xs[0]!;
      edge = Math.round(side < 0 ? xs[0]! - apart / 2 : xs.at(-1)! + apart / 2);
      through.push(edge);
    }
    streets.push(
      ...through.map(
        (x) => `M${x} ${endAt(levels[i - 1], x, 1, TOP)}V${endAt(levels[i], x, -1, bottom)}`,
      ),
    );
  });
  const outer = side < 0 ? 0 : end;
  const level = endAt(levels.at(-1), edge, 1, TOP);
  const at = (across: number): number => outer - side * across;
  const pond =
    isWide && side !== 0
      ? `M${at(POND.x) - POND.across} ${bottom + POND.y}a${POND.across} ${POND.down} 0 0 1 ${2 * POND.across} 0a${POND.across} ${POND.down} 0 0 1 ${-2 * POND.across} 0Z`
      : '';
  const [x, y] = [width / 2, (height + TOP / 100) / 2];
  const trees = side === 0 ? [] : TREES.slice(isWide ? 0 : 3, isWide ? TREES.length : 6);
  return {
    ground: outline({ x, y }, { x, y: y - TOP / 100 }, CORNER),
    park:
      (side === 0
        ? ''
        : `M${outer} ${level}H${edge}V${bottom}H${at(CORNER)}` +
          `a${CORNER} ${CORNER} 0 0 ${side < 0 ? 1 : 0} ${side * CORNER} ${-CORNER}Z`) + island,
    trees: trees.map(([across, up, r]) => `${ring(at(across), bottom + up, r)}Z`).join(''),
    channel: (channel ?? '') + pond,
    banks: (banks ?? '') + pond,
    streets: streets.join(''),
  };
}
