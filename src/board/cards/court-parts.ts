/** What the twelve courts are put together from. A mark begins with an absolute `M`. */

import { circle } from './pen.js';

/** A drawing and its image in a mirror between left and right. */
export function both(d: string): string {
  const mirrored = d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const across = /h/i.test(command) ? [0, 1] : /v/i.test(command) ? [] : [0];
    let i = 0;
    return command + numbers.replace(/-?[\d.]+/g, (n) => ` ${across.includes(i++ % 2) ? -n : n}`);
  });
  return d + mirrored;
}

/** An ink and a shape, and a width if it is a line. */
export type Part = readonly [ink: '' | 'accent' | 'paper', d: string, width?: number];

/** Brows, the left one drawn on into the nose, and open eyes. */
export const eyes: readonly Part[] = [
  ['', 'M-6.4-42.6q2.6-1.7 4.8-.2v6.8h2.6M2.2-42.8q2.2-1.4 4.2 .2', 0.9],
  ['', circle(1, -4.1, -40) + circle(1, 4.1, -40)],
];
export const lips: Part = ['', 'M-2.4-32.4q1.4-1.2 2.4-.5q1-.7 2.4 .5q-2.4 2.2-4.8 0z'];
/** A face seen from the front, and the neck under it. */
export const skin: Part = ['paper', 'M-8-48h16v10c0 6-4 11.6-8 11.6s-8-5.6-8-11.6zM-4-30h8v13h-8z'];
export const front: readonly Part[] = [skin, ...eyes, lips];
/** A face that looks to the right, with a line where paper meets paper. */
export const profile: readonly Part[] = [
  ['paper', 'M-8-48h14v6l4.5 6l-3.2 .9l.9 1.9l-1.2 .8l.9 1.7c0 2.7-1.2 4-3.9 4h-3v10h-9z'],
  ['', 'M6-46v4l4.5 6l-3.2 .9l.9 1.9l-1.2 .8l.9 1.7c0 2.7-1.2 4-3.9 4h-3v6', 0.9],
  ['', 'M1.4-42.8q2-1.5 4-.2M8.2-33.2l-3.4-.2', 0.9],
  ['', circle(1.1, 3.4, -40)],
];

/** A star of four points. */
export const star = (x: number, y: number, r = 3.4): string =>
  `M${x} ${y - r}q.3 ${r - 0.3} ${r} ${r}q${0.3 - r} .3 ${-r} ${r}q-.3 ${0.3 - r} ${-r} ${-r}q${r - 0.3}-.3 ${r} ${-r}z`;
export const lozenge = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`;

/** A hand that holds something, and its cuff. */
export const hand = (y: number, x = 31): readonly Part[] => [
  ['paper', `M${x - 4} ${y}c0-3 1.5-4.5 4-4.5s4 1.5 4 4.5v2.5c0 2.5-1.5 3.5-4 3.5s-4-1-4-3.5z`],
  ['', `M${x - 3.6} ${y - 1.4}h5.2m-5.2 2.4h5.6m-5.6 2.4h5.2`, 0.8],
  ['accent', `M${x - 5} ${y + 6}q5-1.6 10 0v3.4h-10z`],
];
