/** A day’s deal whose solution was shown: it doesn’t count any more, however often it is dealt again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Day, type Play, StatisticsFeed } from '../../src/game/index.js';
import { STATISTICS_KEY } from '../../src/game/features/statistics/store.js';
import { formatStatistics, parseStatistics } from '../../src/keeping/statistics-text.js';
import { merge } from '../../src/keeping/statistics-merge.js';
import { optionText, tallyOf } from '../../src/keeping/tally.js';
import type { GameRecord } from '../../src/session/index.js';
import { more as germanWords } from '../../src/words/de/more.js';
import { more as englishWords } from '../../src/words/en/more.js';
import { knowGames } from '../support/known.js';
import { Memory, sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

knowGames();

const GAME = 'grandfathers-clock';

/** The tokens that win a deal, from the demonstration of its solution. */
async function showSolution(play: Play): Promise<readonly string[]> {
  // For the deal of a day it warns first.
  play.command('solution');
  await until(
    () => /no longer counts?/.test(play.message),
    () => play.message,
  );
  play.command('solution');
  await until(() => play.playback !== undefined, 'the solution is shown');
  const { steps } = play.playback!.source;
  play.command('backToGame');
  return steps.map(({ move }) => move.token);
}

const win = (play: Play, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(play.play(token).ok, token);
  assert.equal(play.status, 'won');
};

const lastWin = (told: readonly GameRecord[]) => {
  const found = told.findLast(({ type }) => type === 'win');
  assert.ok(found?.type === 'win');
  return found.detail;
};

function stored(storage: Memory, { session }: Play) {
  const found = parseStatistics(storage.getItem(STATISTICS_KEY) ?? '');
  if (!found.ok) assert.fail(JSON.stringify(found.error));
  const { game, options } = session.rules;
  return { all: found.value, tally: tallyOf(found.value, { game, options: optionText(options) }) };
}

const ready = (play: Play): Promise<unknown> => play.feature(StatisticsFeed)!.load();

describe('a day’s deal whose solution was shown', () => {
  it('does not count although another deal came between, on this page and on a later one', async () => {
    const storage = new Memory();
    const { play, told } = sitDown(GAME, { deal: 'daily', storage });
    const line = await showSolution(play);
    const { today } = play.dealer;
    // It is stored without a move.
    await until(() => storage.entries.has(STATISTICS_KEY), 'it is stored');
    assert.ok(play.newGame('random', 'player').ok);
    assert.ok(play.newGame('daily', 'player').ok);
    win(play, line);
    await ready(play);
    assert.equal(lastWin(told).solutionShown, true);
    for (let page = 0; page < 2; page++) {
      const { tally } = stored(storage, play);
      assert.deepEqual([tally.played, tally.won, tally.bestTime], [0, 0, null]);
      assert.deepEqual(
        tally.days.map(({ date, result }) => [date, result]),
        [[today, 'shown']],
      );
      const later = sitDown(GAME, { deal: 'daily', storage });
      assert.ok(later.play.newGame('random', 'player').ok);
      assert.ok(later.play.newGame(today, 'player').ok);
      assert.ok(later.play.play(line[0]!).ok);
      await ready(later.play);
      win(later.play, line.slice(1));
      assert.equal(lastWin(later.told).solutionShown, true);
      // Nothing can be shared, and it is not done for today.
      assert.equal(later.play.feature(Day)!.result, undefined);
      await new Promise((next) => setTimeout(next, 20));
      assert.equal(later.play.feature(Day)!.news, undefined);
    }
  });

  it('without a storage too, for as long as the page is there', async () => {
    const { play, told } = sitDown(GAME, { deal: 'daily' });
    const line = await showSolution(play);
    assert.ok(play.newGame('random', 'player').ok);
    assert.equal(play.session.history.notes.solutionShown, false);
    assert.ok(play.newGame('daily', 'player').ok);
    win(play, line);
    assert.equal(lastWin(told).solutionShown, true);
  });

  it('stays won if it was won before', async () => {
    const storage = new Memory();
    const first = sitDown(GAME, { deal: 'daily', storage: new Memory() }).play;
    const line = await showSolution(first);
    const { play } = sitDown(GAME, { deal: 'daily', storage });
    win(play, line);
    await ready(play);
    assert.equal(play.feature(Day)!.result!.result, 'won');
    assert.ok(play.newGame('daily', 'player').ok);
    await showSolution(play);
    const { tally, all } = stored(storage, play);
    assert.deepEqual([tally.won, tally.days[0]!.result], [1, 'won']);
    assert.deepEqual(parseStatistics(formatStatistics(all)), { ok: true, value: all });
  });

  it('is told in the calendar, is exported and merged, and is no day of a streak', async () => {
    const storage = new Memory();
    const { play } = sitDown(GAME, { deal: 'daily', storage });
    await showSolution(play);
    await until(() => storage.entries.has(STATISTICS_KEY), 'it is stored');
    const { all, tally } = stored(storage, play);
    const [day] = tally.days;
    const text = formatStatistics(all);
    assert.deepEqual(parseStatistics(text), { ok: true, value: all });
    const none = parseStatistics(formatStatistics({ sources: [], games: [], plays: [] }));
    assert.ok(none.ok);
    assert.deepEqual(merge(none.value, all).games[0]!.days, tally.days);
    const [english, german] = [englishWords.daily, germanWords.daily];
    assert.match(english.day(day!.date, day, true), /, today: solution shown$/);
    assert.match(german.day(day!.date, day, true), /, heute: Lösung gezeigt$/);
    assert.equal(
      english.streak(3, 5, 'shown'),
      'The solution of today’s deal was shown, so it doesn’t count. Your streak has ended at 3 days. Tomorrow’s can begin a new one. Your longest streak: 5 days.',
    );
    assert.match(german.streak(0, 0, 'shown'), /kann eine Serie beginnen\.$/);
  });
});
