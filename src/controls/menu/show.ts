import { moveFocus } from './keys.js';

/** Between the menu and its button, and around it in the window. */
const GAP = 4;
/** A menu that has to scroll is at least so high, or it takes the window's whole height. */
const LOW = 240;

/** Browsers before popovers have modal dialogs for what lies above everything. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * Shows the menu above everything else, where no box cuts it off, and keeps it at its button and in the
 * window while it is there.
 * @param button what opens it
 * @param close called when something else is pressed, the button has been scrolled away, or the browser has
 *   closed it
 */
export function showMenu(menu: HTMLElement, button: Element, close: () => void): void {
  if (menu instanceof HTMLDialogElement) {
    if (menu.open) menu.open = false;
    menu.showModal();
  } else menu.showPopover();
  const until = new AbortController();
  const { signal } = until;
  const place = (): void => {
    if (!menu.isConnected) until.abort();
    else if (isSeen(button)) placeMenu(menu, button);
    else close();
  };
  place();
  // In the next frame, because placing it changes its height.
  const resized = new ResizeObserver(() => requestAnimationFrame(place));
  resized.observe(menu);
  signal.addEventListener('abort', () => resized.disconnect());
  addEventListener('resize', place, { signal });
  const scrolled = ({ target }: Event): void => void (target !== menu && place());
  document.addEventListener('scroll', scrolled, { signal, capture: true, passive: true });
  const press = (event: Event): void => {
    if (!menu.isConnected) return until.abort();
    const path = event.composedPath();
    if (path[0] !== menu && (path.includes(menu) || path.includes(button))) return;
    // The padding of the menu is pressed, and not what is around a modal one.
    if (path[0] === menu && !(menu instanceof HTMLDialogElement)) return;
    close();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  menu.addEventListener('close', close, { signal });
  for (const one of [menu, button as HTMLElement]) {
    one.addEventListener('keydown', (event) => menu.isConnected && moveFocus(menu, event), {
      signal,
    });
  }
}

/** Whether a part of an element is in the window: the page may have been scrolled. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function placeMenu(menu: HTMLElement, button: Element): void {
  const { style } = menu;
  const at = button.getBoundingClientRect();
  const game = button.closest('.base')!.getBoundingClientRect();
  // Lengths in a style are multiplied by it.
  const zoom = menu.currentCSSZoom ?? 1;
  const { width } = menu.getBoundingClientRect();
  // As high as it would be without a limit.
  const height = (menu.scrollHeight + menu.offsetHeight - menu.clientHeight) * zoom;
  const [below, above] = [innerHeight - at.bottom - 2 * GAP, at.top - 2 * GAP];

  const all = innerHeight - 2 * GAP;
  let room = all;
  let top = GAP;
  // Whole at the side of its button, where it would have to scroll below and above it.
  const side = [at.left - GAP - width, at.right + GAP].find(
    (x) => x >= GAP && x + width <= innerWidth - GAP,
  );
  const isBeside = side !== undefined && height > Math.max(below, above) && height <= all;
  if (isBeside) {
    top = innerHeight - GAP - height;
  } else if (height <= below || (height > above && below >= Math.max(above, LOW))) {
    room = below;
    top = at.bottom + GAP;
  } else if (height <= above || above >= LOW) {
    room = above;
    top = at.top - GAP - Math.min(height, room);
  }
  // The button may stand at the window's edge.
  room = Math.min(room, all);
  top = within(top, GAP, innerHeight - GAP - Math.min(height, room));
  // In the middle below a narrow toolbar, and not where the button is beside the message.
  const isNarrow =
    getComputedStyle(menu.querySelector('.folded:not(.low)')!).display !== 'none' &&
    !menu.matches('[data-folds~=tools] *');
  let left = isNarrow ? (game.left + game.right - width) / 2 : at.right - width;
  if (isBeside) left = side;
  // In the game, if it is wide enough, and in the window in any case.
  else if (width <= game.width) left = within(left, game.left, game.right - width);
  left = within(left, GAP, innerWidth - width - GAP);
  style.maxHeight = `${room / zoom}px`;
  style.left = `${left / zoom}px`;
  style.top = `${top / zoom}px`;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));
