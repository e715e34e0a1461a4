/** Everything in the manifest is documented: attributes and the API in README.md, styles in docs/styling.md. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

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

  it('every property and method that is not an attribute', () => {
    const members = tags
      .flatMap(({ members }) => members)
      .filter((member) => !member.attribute && !member.static)
      .map(({ name }) => name);
    assert.deepEqual(missing('README.md', [...new Set<string>(members)]), []);
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
