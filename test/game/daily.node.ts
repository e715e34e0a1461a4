/** Deals of days: which they are, what a date takes, and what a result says when it is shared. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { dealOf, poolOf } from '../../src/game/deal-request.js';
import { StatisticsFeed } from '../../src/game/index.js';
import { hoursOf } from '../../src/game/features/statistics/hours.js';
import { dailyDeal, games, rulesOf, shuffle } from '../../src/rules/index.js';
import { more as german } from '../../src/words/de/more.js';
import { more } from '../../src/words/en/more.js';
import { grandfathersClockWon, luck } from '../elements/lines.js';
import { winnable as bigBen } from '../../src/tags/winnable/big-ben.js';
import { winnable as grandfathers } from '../../src/tags/winnable/grandfathers-clock.js';
import { winnable as watch } from '../../src/tags/winnable/watch.js';
import { Memory, sitDown } from '../support/tables.js';
import { until } from '../support/until.js';
import { uphill } from '../support/uphill.js';

const realNow = Date.now;
const at = (time: string): void => void (Date.now = () => Date.parse(time));

describe('the deal of a day', () => {
  afterEach(() => void (Date.now = realNow));

  it('is that of daily on its day, from midnight to midnight UTC', () => {
    for (const game of Object.keys(games)) {
      const rules = rulesOf(game);
      const numberOf = (request: string): number => {
        const found = dealOf(rules, request, undefined, 'utc');
        return found.ok ? found.opening.number! : assert.fail(found.message);
      };
      at('2026-12-31T23:59:59.999Z');
      const daily = numberOf('daily');
      assert.equal(daily, dailyDeal(game, Date.UTC(2026, 11, 31)));
      at('2027-01-01T00:00:00Z');
      assert.notEqual(numberOf('daily'), daily);
      assert.equal(numberOf('2026-12-31'), daily);
      assert.equal(numberOf(' 2027-01-01 '), numberOf('daily'));
    }
  });

  it('can’t be had before its day, and other dates are no days', () => {
    at('2026-11-21T12:00:00Z');
    const codeOf = (request: string): string => {
      const found = dealOf(rulesOf('clock'), request, undefined, 'utc');
      return found.ok ? 'ok' : found.code;
    };
    assert.equal(codeOf('2026-11-21'), 'ok');
    assert.equal(codeOf('2024-02-29'), 'ok');
    assert.equal(codeOf('2026-11-22'), 'deal-future');
    for (const no of ['2026-02-29', '2026-13-01', '2026-1-2', '1969-12-31', '99999-01-01']) {
      assert.equal(codeOf(no), 'deal-date', no);
    }
  });

  it('can be won where the player has choices, and is the same after any other deal', () => {
    at('2026-11-21T12:00:00Z');
    const { play } = sitDown('watch', { deal: 'daily', table: watch });
    const { rules } = play.session;
    const pool = poolOf(watch, rules)!;
    const expected = pool.at(dailyDeal('watch', Date.now()));
    assert.equal(play.session.dealNumber, expected);
    play.newGame('random', 'player');
    play.newGame('2026-11-21', 'player');
    assert.equal(play.session.dealNumber, expected);
    const winnable = sitDown('watch', { deal: 'daily', table: watch, winnable: true });
    assert.equal(winnable.play.session.dealNumber, expected);
    // A game of luck has any deal, unless the page wants one that can be won.
    const clock = sitDown('clock', { deal: 'daily', table: watch });
    assert.equal(clock.play.session.dealNumber, dailyDeal('clock', Date.now()));
  });

  it('is the same for ever', () => {
    const tables = { watch, 'grandfathers-clock': grandfathers, 'big-ben': bigBen };
    const days: Record<string, Record<keyof typeof tables, number>> = {
      '1970-01-01': { watch: 207, 'grandfathers-clock': 82, 'big-ben': 189 },
      '2026-01-01': { watch: 217, 'grandfathers-clock': 135, 'big-ben': 58 },
      '2026-12-31': { watch: 151, 'grandfathers-clock': 45, 'big-ben': 31 },
    };
    at('2027-01-01T00:00:00Z');
    for (const [deal, numbers] of Object.entries(days)) {
      for (const [game, table] of Object.entries(tables)) {
        const { dealNumber } = sitDown(game, { deal, table }).play.session;
        assert.equal(dealNumber, numbers[game as 'watch'], `${deal} ${game}`);
      }
    }
  });

  it('is dealt anew for other options, of which other deals can be won', () => {
    at('2026-11-21T12:00:00Z');
    const options: Record<string, string> = {};
    const { play } = sitDown('watch', { deal: 'daily', table: watch, options });
    options['king-returns'] = 'top';
    play.dealIfChanged();
    const pool = poolOf(watch, play.session.rules)!;
    assert.equal(play.session.dealNumber, pool.at(dailyDeal('watch', Date.now())));
  });

  it('counts for its day, and its end can be shared', async () => {
    at('2026-11-21T23:00:00Z');
    const storage = new Memory();
    const { play, shared } = sitDown('clock', { deal: 'daily', storage });
    const { session } = play;
    await play.feature(StatisticsFeed)!.load();
    session.play(session.moves[0]!, 'player');
    const days = (): string[] =>
      play
        .feature(StatisticsFeed)!
        .loaded!.tally.days.map(({ date, result }) => `${date} ${result}`);
    assert.deepEqual(days(), ['2026-11-21 begun']);
    while (session.moves[0]) session.play(session.moves[0], 'player');
    const how = play.status === 'won' ? 'won' : 'lost';
    assert.deepEqual(days(), [`2026-11-21 ${how}`]);
    assert.equal(play.feature(StatisticsFeed)!.loaded!.dayResult?.moves, session.moveCount);
    play.command('shareResult');
    await until(() => shared.length > 0, 'it is shared');
    assert.match(shared[0]!, /^Clock, 21 November\n/);
    session.undo('player');
    assert.equal(play.feature(StatisticsFeed)!.loaded!.dayResult, undefined);
    play.newGame('random', 'player');
    play.newGame('2026-11-20', 'player');
    assert.equal(play.feature(StatisticsFeed)!.loaded!.day, '2026-11-20');
  });

  it('counts for each of two days that have the same deal', async () => {
    const storage = new Memory();
    // Only deal 2 of these can be won.
    const table = { 'false bottom': btoa('\x02') };
    at('2026-11-20T12:00:00Z');
    const { play } = sitDown('watch', { deal: 'daily', table, storage });
    await play.feature(StatisticsFeed)!.load();
    for (const day of ['2026-11-20', '2026-11-21']) {
      at(`${day}T12:00:00Z`);
      play.newGame('daily', 'player');
      assert.equal(play.session.dealNumber, 2);
      const { session } = play;
      while (session.moves[0]) session.play(session.moves[0], 'player');
    }
    const { tally } = play.feature(StatisticsFeed)!.loaded!;
    assert.equal(tally.played, 2);
    assert.deepEqual(
      tally.days.map(({ date }) => date),
      ['2026-11-20', '2026-11-21'],
    );
  });

  it('a result tells the hours reached in words, and no card', () => {
    const lost = { date: '2026-11-21', result: 'lost', moves: 30, time: 184_000, hours: 0b101 };
    assert.equal(
      more.daily.result('clock', { ...lost, result: 'lost' }, 0, true, '2026-12-31'),
      'Clock, 21 November\n2 of 12 hours in 30 moves, 3 minutes 4 seconds',
    );
    assert.equal(
      more.daily.result(
        'watch',
        { ...lost, result: 'won', hours: 4095, moves: 1 },
        5,
        true,
        '2027-01-01',
      ),
      'Watch, 21 November 2026\nWon in 1 move, 3 minutes 4 seconds\n5 days in a row',
    );
  });

  it('a result of a game without hours tells no hours', async () => {
    at('2026-11-21T12:00:00Z');
    const { play, shared } = sitDown(uphill, { deal: 'daily', storage: new Memory() });
    await play.feature(StatisticsFeed)!.load();
    const { session } = play;
    while (session.moves[0]) session.play(session.moves[0], 'player');
    assert.equal(session.outcome.status, 'lost');
    play.command('shareResult');
    await until(() => shared.length > 0, 'it is shared');
    assert.match(shared[0]!, /^Uphill, 21 November\nLost in \d+ moves?, 0 seconds$/);
    const won = { date: '2026-11-21', result: 'won', moves: 1, time: 0, hours: 4095 } as const;
    assert.equal(
      german.daily.result('uphill', won, 0, false, won.date).split('\n')[1],
      'Aufgegangen in 1 Zug, 0 Sekunden',
    );
    assert.equal(
      german.daily
        .result('uphill', { ...won, result: 'lost', moves: 7 }, 0, false, '2026-12-31')
        .split('\n')[1],
      'Verloren nach 7 Zügen, 0 Sekunden',
    );
  });

  it('a game has twelve hours to reach, all of them when it is won, or none at all', () => {
    const dials: string[] = [];
    for (const game of Object.keys(games)) {
      const rules = rulesOf(game);
      const { piles } = rules.table(rules.deal(shuffle(rules.pack, 1)));
      assert.equal(hoursOf(piles), 0, game);
      // Piles that collect no rank and no hour never tell that they are complete.
      const collecting = piles.filter(({ role, rank }) => role === 'foundation' || rank);
      const all = hoursOf(collecting.map((pile) => ({ ...pile, complete: true })));
      if (all === 0) continue;
      assert.equal(all, 4095, game);
      dials.push(game);
    }
    const ours = ['clock', 'watch', 'travellers', 'hide-and-seek', 'grandfathers-clock'];
    for (const game of [...ours, 'big-ben', 'german-clock', 'wandering-card']) {
      assert.ok(dials.includes(game), game);
    }
    const clock = sitDown('clock', { deal: luck.clock!.won }).play.session;
    while (clock.moves[0]) clock.play(clock.moves[0], 'player');
    assert.equal(hoursOf(clock.rules.table(clock.state).piles), 4095);
    const { deal, moves } = grandfathersClockWon;
    const { session } = sitDown('grandfathers-clock', { deal }).play;
    moves.slice(0, 30).forEach((token) => session.play(token, 'player'));
    const hours = hoursOf(session.rules.table(session.state).piles);
    assert.ok(hours > 0 && hours < 4095);
  });
});
