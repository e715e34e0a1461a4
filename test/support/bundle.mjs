/**
 * The kit in few files, as a page gets it from the package: what network.mjs serves a hundred times. The
 * files that the kit loads when it wants them keep their paths, by which tests name them.
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

/** @type {Promise<string> | undefined} */
let worker;

/** The code of each file, by its path in the project without an ending: `src/controls/menu/index`. */
export function bundledKit() {
  bundle ??= make();
  return bundle;
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
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts'));
  const wanted = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
      ([, to = '']) => `${path.posix.join(path.posix.dirname(file), to)}.ts`,
    ),
  );
  const begun = sources.filter((file) => ENTRIES.test(file));
  const { outputFiles } = await build({
    entryPoints: [...new Set([...begun, ...wanted])].filter((file) => sources.includes(file)),
    ...options,
    outdir: 'src',
    outbase: 'src',
    chunkNames: 'shared-[hash]',
    splitting: true,
  });
  return new Map(
    outputFiles.map((file) => [
      path.relative('.', file.path).replaceAll('\\', '/').replace(/\.js$/, ''),
      file.text,
    ]),
  );
}
