import { type Arrangement, round, type Spot } from '../geometry/arrange.js';
import { arcade } from './crown.js';
import { AXLE, gablesOn, LOZENGE, lozenge, type Point, shape, SIDES } from './tracery.js';

/* The palace at both sides of a tower, in hundredths of a card width from the axle of its dial. */

/** How high its wings are for the radius of the dial, and the towers at their ends; how broad these are, and their spires. */
const WING = 1.02;
const END = { high: 1.4, wide: 118, spire: 150, inset: 12 };
/** How high base and parapet are, and how far they stand out. */
const [BASE, PARAPET, OUT] = [14, 12, 5];
/** About how broad a bay is, its buttresses, and what is between them and the windows, and between these. */
const BAY = { wide: 124, buttress: 14, apart: 6, mullion: 6 };
/** How high the roof of a wing is, and how broad its frame. */
const ROOF = { high: 58, frame: 4 };
/** The gilded dormers in it, one above each window: half of the room of one, and what is above and below it. */
const DORMER = { half: 8, above: 17, below: 9 };
/** From a string course to the windows. */
const RAIL = 11;
/** The gables on a ridge: how high they are, and about how broad. */
const CREST = { high: 22, wide: 21 };

/**
 * Wings of the palace, with two storeys of windows, and a tower at each end.
 * @param near where they begin, at the turrets of the tower
 * @param far where they end
 */
export function palace(at: Spot, r: number, near: number, far: number, foot: number) {
  const base = foot - BASE;
  const top = round(foot - WING * r);
  const end = round(foot - END.high * r);
  const [left, right] = [far - OUT - END.wide, far - OUT];
  const count = Math.max(1, Math.round((left - near) / BAY.wide));
  const bay = (left - near) / count;
  const middle = (left + right) / 2;
  const box = (from: number, to: number, upper: number, lower: number): readonly Point[] => [
    [from, upper],
    [to, upper],
    [to, lower],
    [from, lower],
  ];
  const both = (spot: Spot, shapes: readonly (readonly Point[])[]): string =>
    SIDES.map((side) =>
      shapes
        .map((points) => {
          const own = points.map(([x, y]): Point => [side * x, y]);
          return shape(spot, side > 0 ? own : own.reverse());
        })
        .join(''),
    ).join('');
  const buttresses = Array.from({ length: count - 1 }, (_, i) => {
    const x = near + (i + 1) * bay;
    return box(x - BAY.buttress / 2, x + BAY.buttress / 2, top, base);
  });
  const body = [
    box(near, left, top, base),
    box(near, left, top - PARAPET, top),
    box(left, right, end, base),
    box(left - OUT, right + OUT, end - PARAPET, end),
    box(near, far, base, foot),
  ];
  const eaves = top - PARAPET;
  const ridge = eaves - ROOF.high;
  const { frame } = ROOF;
  const roof = box(near, left, ridge, eaves);
  const [foreroof, tip] = [end - PARAPET, end - PARAPET - END.spire];
  const spire: readonly Point[] = [
    [middle, tip],
    [right - END.inset, foreroof],
    [left + END.inset, foreroof],
  ];
  const field: readonly Point[] = [
    [middle, tip + 18],
    [right - END.inset - 7, foreroof - frame],
    [left + END.inset + 7, foreroof - frame],
  ];
  const roofField = box(near + frame, left - frame, ridge + frame, eaves - frame);
  /** Two rows of windows in a wing, and as many in its tower as have room. */
  const half = round((top + base) / 2);
  const clear = BAY.buttress / 2 + BAY.apart;
  const upperRows = [top, half, base] as const;
  const lights = (spot: Spot): string =>
    SIDES.map((side) => {
      const row = (x: number, wide: number, lights: number, from: number, to: number): string =>
        arcade(
          { x: spot.x + side * x, y: spot.y },
          wide,
          lights,
          [from + RAIL, to - RAIL],
          BAY.mullion,
        );
      const wings = Array.from({ length: count }, (_, i) => near + (i + 0.5) * bay).flatMap((x) =>
        [0, 1].map((storey) =>
          row(x, bay / 2 - clear, 2, upperRows[storey]!, upperRows[storey + 1]!),
        ),
      );
      const storeys = [end, top, half, base];
      const tower = [0, 1, 2].map((i) =>
        row(middle, END.wide / 2 - 12, 2, storeys[i]!, storeys[i + 1]!),
      );
      return [...wings, ...tower].join('');
    }).join('');
  /** String courses between the buttresses, and on the towers. */
  const courses = SIDES.map(
    (side) =>
      Array.from({ length: count }, (_, i) => {
        const [from, to] = [i && BAY.buttress / 2, i < count - 1 ? BAY.buttress / 2 : 0];
        return `M${round(side * (near + i * bay + from))} ${half}H${round(side * (near + (i + 1) * bay - to))}`;
      }).join('') + [half, top].map((y) => `M${side * left} ${y}H${side * right}`).join(''),
  ).join('');
  const dormers = SIDES.flatMap((side) =>
    Array.from({ length: 2 * count }, (_, i) => {
      const x = near + (i + 0.5) * (bay / 2);
      const between = [ridge + DORMER.above, eaves - DORMER.below] as const;
      return arcade({ x: at.x + side * x, y: at.y }, DORMER.half, 1, between, 0);
    }),
  ).join('');
  const crest = (spot: Spot): string =>
    gablesOn(spot, [near, left], -ridge, {
      high: CREST.high,
      count: Math.round((left - near) / CREST.wide),
    });
  const tips = SIDES.map((side) =>
    lozenge(round(at.x + side * middle), round(at.y + tip - LOZENGE.tip), LOZENGE.tip),
  ).join('');
  return {
    ground: both(at, [...body, ...buttresses, roof, spire]) + crest(at),
    stone: both(at, body),
    inside: lights(at),
    // Its roofs are as dark as that of the tower.
    shade: both(at, [roof, spire]),
    painted: both(at, [roofField, field]) + dormers,
    brass:
      both(at, [roof, spire]) +
      // These go round the other way.
      both(
        at,
        [roofField, field].map((points) => [...points].reverse()),
      ) +
      dormers +
      tips,
    ornament:
      both(AXLE, [...body, ...buttresses, roof, spire]) + lights(AXLE) + courses + crest(AXLE),
  } satisfies Partial<Record<keyof Arrangement, string>>;
}
