import { round, type Spot } from '../geometry/arrange.js';

/*
 * Lengths are hundredths of a card width, from the middle of a dial.
 */

/** What holds a dial from below, its right half: the other one is like it. */
export interface Holder {
  /** Half of the dial with its bezel, and the radius of its corners: a circle is all corners. */
  readonly half: Spot;
  readonly turn: number;
  /** Where the holder ends, and what it stands on. */
  readonly end: number;
  readonly floor: number;
  /** The four points of its curve, from the dial to its end. */
  readonly curve: readonly [Spot, Spot, Spot, Spot];
}

/** Puts a point on the board, with its ends of the holder swapped if `side` is -1. */
type Put = (across: number, down: number, side?: number) => string;

/** How far a line is within all edges. */
const INSET = 9;
/** How many points of a curve its parallel goes through. */
const POINTS = 16;
/** How far the corner at the end of a holder is below its curve, if there is so much room. */
const CORNER = 10;

/** A point of a curve, moved to its right by a distance. */
function beside([a, b, c, d]: Holder['curve'], t: number, by: number): Spot {
  const s = 1 - t;
  const at = (axis: 'x' | 'y'): number =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  const along = (axis: 'x' | 'y'): number =>
    s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  const [dx, dy] = [along('x'), along('y')];
  const length = Math.hypot(dx, dy);
  return { x: at('x') - (by * dy) / length, y: at('y') + (by * dx) / length };
}

/** The edge of the dial, moved outwards by a distance: how far it is from the axis at a height below the middle. */
export function edgeOf({ half, turn }: Pick<Holder, 'half' | 'turn'>, y: number, by = 0): number {
  const below = Math.max(0, y - half.y + turn);
  return half.x - turn + Math.sqrt(Math.max(0, (turn + by) ** 2 - below ** 2));
}

/** A line of brass in what holds a dial, parallel to its edges: one in each half, or one around both where the dial does not reach the floor. */
export function inlay(holder: Holder, { x, y }: Spot): string {
  const { half, turn, end, floor, curve } = holder;
  const put: Put = (across, down, side = 1) => `${round(x + side * across)} ${round(y + down)}`;
  const out = (t: number): number => {
    const spot = beside(curve, t, INSET);
    return spot.x - edgeOf(holder, spot.y, INSET);
  };
  // Where the parallels of curve and dial meet.
  let [inner, outer] = [0.001, 1];
  for (let i = 0; i < 20; i++) {
    const t = (inner + outer) / 2;
    if (out(t) < 0) inner = t;
    else outer = t;
  }
  const points = Array.from({ length: POINTS + 1 }, (_, i) =>
    beside(curve, outer + ((1 - outer) * i) / POINTS, INSET),
  );
  const [tip, last] = [points[0]!, points.at(-1)!];
  const foot = floor - INSET;
  const corner = Math.min(CORNER, (foot - last.y) / 2);
  const r = turn + INSET;
  const middle = { x: half.x - turn, y: half.y - turn };
  /** From the tip to the foot. */
  const outside = (side: number): string[] => [
    ...points.map((at) => put(at.x, at.y, side)),
    `Q${put(end - INSET, last.y, side)} ${put(end - INSET, last.y + corner, side)}`,
    put(end - INSET, foot, side),
  ];
  if (foot > half.y + INSET) {
    const below = half.y + INSET;
    const left = points.map((at) => put(at.x, at.y, -1)).reverse();
    return (
      `M${outside(1).join('L').replaceAll('LQ', 'Q')}L${put(end - INSET, foot, -1)}` +
      `L${put(end - INSET, last.y + corner, -1)}Q${put(end - INSET, last.y, -1)} ${left.join('L')}` +
      `A${r} ${r} 0 0 0 ${put(middle.x, below, -1)}L${put(middle.x, below)}A${r} ${r} 0 0 0 ${put(tip.x, tip.y)}Z`
    );
  }
  return [1, -1]
    .map((side) => {
      const straight = tip.y < middle.y ? `L${put(tip.x, tip.y, side)}` : '';
      const from = tip.y < middle.y ? put(middle.x + r, middle.y, side) : put(tip.x, tip.y, side);
      return (
        `M${outside(side).join('L').replaceAll('LQ', 'Q')}L${put(edgeOf(holder, foot, INSET), foot, side)}` +
        `A${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${from}${straight}Z`
      );
    })
    .join('');
}
