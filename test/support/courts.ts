/** Jacks, queens and kings on a board, whose figures come later than the cards. */
import type { Table } from './table.js';

/** The cards of a table that show a court, and lie on top. */
export const courtsOf = ({ root }: Table): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.card.face-up:not([hidden])')].filter((card) => {
    const inner = card.querySelector('.inner:not(.covered)');
    return inner && watchOf(card);
  });

/** The ticks of a court's watch. */
export const watchOf = (card: Element): Element | null =>
  card.querySelector('path[class=""][pathLength="12"]');

/** Whether somebody wears it. */
export const hasFigure = (card: Element): boolean =>
  [...card.querySelectorAll('path')].indexOf(watchOf(card) as SVGPathElement) > 3;
