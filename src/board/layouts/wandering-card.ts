import {
  type Arrangement,
  CARD_HEIGHT,
  type Layout,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { clockLayout } from './clock.js';
import { type Dock, dockedRim } from './dock.js';
import { rowsOf } from './travellers.js';

/** How far the kings' pile is above the centre: its cards stick out below it from the beginning. */
const RAISED = 0.22;
/** The rim is clear of the corners of the outermost cards, and the bead of a way on it is inside the box. */
const CORNERS = 0.09;
const MARGIN = 0.15;
/** Cards may be that much narrower than Clock's, which have the room of the margin. */
const FITS = 0.975;
/** The dock of the cards laid aside: from the rim to the card's edge, and half of its breadth, with its count. */
const CLEAR = 0.13;
/** Beside a rectangular dial, so far that it is seen, and reached by arrow keys, from the corners as well. */
const CLEAR_OF_ROWS = 0.24;
const HALF = 0.99;

/** Whether some fans of a narrow dial go sideways and others down: with all of them open from the beginning, a maze. */
const isMixed = ({ dial, places }: Arrangement): boolean =>
  dial!.rect !== undefined && dial!.rect.rim.x < dial!.rect.rim.y && places['h12']!.step.x !== 0;

/** The kings' pile and its cards in the middle of a round dial, clear of what is written there. */
function raised(one: Arrangement): Arrangement {
  const { centre } = one.places;
  const y = one.dial!.rect ? centre!.y : one.dial!.y - RAISED;
  return { ...one, places: { ...one.places, centre: { ...centre!, y } } };
}

/** All cards lie open from the beginning: each pile ends at the same radius. */
function even(one: Arrangement): Arrangement {
  const all = Object.entries(one.places).map(([id, place]) => [id, { ...place, even: true }]);
  return { ...one, places: Object.fromEntries(all) as Arrangement['places'] };
}

/** Room around an arrangement: on both sides, at the top and at the bottom. */
function within(one: Arrangement, across: number, top: number, bottom: number): Arrangement {
  const move = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(spots).map(([id, at]) => [id, { ...at, x: at.x + across, y: at.y + top }]),
    );
  const { dial, height, marks, places, width } = one;
  return {
    ...one,
    width: width + 2 * across,
    height: height + top + bottom,
    dial: { ...dial!, x: dial!.x + across, y: dial!.y + top },
    places: move(places),
    marks: move(marks),
  };
}

/** A round dial with a wider rim, on which the ways are drawn. */
function rimmed(one: Arrangement): Arrangement {
  if (one.dial!.rect) return one;
  const wider = within(one, MARGIN, MARGIN, MARGIN);
  const minCard = one.minCard! * FITS;
  return { ...wider, dial: { ...wider.dial!, r: one.dial!.r + CORNERS }, way: true, minCard };
}

/** The cards laid aside in a dock of the rim; the dial stays in the middle. */
function docked(one: Arrangement, angle: Dock['angle']): Arrangement {
  const isBelow = angle === 180;
  const length = isBelow ? CARD_HEIGHT : 1;
  const clear = one.dial!.rect && !isBelow ? CLEAR_OF_ROWS : CLEAR;
  const out = length + 2 * clear;
  const all = isBelow ? within(one, 0, 0, out + 0.02) : within(one, out + 0.02, 0, 0);
  const { x, y, r, rect } = all.dial!;
  const by = (isBelow ? (rect?.rim.y ?? r) : (rect?.rim.x ?? r)) + clear + length / 2;
  const at = { x: isBelow ? x : x + (angle === 90 ? by : -by), y: isBelow ? y + by : y };
  return {
    ...all,
    dial: { ...all.dial!, outline: dockedRim(all.dial!, { angle, out, half: HALF }) },
    places: { ...all.places, aside: { ...upright(at.x, at.y), docked: true } },
  };
}

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

const ROWS = [
  [hours(1, 6), hours(7, 12), ['centre', 'aside']],
  [hours(1, 4), hours(5, 8), hours(9, 12), ['centre', 'aside']],
  [[...hours(1, 12), 'centre', 'aside']],
].flatMap((lines) => rowsOf(lines));

/**
 * The dials of Clock, whose rim goes round the cards laid aside: beside it in wide boxes, on the side of the player's
 * preferred hand, and below it in narrow ones.
 */
export const wanderingCardLayout: Layout = (piles, hand) => {
  const left = hand === 'left';
  const dials = clockLayout(piles, hand)
    .filter((one) => one.dial && !isMixed(one))
    .map((one) => rimmed(even(raised(one))));
  const ofShape = (isRectangle: boolean): Arrangement[] =>
    dials.filter(({ dial }) => isRectangle === (dial!.rect !== undefined));
  const arranged = (some: readonly Arrangement[]): Arrangement[] => [
    ...some.map((one) => docked(one, left ? 270 : 90)),
    ...some.map((one) => docked(one, 180)),
  ];
  return [...arranged(ofShape(false)), ...arranged(ofShape(true)), ...ROWS];
};
