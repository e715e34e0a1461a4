/**
 * What a page may download at first, for size-limit: it adds up files, each compressed by itself with
 * brotli. A game's entry is bundled with all it imports, Lit too, as a page's own bundler would.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { target } from './baseline.mjs';
import { readCatalogue, root } from './catalogue.mjs';

/**
 * About 3 kB above what has been reached, so that no change fails by some bytes. Lower them by hand when a
 * larger piece of work is done.
 */
const limits = {
  game: '78 kB',
  further: '12.5 kB',
  cdn: '209 kB',
  play: '67 kB',
  worker: '11 kB',
  autoloader: '4 kB',
  embed: '4.5 kB',
  frame: '213 kB',
  builder: '54 kB',
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
  ...options,
  format: 'esm',
  target,
  splitting: true,
  plugins: [atOnce],
});
const disablePlugins = ['@size-limit/esbuild'];
const games = (await readCatalogue()).map(({ id }) => ({ id, path: `${root}dist/${id}.js` }));

const checks = [
  ...games.map(({ id, path }) => ({
    name: `${id}, the first game of a page`,
    path,
    limit: limits.game,
    modifyEsbuildConfig,
  })),
  ...games.map(({ id, path }) => ({
    name: `${id}, a further game`,
    path,
    limit: limits.further,
    modifyEsbuildConfig,
    // What every game has in common is there already: see `codeSplitting` in build.mjs.
    ignore: ['./engine-*', './kit-*', 'lit', '@lit/*'],
  })),
  {
    name: 'the autoloader',
    path: `${root}dist/autoloader.js`,
    limit: limits.autoloader,
    modifyEsbuildConfig,
  },
  {
    name: 'the script around a frame',
    path: `${root}dist/embed.js`,
    limit: limits.embed,
    modifyEsbuildConfig,
  },
  {
    name: 'the frame',
    path: `${root}dist/embed/frame.js`,
    limit: limits.frame,
    disablePlugins,
  },
  {
    name: 'the builder’s page',
    path: `${root}dist/builder/builder.js`,
    limit: limits.builder,
    disablePlugins,
  },
  {
    name: 'the whole kit',
    path: `${root}dist/cdn.js`,
    limit: limits.cdn,
    disablePlugins,
  },
  {
    name: 'its worker',
    path: `${root}dist/worker.js`,
    limit: limits.worker,
    disablePlugins,
  },
  {
    name: 'the games without a page',
    path: `${root}dist/play.js`,
    limit: limits.play,
    disablePlugins,
  },
];

// To size-limit a file that does not exist is a small one.
const missing = checks.find(({ path }) => !existsSync(path));
if (missing) throw new Error(`${missing.path} does not exist: run \`npm run build\`.`);

export default checks;
