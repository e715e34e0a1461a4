import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import { cornersOf } from './cushion.js';
import {
  AXLE,
  bodyOf,
  CLEAR,
  crestOf,
  frames,
  hole,
  inCorners,
  LOW,
  LOZENGE,
  lozenge,
  type Point,
  rosesAround,
  sunkFields,
  SIDES,
} from './tracery.js';

/* The tower around a dial, in hundredths of a card width from its axle. */

/** The string courses above and below the dial, and how far what is above and below them is inside. */
const [COURSE, INSIDE] = [12, 26];
/** The parts of what is above the dial, in shares of its height: belfry, roof and lantern; the rest is the spire. */
const [BELFRY, ROOF, LANTERN] = [0.27, 0.28, 0.12];
/** Half of the breadth of a spire for its height, and how much broader a lantern is. */
const [SPIRE, LIGHT] = [0.62, 26];
/** Where the roof gets steeper, on its way from the lantern to the eaves and up. */
const HIP = { across: 0.36, up: 0.46 };
/** How broad an arch of the belfry is for its height, and how many arches the lantern and the shaft have. */
const [BELL, LIGHTS, PANELS] = [0.87, 5, 6];
/** The base of the shaft; how far the pinnacles beside the belfry are from it and from the sides, and how high. */
const BASE = 16;
const PINNACLE = { from: 11, to: 1, high: 54, cap: 34 };
/** Less room than this is too little above the dial for a belfry, below it for a shaft, and beside it for turrets. */
const [FLAT, SHORT, SLIM] = [70, 90, 30];
/** How broad a turret is at most, how high its cap, and how far and high what stands out below that and at the foot. */
const TURRET = { most: 72, cap: 104, out: 7, high: 9, foot: 18 };
/** The gilded bezel is inside the rim, clear of the cards. */
const BEZEL = 4;
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
    ornament: ornament + cornersOf(dial!, AXLE, SIDES) + frames({ x: x - r, y: y - r }, r, LOW),
  };
}

/** How far a tower reaches from the axle of its dial, in card widths. */
export type Reach = Readonly<Record<'across' | 'above' | 'below', number>>;

/** Two turrets beside a block of the tower, with a cap on each. */
function turrets(half: number, across: number, [top, foot]: Point, sideTop: number) {
  const { most, cap, out, high, foot: base } = TURRET;
  const wide = round(Math.min(most, across - half - out));
  const end = half + wide;
  const neck = top + cap;
  const middle = half + wide / 2;
  const side: readonly Point[] = [
    [half, neck - high],
    [middle, top],
    [end, neck - high],
    [end + out, neck - high],
    [end + out, neck],
    [end, neck],
    [end, foot - base],
    [end + out, foot - base],
    [end + out, foot],
    [half, foot],
  ];
  const rows = [neck + 12, neck + 12 + (foot - base - neck - 12) * 0.36, 0, foot - base - 12];
  rows[2] = rows[1]! + (rows[3]! - rows[1]!) / 2;
  const panels = (x: number): string =>
    [0, 1, 2]
      .map((i) => arcade({ x, y: 0 }, wide / 2 - 6, 2, [rows[i]! + (i ? 10 : 0), rows[i + 1]!], 8))
      .join('');
  return {
    sides: [side, side.map(([x, y]) => [-x, y] as const).reverse()],
    lines: SIDES.map(
      (side) =>
        panels(side * middle) +
        [neck, neck - high, foot - base]
          .map((y) => `M${side * half} ${round(y)}h${side * (wide + out)}`)
          .join('') +
        `M${side * half} ${sideTop}V${foot}`,
    ).join(''),
    tips: SIDES.map((side): Point => [side * middle, top]),
  };
}

/**
 * A dial in its tower, with as much of that as there is room for: belfry, a steep roof and a spire above it, the shaft
 * below, and two turrets beside it.
 * @param r the radius of the dial, in card widths
 * @returns its outline around the spot of the axle, what is drawn on it, and what is gilded
 */
