import {
  type Arrangement,
  atHour,
  downward,
  type Layout,
  outward,
  type Place,
  type Spot,
  upright,
} from '../arrange.js';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The foundations' ring inside the fans' ring; stock and waste in the middle. */
const dial: Arrangement = (() => {
  const centre = { x: 6.1, y: 6.1 };
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    places[`h${hour}`] = outward(centre, 2.72, hour);
    places[`f${hour}`] = outward(centre, 4.34, hour, 0.34, 1.02);
    marks[`h${hour}`] = atHour(centre, 1.78, hour);
  }
  places['stock'] = upright(centre.x - 0.56, centre.y + 0.06);
  places['waste'] = upright(centre.x + 0.56, centre.y + 0.06);
  return {
    kind: 'dial',
    width: 12.2,
    height: 12.2,
    places,
    marks,
    badges: [{ x: centre.x, y: centre.y - 0.98 }],
    dial: { ...centre, r: 3.5, hand: 0 },
    minCard: 40,
  };
})();

/** For narrow boxes: foundations and fans in rows of six. */
const rows: Arrangement = (() => {
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  const across = 1.1;
  for (const hour of HOURS) {
    const x = 0.55 + ((hour - 1) % 6) * across;
    const second = hour > 6;
    places[`h${hour}`] = upright(x, (second ? 1.88 : 0) + 1.1);
    marks[`h${hour}`] = { x, y: (second ? 1.88 : 0) + 0.2 };
    places[`f${hour}`] = downward(x, 4.66 + (second ? 2.72 : 0), 0.4, 1.2);
  }
  const last = 4.66 + 2.72 + 2.72 - 0.06;
  places['stock'] = upright(0.55, last);
  places['waste'] = upright(0.55 + across, last);
  const badges = [{ x: 4.4, y: last }];
  return {
    kind: 'rows',
    width: 6 * across,
    height: last + 0.75,
    places,
    marks,
    badges,
    minCard: 24,
  };
})();

/** For low, wide boxes: a row of foundations above a row of fans. */
const low: Arrangement = (() => {
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  const across = 1.08;
  for (const hour of HOURS) {
    const x = 0.54 + (hour - 1) * across;
    places[`h${hour}`] = upright(x, 1.1);
    marks[`h${hour}`] = { x, y: 0.2 };
    places[`f${hour}`] = downward(x, 2.7, 0.38, 1.1);
  }
  const right = 12 * across + 0.75;
  places['stock'] = upright(right, 1.1);
  places['waste'] = upright(right, 2.7);
  const badges = [{ x: right, y: 3.8 }];
  return { kind: 'rows', width: right + 0.52, height: 4.55, places, marks, badges };
})();

/** Stock and waste change places for the left hand. */
function leftHanded(arrangement: Arrangement): Arrangement {
  const { stock, waste } = arrangement.places as { stock: Place; waste: Place };
  return { ...arrangement, places: { ...arrangement.places, stock: waste, waste: stock } };
}

export const bigBenLayout: Layout = (_, hand) =>
  hand === 'left' ? [dial, rows, low].map(leftHanded) : [dial, rows, low];
