import { type Arrangement, atHour, hundredths, round, type Spot } from '../geometry/arrange.js';

/** How broad the ring is; where the ticks begin and end, in shares of its radius: one for each five seconds. */
const RING = 0.03;
const TICKS = [0.68, 0.86] as const;
/** How far its ground is from its edge, seen from the lamp. */
const SUNK = 0.022;
/** At each quarter, and on a large one those between. */
const [QUARTER, FINE] = [0.6, 0.79];
/** A dial of this radius has a tick for each second. */
const LARGE = 0.3;

/** A circle as a path, in card widths; counter-clockwise it is a hole in another one. */
export function circle(radius: number, { x, y }: Spot = { x: 0, y: 0 }, sweep: 0 | 1 = 1): string {
  const [r, left, top] = [radius, x, y - radius].map((value) => round(value * 100)) as [
    number,
    number,
    number,
  ];
  return `M${left} ${top}a${r} ${r} 0 0 ${sweep} 0 ${2 * r}a${r} ${r} 0 0 ${sweep} 0 ${-2 * r}Z`;
}

/**
 * A small dial of the seconds on a large one: sunk into that, in a ring of brass.
 * @param small its middle, from that of the large one, and its radius
 */
export function withSeconds(one: Arrangement, small: Spot & { readonly r: number }): Arrangement {
  const { r, ...at } = small;
  const { x, y } = one.dial!;
  const spot = { x: x + at.x, y: y + at.y };
  const count = r > LARGE ? 60 : 12;
  const ticks = Array.from({ length: count }, (_, i) => {
    const hour = (12 * i) / count;
    const from = hour % 3 ? (hour % 1 ? FINE : TICKS[0]) : QUARTER;
    const [inner, outer] = [from, TICKS[1]].map((share) =>
      hundredths(atHour(at, share * r, hour)),
    ) as [Spot, Spot];
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  return {
    ...one,
    dial: { ...one.dial!, seconds: { ...spot, r } },
    shade: circle(r, spot),
    // The edge of what is sunk catches the light below.
    gleam: circle(r - RING, spot) + circle(r - RING, { x: spot.x - SUNK, y: spot.y - SUNK }, 0),
    brass: circle(r, spot) + circle(r - RING, spot, 0),
    ornament: (one.ornament ?? '') + ticks.join('') + circle(TICKS[1] * r, at),
  };
}
