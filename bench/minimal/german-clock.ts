import { choose, startChoosing } from '../choose.js';
import type { Minimal } from './minimal.js';
import { shuffle } from '../../src/cards/index.js';

const PILES = 13;
const LAYERS = 4;
const STOCK = 13;
const WASTE = 14;
const REDEALS = 2;
const DOWN = 64;

export function germanClock(): Minimal {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  /** The stock is the cards from `stock` to `end`. */
  const cards = new Uint8Array(52);
  /** The waste is the cards before `waste`. */
  const wasted = new Uint8Array(52);
  const placed = new Uint8Array(PILES);
  /** The suit of each layer, -1 until it is fixed. */
  const order = new Int8Array(LAYERS);
  const moves = new Uint8Array(2);
  let stock = 0;
  let end = 0;
  let waste = 0;
  let redeals = 0;

  function deal(number: number): void {
    const dealt = shuffle(pack, number);
    for (let i = 0; i < cards.length; i++) cards[i] = dealt[i]!;
    placed.fill(0);
    order.fill(-1);
    stock = 0;
    end = cards.length;
    waste = 0;
    redeals = REDEALS;
  }

  function fits(card: number): boolean {
    const layer = placed[card % 13]!;
    const suit = (card / 13) | 0;
    if (order[layer]! >= 0) return order[layer] === suit;
    if (layer === 0) return true;
    // Suits 1 and 2 are red.
    return (suit === 1 || suit === 2) !== (order[0] === 1 || order[0] === 2);
  }

  function list(): number {
    let count = 0;
    if (waste > 0 && fits(wasted[waste - 1]!)) moves[count++] = wasted[waste - 1]! % 13;
    if (stock < end) moves[count++] = WASTE;
    else if (waste > 0 && redeals > 0) moves[count++] = STOCK;
    return count;
  }

  function make(to: number): void {
    if (to === WASTE) {
      wasted[waste++] = cards[stock++]!;
      return;
    }
    if (to === STOCK) {
      cards.set(wasted);
      stock = 0;
      end = waste;
      waste = 0;
      redeals--;
      return;
    }
    const suit = (wasted[--waste]! / 13) | 0;
    const layer = placed[to]!++;
    if (order[layer]! >= 0) return;
    order[layer] = suit;
    if (layer === 0) return;
    // With both colours begun, the other suit of each follows.
    order[2] = 3 - order[0]!;
    order[3] = 3 - suit;
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
      const piles: number[][] = Array.from(placed, (height, rank) =>
        Array.from({ length: height }, (_, layer) => order[layer]! * 13 + rank),
      );
      piles.push(Array.from(cards.slice(stock, end), (card) => card + DOWN).reverse());
      piles.push([...wasted.slice(0, waste)]);
      return { piles, redeals };
    },
  };
}
