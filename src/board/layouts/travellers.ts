import { type Arrangement, CARD_HEIGHT, type Layout, type Spot } from '../geometry/arrange.js';
import { type Station, THICK } from '../geometry/railway.js';
import { ASIDE, atTheEnd, besideKings } from './line-plates.js';
import { END, type Paths, pathsOf, USUAL, WIDER } from './line-paths.js';
import { mapSheet, riverAlong, TOP } from './map-sheet.js';
import { banksOf, passes, riverDown, riverPast } from './river.js';
import { ACROSS, rowsOf } from './rows.js';

/** From a station's name to the line, and the room from that name to its cards: the ring around a card is clear of the train. */
const RAIL = 0.38;
const UNDER_NAMES = 0.38;
/** The same in the narrowest boxes, whose many rows are closer. */
const NARROW = [0.36, 0.36] as const;
/** Beyond a turn; and where what is farther out is added to that. */
const [BEYOND, NEAR] = [0.2, 0.12];
/** Half of the line there, and what is free around it. */
const AROUND = 0.07;
/** Where a box is wider than two rows need, their stations are so far apart. */
const SPREADS = [1.8, 1.64, 1.46, 1.34];
/** How much farther apart the two stations are between which a river flows, so that all of it is seen. */
const OPEN = { through: 0.44, last: 0.2 };
/** From the last cards to the edge of the board. */
const LAST = 0.08;
/** The same where it leaves none, but the box has room at both sides: how broad it is. */
const BESIDE = 1.2;
/** The same above all: the length of it, and what it takes. */
const SIGN = { width: 2.3, height: 0.64 };
const [SIGN_Y, SIGN_ROOM] = [0.33, 0.92];
/** Where stations are far apart the map is a sheet: what is free of it at its sides. */
const SHEET = 0.16;

/** A river between two rows needs so much room to be clear of all cards, and is no farther above the names of the lower one. */
const RIVER = { room: 0.32, above: 0.26 };

/**
 * The map of a line from the first station to the last one, with a bar at both ends. Each row leads on to the next one,
 * which goes back; shorter rows are in the middle. The last one begins at the side, and leaves room for the name.
 * @param lines the stations of each row, in the order of the line
 * @param below from the cards of a row to the names of the next one
 * @param signed where the name stands
 * @param across from one station to the next one
 */
