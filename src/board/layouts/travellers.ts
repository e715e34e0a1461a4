import {
  type Arrangement,
  CARD_HEIGHT,
  downward,
  type Layout,
  type Place,
  type Spot,
  STATION,
  THICK,
} from '../geometry/arrange.js';
import type { Station } from '../geometry/railway.js';
import { riverPast } from './river.js';

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

/** From a station's name to the line, and the room from that name to its cards. */
const RAIL = 0.42;
const UNDER_NAMES = 0.38;
/** The same in the narrowest boxes, whose many rows are closer. */
const NARROW = [0.4, 0.36] as const;
/**
 * In hundredths of a card width, from a station to where the line turns beside its cards, and to the middle of the bar
 * at its end; half of that bar; the radius of a turn, and the room beyond it in card widths.
 */
const TURN = 66;
const [END, BAR] = [57, 15];
const BEND = 28;
const BEYOND = 0.12;
/** From the last cards to the edge of the board. */
const LAST = 0.08;
/** The name's plate in the room that the last row leaves: from the kings' cards, and its height. */
const [ASIDE, PLATE] = [0.16, 0.62];
/** The same where it leaves none, but the box has room at both sides: how broad it is. */
const BESIDE = 1.2;
/** The same above all: the length of it, and what it takes. */
const SIGN = { width: 2.3, height: 0.58 };
const [SIGN_Y, SIGN_ROOM] = [0.33, 0.92];

/** A river between two rows needs so much room, and is no farther above the names of the lower one. */
const RIVER = { room: 0.16, above: 0.26 };

/** Arrowheads on a line that goes down, in the middle between two heights. */
const arrowheads = (x: number, from: number, to: number): string =>
  [-11, 0, 11]
    .map((by) => `M${x - 4.2} ${Math.round((from + to) / 2) + by - 2}l4.2 4.2 4.2 -4.2`)
    .join('');

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
 * The map of a line from the first station to the last one, with a bar at both ends. Each row leads on to the next one,
 * which goes back; shorter rows are in the middle. The last one begins at the side, and leaves room for the name.
 * @param lines the stations of each row, in the order of the line
 * @param below from the cards of a row to the names of the next one
 * @param signed where the name stands
 */
