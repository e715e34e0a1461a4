import { type Arrangement, CARD_HEIGHT, type Layout } from '../geometry/arrange.js';
import { rowsOf } from './travellers.js';

/** A doorway around each pile and its mark. */
function withDoors(arrangement: Arrangement): Arrangement {
  const { places, marks } = arrangement;
  const ornament = Object.entries(marks).map(([id, mark]) => {
    const { x, y } = places[id]!;
    const [left, top, sill] = [x - 0.545, mark.y + 0.26, y + CARD_HEIGHT / 2 + 0.03];
    const [l, t, s] = [left, top, sill].map((value) => Math.round(value * 100));
    return `M${l} ${s}V${t}a54.500 47 0 0 1 109 0V${s}Z`;
  });
  return { ...arrangement, ornament: ornament.join(''), celebration: 'doors' };
}

/** Two rows; on the narrowest screens four. */
export const hideAndSeekLayout: Layout = () =>
  [
    ...rowsOf(
      [
        ['A', '2', '3', '4', '5', '6', '7'],
        ['8', '9', '10', 'J', 'Q', 'K'],
      ],
      32,
    ),
    ...rowsOf([
      ['A', '2', '3', '4'],
      ['5', '6', '7'],
      ['8', '9', '10'],
      ['J', 'Q', 'K'],
    ]),
  ].map(withDoors);
