import { round } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';

/* Panels and handles of furniture, in hundredths of a card width. */

/** The upper left corner of a rectangle, and its size. */
export type Box = readonly [x: number, y: number, wide: number, high: number];

/** A rectangle, and a hole of this shape. */
export const filled = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;
export const open = ([x, y, wide, high]: Box): string =>
  `M${round(x)} ${round(y)}v${round(high)}h${round(wide)}v${round(-high)}Z`;

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

/** The two handles of a drawer. */
export const handles = ([x, y, wide, high]: Box): string =>
  [0.25, 0.75].map((share) => handle(x + share * wide, y + high / 2 - HANDLE.up)).join('');
