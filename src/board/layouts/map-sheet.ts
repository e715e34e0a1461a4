import { type Arrangement, round, type Spot } from '../geometry/arrange.js';
import { outline, ring } from '../geometry/outline.js';
import { BROAD } from '../geometry/railway.js';

/*
 * The sheet of a map: streets between the cards and between the rows, a river, with an island where stations are far
 * apart, and a park where no station is. Lengths are in hundredths of a card width.
 */

/** The corners of the sheet, and how far above its names it begins: outside the box of the board, where nothing else is. */
const CORNER = 14;
export const TOP = -8;
/** How much of a river is bent before and after a point at which it turns, at most. */
const BENT = 60;
/** Where stations are far apart streets are askew: how far aside their ends are at most. */
const SLANT = 14;
/** A tree of the park: where it is, from the outer lower corner of that, and its radius. */
type Tree = readonly [across: number, up: number, r: number];
/** Groves, between them a pond. */
const TREES: readonly Tree[] = [
  [22, -30, 11],
  [41, -44, 9],
  [45, -21, 12],
  [68, -28, 8],
  [18, -62, 8],
  [150, -26, 11],
  [170, -38, 8],
  [171, -17, 9],
  [22, -122, 9],
  [19, -146, 11],
  [40, -160, 9],
  [146, -150, 10],
  [165, -160, 8],
  [164, -136, 7],
  [172, -96, 7],
];
/** What is free between a tree and a street. */
const CLEAR = 6;
/** Those of a narrow one. */
const FEW_TREES: readonly Tree[] = [
  [22, -36, 8],
  [42, -22, 10],
  [64, -38, 7],
];
/** Its pond, with a bay: where its left end is, from that corner; and a footpath above it, from the edge of the sheet to the street. */
const POND = { x: 98, y: -84, across: 40 };
const SHORE = 'c0-15 19-20 35-15c11 4 25-4 36 3c13 9 5 25-14 26c-12 1-18-5-29-1c-15 5-28-1-28-13Z';
const FOOTPATH = {
  edge: -104,
  way: [
    [56, -114],
    [120, -124],
  ],
  street: -112,
} as const;

/** A bank of a river along its course: parallel to that in its bends too, which are arcs. */
function bank(points: readonly Spot[], far: number, isBack: boolean): string {
  const legs = points.slice(1).map(({ x, y }, i) => {
    const [dx, dy] = [x - points[i]!.x, y - points[i]!.y];
    const long = Math.hypot(dx, dy);
    return { long, x: dx / long, y: dy / long };
  });
  const beside = ({ x, y }: Spot, leg: Spot, along: number): string =>
    `${round(x + along * leg.x - far * leg.y)} ${round(y + along * leg.y + far * leg.x)}`;
  const bends = points.slice(1, -1).map((point, i) => {
    const [before, after] = [legs[i]!, legs[i + 1]!];
    const turn = before.x * after.y - before.y * after.x;
    const bent = Math.min(BENT, before.long / 2, after.long / 2);
    const radius = bent / Math.tan(Math.asin(Math.min(1, Math.abs(turn))) / 2);
    const ends = [beside(point, before, -bent), beside(point, after, bent)];
    const r = round(radius - Math.sign(turn) * far);
    const arc = Math.abs(turn) < 0.01 ? 'L' : `A${r} ${r} 0 0 ${turn > 0 !== isBack ? 1 : 0} `;
    return { ends, arc };
  });
  const parts = bends.map(({ ends, arc }) => {
    const [start, end] = isBack ? [...ends].reverse() : ends;
    return `L${start!}${arc}${end!}`;
  });
  // It ends at an edge of the sheet, which it need not meet at a right angle.
  const atEdge = (point: Spot, leg: Spot): string =>
    beside(
      point,
      leg,
      Math.abs(leg.y) > Math.abs(leg.x) ? (-far * leg.x) / leg.y : (far * leg.y) / leg.x,
    );
  const outer = [atEdge(points[0]!, legs[0]!), atEdge(points.at(-1)!, legs.at(-1)!)];
  if (isBack) [outer, parts].forEach((list) => list.reverse());
  return outer[0]! + parts.join('') + `L${outer[1]!}`;
}

