/** Positions and moves as text: what is read, and where a fault is found. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatState,
  type Parsed,
  parseMove,
  parseState,
  rulesOf,
  type TextFault,
} from '../../src/rules/index.js';
import { bigBenEndgame } from './endgames.js';
import { anyDeal, anySeed, dealt, steps, variants } from './variants.js';

function faultOf(read: Parsed<unknown>): TextFault {
  assert.ok(!read.ok, 'no fault was found');
  return read.error;
}

const clock = rulesOf('clock');
const german = rulesOf('german-clock');
const grandfather = rulesOf('grandfathers-clock');
const bigBen = rulesOf('big-ben');
const text = (rules: typeof clock, deal = 1): string => formatState(rules, dealt(rules, deal));

/** A fault of a text in which `from` has become `to`, found where `to` stands, or later in it. */
function faultAfter(rules: typeof clock, from: string | RegExp, to: string, offset = 0): string {
  const right = text(rules);
  const wrong = right.replace(from, to);
  assert.notEqual(wrong, right);
  const { code, message, at } = faultOf(parseState(rules, wrong));
  assert.ok(message.length > 0);
  const place = (typeof from === 'string' ? right.indexOf(from) : right.search(from)) + offset;
  assert.equal(at, place, `${code}: ${wrong.slice(0, at)}»${wrong.slice(at)}`);
  return code;
}

