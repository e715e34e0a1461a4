import type { Effect } from '../rules/engine.js';

/**
 * How fast everything goes that cards do, seen and heard. Times are in milliseconds.
 */

/** How fast cards travel: the attribute `speed`. */
export type Speed = 'normal' | 'slow' | 'fast' | 'instant';

/** A card's way from pile to pile, however long it is: the eye follows it, and nobody waits for it. */
export const TRAVEL: Readonly<Record<Speed, number>> = {
  normal: 260,
  slow: 520,
  fast: 130,
  instant: 0,
};

/** Between the starts of two cards of one move: they are seen one by one. */
const STAGGER = 35;
/** The same in shares of a card's way, where that is shorter: cards in a hurry don't wait for each other. */
const STAGGER_SHARE = 1 / 4;
/** Within which all cards of a transition set off: an undo can take back a whole game. */
const LONGEST = 2500;
/** A card that waits to be turned does so a little after the one before it has come: in shares of that one's way. */
const TURN_AFTER = 1.23;

/** Cards of a deal that are on their way at once: a pack is dealt in less than a second. */
const DEALT_AT_ONCE = 18;
/** The same on a board outside the viewport, which isn't animated: the cards of those in sight come first. */
const DEALT_UNSEEN = 6;

/** A move of more cards than this has a long animation, which the player can end. */
const FEW = 2;

/** The most taps of one sound, which is over before the next move is made. */
export const MOST_TAPS = 12;
/** Between the taps of a move: closer than this they would be heard as one. */
export const TAP_EVERY = 50;
/** The cards of a deal for each of its taps, which begin more often: the sound is of a pack, not of cards. */
const CARDS_PER_TAP = 2.5;

/** Between the starts of two cards of a deal, if a card's way takes `travel`. */
export const dealEvery = (travel: number, inSight = true): number =>
  travel / (inSight ? DEALT_AT_ONCE : DEALT_UNSEEN);

/** Between two taps of a deal. */
export const dealTapEvery = (travel: number): number => dealEvery(travel) * CARDS_PER_TAP;

/** Whether an animation of these effects is long. */
export const isLong = (effects: readonly Effect[]): boolean => effects.length > FEW;

/** How an effect turns its card: 1 face up, -1 face down, 0 not at all. */
const turning = ({ wasFaceUp, faceUp }: Effect): number => Number(faceUp) - Number(wasFaceUp);

/**
 * When each card of a transition sets off.
 * @param count the number of moves that the effects are of
 * @param travel how long a card is on its way
 */
export function startsOf(effects: readonly Effect[], count: number, travel: number): number[] {
  const stagger = Math.min(STAGGER, travel * STAGGER_SHARE, LONGEST / effects.length);
  let start = 0;
  return effects.map((effect, i) => {
    const before = effects[i - 1];
    if (!before) return start;
    const way = turning(effect);
    // Within one move, a card that turns is worth waiting for until the one before has gone.
    const waits = count === 1 && way !== 0 && way !== turning(before);
    // The cards of a run move together.
    const joins =
      way === 0 &&
      before.from === effect.from &&
      (before.fromIndex === effect.fromIndex || before.toIndex === effect.toIndex);
    if (!joins) start += waits ? travel * TURN_AFTER : stagger;
    return start;
  });
}
