import {
  type Arrangement,
  atHour,
  type Layout,
  outward,
  type Place,
  type PlayingHand,
  type Spot,
  upright,
} from '../arrange.js';
import { rowsOf } from './travellers.js';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const RADIUS = 2.74;
const RING = 2 * (RADIUS + 0.8);

function face(centre: Spot): Pick<Arrangement, 'places' | 'marks'> {
  const places: Record<string, Place> = { centre: upright(centre.x, centre.y) };
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    places[`h${hour}`] = outward(centre, RADIUS, hour);
    marks[`h${hour}`] = atHour(centre, 1.72, hour);
  }
  return { places, marks };
}

/** The dial, with stock and waste on the side of the player's preferred hand. */
function beside(hand: PlayingHand): Arrangement {
  const left = hand === 'left';
  const centre = { x: RING / 2 + (left ? 1.8 : 0), y: RING / 2 };
  const { places, marks } = face(centre);
  const x = left ? 0.9 : RING + 0.9;
  return {
    kind: 'dial',
    width: RING + 1.8,
    height: RING,
    places: { ...places, stock: upright(x, RING / 2 - 1), waste: upright(x, RING / 2 + 0.8) },
    marks,
    badges: [
      { x, y: RING / 2 + 2 },
      { x, y: RING / 2 + 2.5 },
    ],
    dial: { ...centre, r: RING / 2, hand: 0 },
  };
}

/** The dial, with stock and waste below it. */
const below: Arrangement = (() => {
  const centre = { x: RING / 2, y: RING / 2 };
  const { places, marks } = face(centre);
  const y = RING + 0.85;
  return {
    kind: 'dial',
    width: RING,
    height: RING + 1.6,
    places: { ...places, stock: upright(RING / 2 - 0.6, y), waste: upright(RING / 2 + 0.6, y) },
    marks,
    badges: [
      { x: RING / 2 - 2.3, y },
      { x: RING / 2 + 2.3, y },
    ],
    dial: { ...centre, r: RING / 2, hand: 0 },
  };
})();

const inRows = (lines: readonly (readonly string[])[]): Arrangement[] =>
  rowsOf(lines).map((one) => {
    const stock = one.places['stock']!;
    return {
      ...one,
      badges: [
        { x: stock.x - 2, y: stock.y },
        { x: stock.x + 3, y: stock.y },
      ],
    };
  });

/** Beside the dial in wide boxes, below it in narrow ones. */
export const germanClockLayout: Layout = (_, hand) => [
  { ...beside(hand), minCard: 62 },
  below,
  ...inRows([
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ['h7', 'h8', 'h9', 'h10', 'h11', 'h12'],
    ['centre', 'stock', 'waste'],
  ]),
];
