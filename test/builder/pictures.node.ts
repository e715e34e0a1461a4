/** What is chosen by its picture: each game has its own, and each theme is shown in its colours. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { felt } from '../../src/board/themes/felt.js';
import { night } from '../../src/board/themes/night.js';
import { paper } from '../../src/board/themes/paper.js';
import type { Theme } from '../../src/board/themes/theme.js';
import { wood } from '../../src/board/themes/wood.js';
import { tagFacts } from '../../src/builder/facts.js';
import { gamePicture } from '../../src/builder/game-picture.js';
import { drawWord } from '../../src/controls/dialogs/letters.js';
import { settingSpecs } from '../../src/settings/specs.js';

describe('the builder’s pictures', () => {
  it('are different for each game', () => {
    const drawn = tagFacts.map(({ id }) => gamePicture(id).values.join(' '));
    assert.equal(new Set(drawn).size, tagFacts.length);
    for (const d of drawn) {
      assert.ok(!/NaN|undefined/.test(d), d);
      assert.ok(!/\d{5}/.test(d), `${d} is longer than it needs to be`);
    }
  });

  it('are below the same drawn name as on the front door, and a drawn title', () => {
    const page = readFileSync('src/builder/index.html', 'utf8');
    const drawn = [...page.matchAll(/<path\s+transform="[^"]*"\s+d="([^"]*)"/g)].map(([, d]) => d);
    const title = [...'PUT A GAME ON YOUR PAGE'.split(' ')].map((word) => drawWord(word, 24));
    assert.deepEqual(
      drawn,
      [drawWord('HOURHAND', 32), ...title].map(({ d }) => d),
    );
  });

  it('show every theme in its own colours', () => {
    const css = readFileSync('src/builder/styles/pictures.css', 'utf8');
    const plain = (value: string): string =>
      value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');
    const themes: Readonly<Record<string, Theme>> = { felt, wood, paper, night };
    assert.deepEqual(settingSpecs.get('theme')!.values, Object.keys(themes));
    for (const [name, theme] of Object.entries(themes)) {
      const { background, ink, dial, finish = {} } = theme;
      const [, rules] = new RegExp(`\\[data-value='${name}'\\] \\{([^}]*)\\}`).exec(css)!;
      const shown = Object.fromEntries(
        [...rules!.matchAll(/([-\w]+):([^;]*);/g)].map(([, key, value]) => [
          key,
          plain(value!.trim()),
        ]),
      );
      // The lines of laid paper are finer than a swatch shows.
      const ground = plain(background!).replace(/^repeating.*3px\), /, '');
      assert.deepEqual(
        shown,
        {
          background: ground,
          '--dial': dial,
          '--line': finish.rim ?? ink,
          '--hand': finish.hand ?? finish.figures ?? ink,
        },
        name,
      );
    }
  });
});
