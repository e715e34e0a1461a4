import { type CardView, FLYING, hide, isMoving, raise, stop } from './card-view.js';
import { fly, glide, type Leg, oneInEachFrame, turn, type Way } from './motion.js';

/** Decides how cards move when no pointer drags them. */
export type Gait = Pick<typeof import('./gait.js'), 'legsOf' | 'slotOf'>;

/** What flights need from the layer of cards. */
interface FlightTable {
  /** Sets the visible side of a card; by default the one that it has to show. */
  show(view: CardView, side?: number): void;
  paint(view: CardView): void;
  /** A card has set off, been turned, or arrived. */
  settle(): void;
}

/** Half a turn takes this share of the time of a move. */
const HALF_TURN = 0.4;

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

  /** Resolves when all cards that are going to be turned face up can be seen; undefined if there is none. */
  get turning(): Promise<void> | undefined {
    if (this.#turning.size === 0) return undefined;
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
    if (this.#turning.size === 0) for (const seen of this.#turned.splice(0)) seen();
  }

  /**
   * Sends a card to its spot.
   * @param gait how it moves if it does so by itself; by default it glides
   */
  send(view: CardView, from: string, way: Way, gait: Gait | undefined): void {
    const { element } = view;
    const { target, slot, time, delay } = way;
    stop(view);
    view.target = target;
    const leave = (): void => {
      view.wait = undefined;
      hide(view, false);
      element.style.transform = target;
      // A card from the pack starts face down.
      if (delay !== undefined && view.shown === undefined) this.#table.show(view, -1);
      if (time > 0 && from !== '' && from !== target) {
        const alone = delay !== undefined;
        const level = view.level + (alone ? FLYING : 0);
        const legs = alone && gait?.legsOf(view, from, way);
        this.#go(view, legs || [{ ...glide(from, target, time), level }], slot);
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
  #go(view: CardView, [leg, ...rest]: readonly Leg[], slot: string | undefined): void {
    if (leg?.level !== undefined) {
      raise(view, leg.level);
      view.slot = rest.length > 0 ? undefined : slot;
    }
    view.inner.classList.toggle('flying', leg?.lifted ?? false);
    view.flight = leg && fly(view.element, leg.frames, leg.time, () => this.#go(view, rest, slot));
    if (!leg) this.#table.settle();
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
