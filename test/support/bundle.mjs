/**
 * Kit and tests in few files, because loading some four hundred modules is a good part of what a short
 * file of tests costs. Files that are loaded when they are wanted keep their paths, by which tests name
 * them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Where pages begin. */
const ENTRIES =
  /^src\/(?:autoloader|hourhand|tags\/.*\.class|daily\/solitaire-daily(?:\.class)?)\.ts$/;
const IMPORT = /(?<!typeof )\bimport\(\s*'(\.[^']*)\.js'\s*\)/g;

/** @satisfies {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  write: /** @type {const} */ (false),
  format: /** @type {const} */ ('esm'),
  target: 'es2022',
  conditions: ['production'],
  logLevel: /** @type {const} */ ('error'),
};

/** @type {Promise<Map<string, string>> | undefined} */
let bundle;

/** @type {Promise<Map<string, string>> | undefined} */
let tests;

/** @type {Promise<string> | undefined} */
let worker;

/**
 * The kit as a page gets it from the package, which network.mjs serves a hundred times: the code of each
 * file, by its path in the project without an ending, `src/controls/menu/index`.
 */
export function bundledKit() {
  bundle ??= make();
  return bundle;
}

/** All tests for browsers, with the kit, in the same form. */
export function bundledTests() {
  tests ??= makeTests();
  return tests;
}

/** The code of the solver's worker, which a page starts again and again. */
export function bundledWorker() {
  worker ??= build({
    ...options,
    entryPoints: ['src/solver/worker/worker.ts'],
  }).then(({ outputFiles: [file] }) => /** @type {{ text: string }} */ (file).text);
  return worker;
}

async function make() {
  const sources = listIn('src');
  const begun = sources.filter((file) => ENTRIES.test(file));
  return split([...begun, ...loadedLater(sources)], 'src/shared-[hash]');
}

async function makeTests() {
  const files = [...listIn('src'), ...listIn('test')];
  const begun = files.filter((file) => file.endsWith('.browser.ts'));
  // The solver's client looks for the worker beside itself.
  return split([...begun, ...loadedLater(files)], 'src/solver/worker/shared-[hash]');
}

/** @param {string} folder */
const listIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts'));

/**
 * Those of the files that one of them loads when it wants them.
 * @param {string[]} files
 */
function loadedLater(files) {
  const wanted = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
      ([, to = '']) => `${path.posix.join(path.posix.dirname(file), to)}.ts`,
    ),
  );
  return wanted.filter((file) => files.includes(file));
}

/**
 * @param {string[]} entries they keep their paths
 * @param {string} chunkNames where the files are that they share
 */
async function split(entries, chunkNames) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [...new Set(entries)],
    outdir: '.',
    outbase: '.',
    chunkNames,
    // package.json lists the sources that do something when they are loaded, and not the tests.
    ignoreAnnotations: true,
    // The runner reads them for the places of errors.
    sourcemap: 'inline',
    sourcesContent: false,
    splitting: true,
  });
  return new Map(
    outputFiles.map((file) => [
      path.relative('.', file.path).replaceAll('\\', '/').replace(/\.js$/, ''),
      file.text,
    ]),
  );
}
