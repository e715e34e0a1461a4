import type { PileFacts } from '../../rules/engine.js';
import type { Arrangement, Chosen } from '../geometry/arrange.js';

/** Of the room that there is; the rest is for shadows. */
const FULL = 0.99;

/** How many times larger a round dial can be if only its own cards are left; 1 if that is hardly larger. */
export function growthOf(
  { dial, width, height, places }: Arrangement,
  piles: readonly PileFacts[],
): number {
  if (!dial || dial.rect) return 1;
  const isAlone = piles.every(({ id, cards }) => {
    const place = places[id];
    return !place || cards.length === 0 || Math.hypot(place.x - dial.x, place.y - dial.y) < dial.r;
  });
  const growth = (Math.min(width, height) / (2 * dial.r)) * FULL;
  return isAlone && growth > 1.05 ? growth : 1;
}

/**
 * Lets the dial of a board grow to the middle of its room, or gives it its own size again. What is left around it is
 * empty, and takes no room on the page.
 */
export function grow(board: HTMLElement, { arrangement, scale }: Chosen, growth: number): void {
  const { dial, width, height } = arrangement;
  const { style, parentElement: stage } = board;
  board.classList.toggle('grown', growth > 1);
  stage?.classList.toggle('clips', growth > 1);
  if (growth === 1 || !dial) return;
  style.setProperty('--_growth', growth.toFixed(4));
  style.setProperty('--_from', `${dial.x * scale}px ${dial.y * scale}px`);
  style.setProperty(
    '--_to',
    `${(width / 2 - dial.x) * scale}px ${(height / 2 - dial.y) * scale}px`,
  );
}
