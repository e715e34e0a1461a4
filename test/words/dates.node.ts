/** Dates in words: what the calendar says, and that it asks the browser for few formats. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { daily as german } from '../../src/words/de/daily.js';
import { daily as english } from '../../src/words/en/daily.js';

const { DateTimeFormat } = Intl;

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
