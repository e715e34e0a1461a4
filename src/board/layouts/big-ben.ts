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

/** A foundation, its hour, and the fan that belongs to it. */
type AtHour = readonly [foundation: Place, mark: Spot, fan: Place];

function arranged(
  at: (hour: number) => AtHour,
  stock: Place,
  waste: Place,
  more: Omit<Arrangement, 'places' | 'marks'>,
): Arrangement {
  const places: Record<string, Place> = { stock, waste };
  const marks: Record<string, Spot> = {};
  for (let hour = 1; hour < 13; hour++) {
    [places[`h${hour}`], marks[`h${hour}`], places[`f${hour}`]] = at(hour);
  }
  return { ...more, places, marks };
}

const centre = { x: 6.1, y: 6.1 };

/** A ring of foundations inside a ring of fans; stock and waste in the centre. */
const dial = arranged(
  (hour) => [
    outward(centre, 2.72, hour),
    atHour(centre, 1.78, hour),
    outward(centre, 4.34, hour, 0.34, 1.02),
  ],
  upright(centre.x - 0.56, 6.16),
  upright(centre.x + 0.56, 6.16),
  {
    kind: 'dial',
    width: 12.2,
    height: 12.2,
    badges: [{ x: centre.x, y: 5.12 }],
    dial: { ...centre, r: 3.5, hand: 0 },
    minCard: 40,
  },
);

/** For narrow boxes: foundations and fans in rows of six. */
const rows = arranged(
  (hour) => {
    const x = 0.55 + ((hour - 1) % 6) * 1.1;
    const second = hour > 6 ? 1 : 0;
    const top = second * 1.88;
    return [
      upright(x, top + 1.1),
      { x, y: top + 0.2 },
      downward(x, 4.66 + second * 2.72, 0.4, 1.2),
    ];
  },
  upright(0.55, 10.04),
  upright(1.65, 10.04),
  { kind: 'rows', width: 6.6, height: 10.79, badges: [{ x: 4.4, y: 10.04 }], minCard: 24 },
);

/** For low, wide boxes: a row of foundations above a row of fans. */
const low = arranged(
  (hour) => {
    const x = hour * 1.08 - 0.54;
    return [upright(x, 1.1), { x, y: 0.2 }, downward(x, 2.7, 0.38, 1.1)];
  },
  upright(13.71, 1.1),
  upright(13.71, 2.7),
  { kind: 'rows', width: 14.23, height: 4.55, badges: [{ x: 13.71, y: 3.8 }] },
);

/** Swaps stock and waste for left-handed players. */
function leftHanded(arrangement: Arrangement): Arrangement {
  const { stock, waste } = arrangement.places as { stock: Place; waste: Place };
  return { ...arrangement, places: { ...arrangement.places, stock: waste, waste: stock } };
}

export const bigBenLayout: Layout = (_, hand) =>
  hand === 'left' ? [dial, rows, low].map(leftHanded) : [dial, rows, low];
