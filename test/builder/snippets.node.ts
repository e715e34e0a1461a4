/** Snippets: whatever an author chooses, each says exactly that when it is read back. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { shortcodeSizes } from '../../src/builder/check-attributes.js';
import { check } from '../../src/builder/check.js';
import { type Configuration, read } from '../../src/builder/configuration.js';
import { contentsOf } from '../../src/builder/contents.js';
import type { Source } from '../../src/builder/kind.js';
import { kinds } from '../../src/builder/snippets.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { reserveStyles } from '../../src/element/reserve.js';
import { anyChoices, configuration, FILES } from './configurations.js';
import {
  elementsOf,
  paste,
  readAngular,
  type ReadBack,
  readFrame,
  readHtml,
  readHugo,
  readJsx,
  readWordPress,
} from './parsing.js';

type Settings = Readonly<Record<string, { readonly pattern: string }>>;
interface IntegrationData {
  readonly common: Settings;
  readonly games: Readonly<Record<string, { readonly options: Settings }>>;
  readonly sizes: Settings;
}

const SHEET = 'clock-solitaire {\n  display: block;\n}\n';

const source = (of: Configuration): Source => ({ configuration: of, files: FILES, reserve: SHEET });
const write = (id: string, of: Configuration): string =>
  kinds.find((kind) => kind.id === id)!.write(source(of));

/** What a snippet has to say: in markup a boolean attribute has no value. */
function markup({ game, attributes, width, height }: Configuration): ReadBack {
  const isBoolean = (name: string): boolean =>
    game.attributes.some((fact) => fact.name === name && fact.kind === 'boolean');
  const all = Object.entries(attributes).map(([name, value]) => [
    name,
    isBoolean(name) ? '' : value,
  ]);
  return { attributes: Object.fromEntries(all), width, height };
}

/** Shortcodes have no language of their own, which the notes tell. */
const parameters = ({
  game,
  attributes: { lang: _, ...attributes },
  width,
  height,
}: Configuration): unknown => ({
  game: game.id,
  ...attributes,
  ...(width === undefined ? {} : { width: `${width}px` }),
  ...(height === undefined ? {} : { height: `${height}px` }),
});

/** Checks a kind of snippet for anything that can be chosen. */
const always = (name: string, holds: (of: Configuration) => void): void =>
  void it(name, () =>
    fc.assert(
      fc.property(anyChoices, (given) => {
        holds(read(given).configuration);
      }),
      { numRuns: 300 },
    ),
  );

describe('shortcodes', () => {
  const { common, games, sizes } = JSON.parse(
    readFileSync('integrations/hugo/data/hourhand.json', 'utf8'),
  ) as IntegrationData;

  always('say only what the integrations take', (of) => {
    const settings = { ...common, ...games[of.game.id]!.options, ...sizes };
    for (const [name, value] of Object.entries(readWordPress(write('wordpress', of)))) {
      // Any text will do for a label, but not of any length.
      if (name === 'game' || name === 'label') continue;
      assert.match(value, new RegExp(`^(?:${settings[name]!.pattern})$`, 'u'), name);
    }
  });

  it('are checked for the sizes that the integrations take', () => {
    const patterns = Object.entries(sizes).map(([name, { pattern }]) => [name, pattern]);
    assert.deepEqual(shortcodeSizes, Object.fromEntries(patterns));
  });
});

