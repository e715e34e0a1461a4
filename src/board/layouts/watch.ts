import { type Arrangement, type Layout, spokes } from '../geometry/arrange.js';
import { clockLayout } from './clock.js';

/** A railway track of quarter seconds, between the minutes and the cards. */
const [RAIL, OUTER_RAIL] = [2.035, 2.075];
const circle = (radius: number): string => {
  const r = radius * 100;
  return `M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;
};
const TRACK = spokes(240, RAIL, OUTER_RAIL) + circle(RAIL) + circle(OUTER_RAIL);

/** The four horns that hold the strap, in the corners around the case. */
function lugs(radius: number): string {
  const at = (x: number, y: number): string =>
    `${(x * radius * 100).toFixed(1)} ${(y * radius * 100).toFixed(1)}`;
  return [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `M${at(0.485 * x, 0.875 * y)}L${at(0.53 * x, 0.965 * y)}` +
        `Q${at(0.542 * x, 0.985 * y)} ${at(0.565 * x, 0.985 * y)}L${at(0.63 * x, 0.985 * y)}` +
        `Q${at(0.655 * x, 0.985 * y)} ${at(0.662 * x, 0.965 * y)}L${at(0.719 * x, 0.695 * y)}`,
    )
    .join('');
}

function crown({ dial }: Arrangement): string {
  const edge = Math.round(100 * (dial!.rect?.rim.x ?? dial!.r));
  const ribs = [-9, -3, 3, 9].map((y) => `M${edge + 8} ${y}h16`).join('');
  return `M${edge} -11h7v22h-7M${edge + 7} -15h15q4 0 4 4v22q0 4 -4 4h-15Z${ribs}`;
}

/** A watch: the clock with a railway track and lugs, and a crown at three o'clock where there is room. */
export const watchLayout: Layout = (piles, hand) =>
  clockLayout(piles, hand).map((one) => {
    if (!one.dial) return one;
    const ornament = TRACK + lugs(one.dial.r);
    return { ...one, ...(!one.dial.rect && { ornament }), beyond: crown(one) };
  });
