/** What the solver's tests share: positions from random play, lines replayed, slow searches. */
import assert from 'node:assert/strict';
import {
  cardOf,
  generator,
  type Options,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { frozen } from '../support/frozen.js';

export type AnyRules = Rules<State>;

export const rulesFor = (game: string, options: Options = {}): AnyRules =>
  frozen(rulesOf(game, options));

export const dealOf = (rules: AnyRules, deal: number): State =>
  rules.deal(shuffle(rules.pack, deal));

export function pick<T>(all: readonly T[], random: () => number): T {
  return all[random() % all.length]!;
}

/** The positions of a game played at random, at most so many moves long, the deal first. */
export function wander(rules: AnyRules, deal: number, most: number): State[] {
  const random = generator(deal * 7 + 1);
  const states = [dealOf(rules, deal)];
  while (states.length <= most) {
    const state = states[states.length - 1]!;
    const moves = rules.moves(state);
    if (moves.length === 0) break;
    states.push(rules.apply(state, pick(moves, random)));
  }
  return states;
}

/** The positions along a line of tokens, each of which must be legal. */
export function follow(rules: AnyRules, state: State, tokens: readonly string[]): State[] {
  const states = [state];
  for (const token of tokens) {
    const move = rules.moves(state).find((legal) => legal.token === token);
    assert.ok(move, `${token} is not legal`);
    state = rules.apply(state, move);
    states.push(state);
  }
  return states;
}

export function assertWins(rules: AnyRules, state: State, tokens: readonly string[]): void {
  const states = follow(rules, state, tokens);
  assert.equal(rules.outcome(states[states.length - 1]!).status, 'won');
}

/** A position as exact text. */
function keyOf(state: State): string {
  const { redeals = 0 } = state as State & { redeals?: number };
  const piles = state.piles.map((pile) => String.fromCharCode(...pile.map((slot) => slot + 1)));
  return [...piles, String(redeals)].join('\0');
}

/** Whether any way to play wins, through the rules alone; undefined beyond `most` positions. */
export function anyWin(rules: AnyRules, start: State, most: number): boolean | undefined {
  const seen = new Set([keyOf(start)]);
  const stack = [start];
  while (stack.length > 0) {
    const state = stack.pop()!;
    if (rules.outcome(state).status === 'won') return true;
    for (const move of rules.moves(state)) {
      const after = rules.apply(state, move);
      const key = keyOf(after);
      if (seen.has(key)) continue;
      if (seen.size >= most) return undefined;
      seen.add(key);
      stack.push(after);
    }
  }
  return false;
}

/**
 * Whether any way to play a deal of German Clock wins; written apart from rules and solver. Where a
 * card would open a suit both are tried, to play it and to leave it; one whose suit is due is played.
 */
export function slowGermanClock(deal: State, redeals: number): boolean {
  const stock = deal.piles[13]!.map(cardOf);
  const isRed = (suit: number): boolean => suit === 1 || suit === 2;
  const games = [{ stock, waste: [] as number[], suits: [] as number[], count: 0, redeals }];
  const heights = [new Array<number>(13).fill(0)];
  const turn = (game: (typeof games)[0]): boolean => {
    if (game.stock.length === 0) {
      if (game.redeals-- === 0) return false;
      game.stock = game.waste.reverse();
      game.waste = [];
    }
    game.waste.push(game.stock.pop()!);
    return true;
  };
  while (games.length > 0) {
    const game = games.pop()!;
    const height = heights.pop()!;
    do {
      for (let card = game.waste.at(-1); card !== undefined; card = game.waste.at(-1)) {
        const [rank, suit] = [card % 13, Math.floor(card / 13)];
        const layer = height[rank]!;
        const due = game.suits[layer];
        if (due === undefined && (layer === 0 || isRed(suit) !== isRed(game.suits[0]!))) {
          const without = { ...game, stock: [...game.stock], waste: [...game.waste] };
          without.suits = [...game.suits];
          if (turn(without)) {
            games.push(without);
            heights.push([...height]);
          }
          game.suits[layer] = suit;
          game.suits[layer + 2] = [3, 2, 1, 0][suit]!;
        } else if (due !== suit) break;
        height[rank]!++;
        game.waste.pop();
        if (++game.count === 52) return true;
      }
    } while (turn(game));
  }
  return false;
}

const char = (card: number): string => String.fromCharCode(card + 65);

/**
 * Grandfather's Clock by breadth-first search over columns as words, each position told apart by
 * all its text; written apart from rules and solver, without pruning, bound or hash. The fewest
 * moves to a win, Infinity where there is none, undefined beyond `most` positions.
 */
export function slowGrandfathers(state: State, wrap: boolean, most: number): number | undefined {
  const before = (card: number): string => char(card % 13 === 0 ? card + 12 : card - 1);
  const start = state.piles
    .slice(12)
    .map((pile) => pile.map(char).join(''))
    .filter((column) => column !== '')
    .sort()
    .join(' ');
  const seen = new Set([start]);
  let layer = [start];
  for (let moves = 0; layer.length > 0; moves++) {
    const next: string[] = [];
    const add = (columns: string[]): void => {
      const key = columns
        .filter((column) => column !== '')
        .sort()
        .join(' ');
      if (seen.has(key)) return;
      seen.add(key);
      next.push(key);
    };
    for (const text of layer) {
      if (text === '') return moves;
      const columns = text.split(' ');
      columns.forEach((column, from) => {
        const top = column[column.length - 1]!;
        const card = top.charCodeAt(0) - 65;
        const rest = columns.with(from, column.slice(0, -1));
        if (!text.includes(before(card))) add(rest);
        if (columns.length < 8) add([...rest, top]);
        columns.forEach((other, to) => {
          const under = (other.charCodeAt(other.length - 1) - 65) % 13;
          const fits = under === (card % 13) + 1 || (wrap && card % 13 === 12 && under === 0);
          if (to !== from && fits) add(rest.with(to, other + top));
        });
      });
      if (seen.size > most) return undefined;
    }
    layer = next;
  }
  return Infinity;
}
