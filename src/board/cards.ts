import { isRed, suitOf } from '../cards/index.js';
import { cardOf, type Effect, isDown, type PileFacts } from '../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Place, type Spot, spreadBy } from './arrange.js';
import { drawBack, drawFace } from './faces.js';
import { fly, oneInEachFrame, turn } from './motion.js';
import { makeElement } from './pieces.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** One card on the table: its element keeps its identity through every move. */
interface CardView {
  readonly element: HTMLElement;
  readonly inner: HTMLElement;
  /** Its card, or -1 while it lies face down. */
  side: number;
  /** The side that shows, which changes in the midst of a turn. */
  shown?: number;
  /** The side that is drawn: a card that others cover is drawn when they leave. */
  drawn?: number;
  /** The transform that it has, or waits or flies to. */
  target: string;
  /** Its level among the cards that lie. */
  level: number;
  /** Its z-index now. */
  height?: number;
  hidden: boolean;
  /** Ends its wait for a flight. */
  wait?: ReturnType<typeof setTimeout>;
  flight?: Animation;
  turning?: Animation;
}

/** A card's number on the table: by this it is stacked, and told when to leave. */
export const levelOf = (pile: number, index: number): number => pile * 128 + index;

/** Where a card of a pile lies, in card widths, and how it is turned. */
export interface CardSpot extends Spot {
  readonly angle: number;
}

/** The place of a pile, or of the pile on which it lies. */
export function placeOf(pile: PileFacts, places: Readonly<Record<string, Place>>): Place {
  const own = places[pile.over ?? pile.id];
  if (!own) throw new Error(`the layout has no place for the pile “${pile.over ?? pile.id}”`);
  return pile.over === undefined ? own : { ...own, angle: 0, step: { x: 0, y: 0 } };
}

/**
 * Where the card `index` of a pile lies. Cards tucked under hidden ones peep out at the far side,
 * the undermost furthest.
 */
export function spotOf(pile: PileFacts, place: Place, index: number): CardSpot {
  const { cards, hidden, spread } = pile;
  let at = 0;
  let of = 1;
  if (spread === 'fan') {
    at = index;
    of = cards.length;
  } else if (spread === 'tuck') {
    const tucked = cards.length - hidden;
    const top = hidden > 0 ? tucked : tucked - 1;
    at = Math.max(0, top - index);
    of = 4;
  }
  const { x, y } = spreadBy(place, at, Math.max(of, at + 1));
  return { x: place.x + x, y: place.y + y, angle: place.angle };
}

/** The layer of cards: plain elements that are never reordered, moved along a move's effects. */
export class CardLayer {
  readonly element = makeElement({ class: 'cards', 'aria-hidden': 'true' });
  #views: CardView[] = [];
  /** Which view lies where: by pile, from the bottom. */
  #lying: CardView[][] = [];
  #piles: readonly PileFacts[] = [];
  /** The piles whose cards are at their spots, or on their way there, and by what arrangement. */
  #placed: readonly PileFacts[] = [];
  #chosen: Chosen | undefined;
  #held: CardView | undefined;
  #large = false;
  #back: SVGElement | undefined;
  readonly #inTurn = oneInEachFrame();
  /** Cards on their way to be turned face up, and who waits for them. */
  readonly #turning = new Set<CardView>();
  #turned: (() => void)[] = [];
  readonly #marked = new Map<string, readonly (CardView | undefined)[]>();

  /** A page's own drawing of a card, or of the back for null; undefined leaves it to ours. */
  readonly #ownDrawing: (card: number | null, large: boolean) => Node | undefined;

  constructor(ownDrawing: (card: number | null, large: boolean) => Node | undefined) {
    this.#ownDrawing = ownDrawing;
  }

