import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
} from '../arrange.js';

const TUCK = 0.2;
const ACROSS = 1.14;
/** The height of a row: a mark, the card, and space for the cards put under it. */
const MARK = 0.42;
const DOWN = MARK + CARD_HEIGHT + 3 * TUCK + 0.2;

/** Piles in centred rows; the cards put under a pile stick out below. */
export function rowsOf(lines: readonly (readonly string[])[], minCard = 0): Arrangement[] {
  const longest = Math.max(...lines.map((line) => line.length));
  const width = longest * ACROSS + 0.06;
  const places: Record<string, Place> = {};
  const marks: Record<string, Spot> = {};
  lines.forEach((line, row) => {
    line.forEach((id, order) => {
      const x = width / 2 + (order - (line.length - 1) / 2) * ACROSS;
      const top = row * DOWN;
      places[id] = downward(x, top + MARK + CARD_HEIGHT / 2, TUCK, 3 * TUCK);
      marks[id] = { x, y: top + MARK / 2 };
    });
  });
  const height = lines.length * DOWN;
  return [{ kind: 'rows', width, height, places, marks, badges: [], minCard }];
}

const pieces = (ids: readonly string[], size: number): string[][] => {
  const lines: string[][] = [];
  for (let i = 0; i < ids.length; i += size) lines.push(ids.slice(i, i + size));
  return lines;
};

/** The row with the talon below it; if the cards would be too small, in several rows. */
export const travellersLayout: Layout = (piles) => {
  const row = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  const talon = ['talon'];
  return [
    ...rowsOf([row, talon], 44),
    ...rowsOf([...pieces(row, 6), talon], 36),
    ...rowsOf([...pieces(row, 4), talon]),
  ];
};
