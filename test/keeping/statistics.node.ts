/** What statistics count: each deal once, whatever is undone, restarted, brought back or reloaded. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addTime, begin, finish, leave, setPar, show, skip } from '../../src/keeping/counting.js';
import {
  NOTHING,
  type Play,
  playOf,
  PLAYS,
  RECENT,
  type Statistics,
  streakOf,
  tallyOf,
} from '../../src/keeping/tally.js';
import { merge, overlap } from '../../src/keeping/statistics-merge.js';
import { formatStatistics, parseStatistics } from '../../src/keeping/statistics-text.js';
import { dayStreak } from '../../src/keeping/days.js';

const RULES = { game: 'clock', options: 'in-place.false' };
const NOON = Date.UTC(2026, 10, 21, 12);

const playNo = (deal: number, more: Partial<Play> = {}): Play => ({
  ...RULES,
  deal,
  since: NOON + deal,
  fair: true,
  day: '',
  state: 'open',
  number: 0,
  ...more,
});

const end = (won: boolean, more = {}) => ({
  won,
  moves: 52,
  time: 60_000,
  hours: won ? 4095 : 7,
  now: NOON,
  ...more,
});

/** Plays deals one after another: `w` is won, `l` lost, `-` left. */
const played = (results: string, from: Statistics = NOTHING): Statistics =>
  [...results].reduce((all, result, i) => {
    const play = playNo(i + 1, { since: NOON + all.games.length + i + tallyOf(all, RULES).played });
    const begun = begin(all, play, NOON);
    return result === '-' ? leave(begun, play, NOON) : finish(begun, play, end(result === 'w'));
  }, from);

const read = (text: string): Statistics => {
  const found = parseStatistics(text);
  if (!found.ok) assert.fail(JSON.stringify(found.error));
  return found.value;
};

/** Counts by themselves, from the final results in the order of counting. */
function simple(results: readonly boolean[]) {
  const text = results.map((won) => (won ? 'w' : 'l')).join('');
  return {
    played: results.length,
    won: results.filter(Boolean).length,
    streak: /w*$/.exec(text)![0].length,
    best: Math.max(0, ...text.split('l').map(({ length }) => length)),
    recent: text.slice(-RECENT),
  };
}

const shown = (all: Statistics) => {
  const tally = tallyOf(all, RULES);
  const { played, won, bestStreak: best, recent } = tally;
  return { played, won, streak: streakOf(tally), best, recent };
};

