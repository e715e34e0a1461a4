import { type DrawnDial, hundredths, type Spot } from '../geometry/arrange.js';
import { onTrack } from './track.js';

/** From the middle of a numeral to the tip of a hand beside it. */
const ASIDE = 0.3;

/** Where a hand is, in hundredths of a card width, and its angle in degrees from noon. */
export interface Pose {
  readonly at: Spot;
  readonly angle: number;
}

/**
 * On a dial that is not round the tip is inside the numeral, and always points out at its pile. On a plain rectangle, where
 * another numeral, a pile or the kings are below the numeral, it is beside it, on the side of the middle.
 */
export function inside(mark: Spot, dial: DrawnDial): Pose {
  const { angle } = onTrack(mark, dial);
  const { track, corner } = dial.rect!;
  const isCrowded = !corner && angle % 180 === 0 && (mark.x === dial.x) === track.x > track.y;
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = isCrowded
    ? { x: mark.x + (mark.x < dial.x ? ASIDE : -ASIDE), y: mark.y - 0.065 * cos }
    : { x: mark.x - 0.32 * sin, y: mark.y + 0.26 * cos };
  return { at: hundredths(at), angle };
}
