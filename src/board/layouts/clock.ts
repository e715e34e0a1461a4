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

/** The radius at which cards turned outwards just don't touch, and a little air. */
const RADIUS = 2.78;
const TUCK = 0.17;

/** Thirteen piles on a dial; the cards put under a pile peep out at its outer edge. */
const dial: Arrangement = (() => {
  const centre = { x: 4.1, y: 4.1 };
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (let hour = 1; hour <= 12; hour++) {
    places[`h${hour}`] = outward(centre, RADIUS, hour, TUCK, 3 * TUCK);
    marks[`h${hour}`] = atHour(centre, 1.74, hour);
  }
  places['centre'] = { ...upright(centre.x, centre.y), step: { x: 0, y: TUCK }, room: 3 * TUCK };
  const r = 4.05;
  return {
    kind: 'dial',
    width: 8.2,
    height: 8.2,
    places,
    marks,
    badges: [],
    dial: { ...centre, r, hand: 1.46 },
  };
})();

export const clockLayout: Layout = () => [
  dial,
  ...rowsOf([
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ['h7', 'h8', 'h9', 'h10', 'h11', 'h12'],
    ['centre'],
  ]),
  ...rowsOf([
    ['h1', 'h2', 'h3', 'h4'],
    ['h5', 'h6', 'h7', 'h8'],
    ['h9', 'h10', 'h11', 'h12'],
    ['centre'],
  ]),
];
