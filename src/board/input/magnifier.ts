import { cardOf, isDown } from '../../rules/engine.js';
import {
  around,
  type Box,
  boxOfBoard,
  boxOfCard,
  common,
  magnifiedAt,
  READABLE,
} from '../geometry/beside.js';
import { depthAt } from '../geometry/depth.js';
import { placeOf, spotOf } from '../geometry/spots.js';
import type { Board } from '../board.js';
import { playing } from '../playing-module.js';
import type { Drag, Point } from './input.js';
import { mapOf } from './pointed-at.js';
import { sourceAt } from './tap.js';

/** Pixels around the point where a finger is: it hides them. */
const FINGER = 24;
/** In card widths, how far a dragged card may be from where the pointer has it, leaning towards a goal, and its size. */
const LEANING = 0.35;
const CARRIED = 1.28;

/** What is magnified: a card, and what it must not cover, the preferred way first. */
interface Wanted {
  readonly card: number;
  readonly free: readonly Box[];
}

/** How points of the window lie on the board. */
type ToBoard = ReturnType<typeof mapOf>;

/**
 * Shows the card under the pointer, or of the pile with the focus, large beside it, for players who can't read the
 * small cards of a small board. A card that is face down is not shown.
 */
export class Magnifier {
  readonly #board: Board;
  readonly #listening = new AbortController();
  /** Where the pointer is on the board. */
  #pointer: (Point & { readonly pile: number | undefined }) | undefined;
  /** Whether the player has last pressed a key, or come by one. */
  #byKeys = true;
  /** What Escape has hidden, until something else is to be shown. */
  #hidden: number | undefined;
  #layer: HTMLElement | undefined;
  /** What is shown, to tell whether it is something else. */
  #shown = '';
  #frame = 0;

