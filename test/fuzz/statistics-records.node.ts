/**
 * Statistics at their limits: whatever record the reader accepts, what is written after one more game is
 * accepted too, and counts it.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { STATISTICS_KEY, StatisticsStore } from '../../src/game/features/statistics/store.js';
import { daysAfter } from '../../src/keeping/days.js';
import { begin, finish, leave, setPar, show, skip } from '../../src/keeping/counting.js';
import {
  GAMES,
  LONGEST,
  MOST,
  type Play,
  RECENT,
  type Statistics,
  tallyOf,
} from '../../src/keeping/tally.js';
import { merge } from '../../src/keeping/statistics-merge.js';
import { formatStatistics, parseStatistics } from '../../src/keeping/statistics-text.js';
import { FakeStorage } from '../support/storage.js';

const NOON = Date.UTC(2026, 10, 21, 12);
const TODAY = '2026-11-21';

const play: Play = {
  game: 'clock',
  options: 'in-place.false',
  deal: 7,
  since: NOON,
  fair: true,
  day: TODAY,
  state: 'open',
  number: 0,
};

const tally = {
  game: 'clock',
  options: 'in-place.false',
  played: 1,
  won: 0,
  fair: 1,
  fairWon: 0,
  afterLoss: 0,
  notCounted: 0,
  bestStreak: 0,
  bestTime: null,
  fewest: null,
  recent: 'l',
  lead: 0,
  last: NOON,
  days: [],
  bestDays: 0,
};

const textOf = (games: readonly object[], plays: readonly object[] = []): string =>
  JSON.stringify({ 'hourhand-statistics': 1, sources: [], games, plays });

/** Does something with a stored record, and returns what a page that is opened later finds. */
function after(text: string, ...changes: ((all: Statistics) => Statistics)[]): Statistics {
  assert.ok(parseStatistics(text).ok, 'the reader accepts it');
  const storage = new FakeStorage([[STATISTICS_KEY, text]]);
  const told: string[] = [];
  const store = new StatisticsStore(
    () => storage,
    (code, message) => told.push(`${code}: ${message}`),
  );
  for (const change of changes) store.update(change);
  assert.deepEqual(told, []);
  assert.ok(store.stored);
  const found = parseStatistics(storage.getItem(STATISTICS_KEY)!);
  if (!found.ok) assert.fail(JSON.stringify(found.error));
  return found.value;
}

const end = (won: boolean) => ({ won, moves: 52, time: 61_000.4, hours: 4095, now: NOON });
const aGame = (won: boolean, one = play) => [
  (all: Statistics) => begin(all, one, NOON),
  (all: Statistics) => finish(all, one, end(won)),
];

