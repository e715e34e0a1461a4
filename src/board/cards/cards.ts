import { isRed, suitOf } from '../../cards/index.js';
import { cardOf, type Effect, isDown, type PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Place, type Spot, spreadBy } from '../geometry/arrange.js';
import { drawBack, drawFace } from './faces.js';
import { fly, oneInEachFrame, turn } from './motion.js';
import { makeElement } from '../pieces.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/**
 * Stacking levels of cards that move: over the piles' signs, and, if they follow the pointer, over the
 * focus ring too.
 */
const FLYING = 4e4;
const HELD = 8e4;

/** A card on the table: its element stays the same through all moves. */
interface CardView {
  readonly element: HTMLElement;
  /** Around it; it has the stacking level. */
  readonly layer: HTMLElement;
  readonly inner: HTMLElement;
  /** Its card, or -1 if it is face down. */
  side: number;
  /** The side that is visible, which changes halfway through a turn. */
  shown?: number;
  /** The side that has been drawn: a covered card is drawn only when it is uncovered. */
  drawn?: number;
  /** How the kit drew that side; undefined if the page did. */
  look?: unknown;
  /** Its pile's hour, or 0, and the card's angle: the watch on its back shows that hour. */
  hour: number;
  angle: number;
  /** The line by which its face is drawn while the next card lies on it, or 0. */
  line: number;
  /** Whether that card lies there already. */
  covered: boolean;
  /** Its transform, or the one that it is moving to. */
  target: string;
  /** Its stacking level when it doesn't move. */
  level: number;
  /** Its current z-index. */
  height?: number;
  hidden: boolean;
  /** The timer for the start of its flight. */
  wait?: ReturnType<typeof setTimeout>;
  flight?: Animation;
  turning?: Animation;
}

/** The line by which large faces are drawn. */
const LARGE = 54;

/** A number for a card's place, used for stacking and to look up its delay. */
export const levelOf = (pile: number, index: number): number => pile * 128 + index;

/** The centre of a card in card widths, and its angle. */
export interface CardSpot extends Spot {
  readonly angle: number;
}

/** The place of a pile, or of the pile that it lies on. */
export function placeOf(pile: PileFacts, places: Readonly<Record<string, Place>>): Place {
  const own = places[pile.over ?? pile.id];
  if (!own) throw new Error(`the layout has no place for the pile “${pile.over ?? pile.id}”`);
  return pile.over === undefined ? own : { ...own, angle: 0, step: { x: 0, y: 0 } };
}

/**
 * The spot of a pile's card `index`. Face-up cards under hidden ones stick out at the far side, the
 * lowest card the furthest.
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
 * The line of rank and suit, as in {@link drawFace}, that fits into the strip which the next card
 * leaves of a pile's card `index`: upright for the player. It is 0 if the usual face shows both there
 * as well.
 */
