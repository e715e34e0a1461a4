/** Storybook is complete: every option has a story, every attribute a control, every game its rules. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { catalogue } from '../../src/catalogue.js';
import { games, resolveOptions } from '../../src/rules/index.js';
import { settingSpecs } from '../../src/settings/specs.js';
import { howToPlay } from '../../src/words/en/how-to-play.js';
import type { GameArgs, GameMeta, GameStory } from '../../stories/game.js';
import { pageOf } from '../../stories/links.js';
import { argTypesOf, elements, eventNames, literalsOf, tablesOf } from '../../stories/manifest.js';
import { rulesPage, storyOf } from '../../stories/rules.js';

// Stories define their elements, and Node has none.
Object.assign(globalThis, { customElements: { get: () => undefined, define: () => {} } });

const { snippetOf } = await import('../../stories/game.js');

interface Stories {
  readonly meta: GameMeta;
  /** Each story’s arguments, by its id without the game. */
  readonly args: ReadonlyMap<string, Partial<GameArgs>>;
}

async function storiesOf(id: string): Promise<Stories> {
  const { default: meta, ...stories } = (await import(`../../stories/${id}.stories.ts`)) as {
    default: GameMeta;
  } & Record<string, GameStory>;
  const args = new Map<string, Partial<GameArgs>>();
  for (const [name, story] of Object.entries(stories)) {
    const [, short = ''] = toId(meta.title!, storyNameFromExport(name)).split('--');
    args.set(short, (story as GameStory).args ?? {});
  }
  return { meta, args };
}

describe('the stories', () => {
  for (const { id, tag } of catalogue) {
    const game = games[id]!;

    it(`${id}: every state, theme, size and language, and a game that is played`, async () => {
      const { meta, args } = await storiesOf(id);
      assert.equal(meta.component, tag);
      const states = ['opening', 'middle', 'end', 'won', 'lost'];
      for (const name of [...states, 'in-themes', 'in-sizes', 'in-german', 'played']) {
        assert.ok(args.has(name), `${id} has no story ${name}`);
      }
    });

    it(`${id}: every value of every option`, async () => {
      const { args } = await storiesOf(id);
      const wanted = game.options.flatMap(({ name, values, default: usual }) =>
        values.filter((value) => value !== usual).map((value) => [name, value] as const),
      );
      const { default: usual, sets = {} } = game.presets ?? {};
      for (const name of Object.keys(sets)) if (name !== usual) wanted.push(['rules', name]);
      for (const [option, value] of wanted) {
        const story = args.get(storyOf(option, value));
        assert.ok(story, `${id} has no story ${storyOf(option, value)}`);
        assert.equal(String(story[option]), value);
      }
    });

    it(`${id}: its page has all its rules, its sources, and links to stories that exist`, async () => {
      const { meta, args } = await storiesOf(id);
      const { origin } = meta.parameters;
      assert.ok(origin.sources.length > 0, `${id} names no source`);
      const page = rulesPage(tag, 'games-x', origin);
      const { options } = resolveOptions(game, {});
      const guide = howToPlay.game(id, options)!;
      const sentences = game.options.flatMap(({ name, values }) =>
        values.map((value) => howToPlay.option(name, value)),
      );
      const all = [guide.goal, ...guide.table, ...guide.moves, ...guide.end, ...sentences];
      for (const text of [...all, ...origin.sources]) assert.ok(page.includes(text), text);
      for (const [, story = ''] of page.matchAll(/\?path=\/story\/games-x--([\w-]+)/g)) {
        assert.ok(args.has(story), `there is no story ${story}`);
      }
    });
  }
});

