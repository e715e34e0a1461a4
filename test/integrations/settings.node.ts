/** What the plugin for WordPress and the shortcode for Hugo accept is what the kit accepts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatCards } from '../../src/cards/text.js';
import { faultOf } from '../../src/embed/check.js';
import { frameGames } from '../../src/embed/parameters.js';
import { rulesOf, shuffle } from '../../src/rules/index.js';

interface Setting {
  readonly kind: string;
  readonly pattern: string;
}

const read = (file: string): string => readFileSync(`integrations/${file}`, 'utf8');
const data = JSON.parse(read('wordpress/hourhand/games.json'));
const gameIds = Object.keys(frameGames);

const settingsOf = (game: string): Record<string, Setting> => ({
  ...data.common,
  ...data.games[game].options,
});

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
    for (const game of gameIds) {
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
