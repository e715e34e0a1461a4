import { ring } from '../geometry/outline.js';

/* The strap of a watch, in card widths. */

/** How far the seam of a strap is from its edges, and how much narrower it is at its end, in card widths. */
const SEWN = 0.1;
const TAPER = 0.06;
/** How far the tip of a strap of which all is seen is bowed, and the radius of the corners at its ends. */
const BOW = 0.05;
const TIP = 0.22;
const ROUNDED = 0.2;
/** The holes before such a tip: how far from it, and their radius in hundredths of a card width. */
const [HOLES, HOLE] = [[0.5, 0.72, 0.94], 5] as const;
/** Its buckle: how deep it is, how thick its frame, how far that stands out, and how much of it is on the strap. */
const BUCKLE = { deep: 0.46, thick: 0.11, out: 0.1, on: 0.11 };
/** Half of the tongue in it, and the radius of its corners. */
const [TONGUE, CORNER] = [0.035, 0.09];

/** A point across a strap and along it, from the middle of the watch. */
type At = (across: number, along: number) => string;

/** Half of a strap, its seams, and what of it is in the shade. */
type Band = readonly [strap: string, seam: string, bend?: string];

export const strapOf = (bands: readonly Band[]): Record<'strap' | 'bend' | 'seams', string> => ({
  strap: bands.map(([strap]) => strap).join(''),
  bend: bands.map(([, , bend = '']) => bend).join(''),
  seams: bands.map(([, seam]) => seam).join(''),
});

/** How much narrower a strap is where it bends away around a wrist, and how far it is bowed there. */
const AWAY = { narrow: 0.085, bow: 0.1 };
/** How much of what is seen is in the shade, in the middle; at the edges all of it. */
const SHADED = 0.84;

/**
 * Half of a strap that is seen from above: it bends away, so that its seams go on, and what is steeper is in the shade.
 * @param at a point across the strap and along it
 * @param broad half its breadth
 * @param ends where it begins, and where what is seen of it ends
 * @param seen how much of it is seen in its middle
 * @param back from its second edge to its first one, where it begins
 */
export function bandAway(
  at: At,
  broad: number,
  [root, end]: readonly [root: number, end: number],
  seen: number,
  back: string,
): Band {
  const low = end - AWAY.bow;
  const narrow = broad - AWAY.narrow;
  /** An edge, or a seam inside it, towards the end or from there. */
  const middle = (root + low) / 2;
  const edge = (side: 1 | -1, inside = 0): readonly [from: string, bend: string, to: string] => {
    const share = (narrow - inside) / narrow;
    return [
      at(side * (broad - inside), root),
      at(side * (broad - inside), middle),
      at(side * (narrow - inside), low + AWAY.bow * (1 - share ** 2)),
    ];
  };
  const [[one, bend, off], [other, unbend, on]] = [edge(-1), edge(1)];
  const bow = `Q${at(0, low + 2 * AWAY.bow)} ${on}`;
  // It gets darker beyond a line that is bowed more.
  const upper = Math.max(root, low - seen);
  const half = broad - AWAY.narrow * ((upper - root) / (low - root)) ** 2;
  const dark = `L${at(half, upper)}Q${at(0, 2 * (end - SHADED * seen) - upper)} ${at(-half, upper)}Z`;
  const seams = [edge(-1, SEWN), edge(1, SEWN)].map(([from, by, to]) => `M${from}Q${by} ${to}`);
  return [
    `M${one}Q${bend} ${off}${bow}Q${unbend} ${other}${back}Z`,
    seams.join(''),
    `M${off}${bow}${dark}`,
  ];
}

/**
 * Half of a strap of which all is seen, in card widths, with its seam along its edges. As broad as the room between the lugs, it gets narrower
 * from their tips, and its end has round corners.
 * @param at a point across the strap and along it
 * @param broad half its breadth
 * @param ends where it begins, where the lugs end, and where it ends
 * @param back from its second edge to its first one, where it begins
 * @param bow how far its end is bowed
 */
export function band(
  at: At,
  broad: number,
  [root, tip, end]: readonly [root: number, tip: number, end: number],
  back: string,
  bow = BOW,
): Band {
  const low = end - bow;
  const turn = Math.min(ROUNDED, low - tip + 0.03);
  const from = low - turn;
  const taper = Math.min(TAPER, 0.2 * (from - tip));
  /** Around it, so far inside its edges. */
  const around = (inside: number): string => {
    const narrow = broad - inside - Math.max(0, taper);
    const last = low - inside;
    // A corner goes on as the bow does.
    const within = turn - inside / 2;
    const back = (2 * bow * within) / (narrow - within);
    const half = (side: 1 | -1): readonly [edge: string, corner: string, middle: string] => [
      at(side * narrow, from),
      at(side * narrow, last - back),
      at(side * (narrow - within), last),
    ];
    const [[one, bend, on], [other, unbend, off]] = [half(-1), half(1)];
    const straight = (side: 1 | -1, along: number): string => at(side * (broad - inside), along);
    const until = Math.min(tip, from);
    return (
      `M${straight(-1, root)}L${straight(-1, until)}L${one}Q${bend} ${on}` +
      `Q${at(0, last + 2 * bow)} ${off}Q${unbend} ${other}L${straight(1, until)}L${straight(1, root)}`
    );
  };
  return [`${around(0)}${back}Z`, around(SEWN)];
}

/** The two ends of a strap of which all is seen: its buckle of metal, and the holes before its tip. */
export interface Ends {
  readonly buckle: string;
  readonly holes: string;
}

/**
 * @param towards a point across the strap and along it: towards its buckle, and towards its tip
 * @param broad half its breadth
 * @param end where buckle and tip end
 */
export function endsOf(
  towards: readonly [buckle: At, tip: At],
  broad: number,
  end: number,
): Ends & { readonly bow: number; readonly buckled: number } {
  const [at, onward] = towards;
  const { deep, thick, out, on } = BUCKLE;
  /** A frame around the buckle's middle with round corners. */
  const frame = (half: number, from: number, to: number, corner: number): string => {
    const side = (i: 1 | -1, along: number, j: 1 | -1): string =>
      `L${at(i * half, along + j * corner)}Q${at(i * half, along)} ${at(i * (half - corner), along)}`;
    const back = (i: 1 | -1, along: number, j: 1 | -1): string =>
      `L${at(i * (half - corner), along)}Q${at(i * half, along)} ${at(i * half, along + j * corner)}`;
    return `M${at(0, from)}${back(1, from, 1)}${side(1, to, -1)}${back(-1, to, -1)}${side(-1, from, 1)}Z`;
  };
  const half = broad - TAPER + out;
  const [from, to] = [end - deep, end];
  const tongue = `M${at(-TONGUE, from + thick)}L${at(-TONGUE, to - thick)}L${at(TONGUE, to - thick)}L${at(TONGUE, from + thick)}Z`;
  return {
    buckle:
      frame(half, from, to, CORNER) +
      frame(half - thick, from + thick, to - thick, CORNER / 3) +
      tongue,
    holes: HOLES.map((by) => {
      const [x, y] = onward(0, end - by)
        .split(' ')
        .map(Number) as [number, number];
      return `${ring(x, y, HOLE)}Z`;
    }).join(''),
    bow: TIP,
    buckled: from + on,
  };
}