export function towerAround(
  dial: Spot & { readonly r: number },
  reach: Reach,
): Required<Pick<Arrangement, 'ground' | 'shade' | 'ornament' | 'brass'>> {
  const r = round(dial.r * 100);
  const [side, end, foot] = [reach.across, reach.above, reach.below].map((by) =>
    round(by * 100 - 2),
  ) as [number, number, number];
  const [edge, sill] = [Math.min(r + COURSE, end), Math.min(r + COURSE, foot)];
  const wall = r - INSIDE;
  const above = end - edge;
  const belfry = round(edge + BELFRY * above);
  const eaves = round(belfry + COURSE * 0.6);
  const roof = round(eaves + ROOF * above);
  const lantern = round(roof + LANTERN * above);
  const spire = round(SPIRE * (end - lantern));
  const light = spire + LIGHT;
  const base = foot - BASE;
  const [hasBelfry, hasShaft] = [above > FLAT, foot - sill > SHORT];
  const { from, to, high, cap } = PINNACLE;
  // Without a roof it has a crest.
  const crest = hasBelfry ? undefined : crestOf(r, end);
  const top = crest?.parapet ?? edge;
  const flanks = side - r > SLIM ? turrets(r, side, [-edge, sill], -top) : undefined;
  /** How much lower its frames are for that. */
  const lower = Math.max(0, r - top);
  /** Its right side from the top down to the foot. */
  const right: readonly Point[] = [
    ...(hasBelfry
      ? ([
          [0, -end],
          [0.07 * spire, -end + 0.2 * (end - lantern)],
          [spire, -lantern - 6],
          [light, -lantern],
          [light, -roof],
          [round(light + HIP.across * (wall + 8 - light)), round(-eaves - HIP.up * (roof - eaves))],
          [wall + 8, -eaves],
          [wall + 8, -belfry],
          [wall, -belfry],
          [wall, -edge],
          [wall + from, -edge],
          [wall + from, cap - high - edge],
          [(wall + from + r - to) / 2, -high - edge],
          [r - to, cap - high - edge],
          [r - to, -edge],
        ] as const)
      : []),
    [r, -top],
    [r, sill],
    ...(hasShaft
      ? ([
          [wall, sill],
          [wall, base],
          [r, base],
          [r, foot],
        ] as const)
      : []),
  ];
  const left = right
    .slice(hasBelfry ? 1 : 0)
    .map(([x, y]) => [-x, y] as const)
    .reverse();
  const outlined = crest && bodyOf(crest, right);
  const shapes = [...(crest ? [] : [[...right, ...left]]), ...(flanks?.sides ?? [])];
  const profile = ({ x, y }: Spot, isLine = false): string =>
    (outlined?.({ x, y }, isLine) ?? '') +
    shapes
      .map((points) => points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L'))
      .map((path) => `M${path}Z`)
      .join('');
  const across = (width: number, y: number): string => `M${-width} ${y}h${2 * width}`;
  const bells = Math.floor((wall - 6) / (BELL * (belfry - edge))) * 2 + 1;
  /** The openings. */
  const arches = (at: Spot): string =>
    hasBelfry
      ? arcade(at, wall - 6, bells, [-belfry + 10, -edge]) +
        arcade(at, light - 8, LIGHTS, [-lantern + 6, -roof], 0.12 * light)
      : '';
  const at = hundredths(dial);
  const gilt = ([x, y]: Point, r: number): string => lozenge(at.x + x, at.y + y, r);
  const { far, near, tip } = LOZENGE;
  const tips: readonly Point[] = hasBelfry ? [[0, -end]] : (flanks?.tips ?? []);
  return {
    ground: profile(at) + arches(at) + hole(at, r),
    shade: sunkFields(at, r, lower),
    ornament:
      profile(AXLE, true) +
      arches(AXLE) +
      frames(AXLE, r, CLEAR, r - lower) +
      (flanks?.lines ?? '') +
      (hasBelfry
        ? [edge, r + 2].map((y) => across(r, -y)).join('') +
          across(wall + 8, -belfry) +
          across(light, -lantern)
        : '') +
      (sill > r + 2 ? across(r, r + 2) : '') +
      (hasShaft
        ? across(r, sill) +
          across(wall, base) +
          arcade(AXLE, wall - 6, PANELS, [sill + 16, base - 10])
        : ''),
    brass:
      ring(at.x, at.y, r) +
      hole(at, r - BEZEL) +
      rosesAround(at, lower) +
      inCorners(
        (side, down) =>
          gilt([side * far, down * near], LOZENGE.r) +
          (down < 0 && lower > 0 ? '' : gilt([side * near, down * far], LOZENGE.r)),
      ) +
      tips.map(([x, y]) => gilt([x, y + 1.6 * tip], tip)).join(''),
  };
}
