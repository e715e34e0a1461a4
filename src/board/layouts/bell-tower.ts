import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { cornersOf } from './cushion.js';

/* The tower around a dial, in hundredths of a card width from its axle. */

/** The string courses above and below the dial, and how far what is above and below them is inside. */
const [COURSE, INSIDE] = [12, 26];
/** The parts of what is above the dial, in shares of its height: belfry, roof and lantern; the rest is the spire. */
const [BELFRY, ROOF, LANTERN] = [0.28, 0.2, 0.13];
/** Half of the breadth of the roof's ridge, of the lantern and of the foot of the spire. */
const [RIDGE, LIGHT, SPIRE] = [136, 112, 86];
/** How many arches the belfry, the lantern and the shaft have. */
const [BELLS, LIGHTS, PANELS] = [7, 5, 6];
/** The base of the shaft. */
const BASE = 16;
/** From the sides of the tower and from the dial to the frames in its corners, also in a low one; the quatrefoils there. */
const CLEAR = { side: 9, dial: 6 };
const LOW = { side: 7, dial: 5 };
const ROSE = { away: 300, r: 16 };
const SIDES = [1, -1] as const;

/** A row of pointed arches, from the right: each goes round counter-clockwise, so that it can be an opening. */
function arcade(
  at: Spot,
  half: number,
  count: number,
  [top, bottom]: readonly [number, number],
  apart = 10,
): string {
  const step = (2 * half) / count;
  const width = step - apart;
  const rise = Math.min(width * 0.8, (bottom - top) * 0.6);
  return Array.from({ length: count }, (_, i) => {
    const right = round(at.x + half - i * step - apart / 2);
    const down = round(bottom - top - rise);
    return (
      `M${right} ${round(at.y + bottom)}v${-down}` +
      `q0 ${round(-rise * 0.6)} ${round(-width / 2)} ${round(-rise)}` +
      `q${round(-width / 2)} ${round(rise * 0.4)} ${round(-width / 2)} ${round(rise)}v${down}Z`
    );
  }).join('');
}

/** The outline of four foils, as in tracery. */
const quatrefoil = (x: number, y: number, r: number): string => {
  const foil = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${2 * r * dx} ${2 * r * dy}`;
  return `M${x - r} ${y - r}${foil(1, 0)}${foil(0, 1)}${foil(-1, 0)}${foil(0, -1)}Z`;
};

/** A low dial as a block of the tower: its corners are square, with a frame in each. */
export function inBlock(
  { dial }: Arrangement,
  ornament: string,
): Pick<Arrangement, 'ground' | 'ornament'> {
  const { rim, corner } = dial!.rect!;
  const { x, y } = hundredths(rim);
  const r = round(100 * corner!);
  return {
    ground: cornersOf(dial!, hundredths(dial!), SIDES),
    ornament:
      ornament + cornersOf(dial!, { x: 0, y: 0 }, SIDES) + frames({ x: x - r, y: y - r }, r, LOW),
  };
}

/**
 * A frame in each corner around the quarters of a circle.
 * @param from how far the middles of these are from the axle
 */
function frames(from: Spot, r: number, { side: by, dial }: typeof CLEAR): string {
  const [far, around] = [r - by, r + dial];
  const near = round(Math.sqrt(around ** 2 - far ** 2));
  return SIDES.flatMap((side) =>
    SIDES.map((down) => {
      const [x, y] = [side * from.x, down * from.y];
      const at = (across: number, along: number): string =>
        `${round(x + side * across)} ${round(y + down * along)}`;
      return (
        `M${at(far, near)}L${at(far, far)}L${at(near, far)}` +
        `A${around} ${around} 0 0 ${side * down > 0 ? 0 : 1} ${at(far, near)}Z`
      );
    }),
  ).join('');
}

/** A frame and a quatrefoil in each corner around the dial. */
function spandrels(r: number): string {
  const roses = SIDES.flatMap((side) =>
    SIDES.map((down) => quatrefoil(side * ROSE.away, down * ROSE.away, ROSE.r)),
  );
  return frames({ x: 0, y: 0 }, r, CLEAR) + roses.join('');
}

/**
 * A dial in its tower: with the belfry, a steep roof and a spire above it, and the shaft below.
 * @param r the radius of the dial, in card widths
 * @param room how far the tower reaches above the axle and below it
 * @returns its outline around the spot of the axle, and what is drawn on it
 */
export function towerAround(
  dial: Spot & { readonly r: number },
  room: number,
): Required<Pick<Arrangement, 'ground' | 'ornament'>> {
  const [r, end] = [round(dial.r * 100), round(room * 100) - 2];
  const [half, body] = [r, r - INSIDE];
  const edge = r + COURSE;
  const above = end - edge;
  const belfry = round(edge + BELFRY * above);
  const eaves = belfry + COURSE * 0.6;
  const roof = round(eaves + ROOF * above);
  const lantern = round(roof + LANTERN * above);
  const base = end - BASE;
  const profile = ({ x, y }: Spot): string => {
    /** The right side from the top of the spire down to the foot. */
    const side: readonly (readonly [number, number])[] = [
      [0, -end],
      [6, -end + 26],
      [SPIRE, -lantern - 6],
      [LIGHT, -lantern],
      [LIGHT, -roof],
      [RIDGE, -roof],
      [body + 8, -eaves],
      [body + 8, -belfry],
      [body, -belfry],
      [body, -edge],
      [half, -edge],
      [half, edge],
      [body, edge],
      [body, base],
      [half, base],
      [half, end],
    ];
    const points = [
      ...side,
      ...side
        .slice(1)
        .map(([x, y]) => [-x, y] as const)
        .reverse(),
    ];
    return `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
  };
  const across = (width: number, y: number): string => `M${-width} ${y}h${2 * width}`;
  /** The openings. */
  const bells = (at: Spot): string =>
    arcade(at, body - 6, BELLS, [-belfry + 10, -edge]) +
    arcade(at, LIGHT - 8, LIGHTS, [-lantern + 6, -roof], 14);
  const at = hundredths(dial);
  const axle = { x: 0, y: 0 };
  return {
    ground: `${profile(at)}${bells(at)}M${at.x} ${round(at.y - r)}a${r} ${r} 0 0 0 0 ${2 * r}a${r} ${r} 0 0 0 0 ${-2 * r}Z`,
    ornament:
      profile(axle) +
      bells(axle) +
      spandrels(r) +
      [-edge, -r - 2, r + 2, edge].map((y) => across(half, y)).join('') +
      across(body + 8, -belfry) +
      across(LIGHT, -lantern) +
      across(body, base) +
      arcade(axle, body - 6, PANELS, [edge + 16, base - 10]),
  };
}
