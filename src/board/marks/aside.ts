import { type Arrangement, type DrawnDial, isInside } from '../geometry/arrange.js';
import { reachOf, windowIn } from '../geometry/when-won.js';

/** A line of writing beside the middle of a dial: its text, the middle of it, and the size of its font. */
export interface Line {
  readonly kind: 'name' | 'number';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The sizes of the font at most, in hundredths of a card width, and that from which a name is better in two lines. */
const MOST = { name: 26, number: 22 };
const SMALL = 19;
/** The size of the font of half a name. */
const HALF = 19;
/** How wide letters are with their spacing, and how high capitals: shares of the font's size. */
const WIDE = { name: 0.86, number: 0.66 };
const HIGH = 0.72;
/** From one line to the next, as a share of the size. */
const LEADING = 0.75;
/** From the track to the inner edges of the numerals, with a gap; a suit inside them; a suit beside the kings. */
const [NUMERAL, SUIT, NEXT] = [0.6, 0.48, 0.34];
/** From the tip of a hand of a clock. */
const HANDS = 0.2;
/** The least room around what is in the middle. */
const AROUND = 0.12;

/**
 * What is written on a dial that is wider than high: its middle has room at both sides, the name on the left and the number
 * on the right. Where something lies on one of them, such as the kings of a clock that is won, both are on the other side.
 * @param least the size of the smallest font, in hundredths of a card width
 * @returns undefined if no pile is in the middle
 */
export function linesAside(
  {
    blocks,
    dial,
    places,
  }: {
    readonly blocks: boolean | undefined;
    readonly dial: DrawnDial | undefined;
    readonly places: Arrangement['places'];
  },
  name: string,
  number: string,
  least: number,
): Line[] | undefined {
  const central = Object.values(places).filter((place) => isInside(place, dial!));
  if (central.length === 0) return undefined;
  const { x, named = 0, rect, seconds, counter } = dial!;
  // There are small dials on both sides.
  if (counter) return [];
  const end = rect!.track.x - NUMERAL - (blocks ? SUIT : 0);
  const lowered = (lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, y: line.y + named }));
  const inner = { left: 0, right: 0 };
  for (const { x: at, step, room } of central) {
    inner.left = Math.max(inner.left, x - at + 0.5 + (step.x < 0 ? room : 0));
    inner.right = Math.max(inner.right, at - x + 0.5 + (blocks ? NEXT : 0));
  }
  // The kings have made room for the hands.
  const isClock = central.every((place) => Math.abs(place.x - x) > 1);
  if (isClock) inner.left = reachOf(rect!) + HANDS;
  const from = Math.max(inner.left, inner.right) + AROUND;
  const both = { at: (from + end) / 2, wide: end - from };
  if (!isClock && !seconds) {
    // Where each place has a suit beside it, too, there is only the name: one half of it on each side.
    const [first = '', second = ''] = blocks ? name.split(/ (?!.* )/) : [name];
    const left = inLines('name', first, -both.at, both.wide, least, blocks ? HALF : MOST.name);
    const right = second
      ? inLines('name', second, both.at, both.wide, least, HALF)
      : inLines('number', number, both.at, both.wide, least);
    return lowered(left.length > 0 ? [...left, ...right] : []);
  }
  // Opposite the small dial of the seconds.
  const near = (seconds ? inner.right : inner.left) + AROUND;
  // As far away as the kings in their window.
  const away = seconds ? Math.abs(seconds.x - x) : windowIn(rect!);
  const at = seconds ? x - seconds.x : -away;
  const wide = 2 * Math.min(end - away, away - near);
  return lowered(
    stacked(inLines('name', name, at, wide, least), inLines('number', number, at, wide, least)),
  );
}

/** One line, or two where that is too narrow; none if it has no room. */
function inLines(
  kind: Line['kind'],
  text: string,
  x: number,
  wide: number,
  least: number,
  most = MOST[kind],
): Line[] {
  if (!text || wide <= 0) return [];
  const fitting = (part: string): number => (100 * wide) / (part.length * WIDE[kind]);
  const parts = text.split(/ (?!.* )/);
  const isOne = fitting(text) >= Math.max(SMALL, least) || kind === 'number' || parts.length === 1;
  const shown = isOne ? [text] : parts;
  const size = Math.max(least, Math.min(most, ...shown.map(fitting)));
  if (shown.some((part) => fitting(part) < size)) return [];
  return stacked(shown.map((part) => ({ kind, text: part, x, y: 0, size })));
}

/** Lines below each other around the axis. */
function stacked(...groups: readonly (readonly Line[])[]): Line[] {
  const lines = groups.flat();
  const highs = lines.map(({ size }) => size * HIGH);
  const gaps = lines.slice(1).map(({ size }) => size * LEADING);
  const all = [...highs, ...gaps].reduce((sum, one) => sum + one, 0);
  let top = -all / 2;
  return lines.map((line, i) => {
    const y = top + highs[i]! / 2;
    top += highs[i]! + (gaps[i] ?? 0);
    return { ...line, y: y / 100 };
  });
}

/**
 * The sizes on a sign, those as shares of half its height on one that is high, at most so much of that on a low one, and
 * what is free at its sides, at most half of that too.
 */
const SIGN = { name: 38, number: 20, share: { name: 76, number: 40 }, high: 110, aside: 0.2 };

/** What is free at both sides of the words on each of two signs, and how large the number is there at most, or below the name. */
const PAIR = { aside: 0.24, number: 30, below: 18 };

/**
 * What is written on a sign that hangs from a dial, or on two at its sides, from that dial's centre.
 * @param kings where the kings lie on it, if they do
 */
export function linesOnSign(
  { x, y, sign }: Pick<DrawnDial, 'x' | 'y' | 'sign'>,
  kings: DrawnDial['kings'],
  name: string,
  number: string,
  least: number,
): Line[] {
  const { at, half, other } = sign!;
  if (other) {
    const wide = 2 * (half.x - PAIR.aside);
    const named = inLines('name', name, at.x - x, wide, least);
    const numbered = (by: number): Line[] =>
      inLines('number', number, by - x, wide, least, kings ? PAIR.below : PAIR.number);
    // On the other one are the kings.
    return kings ? stacked(named, numbered(at.x)) : [...named, ...numbered(other.x)];
  }
  const largest = (kind: 'name' | 'number'): number =>
    Math.min(Math.max(SIGN[kind], SIGN.share[kind] * half.y), SIGN.high * half.y);
  // The kings are at the left end of it.
  const taken = kings ? kings.x + kings.size / 2 - (at.x - half.x) : 0;
  const middle = at.x - x + taken / 2;
  const wide = 200 * (half.x - taken / 2 - Math.min(SIGN.aside, half.y / 2));
  const line = (kind: Line['kind'], text: string): Line[] => {
    const fitting = wide / (text.length * WIDE[kind]);
    const size = Math.max(least, Math.min(largest(kind), fitting));
    return text && size <= fitting ? [{ kind, text, x: middle, y: 0, size }] : [];
  };
  const both = stacked(line('name', name), line('number', number));
  const top = Math.min(...both.map(({ y, kind }) => y - (largest(kind) * HIGH) / 200));
  // Where there is no room for both, the number is left out.
  const lines = top < -half.y ? stacked(line('name', name)) : both;
  return lines.map((one) => ({ ...one, y: one.y + at.y - y }));
}

/** Half of the size of a line, in hundredths of a card width. */
export const halfOf = ({ kind, text, size }: Line): { x: number; y: number } => ({
  x: (text.length * WIDE[kind] * size) / 2,
  y: (size * HIGH) / 2,
});
