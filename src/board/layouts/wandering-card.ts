import { type Arrangement, CARD_HEIGHT, type Layout, upright } from '../geometry/arrange.js';
import { clockLayout } from './clock.js';
import { rowsOf } from './travellers.js';

/** The width of the column beside the dial. */
const SIDE = 1.4;
/** How far the kings' pile is above the centre: its cards stick out below it from the beginning. */
const RAISED = 0.22;

/** The kings' pile and its cards in the middle of a round dial, clear of what is written there. */
function raised(one: Arrangement): Arrangement {
  const { centre } = one.places;
  const y = one.dial!.rect ? centre!.y : one.dial!.y - RAISED;
  return { ...one, places: { ...one.places, centre: { ...centre!, y } } };
}

/** The cards laid aside beside the dial, which stays in the middle: on the side of the player's preferred hand. */
function beside(one: Arrangement, left: boolean): Arrangement {
  const dial = one.dial!;
  const by = SIDE;
  const width = one.width + 2 * SIDE;
  const shift = <T extends { readonly x: number }>(spots: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(spots).map(([id, at]) => [id, { ...at, x: at.x + by }]));
  return {
    ...one,
    width,
    dial: { ...dial, x: dial.x + by },
    places: { ...shift(one.places), aside: upright(left ? 0.55 : width - 0.55, dial.y) },
    marks: shift(one.marks),
  };
}

/** The cards laid aside below the dial. */
function below(one: Arrangement): Arrangement {
  return {
    ...one,
    height: one.height + CARD_HEIGHT + 0.3,
    places: { ...one.places, aside: upright(one.dial!.x, one.height + 0.2 + CARD_HEIGHT / 2) },
  };
}

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

const ROWS = [
  [hours(1, 6), hours(7, 12), ['centre', 'aside']],
  [hours(1, 4), hours(5, 8), hours(9, 12), ['centre', 'aside']],
  [[...hours(1, 12), 'centre', 'aside']],
].flatMap((lines) => rowsOf(lines));

/** The dials of Clock, with the cards laid aside beside them in wide boxes and below in narrow ones. */
export const wanderingCardLayout: Layout = (piles, hand) => {
  const left = hand === 'left';
  const dials = clockLayout(piles, hand)
    .filter(({ dial }) => dial)
    .map(raised);
  const ofShape = (isRectangle: boolean): Arrangement[] =>
    dials.filter(({ dial }) => isRectangle === (dial!.rect !== undefined));
  const arranged = (some: readonly Arrangement[]): Arrangement[] => [
    ...some.map((one) => beside(one, left)),
    ...some.map(below),
  ];
  return [...arranged(ofShape(false)), ...arranged(ofShape(true)), ...ROWS];
};