describe('statistics', () => {
  it('count any sequence of games as a simple list does', () => {
    const step = fc.record({
      what: fc.constantFrom('new', 'win', 'lose', 'again', 'leave', 'show', 'store'),
      which: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        let all = NOTHING;
        const begun: Play[] = [];
        /** The final result of each counted game, in the order of counting. */
        const results = new Map<Play, boolean>();
        const solved = new Set<Play>();
        const lose = (play: Play): void => {
          if (!results.has(play) && !solved.has(play)) results.set(play, false);
        };
        for (const { what, which } of steps) {
          const play = begun.at(-1 - which);
          if (what === 'new') {
            // Only one game can be open.
            begun.forEach(lose);
            begun.push(playNo(begun.length + 1));
            all = begin(all, begun.at(-1)!, NOON);
          } else if (what === 'store') all = read(formatStatistics(all));
          else if (!play) continue;
          else if (what === 'leave') {
            lose(play);
            all = leave(all, play, NOON);
          } else if (what === 'show') {
            if (!results.get(play)) solved.add(play);
            all = show(all, play);
          } else if (what === 'again') {
            all = begin(all, play, NOON);
          } else {
            const won = what === 'win';
            if (!solved.has(play) && !results.get(play)) results.set(play, won);
            all = finish(all, play, end(won));
          }
          assert.deepEqual(shown(all), simple([...results.values()]));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('keep the latest results and the streak before them', () => {
    const all = played('w'.repeat(RECENT + 25));
    assert.equal(tallyOf(all, RULES).recent.length, RECENT);
    assert.equal(streakOf(tallyOf(all, RULES)), RECENT + 25);
    assert.equal(streakOf(tallyOf(played('l', all), RULES)), 0);
    assert.equal(all.plays.length, PLAYS);
  });

  it('a game that is no longer remembered counts as lost if it was open', () => {
    let all = begin(NOTHING, playNo(1, { options: 'in-place.true' }), NOON);
    for (let deal = 2; deal < PLAYS + 3; deal++) all = begin(all, playNo(deal), NOON);
    assert.equal(tallyOf(all, { ...RULES, options: 'in-place.true' }).played, 1);
    assert.equal(playOf(all, { ...RULES, options: 'in-place.true' }, 1), undefined);
  });

  it('a win after a loss replaces it, and is noted; after leaving it is a win like others', () => {
    const lost = played('wwl');
    const play = playOf(lost, RULES, 3)!;
    const won = tallyOf(finish(lost, play, end(true)), RULES);
    assert.deepEqual([won.played, won.won, won.afterLoss, streakOf(won)], [3, 3, 1, 3]);
    const left = played('ww-');
    const back = tallyOf(finish(left, playOf(left, RULES, 3)!, end(true)), RULES);
    assert.deepEqual([back.played, back.won, back.afterLoss, back.bestStreak], [3, 3, 0, 3]);
  });

  it('keep the fastest win, the fewest moves, and the fewest possible for that deal', () => {
    let all = played('');
    for (const [deal, moves, time] of [
      [1, 50, 9000],
      [2, 44, 9500],
      [3, 47, 8000],
    ] as const) {
      const play = playNo(deal);
      all = finish(begin(all, play, NOON), play, end(true, { moves, time }));
    }
    all = setPar(setPar(all, RULES, 2, 40), RULES, 3, 41);
    const { bestTime, fewest } = tallyOf(all, RULES);
    assert.equal(bestTime, 8000);
    assert.deepEqual(fewest, { moves: 44, deal: 2, par: 40 });
  });

  it('count what doesn’t count, apart', () => {
    const play = playNo(1);
    const all = skip(show(begin(NOTHING, play, NOON), play), RULES);
    const tally = tallyOf(finish(all, play, end(true)), RULES);
    assert.deepEqual([tally.played, tally.won, tally.notCounted], [0, 0, 2]);
  });

  it('a day counts for the streak unless its deal is won late', () => {
    let all = NOTHING;
    const day = (date: string, won: boolean, late = false): void => {
      const play = playNo(Number(date.slice(-2)), { day: date });
      all = finish(begin(all, play, NOON), play, end(won, { late }));
    };
    const streaks = (today: string): number[] => {
      const tally = tallyOf(all, RULES);
      return [dayStreak(tally, today), tally.bestDays];
    };
    day('2026-11-18', true);
    day('2026-11-19', true);
    assert.deepEqual(streaks('2026-11-20'), [2, 2]);
    day('2026-11-20', false);
    assert.deepEqual(streaks('2026-11-20'), [2, 2]);
    assert.deepEqual(streaks('2026-11-21'), [0, 2]);
    day('2026-11-20', true, true);
    day('2026-11-21', true);
    assert.deepEqual(streaks('2026-11-22'), [1, 2]);
    assert.deepEqual(
      tallyOf(all, RULES).days.map(({ date, result }) => `${date.slice(-2)} ${result}`),
      ['18 won', '19 won', '20 late', '21 won'],
    );
  });
});

describe('statistics of earlier versions', () => {
  it('have no time played', () => {
    const text = formatStatistics(addTime(played('wl'), RULES, 5_000));
    assert.match(text, /,"time":5000\}/);
    const before = tallyOf(read(text.replace(',"time":5000', '')), RULES);
    assert.deepEqual([before.played, before.time], [2, 0]);
    const wrong = parseStatistics(text.replace('"time":5000', '"time":-1'));
    assert.equal(!wrong.ok && wrong.error.where, 'games[0].time');
  });
});

describe('statistics of two devices', () => {
  it('add up', () => {
    const own = { ...addTime(played('wwl'), RULES, 5_000), sources: ['a'] };
    const other = { ...addTime(played('lww'), RULES, 700.4), sources: ['b'] };
    const all = merge(own, other);
    const tally = tallyOf(all, RULES);
    assert.deepEqual([tally.played, tally.won, tally.fairWon, tally.time], [6, 4, 4, 5_700]);
    assert.ok(overlap(all, other) && overlap(all, own) && !overlap(own, other));
    assert.deepEqual(read(formatStatistics(all)), all);
  });

  it('a game that was lost before can still be won, and the right result is replaced', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('w', 'l'), maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('w', 'l'), maxLength: 8 }),
        fc.boolean(),
        (mine, theirs, theirsLater) => {
          const own = played(`${mine}l`);
          const last = { last: theirsLater ? NOON + 1 : NOON - 1 };
          const games = played(theirs).games.map((tally) => ({ ...tally, ...last }));
          const all = merge(own, { games, plays: [], sources: ['b'] });
          const play = playOf(all, RULES, mine.length + 1)!;
          const { recent, won } = tallyOf(finish(all, play, end(true)), RULES);
          assert.equal(recent, theirsLater ? `${mine}w${theirs}` : `${theirs}${mine}w`);
          assert.equal(won, recent.replaceAll('l', '').length);
        },
      ),
    );
  });
});

