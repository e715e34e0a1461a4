import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { arcade } from './crown.js';
import { ring } from '../geometry/outline.js';
import { AXLE, medallion, ROSE, rose, SIDES } from './tracery.js';

/* A low dial as a block of its tower, in hundredths of a card width. */

/** From cards and from the edges to the fields in the corners. */
const FIELD = { cards: 8, edge: 7 };
/** From a rose to what is around it, and from the edges of its field to the windows. */
const [APART, INSIDE] = [6, 7];

/** In the corners of a low dial are sunk fields with a rose, as on the stage of its tower, and with two windows beside 9 and 3. */
export function inBlock(
  { dial, places }: Arrangement,
  ornament: string,
): Pick<Arrangement, 'dial' | 'shade' | 'ornament' | 'painted' | 'brass'> {
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
  const windows = SIDES.flatMap((side) =>
    [
      [-inner, -low - INSIDE],
      [low + INSIDE, inner],
    ].map(([top, bottom]) =>
      arcade({ x: side * middle, y: 0 }, half - INSIDE / 2, 2, [top!, bottom!], INSIDE),
    ),
  ).join('');
  return {
    // As square as a dial can be that has hands.
    dial: { ...dial!, rect: { ...rect!, corner: 0.04 } },
    shade:
      fields(at) +
      roses(at)
        .map((one) => `${ring(one.x, one.y, ROSE.ring)}Z`)
        .join(''),
    // As blue as the roof of a tower, and gilded.
    painted: [
      roses(at)
        .map((one) => medallion(one))
        .join(''),
    ],
    brass: roses(at)
      .map((one) => rose(one))
      .join(''),
    ornament: ornament + fields(AXLE) + windows,
  };
}
