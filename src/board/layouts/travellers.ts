import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
  round,
  STATION,
} from '../geometry/arrange.js';

const ACROSS = 1.14;
/** The height of a mark. */
const MARK = 0.42;
/** How far the cards put under a pile stick out: with rank and suit if there is room. */
const TUCKS = [0.42, 0.27];

/**
 * Piles in centred rows; the cards put under a pile stick out below. The one with more room is first.
 * @param under how much room is left between a mark and its pile
 * @param across from one pile to the next
 * @param below from a row to the next one
 */
export const rowsOf = (
  lines: readonly (readonly string[])[],
  minCard = 36,
  under = 0,
  across = ACROSS,
  below = 0.2,
): Arrangement[] =>
  TUCKS.map((tuck) => {
    const longest = Math.max(...lines.map((line) => line.length));
    const width = longest * across + 0.06;
    const down = MARK + under + CARD_HEIGHT + 3 * tuck + below;
    const places: Record<string, Place> = {};
    const marks: Record<string, Spot> = {};
    lines.forEach((line, row) => {
      line.forEach((id, order) => {
        const x = width / 2 + (order - (line.length - 1) / 2) * across;
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

/** From a station's name to the line, with room for the train, and the room that it takes. */
const RAIL = 0.57;
const UNDER_NAMES = 0.46;
/** The same in the narrowest boxes, whose many rows are closer, and where one row leaves room for a larger train. */
const NARROW = [0.5, 0.39] as const;
const ALONE = [0.7, 0.59] as const;
/**
 * In hundredths of a card width, from a station to where the line turns beside its cards, or ends, as far as the train
 * goes there; the radius of a turn, and the room beyond it in card widths.
 */
const TURN = 66;
const BEND = 24;
const BEYOND = 0.12;

/**
 * The roof over the train at the end of the line, in hundredths of a card width: two posts, and an arch on its
 * eaves with three struts.
 */
const shed = ({ x, y }: Spot): string =>
  `M${x - 58} ${y}v-42m116 0v42M${x - 66} ${y - 42}h132M${x - 58} ${y - 42}q58 -30 116 0` +
  [-30, 0, 30].map((by) => `M${x + by} ${y - 42}v${round(by ** 2 / 112 - 15)}`).join('');

/** A station of a line: its place in hundredths of a card width, and 1 if trains go to the right there, or -1. */
interface Station extends Spot {
  readonly ahead: number;
}

/**
 * From one station to the next one: straight on, or beside the cards into the next row.
 * @param edge how far to the left and to the right a turn goes
 * @param gap left free around the stations
 */
function between(
  [from, to]: readonly [Station, Station],
  edge: readonly [left: number, right: number],
  gap = 0,
): string {
  const { ahead } = from;
  const start = `M${from.x + ahead * gap} ${from.y}H`;
  if (to.ahead === ahead) return start + String(to.x - ahead * gap);
  const x = edge[ahead > 0 ? 1 : 0];
  const arc = `A${BEND} ${BEND} 0 0 ${ahead > 0 ? 1 : 0} `;
  return (
    `${start}${x - ahead * BEND}${arc}${x} ${from.y + BEND}` +
    `V${to.y - BEND}${arc}${x - ahead * BEND} ${to.y}H${to.x + ahead * gap}`
  );
}

/**
 * The map of a railway line from the first station to the last one, with a buffer stop at both ends. Each row leads on
 * to the next one, which goes back; shorter rows are in the middle. In the last one, which begins at the side, the line
 * goes on to where one more station would be: the train is put away there once the game is over.
 * @param lines the stations of each row, in the order of the line
 * @param below from the cards of a row to the names of the next one
 */
function lineMap(lines: readonly (readonly string[])[], below: number): Arrangement[] {
  const shown = lines.map((line, i) => (i % 2 ? [...line].reverse() : line));
  const isOne = lines.length === 1;
  const [rail, underNames] = lines.length > 4 ? NARROW : isOne ? ALONE : [RAIL, UNDER_NAMES];
  const aheadIn = (row: number): number => (row % 2 ? -1 : 1);
  return rowsOf(shown, isOne ? 44 : 36, underNames, undefined, below).map((one) => {
    const columns = lines[0]!.length;
    const { places, marks } = shifted(
      one,
      shown.map((row, i) => {
        const missing = i === lines.length - 1 ? columns - row.length : 0;
        return [row, BEYOND - (aheadIn(i) * ACROSS * missing) / 2];
      }),
    );
    const stations = lines.flatMap((line, i) =>
      line.map((id): Station => {
        const { x, y } = marks[id]!;
        return { x: Math.round(x * 100), y: Math.round((y + rail) * 100), ahead: aheadIn(i) };
      }),
    );
    const xs = stations.map(({ x }) => x);
    const edge = [Math.min(...xs) - TURN, Math.max(...xs) + TURN] as const;
    const line = stations.slice(1).map((to, i) => {
      const both = [stations[i]!, to] as const;
      return { way: between(both, edge), rail: between(both, edge, STATION) };
    });
    const on = isOne ? 0 : Math.round(ACROSS * 100);
    const ends = [stations[0]!, stations.at(-1)!].map(({ x, y, ahead }, i) => {
      const outwards = i === 0 ? -ahead : ahead;
      const end = x + outwards * (TURN + i * on);
      return `M${x + outwards * STATION} ${y}H${end}M${end} ${y - 8}v16`;
    });
    const last = stations.at(-1)!;
    const terminus = { x: last.x + last.ahead * on, y: last.y };
    return {
      ...one,
      width: one.width + 2 * BEYOND,
      places,
      marks,
      ornament: [...line.map(({ rail }) => rail), ...ends].join(''),
      line,
      terminus,
      ...(!isOne && { shed: shed(terminus) }),
      rail,
      celebration: 'train',
    };
  });
}

/** The places and marks of an arrangement, each row of them farther to the right by so much. */
function shifted(
  { places, marks }: Arrangement,
  rows: readonly (readonly [ids: readonly string[], by: number])[],
): Pick<Arrangement, 'places' | 'marks'> {
  const moved = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      rows.flatMap(([ids, by]) => ids.map((id) => [id, { ...spots[id]!, x: spots[id]!.x + by }])),
    );
  return { places: moved(places), marks: moved(marks) };
}

/**
 * From the cards of a row to the names of the next one, by the number of rows: so far that a name is nearer to its own line
 * where that makes no card narrower; otherwise height counts.
 */
const BELOW: Readonly<Record<number, readonly number[]>> = {
  1: [0.18],
  2: [0.36, 0.18],
  5: [0.07],
};
const BELOW_USUAL = [0.32, 0.07];

/** A line with the kings' pile as its last station: in one row, or in as many as give the widest cards. */
export const travellersLayout: Layout = (piles) => {
  const line = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  const ids = [...line, 'talon'];
  return [1, 2, 3, 4, 5].flatMap((rows) => {
    // The first rows are longer by one, if need be.
    const [size, left] = [Math.floor(ids.length / rows), ids.length % rows];
    const start = (row: number): number => row * size + Math.min(row, left);
    const lines = Array.from({ length: rows }, (_, i) => ids.slice(start(i), start(i + 1)));
    return (BELOW[rows] ?? BELOW_USUAL).flatMap((below) => lineMap(lines, below));
  });
};
