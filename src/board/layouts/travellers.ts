import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  round,
  type Spot,
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
const RAIL = 0.48;
const UNDER_NAMES = 0.37;
/** In hundredths of a card width, from a station to a buffer stop where there is one row. */
const BUFFER = 52;
/**
 * From a station to where the line turns beside its cards, or ends if it does so elsewhere: it is as long on both sides;
 * the radius of a turn, and the room beyond it.
 */
const TURN = 66;
const BEND = 24;
const BEYOND = 0.12;

/** The ground of a row's cards: how far it goes from the outermost stations, and below the cards; its corners' radius. */
const GROUND = { out: 55, below: 3, corner: 10 };

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

/** A ground that hangs from the line, where the cards of some stations lie with their strips: they are as pale as pages. */
function groundOf(stations: readonly Spot[], depth: number): string {
  const xs = stations.map(({ x }) => x);
  const { out, below, corner } = GROUND;
  const [left, right] = [Math.min(...xs) - out, Math.max(...xs) + out];
  const { y } = stations[0]!;
  return (
    `M${left} ${y}H${right}V${round(y + depth + below - corner)}a${corner} ${corner} 0 0 1 ${-corner} ${corner}` +
    `H${left + corner}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}Z`
  );
}

/**
 * The map of a railway line from the first station to the last one, with a buffer stop at both ends. Each row leads on
 * to the next one, which goes back.
 * @param lines the stations of each row, in the order of the line
 */
function lineMap(lines: readonly (readonly string[])[]): Arrangement[] {
  const shown = lines.map((line, i) => (i % 2 ? [...line].reverse() : line));
  const side = lines.length > 1 ? BEYOND : 0;
  // On phones, height counts.
  const below = lines.length > 2 ? 0.03 : undefined;
  return rowsOf(shown, lines.length > 1 ? 36 : 44, UNDER_NAMES, undefined, below).map((one) => {
    const { places, marks } = shifted(one, side);
    const rows = lines.map((line, i) =>
      line.map((id): Station => {
        const { x, y } = marks[id]!;
        return { x: Math.round(x * 100), y: Math.round((y + RAIL) * 100), ahead: i % 2 ? -1 : 1 };
      }),
    );
    const stations = rows.flat();
    const { room } = places[lines[0]![0]!]!;
    const depth = 100 * (MARK / 2 + UNDER_NAMES - RAIL + CARD_HEIGHT + room);
    const xs = stations.map(({ x }) => x);
    const edge = [Math.min(...xs) - TURN, Math.max(...xs) + TURN] as const;
    const line = stations.slice(1).map((to, i) => {
      const both = [stations[i]!, to] as const;
      return { way: between(both, edge), rail: between(both, edge, STATION) };
    });
    const ends = [stations[0]!, stations.at(-1)!].map(({ x, y, ahead }, i) => {
      const outwards = i === 0 ? -ahead : ahead;
      const end = x + outwards * (side ? TURN : BUFFER);
      return `M${x + outwards * STATION} ${y}H${end}M${end} ${y - 8}v16`;
    });
    const ornament = [...line.map(({ rail }) => rail), ...ends].join('');
    const width = one.width + 2 * side;
    return {
      ...one,
      width,
      places,
      marks,
      ground: rows.map((row) => groundOf(row, depth)).join(''),
      ornament,
      line,
      terminus: lines.at(-1)!.at(-1)!,
      rail: RAIL,
      celebration: 'train',
    };
  });
}

/** The places and marks of an arrangement, farther to the right. */
function shifted(
  { places, marks }: Arrangement,
  by: number,
): Pick<Arrangement, 'places' | 'marks'> {
  const moved = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(spots).map(([id, at]) => [id, { ...at, x: at.x + by }]));
  return { places: moved(places), marks: moved(marks) };
}

/** Some stations in as many rows, the longer ones first. */
function inRows(ids: readonly string[], rows: number): string[][] {
  const size = Math.ceil(ids.length / rows);
  return rows === 1 ? [[...ids]] : [ids.slice(0, size), ...inRows(ids.slice(size), rows - 1)];
}

/** A line with the kings' pile as its terminus: in one row, or in as many as give the widest cards. */
export const travellersLayout: Layout = (piles) => {
  const line = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  return [1, 2, 3, 4, 5].flatMap((rows) => lineMap(inRows([...line, 'talon'], rows)));
};
