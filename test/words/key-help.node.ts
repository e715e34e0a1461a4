/** The keys that are told: How to play names each key that the board has, the spoken help those that are needed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games, resolveOptions } from '../../src/rules/index.js';
import { words as de } from '../../src/words/de/words.js';
import { en } from '../../src/words/index.js';
import { sitDown } from '../support/tables.js';

const { more: english } = await en.more();
/** Keys by which listeners ask. */
const KEYS = sitDown('clock').play.commands.keys.filter(([, name]) => name in english.listening);
/** As many words are heard in 12 seconds. */
const MOST = 36;

for (const words of [en, de]) {
  describe(`keys in ${words.lang}`, () => {
    for (const [key] of KEYS) {
      it(`has “${key}” in How to play`, async () => {
        const { more } = await words.more();
        const shown = more.howToPlay.shortcuts.flatMap(([names]) => names);
        assert.ok(shown.includes(key.toUpperCase()), shown.join(' '));
      });
    }

    for (const game of Object.values(games)) {
      it(`${game.id}: the spoken ones are few, and say where all are`, async () => {
        const { more } = await words.more();
        const { piles } = game.create(resolveOptions(game, {}).options);
        const said = more.keyHelp(piles);
        const count = said.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
        assert.ok(count <= MOST, `${count}: ${said}`);
        assert.ok(said.endsWith(`: ${words.labels.howToPlay}.`), said);
        for (const key of ['D', 'W', 'M', 'H', 'R']) assert.match(said, new RegExp(`\\b${key}: `));
        const hasStock = piles.some(({ role }) => role === 'stock');
        assert.equal(/\bS: /.test(said), hasStock);
      });
    }
  });
}
