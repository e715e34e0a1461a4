import { round } from '../geometry/arrange.js';

/** The radius of the disc on the hand of the seconds. */
export const DISC = 6.5;

/** The hand of a clock’s seconds: a line with a disc, as in a station. */
export function secondOf(length: number): string {
  const [disc, tail] = [round(DISC - length), round(Math.min(34, length / 3))];
  const end = round(disc + DISC - 0.5);
  return `M-1.2 ${tail}V${end}H1.2V${tail}ZM${-DISC} ${disc}a${DISC} ${DISC} 0 0 1 ${2 * DISC} 0a${DISC} ${DISC} 0 0 1 ${-2 * DISC} 0Z`;
}

/** The same on a dial of its own, of this radius in hundredths of a card width. */
export const smallSecond = (r: number): string =>
  `M-1.6 ${r * 0.28}L-1.1 ${round(-r * 0.78)}H1.1L1.6 ${r * 0.28}ZM-3 0a3 3 0 0 1 6 0a3 3 0 0 1 -6 0Z`;
