import { CARD_HEIGHT, type Chosen, type Spot } from './arrange.js';
import type { CardSpot } from './spots.js';

/** Pixels: cards of this width need no magnifier, and no magnified card is narrower. */
export const READABLE = 60;
/** Pixels of a magnified card where there is room. */
const WIDE = 72;
/** Pixels between it and what it shows. */
const GAP = 6;

/** A box, in pixels of a board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a card lies: its top left corner, and its width. */
interface CardBox extends Spot {
  readonly width: number;
}

export const boxOfBoard = ({ arrangement, scale }: Chosen): Box => ({
  left: 0,
  top: 0,
  right: arrangement.width * scale,
  bottom: arrangement.height * scale,
});

/** The smallest box around some. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** What two boxes have in common; its right may be left of its left. */
export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * A place for a card beside another one, inside a box: above it, where no hand hides it; else on the side that has
 * more room; else below. Where much of its pile lies above it, the sides come first, because they are nearer.
 * @param box what stays free: the other card, or more than that
 * @param widths of the card, the preferred one first
 * @param gap between the two
 * @returns undefined if there is no room
 */
function beside(
  own: Box,
  box: Box,
  within: Box,
  widths: readonly number[],
  gap: number,
): CardBox | undefined {
  const { left, top, right, bottom } = within;
  const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
  const isUnderPile = own.top - box.top > (own.bottom - own.top) / 2;
  for (const width of widths) {
    const height = width * CARD_HEIGHT;
    if (width > right - left || height > bottom - top) continue;
    const across = clamp(x - width / 2, left, right - width);
    const down = clamp(y - height / 2, top, bottom - height);
    const above = { x: across, y: box.top - gap - height };
    const sides = [
      { x: box.left - gap - width, y: down },
      { x: box.right + gap, y: down },
    ];
    if (box.left - left < right - box.right) sides.reverse();
    const upper = isUnderPile ? [...sides, above] : [above, ...sides];
    const found = [...upper, { x: across, y: box.bottom + gap }].find(
      (spot) =>
        spot.x >= left && spot.x + width <= right && spot.y >= top && spot.y + height <= bottom,
    );
    if (found) return { ...found, width };
  }
  return undefined;
}

/**
 * The box of a card.
 * @param half of its width, in card widths
 */
export function boxOfCard({ x, y, angle }: CardSpot, scale: number, half = 0.5): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const across = half * (cos + CARD_HEIGHT * sin) * scale;
  const down = half * (CARD_HEIGHT * cos + sin) * scale;
  const [left, top] = [x * scale - across, y * scale - down];
  return { left, top, right: left + 2 * across, bottom: top + 2 * down };
}

/**
 * Where a magnified card lies.
 * @param free what it must not cover, the preferred first: all of a pile; at last the card itself
 * @param seen what is to be seen of the board
 * @param text how much larger than usual the player wants text
 */
export function magnifiedAt(free: readonly Box[], seen: Box, board: Box, text: number): CardBox {
  const widths = [WIDE * text, READABLE * text, READABLE];
  const own = free.at(-1)!;
  for (const within of [seen, board]) {
    for (const box of free) {
      const found = beside(own, box, within, widths, GAP);
      if (found) return found;
    }
  }
  // On the smallest boards there is room in the farthest corner only.
  const width = Math.min(READABLE, board.right, board.bottom / CARD_HEIGHT);
  const left = own.left + own.right < board.right;
  const top = own.top + own.bottom < board.bottom;
  return {
    x: left ? board.right - width : 0,
    y: top ? board.bottom - width * CARD_HEIGHT : 0,
    width,
  };
}