describe('statistics as text', () => {
  const good = formatStatistics({ ...played('wl-w'), sources: ['abc'] });

  it('are read as they were written', () => {
    assert.equal(formatStatistics(read(good)), good);
    assert.equal(formatStatistics(read(`  ${good}\n`)), good);
  });

  const wrong = (text: string): string => {
    const found = parseStatistics(text);
    assert.ok(!found.ok, text.slice(0, 80));
    return `${found.error.code} ${found.error.where}`.trim();
  };

  it('are refused if anything is wrong, with the place', () => {
    const change = (edit: (json: any) => void): string => {
      const json = JSON.parse(good);
      edit(json);
      return wrong(JSON.stringify(json));
    };
    assert.equal(wrong(''), 'not-statistics');
    assert.equal(wrong('null'), 'not-statistics');
    assert.equal(wrong('{"a":1}'), 'not-statistics');
    assert.equal(wrong(good.slice(0, -20)), 'truncated');
    assert.equal(wrong('['.repeat(1_000_000)), 'not-statistics');
    assert.equal(wrong(`${good}${' '.repeat(2_000_000)}`), 'too-long');
    assert.equal(
      change((json) => (json['hourhand-statistics'] = 2)),
      'newer-version',
    );
    assert.equal(
      change((json) => (json.games[0].won = 99)),
      'bad-value games[0].won',
    );
    assert.equal(
      change((json) => (json.games[0].won = '1')),
      'bad-value games[0].won',
    );
    assert.equal(
      change((json) => delete json.games[0].recent),
      'missing-field games[0].recent',
    );
    assert.equal(
      change((json) => (json.games[0].colour = 'red')),
      'unknown-field games[0].colour',
    );
    assert.equal(
      change((json) => json.games.push(json.games[0])),
      'bad-value games[1]',
    );
    assert.equal(
      change((json) => (json.plays[0].day = '2026-02-30')),
      'bad-value plays[0].day',
    );
    assert.equal(
      wrong(good.replace('{', '{"__proto__":{"polluted":1},')),
      'unknown-field __proto__',
    );
    assert.equal(({} as any).polluted, undefined);
  });

  it('any change of a character is refused or read as other statistics', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (at, text) => {
        const changed = good.slice(0, at) + text + good.slice(at + 1);
        const found = parseStatistics(changed);
        if (found.ok) assert.deepEqual(read(formatStatistics(found.value)), found.value);
      }),
      { numRuns: 1000 },
    );
  });
});
