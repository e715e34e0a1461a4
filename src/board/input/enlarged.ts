import { css } from 'lit';
import type { CardLayer } from '../cards/cards.js';
import type { Spot } from '../geometry/arrange.js';
import { makeElement } from '../pieces.js';

export const styles = css`
  .enlarged {
    position: absolute;
    inset: 0;
    z-index: 60000;
    pointer-events: none;
  }

  .enlarged .card {
    box-shadow:
      0 0 0 1.5px color-mix(in srgb, var(--_accent) 60%, var(--_paper)),
      0 calc(var(--_card) * 0.06) calc(var(--_card) * 0.24) rgb(0 0 0 / 35%);
  }
`;

/** What enlarged cards need from the board. */
export interface EnlargedTable {
  readonly element: HTMLElement;
  readonly cards: CardLayer;
}

/**
 * Lays copies of cards over a board, in another size than its own cards have. They hide nothing from screen readers,
 * which know the piles, and take no press.
 * @param name of the layer
 * @param width of each card
 * @param large whether their indices are large
 * @param spots the top left corner of each
 * @returns the layer
 */
export function enlarge(
  { element, cards }: EnlargedTable,
  name: string,
  width: number,
  large: boolean,
  spots: readonly (Spot & { readonly card: number })[],
): HTMLElement {
  const layer = makeElement({ class: `enlarged ${name}`, 'aria-hidden': 'true' }, element);
  // The cards are measured in the width of these, not of the table’s.
  layer.style.setProperty('--_card', `${width}px`);
  for (const { card, x, y } of spots) {
    const one = cards.copy(card, layer, large);
    one.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
  return layer;
}