/** A river along its course, which is as broad everywhere. */
export function riverAlong(
  points: readonly Spot[],
  half = BROAD / 2,
): Pick<Arrangement, 'channel' | 'banks'> {
  const [one, other] = [bank(points, half, false), bank(points, -half, true)];
  return { channel: `M${one}L${other}Z`, banks: `M${one}M${other}` };
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
  readonly drawn: Pick<Arrangement, 'channel' | 'banks'>;
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
  drawn: { channel, banks },
}: Sheet): Pick<Arrangement, 'ground' | 'park' | 'trees' | 'channel' | 'banks' | 'streets'> {
  const [end, bottom] = [Math.round(100 * width), Math.round(100 * height)];
  const streets = levels.map(([y, from, to]) => `M${from} ${y}H${to}`);
  let edge = 0;
  let askew = 0;
  let edges = '';
  rows.forEach((row, i) => {
    const xs = row.map(({ x }) => x).sort((a, b) => a - b);
    const between = xs.slice(1).map((x, j) => Math.round((x + xs[j]!) / 2));
    const apart = (xs[1] ?? 0) - xs[0]!;
    const slant = isWide ? Math.min(SLANT, apart / 2 - 50 - BROAD / 2) : 0;
    // Not every street goes through: blocks are of one, two or three cards.
    const through = between.filter(
      (x, j) =>
        (isWide ? (j + 2 * i) % 3 === 2 : rows.length > 1 ? (j + i) % 3 !== 1 : j % 7 === 2) &&
        Math.abs(x - river) > BROAD &&
        (i > 0 || Math.abs(x - end / 2) > title),
    );
    if (i === rows.length - 1 && side !== 0) {
      askew = slant;
      edge = Math.round(side < 0 ? xs[0]! - apart / 2 : xs.at(-1)! + apart / 2);
      edges = `${edge + slant} ${endAt(levels[i - 1], edge, 1, TOP)}L${edge - slant} ${bottom}`;
      through.push(edge);
    }
    streets.push(
      ...through.map(
        (x) =>
          `M${x + slant} ${endAt(levels[i - 1], x, 1, TOP)}L${x - slant} ${endAt(levels[i], x, -1, bottom)}`,
      ),
    );
  });
  const outer = side < 0 ? 0 : end;
  const level = endAt(levels.at(-1), edge, 1, TOP);
  const at = (across: number): number => outer - side * across;
  const hasPond = isWide && side !== 0;
  const pond = hasPond ? `M${at(POND.x) - POND.across} ${bottom + POND.y}${SHORE}` : '';
  if (hasPond) {
    const { edge: from, way, street } = FOOTPATH;
    const by = way.map(([across, up]) => `${at(across)} ${bottom + up}`);
    streets.push(`M${outer} ${bottom + from}C${by.join(' ')} ${edge} ${bottom + street}`);
  }
  const [x, y] = [width / 2, (height + TOP / 100) / 2];
  /** Whether a tree is clear of the street at the edge of the park. */
  const isClear = ([across, up, r]: Tree): boolean => {
    const street = edge - askew - (2 * askew * up) / (bottom - level);
    return across + r + CLEAR < Math.abs(street - outer);
  };
  const trees = side === 0 ? [] : (isWide ? TREES : FEW_TREES).filter(isClear);
  return {
    ground: outline({ x, y }, { x, y: y - TOP / 100 }, CORNER),
    park:
      side === 0
        ? ''
        : `M${outer} ${level}L${edges}H${at(CORNER)}` +
          `a${CORNER} ${CORNER} 0 0 ${side < 0 ? 1 : 0} ${side * CORNER} ${-CORNER}Z`,
    trees: trees.map(([across, up, r]) => `${ring(at(across), bottom + up, r)}Z`).join(''),
    channel: (channel ?? '') + pond,
    banks: (banks ?? '') + pond,
    streets: streets.join(''),
  };
}
