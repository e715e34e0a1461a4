/** Puts text and figures into the pages of stories/demo, for the development server and for the built site. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { root } from './catalogue.mjs';
import { shortPercentages } from './odds-figures.mjs';
import { reserveSheet } from './reserve.mjs';

/** @typedef {import('../stories/demo/pages.ts').Surroundings} Surroundings */

/** The pages, from their sources as they are now. */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [`${root}stories/demo/pages.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['node'],
    logLevel: 'error',
    tsconfig: `${root}tsconfig.json`,
    plugins: [
      {
        // The catalogue is read for its names.
        name: 'leave-dynamic-imports',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  /** @type {typeof import('../stories/demo/pages.ts')} */
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
  );
  return module;
}

/** The figures of each game with its usual rules. */
function odds() {
  /** @type {import('./odds-figures.mjs').Entry[]} */
  const entries = JSON.parse(readFileSync(`${root}src/solver/odds.json`, 'utf8'));
  return entries
    .filter(({ set, won }) => Object.keys(set).length === 0 && won !== undefined)
    .map((entry) => ({
      game: entry.game,
      player: entry.player,
      deals: entry.deals,
      ...shortPercentages(entry),
      ...(entry.exact ? { oneIn: entry.exact[1] } : {}),
      undecided: entry.unknown ?? 0,
    }));
}

/** The line of README.md that is a complete game: its first example. */
export function snippetOfReadme() {
  const [, snippet] = /```html\n(.*)\n```/.exec(readFileSync(`${root}README.md`, 'utf8')) ?? [];
  if (!snippet) throw new Error('README.md has no example of one line');
  return snippet;
}

/**
 * @param {string} builder the address of the builder, from the top folder of the pages
 * @returns {import('vite').Plugin}
 */
export function demoPages(builder) {
  return {
    name: 'hourhand:demo-pages',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const [, folder] = /\/stories\/demo\/(.*)index\.html$/.exec(filename) ?? [];
        if (folder === undefined) return html;
        const { pages } = await load();
        const page = pages({ builder, snippet: snippetOfReadme(), odds: odds() })[folder];
        if (!page) throw new Error(`stories/demo/pages.ts has no page for ${filename}`);
        const reserve = page.body.includes('<solitaire-settings>')
          ? `<style>\n${await reserveSheet()}</style>`
          : '';
        return html
          .replace('<!-- head -->', () => page.head + reserve)
          .replace('<!-- body -->', () => page.body);
      },
    },
  };
}
