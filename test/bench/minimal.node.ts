/** The minimal loops of the benchmark play the same games as the rules, or the comparison is void. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engine } from '../../bench/engine.js';
import { minimals } from '../../bench/minimal/index.js';
import { games } from '../../src/rules/index.js';

const DEALS = 300;
const CAP = 300;

describe('the rules and the minimal loop', () => {
  for (const game of Object.keys(games)) {
    it(`play ${game} to the same positions`, () => {
      const rules = engine(game);
      assert.ok(minimals[game], `bench/minimal/index.ts has no loop for ${game}`);
      const minimal = minimals[game]();
      for (let i = 0; i < DEALS; i++) {
        // Numbers from the whole range, the ends among them.
        const deal = i < 100 ? i + 1 : 4294967295 - 9973 * (i - 100) * i;
        assert.equal(minimal.play(deal, CAP), rules.play(deal, CAP), `deal ${deal}`);
        assert.deepEqual(minimal.position(), rules.position(), `deal ${deal}`);
      }
    });
  }
});