describe('the text of a position', () => {
  it('may be cut anywhere, and the fault lies within what is left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        anyDeal,
        anySeed,
        fc.nat(),
        ({ rules }, deal, seed, cut) => {
          const all = [...steps(rules, deal, seed, 40)];
          const whole = formatState(rules, all[all.length - 1]!.state);
          // The last number of a memory may be cut away, never part of it: all have one digit.
          const part = whole.slice(0, cut % whole.length);
          const { at, message } = faultOf(parseState(rules, part));
          assert.ok(at >= 0 && at <= part.length);
          assert.ok(message.length > 0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('may have any character in any place without doing harm', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        anyDeal,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 3 }),
        ({ rules }, deal, place, garbage) => {
          const right = text(rules, deal);
          const at = place % right.length;
          const wrong = right.slice(0, at) + garbage + right.slice(at + 1);
          const read = parseState(rules, wrong);
          if (!read.ok) assert.ok(read.error.at >= 0 && read.error.at <= wrong.length);
          else assert.deepEqual(parseState(rules, formatState(rules, read.value)), read);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is not read as another game’s', () => {
    for (const one of variants) {
      for (const other of [clock, german, grandfather, bigBen]) {
        if (one.rules.game === other.game) continue;
        const { code, at } = faultOf(parseState(other, text(one.rules)));
        assert.equal(`${code} ${at}`, 'other-game 0');
      }
    }
    for (const nothing of ['', ' ', '|', 'Clock', 'h1 | clock']) {
      assert.equal(faultOf(parseState(clock, nothing)).code, 'other-game');
    }
  });

  it('says how it begins, to those who leave out the game or the bar after it', () => {
    for (const [given, begins] of [
      ['h1 (5D) | h2 (7H)', 'h1'],
      ['h1(5D)|h2(7H)', 'h1(5D)'],
      ['clock h1 (5D)', 'clock'],
      ['', ''],
    ]) {
      assert.equal(
        faultOf(parseState(clock, given!)).message,
        `a position of this game begins with “clock |”, and this one with “${begins}”`,
      );
    }
  });

  it('is read whatever the spaces, the case of the cards and the suit signs', () => {
    const right = text(clock);
    const state = dealt(clock, 1);
    const spread = `  ${right.replaceAll('|', '\n |\t').replaceAll(' ', '  ')}  `;
    assert.deepEqual(parseState(clock, spread), { ok: true, value: state });
    const low = right.replace(/\((\w+)\)/g, (card) => card.toLowerCase().replace('10', 't'));
    assert.deepEqual(parseState(clock, low), { ok: true, value: state });
    const signs = right
      .replace(/(\d|[AJQK])C\b/g, '$1♣')
      .replace(/(\d|[AJQK])D\b/g, '$1♦')
      .replace(/(\d|[AJQK])H\b/g, '$1♥️')
      .replace(/(\d|[AJQK])S\b/g, '$1♠');
    assert.deepEqual(parseState(clock, signs), { ok: true, value: state });
  });

  it('may name its piles in any order, and leave out the empty ones', () => {
    const [head, ...parts] = text(german).split(' | ');
    const turned = [head, ...parts.reverse(), 'waste', 'h1'].join(' | ');
    assert.deepEqual(parseState(german, turned), { ok: true, value: dealt(german, 1) });
  });

  it('has its faults found where they are', () => {
    assert.equal(faultAfter(clock, 'h12 (', 'h13 ('), 'unknown-pile');
    assert.equal(faultAfter(clock, 'centre (', 'stock ('), 'unknown-pile');
    assert.equal(faultAfter(clock, 'h11 (', 'h1 ('), 'pile-twice');
    assert.equal(faultAfter(clock, 'at centre', 'at noon', 3), 'bad-memory');
    assert.equal(faultAfter(clock, 'at centre', 'at turned', 3), 'bad-memory');
    assert.equal(faultAfter(clock, 'at centre', 'at h1 h2', 3), 'bad-memory');
    assert.equal(faultAfter(clock, 'at centre', 'at'), 'bad-memory');
    assert.equal(faultAfter(clock, 'returned 0', 'returned 1', 9), 'bad-memory');
    assert.equal(faultAfter(clock, 'returned 0', 'returned -0', 9), 'bad-memory');
    assert.equal(faultAfter(clock, 'at centre', 'returned 0 | at centre', 25), 'memory-twice');
    assert.equal(faultAfter(german, 'redeals 2', 'redeals 3', 8), 'bad-memory');
    assert.equal(faultAfter(grandfather, 'h4 KC', 'h4 KX', 3), 'not-a-card');
    assert.equal(faultAfter(grandfather, 'h4 KC', 'h4 (KC', 3), 'not-a-card');
    // The second of two equal cards is one too many, wherever the wrong one stands.
    assert.equal(faultAfter(grandfather, 'h4 KC', 'h4 2H', 11), 'card-twice');
    assert.equal(faultAfter(grandfather, 'h5 2H', 'h5 KC', 3), 'card-twice');
  });

  it('has what is missing told at its end', () => {
    for (const [from, code] of [
      [' | returned 0', 'memory-missing'],
      [' | at centre', 'memory-missing'],
      [/ \| h7 [^|]*(?= \|)/, 'card-missing'],
      [/ \(\w+\)/, 'card-missing'],
    ] as const) {
      const wrong = text(clock).replace(from, '');
      const { code: found, at } = faultOf(parseState(clock, wrong));
      assert.equal(found, code);
      assert.equal(at, wrong.length);
    }
  });

  it('is refused where a pile holds what no play could bring there', () => {
    const swapped = (rules: typeof clock, one: string, other: string): string => {
      const all = text(rules);
      const pick = (card: string): RegExp => new RegExp(`(?<=[ (])${card}(?=[ )]|$)`);
      return all.replace(pick(one), '*').replace(pick(other), one).replace('*', other);
    };
    const refused = (rules: typeof clock, wrong: string, pile: string): void => {
      const { code, at } = faultOf(parseState(rules, wrong));
      assert.equal(code, 'impossible-pile');
      assert.ok(wrong.slice(at).startsWith(`${pile} `) || at === wrong.length, wrong.slice(at));
    };
    refused(grandfather, swapped(grandfather, 'KC', 'AC'), 'h4');
    refused(grandfather, text(grandfather).replace(/c1 (\w+)/, 'c1 ($1)'), 'c1');
    refused(grandfather, text(grandfather).replace('h5 2H | h6 3S', 'h5 2H 3S'), 'h5');
    // The two of clubs follows its ace, but at one o'clock the ace is the end.
    const won = formatState(
      bigBen,
      bigBenEndgame(bigBen, 1, { count: 0, stock: 0, waste: 0, redeals: 0 }),
    );
    const short = won.replace('AC 2C 3C 4C 5C | h6', 'AC | f1 3C 4C 5C | h6');
    assert.ok(parseState(bigBen, short.replace('f1 3C', 'f1 2C 3C')).ok);
    refused(bigBen, short.replace('AC | h2', 'AC 2C | h2'), 'h1');
    refused(bigBen, text(bigBen).replace(/stock \((\w+)\)/, 'stock $1'), 'stock');
    refused(bigBen, text(bigBen).replace(/f1 (\w+)/, 'f1 ($1)'), 'f1');
    refused(german, text(german).replace(/stock \((\w+)\)/, 'stock $1'), 'stock');
    const misplayed = (cards: string, pile: string): void => {
      let left = text(german);
      for (const card of cards.match(/\d*[AJQK\d][CDHS]/g)!) left = left.replace(` (${card})`, '');
      refused(german, left.replace(' | stock', ` | ${cards} | stock`), pile);
    };
    misplayed('h1 2C', 'h1');
    misplayed('h1 AC | h2 2D', 'h2');
    misplayed('h1 AC AS', 'h1');
    misplayed('h1 AC AD AH', 'h1');
    misplayed('h1 AC AD | h2 2C 2H', 'h2');
    refused(clock, text(clock).replace(/h12 \((\w+)\)/, 'h12 $1'), 'h12');
    refused(clock, text(clock).replace(/ (\(\w+\)) \| h1 /, ' | h1 $1 '), 'h12');
    refused(clock, text(clock).replace('at centre', 'at none'), 'turned');
    refused(clock, text(clock).replace(/turned (\w+)/, 'turned ($1)'), 'turned');
    const first = /turned (\w+)/.exec(text(clock))![1]!;
    const none = text(clock).replace(` | turned ${first}`, '');
    refused(clock, none.replace('h1 ', `h1 ${first} `), 'h1');
    refused(clock, none.replace('centre ', `centre ${first} `), 'centre');
  });
});

describe('the text of a move', () => {
  it('names the two piles', () => {
    for (const { rules } of variants) {
      for (let from = 0; from < rules.piles.length; from++) {
        for (let to = 0; to < rules.piles.length; to++) {
          const token = `${rules.piles[from]!.id}-${rules.piles[to]!.id}`;
          assert.deepEqual(parseMove(rules, token), { ok: true, value: rules.move(from, to) });
          assert.equal(rules.move(from, to).token, token);
        }
      }
    }
  });

  it('has its faults found where they are', () => {
    const fault = (token: string, at = 0): string => {
      const error = faultOf(parseMove(grandfather, token, at));
      assert.ok(error.message.includes(token));
      return `${error.code} ${error.at}`;
    };
    assert.equal(fault(''), 'unknown-pile 0');
    assert.equal(fault('c9-h1'), 'unknown-pile 0');
    assert.equal(fault('-h1'), 'unknown-pile 0');
    assert.equal(fault('c1'), 'unknown-pile 2');
    assert.equal(fault('c1-'), 'unknown-pile 3');
    assert.equal(fault('c1-c9'), 'unknown-pile 3');
    assert.equal(fault('c1-h10-h1'), 'unknown-pile 3');
    assert.equal(fault('C1-h1'), 'unknown-pile 0');
    assert.equal(fault('c1-x', 40), 'unknown-pile 43');
  });
});
