import { type CardView, FLYING, hide, isMoving, raise, stop } from './card-view.js';
import { fly, type Gait, oneInEachFrame, turn } from './motion.js';

/** What flights need from the layer of cards. */
interface FlightTable {
  /** Sets the visible side of a card; by default the one that it has to show. */
  show(view: CardView, side?: number): void;
  paint(view: CardView): void;
  /** A card has set off, been turned or come. */
  settle(): void;
}

/** The share of a card's way in which it slides under a pile. */
const SLIDE = 0.42;
/** A half of its turn takes this share of the time of a way. */
const HALF_TURN = 0.4;

/** Where a card goes. */
interface Way {
  readonly target: string;
  /** From where it slides under its pile, if it does. */
  readonly slot: string | undefined;
  /** Milliseconds. */
  readonly time: number;
  /** Without one it belongs to a pile that only makes room. */
  readonly delay: number | undefined;
  readonly gait: Gait;
}

/** A part of a way: to where, how long and how; and the level, if it is another one. */
type Leg = readonly [to: string, time: number, gait: Gait, level?: number];

/** Cards on their way to their spots, each after its own delay; some are turned over on it. */
export class Flights {
  readonly #table: FlightTable;
  readonly #inTurn = oneInEachFrame();
  /** Cards that are going to be turned face up. */
  readonly #turning = new Set<CardView>();
  /** Called when all of them have been turned. */
  #turned: (() => void)[] = [];

  constructor(table: FlightTable) {
    this.#table = table;
  }

  /** Whether a card is going to be turned face up. */
  get turns(): boolean {
    return this.#turning.size > 0;
  }

  /** Resolves when every card that is to be turned face up can be seen. */
  turned(): Promise<void> {
    return new Promise((resolve) => this.#turned.push(resolve));
  }

  /** Notes that a card will be sent with its turn, if it has to be turned face up. */
  expect(view: CardView): void {
    if (view.side >= 0 && view.shown !== view.side) this.#turning.add(view);
  }

  /** Forgets the cards that have been turned. */
  settle(): void {
    for (const view of this.#turning) {
      if (view.shown === view.side || !isMoving(view)) this.#turning.delete(view);
    }
    if (!this.turns) for (const seen of this.#turned.splice(0)) seen();
  }

  /** Sends a card to its spot. */
  send(view: CardView, from: string, { target, slot, time, delay, gait }: Way): void {
    const { element } = view;
    stop(view);
    view.target = target;
    const leave = (): void => {
      view.wait = undefined;
      hide(view, false);
      element.style.transform = target;
      // A card from the pack starts face down.
      if (delay !== undefined && view.shown === undefined) this.#table.show(view, -1);
      if (time > 0 && from !== '' && from !== target) {
        const legs: Leg[] = [];
        if (delay === undefined) legs.push([target, time, 'glide', view.level]);
        else {
          // It slides out from under its pile, at the level that it has there,
          const leaves = view.slot && view.shown === view.side;
          if (leaves) legs.push([view.slot!, time * SLIDE, 'glide']);
          // is over all others on its way, and slides under the next pile.
          const way = time * (slot ? 1 - SLIDE : 1);
          legs.push([slot ?? target, way, gait, FLYING + view.level]);
          if (slot) legs.push([target, time * SLIDE, 'glide', view.level]);
        }
        this.#go(view, from, legs, slot);
      } else view.slot = slot;
      if (delay !== undefined) this.#turn(view, time);
      else this.#table.show(view);
      if (view.flight) this.#table.paint(view);
    };
    if (!delay) return leave();
    if (!view.hidden) element.style.transform = from;
    const wait = setTimeout(() => {
      this.#inTurn(() => {
        if (view.wait !== wait) return false;
        leave();
        this.#table.settle();
        return true;
      });
    }, delay);
    view.wait = wait;
  }

  /** Goes leg by leg. */
  #go(view: CardView, from: string, legs: readonly Leg[], slot: string | undefined): void {
    const [leg, ...rest] = legs;
    if (!leg) {
      view.flight = undefined;
      view.inner.classList.remove('flying');
      return this.#table.settle();
    }
    const [to, time, gait, level] = leg;
    if (level !== undefined) {
      raise(view, level);
      view.slot = rest.length > 0 ? undefined : slot;
      view.inner.classList.toggle('flying', gait === 'arc');
    }
    view.flight = fly(view.element, from, to, time, gait, () => this.#go(view, to, rest, slot));
  }

  #turn(view: CardView, time: number): void {
    if (view.shown === view.side) return;
    this.#table.paint(view);
    const half = (opens: boolean, then: () => void): void => {
      const turning = turn(view.inner, opens, time * HALF_TURN, then);
      if (turning) view.turning = turning;
    };
    half(false, () => {
      this.#table.show(view);
      this.#table.paint(view);
      this.#table.settle();
      half(true, () => {
        view.turning = undefined;
        this.#table.settle();
      });
    });
  }
}
