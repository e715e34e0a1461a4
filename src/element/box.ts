import type { Board } from '../board/index.js';
import { type Fit, fold, LOW } from './fold.js';

/** Pixels: no board with cards that are just wide enough to touch is higher. */
const TALL = 1500;

/** What is fitted into the box. */
type Fitted = Pick<Board, 'resize' | 'arrangements'>;

/** Whether an element is on the page, and has a box there: what lies in one that has none can’t be seen. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Fits the board into the available box: its width, and the height that can be seen at once. The box
 * does not depend on the board, except that a taller board can give the page a scrollbar, which
 * makes the box narrower. So the board is resized in the next frame, which avoids resize loop
 * errors, and it doesn't grow again by a few pixels at once, which would toggle the scrollbar forever.
 * Only the first time it is resized at once, before the page is painted.
 * @param element a game that has been rendered
 * @returns fits it again
 */
export function fitBox(element: HTMLElement, board: () => Fitted, signal: AbortSignal): () => void {
  const available = element.shadowRoot!.querySelector<HTMLElement>('.available')!;
  // Not in the style sheet: WebKit caches the computed value for up to a second after the viewport
  // has changed, even for elements that are created later.
  available.style.height = 'var(--_height)';
  // The width that the board uses, the larger one that it had before, if any, and since when.
  let [used, previous, since, frame] = [0, -1, 0, 0];
  const measure = (): void => {
    // A page’s zoom enlarges shares of the screen, too; browsers that don't tell it draw as before.
    const { currentCSSZoom: zoom = 1 } = element as Partial<HTMLElement>;
    if (zoom !== 1) available.style.setProperty('--_zoom', String(zoom));
    else available.style.removeProperty('--_zoom');
    const { offsetWidth: width, offsetHeight: height } = available;
    const now = performance.now();
    if (width === previous && width - used < 40 && now - since < 500) return;
    [used, previous, since] = [width, width < used ? used : -1, now];
    // A height that the page wants is kept, even if the cards are small.
    const wanted = getComputedStyle(element).getPropertyValue('--solitaire-max-block-size').trim();
    const tall = wanted ? height : Math.max(height, TALL);
    const fit = (): Fit => {
      const excess = excessOf(element, available, tall);
      const most = Math.max(LOW, tall - excess);
      // What is limited, and not by a greatest height, has that height whatever is in it: it is filled.
      const isSet = excess > 0 && getComputedStyle(element).maxHeight === 'none';
      return { size: [width, isSet ? most : Math.min(height, most), most], excess };
    };
    const fitted = board();
    fitted.resize(...fold(element, fit, ...fitted.arrangements).size);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    if (!signal.aborted) frame = requestAnimationFrame(measure);
  };
  measure();
  window.addEventListener('resize', schedule, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  try {
    const observer = new ResizeObserver(schedule);
    observer.observe(available);
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  } catch {
    // Without an observer, the board follows only the window's size.
  }
  return schedule;
}

/**
 * By how many pixels a board of this height would make the element higher than the page wants it, by
 * its `height`, `max-height`, `inset` or `aspect-ratio`.
 */
function excessOf(element: HTMLElement, available: HTMLElement, height: number): number {
  const stage = available.parentElement!;
  const { aspectRatio, paddingBlock } = getComputedStyle(element);
  stage.style.height = `${height}px`;
  let { clientHeight: wanted } = element;
  const [top = 0, bottom = top] = paddingBlock.split(' ').map(parseFloat);
  const content = available.closest<HTMLElement>('.base')!.offsetHeight + top + bottom;
  // A ratio does not limit the height of a box, which grows with its content.
  if (aspectRatio !== 'auto') {
    const keepScrolled = scrolled(element);
    stage.style.height = '0px';
    wanted = element.clientHeight;
    stage.style.height = `${height}px`;
    keepScrolled();
  }
  stage.removeAttribute('style');
  // An element without a box of its own has no height.
  return wanted && Math.ceil(content - wanted);
}

/**
 * Notes how far everything around an element is scrolled. Firefox and WebKit scroll back at once what has
 * become too low for it.
 * @returns scrolls it there again
 */
function scrolled(element: HTMLElement): () => void {
  const noted: (readonly [Element, number])[] = [];
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (node instanceof Element && node.scrollTop > 0) noted.push([node, node.scrollTop]);
  }
  return () => {
    for (const [around, top] of noted) {
      if (around.scrollTop !== top) around.scrollTo({ top, behavior: 'instant' });
    }
  };
}

/** What a node is drawn in: a slot, its parent, or the element whose shadow it is the root of. */
const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ??
  node.parentNode ??
  (node as Partial<ShadowRoot>).host ??
  null;
