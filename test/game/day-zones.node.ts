/** Days where the player is: zones, changes of daylight saving, midnight, and clocks that jump. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Day, nextCommands, type Play, StatisticsFeed } from '../../src/game/index.js';
import { dayStreak, daysAfter, untilNextDay } from '../../src/keeping/days.js';
import { dateIn, isZone } from '../../src/keeping/zones.js';
import { createPlay, type PlayOptions } from '../../src/play.js';
import { dailyDeal, rulesOf, shuffle } from '../../src/rules/index.js';
import { more as german } from '../../src/words/de/more.js';
import { more } from '../../src/words/en/more.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { knowGames } from '../support/known.js';
import { FakeStorage } from '../support/storage.js';
import { Memory, sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

knowGames();

const ZONES = [
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Pago_Pago',
  // Its clocks are set back half an hour, in the other half of the year.
  'Australia/Lord_Howe',
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const realNow = Date.now;
const realZone = process.env['TZ'];
const at = (time: number | string): void => {
  const now = typeof time === 'number' ? time : Date.parse(time);
  Date.now = () => now;
};

/** Dates by another way than that of the kit. */
const datesOf = (zone: string): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  return (time) => format.format(time);
};

/** The first and the last of a day’s times, in steps of ten minutes. */
function timesOf(date: string, zone: string): readonly [first: number, last: number] {
  const dates = datesOf(zone);
  const times = Array.from({ length: 6 * 54 }, (_, i) => Date.parse(date) + (i - 96) * 10 * MINUTE);
  const own = times.filter((time) => dates(time) === date);
  return [own[0]!, own.at(-1)!];
}

const from = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => daysAfter(first, i));

afterEach(() => {
  Date.now = realNow;
  if (realZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = realZone;
});

describe('the date in a zone', () => {
  it('is that of its calendars, and the local one that of the machine', () => {
    for (const zone of ZONES) {
      const dates = datesOf(zone);
      process.env['TZ'] = zone;
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 3.7 * HOUR) {
        assert.equal(dateIn(zone, time), dates(time));
        assert.equal(dateIn('local', time), dates(time));
        assert.equal(dateIn('utc', time), new Date(time).toISOString().slice(0, 10));
      }
    }
  });

  it('changes when it says so, also on the days when clocks change', () => {
    const now = Date.parse('2026-03-29T00:00:00+01:00');
    assert.equal(untilNextDay(now, 'Europe/Berlin'), 23 * HOUR);
    assert.equal(untilNextDay(Date.parse('2026-11-01T00:00:00-07:00'), ZONES[2]!), 25 * HOUR);
    assert.equal(untilNextDay(Date.UTC(2026, 10, 21, 18, 30), 'utc'), 5.5 * HOUR);
    // Cairo’s clocks go from midnight to one o’clock.
    const cairo = Date.parse('2026-04-23T22:00:00+02:00');
    assert.equal(untilNextDay(cairo, 'Africa/Cairo'), 2 * HOUR);
    for (const zone of ZONES) {
      for (const date of [...from('2026-03-06', 30), ...from('2026-10-02', 33)]) {
        const [first, last] = timesOf(date, zone);
        const next = last + untilNextDay(last, zone);
        assert.equal(datesOf(zone)(next), daysAfter(date, 1));
        assert.equal(datesOf(zone)(next - 1), date);
        assert.equal(first + untilNextDay(first, zone), next);
      }
    }
  });

  it('a zone has a name that the browser knows', () => {
    for (const zone of [...ZONES, 'UTC', 'europe/berlin']) assert.ok(isZone(zone), zone);
    for (const no of ['Berlin', 'Europe/Nowhere', '', 'constructor', '__proto__']) {
      assert.ok(!isZone(no), no);
    }
  });
});

const { deal: DEAL, moves: LINE } = grandfathersClockWon;
/** Every day has the deal that the line wins. */
const table = { 'king-on-ace': btoa('\0\0\x10') };

/** Opens a page in a zone. */
function open(zone: string, storage: Memory): Play {
  const settings = { 'day-zone': zone };
  const { play } = sitDown('grandfathers-clock', { deal: 'daily', table, storage, settings });
  assert.equal(play.session.dealNumber, DEAL);
  return play;
}