function lineMap(
  lines: readonly (readonly string[])[],
  below: number,
  signed: 'above' | 'beside' | 'last',
  across = ACROSS,
): Arrangement[] {
  const shown = lines.map((line, i) => (i % 2 ? [...line].reverse() : line));
  const [rail, underNames] = lines.length > 4 ? NARROW : [RAIL, UNDER_NAMES];
  const aheadIn = (row: number): number => (row % 2 ? -1 : 1);
  // What is wider for the sake of its name has no say where the page scrolls: cards would be narrower.
  const minCard = lines.length === 1 || signed === 'beside' ? 44 : 36;
  const missing = lines[0]!.length - lines.at(-1)!.length;
  const isSpread = across > ACROSS;
  const head = signed === 'above' ? SIGN_ROOM : 0;
  const turn = isSpread ? WIDER : USUAL;
  // Past the second row, or the fourth of five: before that the line turns at the other side, and after it too.
  const passed = lines.length === 1 ? 0 : lines.length > 4 ? 3 : 1;
  const isLast = passed === lines.length - 1;
  // A shorter row has room for a river, unless the name is there. A single one has only room for a piece of it.
  const hasRiver =
    lines.length > 1 &&
    lines[passed]!.length > 1 &&
    (isSpread ||
      (below >= RIVER.room &&
        lines[passed]!.length < lines[0]!.length &&
        !(isLast && signed === 'last')));
  // A wider turn needs more than half of what is between two stations.
  const side =
    Math.max(isSpread ? NEAR : BEYOND, turn.out / 100 + AROUND - across / 2) +
    (isSpread ? SHEET : 0) +
    (signed === 'beside' ? ASIDE + BESIDE : 0);
  /** How far a station beside a river is moved: the last one of a line has its turn at the right. */
  const opened = (row: number, order: number): number => {
    if (!hasRiver || isSpread || row !== passed) return 0;
    const way = order < passes(lines[row]!.length) ? -1 : 1;
    return isLast ? Math.min(way, 0) * OPEN.last : (way * OPEN.through) / 2;
  };
  return rowsOf(shown, minCard, underNames, across, below).map((one) => {
    const { places, marks } = shifted(
      one,
      shown.flatMap((row, i) => {
        const aside = i === lines.length - 1 ? missing : 0;
        const by = side - (aheadIn(i) * across * aside) / 2;
        return row.map((id, order) => [id, { x: by + opened(i, order), y: head }] as const);
      }),
    );
    const stations = lines.flatMap((line, i) =>
      line.map((id): Station => {
        const { x, y } = marks[id]!;
        return { x: Math.round(x * 100), y: Math.round((y + rail) * 100), ahead: aheadIn(i) };
      }),
    );
    const xs = stations.map(({ x }) => x);
    const edge = [Math.min(...xs) - turn.out, Math.max(...xs) + turn.out] as const;
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
    const down = one.height / lines.length;
    const height = one.height - below + LAST + head;
    // In the middle between the cards that can be there and the names.
    const above = (row: number): number =>
      Math.round(100 * (head + row * down - Math.min(below / 2, RIVER.above)));
    const levels = {
      top: above(passed),
      bottom: Math.round(100 * height),
      ...(!isLast && { out: above(passed + 1) }),
    };
    const inRows = lines.map((line) =>
      stations.filter(({ y }) => y === Math.round(100 * (marks[line[0]!]!.y + rail))),
    );
    const row = inRows[passed]!;
    const end = Math.round(100 * width);
    const river = (): ReturnType<typeof riverAlong> => {
      if (!hasRiver) return { channel: '', banks: '' };
      if (!isSpread) return riverAlong(riverPast(row, levels, end));
      const { y, room } = places[lines.at(-1)![0]!]!;
      const under = [y - CARD_HEIGHT / 2, y + CARD_HEIGHT / 2 + room].map(
        (at) => Math.round(100 * at) - last.y,
      );
      const { points, half } = riverDown(
        row,
        inRows.map(([one]) => one!.y),
        under as [number, number],
        TOP,
        levels.bottom,
      );
      return riverAlong(points, half);
    };
    const sheet = (): ReturnType<typeof mapSheet> => {
      const [from, to] = banksOf(row);
      const x = Math.round((from + to) / 2);
      // Where the river goes along between two rows, no street does.
      const runs = hasRiver && !isSpread;
      return mapSheet({
        width,
        height,
        rows: inRows,
        levels: lines.slice(1).map((_, i) => {
          const isIn = runs && i + 1 === passed;
          const isOut = runs && i === passed;
          return [above(i + 1), isIn ? x : 0, isOut ? x : end] as const;
        }),
        river: hasRiver ? x : -end,
        park: missing > 0 ? (last.ahead > 0 ? 1 : -1) : 0,
        isWide: isSpread,
        title: signed === 'above' ? 50 * SIGN.width : 0,
        drawn: river(),
      });
    };
    let ground: ReturnType<typeof mapSheet> | undefined;
    const map = (): ReturnType<typeof mapSheet> => (ground ??= sheet());
    // Of many arrangements only one is drawn.
    let paths: Paths | undefined;
    const railway = (): Paths => (paths ??= pathsOf(stations, edge, turn.bend));
    return {
      ...one,
      width,
      height,
      places,
      marks,
      get ground() {
        return map().ground;
      },
      get park() {
        return map().park;
      },
      get trees() {
        return map().trees;
      },
      get channel() {
        return map().channel;
      },
      get banks() {
        return map().banks;
      },
      get streets() {
        return map().streets;
      },
      get ornament() {
        return railway().ornament;
      },
      get ahead() {
        return railway().ahead;
      },
      get line() {
        return railway().line;
      },
      stations,
      ...(signed === 'above'
        ? { plate: { ...SIGN, x: width / 2, y: SIGN_Y } }
        : (missing > 0 || signed === 'beside') && {
            plate: isSpread
              ? atTheEnd(last, across, outer)
              : besideKings(places['talon']!, last.ahead, outer),
          }),
      rail,
      celebration: 'train',
    };
  });
}

/** The places and marks of an arrangement, each of them farther to the right and down by so much. */
function shifted(
  { places, marks }: Arrangement,
  ids: readonly (readonly [id: string, by: Spot])[],
): Pick<Arrangement, 'places' | 'marks'> {
  const moved = <T extends Spot>(spots: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      ids.map(([id, by]) => [
        id,
        { ...spots[id]!, x: spots[id]!.x + by.x, y: spots[id]!.y + by.y },
      ]),
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
      ...(rows === 2
        ? SPREADS.flatMap((across) =>
            belows.flatMap((below) => lineMap(lines, below, 'last', across)),
          )
        : []),
      ...belows.slice(0, rows < 4 ? 2 : 0).map((below) => lineMap(lines, below, 'above')[0]!),
      ...(rows > 1 && left === 0 ? belows.flatMap((below) => lineMap(lines, below, 'beside')) : []),
      ...belows.flatMap((below) => lineMap(lines, below, 'last')),
    ];
  });
};
