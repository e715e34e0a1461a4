/** What docs/architecture.md and CONTRIBUTING.md say about the rooms, against the rules of lint. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { languages } from '../../src/words/index.js';

const config = readFileSync('scripts/rooms.config.mjs', 'utf8');
const listIn = (text: string, name: string): string[] =>
  Array.from(
    RegExp(`const ${name} = \\[(.*?)\\]`, 's')
      .exec(text)![1]!
      .matchAll(/'(\w+)'/g),
    ([, room]) => room!,
  );
const rooms = listIn(config, 'rooms');
const withoutDom = listIn(readFileSync('scripts/eslint.config.js', 'utf8'), 'withoutDom');
const architecture = readFileSync('docs/architecture.md', 'utf8');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

describe('the rooms', () => {
  it('are in both documents, in the order of lint', () => {
    const table = Array.from(architecture.matchAll(/^\| `(\w+)` /gm), ([, room]) => room);
    assert.deepEqual(table, rooms);
    const tree = /^src\/\n(.*?)^\w/ms.exec(contributing)![1]!;
    assert.deepEqual(
      Array.from(tree.matchAll(/^ {2}(\w+)\/ /gm), ([, room]) => room),
      rooms,
    );
  });

  it('use no DOM where the documents say so', () => {
    const table = Array.from(
      architecture.matchAll(/^\| `(\w+)` .*\| no +\|$/gm),
      ([, room]) => room,
    );
    assert.deepEqual(table, withoutDom);
    const [, told = ''] = /((?:`\w+`(?:, | and )?)+) use no DOM/.exec(contributing)!;
    assert.deepEqual(
      Array.from(told.matchAll(/`(\w+)`/g), ([, room]) => room),
      withoutDom,
    );
  });

  it('have what the documents put in them', () => {
    assert.ok(existsSync('src/tags/solitaire-settings.class.ts'));
    assert.match(architecture, /^\| `tags` .*`<solitaire-settings>`/m);
    for (const [, file = ''] of architecture.matchAll(/`(src\/[\w./-]+)`/g)) {
      assert.ok(existsSync(file), file);
    }
    assert.match(contributing, /^ {2}words\/ .*a folder for each language/m);
    for (const code of ['en', ...Object.keys(languages)]) {
      assert.ok(readdirSync(`src/words/${code}`).length > 1, code);
    }
  });
});