function follow(play: Play, moves: readonly string[]): void {
  for (const token of moves) assert.ok(play.session.play(token, 'player').ok, token);
}

const tallyOf = async (play: Play) => (await play.feature(StatisticsFeed)!.load())!.tally;

describe('the days of a player', () => {
  for (const zone of ZONES) {
    it(`${zone}: who has played once on each of them has not lost the streak`, async () => {
      const dates = [...from('2026-03-02', 36), ...from('2026-09-28', 40)];
      const storage = new Memory();
      for (const [i, date] of dates.entries()) {
        const [first, last] = timesOf(date, zone);
        // Just after midnight; just before it, until after it; at noon.
        const begun = [first, last, (first + last) / 2][i % 3]!;
        at(begun);
        const play = open(zone, storage);
        await play.feature(StatisticsFeed)!.load();
        follow(play, LINE.slice(0, 3));
        if (begun === last) at(last + 20 * MINUTE);
        follow(play, LINE.slice(3));
        assert.equal(play.status, 'won');
        const tally = await tallyOf(play);
        assert.deepEqual(tally.days.at(-1), { ...tally.days.at(-1), date, result: 'won' });
        const run = i < 36 ? i + 1 : i - 35;
        assert.equal(dayStreak(tally, date), run, date);
        assert.equal(dayStreak(tally, daysAfter(date, 1)), run);
      }
      assert.equal((await tallyOf(open(zone, storage))).bestDays, 40);
    });
  }

  it('a deal that is dealt again after its day is won later', async () => {
    for (const again of ['restart', 'calendar'] as const) {
      const storage = new Memory();
      at('2026-11-25T23:50:00Z');
      const play = open('utc', storage);
      await tallyOf(play);
      follow(play, LINE.slice(0, 3));
      at('2026-11-26T00:10:00Z');
      if (again === 'restart') play.command('restart');
      else play.newGame('2026-11-25', 'player');
      follow(play, LINE);
      const { days } = await tallyOf(play);
      assert.deepEqual(
        days.map(({ date, result }) => `${date} ${result}`),
        ['2026-11-25 late'],
        again,
      );
      assert.equal(play.feature(Day)!.result?.result, 'late');
    }
  });

  it('results that were saved by UTC stay as they are', async () => {
    const storage = new Memory();
    for (const date of from('2026-11-20', 3)) {
      at(`${date}T03:00:00Z`);
      const play = open('utc', storage);
      await tallyOf(play);
      follow(play, LINE);
    }
    // In California, it is the evening of the 22nd, whose deal was the last one by UTC.
    at('2026-11-23T03:00:00Z');
    const tally = await tallyOf(open(ZONES[2]!, storage));
    assert.equal(dayStreak(tally, '2026-11-22'), 3);
    at('2026-11-24T03:00:00Z');
    const play = open(ZONES[2]!, storage);
    await tallyOf(play);
    follow(play, LINE);
    assert.equal(dayStreak(await tallyOf(play), '2026-11-23'), 4);
  });

  it('no day is lost to a clock that jumps', async () => {
    const storage = new Memory();
    const win = async (now: string): Promise<Play> => {
      at(now);
      const play = open('utc', storage);
      await tallyOf(play);
      follow(play, LINE);
      return play;
    };
    for (const date of from('2026-11-20', 3)) await win(`${date}T12:00:00Z`);
    await win('2027-11-22T12:00:00Z');
    await win('2026-11-19T12:00:00Z');
    const play = await win('2026-11-23T12:00:00Z');
    const tally = await tallyOf(play);
    assert.equal(dayStreak(tally, '2026-11-23'), 5);
    assert.deepEqual(
      tally.days.map(({ date, result }) => `${date} ${result}`),
      [...from('2026-11-19', 5), '2027-11-22'].map((date) => `${date} won`),
    );
    // The clock jumps in the middle of a game.
    at('2026-11-24T12:00:00Z');
    const other = open('utc', storage);
    await tallyOf(other);
    follow(other, LINE.slice(0, 3));
    at('2027-11-24T12:00:00Z');
    other.surround({ visible: false });
    other.surround({ visible: true });
    follow(other, LINE.slice(3, 9));
    at('2026-11-01T12:00:00Z');
    other.surround({ visible: true });
    follow(other, LINE.slice(9));
    assert.equal(dayStreak(await tallyOf(other), '2026-11-24'), 6);
  });
});

