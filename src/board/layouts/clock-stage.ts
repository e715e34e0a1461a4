import { type Arrangement, hundredths, type Spot } from '../geometry/arrange.js';
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
} from './tracery.js';

/* What of its tower stands around a dial while the game is played, in hundredths of a card width. */

/** How much broader the clock's stage is than the shaft below it, and how high its string course and the base are. */
const [OUT, COURSE, BASE] = [10, 12, 8];
/** Inside the edge of the box. */
const EDGE = 2;
/** What is free between its corners and the cards, in card widths. */
export const CLEAR_OF_CARDS = 0.13;

/** The upper corner of a stage, below the gables of its parapet, in hundredths of a card width from the axle. */
export const cornerOf = (r: number): Spot => {
  const half = Math.round(100 * r);
  return { x: half, y: -crestOf(half, half - EDGE).parapet };
};

/**
 * The stage of the clock in quiet lines, and the shaft in which the fans below it lie.
 * @param below how far it reaches below the axle, in card widths
 * @param hasWings whether walls with the fans are at its sides: it goes down beside them
 */
export function stageAround(
  dial: Spot & { readonly r: number },
  below: number,
  hasWings = false,
): Required<Pick<Arrangement, 'ground' | 'ornament' | 'painted' | 'brass'>> {
  const r = Math.round(dial.r * 100);
  const foot = Math.round(below * 100) - EDGE;
  const crest = crestOf(r, r - EDGE);
  const [sill, wall] = [r + COURSE, r - OUT];
  const hasShaft = !hasWings && foot > sill + BASE;
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
  return {
    ground: body(at, false) + hole(at, r),
    // A little of the blue and the gold that all of the tower has.
    painted: [enamelled(at, r, lower)],
    brass: bezel(at, r) + rosesAround(at, lower),
    ornament:
      body(AXLE, true) +
      frames(AXLE, r, CLEAR, crest.parapet) +
      (foot > sill + BASE ? `M${-r} ${r + 2}h${2 * r}M${-r} ${sill}h${2 * r}` : ''),
  };
}
