import {
  type Arrangement,
  CARD_HEIGHT,
  hundredths,
  round,
  type Spot,
} from '../geometry/arrange.js';
import { type Box, filled } from './panels.js';
import { SIDES } from './tracery.js';

/* The wings of a palace beside its tower, with a niche for each fan; in hundredths of a card width. */

/**
 * From the numeral of a niche up to its tip, down to where its arch begins, from its cards to its sill, and how broad the
 * mullion between two of them is.
 */
const NICHE = { tip: 17, arch: 22, sill: 4, mullion: 4 };
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
  const half = round(50 * (marks['f2']!.x - marks['f1']!.x) - NICHE.mullion / 2);
  return Object.keys(places)
    .filter((id) => id.startsWith('f'))
    .map((id) => {
      const [mark, place] = [hundredths(marks[id]!), places[id]!];
      const down = y - at.y + mark.y;
      const sill = 100 * (place.y + CARD_HEIGHT / 2 + place.room) + y - at.y + NICHE.sill;
      return [x - at.x + mark.x, half, down - NICHE.tip, down + NICHE.arch, sill] as const;
    });
};

/** The fans of a shaft stand in niches, too. */
export const withNiches = (one: Arrangement): Pick<Arrangement, 'inside'> => ({
  inside: (one.inside ?? '') + nichesIn(one, hundredths(one.dial!)),
});

const nichesIn = (one: Arrangement, at: Spot): string =>
  nichesOf(one, at)
    .map((each) => niche(...each))
    .join('');

/**
 * Walls between a tower and the edges of the box, in which the fans stand in niches: their numerals are in the arches.
 * @param inner where the walls begin, from the axle, in card widths
 * @param corner that of the tower, up to which they go on
 */
export function inBays(
  one: Arrangement,
  inner: number,
  corner?: Spot,
): Pick<Arrangement, 'ground' | 'inside' | 'ornament' | 'stone'> {
  const { dial, width, height } = one;
  const at = hundredths(dial!);
  const near = round(100 * inner);
  const far = round(50 * width - EDGE);
  const from = corner?.x ?? near;
  const [top, foot] = [EDGE - at.y, round(100 * height - at.y) - EDGE];
  const walls = ({ x, y }: Spot): string =>
    SIDES.map((side) => {
      const box = (begin: number, to: number, upper: number, lower: number): Box => [
        x + (side > 0 ? begin : -to),
        y + upper,
        to - begin,
        lower - upper,
      ];
      return (
        filled(box(from, far - OUT, top, foot - BASE)) + filled(box(from, far, foot - BASE, foot))
      );
    }).join('');
  /** Their lines: those at the tower are its own. */
  const edges = SIDES.map(
    (side) =>
      (corner ? `M${side * corner.x} ${corner.y}V${top}` : `M${side * near} ${top}`) +
      `H${side * (far - OUT)}V${foot - BASE}M${side * from} ${foot - BASE}` +
      `H${side * far}V${foot}H${side * from}`,
  ).join('');
  return {
    ground: (one.ground ?? '') + walls(at),
    // Farther back than the tower.
    stone: (one.stone ?? '') + walls(at),
    inside: (one.inside ?? '') + nichesIn(one, at),
    ornament: (one.ornament ?? '') + edges,
  };
}