/** A date on which Clock’s deal is won, or lost. */
function dateOfClock(won: boolean): string {
  const rules = rulesOf('clock');
  for (const date of from('2026-01-01', 300)) {
    let state = rules.deal(shuffle(rules.pack, dailyDeal('clock', Date.parse(date))));
    while (rules.moves(state)[0]) state = rules.apply(state, rules.moves(state)[0]!);
    if ((rules.outcome(state).status === 'won') === won) return date;
  }
  return assert.fail('there is none');
}

const visit = (storage: FakeStorage, wishes: Partial<PlayOptions> = {}): Promise<Play> =>
  createPlay({
    game: 'clock',
    deal: 'daily',
    storage,
    settings: { 'day-zone': 'Europe/Berlin' },
    ...wishes,
  });

const newsOf = (play: Play): string => {
  const { news } = play.feature(Day)!;
  return news ? play.messages.sentence(news) : '';
};

const hasCome = (play: Play): boolean => play.feature(Day)!.news?.[0] === 'dayCome';

const playOut = ({ session }: Play): void => {
  while (session.moves[0]) session.play(session.moves[0], 'player');
};

describe('the board of a day', () => {
  for (const won of [true, false]) {
    it(`shows how the deal ended when it is ${won ? 'won' : 'lost'}, and when the next one comes`, async () => {
      const date = dateOfClock(won);
      process.env['TZ'] = 'Europe/Berlin';
      const storage = new FakeStorage();
      at(`${date}T18:00:00Z`);
      const first = await visit(storage);
      playOut(first);
      const done = 'Done for today: the next deal comes at midnight.';
      await until(() => newsOf(first) === done, 'it is told');
      const { moveCount } = first.session;
      first.surround({ visible: false, connected: false });

      at(`${date}T20:00:00Z`);
      const second = await visit(storage);
      assert.equal(second.status, won ? 'won' : 'lost');
      assert.equal(second.session.moveCount, moveCount);
      await until(() => newsOf(second) === done, 'it is told again');
      assert.equal(second.feature(Day)!.result?.date, date);
      assert.ok(nextCommands(second).includes('shareResult'));
      assert.ok(nextCommands(second).includes('newGame'));
      second.command('newGame');
      assert.equal(second.session.history.opening.day, undefined);
      assert.equal(newsOf(second), '');

      const next = daysAfter(date, 1);
      at(`${next}T08:00:00Z`);
      const third = await visit(storage);
      assert.equal(third.status, 'playing');
      assert.equal(third.session.history.opening.day, next);
    });
  }

  it('is shown again after another game was begun on the same day, which can be restored', async () => {
    const date = dateOfClock(true);
    process.env['TZ'] = 'Europe/Berlin';
    const storage = new FakeStorage();
    at(`${date}T18:00:00Z`);
    const first = await visit(storage);
    playOut(first);
    const { moveCount } = first.session;
    first.command('newGame');
    first.session.play(first.session.moves[0]!, 'player');
    const other = first.session.save();
    first.surround({ visible: false, connected: false });

    for (const hour of [19, 20]) {
      at(`${date}T${hour}:00:00Z`);
      const again = await visit(storage);
      assert.equal(again.status, 'won', `at ${hour}`);
      assert.equal(again.session.moveCount, moveCount);
      assert.equal(again.session.history.opening.day, date);
      await until(() => /^Done for today/.test(newsOf(again)), 'it is told again');
      assert.deepEqual(
        nextCommands(again).filter((name) => name !== 'shareResult'),
        ['bringBack', 'newGame', 'replay'],
      );
      again.surround({ visible: false, connected: false });
    }
    const last = await visit(storage);
    last.command('bringBack');
    assert.equal(last.session.moveCount, 1);
    assert.equal(last.session.save().split('~')[3], other.split('~')[3]);
    assert.ok(!nextCommands(last).includes('bringBack'));

    at(`${daysAfter(date, 1)}T08:00:00Z`);
    const next = await visit(storage);
    assert.equal(next.status, 'playing');
    assert.equal(next.session.history.opening.day, daysAfter(date, 1));
    // With other rules, the day’s deal is another game.
    at(`${date}T21:00:00Z`);
    assert.equal((await visit(storage, { options: { 'in-place': true } })).status, 'playing');
    assert.equal((await visit(storage, { deal: 'random' })).session.history.opening.day, undefined);
  });

  it('is dealt anew for a page that names its deal', async () => {
    const date = dateOfClock(true);
    const storage = new FakeStorage();
    at(`${date}T18:00:00Z`);
    playOut(await visit(storage, { deal: date }));
    assert.equal((await visit(storage, { deal: date })).status, 'playing');
  });

  it('offers the new day when it is seen again, and keeps the old game', async () => {
    at('2026-11-25T21:00:00Z');
    const play = await visit(new FakeStorage(), { game: 'german-clock' });
    const { session } = play;
    session.play(session.moves[0]!, 'player');
    play.surround({ visible: false });
    at('2026-11-25T22:59:00Z');
    play.surround({ visible: true });
    assert.ok(!hasCome(play));
    play.surround({ visible: false });
    at('2026-11-25T23:01:00Z');
    play.surround({ visible: true });
    await until(() => hasCome(play), 'it is offered');
    assert.equal(newsOf(play), '26 November: New game brings the deal of the day.');
    assert.deepEqual(nextCommands(play), ['newGame']);
    assert.equal(session.moveCount, 1);
    assert.equal(session.history.opening.day, '2026-11-25');

    // Whoever plays on is not bothered, and can take it later.
    session.play(session.moves[0]!, 'player');
    assert.equal(newsOf(play), '');
    play.command('newGame');
    assert.equal(session.history.opening.day, '2026-11-26');
    play.command('bringBack');
    assert.equal(session.history.opening.day, '2026-11-25');
    assert.equal(session.moveCount, 2);
    play.surround({ visible: false });
    play.surround({ visible: true });
    assert.ok(!hasCome(play));
    play.command('newGame');
    assert.equal(session.history.opening.day, undefined);
  });

  it('offers it after the end too, also in the place of a random game', async () => {
    at('2026-11-25T22:00:00Z');
    const play = await visit(new FakeStorage());
    play.command('newGame');
    assert.equal(play.session.history.opening.day, undefined);
    at('2026-11-25T23:30:00Z');
    playOut(play);
    await until(() => hasCome(play), 'it is offered');
    play.command('newGame');
    assert.equal(play.session.history.opening.day, '2026-11-26');
  });

  it('offers nothing on a page that doesn’t want days’ deals', async () => {
    at('2026-11-25T22:00:00Z');
    const play = await visit(new FakeStorage(), { deal: '2026-11-25' });
    play.surround({ visible: false });
    at('2026-11-26T12:00:00Z');
    play.surround({ visible: true });
    playOut(play);
    play.command('newGame');
    assert.equal(play.session.history.opening.day, undefined);
    assert.equal(newsOf(play), '');
  });

  it('is said in both languages, with the hour where the player is', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const next = Date.parse('2026-11-26T00:00:00Z');
    assert.equal(more.dayDone(next), 'Done for today: the next deal comes at 01:00.');
    assert.equal(
      german.dayDone(next - HOUR),
      'Für heute erledigt: Das nächste Spiel kommt um Mitternacht.',
    );
    assert.match(german.dayCome('2026-11-26'), /^26\. November: „Neues/);
    assert.match(more.daily.note('utc'), /^The deal changes at midnight UTC and /);
    assert.match(
      german.daily.note('America/New_York'),
      /^Das Spiel wechselt .* \(America\/New York\) und/,
    );
  });

  it('a zone that is none says what would be right', async () => {
    const day = (zone: string) => visit(new FakeStorage(), { settings: { 'day-zone': zone } });
    await assert.rejects(day('Berlin'), {
      name: 'RangeError',
      message:
        'day-zone="Berlin" is not valid; day-zone takes local, utc or the name of a time zone such as Europe/Berlin',
    });
    assert.equal((await day('Asia/Kathmandu')).status, 'playing');
  });

  it('a later day than the player’s is refused, with today’s date', async () => {
    at('2026-11-26T02:00:00Z');
    const play = await visit(new FakeStorage(), { settings: { 'day-zone': ZONES[2]! } });
    const found = play.newGame('2026-11-26', 'player');
    assert.equal(
      found.ok ? '' : found.error.message,
      '2026-11-26 has not begun yet: today is 2026-11-25',
    );
  });
});
