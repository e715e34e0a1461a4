/**
 * Thirteens as an element, made as the author of an eighth game would: rules as a value, a layout,
 * and a class of a few lines.
 */
import {
  downward,
  type Layout,
  propertiesFor,
  SolitaireElement,
  upright,
} from '../../src/element/element.js';
import { thirteens } from './throwaway-rules.js';

const layout: Layout = (piles) => {
  const columns = piles.filter(({ role }) => role === 'tableau');
  const places = Object.fromEntries(
    columns.map(({ id }, i) => [id, downward(0.6 + i * 1.15, 0.75, 0.5, 2)]),
  );
  const width = columns.length * 1.15 + 1.3;
  return [
    {
      kind: 'rows',
      width,
      height: 3,
      places: { ...places, out: upright(width - 0.6, 0.75) },
      marks: {},
      badges: [],
    },
  ];
};

export class ThirteensSolitaire extends SolitaireElement {
  static override readonly game = thirteens;
  static override readonly layout = layout;
  static override readonly tag = 'thirteens-solitaire';
  static override properties = propertiesFor(thirteens);

  declare columns: string | number | undefined;
}
