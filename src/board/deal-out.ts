import type { PileFacts } from '../rules/engine.js';
import type { CardLayer } from './cards/cards.js';
import type { Chosen, Spot } from './geometry/arrange.js';
import { levelOf } from './geometry/spots.js';
import { roles } from './roles.js';
import { dealEvery } from './tempo.js';

/** A card that is dealt: its pile, and its index in it. */
interface Dealt {
  readonly pile: number;
  readonly index: number;
}

/** The cards in the order in which they are dealt: one for each pile, then a second one. */
export const dealingOrder = (piles: readonly PileFacts[]): Dealt[] =>
  piles
    .flatMap(({ role, cards }, pile) =>
      roles[role].dealt ? cards.map((_, index) => ({ pile, index })) : [],
    )
    .sort((a, b) => a.index - b.index || a.pile - b.pile);

/** Where cards are dealt from: the stock, or the centre. */
export const dealtFrom = ({ arrangement }: Chosen): Spot => {
  const { places, width, height, dial } = arrangement;
  return places['stock'] ?? dial ?? { x: width / 2, y: height / 2 };
};

/**
 * Deals the cards one by one from where they are dealt.
 * @param travel milliseconds of a card's way
 */
export function dealOut(
  board: Element,
  cards: CardLayer,
  piles: readonly PileFacts[],
  chosen: Chosen,
  travel: number,
): void {
  const order = dealingOrder(piles);
  // A board outside the viewport isn't animated, and takes its time: others come first.
  const { top, bottom } = board.getBoundingClientRect();
  const inSight = bottom > 0 && top < innerHeight;
  const every = dealEvery(travel, inSight);
  cards.gather(dealtFrom(chosen), chosen.scale, order.at(-1));
  const delays = new Map(
    order.map(({ pile, index }, i) => [levelOf(pile, index), i * every] as const),
  );
  cards.place(piles, chosen, inSight ? travel : 1, delays);
}
