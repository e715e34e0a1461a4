/**
 * Long texts: every reader takes a time that grows with the text, not with its square. Nothing is
 * timed: a reader that looks again and again at a million characters, as in the long tests, is not done in an hour.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatCard,
  formatState,
  games,
  type Parsed,
  parseCard,
  parseCards,
  parseDeal,
  parseGame,
  parseMove,
  parseState,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { dealt } from './variants.js';

const clock = rulesOf('clock');
const state = dealt(clock, 1);
const position = formatState(clock, state);
const cards = shuffle(clock.pack, 1).map(formatCard);
const save = `hourhand1~clock~in-place.false~${cards.join('.')}~turned-h12.turned-h12~2~0~~.`;

const readers: Readonly<Record<string, (text: string) => Parsed<unknown>>> = {
  parseCard: (text) => parseCard(text),
  parseCards: (text) => parseCards(text),
  parseDeal: (text) => parseDeal(text, clock.pack),
  parseMove: (text) => parseMove(clock, text),
  parseState: (text) => parseState(clock, text),
  parseGame: (text) => parseGame(Object.values(games), text),
};

/** What is right to read, and the places in it where something else may come between. */
const right: Readonly<Record<string, readonly [text: string, ...places: number[]]>> = {
  parseCard: ['10H', 1, 2],
  parseCards: ['10H QS', 3],
  parseDeal: [cards.join(' '), 2, 40],
  parseMove: ['turned-h9', 6, 7],
  parseState: [position, 5, 7, 11, 12, 40, position.indexOf('at centre') + 2],
  parseGame: [save, ...[...save.matchAll(/[~.]/g)].map(({ index }) => index + 1)],
};

/** All that means something to a reader, by itself and in company. */
const fillers = [...' \n|~.,_-()*0A♣', ' |', ' .', '( ', '10', '_.', 'h1-'];

/** Tests with texts of so many characters. */
export function testLongTexts(length: number): void {
  describe('a long text', () => {
    for (const [name, read] of Object.entries(readers)) {
      it(`is read through once by ${name}, whatever it is full of`, () => {
        const [text, ...places] = right[name]!;
        assert.ok(read(text).ok);
        for (const filler of fillers) {
          const long = filler.repeat(length / filler.length);
          for (const place of [0, ...places.slice(0, 6), text.length]) {
            const whole = text.slice(0, place) + long + text.slice(place);
            const result = read(whole);
            if (!result.ok) assert.ok(result.error.at >= 0 && result.error.at <= whole.length);
          }
        }
      });
    }

    it('of a position may have any number of blanks wherever it may have one', () => {
      const blanks = ' \n\t '.repeat(length / 4);
      for (const gap of [
        'clock',
        ' | ',
        'h12',
        '(5D)',
        'turned',
        'QD',
        'at',
        'centre',
        'returned',
      ]) {
        const place = position.indexOf(gap) + gap.length;
        const long = position.slice(0, place) + blanks + position.slice(place);
        assert.deepEqual(parseState(clock, long), { ok: true, value: state }, gap);
        assert.deepEqual(parseState(clock, blanks + position + blanks), { ok: true, value: state });
      }
    });

    it('has its faults found behind any number of blanks', () => {
      const blanks = ' '.repeat(length);
      const read = parseState(clock, `clock | ${blanks} h13 5D`);
      assert.ok(!read.ok);
      assert.equal(`${read.error.code} ${read.error.at}`, `unknown-pile ${length + 9}`);
      const dealt = parseDeal(`${blanks}5D${blanks}XX`, clock.pack);
      assert.ok(!dealt.ok);
      assert.equal(`${dealt.error.code} ${dealt.error.at}`, `not-a-card ${2 * length + 2}`);
    });
  });
}
