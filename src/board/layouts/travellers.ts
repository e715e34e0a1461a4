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
const TUCKS = [0.42, 0.27];

/**
 * Piles in centred rows; the cards put under a pile stick out below. The one with more room is first.
 * @param under how much room is left between a mark and its pile
 */
export const rowsOf = (
  lines: readonly (readonly string[])[],
  minCard = 36,
  under = 0,
): Arrangement[] =>
  TUCKS.map((tuck) => {
    const longest = Math.max(...lines.map((line) => line.length));
    const width = longest * ACROSS + 0.06;
    const down = MARK + under + CARD_HEIGHT + 3 * tuck + 0.2;
    const places: Record<string, Place> = {};
    const marks: Record<string, Spot> = {};
    lines.forEach((line, row) => {
      line.forEach((id, order) => {
        const x = width / 2 + (order - (line.length - 1) / 2) * ACROSS;
        const top = row * down;
        places[id] = downward(x, top + MARK + under + CARD_HEIGHT / 2, tuck, 3 * tuck);
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

/** From a station's name to the rails, and the room that they take. */
const RAIL = 0.28;
const UNDER_NAMES = 0.16;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/**
 * The map of a railway line: from the first station to the last one, where it ends, with the ticks of the track for
 * sleepers. A row leads on to the next one.
 */
function withRails(arrangement: Arrangement): Arrangement {
  const { marks, width } = arrangement;
  const stations = Object.values(marks)
    .map(({ x, y }) => ({ x: Math.round(x * 100), y: Math.round((y + RAIL) * 100) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const edge = Math.round(width * 100);
  const rails = stations.map(({ x, y }, i) => {
    const [before, after] = [stations[i - 1], stations[i + 1]];
    // From half way between two stations, from the edge, or from a buffer stop.
    const from = before?.y === y ? x - 57 : before ? 0 : x - 52;
    const to = after?.y === y ? x + 57 : after ? edge : x + 52;
    const lines = [-3, 3].map((by) => `M${from} ${y + by}H${x - 6}M${x + 6} ${y + by}H${to}`);
    const end = before && after ? '' : `M${before ? to : from} ${y - 7}v14${ring(x, y, 3)}`;
    return lines.join('') + ring(x, y, 6) + end;
  });
  return { ...arrangement, ornament: rails.join(''), rail: RAIL, celebration: 'train' };
}

/** The row with the talon below it; if the cards would be too small, in several rows. */
export const travellersLayout: Layout = (piles) => {
  const row = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  const talon = ['talon'];
  return [
    ...rowsOf([row, talon], 44, UNDER_NAMES),
    ...rowsOf([...pieces(row, 6), talon], 36, UNDER_NAMES),
    ...rowsOf([...pieces(row, 4), talon], 36, UNDER_NAMES),
  ].map(withRails);
};