describe('statistics at their limits', () => {
  it('300 sets of rules: the least played ones become one, the new game counts', () => {
    const games = Array.from({ length: GAMES }, (_, i) => ({
      ...tally,
      game: `game-${i}`,
      played: i + 1,
      won: 1,
      bestStreak: 1,
      bestTime: 5,
      last: NOON + i,
    }));
    const all = after(textOf(games), ...aGame(true));
    assert.equal(all.games.length, GAMES);
    assert.equal(tallyOf(all, play).won, 1);
    const sum = (of: Statistics['games']): number => of.reduce((n, one) => n + one.played, 0);
    assert.equal(sum(all.games), (GAMES * (GAMES + 1)) / 2 + 1, 'no game is forgotten');
    assert.ok(tallyOf(all, { ...play, game: 'game-299', options: play.options }).played > 0);
    const gone = games.filter(({ game }) => all.games.every((one) => one.game !== game));
    assert.deepEqual(
      gone.map(({ game }) => game),
      ['game-0', 'game-1'],
    );
  });

  it('played: 1e15, and every other count as high as it may be', () => {
    const most = { played: MOST, won: MOST, fair: MOST, fairWon: MOST, afterLoss: MOST };
    const full = { ...most, notCounted: MOST, bestStreak: MOST, bestTime: MOST, bestDays: MOST };
    const recent = 'w'.repeat(RECENT);
    const high = { ...tally, ...full, recent, lead: MOST - RECENT, last: MOST };
    for (const won of [true, false]) {
      const all = after(textOf([high]), ...aGame(won));
      assert.equal(tallyOf(all, play).played, MOST);
      assert.equal(tallyOf(all, play).recent.at(-1), won ? 'w' : 'l');
    }
    after(textOf([high]), (all) => skip(all, play));
  });

  it('two million characters: the oldest days give way', () => {
    const days = Array.from({ length: 400 }, (_, i) => ({
      date: daysAfter(TODAY, i - 400),
      result: 'won',
      moves: 100,
      time: 123_456,
      hours: 4095,
    }));
    const games: object[] = [];
    while (textOf(games).length < LONGEST)
      games.push({ ...tally, game: `game-${games.length}`, days });
    games.pop();
    const { length } = textOf(games);
    const spare = LONGEST - length - 1000;
    if (spare > 0) games.push({ ...tally, days: days.slice(-Math.floor(spare / 90)) });
    const all = after(textOf(games), ...aGame(true));
    assert.equal(tallyOf(all, play).days.at(-1)!.date, TODAY);
    const one = tallyOf(all, { game: 'game-0', options: tally.options });
    assert.equal(one.days.at(-1)!.date, daysAfter(TODAY, -1), 'the latest ones stay');
    assert.equal(one.played, 1);
  });

  it('whatever the reader accepts, and whatever is played, can be read again', () => {
    const number = fc.oneof(fc.constantFrom(0, 1, 2, 399, 400, 401, MOST - 1, MOST), fc.nat());
    const upTo = (most: number) => number.map((n) => Math.min(n, most));
    const rules = fc.constantFrom(
      { game: 'clock', options: 'in-place.false' },
      { game: 'clock', options: 'in-place.true' },
      { game: 'x'.repeat(200), options: '"'.repeat(200) },
    );
    const day = fc.record({
      date: fc.integer({ min: 0, max: 900 }).map((n) => daysAfter(TODAY, n - 890)),
      result: fc.constantFrom('begun', 'lost', 'won', 'late'),
      moves: number,
      time: number,
      hours: fc.integer({ min: 0, max: 4095 }),
    });
    const anyTally = number.chain((played) =>
      upTo(played).chain((won) =>
        fc
          .record({
            played: fc.constant(played),
            won: fc.constant(won),
            fair: upTo(played),
            afterLoss: upTo(won),
            bestStreak: upTo(won),
            notCounted: number,
            last: number,
            bestTime: fc.option(number),
            fewest: fc.option(
              fc.record({ moves: number, deal: fc.constantFrom(7, 8), par: fc.option(number) }),
            ),
            recent: fc
              .array(fc.constantFrom('w', 'l', 'W', 'L'), {
                maxLength: Math.min(RECENT, played),
                size: 'max',
              })
              .map((all) => all.join('')),
            lead: number,
            fairWon: number,
            bestDays: number,
            days: fc
              .uniqueArray(day, { selector: ({ date }) => date, maxLength: 400 })
              .map((all) => all.sort((a, b) => (a.date < b.date ? -1 : 1))),
          })
          .map((one) => ({
            ...one,
            lead: Math.min(one.lead, played - one.recent.length),
            fairWon: Math.min(one.fairWon, one.fair, won),
          })),
      ),
    );
    const anyPlay = fc.record({
      deal: fc.constantFrom(7, 8, 4294967295),
      since: fc.constantFrom(NOON, 0, MOST),
      fair: fc.boolean(),
      day: fc.constantFrom('', TODAY),
      number,
      state: fc.constantFrom('open', 'won', 'lost', 'left', 'shown'),
    });
    const records = fc
      .record({
        games: fc.uniqueArray(fc.tuple(rules, anyTally), {
          selector: ([one]) => one,
          maxLength: 3,
        }),
        plays: fc.array(fc.tuple(rules, anyPlay), { maxLength: 40 }),
        sources: fc.array(fc.constantFrom('a', 'b', '1'), { maxLength: 50 }),
      })
      .map(({ games, plays, sources }) =>
        JSON.stringify({
          'hourhand-statistics': 1,
          sources,
          games: games.map(([one, more]) => ({ ...one, ...more })),
          plays: plays.map(([one, more]) => ({ ...one, ...more })),
        }),
      );
    const step = fc.record({
      what: fc.constantFrom('begin', 'win', 'lose', 'leave', 'show', 'skip', 'par', 'merge'),
      which: fc.nat(50),
      rules,
      deal: fc.constantFrom(7, 8, 9),
      other: records,
    });
    fc.assert(
      fc.property(records, fc.array(step, { minLength: 1, maxLength: 6 }), (text, steps) => {
        const change =
          ({ what, which, rules: of, deal, other }: (typeof steps)[number]) =>
          (all: Statistics): Statistics => {
            const one = all.plays[which] ?? { ...play, ...of, deal };
            const theirs = parseStatistics(other);
            assert.ok(theirs.ok);
            switch (what) {
              case 'begin':
                return begin(all, one, NOON);
              case 'leave':
                return leave(all, one, NOON);
              case 'show':
                return show(all, one);
              case 'skip':
                return skip(all, one);
              case 'par':
                return setPar(all, one, deal, 3);
              case 'merge':
                return merge(all, theirs.value);
              default:
                return finish(all, one, end(what === 'win'));
            }
          };
        const all = after(text, ...steps.map(change));
        assert.equal(parseStatistics(formatStatistics(all)).ok, true);
      }),
      { numRuns: 300 },
    );
  });
});
