import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  round,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { type ClockFace, roundFace } from './clock-faces.js';
import { cushionFace, lowCushion } from './cushion.js';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const COLUMNS = 8;
const RADIUS = 2.76;
/** The columns are close together where every pixel counts, so that cards can be touched on a phone; less so beside a round dial. */
const ACROSS = 1.06;
const WING_ACROSS = 1.07;
const LOW_ACROSS = 1.05;
/** Covered cards show rank and suit; only long columns are closer. */
const STEP = 0.5;
/** The same below the dial, where there is room. */
const TALL_STEP = 0.55;
/** Between the columns and the clock, and in low boxes. */
const GAP = 0.3;
const LOW_GAP = 0.2;

function columns(
  spots: readonly number[],
  top: number,
  room: number,
  step = STEP,
): Record<string, Place> {
  return Object.fromEntries(
    spots.map((x, i) => [`c${i + 1}`, downward(x, top + 0.05 + CARD_HEIGHT / 2, step, room)]),
  );
}

/** The middles of some columns from this edge on. */
const inColumns = (count: number, left: number, across = ACROSS): number[] =>
  Array.from({ length: count }, (_, i) => left + 0.52 + i * across);

const widthOf = (count: number, across = ACROSS): number => (count - 1) * across + 1.04;
const COLUMNS_WIDTH = widthOf(COLUMNS);
const WING = widthOf(COLUMNS / 2, WING_ACROSS);
const LOW_WING = widthOf(COLUMNS / 2, LOW_ACROSS);
const ROUND = roundFace(0, RADIUS).width;

/** How far a pendulum hangs below a clock, the longest first, and what is worth cards that are a little narrower. */
const PENDULUMS = [3.8, 2.9, 2.2, 1.6];
const LONG = 2.2;
/** Its bob, and the rings on that; half of the breadth of its rod. */
const BOB = 34;
const RINGS = [27, 5];
const ROD = 2.4;
/**
 * Half of the breadth of its case's trunk, and how far the frame of the glass is within that; where the shoulders above
 * it begin at the rim, and how far they reach below that.
 */
const CASE = 140;
const FRAME = 15;
const SHOULDERS = 235;
const NECK = 34;
/** How far its glass is below the rim. */
const GLASS = 10;
/** How far each step of its plinth stands out on both sides, and how high it is. */
const PLINTH = [
  { out: 8, high: 7 },
  { out: 8, high: 10 },
] as const;
const PLINTH_HIGH = PLINTH[0].high + PLINTH[1].high;

/** A clock, and what is drawn on it. */
type Hung = ClockFace & Pick<Arrangement, 'ground' | 'ornament'>;

/** The same clock with a pendulum in its case, as a longcase clock has it. */
function withPendulum(clock: ClockFace, hangs: number): Hung {
  const { dial, height } = clock;
  const r = round(dial.r * 100);
  const foot = round(r + hangs * 100);
  const bob = round(foot - PLINTH_HIGH - FRAME - BOB - 5);
  const circle = (radius: number): string =>
    `m0 ${-radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}Z`;
  const middle = `M${dial.x * 100} ${dial.y * 100}m`;
  const long = round(bob - BOB - r - GLASS);
  const rod = `${middle}${-ROD} ${r + GLASS}v${long}h${2 * ROD}v${-long}Z`;
  // The case begins at the rim of the dial, with shoulders that curve into the trunk.
  const top = round(Math.sqrt(r * r - SHOULDERS * SHOULDERS));
  const trunk = r + NECK;
  const plinth = round(foot - PLINTH_HIGH);
  const glazed = CASE - FRAME;
  const glass = r + GLASS;
  const [head, sill] = [round(Math.sqrt(glass * glass - glazed * glazed)), plinth - FRAME];
  const pane = `${-glazed} ${sill}v${round(head - sill)}a${glass} ${glass} 0 0 0 ${2 * glazed} 0v${round(sill - head)}Z`;
  /** From the left shoulder down to the foot, and up again on the right. */
  const [first, second] = PLINTH;
  const halfFoot = CASE + first.out + second.out;
  const [out, down] = [SHOULDERS - CASE, round(trunk - top)];
  const [bend, side] = [round(down / 2), round(plinth - trunk)];
  const profile =
    `c40 ${bend} ${out} ${bend} ${out} ${down}` +
    `v${side}h${-first.out}v${first.high}h${-second.out}v${second.high}` +
    `h${2 * halfFoot}v${-second.high}h${-second.out}v${-first.high}h${-first.out}v${-side}` +
    `c0 ${-bend} ${out - 40} ${-bend} ${out} ${-down}`;
  return {
    ...clock,
    height: height + hangs,
    dial: { ...dial, hangs, casing: { brass: `${rod}${middle}0 ${bob}${circle(BOB)}` } },
    // The pane goes round the other way, so that nothing veils the pendulum.
    ground: `${middle}${-SHOULDERS} ${top}${profile}a${r} ${r} 0 0 1 ${-2 * SHOULDERS} 0Z${middle}${pane}`,
    ornament:
      `M${-SHOULDERS} ${top}${profile}M${pane}` +
      `M${-CASE} ${plinth}h${2 * CASE}M${-CASE - first.out} ${plinth + first.high}h${2 * (CASE + first.out)}` +
      RINGS.map((radius) => `M0 ${bob}${circle(radius)}`).join(''),
  };
}

