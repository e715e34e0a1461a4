import {
  type Arrangement,
  type Layout,
  type Place,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { type ClockFace, rectangularFace, roundFace } from './clock-faces.js';
import { rowsOf } from './travellers.js';

const RADIUS = 2.76;

interface Talon {
  readonly stock: Place;
  readonly waste: Place;
  readonly badges: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

function arranged(face: ClockFace, talon: Talon, minCard: number): Arrangement {
  const { stock, waste, ...rest } = talon;
  const { x, y } = face.dial;
  const places = { ...face.places, centre: upright(x, y), stock, waste };
  return { ...face, ...rest, kind: 'dial', blocks: true, places, minCard };
}

/** Stock and waste on the side of the player's preferred hand, and as much room on the other one. */
const SIDE = 1.5;
function beside(face: ClockFace, left: boolean, minCard: number): Arrangement {
  const { width, height, dial, ...rest } = face;
  const x = left ? 0.55 : width + 2 * SIDE - 0.55;
  const { y } = dial;
  const talon = {
    // The number of cards is below each of them; the redeals are above the stock, and the suits below the waste.
    stock: upright(x, y - 1),
    waste: upright(x, y + 0.9),
    badges: [
      { x, y: y + 2.2 },
      { x, y: y - 2 },
    ],
  };
  const size = { width: width + 2 * SIDE, height };
  return arranged({ ...rest, dial, ...size }, { ...talon, ...size }, minCard);
}

/** Stock and waste below the dial; the badges are beside them, or below them where that is too wide. */
function below(face: ClockFace, minCard: number): Arrangement {
  const { width, height, dial } = face;
  const y = height + 0.85;
  const [aside, down] = width > 6 ? [2.3, 0] : [0.6, 1];
  const talon = {
    stock: upright(dial.x - 0.6, y),
    waste: upright(dial.x + 0.6, y),
    badges: [
      { x: dial.x - aside, y: y + down },
      { x: dial.x + aside, y: y + down },
    ],
  };
  return arranged(face, { ...talon, width, height: y + 0.75 + down * 0.45 }, minCard);
}

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

/** Stock and waste are beside the dial in wide boxes, below it in narrow ones. */
export const germanClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  return [
    beside(roundFace(SIDE, RADIUS), left, 46),
    below(roundFace(0, RADIUS), 40),
    beside(rectangularFace(SIDE, 'wide', 1.6, 2.12), left, 40),
    below(rectangularFace(0, 'tall', 1.62, 1.46), 34),
    ...inRows([
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ['h7', 'h8', 'h9', 'h10', 'h11', 'h12'],
      ['centre', 'stock', 'waste'],
    ]),
  ];
};
