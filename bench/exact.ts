/**
 * The exact chances that scripts/odds.mjs puts beside what it counts: of the shuttling games and
 * Wandering Card for every player, and of German Clock with two redeals. docs/solver.md has the proofs.
 */
import {
  type Options,
  type Rules,
  rulesOf,
  type State,
  type VisibleState,
} from '../src/rules/index.js';
import { watchChances } from '../src/solver/index.js';

export interface Exact {
  readonly chance: number;
  /** If the chance is exactly 1 in n: n. */
  readonly oneIn?: number;
}

/** How many cards of each rank but the start rank are hidden: as many as its pile has hidden cards. */
type Hidden = readonly number[];

const factorial = [1];
for (let i = 1; i <= 52; i++) factorial.push(factorial[i - 1]! * i);

/** In how many ways piles with so many cards can keep `r` in all, the lowest, of their own ranks. */
function waysToKeep(hidden: Hidden): number[] {
  return hidden.reduce<number[]>(
    (ways, count) => {
      const next = new Array<number>(ways.length + count).fill(0);
      ways.forEach((way, sum) => {
        for (let r = 0; r <= count; r++) {
          next[sum + r]! += (way * factorial[count]!) / factorial[count - r]!;
        }
      });
      return next;
    },
    [1],
  );
}

/** Clock, Travellers and Hide-and-Seek: every order of the turned cards that ends with the start rank. */
function ofLuck(ranks: number, inPlace: boolean): Exact {
  if (!inPlace) return { chance: 1 / ranks, oneIn: ranks };
  const cards = 4 * ranks;
  const ways = waysToKeep(new Array<number>(ranks - 1).fill(4));
  const orders = ways.reduce((sum, way, r) => sum + way * 4 * factorial[cards - r - 1]!, 0);
  return { chance: orders / factorial[cards]! };
}

/** Numbers of hidden cards for twelve piles, up to their order, and how likely each is at the fourth king. */
export function* atFourthKing(): Generator<{ hidden: Hidden; chance: number }> {
  const choices = [1, 4, 6, 4, 1];
  function* from(most: number, piles: number): Generator<Hidden> {
    if (piles === 0) yield [];
    else {
      for (let count = most; count >= 0; count--) {
        for (const rest of from(count, piles - 1)) yield [count, ...rest];
      }
    }
  }
  for (const hidden of from(4, 12)) {
    const all = sumOf(hidden);
    // Of all orders of 52 cards: a king in place 52 - all, and these cards after it.
    const orders = (4 * factorial[51 - all]! * factorial[all]!) / factorial[52]!;
    const cards = hidden.reduce((product, count) => product * choices[count]!, 1);
    const alike = choices.map((_, count) => hidden.filter((one) => one === count).length);
    const piles = alike.reduce((rest, count) => rest / factorial[count]!, factorial[12]!);
    yield { hidden, chance: orders * cards * piles };
  }
}

const sumOf = (hidden: Hidden): number => hidden.reduce((sum, count) => sum + count, 0);

/** How likely it is that all hidden cards are on the piles of their ranks. */
const allHome = (hidden: Hidden): number =>
  hidden.reduce((product, count) => product * factorial[count]!, 1) / factorial[sumOf(hidden)]!;

/**
 * How likely it is that some choice wins Watch when the fourth king is out: that there is one circle
 * only, and with `king-returns="top"` in it a pile of which one card is to be turned. With
 * `in-place`, also that no choice is needed.
 */
export function somePileWins(hidden: Hidden, inPlace: boolean, toTop: boolean): number {
  const all = sumOf(hidden);
  if (all === 0) return 1;
  const size = all + 1;
  /** Ways by piles in the circle and cards kept, and the sum over them of the circle's other cards. */
  const zeros = (): Ways => ({
    ways: new Float64Array(13 * size),
    others: new Float64Array(13 * size),
  });
  // Twice: where no pile of the circle will do yet, and where one will.
  let now: readonly [Ways, Ways] = [zeros(), zeros()];
  now[0].ways[0] = 1;
  for (const count of hidden) {
    if (count === 0) continue;
    const next: readonly [Ways, Ways] = [zeros(), zeros()];
    now.forEach((from, good) => {
      from.ways.forEach((way, at) => {
        if (way === 0) return;
        for (let r = 0; r <= (inPlace ? count : 0); r++) {
          const left = count - r;
          const filled = factorial[count]! / factorial[left]!;
          const add = (to: Ways, place: number, times: number, more: number): void => {
            to.ways[place]! += way * times;
            to.others[place]! += (from.others[at]! + way * more) * times;
          };
          add(next[good]!, at + r, filled, 0);
          if (left === 0) continue;
          const fits = toTop && left > 1 ? good : 1;
          add(next[fits]!, at + size + r, filled * left, left - 1);
        }
      });
    });
    now = next;
  }
  let orders = 0;
  now[1].ways.forEach((way, at) => {
    const length = Math.floor(at / size);
    // A pile's own cards at its bottom have been counted as kept: they make no circle.
    if (way === 0 || length === 0 || (inPlace && length === 1)) return;
    const rest = all - (at % size) - length;
    const leading = rest === 0 ? way : now[1].others[at]! / rest;
    orders += leading * factorial[length - 1]! * factorial[rest]!;
  });
  return orders / factorial[all]! + (inPlace ? allHome(hidden) : 0);
}

interface Ways {
  readonly ways: Float64Array;
  readonly others: Float64Array;
}

