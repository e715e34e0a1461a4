import { isRed, suitOf } from '../cards/index.js';
import { cardOf, type Effect, isDown, type PileFacts } from '../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Place, type Spot, spreadBy } from './arrange.js';
import { drawBack, drawFace } from './faces.js';
import { fly, turn } from './motion.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** One card on the table: its element keeps its identity through every move. */
interface CardView {
  readonly element: HTMLElement;
  readonly inner: HTMLElement;
  /** The side that is drawn: a card, or -1 for the back; undefined before the first drawing. */
  side: number | undefined;
  /** The transform that it has or flies to. */
  target: string;
  flying: boolean;
  /** Its level among the cards, and whether others cover it, once it has landed. */
  level: number;
  buried: boolean;
}

function land(view: CardView): void {
  view.flying = false;
  view.element.style.zIndex = String(view.level);
  view.element.classList.toggle('buried', view.buried);
}

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

/**
 * Whether a card is wholly covered by at least two others: it need not be drawn, and the shadows of
 * a whole pack don't add up.
 */
function isBuried({ cards, hidden, spread }: PileFacts, index: number): boolean {
  if (spread === 'fan' || index >= cards.length - 2) return false;
  return spread === 'stack' || index >= cards.length - hidden;
}

/** The layer of cards: plain elements that are never reordered, moved along a move's effects. */
export class CardLayer {
  readonly element: HTMLElement;
  #views: CardView[] = [];
  /** Which view lies where: by pile, from the bottom. */
  #lying: CardView[][] = [];
  #held: CardView | undefined;
  #large = false;
  #back: SVGSVGElement | undefined;

  readonly #document: Document;
  /** A page's own drawing of a card, or of the back for null; undefined leaves it to ours. */
  readonly #ownDrawing: (card: number | null, large: boolean) => Node | undefined;

