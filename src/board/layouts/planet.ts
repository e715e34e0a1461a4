import { type Arrangement, DOCK, hundredths, round, type Spot } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { hole } from './tracery.js';

/*
 * A planet with its ring and a moon. Lengths are hundredths of a card width, from the middle of the dial.
 */

/** A ring that is seen aslant: its middle, half of its length and of its breadth, and how far it is turned, in radians. */
export interface Ring extends Spot {
  readonly a: number;
  readonly b: number;
  readonly turn: number;
}

/** A broad ring and a fine one inside it: where they begin and end, in shares of the length. */
const BANDS = [
  [1, 0.974],
  [0.962, 0.955],
] as const;
/** Round a ring, in steps this small. */
const STEPS = 240;
/** How far from a moon's middle its shadow begins, in shares of its radius. */
const SHADOW = 0.8;
const MOON = 100 * DOCK;
/**
 * The face of a moon, as on the dials of old clocks, engraved: what a card lies over. From its middle: a brow that goes on
 * as the nose, the other brow, two closed eyes, and the mouth.
 */
const FACE =
  'm-46-29q17-16 34-4q7 7 5 24q-2 18-10 27q12 8 24 1m5-52q17-14 34 1' +
  'm-80 15q12 10 24 0m29 0q12 10 24 0m-65 53q27 19 53 0';
const CUTS = [0, 1.1];
/** A moon on which cards can lie is a disc in a rim, with a fine line between the two: from its edge, and how broad it is. */
const RIM = [8, 1.8] as const;

const onRing = ({ x, y, a, b, turn }: Ring, angle: number): Spot => {
  const [dx, dy] = [a * Math.cos(angle), b * Math.sin(angle)];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
};

/** The angles between which a ring is not hidden. */
function seen(
  one: Ring,
  isHidden: (spot: Spot) => boolean,
): (readonly [from: number, to: number])[] {
  const step = (2 * Math.PI) / STEPS;
  const hiddenAt = (angle: number): boolean => isHidden(onRing(one, angle));
  /** Where it is hidden at one angle, and not at the other one. */
  const edge = (hidden: number, free: number): number => {
    let [from, to] = [hidden, free];
    for (let i = 0; i < 10; i++) {
      const middle = (from + to) / 2;
      if (hiddenAt(middle)) from = middle;
      else to = middle;
    }
    return to;
  };
  const found: (readonly [number, number])[] = [];
  // It begins where it is hidden.
  let angle = Array.from({ length: STEPS }, (_, i) => i * step).find(hiddenAt) ?? 0;
  const end = angle + 2 * Math.PI;
  let from: number | undefined;
  for (; angle < end + step / 2; angle += step) {
    const isFree = !hiddenAt(angle);
    if (isFree && from === undefined) from = edge(angle - step, angle);
    else if (!isFree && from !== undefined) {
      found.push([from, edge(angle, angle - step)]);
      from = undefined;
    }
  }
  return found;
}

/** What is seen of a broad ring: it goes behind the dial and the moon. */
function bandOf(
  one: Ring,
  [out, within]: readonly [number, number],
  at: Spot,
  isHidden: (spot: Spot) => boolean,
): string {
  const [outer, inner] = [out, within].map((by) => ({ ...one, a: one.a * by, b: one.b * by })) as [
    Ring,
    Ring,
  ];
  const [outside, inside] = [seen(outer, isHidden), seen(inner, isHidden)];
  const point = (one: Ring, angle: number): string => {
    const { x, y } = onRing(one, angle);
    return `${round(at.x + x)} ${round(at.y + y)}`;
  };
  const arc = (one: Ring, [from, to]: readonly [number, number], sweep: 0 | 1): string =>
    `A${round(one.a)} ${round(one.b)} ${round((one.turn / Math.PI) * 180)} ` +
    `${Number(to - from > Math.PI)} ${sweep} ${point(one, sweep ? to : from)}`;
  return outside
    .map((part) => {
      // A sliver that the rim leaves has no inner edge.
      const other = inside.find((one) => part[0] < one[1] && one[0] < part[1]);
      if (!other) return '';
      return (
        `M${point(outer, part[0])}${arc(outer, part, 1)}` +
        `L${point(inner, other[1])}${arc(inner, other, 0)}Z`
      );
    })
    .join('');
}

