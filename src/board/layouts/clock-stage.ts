import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
import { turrets } from './crown.js';
import {
  AXLE,
  bezel,
  bodyOf,
  CLEAR,
  crestOf,
  enamelled,
  frames,
  hole,
  type Point,
  rosesAround,
  shape,
} from './tracery.js';

/* What of its tower stands around a dial while the game is played, in hundredths of a card width. */

/** How much broader the clock's stage is than the shaft below it, and how high its string course and the base are. */
const [OUT, COURSE, BASE] = [10, 12, 8];
/** Inside the edge of the box. */
const EDGE = 2;
/** How high the caps of turrets at its corners are, and what is free between these and the cards, in card widths. */
const CAP = 66;
export const CLEAR_OF_CARDS = 0.13;

/** The upper corner of a stage, below the gables of its parapet, in hundredths of a card width from the axle. */
export const cornerOf = (r: number): Spot => {
  const half = Math.round(100 * r);
  return { x: half, y: -crestOf(half, half - EDGE).parapet };
};

/**
 * The stage of the clock in quiet lines, and the shaft in which the fans below it lie.
 * @param below how far it reaches below the axle, in card widths
 * @param beside how much room for turrets is at its sides
 */
export function stageAround(
  dial: Spot & { readonly r: number },
  below: number,
  beside = 0,
): Required<Pick<Arrangement, 'ground' | 'ornament' | 'painted' | 'brass'>> {
  const r = Math.round(dial.r * 100);
  const foot = Math.round(below * 100) - EDGE;
  const crest = crestOf(r, r - EDGE);
  const [sill, wall] = [r + COURSE, r - OUT];
  // Turrets go on down beside it.
  const hasShaft = beside === 0 && foot > sill + BASE;
  const right: readonly Point[] = hasShaft
    ? [
        [r, -crest.parapet],
        [r, sill],
        [wall, sill],
        [wall, foot - BASE],
        [r, foot - BASE],
        [r, foot],
      ]
    : [
        [r, -crest.parapet],
        [r, foot],
      ];
  const body = bodyOf(crest, right);
  const at = hundredths(dial);
  const lower = r - crest.parapet;
  const flanks =
    beside > 0
      ? turrets(r, round(100 * (beside - CLEAR_OF_CARDS)), [EDGE - r, foot], CAP)
      : undefined;
  const outlines = (at: Spot): string =>
    (flanks?.sides ?? []).map((points) => shape(at, points)).join('');
  return {
    ground: body(at, false) + outlines(at) + hole(at, r),
    // A little of the blue and the gold that all of the tower has.
    painted: [enamelled(at, r, lower)],
    brass: bezel(at, r) + rosesAround(at, lower),
    ornament:
      body(AXLE, true) +
      frames(AXLE, r, CLEAR, crest.parapet) +
      outlines(AXLE) +
      (flanks?.lines ?? '') +
      (foot > sill + BASE ? `M${-r} ${r + 2}h${2 * r}M${-r} ${sill}h${2 * r}` : ''),
  };
}
