/** Cards as text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatCard,
  formatCards,
  isRed,
  makeCard,
  nextInSuit,
  nextRank,
  parseCard,
  parseCards,
  rankOf,
  type Suit,
  suitOf,
  wordsOf,
} from '../../src/cards/index.js';

const anyCard = fc.integer({ min: 0, max: 51 });
const FILLED = '♣♦♥♠';
const OPEN = '♧♢♡♤';

/** A card as somebody may write it: `10` or `T`, either case, letters or signs. */
const written = fc
  .record({
    card: anyCard,
    t: fc.boolean(),
    small: fc.boolean(),
    suit: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ card, t, small, suit }) => {
    let text = formatCard(card);
    if (suit > 0) {
      const signs = suit === 2 ? OPEN : FILLED;
      text = text.slice(0, -1) + signs[suitOf(card)]! + (suit === 3 ? '\uFE0F' : '');
    }
    if (t) text = text.replace('10', 'T');
    return { card, text: small ? text.toLowerCase() : text };
  });

describe('a card', () => {
  it('is its rank and its suit', () => {
    const cards = new Set<number>();
    for (const suit of [0, 1, 2, 3] as Suit[]) {
      for (let rank = 1; rank <= 13; rank++) {
        const card = makeCard(rank, suit);
        assert.equal(rankOf(card), rank);
        assert.equal(suitOf(card), suit);
        assert.equal(isRed(card), suit === 1 || suit === 2);
        cards.add(card);
      }
    }
    assert.deepEqual(
      [...cards],
      Array.from({ length: 52 }, (_, card) => card),
    );
  });

  it('is followed in its suit by the next rank, the king by the ace', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const next = nextInSuit(card);
        assert.equal(suitOf(next), suitOf(card));
        assert.equal(rankOf(next), nextRank(rankOf(card)));
      }),
    );
    assert.equal(nextRank(13), 1);
  });

  it('is written as its rank and its suit’s letter', () => {
    assert.equal(
      formatCards([0, 8, 9, 10, 11, 12, 13, 26, 39, 51]),
      'AC 9C 10C JC QC KC AD AH AS KS',
    );
  });

  it('is read however it is written', () => {
    fc.assert(
      fc.property(written, fc.nat(99), ({ card, text }, at) => {
        assert.deepEqual(parseCard(text, at), { ok: true, value: card });
      }),
    );
  });

  it('is not read from anything else, and the fault says where', () => {
    const near = [
      '',
      '1C',
      '11C',
      '0C',
      'C',
      'A',
      'CA',
      'AX',
      'AC ',
      ' AC',
      '10',
      'ACC',
      'A♣♣',
      '１C',
      'KK',
      'ſ',
    ];
    for (const text of near) {
      const read = parseCard(text, 7);
      assert.ok(!read.ok, text);
      assert.equal(read.error.code, 'not-a-card');
      assert.equal(read.error.at, 7);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseCard(text);
        if (!read.ok) assert.ok(read.error.message.includes(text.slice(0, 12)));
        else assert.equal(formatCard(read.value).at(-1), text.toUpperCase().at(-1));
      }),
    );
  });
});

describe('a list of cards', () => {
  const gap = fc.constantFrom(' ', ', ', '\n', '  ', '.', ',');

  it('is read whatever stands between the cards', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 60 }), gap, gap, (cards, between, around) => {
        const text = around + cards.map((card) => card.text).join(between) + around;
        assert.deepEqual(parseCards(text), { ok: true, value: cards.map(({ card }) => card) });
      }),
    );
  });

  it('has its first wrong word found where it begins', () => {
    fc.assert(
      fc.property(
        fc.array(written),
        fc.array(written),
        gap,
        fc.nat(20),
        (before, after, between, at) => {
          const start = before.map((card) => card.text + between).join('');
          const text = start + ['XX', ...after.map((card) => card.text)].join(between);
          const read = parseCards(text, at);
          assert.ok(!read.ok);
          assert.equal(read.error.at, at + start.length);
        },
      ),
    );
  });
});

describe('the words of a text', () => {
  it('stand where they are said to stand, with nothing but gaps between', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let rest = text;
        for (const word of wordsOf(text).reverse()) {
          assert.equal(text.slice(word.at, word.at + word.text.length), word.text);
          assert.match(rest.slice(word.at + word.text.length), /^[\s,.]*$/);
          rest = rest.slice(0, word.at);
        }
        assert.match(rest, /^[\s,.]*$/);
      }),
    );
  });
});
