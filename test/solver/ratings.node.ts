/** How hard deals of Grandfather's Clock are, by a model of a player. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DIFFICULTIES, difficultyOf } from '../../src/game/difficulty.js';
import { finish, rate, solve } from '../../src/solver/index.js';
import { type AnyRules, dealOf, follow, rulesFor } from './play.js';
import { rated } from '../../src/tags/rated/grandfathers-clock.js';

const wraps = ['king-on-ace', 'none'].map((wrap) =>
  rulesFor('grandfathers-clock', { 'tableau-wrap': wrap }),
);
const wonOf = (rules: AnyRules, deal: number): number => {
  const rating = finish(rate(rules, dealOf(rules, deal)));
  assert.equal(rating.kind, 'rated');
  return rating.kind === 'rated' ? rating.won : -1;
};

describe('The rating of a deal', () => {
  it('is the same however it is asked for', () => {
    const rules = wraps[0]!;
    const search = rate(rules, dealOf(rules, 21));
    let answer = search.step(1);
    let steps = 1;
    for (; answer === undefined; steps++) answer = search.step(1);
    assert.equal(steps, 100, 'a play ends before the next step');
    assert.deepEqual(answer, finish(rate(rules, dealOf(rules, 21))));
    assert.deepEqual(search.step(1), answer);
  });

  it('is none for a deal that can’t be won, and all for one that plays itself', () => {
    for (const rules of wraps) {
      for (let deal = 1; deal <= 256; deal++) {
        if (finish(solve(rules, dealOf(rules, deal))).kind === 'lost') {
          assert.equal(wonOf(rules, deal), 0, `${deal}`);
        }
      }
      // Near its end, a game has only moves that lead home.
      const dealt = dealOf(rules, 21);
      const solution = finish(solve(rules, dealt));
      assert.ok(solution.kind === 'won');
      const end = follow(rules, dealt, solution.moves).at(-4)!;
      assert.deepEqual(finish(rate(rules, end)), { kind: 'rated', won: 100, plays: 100 });
    }
  });

  it('of deals 1 to 256 is what the tables say', () => {
    for (const rules of wraps) {
      const letters = rated[Object.values(rules.options).join(' ')]!;
      assert.equal(letters.length, 256);
      for (let deal = 1; deal <= 256; deal++) {
        assert.equal(letters[deal - 1], difficultyOf(wonOf(rules, deal))[0], `deal ${deal}`);
      }
      for (const kind of DIFFICULTIES) assert.ok(letters.split(kind[0]!).length > 20, kind);
    }
  });

  it('has limits that fit together', () => {
    assert.deepEqual([0, 9, 10, 59, 60, 100].map(difficultyOf), [
      'hard',
      'hard',
      'medium',
      'medium',
      'easy',
      'easy',
    ]);
  });

  it('is unknown where skill can’t tell', () => {
    for (const game of ['clock', 'big-ben', 'german-clock']) {
      const rules = rulesFor(game);
      assert.deepEqual(finish(rate(rules, dealOf(rules, 1))), { kind: 'unknown' });
    }
  });
});
