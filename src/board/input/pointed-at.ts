/** Where on a board a pointer is. */
import type { PileFacts } from '../../rules/engine.js';
import type { Chosen, Spot } from '../geometry/arrange.js';
import { depthAt as depthAtSpot } from '../geometry/depth.js';
import { makeElement } from '../pieces.js';

/**
 * How points of the window lie on the board, both in pixels: a page may scale, turn or skew what is around
 * it, so three points of the board are measured.
 */
export function mapOf(element: HTMLElement): (clientX: number, clientY: number) => Spot {
  const side = 100;
  const measure = (x: number, y: number): DOMRect => {
    const point = makeElement({}, element);
    const transform = `translate(${x}px, ${y}px)`;
    Object.assign(point.style, { position: 'absolute', inset: '0 auto auto 0', transform });
    const box = point.getBoundingClientRect();
    point.remove();
    return box;
  };
  const zero = measure(0, 0);
  const right = measure(side, 0);
  const down = measure(0, side);
  const [a, b] = [(right.x - zero.x) / side, (right.y - zero.y) / side];
  const [c, d] = [(down.x - zero.x) / side, (down.y - zero.y) / side];
  const area = a * d - b * c || 1;
  return (clientX, clientY) => {
    const [x, y] = [clientX - zero.x, clientY - zero.y];
    return { x: (x * d - y * c) / area, y: (y * a - x * b) / area };
  };
}

/** Which card of a pile a pointer is on: 1 is the top one, and the default. */
export function depthAt(
  element: HTMLElement,
  pile: PileFacts,
  chosen: Chosen,
  { clientX, clientY }: PointerEvent,
): number {
  const { x, y } = mapOf(element)(clientX, clientY);
  const { scale } = chosen;
  return depthAtSpot({ x: x / scale, y: y / scale }, pile, chosen);
}
