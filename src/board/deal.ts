import type { Effect, PileFacts } from '../rules/engine.js';
import type { CardLayer } from './cards/cards.js';
import type { Chosen, Spot } from './geometry/arrange.js';
import { levelOf } from './geometry/spots.js';
import { roles } from './roles.js';
import { dealEvery, startsOf } from './tempo.js';

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

/** Deals the cards one by one from where they are dealt. */
export class Deal {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #board: Element;
  readonly #cards: CardLayer;

  constructor(board: Element, cards: CardLayer) {
    this.#board = board;
    this.#cards = cards;
  }

  /** Whether cards are going to be dealt. */
  get pending(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * Begins in a task of its own.
   * @param travel milliseconds of a card's way
   */
  start(piles: readonly PileFacts[], chosen: () => Chosen, travel: number): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const order = dealingOrder(piles);
      // A board outside the viewport isn't animated, and waits until the others have been drawn.
      const { top, bottom } = this.#board.getBoundingClientRect();
      const inSight = bottom > 0 && top < innerHeight;
      const every = dealEvery(travel, inSight);
      this.#cards.gather(dealtFrom(chosen()), chosen().scale, order.at(-1));
      const delays = new Map(
        order.map(({ pile, index }, i) => [levelOf(pile, index), i * every] as const),
      );
      this.#cards.place(piles, chosen(), inSight ? travel : 1, delays);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** When the cards of a transition set off, by their levels: milliseconds. */
export function delaysOf(
  effects: readonly Effect[],
  piles: readonly PileFacts[],
  count: number,
  travel: number,
): Map<number, number> {
  const starts = startsOf(effects, count, travel);
  return new Map(
    effects.map(({ to, toIndex }, i) => {
      const index = Math.min(toIndex, piles[to]!.cards.length - 1);
      return [levelOf(to, index), starts[i]!] as const;
    }),
  );
}

/** The same for a pile's top cards, which set off at once. */
export function delaysOfTop(
  piles: readonly PileFacts[],
  pile: number,
  count: number,
): Map<number, number> {
  const length = piles[pile]?.cards.length ?? 0;
  return new Map(
    Array.from({ length: count }, (_, i) => [levelOf(pile, length - 1 - i), 0] as const),
  );
}
