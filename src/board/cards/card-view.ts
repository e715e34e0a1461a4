import { isRed, suitOf } from '../../cards/index.js';
import { makeElement } from '../pieces.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/**
 * Stacking levels of cards that move: over the piles' signs, and, if they follow the pointer, over the
 * focus ring too.
 */
export const FLYING = 4e4;
export const HELD = 8e4;

/** A card on the table: its element stays the same through all moves. */
export interface CardView {
  readonly element: HTMLElement;
  /** The element around the card, which has the stacking level. */
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
  /** Whether it lies where cards are so small that only a large index can be read. */
  small: boolean;
  /** The line by which its face is drawn while the next card lies on it, or 0. */
  line: number;
  /** Whether the next card lies there already. */
  covered: boolean;
  /** Its transform, or the one that it is moving to. */
  target: string;
  /** Where it slides in from and out to, if it lies under others of its pile. */
  slot?: string | undefined;
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

/** A new card in a layer, face down and hidden until it has a place. */
export function makeView(parent: Element): CardView {
  const layer = makeElement({ class: 'layer' }, parent);
  const element = makeElement({}, layer);
  element.hidden = true;
  const inner = makeElement({ class: 'inner' }, element);
  const at = { hour: 0, angle: 0, small: false, line: 0, covered: false, target: '', level: 0 };
  return { element, layer, inner, side: -1, hidden: true, ...at };
}

/** The classes of a card that shows this side, which is -1 for its back. */
export function tokensOf(side: number): string[] {
  if (side < 0) return ['card', 'face-down'];
  return ['card', 'face-up', isRed(side) ? 'red' : 'black', SUITS[suitOf(side)]!];
}

/** Stops a card's motion where it is. */
export function stop(view: CardView): void {
  clearTimeout(view.wait);
  view.flight?.cancel();
  view.turning?.cancel();
  view.wait = view.flight = view.turning = undefined;
  view.inner.classList.remove('flying');
}

export function raise(view: CardView, height: number): void {
  if (view.height !== height) view.layer.style.zIndex = String(height);
  view.height = height;
}

export function hide(view: CardView, hidden: boolean): void {
  if (view.hidden !== hidden) view.element.hidden = hidden;
  view.hidden = hidden;
}

export const isMoving = ({ wait, flight, turning }: CardView): boolean =>
  Boolean(wait ?? flight ?? turning);
