import { round, type Spot } from '../geometry/arrange.js';

/* The parts of a longcase clock, in hundredths of a card width. */

/** How broad the shade in a panel that is sunk is, and an edge that catches the light: one lamp is at the top left. */
const [SUNK, LIT] = [5, 1.7];

/** A bar from its upper left end. */
const bar = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;

/** The upper edges of mouldings, from their left ends, and edges on the left of what stands upright. */
export const litEdge = (x: number, y: number, wide: number): string => bar(x, y, wide, LIT);
export const litSide = (x: number, y: number, high: number): string => bar(x, y, LIT, high);

/** Two sides of a rectangle that meet in a corner, from that on: the top left one, or the other end if the size is negative. */
function angle(x: number, y: number, wide: number, high: number, broad: number): string {
  const by = Math.sign(wide) * broad;
  return (
    `M${round(x)} ${round(y)}h${round(wide)}l${-by} ${by}h${round(2 * by - wide)}` +
    `v${round(high - 2 * by)}l${-by} ${by}Z`
  );
}

/** A panel that is sunk into its frame: the shade of that, and the edges on which the light falls. */
export const sunk = (
  x: number,
  y: number,
  wide: number,
  high: number,
): { readonly shade: string; readonly gleam: string } => ({
  shade: angle(x, y, wide, high, SUNK),
  gleam: angle(x + wide, y + high, -wide, -high, LIT),
});

/** The shade of a case on the upper left of a round dial: thinner towards its ends. */
export function shadeOnDial({ x, y }: Spot, r: number): string {
  const [end, deep] = [round(r * Math.SQRT1_2), r - SUNK];
  const inner = round((r ** 2 + deep ** 2) / (2 * deep));
  return (
    `M${round(x - end)} ${round(y + end)}A${r} ${r} 0 0 1 ${round(x + end)} ${round(y - end)}` +
    `A${inner} ${inner} 0 0 0 ${round(x - end)} ${round(y + end)}Z`
  );
}

/** The arch of a hood from its left, where the light goes on down its side, to the upper right. */
export function litArch({ x, y }: Spot, r: number): string {
  const end = round(r * Math.SQRT1_2);
  return (
    `M${round(x - r)} ${y}A${r} ${r} 0 0 1 ${round(x + end)} ${round(y - end)}` +
    `A${r} ${r} 0 0 0 ${round(x - r + LIT)} ${y}Z`
  );
}

/** The leaves of a fan in a corner, and the share of its radius at which they begin. */
const [LEAVES, HEART] = [6, 0.26];

/**
 * An engraved fan: leaves with round ends around the corner of a hood.
 * @param side 1 for a corner at the right
 * @param down 1 for a lower corner
 */
export function fan({ x, y }: Spot, side: 1 | -1, r: number, down: 1 | -1 = 1): string {
  const at = (radius: number, i: number): string => {
    const turn = (i / LEAVES) * (Math.PI / 2);
    return `${round(x - side * radius * Math.sin(turn))} ${round(y - down * radius * Math.cos(turn))}`;
  };
  const own = HEART * r;
  const leaf = round(r * Math.sin(Math.PI / 4 / LEAVES));
  let path = `M${at(own, 0)}A${round(own)} ${round(own)} 0 0 ${side * down > 0 ? 0 : 1} ${at(own, LEAVES)}`;
  for (let i = 0; i < LEAVES; i++) {
    path += `M${at(own, i + 1)}L${at(r, i + 1)}A${leaf} ${leaf} 0 0 ${side * down > 0 ? 1 : 0} ${at(r, i)}`;
  }
  return path;
}

/** How weights and a pendulum hang in a case. */
export interface Hanging {
  /** How far the lines of the weights are from the axis, and the two rods of the pendulum. */
  readonly weights: number;
  readonly rods: number;
  /** How far up the two weights are, in shares of their way. */
  readonly heights: readonly [number, number];
  /** How far the pendulum ends above the floor. */
  readonly above: number;
  /** How much lower the ceiling is over the weights. */
  readonly arch?: number;
  /** How far to the left the pendulum of a clock that runs has swung: under the higher weight, over a scale of brass. */
  readonly swung?: number;
}

/** The bob of the pendulum, and the rings on that; its rods. */
const BOB = 30;
const RINGS = [23, 5];
const ROD = 2;
const CORD = 0.6;
/** The scale under a pendulum: from the bob, how thick it is, and how far it reaches for the way of the bob. */
const SCALE = { apart: 3, thick: 2.4, reach: 1.3 };
/** Half of a weight's breadth, its height, that of its caps, and its hook. */
const WEIGHT = { half: 15, high: 62, cap: 6, hook: 7 };
const circle = (r: number): string =>
  `m0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;

/**
 * Two weights of brass on their lines, one higher than the other, and a pendulum between them.
 * @param from the middle of the ceiling
 * @param deep how far the floor is below it
 */
export function hung(
  { x, y }: Spot,
  deep: number,
  { weights, heights, rods, above, arch = 0, swung = 0 }: Hanging,
) {
  const length = deep - above - BOB;
  const swing = Math.asin(Math.min(0.5, swung / length));
  /** A spot at the pendulum, as far beside its axis and below its upper end. */
  const at = (across: number, down: number, turn = swing): string => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return `${round(x + across * cos - down * sin)} ${round(y + across * sin + down * cos)}`;
  };
  const bob = at(0, length);
  // The rods end where they meet the bob.
  const end = length - Math.sqrt(BOB ** 2 - rods ** 2) + 2;
  const rod = (across: number): string => {
    const [left, right] = [across - ROD, across + ROD];
    return `M${at(left, 0)}L${at(right, 0)}L${at(right, end)}L${at(left, end)}Z`;
  };
  const [inner, outer] = [length + BOB + SCALE.apart, length + BOB + SCALE.apart + SCALE.thick];
  const last = swing * SCALE.reach;
  const scale =
    swung > 0
      ? `M${at(0, inner, last)}A${round(inner)} ${round(inner)} 0 0 0 ${at(0, inner, -last)}` +
        `L${at(0, outer, -last)}A${round(outer)} ${round(outer)} 0 0 1 ${at(0, outer, last)}Z`
      : '';
  const { half, high, cap, hook } = WEIGHT;
  // In a short case they are short as well.
  const tall = round(Math.min(high, deep * 0.42));
  const all = heights.map((share, i) => {
    const middle = round(x + (i ? 1 : -1) * weights);
    const bottom = y + deep - above - share * (deep - above - arch - tall - hook);
    const top = round(bottom - tall);
    const lid = (y: number): string =>
      `M${round(middle - half - 2)} ${round(y)}h${2 * half + 4}v${cap}h${-2 * half - 4}Z`;
    return {
      brass:
        `M${round(middle - half)} ${top}h${2 * half}v${tall}h${-2 * half}Z` +
        `M${round(middle - CORD)} ${round(y + arch * 0.5)}h${2 * CORD}V${round(top - hook)}h${-2 * CORD}Z` +
        lid(top) +
        lid(bottom - cap),
      lines: `M${middle} ${round(top - hook / 2)}${circle(hook / 2)}`,
    };
  });
  return {
    brass:
      all.map(({ brass }) => brass).join('') +
      [-rods, rods].map(rod).join('') +
      `M${bob}${circle(BOB)}` +
      scale,
    lines:
      all.map(({ lines }) => lines).join('') + RINGS.map((r) => `M${bob}${circle(r)}`).join(''),
  };
}
