/**
 * What the deck is drawn with. Colours are left to `faceStyles` and to the card's own CSS `color`, so one drawing
 * serves two and four colours, light and dark paper.
 *
 * Units are hundredths of the card's width, measured from its middle. A half turn is then nothing but every number's
 * sign changed, in relative and absolute commands alike (arcs have flags, so curves stand in for them).
 */

import type { Attributes, Shape } from '../pieces.js';

/** Filled, or drawn as a line where it has a width. No ink is the suit's. */
export type Mark = [ink: string, d: string, width?: number, more?: Attributes];

/** Drawings by their size and what they are of. */
const drawn = new Map<string, string>();

/** Every number times `by`; -1 turns a drawing half round its middle. */
export function scaled(d: string, by: number): string {
  const name = by + d;
  let found = drawn.get(name);
  if (!found) {
    found = d.replace(/-?[\d.]+/g, (n) => ` ${Math.round(+n * by * 100) / 100}`);
    drawn.set(name, found);
  }
  return found;
}

/** A drawing in fifths of a unit, placed; a negative size stands it on its head. */
export function at(x: number, y: number, size: number, d: string): string {
  return `M${x} ${y}` + scaled(d, size / 5);
}

/** The same again, turned half round. */
export function twice(x: number, y: number, size: number, d: string): string {
  return at(x, y, size, d) + at(-x, -y, -size, d);
}

export function circle(r: number, x = 0, y = 0): string {
  return at(x, y, r / 4, 'm0-20c11 0 20 9 20 20s-9 20-20 20s-20-9-20-20s9-20 20-20z');
}

/** @param over what lies over the marks */
export function card(marks: readonly Mark[], frame?: Attributes, ...over: readonly Shape[]): Shape {
  const ink = 'currentColor';
  const paint = { transform: 'translate(50 70)', fill: ink, stroke: ink, 'stroke-width': 0 };
  const paths = marks.map(([name, d, width, more]): Shape => {
    const line = width && { fill: 'none', 'stroke-width': width };
    return ['path', { class: name, d, ...line, ...more }];
  });
  return ['svg', { viewBox: '0 0 100 140', ...frame }, [['g', paint, paths], ...over]];
}
