/** Lists and numbers of games in the documentation, against the catalogue. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/catalogue.js';
import { en } from '../../src/words/index.js';
import { de as frontDoorInGerman } from '../../stories/demo/de.js';
import { en as frontDoor } from '../../stories/demo/en.js';

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('’', "'");
const ids = catalogue.map(({ id }) => id);
const names = ids.map((id) => en.gameName(id).replaceAll('’', "'"));

/** What is between a heading and the next one. */
function section(file: string, heading: string): string {
  const [, text] = read(file).split(`\n## ${heading}\n`);
  assert.ok(text, `${file} has no “${heading}”`);
  return text.split('\n## ')[0]!;
}

/** The games that none of some lines names. */
const missing = (text: string, wanted: readonly string[]): string[] =>
  wanted.filter((name) => !RegExp(`(?<![\\w’'-])${name}(?![\\w-])`).test(text));

const NUMBERS = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const GERMAN = ['sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const COUNT = RegExp(
  `\\b(${[...NUMBERS, ...GERMAN].join('|')})( clock solitaires| card games| games|-game| uhren-patiencen| spiele)\\b`,
  'gi',
);

describe('the documentation', () => {
  it('says from which pack each game is dealt, and in which order', () => {
    assert.deepEqual(missing(section('docs/deals.md', 'The packs'), names), []);
    assert.deepEqual(missing(section('docs/deals.md', 'The order of dealing'), names), []);
  });

  it('has the id of every game, from which its daily deal follows', () => {
    const [, listed = ''] = /^Ids are (.*?)\. /ms.exec(section('docs/deals.md', 'The daily deal'))!;
    assert.deepEqual(
      Array.from(listed.matchAll(/`([\w-]+)`/g), ([, id]) => id),
      ids,
    );
  });

  it('has the tag of every game in README', () => {
    const tags = Array.from(read('README.md').matchAll(/^\| `<([\w-]+)>`/gm), ([, tag]) => tag);
    assert.deepEqual(tags, [
      ...catalogue.map(({ tag }) => tag),
      'solitaire-daily',
      'solitaire-settings',
    ]);
  });

  it('has a sentence for every game on the front door', () => {
    for (const [code, { games }] of Object.entries({ en: frontDoor, de: frontDoorInGerman })) {
      const without = ids.filter((id) => !games.sentences[id]);
      assert.deepEqual(without, [], `stories/demo/${code}.ts`);
    }
  });

  it('counts the games as the catalogue does', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '*.md', '*.mdx', 'stories', 'integrations', 'package.json', 'llms.txt'],
      {
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((file) => /\.(md|mdx|ts|txt|php|json)$/.test(file))
      // What these tell was so at its time.
      .filter((file) => !/^(CHANGELOG|docs\/decisions)\.md$/.test(file));
    const at = catalogue.length - 6;
    const found = files.flatMap((file) =>
      Array.from(read(file).matchAll(COUNT), ([all, count = '']) => ({
        place: `${file}: “${all}”`,
        isRight: [NUMBERS[at], GERMAN[at]].includes(count.toLowerCase()),
      })),
    );
    const wrong = found.filter(({ isRight }) => !isRight).map(({ place }) => place);
    assert.deepEqual(wrong, []);
    assert.ok(found.length > 10, `${found.length} found`);
  });

  it('leaves the number of a further game open', () => {
    for (const file of ['docs/look.md', 'docs/architecture.md', 'CONTRIBUTING.md']) {
      assert.doesNotMatch(read(file), /\b(seventh|eighth|ninth|tenth)\b/i, file);
    }
  });

  it('has the newest decisions first', () => {
    const days = Array.from(read('docs/decisions.md').matchAll(/^## (\S+)$/gm), ([, day]) => day!);
    assert.ok(days.length > 3);
    assert.deepEqual(days, days.toSorted().reverse());
  });
});
