import {
  type Arrangement,
  atHour,
  type Layout,
  outward,
  type Place,
  type Spot,
  upright,
} from '../arrange.js';
import { rowsOf } from './travellers.js';

/** The radius at which cards that point outwards have a small gap between them. */
const RADIUS = 2.78;
const TUCK = 0.17;

/** Thirteen piles on a dial; the cards put under a pile stick out at its outer edge. */
const dial: Arrangement = (() => {
  const centre = { x: 4.04, y: 4.04 };
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (let hour = 1; hour <= 12; hour++) {
    places[`h${hour}`] = outward(centre, RADIUS, hour, TUCK, 3 * TUCK);
    marks[`h${hour}`] = atHour(centre, 1.74, hour);
  }
  places['centre'] = { ...upright(centre.x, centre.y), step: { x: 0, y: TUCK }, room: 3 * TUCK };
  const r = 4;
  return {
    kind: 'dial',
    width: 8.08,
    height: 8.08,
    places,
    marks,
    badges: [],
    dial: { ...centre, r, hand: 1.46 },
  };
})();

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

/** The dial, and rows for pages that ask for them and for low, wide boxes. */
export const clockLayout: Layout = () => [
  dial,
  ...rowsOf([hours(1, 6), hours(7, 12), ['centre']], 36),
  ...rowsOf([hours(1, 4), hours(5, 8), hours(9, 12), ['centre']], 36),
  ...rowsOf([[...hours(1, 12), 'centre']], 36),
];
