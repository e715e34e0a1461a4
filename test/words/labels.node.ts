/** Each button has a name of its own, so that a name said by voice or read in the docs means one of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words as de } from '../../src/words/de/words.js';
import { en } from '../../src/words/index.js';

const opens = (label: string): boolean => label.endsWith('…');
const plain = (label: string): string => label.replace('…', '');

for (const { labels, lang, more } of [en, de]) {
  describe(`names of buttons in ${lang}`, () => {
    it('one that opens a dialog is not that of a command, with “…” behind it', () => {
      const names = Object.values(labels).filter((one) => typeof one === 'string');
      const others = names.filter((name) => !opens(name));
      assert.deepEqual(
        names.filter((name) => opens(name) && others.includes(plain(name))),
        [],
      );
    });

    it('the dialog that chooses a deal is called like its button', async () => {
      const { chooseDeal } = (await more()).more;
      assert.equal(chooseDeal.title, plain(labels.chooseDeal));
    });
  });
}
