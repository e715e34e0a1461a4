import {
  type Arrangement,
  type DrawnDial,
  type Layout,
  round,
  spokes,
  type Spot,
} from '../geometry/arrange.js';
import { clockLayout } from './clock.js';

/** A railway track of quarter seconds, between the minutes and the cards. */
const [RAIL, OUTER_RAIL] = [2.035, 2.075];
const circle = (radius: number): string => {
  const r = radius * 100;
  return `M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;
};
const TRACK = spokes(240, RAIL, OUTER_RAIL) + circle(RAIL) + circle(OUTER_RAIL);

/** The case is this far outside the corners of the outermost cards. */
const CLEAR = 0.03;
/** A bezel with the minutes, where cards are large: its width. */
const BEZEL = 0.17;
/** Cards may be that much narrower than Clock's, which has no case. */
const FITS = 0.975;

/** The case as one shape: a circle with the four horns that hold the strap. */
function caseOf({ x, y, r }: DrawnDial): string {
  const at = (across: number, down: number): string =>
    [x + across * r, y + down * r].map((value) => round(value * 100)).join(' ');
  const arc = (across: number, down: number): string =>
    `A${r * 100} ${r * 100} 0 0 1 ${at(across, down)}`;
  // From the outer end of a horn to its inner one, and back.
  const inwards = (i: number, j: number): string =>
    `L${at(0.662 * i, 0.965 * j)}Q${at(0.655 * i, 0.985 * j)} ${at(0.63 * i, 0.985 * j)}` +
    `L${at(0.565 * i, 0.985 * j)}Q${at(0.542 * i, 0.985 * j)} ${at(0.53 * i, 0.965 * j)}` +
    `L${at(0.485 * i, 0.8745 * j)}`;
  const outwards = (i: number, j: number): string =>
    `L${at(0.53 * i, 0.965 * j)}Q${at(0.542 * i, 0.985 * j)} ${at(0.565 * i, 0.985 * j)}` +
    `L${at(0.63 * i, 0.985 * j)}Q${at(0.655 * i, 0.985 * j)} ${at(0.662 * i, 0.965 * j)}` +
    `L${at(0.719 * i, 0.695 * j)}`;
  return (
    `M${at(0.719, -0.695)}${arc(0.719, 0.695)}${inwards(1, 1)}${arc(-0.485, 0.8745)}${outwards(-1, 1)}` +
    `${arc(-0.719, -0.695)}${inwards(-1, -1)}${arc(0.485, -0.8745)}${outwards(1, -1)}Z`
  );
}

/** The minutes on a bezel of this radius, longer ones at the hours, and a triangle at noon. */
function bezel(r: number): string {
  const inner = r - BEZEL;
  const noon = round(inner * 100);
  const triangle = `M0 ${-noon - 2}L-7 ${-noon - 14}H7Z`;
  const hours = spokes(12, inner + 0.03, r - 0.03);
  return circle(inner) + spokes(60, inner + 0.06, r - 0.06) + hours + triangle;
}

function crown({ dial }: Arrangement): string {
  const edge = Math.round(100 * (dial!.rect?.rim.x ?? dial!.r));
  const ribs = [-15, -9, -3, 3, 9, 15].map((y) => `M${edge + 8} ${y}h16`).join('');
  return `M${edge} -13h7v26h-7M${edge + 7} -22h15q4 0 4 4v36q0 4 -4 4h-15Z${ribs}`;
}

/** A round dial in a case that goes round the corners of all its cards. */
function inCase(one: Arrangement): Arrangement {
  const { dial, places, marks } = one;
  const reach = Math.hypot(dial!.r, 0.5) + CLEAR;
  const isLarge = one.minCard! > LARGE;
  const r = reach + (isLarge ? BEZEL : 0);
  const by = r - dial!.r;
  const move = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(spots).map(([id, at]) => [id, { ...at, x: at.x + by, y: at.y + by }]),
    );
  const own = { ...dial!, x: dial!.x + by, y: dial!.y + by, r };
  return {
    ...one,
    width: one.width + 2 * by,
    height: one.height + 2 * by,
    places: move(places),
    marks: move(marks),
    dial: { ...own, outline: caseOf(own) },
    ornament: TRACK + (isLarge ? bezel(r) : ''),
    minCard: one.minCard! * FITS,
  };
}

/** The arrangement with cards that are at least this wide has a bezel. */
const LARGE = 60;

/** A watch: the clock with a railway track in a case with horns, and a crown at three o'clock where there is room. */
export const watchLayout: Layout = (piles, hand) =>
  clockLayout(piles, hand).map((one) => {
    if (!one.dial) return one;
    const watch = one.dial.rect ? one : inCase(one);
    return { ...watch, beyond: crown(watch) };
  });
