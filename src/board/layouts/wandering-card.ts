import { type Arrangement, type Layout, type Spot, upright } from '../geometry/arrange.js';
import { openDials } from './clock.js';
import { DOCK, dockedRim, OUT } from './dock.js';
import { rowsOf } from './travellers.js';

/** How far the kings' pile is above the centre: its cards stick out below it from the beginning. */
const RAISED = 0.22;
/** The rim is clear of the corners of the outermost cards, and the bead of a way on it is inside the box. */
const CORNERS = 0.09;
const MARGIN = 0.15;
/** For the bead on a rim like a cushion. */
const EDGE = 0.06;
/** Half of the length of the name, which is a long one: between the numerals of 11 and 1. */
const NAME = 0.72;
/** Cards may be that much narrower than Clock's, which have the room of the margin, but not narrower than on phones. */
const FITS = 0.975;
const PHONE = 48;

/**
 * Room around an arrangement: on both sides, at the top and at the bottom. All cards lie open from the beginning, and
 * each pile ends where others do.
 */
function within(one: Arrangement, across: number, top: number, bottom: number): Arrangement {
  const move = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(spots).map(([id, at]) => [
        id,
        { ...at, even: true, x: at.x + across, y: at.y + top },
      ]),
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

/** A round dial with a wider rim, on which the ways are drawn, and the kings' pile clear of what is written below it. */
function rimmed(one: Arrangement): Arrangement {
  if (one.dial!.rect) return { ...within(one, EDGE, EDGE, EDGE), way: true };
  const wider = within(one, MARGIN, MARGIN, MARGIN);
  const dial = { ...wider.dial!, r: one.dial!.r + CORNERS };
  const centre = { ...wider.places['centre']!, y: dial.y - RAISED };
  const places = { ...wider.places, centre };
  return {
    ...wider,
    dial,
    places,
    way: true,
    longest: NAME,
    minCard: Math.max(PHONE, one.minCard! * FITS),
  };
}

/**
 * The cards laid aside in a ring that touches a round rim, or beside a rectangular one; the dial stays in the middle.
 * @param turn from below, in quarters counter-clockwise
 */
function docked(one: Arrangement, turn: 0 | 1 | -1): Arrangement {
  const all = turn ? within(one, OUT, 0, 0) : within(one, 0, 0, OUT);
  const dial = all.dial!;
  const { x, y } = dial.rect?.rim ?? { x: dial.r, y: dial.r };
  const at = upright(dial.x + turn * (x + DOCK), turn ? dial.y : dial.y + y + DOCK);
  return {
    ...all,
    dial: { ...dial, outline: dockedRim(dial, at) },
    places: { ...all.places, aside: { ...at, docked: true } },
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
export const wanderingCardLayout: Layout = (_, hand) => {
  const side = hand === 'left' ? -1 : 1;
  // Two round ones, and two like cushions.
  const dials = openDials.map(rimmed);
  const arranged = [dials.slice(0, 2), dials.slice(2)].flatMap((some) => [
    ...some.map((one) => docked(one, side)),
    ...some.map((one) => docked(one, 0)),
  ]);
  return [...arranged, ...ROWS];
};
