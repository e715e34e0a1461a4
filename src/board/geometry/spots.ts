import type { PileFacts } from '../../rules/engine.js';
import { HIGH } from '../cards/faces.js';
import { CARD_HEIGHT, type Place, type Spot, spreadBy } from './arrange.js';

/** Instead of the height of a line: the usual index alone, or with the head of a court. */
const [INDEX, HEAD] = [1, 2];

/** A number for a card's place, used for stacking and to look up its delay. */
export const levelOf = (pile: number, index: number): number => pile * 128 + index;

/** The centre of a card in card widths, and its angle. */
export interface CardSpot extends Spot {
  readonly angle: number;
  /** How large it is, if it is smaller than others. */
  readonly size?: number;
}

/** The place of a pile, or of the pile that it lies on. */
export function placeOf(pile: PileFacts, places: Readonly<Record<string, Place>>): Place {
  const own = places[pile.over ?? pile.id];
  if (!own) throw new Error(`the layout has no place for the pile “${pile.over ?? pile.id}”`);
  if (pile.over === undefined) return own;
  // A card that is turned lies as the pile does.
  return { ...own, step: { x: 0, y: 0 } };
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
    of = place.even ? top + 1 : 4;
  }
  const { x, y } = spreadBy(place, at, Math.max(of, at + 1));
  const { angle, size } = place;
  return { x: place.x + x, y: place.y + y, angle, ...(size && { size }) };
}

/**
 * How a pile's card `index` is drawn while the next card lies on it, as in {@link drawFace}: by a line of rank and suit
 * that fits into the strip which is left, upright for the player; or as usual where its own index shows, but
 * without what would be cut. It is 0 if nothing is seen of it.
 */
export function lineOf(pile: PileFacts, place: Place, index: number, large: boolean): number {
  const { x, y, angle } = spotOf(pile, place, index);
  const next = spotOf(pile, place, index + 1);
  const turn = (angle * Math.PI) / 180;
  const along = (next.y - y) * Math.cos(turn) - (next.x - x) * Math.sin(turn);
  const strip = Math.round(Math.abs(along) * 100);
  // In piles that end at one radius, those of few cards have no larger signs.
  const most = place.even ? Math.round(Math.hypot(place.step.x, place.step.y) * 100) : Infinity;
  const seen = Math.min(strip, most);
  // Of the face's own indices the player may see only the one that is upside down.
  const usual = seen > (large ? 57 : 43) && Math.cos(turn) * Math.sign(along) > -0.01;
  if (seen === 0) return Math.hypot(next.x - x, next.y - y) > 0.01 && !large ? INDEX : 0;
  if (usual) return large ? 0 : HEAD;
  // Few sizes, so that a fan that is squeezed is not drawn again with every card.
  const odd = (length: number): number => length - ((length + 1) % 2);
  const fitting = (length: number, limit: number): number =>
    Math.max(14, Math.min(odd(length), limit));
  const signs = fitting(seen, large ? 50 : HIGH);
  const line = large ? signs : fitting(strip, HIGH);
  // Signs that are lower than the strip are in the middle of it.
  const all = signs < line ? line + signs / 100 : line;
  return next.y - y > -0.01 ? all : -all;
}

/** A CSS transform that centres a card on a spot. */
export function transformAt(spot: CardSpot, scale: number): string {
  const x = (spot.x - 0.5) * scale;
  const y = (spot.y - CARD_HEIGHT / 2) * scale;
  const size = spot.size ? ` scale(${spot.size})` : '';
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${spot.angle}deg)${size}`;
}
