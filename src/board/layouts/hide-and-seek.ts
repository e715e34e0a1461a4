import {
  type Arrangement,
  CARD_HEIGHT,
  type Layout,
  ring,
  type Spot,
} from '../geometry/arrange.js';
import { rowsOf } from './travellers.js';

/** Half the width of a door, which is the radius of its fanlight, and how far above the card that begins. */
const HALF = 0.56;
const SPRING = 0.05;
/** From there up to the numeral's centre, and out to the ends of the fanlight's bars. */
const UP = 0.21;
const BARS = HALF - 0.05;
/** From the lowest card to its threshold, and the height of that step. */
const SILL = 0.05;
const STEP = 0.08;
/** The room for the fanlight above a pile that a numeral's own doesn't give, and for all that is below its cards. */
const OVER = 0.23;
const BELOW = 0.24;

/** Lengths in hundredths of a card width. */
const whole = <T extends number[]>(...values: T): T =>
  values.map((value) => Math.round(value * 100)) as T;

/**
 * A street lamp: one line from the ground around its lantern, which ends where it begins, so that it can be lit; then
 * a bar of the lantern's, a ball on its roof, what holds a ladder, and the post on its base.
 */
const lamp = (x: number, ground: number, top: number): string =>
  `M${x} ${ground - 9}V${top}h-7l-6 -30h-4q3 -9 12 -11l5 -3l5 3q9 2 12 11h-4l-6 30h-7Z` +
  `M${x} ${top}v-30M${x - 13} ${top - 30}h26${ring(x, top - 47, 3)}` +
  `M${x - 14} ${top + 18}q0 5 5 5h18q5 0 5 -5M${x - 4} ${top + 6}h8` +
  `M${x - 3} ${ground - 9}L${x - 2} ${top}M${x + 3} ${ground - 9}L${x + 2} ${top}` +
  `M${x - 7} ${ground}v-9h14v9M${x - 11} ${ground}v-4h4M${x + 11} ${ground}v-4h-4`;

/**
 * The street: a door with a fanlight around each pile and the cards that are put under it, its steps on the pavement,
 * and a lamp at both ends of the rows that have room for one.
 * @param out how far a step stands out of its door
 */
function street(one: Arrangement, out: number): Arrangement {
  const { places, width } = one;
  const marks: Record<string, Spot> = {};
  /** The doors below their fanlights, by the height of their sills. */
  const rowsOfDoors = new Map<number, { readonly x: number; readonly d: string }[]>();
  const doors: string[] = [];
  const steps = Object.keys(one.marks).map((id) => {
    const { x, y, room, step } = places[id]!;
    const spring = y - CARD_HEIGHT / 2 - SPRING;
    const sill = y + CARD_HEIGHT / 2 + room + SILL;
    marks[id] = { x, y: spring - UP };
    const [left, sills, springs, r, middle] = whole(x - HALF, sill, spring, HALF, x);
    const d = `M${left} ${sills}V${springs}h${2 * r}V${sills}Z`;
    rowsOfDoors.set(sill, [...(rowsOfDoors.get(sill) ?? []), { x, d }]);
    const [down, under, apart] = whole(STEP, step.y, out);
    // A letterbox and a knob: the first card that comes covers the one, and the second one the other.
    const post = Math.round(sills - 8.5 - 2.5 * under);
    const panels = `M${middle - 16} ${post}h32v7h-32z${ring(middle + 42, post + under + 4, 3)}`;
    doors.push(`M${left} ${sills}V${springs}a${r} ${r} 0 0 1 ${2 * r} 0V${sills}Z`);
    return `M${left - apart} ${sills + down}v${-down}h${2 * (r + apart)}v${down}${panels}`;
  });
  const rows = [...rowsOfDoors].map(([sill, row]) => {
    const [ground, end] = whole(sill + STEP, width);
    const free = Math.min(...row.map(({ x }) => x)) - HALF;
    const at = Math.round(free * 50);
    const lamps =
      free > 0.4 ? lamp(at, ground, ground - 190) + lamp(end - at, ground, ground - 190) : '';
    return `M0 ${ground}H${end}${lamps}`;
  });
  // Neighbours have other paints, also those in the next row.
  const painted = ['', '', '', ''];
  [...rowsOfDoors.values()].forEach((row, below) => {
    row.sort((a, b) => a.x - b.x);
    row.forEach(({ d }, i) => (painted[(i + 2 * below) % painted.length] += d));
  });
  return {
    ...one,
    marks,
    ground: doors.join(''),
    painted,
    ornament: [...doors, ...steps, ...rows].join(''),
    celebration: 'doors',
    arch: BARS,
    rail: UP,
  };
}

/** @param gap between two doors of a row */
const rows = (lines: readonly (readonly string[])[], gap: number): Arrangement[] =>
  rowsOf(lines, 32, OVER, 2 * HALF + gap, BELOW).map((one) => street(one, gap / 5));

/** Two rows; three in boxes that are about as high as wide, and four on the narrowest screens. */
export const hideAndSeekLayout: Layout = () => [
  ...rows(
    [
      ['A', '2', '3', '4', '5', '6', '7'],
      ['8', '9', '10', 'J', 'Q', 'K'],
    ],
    0.18,
  ),
  ...rows(
    [
      ['A', '2', '3', '4', '5'],
      ['6', '7', '8', '9'],
      ['10', 'J', 'Q', 'K'],
    ],
    0.12,
  ),
  // Neighbours share a wall.
  ...rows(
    [
      ['A', '2', '3', '4'],
      ['5', '6', '7'],
      ['8', '9', '10'],
      ['J', 'Q', 'K'],
    ],
    0,
  ),
];
