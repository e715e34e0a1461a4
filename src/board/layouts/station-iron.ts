import { type DrawnDial, round, type Spot } from '../geometry/arrange.js';

/*
 * What holds the clock of a station and what is beside or below it: paths, in hundredths of a card width, in the
 * direction of the frames, into which they reach.
 */

/** The arms that hold what is beside it: how far from the middle they are, and half of their breadth. */
const ARMS = { y: 0.55, half: 0.04 } as const;
/** How far from the axis the posts are that hold what is below. */
const POSTS = 0.95;
/** How far they reach into the frame of the dial: no end is seen on its inner side, and none is clear of it. */
const INTO = 0.02;
/** Half of the size of what it hangs from at the ceiling. */
const MOUNT: Spot = { x: 1.5, y: 0.07 };

type Dial = Pick<DrawnDial, 'x' | 'y' | 'r' | 'rect'>;

/** Two arms on each side of the dial. */
export function armsOf({ x, y, r, rect }: Dial, from: number): string {
  const apart = ARMS.y;
  const edge = (rect?.rim.x ?? Math.sqrt(r ** 2 - apart ** 2)) - INTO;
  const high = round(200 * ARMS.half);
  return [1, -1]
    .flatMap((side) =>
      [y - apart, y + apart].map((at) => {
        const ends = [round(100 * (x + side * edge)), round(100 * (x + side * from))];
        const [left, right] = [Math.min(...ends), Math.max(...ends)];
        return `M${left} ${round(100 * (at - ARMS.half))}H${right}v${high}H${left}Z`;
      }),
    )
    .join('');
}

/** Two posts from the ceiling to the dial. */
export function hangerOf({ x, y, r }: Omit<Dial, 'rect'>, ceiling: number): string {
  const top = round(100 * (y - r - ceiling));
  const [wide, high] = [round(200 * MOUNT.x), round(200 * MOUNT.y)];
  const end = round(100 * (y - Math.sqrt(r ** 2 - POSTS ** 2) + INTO));
  const posts = [-1, 1].map((side) => {
    const left = round(100 * (x + side * POSTS - ARMS.half));
    return `M${left} ${top + high}h${200 * ARMS.half}V${end}h${-200 * ARMS.half}Z`;
  });
  return `M${round(100 * (x - MOUNT.x))} ${top}h${wide}v${high}h${-wide}Z${posts.join('')}`;
}

/** Two posts from the dial to what is below it. */
export function postsOf({ x, y, r, rect }: Dial, to: number): string {
  const from = round(100 * (y + (rect?.rim.y ?? Math.sqrt(r ** 2 - POSTS ** 2)) - INTO));
  const wide = round(200 * ARMS.half);
  return [-1, 1]
    .map((side) => {
      const left = round(100 * (x + side * POSTS - ARMS.half));
      return `M${left} ${from}h${wide}V${round(100 * to)}h${-wide}Z`;
    })
    .join('');
}