  /** Lays the cards out afresh: as many as the piles hold, none of them on its way. */
  reset(piles: readonly PileFacts[]): void {
    const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
    this.halt();
    while (this.#views.length < count) this.#views.push(this.#make());
    for (const extra of this.#views.splice(count)) extra.element.remove();
    let next = 0;
    this.#lying = piles.map((pile) => pile.cards.map(() => this.#views[next++]!));
    this.#piles = piles;
  }

  /** Whether any card flies, turns or waits to do so. */
  get moving(): boolean {
    return this.#views.some(isMoving);
  }

  /** Whether a card is on its way to be turned face up. */
  get turns(): boolean {
    return this.#turning.size > 0;
  }

  /** When every card that is to be turned face up can be seen. */
  turned(): Promise<void> {
    return new Promise((resolve) => this.#turned.push(resolve));
  }

  /** Stops all motion; the next placing brings every card to its spot, wherever it was stopped. */
  halt(): void {
    for (const view of this.#views) {
      stop(view);
      view.target = '';
    }
    this.#placed = [];
  }

  /**
   * Puts all cards face down on one spot, from which they will be dealt. Only one shows there, the
   * last to leave: the others are neither drawn nor laid out before they do.
   */
  gather(spot: Spot, scale: number, last: { pile: number; index: number } | undefined): void {
    const deck = transformAt({ ...spot, angle: 0 }, scale);
    this.#placed = [];
    for (const view of this.#views) {
      // A stock's cards stay here: they won't be sent to where they are.
      view.target = view.element.style.transform = deck;
      view.shown = undefined;
      hide(view, true);
    }
    const top = last && this.#lying[last.pile]![last.index]!;
    if (!top) return;
    hide(top, false);
    this.#show(top, -1);
    this.#paint(top);
  }

  /**
   * Follows effects: afterwards each element lies where its card does.
   * @returns whether they fit, so that the piles now are these
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
   * @param delays milliseconds to wait for the cards that travel, by their level
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
    piles.forEach((pile, i) => {
      // Most piles stay as they are through a move: their cards are the very same.
      const { cards, over } = before[i] ?? {};
      if (pile.cards.length === 0 || (pile.cards === cards && pile.over === over)) return;
      const place = placeOf(pile, arrangement.places);
      pile.cards.forEach((slot, index) => {
        const view = this.#lying[i]![index]!;
        const delay = time > 0 ? delays.get(levelOf(i, index)) : undefined;
        const target = transformAt(spotOf(pile, place, index), scale);
        view.level = levelOf(pile.over === undefined ? i : piles.length, index);
        view.side = isDown(slot) ? -1 : cardOf(slot);
        if (view === this.#held) return;
        if (view.target === target && delay === undefined) return;
        if (delay !== undefined && view.side >= 0 && view.shown !== view.side) {
          this.#turning.add(view);
        }
        // Everything is read before anything is written, or each card would cost a layout.
        const from = view.flight ? getComputedStyle(view.element).transform : view.target;
        leaving.push(() => this.#send(view, from, target, time, delay));
      });
    });
    for (const leave of leaving) leave();
    this.#settle();
  }

  /** Takes a pile's top card out of the layout, to follow the pointer. */
  hold(pile: number): HTMLElement | undefined {
    const view = this.#lying[pile]?.at(-1);
    if (!view) return undefined;
    stop(view);
    hide(view, false);
    this.#held = view;
    this.#show(view);
    this.#paint(view);
    raise(view, 8000);
    this.#settle();
    return view.element;
  }

  /** Gives the held card back: the next placing sends it home. */
  release(): void {
    if (this.#held) this.#held.target = this.#held.element.style.transform;
    this.#held = undefined;
    this.#placed = [];
  }

  /** Marks the top card of each of these piles, and no other, with a part token. */
  mark(token: 'lifted' | 'last', piles: readonly number[]): void {
    const before = this.#marked.get(token) ?? [];
    const now = piles.map((pile) => this.#lying[pile]?.at(-1));
    this.#marked.set(token, now);
    for (const view of new Set([...before, ...now])) if (view) this.#setTokens(view);
  }

  /** Draws every card again. */
  redraw(): void {
    for (const view of this.#views) {
      const { drawn } = view;
      view.drawn = undefined;
      if (drawn !== undefined) this.#paint(view);
    }
  }

  /** Whether the faces show large indices, as they must where cards are small. */
  setLarge(large: boolean): void {
    if (large === this.#large) return;
    this.#large = large;
    this.redraw();
  }

  #make(): CardView {
    const element = makeElement({}, this.element);
    element.hidden = true;
    const inner = makeElement({ class: 'inner' }, element);
    return { element, inner, side: -1, target: '', level: 0, hidden: true };
  }

  /** Lets a card travel, or, without a delay, only makes it room. */
  #send(view: CardView, from: string, target: string, time: number, delay?: number): void {
    const { element } = view;
    stop(view);
    view.target = target;
    const leave = (): void => {
      view.wait = undefined;
      hide(view, false);
      element.style.transform = target;
      // A card that comes from the pack comes face down.
      if (delay !== undefined && view.shown === undefined) this.#show(view, -1);
      if (time > 0 && from !== '' && from !== target) {
        raise(view, delay === undefined ? view.level : 4000 + view.level);
        view.flight = fly(element, from, target, time, () => {
          view.flight = undefined;
          this.#settle();
        });
      }
      if (delay !== undefined) this.#turn(view, time);
      else this.#show(view);
      if (view.flight) this.#paint(view);
    };
    if (!delay) return leave();
    if (!view.hidden) element.style.transform = from;
    const wait = setTimeout(() => {
      this.#inTurn(() => {
        if (view.wait !== wait) return false;
        leave();
        this.#settle();
        return true;
      });
    }, delay);
    view.wait = wait;
  }

  #turn(view: CardView, time: number): void {
    if (view.shown === view.side) return;
    this.#paint(view);
    const half = (opens: boolean, then: () => void): void => {
      const turning = turn(view.inner, opens, time / 2, then);
      if (turning) view.turning = turning;
    };
    half(false, () => {
      this.#show(view);
      this.#paint(view);
      this.#settle();
      half(true, () => {
        view.turning = undefined;
        this.#settle();
      });
    });
  }

  /**
   * Sees to the cards that lie. One that others cover need not be drawn, and under two of them it
   * need not be there: the shadows of a whole pack would add up.
   */
  #settle(): void {
    for (const view of this.#turning) {
      if (view.shown === view.side || !isMoving(view)) this.#turning.delete(view);
    }
    if (!this.turns) for (const seen of this.#turned.splice(0)) seen();
    this.#lying.forEach((views, i) => {
      const { spread, hidden } = this.#piles[i]!;
      let over = 0;
      for (let index = views.length; index-- > 0;) {
        const view = views[index]!;
        if (view === this.#held || isMoving(view)) continue;
        const squared = spread === 'stack' || (spread === 'tuck' && index >= views.length - hidden);
        raise(view, view.level);
        hide(view, squared && over > 1);
        this.#show(view);
        if (!squared || over === 0) this.#paint(view);
        over++;
      }
    });
  }

