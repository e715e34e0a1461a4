import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
  upright,
  HOURS,
} from '../geometry/arrange.js';
import { onCabinet } from './cabinet.js';
import { type ClockFace, roundFace } from './clock-faces.js';
import { cushionFace, lowCushion } from './cushion.js';
import { type Front, inBreakfront } from './breakfront.js';
import { inLowHood } from './low-hood.js';
import type { Hung } from './longcase.js';

const COLUMNS = 8;
const RADIUS = 2.76;
/** The columns are close together where every pixel counts, so that cards can be touched on a phone. */
const ACROSS = 1.06;
/** Covered cards show rank and suit; only long columns are closer. */
const STEP = 0.5;
/** On the cabinet below a clock: closer, for the sake of its sides and of the post between its doors; from the dial to the columns, and below them. */
const CABINET_ACROSS = 1.022;
const CABINET_SIDE = 0.09;
const CABINET_POST = 0.111;
const [SHELF, CABINET_BASE] = [0.3, 0.3];
/** The same below the dial, where there is room. */
const TALL_STEP = 0.55;
/** How high the drawers of a cabinet are, and from the columns to them. */
const [DRAWER, DRAWER_RAIL] = [0.62, 0.06];
/** The numbers of columns that are apart: how far beside the first card, and below its upper edge. */
const LABEL = { aside: 0.235, down: 0.25 };
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
const ROUND = roundFace(0, RADIUS).width;
/** The cards are as close to the track as they can be, so that they are clear of the case. */
const CLOSER = 0.035;
function closeFace(left: number): ClockFace {
  const { dial, ...face } = roundFace(left + CLOSER, RADIUS - CLOSER, undefined, CLOSER);
  return { ...face, dial: { ...dial, r: ROUND / 2 }, width: ROUND, height: ROUND };
}

/** How far a breakfront stands below its clock, the longest first, and what is worth cards that are a little narrower. */
const CASES = [3.8, 2.9, 2.1, 1.6];
const LONG = 2.1;
/** How high the columns of a deal are. */
const DEALT = 4 * STEP + CARD_HEIGHT;

/** The room for columns beside a clock: from the edge of the box, between them, to the clock, around them, and below. */
interface Wings {
  readonly side: number;
  readonly across: number;
  readonly gap: number;
  readonly around: number;
  readonly below: number;
}
/** As wide as the cards allow, and with broader frames. */
const SLIM: Wings = { side: 0.08, across: 1.035, gap: 0.325, around: 0.03, below: 0.26 };
const BROAD: Wings = { side: 0.24, across: 1.06, gap: 0.42, around: 0.06, below: 0.26 };
const LOW: Wings = { side: 0.06, across: 1.03, gap: 0.2, around: 0.02, below: 0.17 };

/**
 * A triptych: the clock in the middle, with half of the columns on each side. Those of a deal are as high above its axle
 * as below it.
 * @param dress what is drawn around the clock and the columns
 */
function between(
  face: (left: number) => ClockFace,
  dress: (clock: ClockFace, front: Front) => Hung,
  minCard: number,
  { side, across, gap, around, below }: Wings = SLIM,
): Arrangement {
  const half = COLUMNS / 2;
  const wing = widthOf(half, across);
  const bare = face(side + wing + gap);
  const width = 2 * (side + wing + gap) + bare.width;
  const reach = width / 2;
  const spots = [side, width - side - wing].flatMap((left) => inColumns(half, left, across));
  const clock = dress(bare, {
    half: reach - 0.01,
    inner: bare.width / 2 + gap + 0.02 - around,
    outer: reach - side - 0.02 + around,
    top: -DEALT / 2,
    columns: spots.map((x) => x - bare.dial.x),
  });
  const { height, dial } = clock;
  const top = Math.max(0, dial.y - DEALT / 2 - 0.05);
  return {
    ...clock,
    kind: 'dial',
    width,
    places: { ...clock.places, ...columns(spots, top, height - top - CARD_HEIGHT - below) },
    badges: [],
    minCard,
  };
}

/** The clock above the columns, whose cards can spread this far, on a cabinet around these. */
function above(room: number, across = CABINET_ACROSS, minCard = 44): Arrangement {
  // On a phone the name has no room on the dial beside the hands.
  const named = across === CABINET_ACROSS;
  const width = widthOf(COLUMNS, across) + 2 * CABINET_SIDE + CABINET_POST;
  const face = closeFace(width / 2 - ROUND / 2);
  const hangs = SHELF + CARD_HEIGHT + room + CABINET_BASE;
  const spots = [0, COLUMNS / 2].flatMap((first) =>
    inColumns(COLUMNS / 2, CABINET_SIDE + first * across + (first && CABINET_POST), across),
  );
  const clock = onCabinet(face, width / 2 - 0.01, hangs, spots, DRAWER, named);
  const top = clock.dial.y + clock.dial.r + SHELF;
  return {
    ...clock,
    kind: 'dial',
    width,
    // No column reaches over the drawers.
    places: { ...clock.places, ...columns(spots, top, room - DRAWER - DRAWER_RAIL, TALL_STEP) },
    badges: [],
    minCard,
  };
}

/** For the narrowest boxes: the clock above two rows of four columns, so that it is as wide as the box. */
const aboveFours: Arrangement = (() => {
  const [room, across] = [2.8, 1.478];
  const down = CARD_HEIGHT + room + 0.25;
  const all = closeFace(0);
  // Two in each of its doors, with as much between them as beside them.
  const spots = [-1, 1].flatMap((side) =>
    [-0.5, 0.5].map((by) => ROUND / 2 + side * 1.768 + by * across),
  );
  const top = ROUND + SHELF;
  // Beside the first card of each column.
  const labels = [0, down].flatMap((by) =>
    spots.map((x) => ({ x: x - 0.5 - LABEL.aside, y: top + by + LABEL.down })),
  );
  const clock = onCabinet(all, ROUND / 2, SHELF + 2 * down + CABINET_BASE, labels);
  const lower = Object.values(columns(spots, top + down, room, TALL_STEP));
  return {
    ...clock,
    kind: 'dial',
    width: ROUND,
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

/** The triptych with a breakfront that stands so far below the clock. */
const standing = (hangs: number, minCard: number, wings = SLIM): Arrangement =>
  between(closeFace, (clock, front) => inBreakfront(clock, front, hangs), minCard, wings);

export const grandfathersClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  const long = CASES.filter((hangs) => hangs > LONG).map((hangs) => standing(hangs, 66));
  return [
    ...[...long, standing(LONG, 66, BROAD), standing(LONG, 66)].map((one) => ({
      ...one,
      preferred: true,
    })),
    // On one that costs no width of the cards, and on none.
    ...[...CASES, 0].map((hangs) => standing(hangs, 50)),
    // Of arrangements with equally wide cards the first is chosen: the one with the most room.
    above(3.4, 1.147),
    above(3.6),
    between((from) => cushionFace(lowCushion(1.04, 1.95), undefined, from), inLowHood, 38, LOW),
    // On phones.
    above(3.6, CABINET_ACROSS, 30),
    aboveFours,
    rows,
    low(left),
  ];
};
