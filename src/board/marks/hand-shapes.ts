import { round } from '../geometry/arrange.js';

/** What a hand looks like around 0 0, upright, and where it ends and begins in hundredths of a card width. */
export type Drawing = readonly [d: string, length: number, from: number];

/** The tip of a hand, which stands for all of it where it would strike out numerals or words: it points at a pile. */
export const TIP = 'M0 -4L6 17L-6 17Z';

/** How long that tip is on a round dial, and half of its width: so slender that it is seen where it points. */
const [POINTER, BROAD] = [16, 5];

/** How far a hand goes on behind the axle. */
const TAIL = 16;

/** The tip of a hand of this length. */
export function pointerOf(length: number): Drawing {
  const end = round(-100 * length);
  const foot = end + POINTER;
  return [`M0 ${end}L${BROAD} ${foot}L${-BROAD} ${foot}Z`, -end, -foot];
}

/**
 * A tapered hand with a tail, and its length: in card widths, half its width at the tail and near the tip.
 * @param size of what is not its length: hands of a small dial are slimmer
 */
export function handOf(length: number, tail: number, tip: number, size = 1): Drawing {
  const end = round(-100 * length);
  const shoulder = round(end * 0.78);
  const [foot, from, to] = [TAIL, tail, tip].map((one) => round(one * size)) as [
    number,
    number,
    number,
  ];
  return [
    `M${-from} ${foot}L${-to} ${shoulder}L0 ${end}L${to} ${shoulder}L${from} ${foot}Z`,
    -end,
    -foot,
  ];
}

/** A hand like a bar, as in a station, with a longer tail. */
export function batonOf(length: number, tail: number, tip: number): Drawing {
  const [end, foot] = [round(-100 * length), round(length * 16)];
  return [`M${-tail} ${foot}L${-tip} ${end}L${tip} ${end}L${tail} ${foot}Z`, -end, -foot];
}
