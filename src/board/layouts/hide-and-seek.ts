import { type Arrangement, CARD_HEIGHT, type Layout } from '../geometry/arrange.js';
import { rowsOf } from './travellers.js';

const TICKS = { rail: 0.1, tickStep: 0.19 };

/** A doorway around each pile, its mark and the cards that are put under it, on a threshold. */
function withDoors(arrangement: Arrangement): Arrangement {
  const { places, marks } = arrangement;
  const ornament = Object.entries(marks).map(([id, mark]) => {
    const { x, y, room } = places[id]!;
    const [left, spring, sill] = [x - 0.53, mark.y + 0.26, y + CARD_HEIGHT / 2 + room + 0.05];
    const [l, t, s] = [left, spring, sill].map((value) => Math.round(value * 100));
    return `M${l! - 3} ${s}h112h-3V${t}a53 47 0 0 0 -106 0V${s}Z`;
  });
  // The ticks stand on the numeral's base line, within the arch.
  return { ...arrangement, ornament: ornament.join(''), celebration: 'doors', ...TICKS };
}

/** Two rows; three in boxes that are about as high as wide, and four on the narrowest screens. */
export const hideAndSeekLayout: Layout = () =>
  [
    ...rowsOf(
      [
        ['A', '2', '3', '4', '5', '6', '7'],
        ['8', '9', '10', 'J', 'Q', 'K'],
      ],
      32,
    ),
    ...rowsOf(
      [
        ['A', '2', '3', '4', '5'],
        ['6', '7', '8', '9'],
        ['10', 'J', 'Q', 'K'],
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