/** The edge of a planet: a circle, or a straight side, and how far from its middle that is. */
export interface Edge {
  readonly round: boolean;
  readonly reach: number;
}

/** What is seen of a moon behind the edge of its planet: the metal of a rim is half transparent. */
function behind(spot: Spot, away: Spot, r: number, { round: isRound, reach }: Edge): string {
  const apart = 100 * Math.hypot(away.x, away.y);
  const cos = isRound ? (apart ** 2 + r ** 2 - reach ** 2) / (2 * apart * r) : (apart - reach) / r;
  const [to, half] = [Math.atan2(-away.y, -away.x), Math.acos(cos)];
  const point = (turn: number): string =>
    `${round(spot.x + r * Math.cos(turn))} ${round(spot.y + r * Math.sin(turn))}`;
  const [from, end] = [point(to + half), point(to - half)];
  const back = isRound ? `A${round(reach)} ${round(reach)} 0 0 0 ${from}` : '';
  return `M${from}A${r} ${r} 0 1 1 ${end}${back}Z`;
}

/** The shadow on a moon, on the side that is away from its planet. */
function shadowOn({ x, y }: Spot, away: Spot, r: number): string {
  const turn = r < MOON - RIM[0] ? 0 : away.y > Math.abs(away.x) ? 45 : away.x < 0 ? 180 : 0;
  const [dx, dy] = [r * Math.sin((turn * Math.PI) / 180), -r * Math.cos((turn * Math.PI) / 180)];
  const [across, down] = [round(2 * dx), round(2 * dy)];
  return (
    `M${round(x + dx)} ${round(y + dy)}a${r} ${r} 0 0 1 ${-across} ${-down}` +
    `a${round(SHADOW * r)} ${r} ${turn} 0 0 ${across} ${down}Z`
  );
}

/**
 * The ring of a planet, which the dial is, and the moon on it, around a spot.
 * @param isDial whether a spot is on the dial
 * @param moon the radius of the moon
 * @param edge what a part of it is behind
 * @param off how far beside its middle its face is: within the cards that lie on it
 */
export function withMoon(
  one: Arrangement,
  away: Spot,
  shape: Ring,
  isDial: (spot: Spot) => boolean,
  moon = MOON,
  edge?: Edge,
  off = 0,
): Pick<Arrangement, 'dial' | 'shade' | 'ornament'> {
  const dial = one.dial!;
  const at = hundredths(dial);
  const spot = { x: round(at.x + 100 * away.x), y: round(at.y + 100 * away.y) };
  const isMoon = ({ x, y }: Spot): boolean => Math.hypot(x - 100 * away.x, y - 100 * away.y) < moon;
  const isHidden = (spot: Spot): boolean => isDial(spot) || isMoon(spot);
  const bands = BANDS.map((band) => bandOf(shape, band, at, isHidden)).join('');
  const isDisc = moon === MOON;
  const within = moon - (isDisc ? RIM[0] : 0);
  const line = isDisc ? ring(spot.x, spot.y, within) + hole(spot, within - RIM[1]) : '';
  const disc = edge ? behind(spot, away, moon, edge) : `${ring(spot.x, spot.y, moon)}Z`;
  return {
    dial: { ...dial, casing: { brass: bands + disc } },
    shade: shadowOn(spot, away, within) + line,
    ...(isDisc && {
      // Cut twice, a little apart: a single line is too fine for so large a disc.
      ornament: [
        one.ornament ?? '',
        ...CUTS.map(
          (by) => `M${round(100 * away.x + off + by)} ${round(100 * away.y + by)}${FACE}`,
        ),
      ].join(''),
    }),
  };
}
