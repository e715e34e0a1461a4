/** Dates in words: what the calendar says, without the browser’s formats. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { daily as german } from '../../src/words/de/daily.js';
import { more as moreDe } from '../../src/words/de/more.js';
import { words as de } from '../../src/words/de/words.js';
import { daily as english } from '../../src/words/en/daily.js';
import { more as moreEn } from '../../src/words/en/more.js';
import { en } from '../../src/words/en/words.js';

const { DateTimeFormat } = Intl;

describe('a day', () => {
  it('is told with its year if that is another one than today’s', () => {
    for (const [words, of, daily, own, other] of [
      [en, moreEn, english, '31 December', '31 December 2026'],
      [de, moreDe, german, '31. Dezember', '31. Dezember 2026'],
    ] as const) {
      for (const [today, shown] of [
        ['2026-01-01', own],
        ['2026-12-31', own],
        ['2027-01-01', other],
        ['2025-12-31', other],
      ] as const) {
        const date = '2026-12-31';
        assert.equal(words.day(date, today), shown);
        assert.ok(words.dealt('clock', date, today).endsWith(` ${shown}.`));
        assert.ok(of.brief!.dealt!('clock', date, today).endsWith(` ${shown}.`));
        if (today !== date) assert.ok(daily.gameOf('clock', date, today).includes(` ${shown}: `));
        assert.ok(daily.toUnfinished('clock', date, today).includes(` ${shown}`));
        const result = { date, result: 'won', moves: 40, time: 65_000, hours: 5 } as const;
        const [title] = daily.result('clock', result, 1, true, today).split('\n');
        assert.ok(title!.endsWith(`, ${shown}`), title);
      }
    }
  });
});

describe('the dates of the calendar', () => {
  afterEach(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });

  const dates = Array.from({ length: 800 }, (_, i) =>
    new Date(Date.UTC(2027, 11, 30) + i * 86_400_000).toISOString().slice(0, 10),
  );

  for (const [name, locale, words, first] of [
    ['English', 'en-GB', english, 'Sunday 1 November 2026: not played'],
    ['German', 'de', german, 'Sonntag, 1. November 2026: nicht gespielt'],
  ] as const) {
    it(`are in ${name} what the browser would write`, () => {
      const written = (how: Intl.DateTimeFormatOptions): ((date: string) => string) => {
        const format = new DateTimeFormat(locale, { ...how, timeZone: 'UTC' });
        return (date) => format.format(Date.parse(date));
      };
      const [month, weekday, long] = [
        written({ month: 'long', year: 'numeric' }),
        written({ weekday: 'long' }),
        written({ dateStyle: 'long' }),
      ];
      for (const date of dates) {
        assert.equal(words.month(date), month(date));
        const told = words.day(date, undefined, false);
        assert.ok(told.startsWith(`${weekday(date)} `) || told.startsWith(`${weekday(date)}, `));
        assert.ok(told.includes(` ${long(date)}: `), told);
      }
      // A Monday, and the days after it.
      const week = [1, 2, 3, 4, 5, 6, 7].map((day) => weekday(`2026-06-0${day}`));
      assert.deepEqual(
        words.weekdays.map(({ long: each }) => each),
        week,
      );
      assert.equal(words.day('2026-11-01', undefined, false), first);
    });

    it(`need no format of the browser’s in ${name}: one takes it as long as drawing a dialog`, () => {
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: () => assert.fail('a format was made'),
      });
      void words.weekdays;
      words.month('2026-11-01');
      words.day('2026-11-01', undefined, true);
    });
  }
});
