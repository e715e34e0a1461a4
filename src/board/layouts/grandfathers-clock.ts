import {
  type Arrangement,
  atHour,
  downward,
  type Layout,
  outward,
  type Place,
  type PlayingHand,
  type Spot,
  upright,
} from '../arrange.js';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
const RADIUS = 2.76;
const RING = 2 * (RADIUS + 0.76);
/** The columns are close together, because every pixel counts on a phone. */
const ACROSS = 1.04;
const COLUMN_STEP = 0.42;

function ring(centre: Spot): Pick<Arrangement, 'places' | 'marks'> {
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    places[`h${hour}`] = outward(centre, RADIUS, hour);
    marks[`h${hour}`] = atHour(centre, 1.72, hour);
  }
  return { places, marks };
}

function columns(left: number, top: number, room: number): Record<string, Place> {
  return Object.fromEntries(
    COLUMNS.map((column, i) => [
      `c${column}`,
      downward(left + 0.5 + i * ACROSS, top + 0.7, COLUMN_STEP, room),
    ]),
  );
}

const columnsWidth = 7 * ACROSS + 1;

/** The ring, with the columns on the side of the player's preferred hand. */
function beside(hand: PlayingHand): Arrangement {
  const left = hand === 'left';
  const centre = { x: RING / 2 + (left ? columnsWidth + 0.5 : 0), y: RING / 2 };
  const { places, marks } = ring(centre);
  const width = RING + 0.5 + columnsWidth;
  return {
    kind: 'dial',
    width,
    height: RING,
    places: { ...places, ...columns(left ? 0.05 : RING + 0.45, 0.05, RING - 1.55) },
    marks,
    badges: [],
    dial: { ...centre, r: RING / 2, hand: 0 },
    minCard: 40,
  };
}

/** The ring above the columns. */
const above: Arrangement = (() => {
  const width = columnsWidth + 0.04;
  const centre = { x: width / 2, y: RING / 2 };
  const { places, marks } = ring(centre);
  const room = 3.6;
  return {
    kind: 'dial',
    width,
    height: RING + 0.35 + 1.4 + room + 0.1,
    places: { ...places, ...columns(0.02, RING + 0.35, room) },
    marks,
    badges: [],
    dial: { ...centre, r: RING / 2, hand: 0 },
    minCard: 24,
  };
})();

/** Everything in rows: the foundations in two rows of six. */
const rows: Arrangement = (() => {
  const width = columnsWidth + 0.04;
  const places: Record<string, Place> = { ...columns(0.02, 4.1, 4) };
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    const x = width / 2 + (((hour - 1) % 6) - 2.5) * 1.25;
    const top = hour > 6 ? 2 : 0;
    places[`h${hour}`] = upright(x, top + 1.1);
    marks[`h${hour}`] = { x, y: top + 0.2 };
  }
  return { kind: 'rows', width, height: 9.6, places, marks, badges: [], minCard: 40 };
})();

/** For low, wide boxes: two rows of foundations beside the columns. */
function low(hand: PlayingHand): Arrangement {
  const left = hand === 'left';
  const across = 1.12;
  const ringWidth = 6 * across;
  const places: Record<string, Place> = columns(left ? 0.02 : ringWidth + 0.3, 0, 3);
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    const x = (left ? columnsWidth + 0.3 : 0) + 0.56 + ((hour - 1) % 6) * across;
    const top = hour > 6 ? 2.05 : 0;
    places[`h${hour}`] = upright(x, top + 1.1);
    marks[`h${hour}`] = { x, y: top + 0.2 };
  }
  const width = ringWidth + 0.32 + columnsWidth;
  return { kind: 'rows', width, height: 4.4, places, marks, badges: [], minCard: 40 };
}

export const grandfathersClockLayout: Layout = (_, hand) => [beside(hand), above, rows, low(hand)];
