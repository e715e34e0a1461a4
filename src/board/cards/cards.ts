import { cardOf, type Effect, isDown, type PileFacts } from '../../rules/engine.js';
import type { BoardPlay } from '../board-play.js';
import type { Chosen, Spot } from '../geometry/arrange.js';
import { levelOf, lineOf, placeOf, spotOf, transformAt } from '../geometry/spots.js';
import { makeElement } from '../pieces.js';
import {
  type CardView,
  FLYING,
  HELD,
  hide,
  isMoving,
  makeView,
  raise,
  stop,
  tokensOf,
} from './card-view.js';
import { Flights, type Gait } from './flights.js';
import { type OwnDrawing, Painter } from './painter.js';

/** Cards narrower than this, in pixels, have large indices. */
const SMALL = 34;
/** The same where they are smaller than others: their usual index would be less than 9 pixels high. */
const SMALLER = 40;
/** From this many cards on, they glide: in arcs they would cross each other. */
const MANY = 14;

/** The layer of cards: elements that are never reordered, and move along a move's effects. */
export class CardLayer {
  readonly element = makeElement({ class: 'cards', 'aria-hidden': 'true' });
  #views: CardView[] = [];
  /** The views by pile, from bottom to top. */
  #lying: CardView[][] = [];
  #piles: readonly PileFacts[] = [];
  /** The piles whose cards are at their spots, or moving there, in the arrangement `#chosen`. */
  #placed: readonly PileFacts[] = [];
  #chosen: Chosen | undefined;
  /** The cards that follow the pointer. */
  #held: readonly CardView[] = [];
  readonly #painter: Painter;
  readonly #flights: Flights;
  readonly #marked = new Map<string, readonly CardView[]>();
  /** Called when no card is moving any more. */
  #rested: (() => void)[] = [];

  readonly #gait: () => Gait | undefined;