function lineOf(pile: PileFacts, place: Place, index: number, large: boolean): number {
  const { x, y, angle } = spotOf(pile, place, index);
  const next = spotOf(pile, place, index + 1);
  const turn = (angle * Math.PI) / 180;
  const along = (next.y - y) * Math.cos(turn) - (next.x - x) * Math.sin(turn);
  const seen = Math.round(Math.abs(along) * 100);
  // Of the face's own indices the player may see only the one that is upside down.
  const usual = seen > (large ? 57 : 40) && Math.cos(turn) * Math.sign(along) > -0.01;
  if (seen === 0 || usual) return 0;
  // Few sizes, so that a fan that is squeezed is not drawn again with every card.
  const line = Math.max(14, Math.min(seen - ((seen + 1) % 3), large ? 44 : 28));
  return next.y - y > -0.01 ? line : -line;
}

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
  /** Whether the faces have large indices. */
  large = false;
  /** The backs by the time on their watches. */
  readonly #backs = new Map<string, SVGElement>();
  readonly #inTurn = oneInEachFrame();
  /** Cards that are going to be turned face up. */
  readonly #turning = new Set<CardView>();
  /** Called when all of them have been turned. */
  #turned: (() => void)[] = [];
  readonly #marked = new Map<string, readonly CardView[]>();

  /** The page's own drawing of a card, or of the back for null; undefined if there is none. */
  readonly #ownDrawing: (card: number | null, large: boolean) => Node | undefined;

  constructor(ownDrawing: (card: number | null, large: boolean) => Node | undefined) {
    this.#ownDrawing = ownDrawing;
  }

  /** Assigns the views to the cards of the piles, and stops all animations. */
  reset(piles: readonly PileFacts[]): void {
    const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
    this.halt();
    while (this.#views.length < count) this.#views.push(this.#make());
    for (const extra of this.#views.splice(count)) extra.layer.remove();
    let next = 0;
    this.#lying = piles.map((pile) => pile.cards.map(() => this.#views[next++]!));
    this.#piles = piles;
  }

  /** Whether any card is moving or turning, or about to. */
  get moving(): boolean {
    return this.#views.some(isMoving);
  }

  /** Whether a card is going to be turned face up. */
  get turns(): boolean {
    return this.#turning.size > 0;
  }

  /** Resolves when every card that is to be turned face up can be seen. */
  turned(): Promise<void> {
    return new Promise((resolve) => this.#turned.push(resolve));
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
    this.#paint(top);
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
    piles.forEach((pile, i) => {
      // A move leaves most piles unchanged: their arrays of cards are identical.
      const { cards, over } = before[i] ?? {};
      if (pile.cards.length === 0 || (pile.cards === cards && pile.over === over)) return;
      const place = placeOf(pile, arrangement.places);
      pile.cards.forEach((slot, index) => {
        const view = this.#lying[i]![index]!;
        const delay = time > 0 ? delays.get(levelOf(i, index)) : undefined;
        const spot = spotOf(pile, place, index);
        const target = transformAt(spot, scale);
        view.level = levelOf(pile.over === undefined ? i : piles.length, index);
        view.side = isDown(slot) ? -1 : cardOf(slot);
        view.hour = pile.hour ?? 0;
        view.angle = spot.angle;
        view.line = lineOf(pile, place, index, this.large);
        if (this.#held.includes(view)) return;
        if (view.target === target && delay === undefined) return;
        if (delay !== undefined && view.side >= 0 && view.shown !== view.side) {
          this.#turning.add(view);
        }
        // Reads everything before writing anything, to avoid a layout for each card.
        const from = view.flight ? getComputedStyle(view.element).transform : view.target;
        leaving.push(() => this.#send(view, from, target, time, delay));
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
      this.#paint(view);
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

  /** Draws every card again. */
  redraw(): void {
    for (const view of this.#views) {
      const { drawn } = view;
      view.drawn = undefined;
      if (drawn !== undefined) this.#paint(view);
    }
  }

  /** Sets whether the faces have large indices. */
  setLarge(large: boolean): void {
    if (large === this.large) return;
    this.large = large;
    this.redraw();
  }

  #make(): CardView {
    const layer = makeElement({ class: 'layer' }, this.element);
    const element = makeElement({}, layer);
    element.hidden = true;
    const inner = makeElement({ class: 'inner' }, element);
    const at = { hour: 0, angle: 0, line: 0, covered: false, target: '', level: 0 };
    return { element, layer, inner, side: -1, hidden: true, ...at };
  }

  /** Sends a card to its spot. Without a delay it belongs to a pile that only makes room. */
  #send(view: CardView, from: string, target: string, time: number, delay?: number): void {
    const { element } = view;
    stop(view);
    view.target = target;
    const leave = (): void => {
      view.wait = undefined;
      hide(view, false);
      element.style.transform = target;
      // A card from the pack starts face down.
      if (delay !== undefined && view.shown === undefined) this.#show(view, -1);
      if (time > 0 && from !== '' && from !== target) {
        raise(view, delay === undefined ? view.level : FLYING + view.level);
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
   * Updates the cards that don't move. A covered card is not drawn, and a card under two others is
   * hidden, because the shadows of a whole pack would add up.
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
        if (this.#held.includes(view) || isMoving(view)) continue;
        const squared = spread === 'stack' || (spread === 'tuck' && index >= views.length - hidden);
        raise(view, view.level);
        hide(view, squared && over > 1);
        // Its face changes when the next card has come, not when it sets off.
        const next = views[index + 1];
        view.covered = next !== undefined && !next.wait && (next.height ?? 0) < FLYING;
        view.inner.classList.toggle('covered', view.covered);
        this.#show(view);
        if (!squared || over === 0) this.#paint(view);
        over++;
      }
    });
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
    for (const [token, views] of this.#marked) if (views.includes(view)) tokens.push(token);
    element.setAttribute('part', (element.className = tokens.join(' ')));
  }

  #paint(view: CardView): void {
    const { shown: side = -1, drawn, hour, angle } = view;
    const line = (view.covered && view.line) || (this.large ? LARGE : 0);
    const look = side < 0 ? `${hour} ${angle}` : line;
    // What the page draws has one look, and a back keeps its time until it arrives.
    const kept = view.look === undefined || view.look === look || (side < 0 && isMoving(view));
    if (drawn === side && kept) return;
    view.drawn = side;
    const isOwn = this.#fill(view.inner, side, this.large, () =>
      side < 0 ? this.#drawBack(hour, angle) : drawFace(side, line),
    );
    view.look = isOwn ? undefined : look;
  }

  /** Makes a card that is not one of the table's: its face, or the back of the stock for null. */
  copy(card: number | null, parent: HTMLElement, large = this.large): HTMLElement {
    const element = makeElement({ class: tokensOf(card ?? -1).join(' ') }, parent);
    this.#fill(makeElement({ class: 'inner' }, element), card ?? -1, large, () =>
      card === null ? this.#drawBack(0, 0) : drawFace(card, large ? LARGE : 0),
    );
    return element;
  }

  /** Draws one side of a card, or lets the page do it; returns whether it did. */
  #fill(inner: HTMLElement, side: number, large: boolean, draw: () => Node): boolean {
    const own = this.#ownDrawing(side < 0 ? null : side, large);
    inner.classList.toggle('own', Boolean(own));
    inner.replaceChildren(own ?? draw());
    return Boolean(own);
  }

  /** Each back is drawn once and then cloned. */
  #drawBack(hour: number, angle: number): Node {
    const look = `${hour} ${angle}`;
    let back = this.#backs.get(look);
    if (!back) this.#backs.set(look, (back = drawBack(hour, angle)));
    return back.cloneNode(true);
  }
}

/** The classes of a card that shows this side, which is -1 for its back. */
function tokensOf(side: number): string[] {
  if (side < 0) return ['card', 'face-down'];
  return ['card', 'face-up', isRed(side) ? 'red' : 'black', SUITS[suitOf(side)]!];
}

function stop(view: CardView): void {
  clearTimeout(view.wait);
  view.flight?.cancel();
  view.turning?.cancel();
  view.wait = view.flight = view.turning = undefined;
}

function raise(view: CardView, height: number): void {
  if (view.height !== height) view.layer.style.zIndex = String(height);
  view.height = height;
}

function hide(view: CardView, hidden: boolean): void {
  if (view.hidden !== hidden) view.element.hidden = hidden;
  view.hidden = hidden;
}

const isMoving = ({ wait, flight, turning }: CardView): boolean =>
  Boolean(wait ?? flight ?? turning);

/** A CSS transform that centres a card on a spot. */
export function transformAt(spot: CardSpot, scale: number): string {
  const x = (spot.x - 0.5) * scale;
  const y = (spot.y - CARD_HEIGHT / 2) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${spot.angle}deg)`;
}
