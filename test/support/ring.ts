/** The ring around what has the focus, measured in pictures of it. */
import { contrast, Pixels } from './pixels.js';

/** The contrast with what was there without the ring. */
const ENOUGH = 3;
/** Pixels around a control in which its ring is looked for. */
const REACH = 9;

/** What a ring can change: the control and what is around it, in the window. */
export function aroundOf(control: Element): DOMRect {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left) - REACH);
  const y = Math.max(0, Math.floor(top) - REACH);
  // No picture of a box shows scroll bars.
  const { clientWidth, clientHeight } = document.documentElement;
  const width = Math.min(clientWidth, Math.ceil(right) + REACH) - x;
  return new DOMRect(x, y, width, Math.min(clientHeight, Math.ceil(bottom) + REACH) - y);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= document.documentElement.clientHeight;
}

/**
 * How much of the picture the ring changes enough, as a share of what WCAG 2.4.13 wants: a line of 2 pixels around the
 * control.
 * @param control what gets the focus; a key must have been pressed before
 * @param before a picture without its ring
 * @param drawn what is seen of the control
 */
export async function ringOf(
  control: HTMLElement,
  before: Pixels | ((box: DOMRect) => Promise<Pixels>),
  drawn = control,
): Promise<number> {
  control.focus();
  // At once, or never.
  if (!control.matches(':focus-visible')) throw new Error(`no focus on ${control.outerHTML}`);
  // As a key does; not if it had the focus already.
  if (!isInView(drawn)) drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
  const around = aroundOf(drawn);
  const after = await Pixels.take(around);
  const without = before instanceof Pixels ? before : await before(around);
  let area = 0;
  for (let y = around.top; y < around.bottom; y++) {
    for (let x = around.left; x < around.right; x++) {
      if (contrast(without.at({ x, y }), after.at({ x, y })) >= ENOUGH) area++;
    }
  }
  return area / (4 * (drawn.offsetWidth + drawn.offsetHeight));
}
