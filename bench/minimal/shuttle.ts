import { choose, startChoosing } from '../choose.js';
import type { Minimal } from './minimal.js';
import { shuffle } from '../../src/cards/index.js';

const DOWN = 64;

/**
 * @param ranks the rank that each pile collects, in dealing order
 * @param start the rank whose pile begins
 * @param returns whether the fourth king may return once, to the bottom of a pile
 */
export function shuttle(ranks: readonly number[], start: number, returns: boolean): Minimal {
  const width = ranks.length;
  const startPile = ranks.indexOf(start);
  const pileOf = new Uint8Array(52);
  const pack: number[] = [];
  for (let card = 0; card < 52; card++) {
    pileOf[card] = ranks.indexOf((card % 13) + 1);
    pack.push(card);
  }
  const cards = new Uint8Array(52);
  /** Four places for each pile: the cards face down, the last one on top. */
  const down = new Uint8Array(4 * width);
  const downCount = new Uint8Array(width);
  /** Four places for each pile: the cards face up, the last one lowest. */
  const up = new Uint8Array(4 * width);
  const upCount = new Uint8Array(width);
  const moves = new Uint8Array(width);
  let turned = -1;
  let at = -1;
  let hidden = 0;
  let returned = 0;

  function deal(number: number): void {
    const dealt = shuffle(pack, number);
    for (let i = 0; i < cards.length; i++) cards[i] = dealt[i]!;
    for (let pile = 0, to = 0; pile < width; pile++) {
      for (let from = pile; from < 52; from += width) down[to++] = cards[from]!;
    }
    downCount.fill(4);
    upCount.fill(0);
    returned = 0;
    hidden = 51;
    at = startPile;
    turned = down[4 * at + --downCount[at]!]!;
  }

  const kingReturns = (): boolean =>
    returns &&
    returned === 0 &&
    hidden > 0 &&
    downCount[startPile] === 0 &&
    pileOf[turned] === startPile;

  function list(): number {
    if (turned < 0) return 0;
    if (!kingReturns()) {
      moves[0] = pileOf[turned]!;
      return 1;
    }
    let count = 0;
    for (let pile = 0; pile < width; pile++) if (downCount[pile]! > 0) moves[count++] = pile;
    return count;
  }

  function make(to: number): void {
    const base = 4 * to;
    at = to;
    if (kingReturns()) {
      const top = downCount[to]! - 1;
      const card = down[base + top]!;
      for (let i = base + top; i > base; i--) down[i] = down[i - 1]!;
      down[base] = turned;
      turned = card;
      returned = 1;
      return;
    }
    up[base + upCount[to]!++] = turned;
    if (downCount[to] === 0) {
      turned = -1;
      at = -1;
      return;
    }
    turned = down[base + --downCount[to]!]!;
    hidden--;
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
      const piles = ranks.map((_, pile) => [
        ...up.slice(4 * pile, 4 * pile + upCount[pile]!).reverse(),
        ...Array.from(down.slice(4 * pile, 4 * pile + downCount[pile]!), (card) => card + DOWN),
      ]);
      piles.push(turned < 0 ? [] : [turned]);
      return { piles, at, returned };
    },
  };
}
