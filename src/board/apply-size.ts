import type { Chosen } from './geometry/arrange.js';

/**
 * Tells the styles how large a board and its cards are.
 * @param room the width of its box, in pixels
 */
export function applySize(
  element: HTMLElement,
  { arrangement, scale }: Chosen,
  room: number,
): void {
  const { style } = element;
  const width = arrangement.width * scale;
  style.setProperty('--_card', `${scale}px`);
  // Properties, so that a printed page can make the board smaller.
  style.setProperty('--_board-width', `${width}px`);
  style.setProperty('--_board-height', `${arrangement.height * scale}px`);
  // Ornaments may stick out on both sides.
  element.classList.toggle('roomy', room > (arrangement.width + 0.7) * scale);
}
