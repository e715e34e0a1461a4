import {
  type Arrangement,
  CARD_HEIGHT,
  hundredths,
  round,
  type Spot,
} from '../geometry/arrange.js';
import { arcade } from './crown.js';
import { type Box, filled } from './panels.js';
import { AXLE, medallion, rose, SIDES } from './tracery.js';

/* The wings of a palace beside its tower, with a niche for each fan; in hundredths of a card width. */

/** From the numeral of a niche up to its tip, down to where its arch begins, and from its cards to its sill. */
const NICHE = { tip: 17, arch: 22, sill: 4 };
/** From the sides and the sill of a niche to the windows in it, and between these. */
const LIGHTS = { inside: 8, apart: 8 };
/** The rose in the arch of a niche that is a window: how large for usual ones, and how far below the tip. */
const IN_ARCH = { size: 0.5, down: 27 };
/** From the edge of the box, how far base and cornice stand out, and how high they are. */
const [EDGE, OUT, BASE] = [1, 3, 8];

/** A niche with a pointed arch around an axis. */
function niche(x: number, half: number, tip: number, arch: number, sill: number): string {
  const rise = arch - tip;
  return (
    `M${round(x - half)} ${round(sill)}V${round(arch)}` +
    `q0 ${round(-0.55 * rise)} ${half} ${round(-rise)}q${half} ${round(0.45 * rise)} ${half} ${round(rise)}` +
    `V${round(sill)}Z`
  );
}

/** Every niche: its axis and half of its breadth, its tip, where its arch begins, and its sill. */
const nichesOf = ({ dial, marks, places }: Arrangement, { x, y }: Spot) => {
  const at = hundredths(dial!);
  // Two that are side by side have one line between them.
  const half = round(50 * (marks['f2']!.x - marks['f1']!.x));
  return Object.keys(places)
    .filter((id) => id.startsWith('f'))
    .map((id) => {
      const [mark, place] = [hundredths(marks[id]!), places[id]!];
      const down = y - at.y + mark.y;
      const sill = 100 * (place.y + CARD_HEIGHT / 2 + place.room) + y - at.y + NICHE.sill;
      return [x - at.x + mark.x, half, down - NICHE.tip, down + NICHE.arch, sill] as const;
    });
};

/** Two lights in each niche around a spot. */
const lightsIn = (one: Arrangement, at: Spot): string =>
  nichesOf(one, at)
    .map(([x, half, , arch, sill]) =>
      arcade(
        { x, y: 0 },
        half - LIGHTS.inside,
        2,
        [arch + LIGHTS.apart / 2, sill - LIGHTS.inside],
        LIGHTS.apart,
      ),
    )
    .join('');

/** A rose in the arch of each niche, where its numeral was. */
const inArches = (one: Arrangement, draw: typeof rose): string =>
  nichesOf(one, hundredths(one.dial!))
    .map(([x, , tip]) => draw({ x: round(x), y: round(tip + IN_ARCH.down) }, IN_ARCH.size))
    .join('');

/** What has windows in its niches, with gilded roses on enamel, once no fans stand there. */
export const withWindows = (one: Arrangement): ReturnType<NonNullable<Arrangement['won']>> => ({
  dial: one.dial!,
  stone: lightsIn(one, hundredths(one.dial!)),
  painted: [(one.painted?.[0] ?? '') + inArches(one, medallion)],
  brass: (one.brass ?? '') + inArches(one, rose),
  ornament: (one.ornament ?? '') + lightsIn(one, AXLE),
});

/**
 * Walls between a tower and the edges of the box, in which the fans stand in niches: their numerals are in the arches.
 * @param inner where the walls begin, from the axle, in card widths
 * @param corner that of the tower, up to which they go on behind its turrets: no page is seen between the caps of these
 *   and the wall
 */
export function inBays(
  one: Arrangement,
  inner: number,
  corner?: Spot,
): Pick<Arrangement, 'ground' | 'shade' | 'ornament'> {
  const { dial, width, height } = one;
  const at = hundredths(dial!);
  const niches = (spot: Spot): string =>
    nichesOf(one, spot)
      .map((each) => niche(...each))
      .join('');
  const near = round(100 * inner);
  const far = round(50 * width - EDGE);
  const [top, foot] = [EDGE - at.y, round(100 * height - at.y) - EDGE];
  const walls = ({ x, y }: Spot): string =>
    SIDES.map((side) => {
      const box = (from: number, to: number, upper: number, lower: number): Box => [
        x + (side > 0 ? from : -to),
        y + upper,
        to - from,
        lower - upper,
      ];
      return (
        filled(box(corner?.x ?? near, far - OUT, top, foot - BASE)) +
        filled(box(near, far, foot - BASE, foot))
      );
    }).join('');
  /** Their lines: those at the tower are its own. */
  const edges = SIDES.map(
    (side) =>
      (corner ? `M${side * corner.x} ${corner.y}V${top}` : `M${side * near} ${top}`) +
      `H${side * (far - OUT)}V${foot - BASE}M${side * near} ${foot - BASE}` +
      `H${side * far}V${foot}H${side * near}`,
  ).join('');
  return {
    ground: (one.ground ?? '') + walls(at),
    shade: (one.shade ?? '') + niches(at),
    ornament: (one.ornament ?? '') + edges + niches(AXLE),
  };
}
