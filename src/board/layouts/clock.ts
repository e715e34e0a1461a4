import {
  type Arrangement,
  atHour,
  hundredths,
  type Layout,
  round,
  TOUCHABLE,
  TRACK,
  upright,
} from '../geometry/arrange.js';
import { ring } from '../geometry/outline.js';
import {
  type ClockFace,
  rectangularFace,
  roundFace,
  type Tuck,
  UNDER,
  widened,
} from './clock-faces.js';
import { cushionFace, LESS_WIDE, tallCushion, WIDE } from './cushion.js';
import { BELOW, inBrass, onPlinth, onStand, withWings, wound } from './mantel.js';
import { rowsOf } from './rows.js';

/** The radius at which cards that point outwards have a small gap between them. */
const RADIUS = 2.78;
/**
 * The cards put under a pile stick out at its outer edge, so far that rank and suit can be read: small cards
 * farther than large ones.
 */
const TUCK: Tuck = { step: 0.17, count: 3 };
const SMALL_TUCK: Tuck = { step: 0.27, count: 3 };
/** On dials like cushions: in the low one to the side, in the other one down. */
const ASIDE: Tuck = { step: 0.23, count: 3, aside: 0.235 };
const CUSHION: Tuck = { step: 0.21, count: 3 };
/** No card is so many pixels wide: such a dial is chosen only if its cards are wider than all others'. */
const NEVER = 400;
/** How far the kings' pile is above the centre, so that its cards are clear of the numeral below it. */
const RAISED = 0.1;

/** Thirteen piles on a dial, the kings' in the centre, whose cards stick out to where there is room. */
function withCentre(
  face: ClockFace,
  { step, count, aside = 0 }: Tuck,
  raised: number,
  minCard: number,
): Arrangement {
  const { x, y, rect } = face.dial;
  // A low dial has room beside its centre, others below it.
  const isLow = rect !== undefined && rect.rim.x > rect.rim.y;
  const centre = {
    ...upright(x, y - raised),
    step: isLow ? { x: -aside, y: 0 } : { x: 0, y: step },
    room: (isLow ? aside : step) * count,
  };
  return {
    ...face,
    kind: 'dial',
    places: { ...face.places, centre },
    dial: { ...face.dial, hand: face.dial.track ?? TRACK },
    badges: [],
    minCard,
  };
}

/**
 * A round dial that is at least 42 pixels a card, dials like cushions for low and for narrow boxes, and rectangles, on
 * which the cards are wider in the narrowest ones and in small squares.
 */
const dials: readonly Arrangement[] = [
  withCentre(roundFace(0, RADIUS, TUCK), TUCK, 0, 72),
  withCentre(roundFace(0, RADIUS, SMALL_TUCK), SMALL_TUCK, RAISED, 42),
  withCentre(cushionFace(WIDE, ASIDE), ASIDE, 0, 34),
  withCentre(cushionFace(tallCushion(CUSHION), CUSHION), CUSHION, 0, 34),
  withCentre(cushionFace(LESS_WIDE, ASIDE), ASIDE, 0, 34),
  withCentre(rectangularFace(0, 'tall', 1.62, 2.33, SMALL_TUCK, 0.02, UNDER), SMALL_TUCK, 0, 34),
  withCentre(rectangularFace(0, 'wide', 1.75, 2.12, ASIDE), ASIDE, 0, NEVER),
];

/** The same where there is an orbit around the dial. */
const ORBITED = 2.76;

/** Where all cards lie open from the beginning: fans beside a rectangle are apart, and there is none for small squares. */
export const openDials = [
  withCentre(roundFace(0, ORBITED, TUCK), TUCK, 0, 72),
  withCentre(roundFace(0, ORBITED, SMALL_TUCK), SMALL_TUCK, RAISED, 42),
  ...dials.slice(2, -2),
  withCentre(rectangularFace(0, 'tall', 1.62, 2.38, SMALL_TUCK, 0.02, UNDER), SMALL_TUCK, 0, 34),
];

const hours = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `h${from + i}`);

/** A round dial, a rectangular one for low and for narrow boxes, and rows for pages that ask for them. */
export const clockFaces: Layout = () => [
  ...dials,
  ...rowsOf([hours(1, 6), hours(7, 12), ['centre']], 36),
  ...rowsOf([hours(1, 4), hours(5, 8), hours(9, 12), ['centre']], 36),
  ...rowsOf([[...hours(1, 12), 'centre']], 36),
];

/** The rim is this far outside the corners of the outermost cards: of round dials, and of rectangular ones. */
const CLEAR = 0.03;
const BESIDE = 0.07;

/** Puts the rim outside the corners of all cards that can be there. */
export function rimmed(one: Arrangement): Arrangement {
  const { dial } = one;
  if (!dial) return one;
  if (dial.rect) return dial.rect.corner ? one : widened(one, BESIDE);
  // On phones, cards of a rectangular dial are easier to touch.
  const minCard = Math.max(TOUCHABLE, one.minCard!);
  const all = widened(one, Math.hypot(dial.r, 0.5) + CLEAR - dial.r);
  return { ...all, dial: { ...all.dial!, above: true }, minCard };
}

/** From the rim to the line inside it. */
const WITHIN = 0.12;

/** A round dial with a line inside its rim, where there are no cards yet: in the end all piles would reach over it. */
function ringed(one: Arrangement): Arrangement {
  const { dial } = one;
  if (!dial || dial.rect) return one;
  const line = ring(0, 0, round(100 * (dial.r - WITHIN)));
  return { ...one, ornament: line, won: () => ({ ornament: '' }) };
}

/** An engraved rosette: how many circles it has, their radius, and the ellipse of their middles. */
const ROSETTE = { count: 60, r: 30, across: 50, down: 112 };
/** The same once the kings are in their window: clear of that, and rounder. */
const CLEAR_OF_WINDOW = 88;

/** A tall dial has much room around its axle: a rosette is engraved there as on the backs, over which the hands turn in the end. */
function engraved(one: Arrangement): Arrangement {
  const { count, r, across, down } = ROSETTE;
  const { dial } = one;
  const { x, y } = hundredths(dial!);
  const rosette = (high: number): string =>
    Array.from({ length: count }, (_, i) => {
      const at = atHour({ x: 0, y: 0 }, 1, (i / count) * 12);
      return ring(x + across * at.x, round(y + high * at.y), r);
    }).join('');
  const won: Arrangement['won'] = () => ({ dial, engraving: rosette(CLEAR_OF_WINDOW) });
  return { ...one, engraving: rosette(down), won };
}

/** A dial in brass, which is that of a mantel clock: in wide and in low boxes it has wings, in tall ones it stands. */
export const clockLayout: Layout = (piles, hand) => {
  const faces = clockFaces(piles, hand).map(rimmed).map(ringed);
  const [large, middling, low] = faces;
  return faces.flatMap((one) => {
    const { dial } = one;
    if (!dial) return one;
    const isLow = dial.rect && dial.rect.track.x > dial.rect.track.y;
    if (dial.rect && !dial.rect.corner) return isLow ? one : onPlinth(one);
    // Of dials with equally wide cards the first is chosen: the one that stands.
    const stand = isLow ? [] : [onStand(one)];
    const hasWings = one === large || one === middling || one === low;
    const cased = hasWings ? withWings(one) : [inBrass(one, undefined, BELOW)];
    const all = [...stand, ...(isLow ? cased.map(wound) : cased)];
    return dial.rect && !isLow ? all.map(engraved) : all;
  });
};
