/** Every method's documentation names the codes with which it can refuse, as the manifest tells it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LEGALITIES } from '../../src/rules/contract/rules.js';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const { members } = manifest.modules
  .flatMap(({ declarations }: any) => declarations)
  .find(({ name }: any) => name === 'SolitaireElement');

const told = (method: string): string[] => {
  const { description } = members.find(({ name }: any) => name === method);
  const [, refusals = ''] = description.split('Error codes:');
  return [...refusals.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)]
    .map(([, code]) => code!)
    .filter((code) => !code.startsWith('solitaire-'))
    .sort();
};

/** The codes of a table of docs/notation.md, which another test holds to what the readers answer. */
function tableOf(heading: string): string[] {
  const text = readFileSync('docs/notation.md', 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.split(/\n\| Code [^\n]*\n/)[1]!.split('\n\n')[0]!;
  return rows
    .split('\n')
    .flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));
}

/** Why the rules call a move illegal. */
const verdicts = LEGALITIES.filter((code) => code !== 'ok');

const wanted: Readonly<Record<string, readonly string[]>> = {
  play: ['busy', 'read-only', 'cancelled', ...tableOf('Moves'), ...verdicts],
  undo: ['busy', 'read-only', 'cancelled', 'nothing-to-undo'],
  redo: ['busy', 'read-only', 'nothing-to-redo'],
  load: ['busy', 'read-only', ...tableOf('Games')],
  newGame: [
    'busy',
    'read-only',
    'cancelled',
    'deal-range',
    'deal-date',
    'deal-future',
    ...tableOf('Deals'),
  ],
  restart: ['busy', 'read-only', 'cancelled'],
  showDialog: [
    'no-statistics',
    'not-loaded',
    'not-offered',
    'not-shown',
    'read-only',
    'unknown-dialog',
  ],
  clearStatistics: ['no-statistics', 'not-loaded', 'not-stored'],
  fullscreen: ['fullscreen-missing', 'fullscreen-refused', 'not-loaded'],
};

describe('the documentation of commands', () => {
  for (const [method, codes] of Object.entries(wanted)) {
    it(`names every code of ${method}()`, () => {
      assert.deepEqual(told(method), [...codes].sort());
    });
  }

  it('says of the others that they have none', () => {
    const methods = members.filter(({ kind, static: own }: any) => kind === 'method' && !own);
    for (const { name, description } of methods) {
      if (name in wanted || name === 'focus') continue;
      assert.match(description, /has no error codes/, name);
    }
  });
});
