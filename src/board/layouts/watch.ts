import { type Layout, spokes } from '../geometry/arrange.js';
import { clockLayout } from './clock.js';

/** A track of seconds around the centre. */
const SECONDS = spokes(60, 1.3, 1.34) + spokes(12, 1.26, 1.34);

/** A watch: the clock with a track of seconds, and a crown at three o'clock where there is room. */
export const watchLayout: Layout = (piles, hand) =>
  clockLayout(piles, hand).map((one) => {
    if (!one.dial) return one;
    const edge = Math.round(100 * (one.dial.rect?.rim.x ?? one.dial.r));
    const ribs = [-9, -3, 3, 9].map((y) => `M${edge + 8} ${y}h16`).join('');
    const crown = `M${edge} -11h7v22h-7M${edge + 7} -15h15q4 0 4 4v22q0 4 -4 4h-15Z${ribs}`;
    return { ...one, ...(!one.dial.rect && { ornament: SECONDS }), beyond: crown };
  });
