/** Deals as hard as they are wanted. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DIFFICULTIES, difficultyOf } from '../../src/game/difficulty.js';
import { rulesOf, shuffle } from '../../src/rules/index.js';
import { finish, rate, solve } from '../../src/solver/index.js';
import { rated } from '../../src/tags/rated/grandfathers-clock.js';
import { winnable as table } from '../../src/tags/winnable/grandfathers-clock.js';
import { sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

const GAME = 'grandfathers-clock';
const letters = rated['king-on-ace']!;
const sit = (difficulty: string, more: Parameters<typeof sitDown>[1] = {}) =>
  sitDown(GAME, { table, rated, settings: { difficulty }, ...more }).play;
const numberOf = (difficulty: string, deal: string): number =>
  sit(difficulty, { deal }).session.dealNumber!;

const ratingOf = (deal: number) => {
  const rules = rulesOf(GAME);
  const rating = finish(rate(rules, rules.deal(shuffle(rules.pack, deal))));
  return rating.kind === 'rated' ? difficultyOf(rating.won) : undefined;
};

describe('The difficulty of deals', () => {
  for (const difficulty of DIFFICULTIES) {
    it(`${difficulty}: random and daily deals are so, and can be won`, () => {
      for (const deal of ['random', 'random', 'random', '2026-11-21', '2026-11-22']) {
        const number = numberOf(difficulty, deal);
        const rules = rulesOf(GAME);
        assert.equal(letters[number - 1], difficulty[0], `${deal}: ${number}`);
        const state = rules.deal(shuffle(rules.pack, number));
        assert.equal(finish(solve(rules, state)).kind, 'won');
      }
      assert.equal(numberOf(difficulty, '21'), 21, 'a deal that is named is dealt');
    });
  }

  it('rises from Monday to Sunday, and leaves random deals open', () => {
    // 2026-11-16 is a Monday.
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => numberOf('rising', `2026-11-${day}`));
    assert.equal(week.map((number) => letters[number - 1]).join(''), 'eemmhhh');
    const open = new Set(Array.from({ length: 8 }, () => numberOf('rising', 'random') > 256));
    assert.ok(open.has(true));
  });

  it('leaves the deal of a date as it is, if nothing is wanted', () => {
    assert.equal(numberOf('any', '2026-11-21'), numberOf('none', '2026-11-21'));
  });

  it('of new games is found by the solver, which tries other numbers', async () => {
    const play = sit('hard');
    const first = play.session.dealNumber!;
    assert.equal(letters[first - 1], 'h');
    await until(() => {
      play.command('newGame');
      return play.session.dealNumber! > 256;
    }, 'the solver has found a deal');
    assert.equal(ratingOf(play.session.dealNumber!), 'hard');
  });

  it('is ignored with a warning where deals have no ratings', () => {
    const told: string[] = [];
    sitDown('clock', { settings: { difficulty: 'easy' }, warn: (message) => told.push(message) });
    assert.deepEqual(told, [
      'difficulty is ignored: deals of this game, with these options, are not rated',
    ]);
    sit('easy', { warn: (message) => told.push(message) });
    assert.equal(told.length, 1);
  });
});
