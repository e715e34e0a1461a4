import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
  upright,
} from '../geometry/arrange.js';
import { type ClockFace, rectangularFace, roundFace } from './clock-faces.js';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
const RADIUS = 2.76;
/** The columns are close together, because every pixel counts on a phone. */
const ACROSS = 1.04;
/** Covered cards show rank and suit; only long columns are closer. */
const STEP = 0.5;
const GAP = 0.3;

function columns(left: number, top: number, room: number, across = ACROSS): Record<string, Place> {
  return Object.fromEntries(
    COLUMNS.map((column, i) => [
      `c${column}`,
      downward(left + 0.52 + i * across, top + 0.05 + CARD_HEIGHT / 2, STEP, room),
    ]),
  );
}

const COLUMNS_WIDTH = 7 * ACROSS + 1.04;
const ROUND = roundFace(0, RADIUS).width;

/** The arch of a long case around a round dial, with a quarter of a circle in its lower corners. */
function arch({ dial }: ClockFace): string {
  const r = Math.round(dial.r * 100);
  const corners = `M${-r} ${r - 70}a70 70 0 0 1 70 70M${r} ${r - 70}a70 70 0 0 0 -70 70`;
  return dial.rect ? '' : `M${-r} 0V${r}H${r}V0${corners}`;
}

/** The clock, with the columns on the side of the player's preferred hand. */
function beside(face: (left: number) => ClockFace, left: boolean, minCard: number): Arrangement {
  const clock = face(left ? COLUMNS_WIDTH + GAP : 0);
  const room = clock.height - CARD_HEIGHT - 0.1;
  const piles = columns(left ? 0 : clock.width + GAP, 0, room);
  return {
    ...clock,
    kind: 'dial',
    ornament: arch(clock),
    width: clock.width + GAP + COLUMNS_WIDTH,
    places: { ...clock.places, ...piles },
    badges: [],
    minCard,
  };
}

/** The clock above the columns, whose cards can spread this far. */
function above(room: number, across = ACROSS): Arrangement {
  const width = 7 * across + 1.04;
  const clock = roundFace(width / 2 - ROUND / 2, RADIUS);
  const top = clock.height + 0.2;
  return {
    ...clock,
    kind: 'dial',
    ornament: arch(clock),
    width,
    height: top + CARD_HEIGHT + room + 0.15,
    places: { ...clock.places, ...columns(0, top, room, across) },
    badges: [],
    minCard: 44,
  };
}

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
    places: { ...places, ...columns(0, 4.1, 4) },
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
  const piles = columns(left ? 0 : 6 * across + 0.3, 0, 2.9);
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

export const grandfathersClockLayout: Layout = (_, hand) => {
  const left = hand === 'left';
  return [
    beside((from) => roundFace(from, RADIUS), left, 50),
    // Of arrangements with equally wide cards the first is chosen: the one with the most room.
    above(3.4, 1.16),
    above(4.4),
    above(3.4),
    beside((from) => rectangularFace(from, 'wide', 1.24, 1.66), left, 40),
    rows,
    low(left),
  ];
};