  constructor(
    document: Document,
    ownDrawing: (card: number | null, large: boolean) => Node | undefined,
  ) {
    this.#document = document;
    this.#ownDrawing = ownDrawing;
    this.element = document.createElement('div');
    this.element.className = 'cards';
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Lays the cards out afresh: as many as the piles hold, none of them on its way. */
  reset(piles: readonly PileFacts[]): void {
    const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
    while (this.#views.length < count) this.#views.push(this.#make());
    for (const extra of this.#views.splice(count)) extra.element.remove();
    let next = 0;
    this.#lying = piles.map((pile) => pile.cards.map(() => this.#views[next++]!));
  }

  /**
   * Puts all cards face down on one spot, from which they will be dealt; for so many milliseconds
   * they cast no shadows, which would add up.
   */
  gather(spot: Spot, scale: number, time: number): void {
    this.element.classList.add('gathered');
    setTimeout(() => this.element.classList.remove('gathered'), time);
    for (const view of this.#views) {
      for (const animation of view.element.getAnimations()) animation.cancel();
      view.target = transformAt({ ...spot, angle: 0 }, scale);
      view.element.style.transform = view.target;
      if (view.side === -1) continue;
      view.side = -1;
      this.#show(view);
    }
  }

  /** Follows effects: afterwards each element lies where its card does. */
  follow(effects: readonly Effect[]): void {
    for (const { from, fromIndex, to, toIndex } of effects) {
      const [view] = this.#lying[from]!.splice(fromIndex, 1);
      if (view) this.#lying[to]!.splice(toIndex, 0, view);
    }
  }

  /** Whether every pile has as many elements as cards. */
  matches(piles: readonly PileFacts[]): boolean {
    return (
      this.#lying.length === piles.length &&
      piles.every((pile, i) => this.#lying[i]!.length === pile.cards.length)
    );
  }

  /**
   * Sends every card to its spot.
   * @param delays milliseconds to wait for a card on its way, by pile and index
   */
  place(
    piles: readonly PileFacts[],
    { arrangement, scale }: Chosen,
    time: number,
    delays: (pile: number, index: number) => number | undefined,
  ): void {
    piles.forEach((pile, i) => {
      if (pile.cards.length === 0) return;
      const place = placeOf(pile, arrangement.places);
      pile.cards.forEach((slot, index) => {
        const view = this.#lying[i]![index]!;
        const delay = delays(i, index);
        const level = (pile.over === undefined ? i : piles.length) * 64 + index;
        const travels = delay !== undefined && time > 0;
        const side = isDown(slot) ? -1 : cardOf(slot);
        if (view.side !== side) {
          const turns = travels && view.side !== undefined;
          if (turns) turn(view.inner, time, delay, () => this.#show(view));
          view.side = side;
          if (!turns) this.#show(view);
        }
        view.level = level;
        view.buried = isBuried(pile, index);
        if (view === this.#held) return;
        const target = transformAt(spotOf(pile, place, index), scale);
        if (view.target === target && !travels) {
          if (!view.flying) land(view);
          return;
        }
        view.target = target;
        view.flying = true;
        view.element.classList.remove('buried');
        view.element.style.zIndex = String(travels ? 4000 + level : level);
        fly(view.element, target, time, delay ?? 0, () => land(view));
      });
    });
  }

  /** The element of a pile's top card. */
  top(pile: number): HTMLElement | undefined {
    return this.#lying[pile]?.at(-1)?.element;
  }

  /** Takes a pile's top card out of the layout, to follow the pointer. */
  hold(pile: number): HTMLElement | undefined {
    this.#held = this.#lying[pile]?.at(-1);
    if (this.#held) this.#held.element.style.zIndex = '8000';
    return this.#held?.element;
  }

  /** Gives the held card back: the next placing sends it home. */
  release(): void {
    if (this.#held) this.#held.target = '';
    this.#held = undefined;
  }

  /** Marks the top card of each of these piles, and no other, with a part token. */
  mark(token: 'lifted' | 'last', piles: readonly number[]): void {
    const tops = new Set(piles.map((pile) => this.#lying[pile]?.at(-1)));
    for (const view of this.#views) {
      view.element.classList.toggle(token, tops.has(view));
      view.element.part.toggle(token, tops.has(view));
    }
  }

  /** Draws every card again. */
  redraw(): void {
    for (const view of this.#views) if (view.side !== undefined) this.#show(view);
  }

  /** Whether the faces show large indices, as they must where cards are small. */
  setLarge(large: boolean): void {
    if (large === this.#large) return;
    this.#large = large;
    this.redraw();
  }

  #make(): CardView {
    const element = this.#document.createElement('div');
    const inner = this.#document.createElement('div');
    element.className = 'card';
    inner.className = 'inner';
    element.append(inner);
    this.element.append(element);
    return { element, inner, side: undefined, target: '', flying: false, level: 0, buried: false };
  }

  #show({ element, inner, side = -1 }: CardView): void {
    const up = side >= 0;
    const own = this.#ownDrawing(up ? side : null, this.#large);
    const face = up ? drawFace(side, { large: this.#large }, this.#document) : this.#drawBack();
    inner.replaceChildren(own ?? face);
    const tokens = up
      ? ['face-up', isRed(side) ? 'red' : 'black', SUITS[suitOf(side)]!]
      : ['face-down'];
    const kept = ['lifted', 'last', 'buried'].filter((token) => element.classList.contains(token));
    element.className = ['card', ...tokens, ...kept].join(' ');
    element.part.value = ['card', ...tokens, ...kept].join(' ');
  }

  /** One back is drawn, and copied. */
  #drawBack(): Node {
    this.#back ??= drawBack(this.#document);
    return this.#back.cloneNode(true);
  }
}

/** A CSS transform that brings a card's middle to a spot. */
export function transformAt(spot: CardSpot, scale: number): string {
  const x = (spot.x - 0.5) * scale;
  const y = (spot.y - CARD_HEIGHT / 2) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${spot.angle}deg)`;
}
