import { type DrawnDial, hundredths, round } from '../geometry/arrange.js';
import { outline, ring } from '../geometry/outline.js';

/* Panels and handles of furniture, in hundredths of a card width. */

/** The upper left corner of a rectangle, and its size. */
export type Box = readonly [x: number, y: number, wide: number, high: number];

/** A rectangle, and a hole of this shape. */
export const filled = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;
export const open = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}v${round(high)}h${round(wide)}v${round(-high)}Z`;

/** A line of a lighter wood that is let into a panel: how far it is from the edges, and how broad. */
const [INSET, BROAD] = [8, 1.5];
export const inlay = ([x, y, wide, high]: Box): string => {
  const [by, to] = [INSET, INSET + BROAD];
  return (
    filled([x + by, y + by, wide - 2 * by, high - 2 * by]) +
    open([x + to, y + to, wide - 2 * to, high - 2 * to])
  );
};

/** Half of the height of a plate with the name, in card widths, and how broad its frame of brass is. */
const PLATE = 0.15;
const RIM = 3;

/**
 * A dial with a plate below it, on which the name stays where no hand lies over it; the hole for that in a case, and the
 * frame of brass that it has there.
 */
export function withPlate(
  dial: DrawnDial,
  down: number,
  half: number,
): { readonly dial: DrawnDial; readonly cut: string; readonly frame: string } {
  const at = { x: dial.x, y: dial.y + down };
  const path = outline(at, { x: half, y: PLATE }, 2);
  const { x, y } = hundredths({ x: at.x - half, y: at.y - PLATE });
  return {
    dial: { ...dial, beside: path, sign: { at, half: { x: half, y: PLATE }, path, stays: true } },
    cut: open([x, y, 200 * half, 200 * PLATE]),
    frame:
      filled([x - RIM, y - RIM, 200 * half + 2 * RIM, 200 * PLATE + 2 * RIM]) +
      open([x, y, 200 * half, 200 * PLATE]),
  };
}

/** A handle of brass: half of the way between its posts, how far it hangs down, how thick it is, and its posts. */
const HANDLE = { half: 24, drop: 19, thick: 4.5, post: 7, up: 6 };

/** A bail of brass between two posts. */
function handle(x: number, y: number): string {
  const { half, drop, thick, post } = HANDLE;
  const bail = (across: number, down: number, sweep: 0 | 1): string =>
    `a${round(across)} ${round(down)} 0 0 ${sweep} ${round(sweep ? -2 * across : 2 * across)} 0`;
  const posts = [-half, half].map((by) => `${ring(round(x + by), round(y), post)}Z`);
  return (
    posts.join('') +
    `M${round(x - half)} ${round(y)}${bail(half, drop, 0)}h${-thick}` +
    `${bail(half - thick, drop - thick, 1)}Z`
  );
}

/** The two handles of a drawer, the first one at a share of its breadth. */
export const handles = ([x, y, wide, high]: Box, from = 0.25): string =>
  [from, 1 - from].map((share) => handle(x + share * wide, y + high / 2 - HANDLE.up)).join('');
