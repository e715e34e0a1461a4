import { choose, startChoosing } from '../choose.js';
import { built, homeTable, nextInSuit } from './foundations.js';
import type { Minimal } from './minimal.js';
import { shuffle } from '../../src/cards/index.js';

const HOURS = 12;
const COLUMNS = 8;
/** Places for each column: more than it can have cards. */
const ROOM = 64;

/** @param bases the cards that the foundations begin with, from one o'clock */
export function grandfathersClock(bases: readonly number[]): Minimal {
  const pack = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !bases.includes(card),
  );
  const home = homeTable(bases, 1);
  const cards = new Uint8Array(pack.length);
  const columns = new Uint8Array(COLUMNS * ROOM);
  const heights = new Uint8Array(COLUMNS);
  const tops = new Uint8Array(HOURS);
  const moves = new Uint16Array(COLUMNS * COLUMNS);

  function deal(number: number): void {
    const dealt = shuffle(pack, number);
    for (let i = 0; i < cards.length; i++) cards[i] = dealt[i]!;
    tops.set(bases);
    heights.fill(cards.length / COLUMNS);
    for (let i = 0; i < cards.length; i++) {
      columns[(i % COLUMNS) * ROOM + ((i / COLUMNS) | 0)] = cards[i]!;
    }
  }

  function list(): number {
    let count = 0;
    for (let from = 0; from < COLUMNS; from++) {
      const height = heights[from]!;
      if (height === 0) continue;
      const card = columns[from * ROOM + height - 1]!;
      const base = home[card]!;
      if (base >= 0 && nextInSuit(tops[base]!) === card) moves[count++] = (from << 8) | base;
      const rank = card % 13;
      const wanted = rank === 12 ? 0 : rank + 1;
      for (let to = 0; to < COLUMNS; to++) {
        if (to === from) continue;
        const under = heights[to]!;
        if (under > 0 && columns[to * ROOM + under - 1]! % 13 !== wanted) continue;
        moves[count++] = (from << 8) | (HOURS + to);
      }
    }
    return count;
  }

  function make(move: number): void {
    const from = move >> 8;
    const to = move & 255;
    const card = columns[from * ROOM + --heights[from]!]!;
    if (to < HOURS) tops[to] = card;
    else columns[(to - HOURS) * ROOM + heights[to - HOURS]!++] = card;
  }

  return {
    play(number, cap) {
      startChoosing(number);
      deal(number);
      let made = 0;
      for (let count = list(); count > 0 && made < cap; count = list(), made++) {
        make(moves[choose(count)]!);
      }
      return made;
    },
    position: () => ({
      piles: [
        ...bases.map((base, i) => built(base, tops[i]!)),
        ...Array.from(heights, (height, i) => [...columns.slice(i * ROOM, i * ROOM + height)]),
      ],
    }),
  };
}
