import {
  type Arrangement,
  hasSign,
  isInside,
  NUMERALS as RING_OF,
  round,
  type Spot,
  SUIT,
  TRACK,
} from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';
import { halfOf, type Line, linesAside, linesOnSign } from './aside.js';

/** A word on the dial, and the box of its letters from the dial's centre: its middle, and half of its size. */
export interface Word {
  readonly element: SVGElement;
  readonly middle: Spot;
  readonly half: Spot;
  /** Whether it is the name once more, over the number. */
  readonly spare?: boolean;
  /** Whether it is one half of the name: they are seen together, or neither is. */
  readonly isHalf?: boolean;
}

/** The inner edges of the numerals at 12 and 6, and the half of a card's height. */
const NUMERALS = 1.48;
/** The same where a name is close to what is in the centre, and of the suits inside 6, and inside 11 and 1; half of a suit. */
const CLOSE = 1.007;
const SIGN = 0.1;
const INSIDE_SIX = RING_OF - SUIT - SIGN - 0.01;
const RINGED = (RING_OF - SUIT) * Math.cos(Math.PI / 6) - SIGN + 0.01;
const CARD = 0.7;
/** As close is a number. */
const AT_SIX = 1.2;
/** Where the centre is free: outside the end of the hour hand. */
const FREE = 0.98;
/** On a dial like a cushion whose centre is free: from the numerals to the middle of a word, clear of the hands. */
const AT_NUMERALS = 0.19;
/** How much closer the letters of a name are that is too long for one line: a share as below. */
const CLOSER = 0.1;
/** Between the two lines where the number is below the name, and the least room around them. */
const LEADING = 0.075;
const AROUND = 0.05;
/**
 * Pixels of the ring around a card with a gap, at least and where there is room. For it the name may come nearer to the
 * numeral above it, whose lines are broad.
 */
const RING = { least: 9, most: 13 };
const NEAR = 0.12;
/** Between the feet of a pile and 6: room for the number in all states. */
const LOW = 0.3;
/** On a dial like a cushion: from its track to the inner edges of the numerals, and to the end of a word. */
const [INNER, END] = [0.54, 0.35];
/** How far numerals beside a word are from the axis, how high they are, and the room that they take. */
const BESIDE = [
  [0.81, 1.4],
  [1.4, 0.81],
] as const;
const [ACROSS, DOWN] = [0.28, 0.24];
/** Hundredths of a card width above and below a word, and pixels above and below a number, which is close to 6. */
const CLEAR = 4;
const PIXELS = 4;
/** The highest place of a name, and half of the longest one. */
const HIGHEST = 1.15;
const LONGEST = 1.15;
/** How high a capital is, and how wide letters are with their spacing: shares of the font's size. */
const HIGH = 0.72;
const WIDE = { name: 0.84, number: 0.64 };
/** The sizes of the font, in hundredths of a card width, and the least one in pixels. */
const SIZE = { name: 17, number: 15 };
const LEAST = 9;

type Kind = keyof typeof SIZE;

/** The length that fits at a height above or below the centre, in hundredths of a card width. */
const lengthAt = (by: number): number =>
  200 *
  Math.min(
    LONGEST,
    Math.sqrt(1.6 ** 2 - by ** 2) - 0.1,
    ...BESIDE.map(([x, y]) => (Math.abs(Math.abs(by) - y) < DOWN ? x - ACROSS : 2)),
  );

/**
 * Draws the game's name and the deal's number on a dial, half way between the numerals and what is in the centre: the
 * number above 6, or as a second line below the name where something else needs that room.
 * @param spare whether the name is also written over the number, for when a hand lies over the other one
 */
