import { round } from '../geometry/arrange.js';

/** The radius of the disc on the hand of the seconds. */
export const DISC = 6.5;

/** A circle around the axis of a hand. */
const disc = (y: number, r: number): string =>
  `M${-r} ${round(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`;

/** A line along the axis: half of its width at its tail and at its tip. */
const line = (tail: number, tip: number, [wide, thin]: readonly [number, number]): string =>
  `M${-wide} ${round(tail)}L${-thin} ${round(tip)}H${thin}L${wide} ${round(tail)}Z`;

/**
 * The hand of a clock’s seconds: a line with a disc, as in a station.
 * @param length up to the middle of the disc
 */
export const lollipop = (length: number, r = DISC, half = 1.2): string =>
  line(Math.min(46, length / 3), r - length - 0.5, [half * 1.25, half]) + disc(-length, r);

/** A thin hand, whose tail has a disc as a weight. */
export const needle = (length: number): string => line(30, -length, [1.7, 1]) + disc(30, 5);

/** The radius of a bead that runs round a track, in a station and elsewhere; and from the end of the track to its middle. */
const [STATION, BEAD, INSIDE] = [7.5, 6, 7.5];

/** The seconds as a bead on the track that ends at this radius. */
export const bead = (track: number, isStation: boolean): string =>
  disc(INSIDE - track, isStation ? STATION : BEAD);

/** The same on a dial of its own, of this radius in hundredths of a card width. */
export const smallSecond = (r: number): string =>
  line(r * 0.28, -r * 0.78, [1.6, 1.1]) + disc(0, 3);
