import { type Arrangement, choose, TOUCHABLE } from '../board/geometry/arrange.js';

/** Pixels: no board is made lower. */
export const LOW = 96;

type Size = readonly [width: number, height: number, most: number];

/** How a board can be fitted, with all else as it is now. */
export interface Fit {
  /** Pixels: the width, the height that can be seen at once, and the most that the page allows. */
  readonly size: Size;
  /** By how many pixels the highest board would be higher than the page wants it; 0 if it has no limit. */
  readonly excess: number;
}

/** What is left out, step by step: the facts and the room for long messages, then the tools. */
const FOLDS = ['', 'facts', 'facts tools'];

/**
 * Pixels beside a button that make room for a message above it, what the longest message needs, and by how many a
 * board may be lower for it.
 */
const LINES = 30;
const MOST_SPARE = 76;
const LOWER = 2;

/**
 * Makes the best of a box whose height the page limits: folds the toolbar and the status bar as far as it
 * makes cards easier to touch, and sees to it that the end of the limit is noticed.
 * @param fit the size of the board with what is folded
 * @param arrangements of the game, as `choose` takes them
 */
export function fold(
  element: HTMLElement,
  fit: () => Fit,
  arrangements: readonly Arrangement[],
  kind: Parameters<typeof choose>[1],
): Fit {
  const root = element.shadowRoot!;
  const base = root.querySelector<HTMLElement>('.base')!;
  base.style.removeProperty('--_spare');
  if (base.querySelector('.stage.absent')) return fit();
  const isShown = (selector: string): boolean =>
    (base.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  root.querySelector('.limit')?.remove();
  const ways: { readonly folds: string; readonly way: Fit; readonly card: number }[] = [];
  for (const folds of FOLDS) {
    // The menu needs the line of the message.
    if (folds.includes('tools') && !(isShown('.more') && isShown('.status-bar'))) break;
    base.dataset['folds'] = folds;
    const way = fit();
    // Heights are in whole pixels, so one may be missing without any limit.
    if (folds === '' && way.excess < 2) return way;
    // A board of the least height overflows the box: no width of cards is worth that.
    const card = way.size[2] > LOW ? choose(arrangements, kind, ...way.size).scale : 0;
    ways.push({ folds, way, card });
    if (card >= TOUCHABLE) break;
  }
  const widest = Math.max(...ways.map(({ card }) => card));
  const { folds, way } = ways.find(({ card }) => card > 0 && card > widest - 0.5) ?? ways.at(-1)!;
  base.dataset['folds'] = folds;
  const fitted = markLimit(element, way);
  const [, , most] = fitted.size;
  const { arrangement, scale } = choose(arrangements, kind, ...fitted.size);
  const tall = arrangement.height * scale;
  const spare = Math.min(MOST_SPARE, Math.floor(most - tall));
  if (folds === '') return fitted;
  if (spare >= LINES - LOWER) {
    // What the board leaves is for messages.
    base.dataset['folds'] = `${folds} room`;
    base.style.setProperty('--_spare', `${Math.max(spare, LINES)}px`);
    if (spare < LINES) {
      const [width, height] = fitted.size;
      const lower = tall - (LINES - spare);
      return { ...fitted, size: [width, Math.min(height, lower), lower] };
    }
  } else if (folds.includes('tools') || isShown('.toolbar [part~=newGame]')) {
    base.dataset['folds'] = `${folds} short`;
  }
  return fitted;
}

/** Firefox counts what is moved where it would be without that, as something to scroll to. */
const countsMoved = (): boolean => CSS.supports('-moz-appearance: none');

/**
 * Without its limit, a box that is full would be as high as with it, and nobody would notice. So the game
 * is made higher by a pixel that is not seen and can't be scrolled to; or the board lower, where that pixel
 * would make the box grow or scroll.
 */
function markLimit(element: HTMLElement, { size: [width, height, most], excess }: Fit): Fit {
  const { aspectRatio, overflowY } = getComputedStyle(element);
  if (countsMoved() || aspectRatio !== 'auto' || overflowY !== 'visible') {
    const less = Math.max(LOW, most - 1);
    return { size: [width, Math.min(height, less), less], excess };
  }
  const limit = document.createElement('div');
  limit.className = 'limit';
  element.shadowRoot!.append(limit);
  return { size: [width, height, most], excess };
}