  constructor(ownDrawing: OwnDrawing, load: BoardPlay['load'], gait: () => Gait | undefined) {
    this.#gait = gait;
    this.#painter = new Painter(ownDrawing, load, () => this.#repaint());
    this.#flights = new Flights({
      show: (view, side) => this.#show(view, side),
      paint: (view) => this.#painter.paint(view),
      settle: () => this.#settle(),
    });
  }

  /** Whether the faces have large indices. */
  get large(): boolean {
    return this.#painter.large;
  }

  /** Assigns the views to the cards of the piles, and stops all animations. */
  reset(piles: readonly PileFacts[]): void {
    const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
    this.halt();
    this.#painter.begin();
    while (this.#views.length < count) this.#views.push(makeView(this.element));
    for (const extra of this.#views.splice(count)) extra.layer.remove();
    let next = 0;
    this.#lying = piles.map((pile) => pile.cards.map(() => this.#views[next++]!));
    this.#piles = piles;
  }

  /** Whether any card is moving or turning, or about to. */
  get moving(): boolean {
    return this.#views.some(isMoving);
  }

  /** Resolves when no card is moving or turning, or about to; undefined if none is. */
  get rest(): Promise<void> | undefined {
    return this.moving ? new Promise((resolve) => this.#rested.push(resolve)) : undefined;
  }

  /** Whether no card of a pile is moving or turning, or about to. */
  rests(pile: number): boolean {
    return !this.#lying[pile]?.some(isMoving);
  }

  /** Resolves when all cards that are going to be turned face up can be seen; undefined if there is none. */
  get turning(): Promise<void> | undefined {
    return this.#flights.turning;
  }

  /** Stops all animations; the next call of {@link place} puts every card in its spot. */
  halt(): void {
    for (const view of this.#views) {
      stop(view);
      view.target = '';
      view.covered = false;
    }
    this.#placed = [];
  }

  /**
   * Puts all cards face down on one spot, from which they will be dealt. Only the last to leave is
   * visible there: the others are not drawn or laid out until they leave.
   */
  gather(spot: Spot, scale: number, last: { pile: number; index: number } | undefined): void {
    const deck = transformAt({ ...spot, angle: 0 }, scale);
    this.#placed = [];
    for (const view of this.#views) {
      // The cards of a stock stay here: {@link place} skips cards that are already in their spot.
      view.target = view.element.style.transform = deck;
      view.shown = undefined;
      hide(view, true);
    }
    const top = last && this.#lying[last.pile]![last.index]!;
    if (!top) return;
    hide(top, false);
    this.#show(top, -1);
    this.#painter.paint(top);
  }

  /**
   * Assigns the views to their new piles, following the effects.
   * @returns whether the result matches `piles`
   */
  follow(effects: readonly Effect[], piles: readonly PileFacts[]): boolean {
    for (const { from, fromIndex, to, toIndex } of effects) {
      const [view] = this.#lying[from]?.splice(fromIndex, 1) ?? [];
      if (!view) return false;
      this.#lying[to]?.splice(toIndex, 0, view);
    }
    return piles.every((pile, i) => this.#lying[i]?.length === pile.cards.length);
  }

  /**
   * Sends every card to its spot.
   * @param delays milliseconds to wait, for the cards that move, by their level
   */
  place(
    piles: readonly PileFacts[],
    chosen: Chosen,
    time: number,
    delays: ReadonlyMap<number, number>,
  ): void {
    const { arrangement, scale } = chosen;
    const before = chosen === this.#chosen ? this.#placed : [];
    this.#piles = this.#placed = piles;
    this.#chosen = chosen;
    const leaving: (() => void)[] = [];
    const gait = delays.size < MANY ? this.#gait() : undefined;
    piles.forEach((pile, i) => {
      // A move leaves most piles unchanged: their arrays of cards are identical.
      const { cards, over } = before[i] ?? {};
      if (pile.cards.length === 0 || (pile.cards === cards && pile.over === over)) return;
      const place = placeOf(pile, arrangement.places);
      pile.cards.forEach((card, index) => {
        const view = this.#lying[i]![index]!;
        const delay = time > 0 ? delays.get(levelOf(i, index)) : undefined;
        const spot = spotOf(pile, place, index);
        const target = transformAt(spot, scale);
        view.level = levelOf(pile.over === undefined ? i : piles.length, index);
        view.side = isDown(card) ? -1 : cardOf(card);
        view.hour = pile.hour ?? 0;
        view.angle = spot.angle;
        view.small = spot.size !== undefined && spot.size * scale < SMALLER;
        view.line = lineOf(pile, place, index, this.large);
        if (this.#held.includes(view)) return;
        if (view.target === target && delay === undefined) return;
        if (delay !== undefined) this.#flights.expect(view);
        // Reads everything before writing anything, to avoid a layout for each card.
        const from = view.flight ? getComputedStyle(view.element).transform : view.target;
        const together = delays.has(levelOf(i, index + 1));
        const under = together ? undefined : gait?.slotOf(pile, place, index, piles);
        const slot = under && transformAt(under, scale);
        leaving.push(() => this.#flights.send(view, from, { target, slot, time, delay }, gait));
      });
    });
    for (const leave of leaving) leave();
    this.#settle();
  }

  /** Takes a pile's top cards out of the layout, to follow the pointer. */
  hold(pile: number, count: number): readonly HTMLElement[] {
    this.#held = this.#lying[pile]!.slice(-count);
    this.#held.forEach((view, i) => {
      stop(view);
      hide(view, false);
      this.#show(view);
      this.#painter.paint(view);
      raise(view, HELD + i);
    });
    this.#settle();
    return this.#held.map(({ element }) => element);
  }

  /** Gives the held cards back: the next call of {@link place} sends them to their spots. */
  release(): void {
    for (const view of this.#held) view.target = view.element.style.transform;
    this.#held = [];
    this.#placed = [];
  }

  /** Sets a part token on the top cards of this pile only. */
  mark(token: 'lifted' | 'last', pile?: number, count = 1): void {
    const before = this.#marked.get(token) ?? [];
    const now = this.#lying[pile ?? -1]?.slice(-count) ?? [];
    this.#marked.set(token, now);
    for (const view of new Set([...before, ...now])) this.#setTokens(view);
  }

  /** Puts a ring around the top card of these piles only. */
  showTargets(piles: readonly number[]): void {
    this.#lying.forEach((views, i) =>
      views.at(-1)?.inner.classList.toggle('target', piles.includes(i)),
    );
  }

  /** Makes a card that is not one of the table's: see {@link Painter.copy}. */
  copy(card: number | null, parent: HTMLElement, large = this.large): HTMLElement {
    return this.#painter.copy(card, parent, large);
  }

  /** Draws every card again. */
  redraw(): void {
    for (const view of this.#views) {
      const { drawn } = view;
      view.drawn = undefined;
      if (drawn !== undefined) this.#painter.paint(view);
    }
  }

  /** Draws the cards again that look different now. */
  #repaint(): void {
    for (const view of this.#views) if (view.drawn !== undefined) this.#painter.paint(view);
  }

  /** Sets whether the faces have large indices: narrow cards do, and those of players who want them. */
  setLarge(scale: number, faces: readonly string[]): void {
    const large = scale < SMALL || faces.includes('large');
    if (large === this.large) return;
    this.#painter.large = large;
    this.redraw();
  }

  /**
   * Updates the cards that don't move. A covered card is not drawn: its drawing would cost the browser time in
   * whatever changes the whole page, such as a dialog that opens. A card under two others is hidden, because the
   * shadows of a whole pack would add up.
   */
  #settle(): void {
    this.#flights.settle();
    this.#lying.forEach((views, i) => {
      const { spread, hidden } = this.#piles[i]!;
      let over = 0;
      for (let index = views.length; index-- > 0;) {
        const view = views[index]!;
        if (this.#held.includes(view) || isMoving(view)) continue;
        const squared = spread === 'stack' || (spread === 'tuck' && index >= views.length - hidden);
        raise(view, view.level);
        hide(view, squared && over > 1);
        // Its face changes when the next card arrives, not when that sets off.
        const next = views[index + 1];
        view.covered = next !== undefined && !next.wait && (next.height ?? 0) < FLYING;
        view.inner.classList.toggle('covered', view.covered);
        this.#show(view);
        if (this.#marked.get('last')?.includes(view)) this.#setTokens(view);
        if (!squared || over === 0) this.#painter.paint(view);
        else this.#painter.clear(view);
        over++;
      }
    });
    if (this.#rested.length > 0 && !this.moving)
      for (const rested of this.#rested.splice(0)) rested();
  }

  /** Sets which side of a card is visible; the face is drawn only when it is uncovered. */
  #show(view: CardView, side = view.side): void {
    if (view.shown === side) return;
    view.shown = side;
    this.#setTokens(view);
  }

  #setTokens(view: CardView): void {
    const { element, shown = -1 } = view;
    const tokens = tokensOf(shown);
    for (const [token, views] of this.#marked) {
      // The last card is marked when it arrives.
      if (views.includes(view) && (token === 'lifted' || !isMoving(view))) tokens.push(token);
    }
    const text = tokens.join(' ');
    if (element.className !== text) element.setAttribute('part', (element.className = text));
  }
}
