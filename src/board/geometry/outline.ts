import { atHour, hundredths, round, type Spot } from './arrange.js';

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

/** The same from the other side: within another one it is a hole by any rule. */
export function hole(centre: Spot, half: Spot, corner: number): string {
  const { x, y } = hundredths(centre);
  const { x: across, y: down } = hundredths(half);
  const c = Math.min(corner, across);
  const turn = (dx: number, dy: number): string => `a${c} ${c} 0 0 0 ${dx} ${dy}`;
  const [width, height] = [round(2 * (across - c)), round(2 * (down - c))];
  return (
    `M${round(x - across)} ${round(y - down + c)}v${height}${turn(c, c)}h${width}${turn(c, -c)}` +
    `v${-height}${turn(-c, -c)}h${-width}${turn(-c, c)}Z`
  );
}

/** A circle as a path, in hundredths of a card width. */
export const ring = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/**
 * A path of short lines around 0 0, in hundredths of a card width.
 * @param from the radius at which they begin, in card widths
 * @param to the radius at which they end
 * @param first the place of the first of them: 0 is noon, 1 that of the second one
 */
export function spokes(count: number, from: number, to: number, first = 0): string {
  const point = (radius: number, i: number): string => {
    const { x, y } = atHour({ x: 0, y: 0 }, radius * 100, ((i + first) / count) * 12);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => `M${point(from, i)}L${point(to, i)}`).join('');
}
