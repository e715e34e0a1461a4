/** docs/notation.md: every example in it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as kit from '../../src/rules/index.js';
import {
  formatCard,
  formatGame,
  formatLink,
  formatState,
  games,
  type Parsed,
  parseCard,
  parseDeal,
  parseGame,
  parseLink,
  parseMove,
  parseState,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { entries, examplesOf } from '../cards/docs.js';
import { dealt } from './variants.js';

/** Of codes in links. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

const examples = examplesOf('notation.md');
const ofKind = (kind: string): typeof examples =>
  examples.filter((example) => example.kind.startsWith(kind));

describe('the documentation of the notation', () => {
  it('shows how cards may be written', () => {
    for (const { text } of ofKind('cards')) {
      for (const line of text.split('\n')) {
        const [written, ways] = line.split(' = ');
        for (const way of ways!.split(' ')) {
          const card = parseCard(way);
          assert.ok(card.ok, way);
          assert.equal(formatCard(card.value), written);
        }
      }
    }
  });

  it('lists the piles of every game', () => {
    const text = ofKind('piles')[0]!.text.replace(/\n {2}/g, ' ');
    const listed = Object.fromEntries(entries(text));
    assert.deepEqual(Object.keys(listed), Object.keys(games), 'the piles in docs/notation.md');
    for (const [game, ids] of Object.entries(listed)) {
      assert.equal(
        rulesOf(game)
          .piles.map((pile) => pile.id)
          .join(' '),
        ids,
      );
    }
  });

  it('shows faults and where they are found', () => {
    const shown = ofKind('faults');
    assert.equal(shown.length, 4);
    const readers: Readonly<Record<string, (text: string) => Parsed<unknown>>> = {
      'faults grandfathers-clock': (text) => parseMove(rulesOf('grandfathers-clock'), text),
      'faults deal 32': (text) => parseDeal(text, rulesOf('travellers', { deck: '32' }).pack),
      'faults game': (text) => parseGame(Object.values(games), text),
      'faults link': (text) => parseLink(games['grandfathers-clock']!, text),
    };
    for (const { kind, text } of shown) {
      for (const [fault, wrong] of entries(text)) {
        const read = readers[kind]!(wrong);
        assert.equal(read.ok ? 'none' : `${read.error.code} ${read.error.at}`, fault, wrong);
      }
    }
  });

  it('shows positions', () => {
    const shown = ofKind('positions');
    assert.equal(shown.length, 2);
    for (const { kind, text } of shown) {
      for (const written of text.split('\n\n')) {
        const rules = rulesOf(written.split(' ')[0]!);
        const read = parseState(rules, written);
        assert.ok(read.ok);
        assert.equal(formatState(rules, read.value), written.replace(/\s+/g, ' '));
        if (kind.endsWith('deal 1')) assert.deepEqual(read.value, dealt(rules, 1));
      }
    }
  });

  it('shows a saved game', () => {
    const [shown] = ofKind('saves');
    const read = parseGame(Object.values(games), shown!.text);
    assert.ok(read.ok);
    assert.equal(formatGame(read.value), shown!.text);
  });

  it('shows codes of links, which are read for ever', () => {
    const [shown] = ofKind('links');
    const lines = shown!.text.split('\n').map((line) => line.split(' = ') as [string, string]);
    assert.ok(lines.length >= 16);
    for (const [code, saved] of lines) {
      const read = parseLink(Object.values(games), code);
      assert.ok(read.ok, code);
      assert.equal(formatGame(read.value), saved);
      assert.equal(formatLink(read.value), code);
    }
  });

  it('lists the letters of games, and the numbers of their options, in links', () => {
    const [shown] = ofKind('link-games');
    const listed = entries(shown!.text).map(
      ([letter, rest]) => [letter, entries(rest)[0]!] as const,
    );
    assert.deepEqual(
      listed.map(([, [game]]) => game),
      Object.keys(games),
    );
    for (const [letter, [game, options]] of listed) {
      const given: Record<string, string> = {};
      let unit = 2 ** 32;
      for (const option of options.split(', ')) {
        const [name, values] = option.split(' = ') as [string, string];
        const all = values.split(' ');
        const spec = games[game]!.options.find((one) => one.name === name)!;
        assert.deepEqual([...all].sort(), [...spec.values].sort(), `${game} ${name}`);
        for (const [i, value] of all.entries()) {
          const rules = rulesOf(game, { ...given, [name]: value });
          const opening = { number: 1, cards: shuffle(rules.pack, 1) };
          const code = formatLink({ rules, opening, steps: [], states: [], at: 0 });
          const number = [...code.slice(5, -3)].reduce(
            (sum, digit) => sum * 32 + DIGITS.indexOf(digit),
            0,
          );
          assert.equal(code[4], letter);
          assert.equal(number, 1 + i * unit, `${game} ${name}=${value}`);
        }
        // The first value adds nothing.
        given[name] = all[0]!;
        unit *= 8;
      }
      assert.deepEqual(
        Object.keys(given).sort(),
        games[game]!.options.map(({ name }) => name).sort(),
      );
    }
  });

  it('shows how a program reads a saved game, verifies one, and reads a link', () => {
    const shown = ofKind('js');
    assert.equal(shown.length, 3);
    for (const { text } of shown) {
      const wanted = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((match) => match[1]!);
      assert.ok(wanted.length > 0);
      const logged: string[] = [];
      const log = (...values: unknown[]): number => logged.push(values.map(String).join(' '));
      const body = text.replace(/^import (\{.*\}) from 'hourhand\/rules';$/m, 'const $1 = kit;');
      new Function('kit', 'console', body)(kit, { log });
      assert.deepEqual(logged, wanted);
    }
  });
});
