/** Dates in words: what the calendar says, and that it asks the browser for few formats. */
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

  for (const [name, words, first] of [
    ['English', english, 'Sunday 1 November 2026: not played'],
    ['German', german, 'Sonntag, 1. November 2026: nicht gespielt'],
  ] as const) {
    it(`a month in ${name} takes three formats, and none when it is drawn again`, () => {
      let made = 0;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (target, given: ConstructorParameters<typeof DateTimeFormat>) => {
          made++;
          return new target(...given);
        },
      });
      const draw = (): string[] => {
        void words.weekdays;
        words.month('2026-11-01');
        return Array.from({ length: 30 }, (_, i) =>
          words.day(`2026-11-${String(i + 1).padStart(2, '0')}`, undefined, false),
        );
      };
      assert.equal(draw()[0], first);
      assert.equal(made, 3);
      made = 0;
      draw();
      assert.equal(made, 0);
    });
  }
});
