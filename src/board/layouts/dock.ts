import { type DrawnDial, ring, round, type Spot } from '../geometry/arrange.js';

/** The radius of the ring of the cards laid aside, which has room for their number, and what its line needs. */
export const DOCK = 1.02;
const LINE = 0.02;
/** How far it stands out of the rim. */
export const OUT = 2 * DOCK + LINE;

/** The outline of a round rim and of a ring beside it, like a planet's and its moon's. */
export const dockedRim = ({ x, y, r }: DrawnDial, aside: Spot): string =>
  [
    [x, y, r],
    [aside.x, aside.y, DOCK],
  ]
    .map((circle) => circle.map((value) => round(100 * value)) as [number, number, number])
    .map((circle) => ring(...circle))
    .join('');
