import { placeNumeral } from '../marks/numerals.js';
import { type Arrangement, atHour, hundredths, round, type Spot } from '../geometry/arrange.js';

/** How broad the ring is; where the ticks begin and end, in shares of its radius. */
const RING = 0.03;
const TICKS = [0.74, 0.86] as const;
/** How far its ground is from its edge, seen from the lamp. */
const SUNK = 0.022;
/** Those of the quarters begin farther in, and those between. */
const [QUARTER, FINE] = [0.62, 0.79];
/** A dial of this radius has a tick for each second. */
const LARGE = 0.5;
/**
 * What it counts stands at some hours of a large one: how far from its middle, and how high, in shares of the radius. On a
 * small one its hand would hide figures.
 */
type Figures = Readonly<Record<number, string>>;
const NUMBERS: Figures = { 12: '60', 6: '30' };
/** The same of a counter, whose hand stands at 12. */
const COUNTED: Figures = { 3: '15', 9: '45' };
const [NUMBERED, HIGH] = [0.53, 0.25];
/** How high a numeral is, in hundredths of a card width, and how broad in proportion to the hours'. */
const [FIGURE, NARROW] = [24, 1.2];
/** The hand of a counter, which stands: from its tail to its tip and half of its breadth, in shares of its radius, and its hub. */
const HAND = [0.3, 0.72, 0.05, 0.09] as const;

/** A circle as a path, in card widths; counter-clockwise it is a hole in another one. */
export function circle(radius: number, { x, y }: Spot = { x: 0, y: 0 }, sweep: 0 | 1 = 1): string {
  const [r, left, top] = [radius, x, y - radius].map((value) => round(value * 100)) as [
    number,
    number,
    number,
  ];
  return `M${left} ${top}a${r} ${r} 0 0 ${sweep} 0 ${2 * r}a${r} ${r} 0 0 ${sweep} 0 ${-2 * r}Z`;
}

type Small = Spot & { readonly r: number };

/** Sunk into a large dial, in a ring of brass; its middle is from that of the large one. */
function withSmall(one: Arrangement, { r, ...at }: Small, figures: Figures): Arrangement {
  const { x, y } = one.dial!;
  const spot = { x: x + at.x, y: y + at.y };
  const isLarge = r > LARGE;
  const count = isLarge ? 60 : 12;
  const numbers = isLarge ? figures : {};
  const ticks = Array.from({ length: count }, (_, i) => {
    const hour = (12 * i) / count;
    const from = hour % 1 ? FINE : hour % 3 || numbers[hour || 12] ? TICKS[0] : QUARTER;
    const [inner, outer] = [from, TICKS[1]].map((share) =>
      hundredths(atHour(at, share * r, hour)),
    ) as [Spot, Spot];
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  const down = (100 * HIGH * r) / FIGURE;
  const written = Object.entries(numbers).map(([hour, text]) =>
    placeNumeral(text, hundredths(atHour(at, NUMBERED * r, Number(hour))), NARROW * down, down),
  );
  return {
    ...one,
    // Its edge throws a shadow above.
    shade:
      (one.shade ?? '') +
      circle(r - RING, spot) +
      circle(r - RING, { x: spot.x + SUNK, y: spot.y + SUNK }, 0),
    // The edge of what is sunk catches the light below.
    gleam:
      (one.gleam ?? '') +
      circle(r - RING, spot) +
      circle(r - RING, { x: spot.x - SUNK, y: spot.y - SUNK }, 0),
    brass: (one.brass ?? '') + circle(r, spot) + circle(r - RING, spot, 0),
    ornament: (one.ornament ?? '') + ticks.join('') + written.join('') + circle(TICKS[1] * r, at),
  };
}

/** A small dial of the seconds on a large one. */
function withSeconds(one: Arrangement, small: Small): Arrangement {
  const { x, y } = one.dial!;
  const seconds = { ...small, x: x + small.x, y: y + small.y };
  return withSmall({ ...one, dial: { ...one.dial!, seconds } }, small, NUMBERS);
}

/** The counter of a chronograph that is not in use: its hand stands at 12. */
function withCounter(one: Arrangement, small: Small): Arrangement {
  const { x: across, y: below } = one.dial!;
  const spot = { x: across + small.x, y: below + small.y };
  const dial = { ...one.dial!, counter: { ...spot, r: small.r } };
  const all = withSmall({ ...one, dial }, small, COUNTED);
  const [tail, tip, broad, hub] = HAND.map((share) => share * small.r) as [
    number,
    number,
    number,
    number,
  ];
  const { x, y } = hundredths(spot);
  const [half, low, high] = [broad, tail, tip].map((value) => round(100 * value)) as [
    number,
    number,
    number,
  ];
  return {
    ...all,
    brass:
      all.brass! +
      `M${round(x - half)} ${round(y + low)}L${round(x - half / 2)} ${round(y - high)}h${half}L${round(x + half)} ${round(y + low)}Z` +
      circle(hub, spot),
  };
}

/**
 * Both, until the kings have the place of the counter in the end.
 * @param last the seconds then
 */
export function withCounterUntilWon(
  one: Arrangement,
  seconds: Small,
  counter: Small,
  last = seconds,
): Arrangement {
  const { shade, gleam, brass, ornament, dial } = withSeconds(one, last);
  return {
    ...withCounter(withSeconds(one, seconds), counter),
    won: () => ({ dial, shade, gleam, brass, ornament }),
  };
}
