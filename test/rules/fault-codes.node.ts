/**
 * The codes of faults: docs/notation.md has a table for each reader. What it lists is what the
 * sources can give, each code by a text that brings it about, and readers give no other.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatCard,
  formatState,
  games,
  type Parsed,
  parseCards,
  parseDeal,
  parseGame,
  parseLink,
  parseMove,
  parseState,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { dealt } from './variants.js';

const few = rulesOf('travellers', { deck: '32' });
const cards = shuffle(few.pack, 1).map(formatCard);
const position = formatState(few, dealt(few, 1));
const save = 'hourhand1~german-clock~redeals.2~25~stock-waste.waste-h11~2~8450~~.';

interface Reader {
  read(text: string): Parsed<unknown>;
  readonly right: string;
  /** For each code a text that is wrong in this way. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** By the headings under which the documentation tells of them. */
const readers: Readonly<Record<string, Reader>> = {
  Cards: {
    read: parseCards,
    right: 'AC 10H',
    wrong: { 'not-a-card': 'AC 1C' },
  },
  Moves: {
    read: (text) => parseMove(few, text),
    right: 'turned-7',
    wrong: { 'unknown-pile': 'turned-2' },
  },
  Deals: {
    read: (text) => parseDeal(text, few.pack),
    right: cards.join(' '),
    wrong: {
      'not-a-card': 'XX',
      'foreign-card': '2C',
      'card-twice': '7C 7C',
      'card-missing': '7C',
    },
  },
  Positions: {
    read: (text) => parseState(few, text),
    right: position,
    wrong: {
      'other-game': 'clock',
      'unknown-pile': 'travellers | 2 AC',
      'pile-twice': 'travellers | 7 | 7',
      'bad-memory': 'travellers | at 2',
      'memory-twice': 'travellers | at 7 | at 7',
      'memory-missing': 'travellers | at 7',
      'not-a-card': 'travellers | 7 XX',
      'foreign-card': 'travellers | 7 2C | at none | returned 0',
      'card-twice': 'travellers | 7 7C 7C | at none | returned 0',
      'card-missing': 'travellers | at none | returned 0',
      'impossible-pile': position.replace('(', '').replace(')', ''),
    },
  },
  Games: {
    read: (text) => parseGame(Object.values(games), text),
    right: save,
    wrong: {
      'not-a-save': 'hourhand2~clock',
      truncated: save.slice(0, -1),
      'too-long': `${save}~`,
      'other-game': save.replace('german-clock', 'chess'),
      'bad-option': save.replace('redeals.2', 'redeals'),
      preset: save.replace('german-clock~redeals.2', 'big-ben~rules.classic'),
      'unknown-option': save.replace('redeals', 'jokers'),
      'unknown-value': save.replace('redeals.2', 'redeals.3'),
      'option-twice': save.replace('redeals.2', 'redeals.2_redeals.2'),
      'option-missing': save.replace('redeals.2', ''),
      'deal-range': save.replace('25', '0'),
      'not-a-card': save.replace('25', 'XX'),
      'foreign-card': 'hourhand1~travellers~in-place.false_deck.32~2C~~0~0~~.',
      'card-twice': save.replace('25', '7C.7C'),
      'card-missing': save.replace('25', '7C'),
      'unknown-pile': save.replace('h11', 'h13'),
      'illegal-move': save.replace('h11', 'h12'),
      'bad-count': save.replace('~2~', '~3~'),
      'bad-time': save.replace('8450', 'soon'),
      'bad-ends': save.replace('~~.', '~x~.'),
      'bad-notes': save.replace('~~.', '~~undos.0~.'),
    },
  },
  Links: {
    read: (text) => parseLink(games['german-clock']!, text),
    right: 'hh2-dscy0-2-2a73',
    wrong: {
      'unknown-version': 'hh3-dscy0-2-2a73',
      'other-game': 'hh2-cn2xn',
      'damaged-link': 'hh2-dscy0-2-2a7',
    },
  },
};

/** The codes in the first column of every table of codes, by the heading above it. */
function documented(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let heading = '';
  let inTable = false;
  for (const line of readFileSync('docs/notation.md', 'utf8').split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    inTable = line.startsWith('| Code ') || (inTable && line.startsWith('|'));
    if (!inTable) continue;
    const codes = line.split('|')[1]!.matchAll(/`([^`]+)`/g);
    found[heading] = [...(found[heading] ?? []), ...[...codes].map(([, code]) => code!)];
  }
  return found;
}

/** The codes that the sources of the readers name. */
function inSources(): Set<string> {
  const codes = new Set<string>();
  for (const room of ['src/cards', 'src/rules']) {
    for (const file of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const source = readFileSync(`${room}/${file}`, 'utf8');
      // The code is named where a fault is made, unless another reader's fault is passed on.
      for (const [, first] of source.matchAll(/\bfault(?:In)?\(\s*([^,]+),/g)) {
        const named = [...first!.matchAll(/'([^']+)'/g)].map(([, code]) => code!);
        if (named.length === 0) assert.match(first!, /^(\w+\.)*code$/, `${file}: ${first}`);
        named.forEach((code) => codes.add(code));
      }
      // Faults of options are objects first.
      for (const [, code] of source.matchAll(/\bcode: '([^']+)'/g)) codes.add(code!);
    }
  }
  return codes;
}

const codeOf = (read: Parsed<unknown>): string => (read.ok ? 'none' : read.error.code);
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort();

describe('the codes of faults', () => {
  const tables = documented();

  it('in the documentation are those in the sources', () => {
    assert.deepEqual(sorted(Object.values(tables).flat()), sorted(inSources()));
  });

  it('have a table for every reader', () => {
    assert.deepEqual(Object.keys(tables), Object.keys(readers));
  });

  for (const [heading, { read, right, wrong }] of Object.entries(readers)) {
    it(`can all come about: ${heading}`, () => {
      assert.equal(codeOf(read(right)), 'none');
      assert.deepEqual(sorted(tables[heading]!), sorted(Object.keys(wrong)));
      for (const [code, text] of Object.entries(wrong))
        assert.equal(codeOf(read(text)), code, text);
    });

    it(`are no others, whatever is done to a text: ${heading}`, () => {
      const pieces = right.split(/([ |~._-])/);
      const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 }));
      const damage = fc.tuple(fc.nat(), fc.nat(3), fc.array(piece, { maxLength: 3 }));
      fc.assert(
        fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (all) => {
          const text = [...pieces];
          for (const [at, gone, put] of all) text.splice(at % pieces.length, gone, ...put);
          const code = codeOf(read(text.join('')));
          assert.ok(code === 'none' || tables[heading]!.includes(code), code);
        }),
        { numRuns: 500 },
      );
    });
  }
});
