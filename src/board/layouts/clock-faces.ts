import {
  type Arrangement,
  atHour,
  CARD_HEIGHT,
  type DrawnDial,
  NUMERALS,
  outward,
  type Place,
  type Spot,
  upright,
  HOURS,
} from '../geometry/arrange.js';
import { CORNER, outline } from '../geometry/outline.js';

/** Twelve piles as the hours of a clock, `h1` to `h12`, with their numerals and the dial under them. */
export interface ClockFace extends Required<Pick<Arrangement, 'places' | 'marks' | 'dial'>> {
  readonly width: number;
  readonly height: number;
}

/** How the cards put under a pile stick out. */
export interface Tuck {
  /** The distance from one of them to the next. */
  readonly step: number;
  /** The greatest number of them. */
  readonly count: number;
  /**
   * On a rectangular dial, the distance in the upper and the lower row if cards stick out to the left there,
   * where each shows its usual index. To the right only the one on its head would show.
   */
  readonly aside?: number;
}

export const NO_TUCK: Tuck = { step: 0, count: 0 };

/** A round clock at a place, whose piles point outwards; `radius` is that of their centres. */
export function roundFace(left: number, radius: number, tuck = NO_TUCK, top = 0): ClockFace {
  const room = tuck.step * tuck.count;
  // A margin for the rim.
  const r = radius + CARD_HEIGHT / 2 + Math.max(0.08, room);
  const centre = { x: left + r, y: top + r };
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    places[`h${hour}`] = outward(centre, radius, hour, tuck.step, room);
    marks[`h${hour}`] = atHour(centre, NUMERALS, hour);
  }
  return { places, marks, dial: { ...centre, r, hand: 0 }, width: 2 * r, height: 2 * r };
}

/** How much farther in the piles of a round one are whose corners are clear of its frame, and where its track ends then. */
const [INWARD, END] = [0.04, 1.97];

/** A round clock whose piles are clear of its frame. */
export function inward(face: ClockFace, radius: number): ClockFace {
  const places = HOURS.map(
    (hour) => [`h${hour}`, outward(face.dial, radius - INWARD, hour)] as const,
  );
  return { ...face, places: Object.fromEntries(places), dial: { ...face.dial, track: END } };
}

/** A rectangular clock: the column and the row of each hour, counted from the centre. */
interface Grid {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** 10 11 12 1 2 over 9 and 3 over 8 7 6 5 4. */
const WIDE: Grid = {
  columns: [1, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1, 0],
  rows: [-1, -1, 0, 1, 1, 1, 1, 1, 0, -1, -1, -1],
};

/** 11 12 1 over 10 and 2, 9 and 3, 8 and 4, over 7 6 5. */
const TALL: Grid = {
  columns: [1, 1, 1, 1, 1, 0, -1, -1, -1, -1, -1, 0],
  rows: [-2, -1, 0, 1, 2, 2, 2, 1, 0, -1, -2, -2],
};

/** The room under a pile for a numeral of its own, with gaps. */
export const UNDER = 0.62;

/** From a pile's inner edge to the outer end of the track, and to the centre of its numeral. */
const TO_TRACK = 0.06;
const TO_NUMERAL = 0.46;

/**
 * A rectangular clock like a tank watch, with upright cards, for boxes in which a round one would be
 * small.
 * @param shape `wide` for low boxes, `tall` for narrow ones
 * @param across the distance between two columns
 * @param down the distance between two rows
 * @param margin from the cards to the rim
 * @param apart how much farther away the outer rows are, so that each of their numerals has room under its own pile
 */
export function rectangularFace(
  left: number,
  shape: 'wide' | 'tall',
  across: number,
  down: number,
  tuck = NO_TUCK,
  margin = 0.02,
  apart = 0,
): ClockFace {
  const { columns, rows } = shape === 'wide' ? WIDE : TALL;
  const outer = Math.max(...rows);
  const last = { x: Math.max(...columns) * across, y: outer * down + apart };
  const { step, count, aside = 0 } = tuck;
  // Beyond the outer columns or beyond the outer rows.
  const rim = {
    x: last.x + 0.5 + margin + aside * count,
    y: last.y + CARD_HEIGHT / 2 + margin + (aside > 0 ? 0 : step * count),
  };
  const centre = { x: left + rim.x, y: rim.y };
  const inner = { x: last.x - 0.5, y: last.y - CARD_HEIGHT / 2 };
  // Inside the track, beside its pile, and clear of the numeral in the corner.
  const numeral = (value: number, end: number, edge: number, clear: number): number =>
    Math.min(value, edge - TO_NUMERAL - (value < end ? clear : 0));
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  HOURS.forEach((hour, i) => {
    const isOuter = Math.abs(rows[i]!) === outer;
    const x = columns[i]! * across;
    const y = isOuter ? Math.sign(rows[i]!) * last.y : rows[i]! * down;
    const [left, along] = isOuter && aside > 0 ? [aside, 0] : [0, step];
    places[`h${hour}`] = {
      ...upright(centre.x + x, centre.y + y),
      // Those of the columns all open downwards.
      step: { x: -left, y: isOuter && y < 0 ? -along : along },
      room: (left + along) * count,
    };
    marks[`h${hour}`] = {
      x:
        centre.x +
        (isOuter && apart > 0 ? x : numeral(Math.abs(x), last.x, inner.x, 0.6) * Math.sign(x)),
      y: centre.y + numeral(Math.abs(y), last.y, inner.y, 0.5) * Math.sign(y),
    };
  });
  const track = { x: inner.x - TO_TRACK, y: inner.y - TO_TRACK };
  const dial: DrawnDial = { ...centre, r: Math.min(rim.x, rim.y), hand: 0, rect: { rim, track } };
  return { places, marks, dial, width: 2 * rim.x, height: 2 * rim.y };
}

/** Card widths: all around something, or at each side, above and below. */
type Room = Record<'around' | 'across' | 'above' | 'below', number>;

/** Room around a dial, which moves with all that belongs to it. */
export function withRoom<T extends ClockFace | Arrangement>(
  one: T,
  { around = 0, across = around, above = around, below = around }: Partial<Room>,
): T {
  const move = <S extends Spot>(spots: Readonly<Record<string, S>>): Record<string, S> =>
    Object.fromEntries(
      Object.entries(spots).map(([id, at]) => [id, { ...at, x: at.x + across, y: at.y + above }]),
    );
  const { dial, height, marks, places, width } = one;
  return {
    ...one,
    width: width + 2 * across,
    height: height + above + below,
    places: move(places),
    marks: move(marks),
    dial: { ...dial!, x: dial!.x + across, y: dial!.y + above },
  };
}

/** A dial with a wider rim: room on all sides. */
export function widened(one: Arrangement, by: number): Arrangement {
  const all = withRoom(one, { around: by });
  const { r, rect, ...more } = all.dial!;
  const rim = rect && { x: rect.rim.x + by, y: rect.rim.y + by };
  return { ...all, dial: { ...more, r: r + by, ...(rect && { rect: { ...rect, rim: rim! } }) } };
}

/**
 * The face of a dial that lies in a ring of another colour. On a plain rectangle the numerals of the corners are beyond
 * the track: there a band is left above it, and one below.
 * @param track the radius of the track of a round one
 */
export function faceIn({ x, y, rect }: DrawnDial, track: number): string {
  if (!rect) return outline({ x, y }, { x: track, y: track }, Infinity);
  return rect.corner === undefined
    ? outline({ x, y }, { ...rect.track, x: rect.rim.x }, 0)
    : outline({ x, y }, rect.track, 100 * CORNER);
}
