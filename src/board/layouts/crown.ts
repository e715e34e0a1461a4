import { round, type Spot } from '../geometry/arrange.js';
import { gablesOn, mirrored, type Point, shape, SIDES } from './tracery.js';

/* What stands on the stage of a tower's clock and beside it, in hundredths of a card width from its axle. */

/** A row of pointed arches, from the right: each goes round counter-clockwise, so that it can be an opening. */
export function arcade(
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

/** The parts of what is above a stage, in shares of its height: belfry, roof and lantern; the rest is the spire. */
const [BELFRY, ROOF, LANTERN, FINIAL] = [0.19, 0.27, 0.08, 0.05];
/** Half of a belfry's breadth for the height of all this, which makes its roof steep, and for that of the stage. */
const STEEP = { high: 0.41, least: 0.38, most: 0.86 };
/** Half of a lantern's breadth for that of the belfry, and how far the parapets below roof and spire stand out, and how high they are. */
const [LIGHT, OUT, HIGH] = [0.4, 4, 5];
/** How broad an arch of the belfry is for its height, and how many arches the lantern has. */
const [BELL, LIGHTS] = [0.42, 5];
/** How broad the frames of roof and spire are, and the dormers of a roof: how many, and where, in shares of its height. */
const FRAME = 4;
/** What stands on the shoulders of the stage: how high for a belfry, and how broad for that, about. */
const GABLE = { high: 0.5, wide: 0.75 };
const DORMERS = { count: 3, half: 0.34, from: 0.22, to: 0.6 };

export interface Crown {
  /** Its right side from the top down to the stage. */
  readonly right: readonly Point[];
  /** What stands beside the belfry. */
  readonly gables: (at: Spot) => string;
  /** The arches of belfry and lantern, which one sees through. */
  readonly openings: (at: Spot) => string;
  /** Roof and spire, which are of a darker slate. */
  readonly slates: (at: Spot) => string;
  /** The same inside their frames and around dormers, and all of these. */
  readonly fields: (at: Spot) => string;
  readonly frames: (at: Spot) => string;
  /** From edge to edge of it. */
  readonly lines: string;
  /** How high the belfry reaches, and half of its breadth. */
  readonly eaves: number;
  readonly half: number;
}

/** A slope on the right and its mirror, and the field between these inside a frame: the slope is from the top down. */
function framed([[top, high], [wide, low]]: readonly [Point, Point]) {
  const across = (FRAME * Math.hypot(wide - top, low - high)) / (low - high);
  const at = (down: number): number =>
    round(Math.max(0.5, top + ((down - high) / (low - high)) * (wide - top) - across));
  const end = low - FRAME;
  // A pointed one ends where its slopes meet.
  const from = round(Math.max(high + FRAME, high + ((across - top) / (wide - top)) * (low - high)));
  return [
    [at(from), from],
    [at(end), end],
  ] as const;
}

/**
 * Belfry, roof, lantern and spire.
 * @param wall half of the breadth of what it stands on
 * @param edge how far above the axle the belfry begins
 * @param end how far above it the spire ends
 */
export function crown(wall: number, edge: number, end: number): Crown {
  const above = end - edge;
  const eaves = round(edge + BELFRY * above);
  const gallery = round(eaves + ROOF * above);
  const lantern = round(gallery + LANTERN * above);
  const tip = round(end - FINIAL * above);
  const half = round(Math.min(STEEP.most * wall, Math.max(STEEP.least * wall, STEEP.high * above)));
  const light = round(LIGHT * half);
  const roof = [
    [light, -gallery],
    [half - OUT, -eaves - HIGH],
  ] as const;
  const spire = [
    [1.5, -tip],
    [light - OUT, -lantern - HIGH],
  ] as const;
  // There is one in the middle.
  const arches = 2 * Math.round((half - 6) / (2 * BELL * (eaves - edge)) - 0.5) + 1;
  const inset = Math.min(10, 0.12 * (eaves - edge));
  const high = GABLE.high * (eaves - edge);
  const count = Math.max(1, Math.round((wall - half) / (GABLE.wide * high)));
  const slope = gallery - eaves;
  const dormers = (at: Spot): string =>
    arcade(
      at,
      DORMERS.half * (half + light),
      DORMERS.count,
      [-eaves - DORMERS.to * slope, -eaves - DORMERS.from * slope],
      0.16 * half,
    );
  const slates = [roof, spire];
  const outlines = (at: Spot): string =>
    slates.map((side) => shape(at, [...side, ...mirrored(side)])).join('');
  const fields = slates.map(framed);
  return {
    right: [
      [1.5, -end],
      ...spire,
      [light + OUT, -lantern - HIGH],
      [light + OUT, -lantern],
      [light, -lantern],
      ...roof,
      [half + OUT, -eaves - HIGH],
      [half + OUT, -eaves],
      [half, -eaves],
      [half, -edge],
    ],
    gables: (at) => gablesOn(at, [half, wall], edge, { high, count }),
    openings: (at) =>
      arcade(at, half - 6, arches, [-eaves + inset, -edge], Math.min(10, 0.2 * (eaves - edge))) +
      arcade(at, light - 4, LIGHTS, [-lantern + 0.4 * inset, -gallery], 0.06 * light),
    slates: outlines,
    fields: (at) =>
      fields.map((side) => shape(at, [...side, ...mirrored(side)])).join('') + dormers(at),
    frames: (at) =>
      outlines(at) +
      // These go round the other way.
      fields.map((side) => shape(at, [...side, ...mirrored(side)].reverse())).join('') +
      dormers(at),
    lines: [
      [light + OUT, lantern + HIGH],
      [light, lantern],
      [light, gallery],
      [half + OUT, eaves + HIGH],
      [half, eaves],
      [half, edge],
    ]
      .map(([x, y]) => `M${-x!} ${round(-y!)}h${2 * x!}`)
      .join(''),
    eaves,
    half,
  };
}

/** Of what is at the corners: how far what stands out below a cap and at the foot does, and how high it is. */
const CORNER = { out: 5, high: 7, foot: 12 };
/** From this breadth on turrets have panels. */
const PANELLED = 24;

/** Two slim turrets beside a stage: their outlines, and their lines. */
export function turrets(
  from: number,
  wide: number,
  [top, foot]: readonly [top: number, foot: number],
  cap: number,
): { readonly sides: readonly (readonly Point[])[]; readonly lines: string } {
  const { out, high, foot: base } = CORNER;
  const end = from + wide;
  const neck = top + cap;
  const side: readonly Point[] = [
    [from, neck - high],
    [from + wide / 2, top],
    [end, neck - high],
    [end + out, neck - high],
    [end + out, neck],
    [end, neck],
    [end, foot - base],
    [end + out, foot - base],
    [end + out, foot],
    [from, foot],
  ];
  const middle = from + wide / 2;
  const [upper, lower] = [neck + 10, foot - base - 10];
  const panel = (lower - upper - 16) / 3;
  return {
    sides: [side, mirrored(side)],
    lines: SIDES.map(
      (side) =>
        (wide < PANELLED ? [] : [0, 1, 2])
          .map((i) => {
            const at = upper + i * (panel + 8);
            return arcade({ x: side * middle, y: 0 }, wide / 2 - 1, 1, [at, at + panel], 8);
          })
          .join('') +
        [neck, neck - high, foot - base]
          .map((y) => `M${side * from} ${round(y)}h${side * (wide + out)}`)
          .join(''),
    ).join(''),
  };
}