describe('a snippet read back gives the same configuration', () => {
  for (const id of ['tag', 'reserved', 'markdown', 'module', 'vue', 'svelte']) {
    always(id, (of) => {
      const { attributes, width, height } = readHtml(write(id, of), of.game.tag);
      assert.deepEqual({ attributes, width, height }, markup(of));
    });
  }

  for (const id of ['react', 'next', 'solid']) {
    always(id, (of) => {
      const { tag, ...back } = readJsx(write(id, of));
      assert.deepEqual(back, markup(of));
      assert.equal(tag, of.game.tag);
    });
  }

  always('angular', (of) =>
    assert.deepEqual(readAngular(write('angular', of), of.game.tag), markup(of)),
  );

  always('svelte has no braces but those of its own', (of) => {
    const [, tag] = write('svelte', of).split('</script>');
    assert.doesNotMatch(tag!, /[{}]/);
  });

  always('frame', (of) => {
    const { game, title, ...back } = readFrame(write('frame', of));
    const { attributes, width, height = 700 } = of;
    assert.deepEqual(back, { attributes, width, height });
    assert.equal(game, of.game.id);
    assert.equal(title, of.attributes['label'] ?? of.game.name);
  });

  always('wordpress', (of) =>
    assert.deepEqual(readWordPress(write('wordpress', of)), parameters(of)),
  );

  /** Authors write anything into these; a shortcode can't have all quotation marks at once. */
  const OWN_WORDS = ['label', 'name', 'storage-key', 'share-url'];

  always('hugo, but for what it can’t say, which the notes tell', (of) => {
    const back = readHugo(write('hugo', of));
    const notes = kinds
      .find(({ id }) => id === 'hugo')!
      .notes(source(of))
      .join(' ');
    const all = Object.entries(parameters(of) as object);
    const isLeftOut = (name: string): boolean => notes.includes(`${name} is left out`);
    assert.deepEqual(back, Object.fromEntries(all.filter(([name]) => !isLeftOut(name))));
    for (const [name] of all) assert.ok(!isLeftOut(name) || OWN_WORDS.includes(name), name);
  });
});

