/**
 * Builds dist: the ES modules with their shared chunks, the files that stand alone, and the types.
 *
 *   node scripts/build.mjs [--partial] [--out folder] [--only-scripts]
 *
 * `--partial` leaves out entries whose source does not exist yet, `--only-scripts` the types.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { readCatalogue, readEntries, root, singles } from './catalogue.mjs';
import { writeThemes } from './themes.mjs';
import { writeReserve } from './reserve.mjs';
import { smallerLiterals } from './literals.mjs';
import { templatesOfOurOwn } from './templates.mjs';

process.chdir(root);
const {
  values: { partial, out, 'only-scripts': onlyScripts },
} = parseArgs({
  options: {
    partial: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
    'only-scripts': { type: 'boolean', default: false },
  },
});

/** @param {{ source: string }} entry */
const exists = ({ source }) => existsSync(source);
const entries = await readEntries();
const games = await readCatalogue();
const missing = [...entries, ...singles].filter((entry) => !exists(entry));
if (missing.length > 0) {
  console.log(`No source for: ${missing.map(({ source }) => source).join(', ')}`);
  if (!partial) process.exit(1);
}

rmSync(out, { recursive: true, force: true });

/** @type {import('vite').InlineConfig} */
const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Without it addresses of assets start at the root of whatever site the package is used on.
  base: './',
};
/** @type {import('vite').BuildOptions} */
const options = { outDir: out, emptyOutDir: false, target: 'es2022', copyPublicDir: false };

/**
 * What every game needs of some sources.
 * @param {string} name
 * @param {RegExp} test
 * @param {number} priority
 */
const inEveryGame = (name, test, priority) => ({
  ...{ name, test, priority },
  // Each game has an entry for its tag and one for its class.
  minShareCount: 2 * games.length,
});

const present = entries.filter(exists);
await build({
  ...shared,
  plugins: [smallerLiterals()],
  build: {
    ...options,
    minify: false,
    sourcemap: true,
    lib: {
      entry: Object.fromEntries(present.map(({ name, source }) => [name, source])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^lit-/],
      output: {
        entryFileNames: '[name].js',
        // Beside the entries, so that an address relative to a module means the same in all.
        chunkFileNames: '[name]-[hash].js',
        // What every game loads at first is one file, but for what programs without a page use too:
        // several files weigh more, each compressed by itself.
        codeSplitting: {
          groups: [
            inEveryGame('engine', /[\\/]src[\\/](?:cards|rules)[\\/]/, 2),
            inEveryGame('kit', /[\\/]src[\\/]/, 1),
          ],
        },
      },
    },
  },
});

for (const { name, source } of singles.filter(exists)) {
  await build({
    ...shared,
    plugins: [smallerLiterals(), templatesOfOurOwn(), allAtOnce()],
    build: {
      ...options,
      sourcemap: true,
      lib: { entry: { [name]: source }, formats: ['es'] },
      rolldownOptions: {
        // Lib mode alone leaves the white space in.
        output: { entryFileNames: '[name].js', codeSplitting: false, minify: true },
      },
    },
  });
}

/**
 * What is in the same file anyway need not be made on demand, which takes more than it saves.
 * @returns {import('vite').Plugin}
 */
function allAtOnce() {
  return {
    name: 'hourhand:all-at-once',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\bimport\(/ },
      handler(code) {
        let imports = '';
        const made = code.replace(/\bimport\(("[^"]+"|'[^']+')\)/g, (_, file) => {
          const name = `module${imports.split('\n').length}_`;
          imports += `import * as ${name} from ${file};\n`;
          return `Promise.resolve(${name})`;
        });
        return imports ? { code: imports + made, map: null } : null;
      },
    },
  };
}

if (!onlyScripts) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/typescript-native/bin/tsc',
      ...['--project', 'scripts/tsconfig.build.json', '--outDir', `${out}/types`],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);

  await writeThemes();
  await writeReserve(out);
}
