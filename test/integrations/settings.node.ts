/** What the plugin for WordPress and the shortcode for Hugo accept is what the kit accepts. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { formatCards } from '../../src/cards/text.js';
import { faultOf } from '../../src/embed/check.js';
import { frameGames } from '../../src/embed/parameters.js';
import { rulesOf, shuffle } from '../../src/rules/index.js';

interface Setting {
  readonly kind: string;
  readonly pattern: string;
}

/** What the hosts' run keeps of a host. */
interface Tried {
  readonly kind: string;
  readonly host: string;
  readonly version?: string;
}

const read = (file: string): string => readFileSync(`integrations/${file}`, 'utf8');
const data = JSON.parse(read('wordpress/hourhand/games.json'));
const gameIds = Object.keys(frameGames);

/** The games, without the one that is another of them each day. */
const ownIds = gameIds.filter((id) => id !== 'daily');

function settingsOf(game: string): Record<string, Setting> {
  const { options, without = [] } = data.games[game];
  const all: Record<string, Setting> = { ...data.common, ...options };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
}

/** As in choices.php, editor.js and hourhand.html. */
const accepts = (pattern: string, value: string): boolean =>
  new RegExp(`^(?:${pattern})$`, 'u').test(value);

describe('Settings of the integrations', () => {
  it('are the same in both', () => {
    assert.equal(read('hugo/data/hourhand.json'), read('wordpress/hourhand/games.json'));
  });

  it('are all attributes of all games', () => {
    assert.deepEqual(Object.keys(data.games), gameIds);
    for (const game of gameIds) {
      const names = Object.keys(frameGames[game]!.attributes).sort();
      assert.deepEqual(Object.keys(settingsOf(game)).sort(), names);
    }
  });

  it('of the game of the day have a size, and nothing that the day decides', () => {
    const names = Object.keys({ ...settingsOf('daily'), ...data.sizes }).filter(
      (name) => !(data.games['daily']!.without ?? []).includes(name),
    );
    for (const name of ['width', 'height', 'theme', 'day-zone', 'storage-key']) {
      assert.ok(names.includes(name), name);
    }
    for (const name of ['deal', 'winnable', 'replay', 'caption', 'redeals']) {
      assert.ok(!names.includes(name), name);
    }
  });

  it('take the words that the kit takes', () => {
    const values = [
      '',
      'x',
      'true',
      'false',
      'TRUE',
      'on"',
      'four-color large',
      'large  four-color',
    ];
    for (const game of gameIds) {
      const attributes = Object.values(frameGames[game]!.attributes);
      const all = new Set([...values, ...attributes.flatMap((each) => each)]);
      for (const [name, { kind, pattern }] of Object.entries(settingsOf(game))) {
        if (kind === 'text') continue;
        for (const value of all) {
          if (value === '') continue;
          const kit = faultOf(game, name, value, {}) === undefined;
          assert.equal(accepts(pattern, value), kit, `${game} ${name}="${value}"`);
        }
      }
    }
  });

  it('take the deals that the kit takes', () => {
    const limit = 2 ** 32 - 1;
    const numbers = [
      0,
      1,
      9,
      10,
      99,
      999_999_999,
      1e9,
      4e9,
      limit - 1,
      limit,
      limit + 1,
      4_294_967_300,
      1e10,
    ];
    const words = [
      'random',
      'daily',
      'Daily',
      '2026-01-31',
      '20260131',
      'x',
      '-7',
      '7.5',
      '007',
      'AC',
      'AC 2C',
      '7;8',
    ];
    for (const game of ownIds) {
      const rules = rulesOf(game);
      const cards = formatCards(shuffle(rules.pack, 7));
      const deals = [
        ...numbers.map(String),
        ...words,
        cards,
        cards.toLowerCase(),
        cards.replaceAll('10', 'T'),
        cards.replaceAll(' ', ', '),
      ];
      for (const deal of deals) {
        const kit = faultOf(game, 'deal', deal, {}) === undefined;
        assert.equal(accepts(data.common.deal.pattern, deal), kit, `${game} deal="${deal}"`);
      }
    }
  });

  it('take a replay as it is saved, and as it is shared', () => {
    const { pattern } = data.common.replay;
    for (const value of [
      'hourhand1~clock~in-place.false~21~~0~0~~.',
      'hh2-gn1wm-6-27ae5ra',
      'https://example.com/play#hh2-gn1wm-6-27ae5ra',
      'https://example.com/?hourhand=hh2-gn1wm-6-27ae5ra#/play',
    ]) {
      assert.ok(accepts(pattern, value), value);
      for (const more of ['"', '<b>', ' x'])
        assert.ok(!accepts(pattern, value + more), value + more);
    }
  });

  it('take a caption, which goes into a slot that the tag has', () => {
    const { caption } = data.contents;
    assert.equal(caption.slot, 'caption');
    assert.ok(accepts(caption.pattern, 'Deal 21: “the third column” goes first, as in 5 < 6.'));
    assert.ok(!accepts(caption.pattern, 'x'.repeat(501)));
    assert.ok(!accepts(caption.pattern, 'two\nlines'));
  });

  it('take sizes that are lengths and nothing more', () => {
    const { width, height } = data.sizes;
    for (const value of ['360px', '24rem', '12.5em', '90vw', '80vh']) {
      assert.ok(accepts(width.pattern, value), value);
      assert.ok(accepts(height.pattern, value), value);
    }
    assert.ok(accepts(width.pattern, '80%') && !accepts(height.pattern, '80%'));
    for (const value of ['0px', '360', '-1px', '1px;color:red', 'calc(1px)', '1px\n', '99999px']) {
      assert.ok(!accepts(width.pattern, value), value);
    }
  });
});

