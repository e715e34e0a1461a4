/** The keys that are told: How to play and the spoken help name each key that the board has. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games, resolveOptions } from '../../src/rules/index.js';
import { words as de } from '../../src/words/de/words.js';
import { en } from '../../src/words/index.js';
import { sitDown } from '../support/tables.js';

const clock = games['clock']!;
const { more: english } = await en.more();
/** Keys by which listeners ask. */
const KEYS = sitDown('clock').play.commands.keys.filter(([, name]) => name in english.listening);
const { piles } = clock.create(resolveOptions(clock, {}).options);
/** What the spoken help calls the keys that are no letters; it need not name the one that asks for it. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  '.': /full stop|Punkt/i,
  ',': /comma|Komma/i,
  '?': /./,
};

for (const words of [en, de]) {
  describe(`keys in ${words.lang}`, () => {
    for (const [key] of KEYS) {
      it(`has “${key}” in How to play and in the spoken help`, async () => {
        const { more } = await words.more();
        const shown = more.howToPlay.shortcuts.flatMap(([names]) => names);
        assert.ok(shown.includes(key.toUpperCase()), shown.join(' '));
        assert.match(more.keyHelp(piles), SPOKEN[key] ?? new RegExp(`\\b${key}: `, 'i'));
      });
    }
  });
}
