import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
} from '../geometry/arrange.js';

const ACROSS = 1.14;
/** The height of a mark. */
const MARK = 0.42;
/** How far the cards put under a pile stick out: with rank and suit if there is room. */
const TUCKS = [0.42, 0.2];

/** Piles in centred rows; the cards put under a pile stick out below. The one with more room is first. */
export const rowsOf = (lines: readonly (readonly string[])[], minCard = 36): Arrangement[] =>
  TUCKS.map((tuck) => {
    const longest = Math.max(...lines.map((line) => line.length));
    const width = longest * ACROSS + 0.06;
    const down = MARK + CARD_HEIGHT + 3 * tuck + 0.2;
    const places: Record<string, Place> = {};
    const marks: Record<string, Spot> = {};
    lines.forEach((line, row) => {
      line.forEach((id, order) => {
        const x = width / 2 + (order - (line.length - 1) / 2) * ACROSS;
        const top = row * down;
        places[id] = downward(x, top + MARK + CARD_HEIGHT / 2, tuck, 3 * tuck);
        marks[id] = { x, y: top + MARK / 2 };
      });
    });
    return {
      kind: 'rows',
      width,
      height: lines.length * down,
      places,
      marks,
      badges: [],
      minCard,
    };
  });

const pieces = (ids: readonly string[], size: number): string[][] => {
  const lines: string[][] = [];
  for (let i = 0; i < ids.length; i += size) lines.push(ids.slice(i, i + size));
  return lines;
};

/** A railway line from mark to mark, with the ticks of the track for sleepers. */
function withRails(arrangement: Arrangement): Arrangement {
  const rails = Object.values(arrangement.marks).map((mark) => {
    const [x, y] = [Math.round(mark.x * 100), Math.round(mark.y * 100)];
    return [-3, 3].map((by) => `M${x - 57} ${y + by}h36m42 0h36`).join('');
  });
  return { ...arrangement, ornament: rails.join(''), celebration: 'train' };
}

/** The row with the talon below it; if the cards would be too small, in several rows. */
export const travellersLayout: Layout = (piles) => {
  const row = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  const talon = ['talon'];
  return [
    ...rowsOf([row, talon], 44),
    ...rowsOf([...pieces(row, 6), talon]),
    ...rowsOf([...pieces(row, 4), talon]),
  ].map(withRails);
};