describe('the controls', () => {
  const kindOf = (values: readonly string[]): object =>
    values.includes('true')
      ? { control: { type: 'boolean' } }
      : { control: { type: 'select' }, options: values };

  for (const [tag, { attributes = [], cssProperties = [] }] of elements) {
    it(`<${tag}>: one for every attribute and custom property`, () => {
      const rows = argTypesOf(tag);
      const names = [...attributes, ...cssProperties].map(({ name }) => name);
      assert.deepEqual(Object.keys(rows).sort(), names.sort());
      for (const row of Object.values(rows)) assert.ok(row.description, `${row.name}`);
    });
  }

  for (const { id, tag } of catalogue) {
    it(`${id}: they offer what the rules and the settings take`, () => {
      const rows = argTypesOf(tag);
      const { options, presets } = games[id]!;
      for (const { name, values } of options) {
        const { control, options: offered } = rows[name]!;
        assert.deepEqual({ control, ...(offered && { options: offered }) }, kindOf(values));
      }
      assert.deepEqual(rows['rules']?.options, presets && Object.keys(presets.sets));
      for (const [name, { others }] of settingSpecs) {
        assert.equal(rows[name]!.control.type, others ? 'text' : 'select');
      }
      assert.equal(rows['winnable']!.control.type, 'boolean');
      for (const name of ['deal', 'label', 'storage-key', 'share-url']) {
        assert.equal(rows[name]!.control.type, 'text');
      }
    });
  }

  it('follow the type', () => {
    assert.deepEqual(literalsOf("'a' | 'b-c'"), ['a', 'b-c']);
    assert.equal(literalsOf("number | 'random' | string"), undefined);
    assert.equal(literalsOf('boolean'), undefined);
  });
});

describe('the tables', () => {
  for (const { id, tag } of catalogue) {
    it(`${id}: everything that is public, and nothing that is not`, () => {
      const text = tablesOf(tag);
      const element = elements.get(tag)!;
      const { members = [], events = [], slots = [], cssParts = [], cssStates = [] } = element;
      for (const { name } of [...events, ...slots, ...cssParts, ...cssStates]) {
        assert.ok(text.includes(`| \`${name}\` |`), name);
      }
      for (const { name, attribute, static: isStatic } of members) {
        const isListed = new RegExp(`\\| \`${name}[\`(]`).test(text);
        const isState = cssStates.some((state) => state.name === name);
        if (attribute === undefined && !isStatic) assert.ok(isListed, name);
        else if (!isState) assert.ok(!new RegExp(`\\| \`${name}\\(`).test(text), name);
      }
      assert.doesNotMatch(text, /\| `[#_]/);
      for (const { name } of events) assert.ok(eventNames.includes(name), name);
    });
  }
});

describe('the code of a story', () => {
  it('is what a page would have', () => {
    const args = { deal: 7, moves: ['a-b'], count: 1, speed: 'instant', storage: 'none' };
    const tag = 'clock-solitaire';
    assert.equal(snippetOf(tag, args), '<clock-solitaire deal="7"></clock-solitaire>');
    const more = { ...args, speed: 'slow', theme: 'felt', 'in-place': true, winnable: false };
    assert.equal(
      snippetOf(tag, { ...more, '--solitaire-ink': 'red', label: undefined }),
      '<clock-solitaire deal="7" speed="slow" theme="felt" in-place></clock-solitaire>',
    );
  });
});

describe('the guides', () => {
  const folder = 'stories/guides';
  const shown = readdirSync(folder).map((file) => file.replace('.mdx', '.md'));

  for (const file of shown) {
    it(`${file} leads only to pages that exist`, () => {
      const page = pageOf(readFileSync(`docs/${file}`, 'utf8'));
      const ids = readdirSync(folder).map((mdx) => {
        const [, title = ''] = /title="([^"]+)"/.exec(readFileSync(`${folder}/${mdx}`, 'utf8'))!;
        return toId(title, 'docs');
      });
      const prose = page.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
      for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(https:|#)/.test(target)) continue;
        if (target.endsWith('.svg')) assert.ok(existsSync(`docs/${target}`));
        else assert.ok(ids.includes(target.replace('?path=/docs/', '')), target);
      }
    });
  }

  it('turns links to other files into their text', () => {
    assert.equal(
      pageOf('[a](odds.md#b), [c](../README.md), [d](https://e.f), ![g](odds.svg)'),
      '[a](?path=/docs/guides-odds--docs), c, [d](https://e.f), ![g](odds.svg)',
    );
  });
});
