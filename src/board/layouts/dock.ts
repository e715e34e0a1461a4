import { type DrawnDial, ring, round, type Spot } from '../geometry/arrange.js';
import { outline } from '../geometry/outline.js';

/** The radius of the ring of the cards laid aside, which has room for their number, and what its line needs. */
export const DOCK = 1.02;
const LINE = 0.02;
/** How far it stands out of the rim. */
export const OUT = 2 * DOCK + LINE;

/** The outline of a rim and of a ring beside it, like a planet's and its moon's. */
export function dockedRim({ x, y, r, rect }: DrawnDial, aside: Spot): string {
  const moon = [aside.x, aside.y, DOCK].map((value) => round(100 * value)) as [
    number,
    number,
    number,
  ];
  const half = rect?.rim ?? { x: r, y: r };
  return outline({ x, y }, half, rect ? 100 * rect.corner! : Infinity) + ring(...moon);
}
