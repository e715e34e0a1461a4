import type { PileFacts } from '../../rules/engine.js';
import type { Arrangement, Chosen } from '../geometry/arrange.js';

/** Of the room that there is; the rest is for shadows. */
const FULL = 0.99;

/**
 * How many times larger a round dial can be if only its own cards are left: 1 if that is hardly larger, but it can lie
 * in the middle. Undefined if it stays as it is.
 */
export function growthOf(
  { dial, width, height, places }: Arrangement,
  piles: readonly PileFacts[],
): number | undefined {
  if (!dial || dial.rect) return undefined;
  const isAlone = piles.every(({ id, cards }) => {
    const place = places[id];
    return !place || cards.length === 0 || Math.hypot(place.x - dial.x, place.y - dial.y) < dial.r;
  });
  if (!isAlone) return undefined;
  // What hangs from it stays below it.
  const high = height - (dial.hangs ?? 0);
  const growth = (Math.min(width, high) / (2 * dial.r)) * FULL;
  const away = Math.max(Math.abs(width / 2 - dial.x), Math.abs(high / 2 - dial.y));
  if (growth > 1.05) return growth;
  return away > 0.05 ? 1 : undefined;
}

/**
 * Lets the dial of a board grow to the middle of its room, or gives it its own size again. What is left around it is
 * empty, and takes no room on the page.
 */
export function grow(
  board: HTMLElement,
  { arrangement, scale }: Chosen,
  growth: number | undefined,
): void {
  const { dial, width, height } = arrangement;
  const { style, parentElement: stage } = board;
  const grows = growth !== undefined;
  board.classList.toggle('grown', grows);
  stage?.classList.toggle('clips', grows);
  if (!grows || !dial) return;
  style.setProperty('--_growth', growth.toFixed(4));
  style.setProperty('--_from', `${dial.x * scale}px ${dial.y * scale}px`);
  style.setProperty(
    '--_to',
    `${(width / 2 - dial.x) * scale}px ${(height / 2 - dial.y) * scale}px`,
  );
}