export function sign(
  { badges, blocks, dial, places }: Arrangement,
  scale: number,
  name: string,
  number: string,
  group: SVGElement,
  spare = false,
): Word[] {
  const { x, y, rect, close, named, hand, seconds, counter } = dial!;
  const least = LEAST * (100 / scale);
  const isWide = rect !== undefined && rect.track.x > rect.track.y;
  const aside = hasSign(dial!)
    ? linesOnSign(
        dial!,
        places['centre']?.x === dial!.kings?.x ? dial!.kings : undefined,
        name,
        number,
        least,
      )
    : isWide && linesAside({ blocks, dial, places }, name, number, least);
  if (aside) return aside.map((line) => writeLine(line, { x, y }, group));
  const centre = Object.values(places).filter(
    // In its window the kings' pile is in nobody's way, and neither is a pile whose place it has taken.
    (place) => isInside(place, dial!) && (rect || (Math.abs(place.x - x) < 1 && !place.docked)),
  );
  const tops = centre.map((place) => y - place.y + CARD);
  // The small dial of a tall one is between the kings and the name.
  if (rect && seconds) tops.push(y - seconds.y + seconds.r);
  const feet = centre.map(
    ({ y: middle, step, room }) => middle - y + CARD + (step.y > 0 ? room : 0),
  );
  // In the end one is where the kings' cards stuck out: words stay where they were.
  const below = counter && Math.abs(counter.x - x) < CARD ? [counter.y - y + counter.r] : [];
  feet.push(...below);
  tops.push(...below.map(() => CARD));
  const top = Math.max(0, ...tops);
  const numerals = close ? (blocks ? RINGED : CLOSE) : rect ? rect.track.y - INNER : NUMERALS;
  const isTipped = hand > 0 && close && named === undefined;
  const low = isTipped ? AT_SIX : close && blocks ? INSIDE_SIX : numerals;
  // On one that is not round the name stays where it was when the kings have made room for the axle.
  const between = (edges: readonly number[], limit = numerals): number =>
    edges.length > 0
      ? (Math.max(rect ? CARD : 0, ...edges) + limit) / 2
      : rect
        ? numerals - AT_NUMERALS
        : FREE;
  /** How high a capital is at most, in card widths. */
  const capital = (kind: Kind): number => (Math.max(SIZE[kind], least) * HIGH) / 100;
  const write = (
    kind: Kind,
    text: string,
    by: number,
    edges: readonly number[],
    narrow = false,
    limit = numerals,
  ): Word[] => {
    const height = limit - Math.max(0, ...edges);
    const wide = text.length * (WIDE[kind] - (narrow ? CLOSER : 0));
    const fitting = (rect ? 200 * (rect.track.x - END) : lengthAt(by)) / wide;
    const used = Math.max(least, Math.min(SIZE[kind], fitting));
    const clear = kind === 'number' ? Math.max(CLEAR, (100 * PIXELS) / scale) : CLEAR;
    const tooHigh = used * HIGH > 100 * height - 2 * clear;
    const taken = badges.some(
      (badge) => Math.abs(badge.x - x) < TRACK && Math.abs(badge.y - y - by) < 0.4,
    );
    if (!text || used > fitting || tooHigh || taken) return [];
    const half = { x: (used * wide) / 2, y: (used * HIGH) / 2 };
    const at = { x: x * 100, y: (y + by) * 100 + half.y, 'font-size': used };
    const element = makeSvg(
      'text',
      { class: `signature ${kind}${narrow ? ' narrow' : ''}`, ...at },
      group,
    );
    element.textContent = text;
    return [{ element, middle: { x: 0, y: by * 100 }, half }];
  };
  const lines = [capital('name'), capital('number')] as const;
  const upper = (top + NUMERALS + LEADING + lines[1]) / 2;
  const lower = upper - (lines[0] + lines[1]) / 2 - LEADING;
  /** As much is free above them. */
  const under = lower - lines[1] / 2 - top;
  const upBy = (ring: number): number => Math.max(0, ring / scale - under);
  const fits = under > AROUND && under - upBy(RING.least) > NEAR;
  const up = Math.min(upBy(RING.most), under - NEAR);
  const isLow = numerals - Math.max(0, ...feet) > LOW;
  if (dial!.above && fits && !isLow) {
    const second = write('number', number, -lower - up, []);
    // A name alone is in the middle of its room.
    if (second.length > 0) {
      const first = write('name', name, -upper - up, []);
      // They are in the document as they are read.
      group.append(...second.map(({ element }) => element));
      return [...first, ...second];
    }
  }
  // Not level with the numerals at 11 and 1.
  const written =
    named !== undefined
      ? write('name', name, named, [], false, 1)
      : write('name', name, -Math.min(rect ? numerals : HIGHEST, between(tops)), tops);
  const [first = '', second] = name.split(/ (?!.* )/);
  // Beside a slot, among suits and numerals, the halves of a name are calmer than a name and a number.
  if (blocks && close && second && tops.length > 0) {
    const halves = [
      ...write('name', first, -between(tops), tops),
      ...write('name', second, between(feet, low), feet, false, low),
    ];
    if (halves.length === 2) {
      written.forEach(({ element }) => element.remove());
      return halves.map((word) => ({ ...word, isHalf: true }));
    }
    halves.forEach(({ element }) => element.remove());
  }
  if (written.length === 0 && second && !rect && tops.length === 0) {
    // On either side of the axle, where a number would be: below each other they would crowd the hands.
    const both = [first, second].flatMap((word, i) =>
      write('name', word, i > 0 ? FREE : -FREE, [], true),
    );
    if (both.length === 2) return both.map((word) => ({ ...word, isHalf: true }));
  }
  written.push(...write('number', number, between(feet, low), feet, false, low));
  const other = spare && written.length === 2 ? write('name', name, between(feet), feet) : [];
  return [...written, ...other.map((word) => ({ ...word, spare }))];
}

