import type { Layout } from '../arrange.js';
import { rowsOf } from './travellers.js';

/** Two rows; on the narrowest screens four. */
export const hideAndSeekLayout: Layout = () => [
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
];
