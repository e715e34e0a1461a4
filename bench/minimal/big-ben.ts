import { choose, startChoosing } from '../choose.js';
import { built, homeTable, nextInSuit } from './foundations.js';
import type { Minimal } from './minimal.js';
import { shuffle } from '../../src/cards/index.js';

const HOURS = 12;
const FAN = 12;
const STOCK = 24;
const WASTE = 25;
const FAN_SIZE = 3;
/** Places for each fan and for the waste: more than either can have cards. */
const ROOM = 64;
const DOWN = 64;

/** @param bases the cards that the foundations begin with, from one o'clock */
export function bigBen(bases: readonly number[]): Minimal {
  const pack = Array.from({ length: 104 }, (_, card) => card % 52);
  for (const base of bases) pack.splice(pack.indexOf(base), 1);
  const homes = homeTable(bases, 2);
  const cards = new Uint8Array(pack.length);
  /** Twelve fans from one o'clock, then the waste. */
  const piles = new Uint8Array((HOURS + 1) * ROOM);
  const heights = new Uint8Array(HOURS + 1);
  const tops = new Uint8Array(HOURS);
  const moves = new Uint16Array(256);
  /** The stock is the rest of `cards`, from this index. */
  let stock = 0;

  function put(card: number, pile: number): void {
    piles[pile * ROOM + heights[pile]!++] = card;
  }

  /** Places of the fans clockwise from twelve. */
  const clockwise = (i: number): number => (i === 0 ? HOURS - 1 : i - 1);

  function deal(number: number): void {
    const dealt = shuffle(pack, number);
    for (let i = 0; i < cards.length; i++) cards[i] = dealt[i]!;
    tops.set(bases);
    heights.fill(0);
    stock = 0;
    for (let round = 0; round < FAN_SIZE; round++) {
      for (let i = 0; i < HOURS; i++) put(cards[stock++]!, clockwise(i));
    }
  }

  function firstGap(): number {
    for (let i = 0; i < HOURS; i++) if (heights[clockwise(i)]! < FAN_SIZE) return clockwise(i);
    return -1;
  }

  function list(): number {
    let count = 0;
    for (let from = 0; from <= HOURS; from++) {
      const height = heights[from]!;
      if (height === 0) continue;
      const card = piles[from * ROOM + height - 1]!;
      const source = (from === HOURS ? WASTE : FAN + from) << 8;
      for (let i = 2 * card; i < 2 * card + 2; i++) {
        const base = homes[i]!;
        if (base >= 0 && nextInSuit(tops[base]!) === card) moves[count++] = source | base;
      }
      const wanted = nextInSuit(card);
      for (let to = 0; to < HOURS; to++) {
        const under = heights[to]!;
        if (under < FAN_SIZE || to === from || piles[to * ROOM + under - 1] !== wanted) continue;
        moves[count++] = source | (FAN + to);
      }
    }
    if (stock < cards.length) {
      const gap = firstGap();
      moves[count++] = (STOCK << 8) | (gap < 0 ? WASTE : FAN + gap);
    }
    return count;
  }

  function make(move: number): void {
    const from = move >> 8;
    const to = move & 255;
    if (from === STOCK) {
      if (to === WASTE) return put(cards[stock++]!, HOURS);
      for (let pass = 0; pass < FAN_SIZE; pass++) {
        for (let i = 0; i < HOURS && stock < cards.length; i++) {
          if (heights[clockwise(i)]! < FAN_SIZE) put(cards[stock++]!, clockwise(i));
        }
      }
      return;
    }
    const source = from === WASTE ? HOURS : from - FAN;
    const card = piles[source * ROOM + --heights[source]!]!;
    if (to < HOURS) tops[to] = card;
    else put(card, to - FAN);
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
    position() {
      const shown = Array.from(heights, (height, i) => [
        ...piles.slice(i * ROOM, i * ROOM + height),
      ]);
      const left = Array.from(cards.slice(stock), (card) => card + DOWN).reverse();
      return {
        piles: [
          ...bases.map((base, i) => built(base, tops[i]!)),
          ...shown.slice(0, HOURS),
          left,
          shown[HOURS]!,
        ],
        redeals: 0,
      };
    },
  };
}