/** Writes a line beside the middle of a dial, or on what hangs from it. */
function writeLine(line: Line, { x, y }: Spot, group: SVGElement): Word {
  const [half, middle] = [halfOf(line), { x: 100 * line.x, y: 100 * line.y }];
  const at = { x: 100 * x + middle.x, y: 100 * y + middle.y + half.y, 'font-size': line.size };
  const element = makeSvg('text', { class: `signature ${line.kind}`, ...at }, group);
  element.textContent = line.text;
  return { element, middle, half };
}

/** On a plate: the sizes of the font at most, how wide letters are, and what is free at its sides, in hundredths. */
const PLATE = { name: 25, number: 17, wide: 0.6, aside: 9 };
/** How long a dash of a road is. */
const DASH = 40;
/** From its sides to the posts on which it stands. */
const POSTS = 9;

/**
 * Writes them on a plate, if there is room for the name: that above the number, under a stripe as gilded as the line; the
 * name of a street stands on its road.
 */
export function signPlate(
  { plate, line }: Arrangement,
  scale: number,
  name: string,
  number: string,
  group: SVGElement,
  won: boolean,
): void {
  const { x, y, width, height, ground } = plate!;
  const least = LEAST * (100 / scale);
  const fitting = (text: string): number =>
    (100 * width - 2 * PLATE.aside) / (text.length * PLATE.wide);
  const sizes = {
    name: Math.min(PLATE.name, 40 * height, fitting(name)),
    number: Math.max(least, PLATE.number),
  };
  if (sizes.name < least) return;
  const [left, top] = [100 * (x - width / 2), 100 * (y - height / 2)];
  const box = { x: left, y: top, width: 100 * width };
  if (ground !== undefined) {
    const down = round(100 * ground - top);
    const post = (side: 1 | -1): string =>
      `M${round(100 * x + side * (50 * width - POSTS))} ${top}v${down}`;
    makeSvg('path', { class: 'post', d: post(-1) + post(1) }, group);
  }
  const all = { class: line ? 'plate' : 'plate street', ...box, height: 100 * height };
  makeSvg('rect', { ...all, rx: line ? 4 : 0 }, group);
  if (line) {
    const stripe = { class: won ? 'stripe gilded' : 'stripe', ...box, y: top + 6, height: 4 };
    makeSvg('rect', stripe, group);
  } else {
    // The line in the middle of a road, from the name to both ends.
    const half = (name.length * PLATE.wide * sizes.name) / 2 + DASH;
    const dashes = [-1, 1].map(
      (side) =>
        `M${round(100 * x + side * half)} ${round(100 * y)}H${side < 0 ? left : left + box.width}`,
    );
    const d = dashes.join('');
    makeSvg('path', { class: 'dashes', d, 'stroke-dasharray': `${DASH} ${DASH}` }, group);
  }
  const head = line ? 10 : 0;
  const middle = top + head + (100 * height - head) / 2;
  const write = (kind: Kind, text: string, base: number): void => {
    const at = { x: 100 * x, y: base, 'font-size': sizes[kind] };
    makeSvg('text', { class: `signature ${kind}`, ...at }, group).textContent = text;
  };
  const isShown = number !== '' && sizes.number < fitting(number);
  const gap = 0.45 * sizes.number;
  const high = HIGH * (sizes.name + (isShown ? sizes.number : 0)) + (isShown ? gap : 0);
  write('name', name, middle - high / 2 + HIGH * sizes.name);
  if (isShown) write('number', number, middle + high / 2);
}
