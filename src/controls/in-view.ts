const NEAREST: ScrollIntoViewOptions = {
  block: 'nearest',
  inline: 'nearest',
  // The next press may come before a long scroll has ended.
  behavior: 'instant',
};

/** The box of an element, as far as the window and what scrolls around it show it; empty if they don't. */
function shown(element: Element): { readonly width: number; readonly height: number } {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (to: { left: number; top: number; right: number; bottom: number }): void => {
    [left, top] = [Math.max(left, to.left), Math.max(top, to.top)];
    [right, bottom] = [Math.min(right, to.right), Math.min(bottom, to.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = parentOf(element); around; around = parentOf(around)) {
    // What the body or the page's root does not show, the window does not show either.
    if (around === document.body || around === document.documentElement) break;
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  }
  return { width: right - left, height: bottom - top };
}

/** What an element stands in, where it is drawn: a slot, the host of a shadow root, or its parent. */
const parentOf = (element: Element): Element | null => {
  const { parentNode } = element;
  return (
    element.assignedSlot ??
    (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement)
  );
};

/** Whether anything of one of these can be seen where the page is scrolled to. */
export const isSeen = (...elements: readonly (Element | null)[]): boolean =>
  elements.some((one) => {
    if (!one) return false;
    const { width, height } = shown(one);
    return width >= 1 && height >= 1;
  });

/** Whether all of an element is seen. */
export const isWhole = (element: Element): boolean =>
  shown(element).height > element.getBoundingClientRect().height - 1;

/** Whether half of an element is seen, or half of the window is filled by it. */
export const isLookedAt = (element: Element): boolean => {
  const { width, height } = shown(element);
  return width >= 1 && height >= Math.min(element.getBoundingClientRect().height, innerHeight) / 2;
};

/**
 * Scrolls a game into view, as far as it is not there: whole if there is room for it, and else its bar, where what
 * a press would do is written.
 */
export function bringIntoView(game: Element, bar: Element | null): void {
  if (game.getBoundingClientRect().height <= innerHeight) game.scrollIntoView(NEAREST);
  // What scrolls around the game may have less room than the window.
  bar?.scrollIntoView(NEAREST);
}