function lineMap(
  lines: readonly (readonly string[])[],
  below: number,
  signed: 'above' | 'beside' | 'last',
): Arrangement[] {
  const shown = lines.map((line, i) => (i % 2 ? [...line].reverse() : line));
  const [rail, underNames] = lines.length > 4 ? NARROW : [RAIL, UNDER_NAMES];
  const aheadIn = (row: number): number => (row % 2 ? -1 : 1);
  // What is wider for the sake of its name has no say where the page scrolls: cards would be narrower.
  const minCard = lines.length === 1 || signed === 'beside' ? 44 : 36;
  const head = signed === 'above' ? SIGN_ROOM : 0;
  const side = BEYOND + (signed === 'beside' ? ASIDE + BESIDE : 0);
  return rowsOf(shown, minCard, underNames, undefined, below).map((one) => {
    const missing = lines[0]!.length - lines.at(-1)!.length;
    const { places, marks } = shifted(
      one,
      shown.map((row, i) => {
        const aside = i === lines.length - 1 ? missing : 0;
        return [row, { x: side - (aheadIn(i) * ACROSS * aside) / 2, y: head }];
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
    const last = stations.at(-1)!;
    const width = one.width + 2 * side;
    // Its outer edges: a turn, or the bar at an end.
    const first = stations[0]!;
    const edges = [
      (lines.length > 2 ? edge[0] : first.x - END) - THICK / 2,
      (lines.length > 1 ? edge[1] : last.x + END) + THICK / 2,
    ] as const;
    const outer =
      signed === 'beside'
        ? last.x + last.ahead * 100 * (0.5 + ASIDE + BESIDE)
        : edges[last.ahead > 0 ? 1 : 0];
    // Past the second row, or the fourth of five: before that the line turns at the other side, and after it too.
    const passed = lines.length === 1 ? 0 : lines.length > 4 ? 3 : 1;
    const down = one.height / lines.length;
    const height = one.height - below + LAST + head;
    // In the middle between the cards that can be there and the names.
    const above = (row: number): number =>
      Math.round(100 * (head + row * down - Math.min(below / 2, RIVER.above)));
    const levels = {
      top: passed > 0 ? above(passed) : Math.round(100 * SIGN_Y),
      bottom: Math.round(100 * height),
      ...(passed < lines.length - 1 && { out: above(passed + 1) }),
    };
    const row = stations.filter(
      ({ y }) => y === Math.round(100 * (marks[lines[passed]![0]!]!.y + rail)),
    );
    // Above a single row there is room for it only beside the name.
    const hasRiver = row.length > 1 && (passed > 0 ? below >= RIVER.room : signed === 'above');
    // Of many arrangements only one is drawn.
    let paths: Paths | undefined;
    const drawn = (): Paths => (paths ??= pathsOf(stations, edge));
    return {
      ...one,
      width,
      height,
      places,
      marks,
      ...(hasRiver && riverPast(row, levels, edges)),
      get ornament() {
        return drawn().ornament;
      },
      get ahead() {
        return drawn().ahead;
      },
      get line() {
        return drawn().line;
      },
      stations,
      ...(signed === 'above'
        ? { plate: { ...SIGN, x: width / 2, y: SIGN_Y } }
        : (missing > 0 || signed === 'beside') && {
            plate: besideKings(places['talon']!, last.ahead, outer),
          }),
      rail,
      celebration: 'train',
    };
  });
}

type Paths = Required<Pick<Arrangement, 'ornament' | 'ahead' | 'line'>>;

/** The line between its stations, what is drawn of it with a bar at both ends, and the arrowheads at its turns. */
function pathsOf(
  stations: readonly Station[],
  edge: readonly [left: number, right: number],
): Paths {
  const line = stations.slice(1).map((to, i) => {
    const both = [stations[i]!, to] as const;
    return { way: between(both, edge), rail: between(both, edge, STATION) };
  });
  const turns = stations.filter(({ ahead }, i) => stations[i + 1]?.ahead === -ahead);
  const ends = [stations[0]!, stations.at(-1)!].map(({ x, y, ahead }, i) => {
    const outwards = i === 0 ? -ahead : ahead;
    const end = x + outwards * END;
    return `M${x + outwards * STATION} ${y}H${end}M${end} ${y - BAR}v${2 * BAR}`;
  });
  const end = stations.at(-1)!;
  return {
    ornament: [...line.map(({ rail }) => rail), ...ends].join(''),
    ahead: turns
      .map(({ y, ahead }, i) => arrowheads(edge[ahead > 0 ? 1 : 0], y, turns[i + 1]?.y ?? end.y))
      .join(''),
    line,
  };
}

/**
 * The plate beside the kings, where the last row leaves room: it stands as low as their card.
 * @param outer where the line's outer edges are, in hundredths of a card width
 */
function besideKings(
  { x, y }: Spot,
  ahead: number,
  outer: number,
): NonNullable<Arrangement['plate']> {
  const from = x + ahead * (0.5 + ASIDE);
  const to = outer / 100;
  const low = y + CARD_HEIGHT / 2;
  return { x: (from + to) / 2, y: low - PLATE / 2, width: Math.abs(to - from), height: PLATE };
}

/** The places and marks of an arrangement, each row of them farther to the right and down by so much. */
function shifted(
  { places, marks }: Arrangement,
  rows: readonly (readonly [ids: readonly string[], by: Spot])[],
): Pick<Arrangement, 'places' | 'marks'> {
  const moved = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      rows.flatMap(([ids, by]) =>
        ids.map((id) => [id, { ...spots[id]!, x: spots[id]!.x + by.x, y: spots[id]!.y + by.y }]),
      ),
    );
  return { places: moved(places), marks: moved(marks) };
}

/**
 * From the cards of a row to the names of the next one, by the number of rows: so far that a name is nearer to its own line
 * where that makes no card narrower; otherwise height counts.
 */
const BELOW: Readonly<Record<number, readonly number[]>> = {
  1: [0.18],
  2: [0.9, 0.36, 0.18],
  5: [0.1],
};
const BELOW_USUAL = [0.52, 0.32, 0.16];

/** A line with the kings' pile as its last station: in one row, or in as many as give the widest cards. */
export const travellersLayout: Layout = (piles) => {
  const line = piles.filter((pile) => pile.rank && pile.id !== 'talon').map((pile) => pile.id);
  const ids = [...line, 'talon'];
  return [1, 2, 3, 4, 5].flatMap((rows) => {
    // The first rows are longer by one, if need be.
    const [size, left] = [Math.floor(ids.length / rows), ids.length % rows];
    const start = (row: number): number => row * size + Math.min(row, left);
    const lines = Array.from({ length: rows }, (_, i) => ids.slice(start(i), start(i + 1)));
    const belows = BELOW[rows] ?? BELOW_USUAL;
    return [
      ...belows.slice(0, rows < 4 ? 2 : 0).map((below) => lineMap(lines, below, 'above')[0]!),
      ...(rows > 1 && left === 0 ? belows.flatMap((below) => lineMap(lines, below, 'beside')) : []),
      ...belows.flatMap((below) => lineMap(lines, below, 'last')),
    ];
  });
};
