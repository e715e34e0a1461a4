import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { arcade } from './crown.js';
import { AXLE, type Point, shape, SIDES } from './tracery.js';

/* A low dial as a block of its tower, in hundredths of a card width. */

/** From cards and from the edges to the fields in the corners. */
const FIELD = { cards: 8, edge: 7 };
/** How broad a turret is, how high its cap, and how far and high what stands out below that and at the foot. */
const TURRET = { half: 27, cap: 96, out: 7, high: 9, foot: 14 };

/** In the corners of a low dial two turrets rise in sunk fields, behind 9 and 3: from a foot in the lower ones to a cap. */
export function inBlock(
  { dial, places }: Arrangement,
  ornament: string,
): Pick<Arrangement, 'dial' | 'shade' | 'ornament' | 'painted' | 'brass'> {
  const { rect } = dial!;
  const { x, y } = hundredths(rect!.rim);
  const near = round(100 * (places['h2']!.x - dial!.x) + 50 + FIELD.cards);
  const [far, end, low] = [x - FIELD.edge, y - FIELD.edge, 70 + FIELD.cards];
  const middle = (near + far) / 2;
  const { half, cap, out, high, foot } = TURRET;
  const neck = cap - end;
  /** Clockwise from the left of its foot, in the upper and in the lower field. */
  const upper: readonly Point[] = [
    [-half, -low],
    [-half, neck],
    [-half - out, neck],
    [-half - out, neck - high],
    [-half, neck - high],
    [0, -end],
    [half, neck - high],
    [half + out, neck - high],
    [half + out, neck],
    [half, neck],
    [half, -low],
  ];
  const lower: readonly Point[] = [
    [-half - out, end],
    [-half - out, end - foot],
    [-half, end - foot],
    [-half, low],
    [half, low],
    [half, end - foot],
    [half + out, end - foot],
    [half + out, end],
  ];
  const at = hundredths(dial!);
  const turrets = (from: Spot): string =>
    SIDES.flatMap((side) =>
      [upper, lower].map((points) => shape({ x: from.x + side * middle, y: from.y }, points)),
    ).join('');
  // They go round the other way than the turrets, which are holes in them.
  const fields = (from: Spot): string =>
    SIDES.flatMap((side) =>
      [-end, low].map((top) => {
        const left = side > 0 ? near : -far;
        return `M${round(from.x + left)} ${round(from.y + top)}v${round(end - low)}h${round(far - near)}v${round(low - end)}Z`;
      }),
    ).join('');
  const windows = SIDES.flatMap((side) =>
    [
      [neck + 10, -low - 8],
      [low + 10, end - foot - 8],
    ].map(([top, bottom]) => arcade({ x: side * middle, y: 0 }, half - 3, 2, [top!, bottom!], 7)),
  ).join('');
  const courses = SIDES.map((side) =>
    [neck, neck - high, end - foot]
      .map((down) => `M${round(side * middle - half)} ${round(down)}h${2 * half}`)
      .join(''),
  ).join('');
  return {
    // As square as a dial can be that has hands.
    dial: { ...dial!, rect: { ...rect!, corner: 0.04 } },
    shade: fields(at) + turrets(at),
    // Their caps are as blue as the roof of a tower, and what these stand on is gilded.
    painted: [
      SIDES.map((side) =>
        shape({ x: at.x + side * middle, y: at.y }, [
          [-half, neck - high],
          [0, -end],
          [half, neck - high],
        ]),
      ).join(''),
    ],
    brass: SIDES.map((side) =>
      shape({ x: at.x + side * middle, y: at.y }, [
        [-half - out, neck],
        [-half - out, neck - high],
        [half + out, neck - high],
        [half + out, neck],
      ]),
    ).join(''),
    ornament: ornament + fields(AXLE) + turrets(AXLE) + windows + courses,
  };
}
