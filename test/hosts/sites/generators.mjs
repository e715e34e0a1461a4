/** The sites that are built from the examples in docs/use. */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { badSettings, buildHugo, missingHugo } from './hugo.mjs';
import { copyKit } from './kit.mjs';

/**
 * @typedef {object} Generator
 * @property {string} name also the heading of its example
 * @property {string} [package] whose version it has
 * @property {string} page of docs/use
 * @property {(place: import('../types.js').Workplace) => Promise<string> | string} build makes the site
 *   and says in which folder
 * @property {string} [into] the folder of the example's files, if they are the site
 * @property {string} [start] the address of the first page
 * @property {string} [button] the name of what leads to the game
 * @property {boolean} [counts] whether the example shows the moves that it heard
 * @property {string} [after] text below the game, if the tag is in the page before any script
 * @property {(folder: string) => Record<string, () => void>} [more] further checks of the site in it
 * @property {() => string} [missing] why it can't run here
 */

/**
 * For pages that need no build.
 * @param {string} [script] of a package
 * @param {string} [name] of that file beside the page
 */
function asItIs(script, name = '') {
  return (/** @type {import('../types.js').Workplace} */ { folder }) => {
    copyKit(folder, 'site/hourhand');
    if (script) cpSync(path.join(folder, 'node_modules', script), path.join(folder, 'site', name));
    return 'site';
  };
}

/** @param {import('../types.js').Workplace} place */
async function withVite({ folder, run }) {
  const script = existsSync(path.join(folder, 'main.jsx')) ? 'main.jsx' : 'main.js';
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Clock</title>
<link rel="icon" href="data:,"><div id="app"></div>
<script type="module" src="/${script}"></script></html>`,
  );
  await run(['vite/bin/vite.js', 'build', '--logLevel', 'error']);
  return 'dist';
}

/** @param {import('../types.js').Workplace} place */
async function next({ folder, run }) {
  writeFileSync(
    path.join(folder, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(`${folder}/../..`)} } };`,
  );
  await run(['next/dist/bin/next', 'build']);
  return 'out';
}

/** @type {readonly Generator[]} */
export const generators = [
  {
    name: 'Plain HTML',
    page: 'html',
    into: 'site',
    build: asItIs(),
    counts: true,
    after: 'Moves:',
  },
  {
    name: 'htmx',
    package: 'htmx.org',
    page: 'html',
    into: 'site',
    build: asItIs('htmx.org/dist/htmx.min.js', 'htmx.min.js'),
    counts: true,
    button: 'Play',
  },
  {
    name: 'Turbo',
    package: '@hotwired/turbo',
    page: 'html',
    into: 'site',
    counts: true,
    button: 'Play',
    build: asItIs('@hotwired/turbo/dist/turbo.es2017-esm.js', 'turbo.js'),
  },
  {
    name: 'Hugo',
    page: 'static-sites',
    start: 'clock/',
    after: 'Good luck!',
    missing: missingHugo,
    build({ folder }) {
      buildHugo(folder);
      return 'public';
    },
    more: (folder) => ({
      'bad settings are ignored, with a warning each': () => badSettings(folder),
    }),
  },
  {
    name: 'Eleventy',
    package: '@11ty/eleventy',
    page: 'static-sites',
    after: 'Good luck!',
    async build({ run }) {
      await run(['@11ty/eleventy/cmd.cjs', '--quiet']);
      return '_site';
    },
  },
  {
    name: 'VitePress',
    package: 'vitepress',
    page: 'static-sites',
    after: 'Good luck!',
    async build({ run }) {
      await run(['vitepress/bin/vitepress.js', 'build']);
      return '.vitepress/dist';
    },
  },
  { name: 'React', package: 'react', page: 'frameworks', build: withVite, counts: true },
  { name: 'Next', package: 'next', page: 'frameworks', build: next, counts: true, after: 'Moves:' },
  { name: 'Vue', package: 'vue', page: 'frameworks', build: withVite, counts: true },
  { name: 'Svelte', package: 'svelte', page: 'frameworks', build: withVite, counts: true },
  { name: 'Solid', package: 'solid-js', page: 'frameworks', build: withVite, counts: true },
];
