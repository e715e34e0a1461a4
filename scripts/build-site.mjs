/**
 * Builds the front door for any static host: a folder whose files refer to each other by relative
 * addresses only. Run `npm run build` first: it takes the kit from dist.
 *
 *   node scripts/build-site.mjs [folder]
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { target } from './baseline.mjs';
import { root } from './catalogue.mjs';
import { demoPages } from './demo-pages.mjs';

/** The folder of the kit in the site; the builder’s page is in it. */
const KIT = 'kit';

/** @param {string} folder */
export async function buildSite(folder) {
  if (!existsSync(`${root}dist/integrity.json`)) {
    throw new Error('There is no dist: run `npm run build` first.');
  }
  const demo = `${root}stories/demo`;
  const pages = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: demo,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: './',
    plugins: [demoPages(`${KIT}/builder/`)],
    resolve: {
      // The package as it is built: there the files of the worker and of the languages are found.
      alias: [{ find: /^.*\/src\/autoloader\.js$/, replacement: `${root}dist/autoloader.js` }],
    },
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: false,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((file) => path.join(demo, file)) },
    },
  });
  const parts = ['cdn.js', 'worker.js', 'reserve.css', 'locales', 'themes', 'embed', 'builder'];
  for (const part of parts) {
    cpSync(`${root}dist/${part}`, `${folder}/${KIT}/${part}`, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? `${root}site`;
  await buildSite(folder);
  console.log(`${path.relative('.', folder)}: copy it to any folder of a web server`);
}