/** A triptych: the clock in the middle, with half of the columns on each side. */
function between(clock: Hung, minCard: number, gap = GAP, across = WING_ACROSS): Arrangement {
  const { width, height } = clock;
  const half = COLUMNS / 2;
  const wing = widthOf(half, across);
  const spots = [0, wing + 2 * gap + width].flatMap((left) => inColumns(half, left, across));
  return {
    ...clock,
    kind: 'dial',
    width: 2 * wing + 2 * gap + width,
    places: { ...clock.places, ...columns(spots, 0, height - CARD_HEIGHT - 0.1) },
    badges: [],
    minCard,
  };
}

/** The clock above the columns, whose cards can spread this far. */
function above(room: number, across = ACROSS, minCard = 44): Arrangement {
  const width = widthOf(COLUMNS, across);
  const clock = roundFace(width / 2 - ROUND / 2, RADIUS);
  const top = clock.height + 0.2;
  const spots = inColumns(COLUMNS, 0, across);
  return {
    ...clock,
    kind: 'dial',
    width,
    height: top + CARD_HEIGHT + room + 0.15,
    places: { ...clock.places, ...columns(spots, top, room, TALL_STEP) },
    badges: [],
    minCard,
  };
}

/** For the narrowest boxes: the clock above two rows of four columns, so that it is as wide as the box. */
const aboveFours: Arrangement = (() => {
  const clock = roundFace(0, RADIUS);
  const [room, across] = [2.8, 1.6];
  const left = (ROUND - widthOf(COLUMNS / 2, across)) / 2;
  const spots = inColumns(COLUMNS / 2, left, across);
  const top = clock.height + 0.2;
  const down = CARD_HEIGHT + room + 0.25;
  const lower = Object.values(columns(spots, top + down, room, TALL_STEP));
  return {
    ...clock,
    kind: 'dial',
    width: ROUND,
    height: top + 2 * down,
    places: {
      ...clock.places,
      ...columns(spots, top, room, TALL_STEP),
      ...Object.fromEntries(lower.map((place, i) => [`c${COLUMNS / 2 + i + 1}`, place])),
    },
    badges: [],
    minCard: 44,
  };
})();

/** The foundations in two rows of six. */
function inRows(left: number, across: number, down: number): Pick<Arrangement, 'places' | 'marks'> {
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    const x = left + (((hour - 1) % 6) + 0.5) * across;
    const top = hour > 6 ? down : 0;
    places[`h${hour}`] = upright(x, top + 1.1);
    marks[`h${hour}`] = { x, y: top + 0.2 };
  }
  return { places, marks };
}

/** The rows above the columns. */
const rows: Arrangement = (() => {
  const across = 1.25;
  const { places, marks } = inRows((COLUMNS_WIDTH - 6 * across) / 2, across, 2);
  return {
    kind: 'rows',
    width: COLUMNS_WIDTH,
    height: 9.6,
    places: { ...places, ...columns(inColumns(COLUMNS, 0), 4.1, 4) },
    marks,
    badges: [],
    minCard: 50,
  };
})();

/** For low, wide boxes: the rows beside the columns. */
function low(left: boolean): Arrangement {
  const across = 1.12;
  const { places, marks } = inRows(left ? COLUMNS_WIDTH + 0.3 : 0, across, 2.05);
  const width = 6 * across + 0.3 + COLUMNS_WIDTH;
  const piles = columns(inColumns(COLUMNS, left ? 0 : 6 * across + 0.3), 0, 2.9);
  return {
    kind: 'rows',
    width,
    height: 4.4,
    places: { ...places, ...piles },
    marks,
    badges: [],
    minCard: 40,
  };
}

/** The triptych with each of some pendulums. */
const hanging = (pendulums: readonly number[], minCard: number): Arrangement[] =>
  pendulums.map((hangs) => between(withPendulum(roundFace(WING + GAP, RADIUS), hangs), minCard));

export const grandfathersClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  return [
    ...hanging(
      PENDULUMS.filter((hangs) => hangs >= LONG),
      66,
    ).map((one) => ({ ...one, preferred: true })),
    // With a pendulum where that costs no width of the cards.
    ...hanging(PENDULUMS, 50),
    between(roundFace(WING + GAP, RADIUS), 50),
    // Of arrangements with equally wide cards the first is chosen: the one with the most room.
    above(3.4, 1.16),
    above(3.6),
    between(
      cushionFace(lowCushion(1.04, 1.95), undefined, LOW_WING + LOW_GAP),
      38,
      LOW_GAP,
      LOW_ACROSS,
    ),
    // On phones.
    above(3.6, ACROSS, 30),
    aboveFours,
    rows,
    low(left),
  ];
};
