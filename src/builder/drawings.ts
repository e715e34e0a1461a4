/** What games look like on the table, in a few lines. */
import { ring, spokes } from '../board/geometry/outline.js';

/** How wide the cards are, the lines along their middles, and the lines around them; 96 × 72, from the middle. */
type Picture = readonly [wide: number, cards: string, lines: string];

/** Rows of upright cards: how many, from the middle of the first one and the top. */
const row = (count: number, x: number, y: number, apart = 12, high = 12): string =>
  Array.from({ length: count }, (_, i) => `M${x + i * apart} ${y}v${high}`).join('');

const door = (x: number, y: number): string => `M${x - 5} ${y}v-20a5 5 0 0 1 10 0v20`;
const doors = (count: number, x: number, y: number): string =>
  Array.from({ length: count }, (_, i) => door(x + i * 13, y)).join('');

/** Of each game, and of the game of the day. */
export const pictures: Readonly<Record<string, Picture>> = {
  clock: [9, `${spokes(12, 0.2, 0.325)}M0 -6V6`, ring(0, 0, 34.5)],
  watch: [
    7,
    `${spokes(12, 0.16, 0.255)}M0 -5V5`,
    `${ring(0, 0, 27.5)}M28 -4h4v8h-4M-15 -23l-3 -11h9l2 8M15 -23l3 -11h-9l-2 8M-15 23l-3 11h9l2 -8M15 23l3 11h-9l-2 -8`,
  ],
  travellers: [9, row(7, -39, -20) + row(6, -33, 14), 'M-45 -26H36q9 0 9 9V-1q0 9 -9 9H-39'],
  'hide-and-seek': [
    8,
    row(7, -39, -22, 13, 10) + row(6, -32.5, 12, 13, 10),
    `${doors(7, -39, -5) + doors(6, -32.5, 29)}M-47 -5h94M-47 29h94`,
  ],
  'grandfathers-clock': [
    6,
    spokes(12, 0.12, 0.2) +
      [-43, -34.5, -26, 26, 34.5, 43].map((x) => row(1, x, -20, 0, 40)).join(''),
    ring(0, 0, 21.5),
  ],
  'big-ben': [6, spokes(12, 0.12, 0.2) + spokes(12, 0.245, 0.325), ring(0, 0, 22)],
  'german-clock': [
    7,
    'M40 -16v11M40 5v11M0 -28v9',
    `${ring(0, 0, 31)}${spokes(12, 0.145, 0.165)}M36.5 5h7v11h-7Z`,
  ],
  'wandering-card': [
    7,
    `${spokes(12, 0.14, 0.235)}M0 -5V5M36 -5V5`,
    `${ring(0, 0, 26)}${ring(36, 0, 10)}`,
  ],
  daily: [9, 'M0 -2v13', 'M-19 -17h38v36h-38ZM-19 -8h38M-9 -22v9M9 -22v9'],
};
