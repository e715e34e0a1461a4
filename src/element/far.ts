import { playing as details } from '../board/playing-module.js';
import { LazyModule } from '../game/index.js';
import { namesGame } from './link.js';
import { playing } from './playing-module.js';
import { hasReserve } from './states.js';

const module = new LazyModule('waiting', () => import('./waiting.js'));

/**
 * Loads what a board needs that isn't drawn yet, and what is on it besides cards: it may be drawn for paper, which
 * doesn't wait for anything. Undefined if it can't be loaded; then boards are drawn wherever they are.
 */
export async function waiting(): Promise<typeof import('./waiting.js') | undefined> {
  const [part] = await Promise.allSettled([module.get(), playing.get(), details.get()]);
  return part.status === 'fulfilled' ? part.value : undefined;
}

/**
 * Whether a board is more than a screen away from what is seen, in a box that the page has reserved for it: then
 * nothing moves if it is drawn later. A link in the page's address may lead to any board.
 */
export function isFar(board: HTMLElement): boolean {
  if (!globalThis.IntersectionObserver || namesGame()) return false;
  const { top, bottom, left, right, width, height } = board.getBoundingClientRect();
  const isAway =
    top > 2 * innerHeight || bottom < -innerHeight || left > 2 * innerWidth || right < -innerWidth;
  return isAway && width > 0 && height > 0 && hasReserve(board);
}