  constructor(board: Board) {
    this.#board = board;
    const { element, input } = board;
    const { signal } = this.#listening;
    const on = <E extends Event>(
      target: EventTarget,
      name: string,
      act: (event: E) => void,
      capture = false,
    ): void =>
      target.addEventListener(name, act as EventListener, { signal, passive: true, capture });
    on(element, 'pointermove', (event: PointerEvent) => this.#point(event));
    on(element, 'pointerdown', (event: PointerEvent) => this.#point(event));
    on(element, 'pointerleave', ({ target }: PointerEvent) => target === element && this.#leave());
    on(element, 'pointercancel', () => this.#leave());
    // A finger that is lifted points at nothing.
    on(
      element,
      'pointerup',
      ({ pointerType }: PointerEvent) => pointerType === 'touch' && this.#leave(),
    );
    on(element, 'keydown', ({ key }: KeyboardEvent) => this.#press(key));
    on(element, 'focusin', () => this.update());
    on(element, 'focusout', () => this.update());
    on(window, 'scroll', () => this.update(), true);
    on(window, 'resize', () => this.update());
    input.changed = () => this.update();
    this.update();
  }

  /** To be called when something may have changed: it is drawn with the next frame. */
  update(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  end(): void {
    this.#listening.abort();
    this.#board.input.changed = undefined;
    cancelAnimationFrame(this.#frame);
    this.#clear();
  }

  #point(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    // The browser tells of a pointer that rests, too, when something else has moved.
    if (this.#pointer && (this.#pointer.x !== x || this.#pointer.y !== y)) this.#byKeys = false;
    if (event.type === 'pointerdown') this.#byKeys = false;
    this.#pointer = { x, y, pile: this.#board.view.layer.pileAt(event) };
    this.update();
  }

  #leave(): void {
    this.#pointer = undefined;
    this.update();
  }

  #press(key: string): void {
    this.#byKeys = true;
    if (key === 'Escape') this.#hidden = this.#wanted(mapOf(this.#board.element))?.card;
    this.update();
  }

  #clear(): void {
    this.#layer?.remove();
    this.#layer = undefined;
    this.#shown = '';
  }

  #draw(): void {
    const { element, view } = this.#board;
    const { chosen } = view;
    if (!chosen || chosen.scale >= READABLE || !element.isConnected) return this.#clear();
    const toBoard = mapOf(element);
    const wanted = this.#wanted(toBoard);
    if (wanted?.card !== this.#hidden) this.#hidden = undefined;
    if (!wanted || this.#hidden !== undefined) return this.#clear();
    const board = boxOfBoard(chosen);
    const spot = magnifiedAt(wanted.free, common(board, windowOn(toBoard)), board, textSize());
    const shown = JSON.stringify([wanted.card, spot]);
    if (shown === this.#shown) return;
    this.#clear();
    this.#shown = shown;
    this.#layer = playing.loaded?.enlarge(view, 'magnifier', spot.width, true, [
      { card: wanted.card, ...spot },
    ]);
  }

  /** What is to be magnified now; undefined for nothing. */
  #wanted(toBoard: ToBoard): Wanted | undefined {
    const { view, input } = this.#board;
    const { gesture, look } = input.state;
    // The cards of a pile that is looked at are large.
    if (look !== undefined) return undefined;
    if (gesture.is === 'drag') return this.#carried(gesture, toBoard);
    const { layer } = view;
    const stop = layer.tabStop;
    const focused = layer.button(stop)?.matches(':focus-visible') ? this.#ofPile(stop) : undefined;
    if (gesture.is === 'press' && gesture.device === 'touch') {
      // A finger that only taps, or scrolls the page, has nothing to read.
      const holds = gesture.way === 'drags' || gesture.way === 'draws';
      return holds ? this.#ofPile(gesture.pile, toBoard, true) : undefined;
    }
    const { pile } = this.#pointer ?? {};
    const pointed = (): Wanted | undefined =>
      pile === undefined ? undefined : this.#ofPile(pile, toBoard);
    return this.#byKeys ? (focused ?? pointed()) : (pointed() ?? focused);
  }

  /**
   * The card of a pile that the pointer is on, or the top one.
   * @param toBoard undefined if no pointer is meant
   */
  #ofPile(pile: number, toBoard?: ToBoard, isFinger = false): Wanted | undefined {
    const { view } = this.#board;
    const { piles, chosen } = view;
    if (!piles[pile]) return undefined;
    const source = sourceAt(piles, pile);
    const facts = piles[source]!;
    // A card that is still turning shows nothing that is not seen.
    if (!view.rests(source) || !view.rests(pile)) {
      this.update();
      return undefined;
    }
    const { scale } = chosen!;
    const at = toBoard && this.#pointer && toBoard(this.#pointer.x, this.#pointer.y);
    const depth = at ? depthAt({ x: at.x / scale, y: at.y / scale }, facts, chosen!) : 1;
    const slot = facts.cards.at(-depth);
    if (slot === undefined || isDown(slot)) return undefined;
    const place = placeOf(facts, chosen!.arrangement.places);
    const boxes = facts.cards.map((_, i) => boxOfCard(spotOf(facts, place, i), scale));
    const own = boxes.at(-depth)!;
    // Above a finger it is near; elsewhere the whole pile stays free.
    const more = isFinger && at ? [own, fingerAt(at)] : boxes;
    return { card: cardOf(slot), free: [around(more), own] };
  }

  /** The card in hand; it is magnified beside the hand. */
  #carried({ source, press }: Drag, toBoard: ToBoard): Wanted | undefined {
    const { view, input } = this.#board;
    const { piles, chosen } = view;
    const count = input.state.lifted?.count ?? 1;
    const facts = piles[source]!;
    const slot = facts.cards.at(-count);
    if (slot === undefined || isDown(slot) || !this.#pointer) return undefined;
    const { scale } = chosen!;
    const place = placeOf(facts, chosen!.arrangement.places);
    const [from, to] = [toBoard(press.x, press.y), toBoard(this.#pointer.x, this.#pointer.y)];
    const boxes = facts.cards.slice(-count).map((_, i) => {
      const spot = spotOf(facts, place, facts.cards.length - count + i);
      const moved = {
        x: spot.x + (to.x - from.x) / scale,
        y: spot.y + (to.y - from.y) / scale,
        angle: spot.angle,
      };
      return boxOfCard(moved, scale, CARRIED / 2 + LEANING);
    });
    const all = [...boxes, fingerAt(to)];
    return { card: cardOf(slot), free: [around(all), boxes[0]!] };
  }
}

const fingerAt = ({ x, y }: Point): Box => ({
  left: x - FINGER,
  top: y - FINGER,
  right: x + FINGER,
  bottom: y + FINGER,
});

/** What is to be seen of the window, as a box on the board. */
function windowOn(toBoard: ToBoard): Box {
  const {
    offsetLeft = 0,
    offsetTop = 0,
    width = innerWidth,
    height = innerHeight,
  } = window.visualViewport ?? {};
  const corners = [offsetLeft, offsetLeft + width].flatMap((x) =>
    [offsetTop, offsetTop + height].map((y) => toBoard(x, y)),
  );
  return around(corners.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })));
}

/** Players who enlarge the text of the page mean these cards, too. */
const textSize = (): number =>
  Math.max(1, Math.min(2, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16));
