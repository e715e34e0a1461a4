/** The solver over the samples that the documentation speaks of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Options, visible } from '../../src/rules/index.js';
import { finish, hint, par, solve } from '../../src/solver/index.js';
import { compareEndings } from './endings.js';
import { followHints, playOpenEnds } from './hints.js';
import {
  anyWin,
  assertWins,
  dealOf,
  rulesFor,
  slowGermanClock,
  slowGrandfathers,
  wander,
} from './play.js';

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

  test(`Grandfather’s Clock, ${wrap}: par is found for a thousand deals`, () => {
    for (let deal = 1; deal <= 1000; deal++) {
      const exact = finish(par(rules, dealOf(rules, deal)));
      assert.ok(exact.kind === 'par' || exact.kind === 'lost');
    }
  });

  test(`Grandfather’s Clock, ${wrap}: all searches agree, in deals and in mid-game`, () => {
    let lost = 0;
    let proved = 0;
    for (let deal = 1; deal <= 4000; deal++) {
      const states = wander(rules, deal, 60);
      // Every fourth is the deal itself.
      const state = states[deal % 4 === 0 ? 0 : Math.min(states.length - 1, 5 + (deal % 50))]!;
      const verdict = finish(solve(rules, state));
      const exact = finish(par(rules, state));
      const advice = finish(hint(rules, visible(rules, state), rules.moves(state)));
      if (verdict.kind === 'won') {
        assert.ok(exact.kind === 'par', `deal ${deal}`);
        assertWins(rules, state, verdict.moves);
        assertWins(rules, state, exact.moves);
        assert.ok(exact.moves.length <= verdict.moves.length);
        // Where all is home there is nothing to advise.
        assert.equal(advice.kind, exact.moves.length > 0 ? 'play' : 'none');
      } else {
        assert.deepEqual([verdict.kind, exact.kind, advice.kind], ['lost', 'lost', 'none']);
        lost++;
        const fewest = slowGrandfathers(state, wrap !== 'none', 3e5);
        assert.ok(fewest === undefined || fewest === Infinity, `deal ${deal}`);
        proved += Number(fewest === Infinity);
      }
    }
    assert.ok(lost > 100 && proved > 0.9 * lost, `${proved} of ${lost}`);
  });
}

for (const { redeals, won } of [
  { redeals: 1, won: 98488 },
  { redeals: 0, won: 5 },
]) {
  const rules = rulesFor('german-clock', { redeals: String(redeals) });

  test(`German Clock, redeals ${redeals}: of 100,000 deals each loss is proved again`, () => {
    let count = 0;
    for (let deal = 1; deal <= 100_000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      if (verdict.kind === 'won') {
        count++;
        assertWins(rules, state, verdict.moves);
      } else assert.equal(slowGermanClock(state, redeals), false, `deal ${deal}`);
    }
    assert.equal(count, won);
  });
}

const waysOfWatch: Options[] = [
  {},
  { 'king-returns': 'top' },
  { 'in-place': 'true' },
  { 'in-place': 'true', 'king-returns': 'top' },
];
for (const options of waysOfWatch) {
  const rules = rulesFor('watch', options);

  test(`Watch, ${JSON.stringify(options)}: of 100,000 deals each loss is proved again`, () => {
    for (let deal = 1; deal <= 100_000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
      else assert.equal(anyWin(rules, state, Infinity), false, `deal ${deal}`);
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

test('whoever follows hints sees no position twice, in larger samples', () => {
  const { followed, ended } = followHints(6);
  assert.ok(followed > 8000 && ended > 100, `${followed}, ${ended}`);
});

test('Big Ben with all cards in sight: hints win nearly all that can be won, of 180 endings', () => {
  const { could, won, sure } = playOpenEnds(60);
  assert.ok(could > 80 && won >= could - 2 && sure > 1000, `${won} of ${could}, ${sure} sure`);
});

test('Big Ben: endings agree with exhaustive search, in larger samples', () => {
  const presets = ['classic', 'catsatcards', 'solsuite', 'jsolitaire'];
  const games = presets.map((rules) => rulesFor('big-ben', { rules }));
  const odd = rulesFor('big-ben', { 'gap-build': 'any', 'fill-order': 'piles', redeals: '2' });
  const count = compareEndings([...games, odd], 40);
  assert.ok(count.won > 100 && count.lost > 30, JSON.stringify(count));
});
