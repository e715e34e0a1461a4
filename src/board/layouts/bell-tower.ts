import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { arcade, crown, turrets } from './crown.js';
import { palace } from './palace.js';
import {
  AXLE,
  bezel,
  CLEAR,
  enamelled,
  frames,
  hole,
  inCorners,
  LOZENGE,
  lozenge,
  mirrored,
  type Point,
  rosesAround,
  shape,
} from './tracery.js';

/* The tower around a dial, in hundredths of a card width from its axle. */

/** The string courses above and below the dial, and how far what is above and below them is inside. */
const [COURSE, INSIDE] = [12, 18];
/** How many windows the shaft has, and its base. */
const [PANELS, BASE] = [9, 16];
/** Less room below the dial than this is too little for a shaft. */
const SHORT = 60;
/** How broad the turrets at the corners of the stage are, and how high their caps, which reach above the belfry. */
const TURRET = { wide: 30, cap: 96, above: 70 };
/** What turrets take beside a dial, in card widths. */
export const BESIDE = 0.4;

/** How far a tower reaches from the axle of its dial, in card widths. */
export type Reach = Readonly<Record<'above' | 'below', number>>;

/**
 * A dial in its tower: belfry, a pitched roof, a lantern and a spire above it, a turret at each corner, and as much of the
 * shaft below as there is room for.
 * @param dial with its radius, in card widths
 * @param half how far the palace beside it reaches, in card widths; 0 without one
 * @returns its outline around the spot of the axle, what is drawn on it, and what is gilded
 */
export function towerAround(
  dial: Spot & { readonly r: number },
  reach: Reach,
  half = 0,
): Required<
  Pick<Arrangement, 'ground' | 'stone' | 'shade' | 'inside' | 'ornament' | 'brass' | 'painted'>
> {
  const r = round(dial.r * 100);
  const [end, foot] = [reach.above, reach.below].map((by) => round(by * 100 - 2)) as [
    number,
    number,
  ];
  const edge = r + COURSE;
  const wall = r - INSIDE;
  const base = foot - BASE;
  const hasShaft = foot - edge > SHORT;
  const sill = hasShaft ? edge : foot;
  const top = crown(wall, edge, end);
  const { wide, cap, above } = TURRET;
  const flanks = turrets(r, wide, [-top.eaves - above, sill], cap);
  /** Its right side from the top down to the foot. */
  const right: readonly Point[] = [
    ...top.right,
    [r, -edge],
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
  const shapes = [[...right, ...mirrored(right)], ...flanks.sides];
  const profile = (at: Spot): string => shapes.map((points) => shape(at, points)).join('');
  const across = (width: number, y: number): string => `M${-width} ${y}h${2 * width}`;
  const at = hundredths(dial);
  const gilt = ([x, y]: Point, r: number): string => lozenge(at.x + x, at.y + y, r);
  const { far, near, tip } = LOZENGE;
  const middle = r + wide / 2;
  const tips: readonly Point[] = [
    [0, -end],
    [middle, -top.eaves - above],
    [-middle, -top.eaves - above],
  ];
  const wings = half > 0 ? palace(at, r, r + wide, round(100 * half), foot) : undefined;
  return {
    ground: (wings?.ground ?? '') + profile(at) + top.openings(at) + top.gables(at) + hole(at, r),
    stone: wings?.stone ?? '',
    shade: (wings?.shade ?? '') + top.slates(at),
    inside:
      (wings?.inside ?? '') +
      top.openings(at) +
      (hasShaft ? arcade(at, wall - 6, PANELS, [sill + 12, base - 12], 16) : ''),
    ornament:
      (wings?.ornament ?? '') +
      profile(AXLE) +
      top.openings(AXLE) +
      top.gables(AXLE) +
      frames(AXLE, r, CLEAR, r) +
      flanks.lines +
      top.lines +
      across(r, -r - 2) +
      (sill > r + 2 ? across(r, r + 2) : '') +
      (hasShaft ? across(r, sill) + across(wall, base) : ''),
    // The roof is as blue as the tower's own ironwork.
    painted: [
      top.fields(at) + enamelled(at, r, 0) + (wings?.painted ?? ''),
      ...['', '', '', ''],
      // Gilded, on the enamel.
      inCorners(
        (side, down) =>
          gilt([side * far, down * near], LOZENGE.r) + gilt([side * near, down * far], LOZENGE.r),
      ),
    ],
    brass:
      (wings?.brass ?? '') +
      top.frames(at) +
      bezel(at, r) +
      rosesAround(at, 0) +
      tips.map(([x, y]) => gilt([x, y + 1.6 * tip], tip)).join(''),
  };
}
