/** What games look like on the table, in a few lines. */
import { atHour, round } from '../board/geometry/arrange.js';
import { ring } from '../board/geometry/outline.js';

/** How wide the cards are, the lines along their middles, and the lines around them; 108 × 74, from the middle. */
type Picture = readonly [wide: number, cards: string, lines: string];

const HOURS = Array.from({ length: 12 }, (_, i) => i);

/** A point of a dial around 0 0 or so far below, to the side of its hour's middle. */
function point(hour: number, radius: number, aside = 0, below = 0): string {
  const { x, y } = atHour({ x: 0, y: 0 }, radius, hour);
  const across = atHour({ x: 0, y: 0 }, aside, hour + 3);
  return `${round(x + across.x)} ${round(y + across.y + below)}`;
}

/** The cards of a dial, or of its first hours. */
const hours = (from: number, to: number, below = 0, count = 12): string =>
  HOURS.slice(0, count)
    .map((i) => `M${point(i, from, 0, below)}L${point(i, to, 0, below)}`)
    .join('');

/** The places of its other cards, which are empty. */
const slots = (from: number, to: number, half: number, first: number): string =>
  HOURS.slice(first)
    .map(
      (i) =>
        `M${point(i, from, -half)}L${point(i, to, -half)}L${point(i, to, half)}L${point(i, from, half)}Z`,
    )
    .join('');

/** Rows of upright cards: how many, from the middle of the first one and the top. */
const row = (count: number, x: number, y: number, apart = 12, high = 12): string =>
  Array.from({ length: count }, (_, i) => `M${round(x + i * apart)} ${y}v${high}`).join('');

/** The same at both sides of the middle. */
const beside = (count: number, x: number, y: number, apart: number, high: number): string =>
  row(count, x, y, apart, high) + row(count, -x, y, -apart, high);

/** The cards that such a row covers, so many above each and so far apart, as strips of paper: columns are no blocks of ink. */
const covered = (
  count: number,
  x: number,
  y: number,
  apart: number,
  strips: number,
  step: number,
): string =>
  [x, -x]
    .flatMap((first) =>
      Array.from({ length: count }, (_, i) => {
        const left = round(first + Math.sign(first) * i * apart - STRIP / 2);
        const edges = Array.from({ length: strips }, (_, j) => `M${left} ${y - j * step}h${STRIP}`);
        return `M${left} ${y}v${-strips * step}h${STRIP}v${strips * step}${edges.slice(1).join('')}`;
      }),
    )
    .join('');
/** How wide they are: within their line as wide as cards. */
const STRIP = 4.5;

const door = (x: number, y: number): string => `M${x - 5} ${y}v-20a5 5 0 0 1 10 0v20`;
const doors = (count: number, x: number, y: number): string =>
  Array.from({ length: count }, (_, i) => door(x + i * 13, y)).join('');

/** A path and the same one mirrored: its numbers are pairs after commands for points. */
const both = (d: string): string =>
  d + d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** Of each game, and of the game of the day. */
export const pictures: Readonly<Record<string, Picture>> = {
  clock: [
    8,
    `${hours(17.5, 28)}M0 -5.5v11`,
    `${ring(0, 0, 32)}${both('M28 15C31 23 38 26 45 27Q47 27 47 29L47 32')}M-50 32.5H50`,
  ],
  watch: [
    7,
    `${hours(14.5, 23.5)}M0 -5v10`,
    `${ring(0, 0, 26.5)}${both('M14 -22.5L14 -33.5L0 -33.5M14 22.5L14 33.5L0 33.5M17 -33.5L17 -28.5Q18 -22 21 -16.2M17 33.5L17 28.5Q18 22 21 16.2')}M26.5 -4h4v8h-4`,
  ],
  travellers: [
    8.5,
    row(7, -39, -19.5, 12, 11.5) + row(6, -33, 14.5, 12, 11.5),
    'M-45 -29v6M-45 -26H36q9 0 9 9V-1q0 9 -9 9H-39M-39 5v6',
  ],
  'hide-and-seek': [
    8,
    row(7, -39, -22, 13, 10) + row(6, -32.5, 12, 13, 10),
    `${doors(7, -39, -5) + doors(6, -32.5, 29)}M-47 -5h94M-47 29h94`,
  ],
  'grandfathers-clock': [
    5.5,
    hours(13, 21, -8) + beside(4, 29.5, -6, 6.75, 8),
    `${ring(0, -8, 23)}${covered(4, 29.5, -6, 6.75, 3, 4)}${ring(0, 24.5, 2.5)}M0 15v7${both('M24 -21L54 -21L54 31L0 31M25.5 7L25.5 31M25.5 14L54 14M36.5 22.5L43.5 22.5M13 31L13 19.5')}`,
  ],
  'big-ben': [
    5.5,
    `${hours(15, 23)}M-3.5 -4v8${beside(3, 33.5, -15, 7.5, 9)}${beside(3, 33.5, 14, 7.5, 9)}`,
    `${ring(0, 0, 25)}${covered(3, 33.5, -15, 7.5, 2, 4)}${covered(3, 33.5, 14, 7.5, 2, 4)}M1 -4h5v8h-5Z${both('M28 31L0 31M0 28L26 28L26 -26L24 -34L22 -26L26 -26M22 -26L12 -26')}`,
  ],
  // A dial that is being filled.
  'german-clock': [
    7.2,
    `${hours(18, 29, 0, 7)}M43 -13.5v11`,
    `${ring(0, 0, 31)}${slots(18, 29, 3.6, 7)}M-3.6 -5h7.2v10h-7.2Z${both('M30 -8L36 -8M30 8L36 8M36 -18L50 -18L50 18L36 18L36 -18')}` +
      `M39.4 2.5h7.2v11h-7.2Z${[-12, -4, 4, 12].map((y) => ring(-43, y, 2.6)).join('')}`,
  ],
  'wandering-card': [
    6.5,
    `${hours(15, 26)}M0 -5v10M38 -4.5v9`,
    `${ring(0, 0, 28)}${ring(38, 0, 9)}M24 -14.5C37 -15 44 -13 43 -7M27 6L31 5M-28 -4C-44 3 -46 15 -34 17Q-29 18 -23 16`,
  ],
  daily: [9, 'M0 -2v13', 'M-19 -17h38v36h-38ZM-19 -8h38M-9 -22v9M9 -22v9'],
};
