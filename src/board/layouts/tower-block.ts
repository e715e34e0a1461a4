import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { arcade, crown, turrets } from './crown.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { palace } from './palace.js';
import {
  AXLE,
  gablesOn,
  LOZENGE,
  lozenge,
  medallion,
  mirrored,
  type Point,
  ROSE,
  rose,
  shape,
  SIDES,
} from './tracery.js';

/* A low dial as a block of its tower, in hundredths of a card width. */

/** From cards and from the edges to the fields in the corners. */
const FIELD = { cards: 8, edge: 7 };
/** From a rose to what is around it, and from the edges of its field to the windows. */
const [APART, INSIDE] = [6, 7];

/** In the corners of a low dial are sunk fields with a rose, as on the stage of its tower, and with two windows beside 9 and 3. */
export function inBlock(
  { dial, places }: Arrangement,
  ornament: string,
): Pick<Arrangement, 'dial' | 'ground' | 'shade' | 'inside' | 'ornament' | 'painted' | 'brass'> {
  const { rect } = dial!;
  const { x, y } = hundredths(rect!.rim);
  const near = round(100 * (places['h2']!.x - dial!.x) + 50 + FIELD.cards);
  const [far, end, low] = [x - FIELD.edge, y - FIELD.edge, 70 + FIELD.cards];
  const [middle, half] = [(near + far) / 2, (far - near) / 2];
  const at = hundredths(dial!);
  const roses = (from: Spot): Spot[] =>
    SIDES.flatMap((side) =>
      SIDES.map((down) => ({
        x: round(from.x + side * middle),
        y: round(from.y + down * (end - half)),
      })),
    );
  // They go round the other way than the roses, which are holes in them.
  const fields = (from: Spot): string =>
    SIDES.flatMap((side) =>
      [-end, low].map((top) => {
        const left = side > 0 ? near : -far;
        return `M${round(from.x + left)} ${round(from.y + top)}v${round(end - low)}h${round(far - near)}v${round(low - end)}Z`;
      }),
    ).join('');
  /** Where the windows end at the rose. */
  const inner = end - half - ROSE.ring - APART;
  const windows = (from: Spot): string =>
    SIDES.flatMap((side) =>
      [
        [-inner, -low - INSIDE],
        [low + INSIDE, inner],
      ].map(([top, bottom]) =>
        arcade(
          { x: from.x + side * middle, y: from.y },
          half - INSIDE / 2,
          2,
          [top!, bottom!],
          INSIDE,
        ),
      ),
    ).join('');
  return {
    // As square as a dial can be that has hands.
    dial: { ...dial!, rect: { ...rect!, corner: 0.04 } },
    // Stone around the plate inside the track, behind the cards too.
    ground:
      `M${round(at.x - x)} ${round(at.y - y)}v${2 * y}h${2 * x}v${-2 * y}Z` +
      outline(dial!, rect!.track, 100 * CORNER),
    shade:
      fields(at) +
      roses(at)
        .map((one) => `${ring(one.x, one.y, ROSE.ring)}Z`)
        .join(''),
    inside: windows(at),
    // As blue as the roof of a tower, and gilded.
    painted: [
      roses(at)
        .map((one) => medallion(one))
        .join(''),
    ],
    brass: roses(at)
      .map((one) => rose(one))
      .join(''),
    ornament: ornament + fields(AXLE),
  };
}

/** How much smaller a block is once it is won, so that a roof has room above it; its string course, and its turrets. */
const SMALLER = 0.78;
const [COURSE, WALL] = [12, 18];
/** How broad what carries the roof is for the block, which makes that steep, and what stands at its sides. */
const NARROWER = 0.5;
const GABLES = { high: 22, count: 12 };
const TURRET = { wide: 30, cap: 80, above: 84 };

/** A block with belfry, roof and spire, in the middle of a palace that takes both sides. */
export function inPalace(block: Arrangement): ReturnType<NonNullable<Arrangement['won']>> {
  const { dial, width, height } = block;
  const { x, y } = hundredths(dial!.rect!.rim);
  const at = hundredths(dial!);
  const far = round((49.5 * width) / SMALLER);
  const foot = y + COURSE;
  const edge = y + COURSE;
  const end = round((99 * height) / SMALLER - foot);
  const top = crown(NARROWER * x, edge, end);
  const crest = (spot: Spot): string => gablesOn(spot, [top.half, x - WALL], edge, GABLES);
  const { wide, cap, above } = TURRET;
  const flanks = turrets(x, wide, [-edge - above, foot], cap);
  const right: readonly Point[] = [...top.right, [x, -edge], [x, -y]];
  const base: readonly Point[] = [
    [x, y],
    [x, foot],
  ];
  const shapes = [right, base].map((half) => [...half, ...mirrored(half)]);
  const profile = (spot: Spot): string =>
    [...shapes, ...flanks.sides].map((points) => shape(spot, points)).join('');
  const wings = palace(at, y, x + wide, far, foot);
  const tips = [0, x + wide / 2, -x - wide / 2].map((across) =>
    lozenge(at.x + across, at.y + (across ? -edge - above : -end) + 1.6 * LOZENGE.tip, LOZENGE.tip),
  );
  return {
    dial: { ...dial!, growth: SMALLER, hangs: (foot - end) / 100 },
    ground: block.ground! + wings.ground + profile(at) + top.openings(at) + crest(at),
    stone: wings.stone,
    shade: block.shade! + wings.shade + top.slates(at),
    inside: block.inside! + wings.inside + top.openings(at),
    ornament:
      block.ornament! + wings.ornament + profile(AXLE) + crest(AXLE) + flanks.lines + top.lines,
    painted: [block.painted![0]! + top.fields(at) + wings.painted],
    brass: block.brass! + wings.brass + top.frames(at) + tips.join(''),
  };
}
