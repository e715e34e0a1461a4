/** Everything in the manifest is documented: attributes and the API in README.md, styles in docs/styling.md. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DIALOGS } from '../../src/game/index.js';
import { games } from '../../src/rules/index.js';
import { en } from '../../src/words/index.js';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const tags: any[] = manifest.modules
  .flatMap(({ declarations }: any) => declarations)
  .filter(({ tagName }: any) => tagName);

const listed = (kind: string): string[] => [
  ...new Set<string>(tags.flatMap((tag) => (tag[kind] ?? []).map(({ name }: any) => name))),
];

/** The names in a text’s code: whole, the beginning of a call, or a part’s. */
const codeIn = (file: string): Set<string> => {
  const text = readFileSync(file, 'utf8');
  return new Set(
    [...text.matchAll(/`([^`\n]+)`/g)].map(
      ([, code]) => code!.replace(/^::part\((.+)\)$/, '$1').split('(')[0]!,
    ),
  );
};

const missing = (file: string, names: string[]): string[] =>
  names.filter((name) => !codeIn(file).has(name));

describe('the documentation lists', () => {
  it('every attribute and event', () => {
    assert.deepEqual(missing('README.md', listed('attributes')), [], 'missing in README.md');
    // The first by its whole name, the others by what tells them apart.
    const [first = '', ...others] = listed('events');
    const events = [first, ...others.map((name) => name.replace('solitaire', ''))];
    assert.deepEqual(missing('README.md', events), []);
  });

  it('every option of a game, with the game’s name behind it', () => {
    // As in: `a`, `b` (Big Ben); `b` (German Clock).
    const listedOf = new Map<string, string>();
    for (const row of readFileSync('README.md', 'utf8').matchAll(/^\| (`[^|]+)\|/gm)) {
      for (const [, options = '', names = ''] of row[1]!.matchAll(/([^()]+)\(([^)]+)\)/g)) {
        for (const [, option = ''] of options.matchAll(/`([\w-]+)`/g))
          listedOf.set(option, `${listedOf.get(option) ?? ''}, ${names},`);
      }
    }
    const unnamed = Object.values(games).flatMap(({ id, options, presets }) => {
      const name = en.gameName(id).replace('’', "'");
      const own = [...options.map((option) => option.name), ...(presets ? ['rules'] : [])];
      return own
        .filter((option) => !listedOf.get(option)?.includes(` ${name},`))
        .map((option) => `${option} (${name})`);
    });
    assert.deepEqual(unnamed, [], 'missing in README.md');
  });

  it('every property and method that is not an attribute', () => {
    const members = tags
      .flatMap(({ members }) => members)
      .filter((member) => !member.attribute && !member.static)
      .map(({ name }) => name);
    assert.deepEqual(missing('README.md', [...new Set<string>(members)]), []);
  });

  it('every dialog that a page can open', () => {
    const [, names = ''] =
      /opens any dialog \(([^)]+)\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    assert.deepEqual(names.match(/\w+/g)?.sort(), [...DIALOGS].sort());
  });

  it('every part, slot, custom property and state', () => {
    const file = 'docs/styling.md';
    // The documentation gives the hours as a range.
    const parts = listed('cssParts').filter((name) => !/^hour-([2-9]|1[01])$/.test(name));
    assert.deepEqual(missing(file, parts), []);
    const properties = listed('cssProperties').map((name) => name.replace('--solitaire-', ''));
    assert.deepEqual(missing(file, properties), []);
    const text = readFileSync(file, 'utf8');
    const [, slots = ''] = /^## Slots\n(.*?)^## /ms.exec(text) ?? [];
    for (const name of listed('slots')) assert.ok(slots.includes(`| \`${name}\``), name);
    for (const name of listed('cssStates')) assert.ok(text.includes(`:state(${name})`), name);
  });
});
