import type { PileFacts } from '../../rules/engine.js';
import type { CardLayer } from '../cards/cards.js';
import type { Chosen } from '../geometry/arrange.js';
import { type Dropping, lean, pileUnder } from '../geometry/drop.js';
import { type CardSpot, placeOf, spotOf, transformAt } from '../geometry/spots.js';
import type { Press } from './input.js';
import { mapOf } from './pointed-at.js';
import { sourceAt } from './tap.js';

/** What a drag needs from the board. */
export interface DragTable {
  readonly element: HTMLElement;
  readonly cards: CardLayer;
  readonly piles: readonly PileFacts[];
  readonly chosen: Chosen;
  /** The browser takes the pointer away, or the measurements are out of date. */
  cancel(): void;
}

/** Cards that follow the pointer. */
export interface Carried {
  /** Moves them, in the next frame, with the pointer at this point of the window. */
  moveTo(x: number, y: number): void;
  /** The pile that receives a drop at a point of the window: it may be the cards' own. */
  pileAt(x: number, y: number): number | undefined;
  /** Lets them lie where they are. */
  end(): void;
}

/** A release within this many card widths of the press is a trembling hand, not a drag. */
const TREMOR = 0.25;

/**
 * Picks up the top cards of a pile, which follow a pressed pointer, also while the page is scrolled to their
 * goal. A resize ends that.
 * @param goals the piles that take the cards
 */
export function pickUp(
  table: DragTable,
  { id, device, x, y }: Press,
  source: number,
  count: number,
  goals: readonly number[],
): Carried {
  const { element, cards, piles, chosen, cancel } = table;
  const { scale } = chosen;
  let toBoard = mapOf(element);
  let pointer = { x, y };
  const start = toBoard(x, y);
  const isOwn = (pile: number): boolean => sourceAt(piles, pile) === source;
  const dropping = { ...chosen, piles, source, goals, isOwn };
  const moveBy = follow(cards.hold(source, count), dropping, device === 'touch' ? 1.28 : 1.06);
  element.setPointerCapture(id);
  let frame = 0;
  const moveTo = (toX: number, toY: number): void => {
    pointer = { x: toX, y: toY };
    const at = toBoard(toX, toY);
    // Many pointer events may fire in one frame; one style change is enough for all of them.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => moveBy(at.x - start.x, at.y - start.y));
  };

  const stop = new AbortController();
  const { signal } = stop;
  const listening = { signal, passive: true };
  // A touch was captured by the element where it began, until the board captured it.
  element.addEventListener(
    'lostpointercapture',
    (lost) => lost.pointerId === id && lost.composedPath()[0] === element && cancel(),
    listening,
  );
  const onPage = { ...listening, capture: true };
  const scrolled = (): void => {
    toBoard = mapOf(element);
    moveTo(pointer.x, pointer.y);
  };
  window.addEventListener('scroll', scrolled, onPage);
  window.addEventListener('resize', cancel, onPage);
  window.addEventListener('blur', ({ target }) => target === window && cancel(), onPage);

  return {
    moveTo,
    pileAt(toX, toY) {
      const at = toBoard(toX, toY);
      const trembled = Math.hypot(at.x - start.x, at.y - start.y) < TREMOR * scale;
      return trembled ? source : pileUnder({ x: at.x / scale, y: at.y / scale }, dropping);
    },
    end() {
      stop.abort();
      cancelAnimationFrame(frame);
    },
  };
}

/**
 * Moves cards. Under a finger they are enlarged, so that they stay visible; near a pile that takes them,
 * they lean towards it and turn to its angle.
 * @param elements the cards, from the lowest to the top one
 * @returns a function that moves them to an offset, in pixels, from where they lay
 */
function follow(
  elements: readonly HTMLElement[],
  { piles, arrangement: { places }, scale, source, goals }: Dropping,
  size: number,
): (dx: number, dy: number) => void {
  const spotAt = (pile: PileFacts, index: number): CardSpot =>
    spotOf(pile, placeOf(pile, places), index);
  const pile = piles[source]!;
  const starts = elements.map((_, i) => spotAt(pile, pile.cards.length - elements.length + i));
  const [start] = starts as [CardSpot];
  // Where the next card would lie.
  const landings = goals.map((goal) => {
    const facts = piles[goal]!;
    return spotAt({ ...facts, cards: [...facts.cards, 0] }, facts.cards.length);
  });
  const moveBy = (dx: number, dy: number): void => {
    const at = { x: start.x + dx / scale, y: start.y + dy / scale, angle: start.angle };
    const { x, y, angle } = lean(at, landings);
    elements.forEach((element, i) => {
      const above = starts[i]!;
      const spot = { x: x + above.x - start.x, y: y + above.y - start.y, angle };
      element.style.transform = `${transformAt(spot, scale)} scale(${size})`;
    });
  };
  moveBy(0, 0);
  return moveBy;
}
