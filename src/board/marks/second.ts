import { round, type Spot } from '../geometry/arrange.js';

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

/** How far a shaft reaches beyond its axle. */
const TAIL = 30;
/** Half of its breadth at its tail and at its tip; and the radius of its weight. */
const NEEDLE = [1.7, 1] as const;
const WEIGHT = 5;
/** What is free around what is written. */
const CLEAR = 2.5;
/**
 * The length of the pieces that a shaft is put together from, of the shortest part that is not a mere dot, and of the
 * shortest gap that is not a mere nick: where a shaft only grazes what is free around a numeral, it goes on.
 */
const [PIECE, PART, NICK] = [0.5, 14, 10];

/** Something that a shaft does not strike out: its middle, from the axle, and half of its size. */
export interface Box {
  readonly middle: Spot;
  readonly half: Spot;
}

/**
 * Tells whether a spot of a hand is clear of what is in its way.
 * @param angle in degrees from noon
 */
function clearOf(boxes: readonly Box[], angle: number): (way: number) => boolean {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return (way) =>
    boxes.every(
      ({ middle, half }) =>
        Math.abs(way * sin - middle.x) > half.x || Math.abs(-way * cos - middle.y) > half.y,
    );
}

/** A shaft from beyond the axle up to a length, as if it lay under what is in its way, so that it strikes nothing out. */
function shaft(
  length: number,
  [wide, thin]: readonly [number, number],
  isFree: (way: number) => boolean,
): string {
  const parts: [from: number, to: number][] = [];
  let from: number | undefined;
  for (let way = -TAIL; way <= length; way += PIECE) {
    const is = way + PIECE <= length && isFree(way);
    if (is) from ??= way;
    else if (from !== undefined) {
      const last = parts.at(-1);
      if (last && from - last[1] < NICK) last[1] = way;
      else if (way - from >= PART) parts.push([from, way]);
      from = undefined;
    }
  }
  const halfAt = (way: number): number =>
    round(wide + ((thin - wide) * (way + TAIL)) / (length + TAIL));
  return parts
    .map(([from, to]) => {
      const [one, other] = [halfAt(from), halfAt(to)];
      // In the direction of a disc, into which it reaches.
      return `M${one} ${-from}H${-one}L${-other} ${-to}H${other}Z`;
    })
    .join('');
}

/** A word, with what is free around it. */
const around = ({ middle, half }: Box): Box => ({
  middle,
  half: { x: half.x + 2 * CLEAR, y: half.y + 2 * CLEAR },
});

/** A thin hand that ends inside the numerals, and goes under words; its tail has a disc as a weight. */
export function needle(length: number, angle: number, words: readonly Box[]): string {
  const isFree = clearOf(words.map(around), angle);
  return shaft(length, NEEDLE, isFree) + disc(TAIL, WEIGHT);
}

/** The same on a dial of its own, of this radius in hundredths of a card width. */
export const smallSecond = (r: number): string =>
  line(r * 0.28, -r * 0.78, [1.6, 1.1]) + disc(0, 3);
