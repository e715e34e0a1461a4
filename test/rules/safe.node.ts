/** The moves called safe, in positions small enough to play every line: none of them loses a win. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Rules, type State } from '../../src/rules/index.js';
import {
  bigBenEndgame,
  canBeWon,
  columnsInAnyOrder,
  germanEndgame,
  grandfathersEndgame,
} from './endgames.js';
import { dealt, player, variantsOf } from './variants.js';

interface Counts {
  safe: number;
  winnable: number;
  lost: number;
}

/** Plays the safe move of a position, and tells whether the position was worth it. */
function check(
  rules: Rules,
  state: State,
  counts: Counts,
  same?: (state: State) => string,
): void {
  const safe = rules.safe(state);
  if (!safe) return;
  const before = canBeWon(rules, state, 6000, same);
  if (before === undefined) return;
  counts.safe++;
  counts[before ? 'winnable' : 'lost']++;
  if (before) assert.equal(canBeWon(rules, rules.apply(state, safe), 60_000, same), true);
}

describe('a safe move', () => {
  for (const { name, rules } of variantsOf('grandfathers-clock')) {
    it(`never loses a game: ${name}`, () => {
      const counts: Counts = { safe: 0, winnable: 0, lost: 0 };
      for (let seed = 1; seed <= 400; seed++) {
        const state = grandfathersEndgame(rules, seed, 6 + (seed % 20), 3 + (seed % 6));
        check(rules, state, counts, columnsInAnyOrder);
      }
      console.log(name, counts);
    });
  }
  for (const { name, rules } of variantsOf('big-ben')) {
    it(`never loses a game: ${name}`, () => {
      const counts: Counts = { safe: 0, winnable: 0, lost: 0 };
      for (let seed = 1; seed <= 60; seed++) {
        const state = bigBenEndgame(rules, seed, {count: 5 + (seed % 12), stock: 0, waste: seed % 4, redeals: 0});
        check(rules, state, counts);
      }
      console.log(name, counts);
    });
  }
  for (const { name, rules } of variantsOf('german-clock')) {
    it(`never loses a game: ${name}`, () => {
      const counts: Counts = { safe: 0, winnable: 0, lost: 0 };
      for (let seed = 1; seed <= 400; seed++) {
        const state = germanEndgame(rules, seed, {count: 4 + (seed % 20), waste: seed % 9, redeals: seed % (Number(rules.options['redeals']) + 1)});
        check(rules, state, counts);
      }
      console.log(name, counts);
    });
  }
});
void dealt; void player;
