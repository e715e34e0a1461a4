import { type Arrangement, CARD_HEIGHT, type Chosen, type DrawnDial, upright } from './arrange.js';
import { hole, outline } from './outline.js';

/** From the track of a dial like a cushion to the inner edges of its numerals, and to hands that are clear of them. */
const [TO_NUMERALS, TO_HANDS] = [0.54, { x: 0.64, y: 0.6 }];
/** What the kings' pile takes there between the hands and a numeral, with gaps. */
const WINDOW = { x: 1.1, y: 1.5 };

/**
 * How long the minute hand of a dial like a cushion is: inside the numerals on its nearer sides, and so short that the
 * kings have room between it and 3, or 6. On a plain rectangle, it is inside 9 and 3.
 */
export function reachOf({ corner, track: { x, y } }: NonNullable<DrawnDial['rect']>): number {
  if (!corner) return x - TO_NUMERALS;
  const window = x > y ? x - WINDOW.x : y - WINDOW.y;
  return Math.min(x - TO_HANDS.x, y - TO_HANDS.y, window - TO_NUMERALS);
}

/** How far from the axle of a low one the kings are: half way between its hands and 3. */
export const windowIn = (rect: NonNullable<DrawnDial['rect']>): number =>
  (reachOf(rect) + rect.track.x - TO_NUMERALS) / 2;

/** Whether a dial that is not round has room for hands once the game is won. */
export const hasHands = ({ corner, track }: NonNullable<DrawnDial['rect']>): boolean =>
  corner !== undefined || track.y > track.x;

/** From the end of the hands to the middle of the kings below them on a plain rectangle. */
const BELOW = 0.84;

/** How much of the room a dial takes that grows when the game is won; the rest is for shadows. */
const FULL = 0.99;

/** How many times larger a round dial can be if nothing is left beside it; it never gets smaller. */
export const growthIn = ({ dial, width, height }: Arrangement): number =>
  Math.max(1, (Math.min(width, height) / (2 * dial!.r)) * FULL);

/** The window of a round dial, as that of a watch's date: it has the place of 3, and what is free around the kings in its frame. */
const DATE = { across: 1.5, size: 0.55, frame: 0.035, corner: 5.5 };

/** In that of a dial like a cushion they are larger: between its hands and 6, or 3, is more room. */
const [TALL, LOW] = [0.8, 1];

/** The window in which the kings are inside a track and outside the hands. */
function windowAt(x: number, y: number, size: number): Pick<DrawnDial, 'kings' | 'window'> {
  const { frame, corner } = DATE;
  const kings = { x, y, size };
  const half = { x: size / 2, y: (size * CARD_HEIGHT) / 2 };
  const edge = outline(kings, { x: half.x + frame, y: half.y + frame }, corner + 100 * frame);
  return { kings, window: edge + hole(kings, half, corner) };
}

/**
 * The same on a round dial, or on one like a cushion, when the game is won: what is in the centre is squared, and makes room
 * for the hands. On a round dial it goes to what is beside that, or to a window in the place of 3; on a cushion it lies
 * where a watch has the window of its date, at 6 or, where that is wider than high, at 3.
 */
export function whenWon(chosen: Chosen, won: boolean): Chosen {
  if (!won) return chosen;
  const { won: drawn } = chosen.arrangement;
  const arrangement = drawn ? { ...chosen.arrangement, ...drawn() } : chosen.arrangement;
  const { dial, places } = arrangement;
  const { centre } = places;
  if (!dial || !centre) return { ...chosen, arrangement };
  // Nothing stands beside the dial any more, but a sign may hang there.
  const { beside: _, named, signedFrom: ___, ownIron, ...rest } = dial;
  const sign = dial.sign && { ...dial.sign, ...dial.sign.won };
  const clock = {
    ...rest,
    ...(ownIron && { iron: ownIron }),
    ...(sign && { sign, beside: sign.path, ...(ownIron && { enamel: sign.path }) }),
    ...(sign?.edging && { edging: sign.edging }),
  };
  // A plain rectangle that is low has no hands.
  if (dial.rect && !hasHands(dial.rect)) {
    return { ...chosen, arrangement: { ...arrangement, dial: clock } };
  }
  let { x, y } = dial;
  const isLow = dial.rect !== undefined && dial.rect.track.x > dial.rect.track.y;
  if (dial.rect) {
    const { track } = dial.rect;
    const reach = reachOf(dial.rect);
    if (isLow) x += windowIn(dial.rect);
    else if (!dial.rect.corner) y += reach + BELOW;
    else y += (reach + track.y - TO_NUMERALS) / 2;
  }
  const aside = dial.kings
    ? { kings: dial.kings }
    : !dial.rect
      ? windowAt(x + DATE.across, y, DATE.size)
      : dial.rect.corner
        ? windowAt(x, y, isLow ? LOW : TALL)
        : {};
  const { kings } = aside;
  const squared = kings
    ? { ...upright(kings.x, kings.y), ...(kings.size < 1 && { size: kings.size }) }
    : upright(x, y);
  // Nothing is below the name.
  const freed = {
    ...clock,
    ...aside,
    close: false,
    above: dial.above ?? !dial.rect,
    // Beside the hands of a low one is room for it still.
    ...(isLow && named !== undefined && { named }),
  };
  // The pile whose place they have is empty, and covers theirs no more.
  const { aside: laid } = places;
  const all = kings && laid?.docked ? { ...places, aside: { ...laid, x, y } } : places;
  const own = { dial: freed, places: { ...all, centre: squared } };
  return { ...chosen, arrangement: { ...arrangement, ...own } };
}
