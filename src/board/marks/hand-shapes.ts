import { round } from '../geometry/arrange.js';

/** What a hand looks like around 0 0, upright, and where it ends and begins in hundredths of a card width. */
export type Drawing = readonly [d: string, length: number, from: number];

/** How far a hand goes on behind the axle. */
const TAIL = 16;

/** How high the pip is that points at a pile, and half of its breadth: as long as the bar, and clear of the next minutes. */
const [PIP, HALF] = [16, 7.5];

/**
 * What points at a pile: a pip in the place of that hour's bar, as on the bezel of a watch, where no word, numeral or small
 * dial is in its way.
 * @param end how far its tip is from where it turns, in card widths
 */
export function pipOf(end: number): Drawing {
  const tip = round(-100 * end);
  const foot = round(tip + PIP);
  return [`M0 ${tip}L${HALF} ${foot}L${-HALF} ${foot}Z`, -tip, -foot];
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
