/** docs/notation.md: every example in it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as kit from '../../src/rules/index.js';
import {
  formatCard,
  formatGame,
  formatState,
  games,
  type Parsed,
  parseCard,
  parseDeal,
  parseGame,
  parseMove,
  parseState,
  rulesOf,
} from '../../src/rules/index.js';
import { entries, examplesOf } from '../cards/docs.js';
import { dealt } from './variants.js';

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
    assert.equal(shown.length, 3);
    const readers: Readonly<Record<string, (text: string) => Parsed<unknown>>> = {
      'faults grandfathers-clock': (text) => parseMove(rulesOf('grandfathers-clock'), text),
      'faults deal 32': (text) => parseDeal(text, rulesOf('travellers', { deck: '32' }).pack),
      'faults game': (text) => parseGame(Object.values(games), text),
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

  it('shows how a program reads a saved game, and verifies one', () => {
    const shown = ofKind('js');
    assert.equal(shown.length, 2);
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
