import { CARD_HEIGHT, type Place, round, type Spot } from '../geometry/arrange.js';

/*
 * What is sunk into a plate or stands out from it, under one lamp at the top left. Lengths are hundredths of a card width.
 */

/** A rounded rectangle that may be turned; a circle if it is all corners. */
export interface Shape {
  readonly at: Spot;
  readonly half: Spot;
  readonly corner: number;
  /** Degrees clockwise. */
  readonly angle?: number;
}

/** Where light goes, in degrees clockwise from the right. */
const LIGHT = 45;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const SIDES = [0, 1, 2, 3] as const;

/**
 * What half of an outline passes over when it is moved along the light, or against it if that is negative: the shade or
 * the gleam along an edge.
 * @param towards whether it is the half that the light falls from
 */
function crescent({ at, half, corner, angle = 0 }: Shape, by: number, towards: boolean): string {
  const turn = radians(angle);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const move = { x: by * Math.cos(radians(LIGHT)), y: by * Math.sin(radians(LIGHT)) };
  /** The point of the outline that faces a direction, at the corner of a quarter. */
  const point = (facing: number, quarter: number, moved: boolean): string => {
    const sx = quarter % 4 === 0 || quarter % 4 === 3 ? 1 : -1;
    const sy = quarter % 4 < 2 ? 1 : -1;
    const x = sx * (half.x - corner) + corner * Math.cos(radians(facing));
    const y = sy * (half.y - corner) + corner * Math.sin(radians(facing));
    const to = moved ? move : { x: 0, y: 0 };
    return `${round(at.x + x * cos - y * sin + to.x)} ${round(at.y + x * sin + y * cos + to.y)}`;
  };
  // From one point whose tangent is the light's way to the other one, past the corners between them.
  const first = (((LIGHT - angle + (towards ? 90 : -90)) % 360) + 360) % 360;
  const last = first + 180;
  const from = Math.floor(first / 90);
  const arcs = SIDES.map((i) => from + i)
    .map((quarter) => ({
      quarter,
      begin: Math.max(first, 90 * quarter),
      end: Math.min(last, 90 * quarter + 90),
    }))
    .filter(({ begin, end }) => end > begin);
  const bow = (sweep: 0 | 1): string => `A${corner} ${corner} 0 0 ${sweep} `;
  const there = arcs.map(
    ({ quarter, begin, end }) =>
      `${point(begin, quarter, false)}${bow(1)}${point(end, quarter, false)}`,
  );
  const back = arcs
    .map(
      ({ quarter, begin, end }) =>
        `${point(end, quarter, true)}${bow(0)}${point(begin, quarter, true)}`,
    )
    .reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

/** How round the corners of a card are, as its outline has them. */
const CARD_CORNER = 7.5;

/** The place of a card. */
const slotOf = ({ x, y, angle }: Place): Shape => ({
  at: { x: 100 * x, y: 100 * y },
  half: { x: 50, y: 50 * CARD_HEIGHT },
  corner: CARD_CORNER,
  angle,
});

/** The shade and the gleam of what is sunk into a plate: two paths. */
export interface Relief {
  readonly shade: string;
  readonly gleam: string;
}

/** How broad the shade in a slot is, in two steps, and the gleam on its edge. */
const [SOFT, SHADE, GLEAM] = [7, 3.2, 1.5];

/** Slots for cards. */
export const slots = (places: readonly Place[]): Relief => ({
  shade: places
    .map(slotOf)
    .map((slot) => crescent(slot, SOFT, true))
    .join(''),
  gleam: places
    .map(slotOf)
    .map((slot) => crescent(slot, GLEAM, false))
    .join(''),
});

/** A frame around a plate: its gleam on the side of the lamp, and the shade that it throws on the plate. */
export const framed = (outer: Shape, inner: Shape): Relief => ({
  shade: crescent(inner, SHADE, true) + crescent(outer, -GLEAM, false),
  gleam: crescent(outer, GLEAM, true) + crescent(inner, -GLEAM / 2, false),
});

/** Several as one. */
export const together = (...all: readonly Relief[]): Relief => ({
  shade: all.map(({ shade }) => shade).join(''),
  gleam: all.map(({ gleam }) => gleam).join(''),
});
