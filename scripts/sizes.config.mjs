/**
 * What a page may download at first, for size-limit: it adds up files, each compressed by itself with
 * brotli. A game's entry is bundled with all it imports, Lit too, as a page's own bundler would.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue, root } from './catalogue.mjs';

/** What has been reached: the first download may grow by one kB with each larger piece of work. */
const limits = {
  ...{ game: '43.2 kB', further: '3.6 kB', cdn: '97 kB', worker: '8 kB' },
  ...{ autoloader: '1.2 kB', embed: '1.6 kB', frame: '100 kB' },
  builder: '36 kB',
};

/**
 * Takes out of the result what is only imported while the page runs.
 * @type {import('esbuild').Plugin}
 */
const atOnce = {
  name: 'at-once',
  setup({ initialOptions, onEnd }) {
    const [entry] = /** @type {string[]} */ (initialOptions.entryPoints);
    onEnd(({ metafile }) => {
      const { outputs } = /** @type {import('esbuild').Metafile} */ (metafile);
      const made = Object.keys(outputs);
      const counted = made.filter((file) => path.resolve(outputs[file].entryPoint ?? '') === entry);
      if (counted.length === 0) throw new Error(`esbuild made nothing of ${entry}`);
      for (const file of counted) {
        for (const { path: other, kind } of outputs[file].imports) {
          const counts = kind === 'import-statement' && outputs[other];
          if (counts && !counted.includes(other)) counted.push(other);
        }
      }
      for (const file of made) if (!counted.includes(file)) delete outputs[file];
    });
  },
};

/** @param {import('esbuild').BuildOptions} options */
const modifyEsbuildConfig = (options) => ({
  ...{ ...options, format: 'esm', target: 'es2022' },
  ...{ splitting: true, plugins: [atOnce] },
});
const disablePlugins = ['@size-limit/esbuild'];
const games = (await readCatalogue()).map(({ id }) => ({ id, path: `${root}dist/${id}.js` }));

const checks = [
  ...games.map(({ id, path }) => ({
    ...{ name: `${id}, the first game of a page`, path, limit: limits.game, modifyEsbuildConfig },
  })),
  ...games.map(({ id, path }) => ({
    ...{ name: `${id}, a further game`, path, limit: limits.further, modifyEsbuildConfig },
    // What every game has in common is there already: see `codeSplitting` in build.mjs.
    ignore: ['./engine-*', './kit-*', 'lit', '@lit/*'],
  })),
  {
    ...{ name: 'the autoloader', path: `${root}dist/autoloader.js`, limit: limits.autoloader },
    modifyEsbuildConfig,
  },
  {
    ...{ name: 'the script around a frame', path: `${root}dist/embed.js`, limit: limits.embed },
    modifyEsbuildConfig,
  },
  { name: 'the frame', path: `${root}dist/embed/frame.js`, limit: limits.frame, disablePlugins },
  {
    ...{ name: 'the builder’s page', path: `${root}dist/builder/builder.js` },
    ...{ limit: limits.builder, disablePlugins },
  },
  { name: 'the whole kit', path: `${root}dist/cdn.js`, limit: limits.cdn, disablePlugins },
  { name: 'its worker', path: `${root}dist/worker.js`, limit: limits.worker, disablePlugins },
];

// To size-limit a file that does not exist is a small one.
const missing = checks.find(({ path }) => !existsSync(path));
if (missing) throw new Error(`${missing.path} does not exist: run \`npm run build\`.`);

export default checks;
