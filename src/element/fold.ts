import { type Arrangement, choose, TOUCHABLE } from '../board/geometry/arrange.js';
import { type Fit, LOW } from './box.js';

/** What is left out, step by step: the facts and the room for long messages, then the tools. */
const FOLDS = ['', 'facts', 'facts tools'];

/**
 * Makes the best of a box whose height the page limits: folds the toolbar and the status bar as far as it
 * makes cards easier to touch, and sees to it that the end of the limit is noticed.
 * @param fit the size of the board with what is folded
 * @param arrangements of the game, as `choose` takes them
 * @returns undefined if no board is shown
 */
export function fold(
  element: HTMLElement,
  fit: () => Fit,
  arrangements: readonly Arrangement[],
  kind: Parameters<typeof choose>[1],
): Fit | undefined {
  const root = element.shadowRoot!;
  const base = root.querySelector<HTMLElement>('.base')!;
  if (base.querySelector('.stage.absent')) return undefined;
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
  return markLimit(element, way);
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