/** A Watch in which the fourth king is out and so many cards of each rank are hidden, as it is seen. */
export function seenAtFourthKing({ piles }: Rules<State>, hidden: Hidden): VisibleState {
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return {
    piles: piles.map(({ rank, role }) => {
      if (role === 'turned') return [51];
      const up = rank === 13 ? 3 : 4 - (hidden[ranks.indexOf(rank!)] ?? 0);
      const down = rank === 13 ? 0 : 4 - up;
      return [
        ...Array.from({ length: up }, (_, suit) => suit * 13 + rank! - 1),
        ...new Array<null>(down).fill(null),
      ];
    }),
    memory: { at: piles.findIndex(({ rank }) => rank === 13), returned: 0 },
  };
}

function ofWatch(set: Options, player: string): Exact {
  const rules = rulesOf('watch', set);
  const inPlace = set['in-place'] === 'true';
  const toTop = set['king-returns'] === 'top';
  let chance = 0;
  for (const { hidden, chance: likely } of atFourthKing()) {
    if (player === 'perfect') {
      chance += likely * somePileWins(hidden, inPlace, toTop);
      continue;
    }
    const home = inPlace || sumOf(hidden) === 0 ? allHome(hidden) : 0;
    const chances = watchChances(rules, seenAtFourthKing(rules, hidden)).map((one) => one.chance);
    const taken =
      player === 'hints'
        ? Math.max(0, ...chances)
        : chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length);
    chance += likely * (home + (1 - home) * taken);
  }
  return { chance };
}

/** Whole numbers: terms of both signs nearly cancel out, so that fractions would lose what is left. */
const whole: bigint[] = [1n];
for (let i = 1n; i <= 52n; i++) whole.push(whole.at(-1)! * i);
const outOf = (n: number, k: number): bigint => whole[n]! / (whole[k]! * whole[n - k]!);
const sharesOfAll = (orders: bigint): number => Number((orders * 10n ** 15n) / whole[52]!) / 1e15;

/**
 * Wandering Card: a deal is won exactly if the lowest strays lead from every pile to a rank of which a
 * card was laid aside (docs/solver.md). Of all orders of the 52 cards, for each pile:
 *
 * - `own` of its cards are in it, `aside` of them in rows that count; a rank with one laid aside is good.
 * - The other places hold strays. Orders with a card of the rank among them are taken off by inclusion
 *   and exclusion over `wrong` of them. The lowest stray of a pile that is not good may be any card: a
 *   pile that leads to itself never leads to a good rank.
 * - What remains, `all` cards of all piles and `good` of good ranks, is one order that ends with a card of
 *   a good rank, as in Clock: good · (all − 1)! orders.
 */
function ofWanderingCard(countFirstRow: boolean): Exact {
  const rows = countFirstRow ? 4 : 3;
  /** Ways by cards that remain and by those of good ranks. */
  type Ways = Map<string, { readonly all: number; readonly good: number; readonly ways: bigint }>;
  const add = (to: Ways, all: number, good: number, ways: bigint): void => {
    const key = `${all} ${good}`;
    to.set(key, { all, good, ways: (to.get(key)?.ways ?? 0n) + ways });
  };
  const ofOne: Ways = new Map();
  for (let aside = 0; aside <= rows; aside++) {
    for (let uncounted = 0; uncounted <= 4 - rows; uncounted++) {
      const own = aside + uncounted;
      const strays = 4 - own;
      const chosen = (outOf(rows, aside) * whole[4]!) / whole[strays]!;
      const bound = aside > 0 ? strays : strays - 1;
      for (let wrong = 0; wrong <= bound; wrong++) {
        const left = strays - wrong;
        const ways = (chosen * outOf(bound, wrong) * whole[strays]!) / whole[left]!;
        add(ofOne, left, aside > 0 ? left : 0, wrong % 2 === 0 ? ways : -ways);
      }
    }
  }
  let sums: Ways = new Map();
  add(sums, 0, 0, 1n);
  for (let rank = 0; rank < 13; rank++) {
    const next: Ways = new Map();
    for (const a of sums.values()) {
      for (const b of ofOne.values()) add(next, a.all + b.all, a.good + b.good, a.ways * b.ways);
    }
    sums = next;
  }
  let orders = 0n;
  for (const { all, good, ways } of sums.values()) {
    orders += ways * (all === 0 ? 1n : BigInt(good) * whole[all - 1]!);
  }
  return { chance: sharesOfAll(orders) };
}

/** How likely it is in Wandering Card that no card of the rows that count is laid aside. */
export function noneLaidAside(countFirstRow: boolean): number {
  const rows = countFirstRow ? 4 : 3;
  let ways: bigint[] = [1n];
  for (let rank = 0; rank < 13; rank++) {
    const next = new Array<bigint>(ways.length + rows).fill(0n);
    ways.forEach((way, sum) => {
      for (let own = 0; own <= rows; own++) {
        const chosen = (outOf(rows, own) * whole[4]!) / whole[4 - own]!;
        next[sum + own]! += way * (own % 2 === 0 ? chosen : -chosen);
      }
    });
    ways = next;
  }
  return sharesOfAll(ways.reduce((sum, way, own) => sum + way * whole[52 - own]!, 0n));
}

/** The exact chance of a line of odds.json, where it is known. */
export function exactChance(game: string, set: Options, player: string): Exact | undefined {
  if (game === 'watch') return player === 'plain' ? undefined : ofWatch(set, player);
  if (['clock', 'travellers', 'hide-and-seek'].includes(game)) {
    return ofLuck(set['deck'] === '32' ? 8 : 13, set['in-place'] === 'true');
  }
  if (game === 'wandering-card') return ofWanderingCard(set['count-first-row'] === 'true');
  const missesNothing = game === 'german-clock' && ['perfect', 'plain'].includes(player);
  const passes = set['redeals'] ?? '2';
  return missesNothing && passes === '2' ? { chance: 1, oneIn: 1 } : undefined;
}