describe('The plugin for WordPress as it is packed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hourhand-plugin-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const titles = ownIds.map((id) => data.games[id] as { title: string }).map(({ title }) => title);
  const packed = (file: string): string => readFileSync(`${folder}/hourhand/${file}`, 'utf8');

  before(() => {
    // Only its texts are read: what the build makes may be missing.
    const kit = path.join(folder, 'kit');
    for (const name of [
      'cdn.js',
      'worker.js',
      'reserve.css',
      'locales/de.js',
      'THIRD-PARTY-NOTICES.txt',
    ]) {
      mkdirSync(path.dirname(`${kit}/${name}`), { recursive: true });
      writeFileSync(`${kit}/${name}`, '');
    }
    const { status, stderr } = spawnSync(
      process.execPath,
      ['integrations/wordpress/pack.mjs', folder, kit],
      { encoding: 'utf8' },
    );
    assert.equal(status, 0, stderr);
  });

  it('names every game, and counts them right, wherever it lists them', () => {
    assert.equal(titles.length, ownIds.length);
    const numbers = ['Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
    const count = numbers[titles.length - 6];
    const readme = packed('readme.txt');
    assert.match(readme, new RegExp(`^${count} clock solitaires,`, 'm'));
    assert.match(packed('hourhand.php'), new RegExp(`Description: +${count} clock solitaires,`));
    const listed = `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}. They can be played`;
    assert.ok(readme.includes(listed), readme);
    for (const id of gameIds) assert.ok(readme.includes(`\`${id}\``), id);
    assert.ok(!/\{\{/.test(readme + packed('hourhand.php')), 'something is not filled in');
  });

  it('says that it was tested up to the newest version that the tests set up, and from the oldest', () => {
    const results = JSON.parse(readFileSync('test/hosts/results.json', 'utf8')) as Tried[];
    const tried = results
      .filter(({ kind }) => kind === 'wordpress')
      .map(({ host, version = host }) => Number(/\d+\.\d+/.exec(version)![0]));
    const readme = packed('readme.txt');
    const said = (what: string): number =>
      Number(new RegExp(`^${what}: (.*)$`, 'm').exec(readme)?.[1]);
    assert.equal(said('Tested up to'), Math.max(...tried));
    assert.equal(said('Requires at least'), Math.min(...tried));
    const cms = readFileSync('docs/use/cms.md', 'utf8');
    for (const version of tried)
      assert.ok(cms.includes(`${version}`), `docs/use/cms.md: ${version}`);
  });
});

describe('The documents say which files to copy', () => {
  for (const file of [...readdirSync('docs/use').map((name) => `use/${name}`), 'embedding.md']) {
    it(`docs/${file}: where the worker is, the languages are too`, () => {
      const text = readFileSync(`docs/${file}`, 'utf8');
      const blocks = text.split(/\n\s*\n(?=\S)/).filter((block) => block.includes('worker.js'));
      for (const block of blocks) assert.match(block, /locales/, block);
    });
  }
});
