import { CARD_HEIGHT, type Place, type Spot, upright, HOURS } from '../geometry/arrange.js';
import { CORNER, outline } from '../geometry/outline.js';
import { type ClockFace, NO_TUCK, type Tuck } from './clock-faces.js';

/** How a dial like that of a cushion watch is laid out, in card widths from its centre. */
export interface Cushion {
  /** The distance between two columns. */
  readonly across: number;
  /** How far the rows at the top and at the bottom are from the centre. */
  readonly down: number;
  /** How far 9 and 3 are from the centre, and where the piles above and below them are. */
  readonly side: number;
  readonly beside: Spot;
  /** Whether what sticks out at the piles above and below 9 and 3 does so as theirs does, or as in the rows. */
  readonly isNarrow: boolean;
  /** Half the size of the rim, and the radius of its corners. */
  readonly rim: Spot;
  readonly corner: number;
}

/** From a pile's inner edge to the outer end of the track, and to the centre of its numeral. */
const TO_TRACK = 0.06;
const TO_NUMERAL = 0.46;
/** Between cards, from cards to the rim, and between the numerals of a corner, with the tip that points at the outer one. */
const [APART, MARGIN, CORNERS] = [0.1, 0.08, 1.2];

/** 11 12 1 over 10 and 2, 9 and 3, 8 and 4, over 7 6 5. */
export function tallCushion({ step, count }: Tuck): Cushion {
  const room = step * count;
  const beside = { x: 2.36, y: CARD_HEIGHT + room + APART };
  const down = beside.y + room + CORNERS;
  const rim = { x: 3.06, y: down + CARD_HEIGHT / 2 + room + MARGIN };
  return { across: 1.24, down, side: beside.x, beside, isNarrow: true, rim, corner: 1.6 };
}

/**
 * 10 11 12 1 2 over 9 and 3 over 8 7 6 5 4: the cards stick out to the left, where each shows its usual index. There is
 * more between two piles than between two cards of one. Between 12 and the kings is room for the tip of a hand.
 */
export const WIDE: Cushion = {
  across: 1.96,
  down: 2.36,
  side: 5.48,
  beside: { x: 3.92, y: 2.36 },
  isNarrow: false,
  rim: { x: 6.16, y: 3.16 },
  corner: 1.45,
};

/** The same in boxes that are not so wide: all is closer, and so are the corners of the rim. */
export const LESS_WIDE: Cushion = {
  ...WIDE,
  across: 1.75,
  side: 4.52,
  beside: { x: 3.5, y: 2.36 },
  rim: { x: 5.2, y: 3.16 },
  corner: 0.6,
};

/** From the outermost numerals of a row to the end of the track, with room for the ticks. */
const TO_CORNER = 0.46;

/**
 * The same where no cards stick out.
 * @param across the distance between two columns
 * @param down how far the rows are from the centre
 */
export function lowCushion(across: number, down: number): Cushion {
  const last = 2 * across;
  const side = last + TO_CORNER + TO_TRACK + 0.5;
  return {
    across,
    down,
    side,
    beside: { x: last, y: down },
    isNarrow: false,
    rim: { x: side + 0.5 + MARGIN, y: down + CARD_HEIGHT / 2 + MARGIN },
    corner: 1.4,
  };
}

/**
 * A dial like that of a cushion watch: upright cards around one track, on which each pile has its numeral straight
 * inside it.
 * @param tuck how cards stick out: below 9 and 3, and in the rows of the narrow one outwards
 */
export function cushionFace(
  { across, down, side, beside, isNarrow, rim, corner }: Cushion,
  { step, count, aside = 0 }: Tuck = NO_TUCK,
  left = 0,
): ClockFace & { readonly ornament: string } {
  const track = { x: side - 0.5 - TO_TRACK, y: down - CARD_HEIGHT / 2 - TO_TRACK };
  const numeral = { x: side - 0.5 - TO_NUMERAL, y: down - CARD_HEIGHT / 2 - TO_NUMERAL };
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  for (const hour of HOURS) {
    const right = hour % 12 < 6 ? 1 : -1;
    const up = hour % 12 < 3 || hour > 9 ? -1 : 1;
    // 12 and 6, those beside them, the next ones, 3 and 9.
    const at = [
      { x: 0, y: up * down },
      { x: right * across, y: up * down },
      { x: right * beside.x, y: up * beside.y },
      { x: right * side, y: 0 },
    ];
    const from12 = Math.min(hour % 6, 6 - (hour % 6));
    const { x, y } = at[from12]!;
    const isSide = from12 === 3 || (from12 === 2 && isNarrow);
    const [out, along] = isNarrow || isSide ? [0, step] : [aside, 0];
    places[`h${hour}`] = {
      ...upright(left + rim.x + x, rim.y + y),
      step: { x: -out, y: isSide ? along : up * along },
      room: (out + along) * count,
    };
    marks[`h${hour}`] = {
      x: left + rim.x + (isSide ? right * numeral.x : x),
      y: rim.y + (isSide ? y : up * numeral.y),
    };
  }
  const r = Math.min(rim.x, rim.y);
  return {
    places,
    marks,
    dial: { x: left + rim.x, y: rim.y, r, hand: 0, rect: { rim, track, corner } },
    ornament: outline({ x: 0, y: 0 }, track, 100 * CORNER),
    width: 2 * rim.x,
    height: 2 * rim.y,
  };
}
