import { round, type Spot } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';

/* What the stone of a tower is carved into around a dial, in hundredths of a card width from its axle. */

/** From the sides of the tower and from the dial to the frames in its corners. */
export const CLEAR = { side: 9, dial: 6 };
/** What is gilded in these: a quatrefoil, a ring around it and lozenges beside it; and the tips of spires. */
export const ROSE = { away: 297, r: 12, heart: 8, ring: 35 };
export const LOZENGE = { far: 324, near: 207, r: 7, tip: 4 };
/** What stands on a parapet: how high it is, and how many there are on each side of a dial that reaches above it. */
const CREST = { high: 30, count: 5 };
export const SIDES = [1, -1] as const;
export const AXLE: Spot = { x: 0, y: 0 };

/** The outline of four foils, as in tracery. */
const quatrefoil = (x: number, y: number, r: number): string => {
  const foil = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${2 * r * dx} ${2 * r * dy}`;
  return `M${x - r} ${y - r}${foil(1, 0)}${foil(0, 1)}${foil(-1, 0)}${foil(0, -1)}Z`;
};

/**
 * A frame in each corner around the quarters of a circle.
 * @param from how far the middles of these are from the axle
 * @param high how far the upper ones reach
 */
export function frames(
  from: Spot,
  r: number,
  { side: by, dial }: typeof CLEAR,
  high: number = r,
  axle: Spot = AXLE,
): string {
  const around = r + dial;
  const near = (far: number): number => round(Math.sqrt(around ** 2 - far ** 2));
  return inCorners((side, down) => {
    const [far, end] = [r - by, (down < 0 ? high : r) - by];
    const [x, y] = [axle.x + side * from.x, axle.y + down * from.y];
    const at = (across: number, along: number): string =>
      `${round(x + side * across)} ${round(y + down * along)}`;
    return (
      `M${at(far, near(far))}L${at(far, end)}L${at(near(end), end)}` +
      `A${around} ${around} 0 0 ${side * down > 0 ? 0 : 1} ${at(far, near(far))}Z`
    );
  });
}

/** Something in each corner around a dial. */
export const inCorners = (draw: (side: 1 | -1, down: 1 | -1) => string): string =>
  SIDES.flatMap((side) => SIDES.map((down) => draw(side, down))).join('');

/** A lozenge that stands on its tip. */
export const lozenge = (x: number, y: number, r: number): string =>
  `M${round(x)} ${round(y - 1.6 * r)}l${r} ${1.6 * r}l${-r} ${1.6 * r}l${-r} ${-1.6 * r}Z`;

/** A circle that goes round the other way, so that it can be an opening. */
export const hole = ({ x, y }: Spot, r: number): string =>
  `M${x} ${round(y - r)}a${r} ${r} 0 0 0 0 ${2 * r}a${r} ${r} 0 0 0 0 ${-2 * r}Z`;

export type Point = readonly [x: number, y: number];

/** A shape around a spot, from points around its axle: open, or closed with a last line. */
const lineThrough = ({ x, y }: Spot, points: readonly Point[]): string =>
  `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}`;
export const shape = (at: Spot, points: readonly Point[]): string => `${lineThrough(at, points)}Z`;

/** The other half of a shape, from the points of its right side down: on the left and up. */
export const mirrored = (right: readonly Point[]): readonly Point[] =>
  right.map(([x, y]): Point => [-x, y]).reverse();

/** Four foils with an opening in their middle, in a ring; this many times as large as usual. */
export const rose = (at: Spot, size = 1): string =>
  quatrefoil(at.x, at.y, size * ROSE.r) +
  hole(at, size * ROSE.heart) +
  ring(at.x, at.y, size * ROSE.ring) +
  hole(at, size * ROSE.ring - 3);

/** The crest of a tower without a roof. */
export interface Crest {
  /** How high its parapet is, and from where on: a dial may reach above it. */
  readonly parapet: number;
  readonly from: number;
  /** Its gables around a spot, and what the dial fills between them. */
  readonly gables: (at: Spot) => string;
  readonly cap: (at: Spot) => string;
}

/** Steep gables in rows at both sides of the axle, whose sides are hollow: from a distance to another one. */
export const gablesOn = (
  { x, y }: Spot,
  [from, to]: readonly [number, number],
  parapet: number,
  { high, count }: typeof CREST,
): string => {
  const wide = (to - from) / count;
  const gable = (left: number): string => {
    const at = (across: number, up: number): string =>
      `${round(x + left + across * wide)} ${round(y - parapet - up * high)}`;
    return `M${at(0, 0)}Q${at(0.42, 0.2)} ${at(0.5, 1)}Q${at(0.58, 0.2)} ${at(1, 0)}Z`;
  };
  return Array.from({ length: count }, (_, i) => from + i * wide)
    .map((left) => gable(left) + gable(-left - wide))
    .join('');
};

/** The same on the top of a tower as broad as its dial. */
export function crestOf(r: number, end: number): Crest {
  const parapet = end - CREST.high;
  const from = parapet < r ? round(Math.sqrt(r ** 2 - parapet ** 2)) : 0;
  return {
    parapet,
    from,
    gables: (at) => gablesOn(at, [from, r], parapet, CREST),
    cap: ({ x, y }) =>
      from > 0
        ? `M${round(x - from)} ${round(y - parapet)}A${r} ${r} 0 0 1 ${round(x + from)} ${round(y - parapet)}Z`
        : '',
  };
}

/** What a tower is filled with, and its lines, without a line across the dial. */
export function bodyOf(
  { parapet, from, gables, cap }: Crest,
  right: readonly Point[],
): (at: Spot, isLine: boolean) => string {
  const points = [[from, -parapet], ...right, ...mirrored(right), [-from, -parapet]] as const;
  return (at, isLine) =>
    (isLine ? lineThrough(at, points) : shape(at, points) + cap(at)) + gables(at);
}

/** Where a rose is in a corner: nearer to the middle below a parapet. */
const roseIn = (at: Spot, lower: number, side: 1 | -1, down: 1 | -1): Spot => ({
  x: round(at.x + side * ROSE.away),
  y: round(at.y + down * (ROSE.away - (down < 0 ? lower : 0))),
});

export const rosesAround = (at: Spot, lower: number): string =>
  inCorners((side, down) => rose(roseIn(at, lower, side, down)));

/** The field of a rose, which is enamelled around what is gilded. */
export const medallion = (middle: Spot, size = 1): string =>
  hole(middle, size * ROSE.ring - 3) +
  quatrefoil(middle.x, middle.y, size * ROSE.r) +
  hole(middle, size * ROSE.heart);

/** A gilded bezel inside the rim of a dial, clear of the cards. */
const BEZEL = 4;
export const bezel = (at: Spot, r: number): string => ring(at.x, at.y, r) + hole(at, r - BEZEL);

/** The fields in the corners, enamelled up to their frames, and around what is gilded of their roses. */
export const enamelled = (at: Spot, r: number, lower: number): string =>
  frames(AXLE, r, CLEAR, r - lower, at) +
  inCorners((side, down) => {
    const middle = roseIn(at, lower, side, down);
    // Each goes round the other way than the frame around it.
    const disc = side * down > 0 ? hole(middle, ROSE.ring) : ring(middle.x, middle.y, ROSE.ring);
    return disc + medallion(middle);
  });
