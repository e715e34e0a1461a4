import { type Arrangement, atHour, hundredths, HOURS, round, TRACK } from '../geometry/arrange.js';
import { CORNER, outline } from '../geometry/outline.js';
import { faceIn } from './clock-faces.js';

/** The stars between the piles of a round dial: from its middle, and how large they are, in turns. */
const STARS = [
  [3.34, 10],
  [3.46, 6.5],
] as const;

/** A star with four points. */
function star(x: number, y: number, r: number): string {
  const [tip, waist] = [round(r), round(r * 0.2)];
  const bend = round(tip - waist);
  return (
    `M${x} ${round(y - tip)}l${waist} ${bend}l${bend} ${waist}l${-bend} ${waist}l${-waist} ${bend}` +
    `l${-waist} ${-bend}l${-bend} ${-waist}l${bend} ${-waist}Z`
  );
}

/** The night sky around the face of a dial, on which its piles lie, and stars between those of a round one. */
export function underSky(one: Arrangement): Arrangement {
  const dial = one.dial!;
  const { x, y, r, rect } = dial;
  const at = { x, y };
  const corner = rect ? 100 * (rect.corner ?? CORNER) : Infinity;
  const field = outline(at, rect?.rim ?? { x: r, y: r }, corner) + faceIn(dial, TRACK);
  const stars = rect
    ? []
    : HOURS.map((hour) => {
        const [away, size] = STARS[hour % 2]!;
        const spot = hundredths(atHour(at, away, hour + 0.5));
        return star(spot.x, spot.y, size);
      });
  return { ...one, brass: (one.brass ?? '') + stars.join(''), dial: { ...dial, field } };
}
