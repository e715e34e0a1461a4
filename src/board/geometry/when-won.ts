import { type Arrangement, type Chosen, type DrawnDial, upright } from './arrange.js';

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

/**
 * The same on a round dial, or on one like a cushion, when the game is won: what is in the centre is squared. On a round
 * dial it is pinned to the axle, and the hands come out from under it; on a cushion it makes room for them, and lies
 * where a watch has the window of its date, at 6 or, where that is wider than high, at 3.
 */
export function whenWon(chosen: Chosen, won: boolean): Chosen {
  const { dial, places, won: drawn } = chosen.arrangement;
  const { centre } = places;
  if (won && drawn) return { ...chosen, arrangement: { ...chosen.arrangement, ...drawn() } };
  if (!won || !dial || !centre) return chosen;
  // Nothing stands beside the dial any more, but a sign may hang there.
  const { beside: _, named, signedFrom: ___, ownIron, ...rest } = dial;
  const sign = dial.sign && { ...dial.sign, ...dial.sign.won };
  const clock = {
    ...rest,
    ...(ownIron && { iron: ownIron }),
    ...(sign && { sign, beside: sign.path, ...(ownIron && { enamel: sign.path }) }),
  };
  // A plain rectangle that is low has no hands.
  if (dial.rect && !hasHands(dial.rect)) {
    return { ...chosen, arrangement: { ...chosen.arrangement, dial: clock } };
  }
  let { x, y } = dial;
  const isLow = dial.rect !== undefined && dial.rect.track.x > dial.rect.track.y;
  if (dial.rect) {
    const { track } = dial.rect;
    const reach = reachOf(dial.rect);
    if (isLow) x += (reach + track.x - TO_NUMERALS) / 2;
    else if (!dial.rect.corner) y += reach + BELOW;
    else y += (reach + track.y - TO_NUMERALS) / 2;
  }
  const squared = { ...places, centre: upright(x, y) };
  // Nothing is below the name, and on a round dial there is no room for the number above 6.
  const freed = {
    ...clock,
    close: false,
    above: dial.above ?? !dial.rect,
    pinned: !dial.rect,
    // Beside the hands of a low one is room for it still.
    ...(isLow && named !== undefined && { named }),
  };
  const own = { dial: freed, places: squared };
  return { ...chosen, arrangement: { ...chosen.arrangement, ...own } };
}
