import type { Arrangement, Spot } from '../geometry/arrange.js';
import { outline, ring } from '../geometry/outline.js';
import { banksOf } from './river.js';

/*
 * The sheet of a map, where stations are far apart: streets between the cards and between the rows, a river with an
 * island, and a park where no station is. Lengths are in hundredths of a card width.
 */

/** The corners of the sheet, and how far above its names it begins: outside the box of the board, where nothing else is. */
const [CORNER, TOP] = [14, -8];
/** Half of the breadth of the river at most, of that around its island, and of the island; and what is free beside it. */
const [HALF, AROUND, ISLAND, FREE] = [15, 27, 10, 4];
/** Half of the length of the island; in how much of it the river gets broader; and how far it is above the street. */
const [LONG, EASED, UP] = [46, 72, 22];
/** Trees of the park: where they are, from its lower left corner, and their radii. */
const TREES = [
  [26, -172, 9],
  [47, -186, 7],
  [150, -150, 8],
  [22, -36, 8],
  [42, -22, 10],
  [64, -38, 7],
  [152, -30, 9],
  [170, -48, 6],
] as const;
/** Its pond: from its lower left corner, its size, and the way around that from the street at the right. */
const POND = { x: 98, y: -86, across: 34, down: 15 };

/** From the top to the end of a river's bank, which gives way to an island. */
const bank = (x: number, by: number, middle: number, end: number): string => {
  const bend = `c0 ${EASED / 2} `;
  const back = middle + LONG - EASED / 2;
  return (
    `M${x} ${TOP}V${middle - LONG - EASED / 2}${bend}${by} ${EASED / 2} ${by} ${EASED}V${back}` +
    `${bend}${-by} ${EASED / 2} ${-by} ${EASED}V${end}`
  );
};

/**
 * @param stations all of them
 * @param row those of the last row
 * @param level the height of the street between the two rows
 * @param width that of the sheet, in card widths, as its height
 */
export function mapSheet({
  stations,
  row,
  level,
  width,
  height,
}: {
  readonly stations: readonly Spot[];
  readonly row: readonly Spot[];
  readonly level: number;
  readonly width: number;
  readonly height: number;
}): Pick<Arrangement, 'ground' | 'park' | 'trees' | 'channel' | 'banks' | 'streets'> {
  const [left, right] = banksOf(row);
  const [x, free] = [Math.round((left + right) / 2), (right - left) / 2 - 50 - FREE];
  const half = Math.min(HALF, free);
  const by = free < AROUND ? 0 : AROUND - half;
  const [end, bottom] = [Math.round(100 * width), Math.round(100 * height)];
  const middle = level - UP;
  const xs = [...new Set(stations.map((one) => one.x))].sort((a, b) => a - b);
  const between = xs.slice(1).map((at, i) => Math.round((at + xs[i]!) / 2));
  const edge = between[0]!;
  // Not every street goes through: blocks are of one, two or three cards.
  const upper = between.filter((at, i) => at !== x && i !== 1 && i !== 4);
  const lower = between.filter((at, i) => at !== x && i !== 2 && i !== 5);
  const [west, east] = [bank(x - half, -by, middle, bottom), bank(x + half, by, middle, bottom)];
  const island = by
    ? `M${x} ${middle - LONG}q${ISLAND * 2} ${LONG} 0 ${2 * LONG}q${-ISLAND * 2} ${-LONG} 0 ${-2 * LONG}Z`
    : '';
  const pond = `M${POND.x - POND.across} ${bottom + POND.y}a${POND.across} ${POND.down} 0 0 1 ${2 * POND.across} 0a${POND.across} ${POND.down} 0 0 1 ${-2 * POND.across} 0Z`;
  const [middleX, middleY] = [width / 2, height / 2 + TOP / 200];
  return {
    ground: outline({ x: middleX, y: middleY }, { x: middleX, y: height / 2 - TOP / 200 }, CORNER),
    park: `M0 ${level}H${edge}V${bottom}H${CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${-CORNER}Z${island}`,
    trees: TREES.map(([across, up, r]) => `${ring(across, bottom + up, r)}Z`).join(''),
    // Both halves, from one bank to the middle: as one shape, of which the island is no part.
    channel: `${west}H${x}V${TOP}Z${east}H${x}V${TOP}Z${island}${pond}`,
    banks: west + east + island + pond,
    streets:
      `M0 ${level}H${end}${upper.map((at) => `M${at} ${TOP}V${level}`).join('')}` +
      lower.map((at) => `M${at} ${level}V${bottom}`).join(''),
  };
}
