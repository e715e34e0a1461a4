/** The solver over the samples that the documentation speaks of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish, par, solve } from '../../src/solver/index.js';
import { assertWins, dealOf, rulesFor, slowGrandfathers, wander } from './play.js';

const sample = [
  { wrap: 'king-on-ace', won: 99351 },
  { wrap: 'none', won: 98392 },
];

for (const { wrap, won } of sample) {
  const rules = rulesFor('grandfathers-clock', { 'tableau-wrap': wrap });

  test(`Grandfather’s Clock, ${wrap}: 100,000 deals are decided, and each loss proved again`, () => {
    let count = 0;
    for (let deal = 1; deal <= 100_000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      assert.notEqual(verdict.kind, 'unknown', `deal ${deal}`);
      if (verdict.kind === 'won') {
        count++;
        if (deal % 10 === 0) assertWins(rules, state, verdict.moves);
      } else {
        assert.equal(slowGrandfathers(state, wrap !== 'none', 5e6), Infinity, `deal ${deal}`);
      }
    }
    assert.equal(count, won);
  });

  test(`Grandfather’s Clock, ${wrap}: par is found for a thousand deals, and both searches agree`, () => {
    for (let deal = 1; deal <= 1000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      const exact = finish(par(rules, state));
      assert.equal(exact.kind, verdict.kind === 'won' ? 'par' : 'lost');
      if (exact.kind !== 'par' || verdict.kind !== 'won') continue;
      assertWins(rules, state, exact.moves);
      assert.ok(exact.moves.length <= verdict.moves.length);
    }
  });

  test(`Grandfather’s Clock, ${wrap}: positions in mid-game`, () => {
    for (let deal = 1; deal <= 3000; deal++) {
      const states = wander(rules, deal, 60);
      const state = states[Math.min(states.length - 1, 5 + (deal % 50))]!;
      const verdict = finish(solve(rules, state));
      assert.notEqual(verdict.kind, 'unknown');
      if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
      else {
        const fewest = slowGrandfathers(state, wrap !== 'none', 3e5);
        assert.ok(fewest === undefined || fewest === Infinity, `deal ${deal}`);
      }
    }
  });
}

test('Big Ben: at least 97 % of a thousand deals classic are won, and all solsuite', () => {
  for (const { preset, least } of [
    { preset: 'classic', least: 970 },
    { preset: 'solsuite', least: 1000 },
  ]) {
    const rules = rulesFor('big-ben', { rules: preset });
    let count = 0;
    for (let deal = 1; deal <= 1000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      if (verdict.kind !== 'won') continue;
      assertWins(rules, state, verdict.moves);
      count++;
    }
    assert.ok(count >= least, `${count}`);
  }
});
