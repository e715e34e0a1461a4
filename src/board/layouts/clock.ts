import type { Arrangement, Layout } from '../geometry/arrange.js';
import { type ClockFace, rectangularFace, roundFace, type Tuck } from './clock-faces.js';
import { rowsOf } from './travellers.js';

/** The radius at which cards that point outwards have a small gap between them. */
const RADIUS = 2.78;
/** The cards put under a pile stick out at its outer edge. */
const TUCK: Tuck = { step: 0.17, count: 3 };
const SMALL_TUCK: Tuck = { step: 0.13, count: 3 };

/** Thirteen piles on a dial, the kings' in the centre, whose cards stick out to where there is room. */
function withCentre(
  face: ClockFace,
  tuck: Tuck,
  out: 'below' | 'left',
  hand: number,
  minCard: number,
): Arrangement {
  const { x, y } = face.dial;
  const step = out === 'left' ? { x: -tuck.step, y: 0 } : { x: 0, y: tuck.step };
  const centre = { x, y, angle: 0, step, room: tuck.step * tuck.count };
  return {
    ...face,
    kind: 'dial',
    places: { ...face.places, centre },
    dial: { ...face.dial, hand },
    badges: [],
    minCard,
  };
}

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

/** A round dial, a rectangular one for low and for narrow boxes, and rows for pages that ask for them. */
export const clockLayout: Layout = () => [
  withCentre(roundFace(0, RADIUS, TUCK), TUCK, 'below', 1.46, 42),
  withCentre(rectangularFace(0, 'wide', 1.7, 2.04, SMALL_TUCK), SMALL_TUCK, 'left', 1.2, 34),
  withCentre(rectangularFace(0, 'tall', 1.62, 1.5, SMALL_TUCK), SMALL_TUCK, 'below', 1.2, 34),
  ...rowsOf([hours(1, 6), hours(7, 12), ['centre']], 36),
  ...rowsOf([hours(1, 4), hours(5, 8), hours(9, 12), ['centre']], 36),
  ...rowsOf([[...hours(1, 12), 'centre']], 36),
];