describe('snippets', () => {
  it('say the language of the game; shortcodes say that they can’t', () => {
    const of = configuration('clock', { lang: 'de' });
    assert.match(write('tag', of), /<clock-solitaire lang="de"><\/clock-solitaire>/);
    assert.match(write('react', of), /<clock-solitaire lang="de" \/>/);
    assert.match(write('frame', of), /\/embed\/\?game=clock&amp;lang=de&amp;height=frame"/);
    for (const id of ['wordpress', 'hugo']) {
      assert.doesNotMatch(write(id, of), /lang/);
      const { notes } = kinds.find((kind) => kind.id === id)!;
      assert.match(notes(source(of)).join(' '), /lang is left out/);
      assert.doesNotMatch(notes(source(configuration('clock'))).join(' '), /lang/);
    }
    assert.doesNotMatch(write('tag', configuration('clock')), /lang/);
  });

  it('say the colours as styles; shortcodes say where to put them', () => {
    const colours = {
      '--solitaire-ink': 'var(--x, "Times" \'s)',
      '--solitaire-accent': 'oklch(60% 0.2 30)',
    };
    const of = { ...configuration('clock', {}, { width: '300' }), colours };
    const styles = Object.entries(colours).map((pair) => pair.join(':'));
    for (const id of ['tag', 'reserved', 'markdown', 'module', 'vue', 'svelte', 'angular']) {
      const markup = write(id, of).split('template: `').at(-1)!;
      const { style } = elementsOf(markup).find(
        ({ name }) => name === 'clock-solitaire',
      )!.attributes;
      assert.equal(style, [...styles, 'width:300px', 'max-width:100%'].join(';'), id);
    }
    for (const id of ['react', 'next', 'solid']) {
      const [, object] = /style=\{(\{.*\})\}/.exec(write(id, of))!;
      const { width, maxWidth, 'max-width': most, ...rest } = runInNewContext(`(${object!})`);
      assert.deepEqual({ ...rest }, colours, id);
      assert.deepEqual([parseInt(width, 10), maxWidth ?? most], [300, '100%'], id);
    }
    const [frame] = elementsOf(write('frame', of));
    const query = new URL(frame!.attributes['src']!).searchParams;
    for (const [property, colour] of Object.entries(colours)) {
      assert.equal(query.get(property), colour);
    }
    for (const id of ['wordpress', 'hugo']) {
      assert.doesNotMatch(write(id, of), /oklch/);
      const { notes } = kinds.find((kind) => kind.id === id)!;
      assert.ok(
        notes(source(of))
          .join(' ')
          .includes(`clock-solitaire { ${styles.join(';')} }`),
        id,
      );
      assert.doesNotMatch(notes(source(configuration('clock'))).join(' '), /colours/);
    }
  });

  it('only what differs from the default is in them', () => {
    const of = configuration('big-ben', {
      deal: 'random',
      toolbar: 'full',
      theme: '',
      winnable: 'false',
      faces: '',
      speed: 'fast',
      rules: 'classic',
      redeals: '1',
    });
    assert.deepEqual(of.attributes, { redeals: '1', speed: 'fast' });
  });

  it('an option has the default of the chosen rules', () => {
    const wanted = { rules: 'solsuite', 'gap-build': 'never' };
    for (const redeals of ['0', '1', '2']) {
      const { attributes } = configuration('big-ben', { ...wanted, redeals });
      assert.equal(attributes['redeals'] ?? 'left out', redeals === '1' ? 'left out' : redeals);
    }
  });

  always('tag, Markdown, frame and shortcodes are one line', (of) => {
    for (const id of ['tag', 'reserved', 'markdown', 'frame', 'wordpress', 'hugo']) {
      assert.doesNotMatch(write(id, of), /[\n\r\u2028\u2029]/, id);
    }
  });

  it('the tag brings its script as a module, and nothing else', () => {
    const names = elementsOf(write('tag', configuration('clock')));
    assert.deepEqual(
      names.map(({ name }) => name),
      ['script', 'clock-solitaire'],
    );
    assert.deepEqual(names[0]!.attributes, { type: 'module', src: `${FILES}cdn.js` });
    assert.equal(kinds[0]!.id, 'tag');
    assert.ok(write('tag', configuration('clock')).length < 160);
  });

  it('the frame may fill the screen, copy and share', () => {
    const [frame] = elementsOf(write('frame', configuration('clock')));
    assert.equal(frame!.attributes['allow'], 'fullscreen; clipboard-write; web-share');
  });

  it('with its space kept, styles come before both', () => {
    const names = elementsOf(write('reserved', configuration('clock')));
    assert.deepEqual(
      names.map(({ name }) => name),
      ['style', 'script', 'clock-solitaire'],
    );
  });

  it('the styles that reserve the box are those of the game, and short', () => {
    const of = configuration('clock', { toolbar: 'none' });
    const reserve = reserveStyles([ClockSolitaire], of.attributes);
    const text = kinds.find(({ id }) => id === 'reserved')!.write({ ...source(of), reserve });
    assert.ok(text.length < 14_000, `${text.length} characters`);
    assert.match(text, /\[toolbar='none'\]/);
    assert.doesNotMatch(text, /minimal|theme=|solitaire-settings|watch/);
  });

  it('the folder of the files may have no slash at its end', () => {
    const of = { ...source(configuration('clock')), files: 'https://example.com/kit' };
    assert.match(kinds[0]!.write(of), /src="https:\/\/example\.com\/kit\/cdn\.js"/);
    assert.match(kinds[2]!.write(of), /src="https:\/\/example\.com\/kit\/embed\/\?game=clock/);
  });

  for (const { id, write: text } of kinds) {
    it(`${id}: the check finds no fault in it`, () => {
      for (const of of [
        configuration('clock'),
        configuration(
          'big-ben',
          { deal: 'daily', faces: 'large', winnable: 'true', label: 'A "b"' },
          { width: '400', height: '500' },
        ),
      ]) {
        const reserve = SHEET.replace('clock-solitaire', of.game.tag);
        const found = check(contentsOf(paste(text({ ...source(of), reserve }))));
        // The short one leaves the space to reserve.css, if no height says it.
        const left = id === 'tag' && of.height === undefined ? ['no-box'] : [];
        assert.deepEqual(
          found.map(({ code }) => code),
          left,
        );
      }
    });
  }
});
