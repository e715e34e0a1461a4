/** Which game each day has when all games take turns. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/catalogue.js';
import { beginDay, daysAfter, dayStreak, endDay } from '../../src/keeping/days.js';
import { daysAcross } from '../../src/keeping/days-across.js';
import { none, NOTHING, optionText, type Statistics, type Tally } from '../../src/keeping/tally.js';
import { gameOfDay, games, resolveOptions, rulesOf } from '../../src/rules/index.js';
import { textFor } from '../../src/game/deal-request.js';
import { winnableDeals } from '../../src/tags/winnable/index.js';

const from = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => daysAfter(date, i));

describe('the game of a day', () => {
  it('never changes', () => {
    const shown = (date: string): string => {
      const { game, options } = gameOfDay(date);
      return `${date} ${game} ${Object.values(options).join(' ')}`;
    };
    assert.deepEqual(
      [...from('2026-11-21', 8), '1970-01-01', '2024-02-29', '2026-12-02', '2100-01-01'].map(shown),
      [
        '2026-11-21 travellers false 32',
        '2026-11-22 big-ben never 12 rounds 0',
        '2026-11-23 wandering-card false',
        '2026-11-24 german-clock 2',
        '2026-11-25 hide-and-seek false',
        '2026-11-26 watch false bottom',
        '2026-11-27 clock false',
        '2026-11-28 grandfathers-clock king-on-ace',
        '1970-01-01 clock false',
        '2024-02-29 hide-and-seek false',
        '2026-12-02 german-clock 2',
        '2100-01-01 travellers false 32',
      ],
    );
  });

  it('is each game once in any eight days, and not twice on the same weekday in a row', () => {
    const days = from('2026-01-01', 400).map((date) => gameOfDay(date).game);
    const all = catalogue.map(({ id }) => id).sort();
    for (let i = 0; i + 8 <= days.length; i++) {
      assert.deepEqual(days.slice(i, i + 8).sort(), all);
    }
    for (let i = 7; i < days.length; i++) assert.notEqual(days[i], days[i - 7]);
  });

  it('says all options of its game in their order, and whether luck alone decides', () => {
    for (const date of from('2026-01-01', 64)) {
      const { game, options, luck } = gameOfDay(date);
      const resolved = resolveOptions(games[game]!, { ...options });
      assert.deepEqual(resolved.faults, []);
      assert.equal(optionText(options), optionText(resolved.options), game);
      assert.equal(luck, rulesOf(game, { ...options }).noChoices === true, game);
    }
  });

  it('can be won: deals are listed for its options', () => {
    for (const date of from('2026-01-01', 64)) {
      const { game, options } = gameOfDay(date);
      const rules = rulesOf(game, { ...options });
      assert.ok(textFor(winnableDeals[game], rules), `${date}: ${game}`);
    }
  });

  it('is refused for what is not a date', () => {
    for (const wrong of ['', 'daily', '2026-02-30', '2026-13-01', '1969-12-31', '2026-1-1']) {
      assert.throws(() => gameOfDay(wrong), {
        name: 'RangeError',
        message: `“${wrong}” is not a date since 1970; gameOfDay takes one such as 2026-11-21`,
      });
    }
  });
});

describe('the streak over all games', () => {
  const END = { won: true, moves: 9, time: 1000, hours: 4095 };

  /** Statistics in which these days’ games were played: w won, l lost, t won late, b begun. */
  function played(first: string, results: string, options = optionText): Statistics {
    const tallies = new Map<string, Tally>();
    for (const [i, how] of [...results].entries()) {
      const date = daysAfter(first, i);
      const day = gameOfDay(date);
      if (how === '-') continue;
      const rules = { game: day.game, options: options(day.options) };
      const key = JSON.stringify(rules);
      const before = tallies.get(key) ?? none(rules);
      const begun = { ...before, ...beginDay(before, date) };
      const ended =
        how === 'b' ? {} : endDay(begun, date, { ...END, won: how !== 'l', late: how === 't' });
      tallies.set(key, { ...begun, ...ended });
    }
    return { ...NOTHING, games: [...tallies.values()] };
  }

  const streak = (results: string): readonly [number, number] => {
    const first = '2026-11-01';
    const days = daysAcross(played(first, results));
    return [dayStreak(days, daysAfter(first, results.length - 1)), days.bestDays];
  };

  it('counts days that were won, whichever game they had', () => {
    assert.deepEqual(streak('wwwwwwwwwwwwwwwwwwww'), [20, 20]);
    assert.deepEqual(streak('wwwlww'), [2, 3]);
    assert.deepEqual(streak('wwtww'), [2, 2]);
    assert.deepEqual(streak('www-'), [3, 3]);
    assert.deepEqual(streak('wwwb'), [3, 3]);
    assert.deepEqual(streak('www--'), [0, 3]);
    assert.deepEqual(streak('-'), [0, 0]);
  });

  it('counts neither another game nor other rules', () => {
    const date = '2026-11-21';
    const { game, options } = gameOfDay(date);
    const other = gameOfDay(daysAfter(date, 1));
    const wins = (rules: { game: string; options: string }): Statistics => ({
      ...NOTHING,
      games: [{ ...none(rules), ...endDay(none(rules), date, END) }],
    });
    const days = (all: Statistics): number => daysAcross(all).days.length;
    assert.equal(days(wins({ game, options: optionText(options) })), 1);
    assert.equal(days(wins({ game: other.game, options: optionText(other.options) })), 0);
    assert.equal(days(wins({ game, options: 'other.rules' })), 0);
  });
});