  /** Shows a card's side, or that it lies face down; what is on it is drawn when it is seen. */
  #show(view: CardView, side = view.side): void {
    if (view.shown === side) return;
    view.shown = side;
    this.#setTokens(view);
  }

  #setTokens(view: CardView): void {
    const { element, shown = -1 } = view;
    const tokens = ['card'];
    if (shown < 0) tokens.push('face-down');
    else tokens.push('face-up', isRed(shown) ? 'red' : 'black', SUITS[suitOf(shown)]!);
    for (const [token, views] of this.#marked) if (views.includes(view)) tokens.push(token);
    element.setAttribute('part', (element.className = tokens.join(' ')));
  }

  #paint(view: CardView): void {
    const side = view.shown ?? -1;
    if (view.drawn === side) return;
    view.drawn = side;
    const card = side < 0 ? null : side;
    const face = this.#ownDrawing(card, this.#large) ?? this.#drawing(card);
    view.inner.replaceChildren(face);
  }

  /** One back is drawn, and copied. */
  #drawing(card: number | null): Node {
    if (card !== null) return drawFace(card, this.#large);
    this.#back ??= drawBack();
    return this.#back.cloneNode(true);
  }
}

function stop(view: CardView): void {
  clearTimeout(view.wait);
  view.flight?.cancel();
  view.turning?.cancel();
  view.wait = view.flight = view.turning = undefined;
}

function raise(view: CardView, height: number): void {
  if (view.height !== height) view.element.style.zIndex = String(height);
  view.height = height;
}

function hide(view: CardView, hidden: boolean): void {
  if (view.hidden !== hidden) view.element.hidden = hidden;
  view.hidden = hidden;
}

const isMoving = ({ wait, flight, turning }: CardView): boolean =>
  Boolean(wait ?? flight ?? turning);

/** A CSS transform that brings a card's middle to a spot. */
export function transformAt(spot: CardSpot, scale: number): string {
  const x = (spot.x - 0.5) * scale;
  const y = (spot.y - CARD_HEIGHT / 2) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${spot.angle}deg)`;
}
