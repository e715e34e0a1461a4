import { hundredths, round, type Spot } from './arrange.js';

/** The radius of the corners of a rectangular dial, and of its track. */
export const CORNER = 0.3;

/** A rounded rectangle around a centre, with half its width and height; a circle if it is all corners. */
export function outline(centre: Spot, half: Spot, corner: number): string {
  const { x, y } = hundredths(centre);
  const { x: across, y: down } = hundredths(half);
  const c = Math.min(corner, across);
  const turn = (dx: number, dy: number): string => `a${c} ${c} 0 0 1 ${dx} ${dy}`;
  const [width, height] = [round(2 * (across - c)), round(2 * (down - c))];
  return (
    `M${round(x - across)} ${round(y - down + c)}${turn(c, -c)}h${width}${turn(c, c)}` +
    `v${height}${turn(-c, c)}h${-width}${turn(-c, -c)}Z`
  );
}
