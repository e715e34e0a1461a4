/** The games and the entry points of the package: every generated list starts here. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a module says. What it would load while a page runs stays outside.
 * @param {string} file
 */
async function read(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'leave-dynamic-imports',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/**
 * What src/catalogue.ts says.
 * @typedef {{ id: string, tag: string, className: string, rules: [string, string], solver?: string }} Entry
 * @returns {Promise<Entry[]>}
 */
export async function readCatalogue() {
  const file = `${root}src/catalogue.ts`;
  return existsSync(file) ? [...(await read(file)).catalogue] : [];
}

/**
 * The codes of the languages besides English.
 * @type {string[]}
 */
export const languages = Object.keys((await read(`${root}src/words/languages.ts`)).languages);

/**
 * The package's entry points.
 * `name` is the path after `hourhand/` and of the file in dist; `source` the module in src.
 * `defines` says that importing it has an effect: it defines an element.
 * @returns {Promise<{ name: string, source: string, defines: boolean }[]>}
 */
export async function readEntries() {
  const games = await readCatalogue();
  return [
    { name: 'hourhand', source: 'src/hourhand.ts', defines: true },
    ...games.flatMap(({ id }) => [
      { name: id, source: `src/tags/${id}.ts`, defines: true },
      { name: `${id}/class`, source: `src/tags/${id}.class.ts`, defines: false },
    ]),
    { name: 'element', source: 'src/element/element.ts', defines: false },
    { name: 'embed', source: 'src/embed/host.ts', defines: false },
    { name: 'autoloader', source: 'src/autoloader.ts', defines: true },
    { name: 'daily', source: 'src/daily/solitaire-daily.ts', defines: true },
    { name: 'settings', source: 'src/tags/solitaire-settings.ts', defines: true },
    { name: 'rules', source: 'src/rules/index.ts', defines: false },
    { name: 'solver', source: 'src/solver/index.ts', defines: false },
  ];
}

/**
 * The files that stand alone: everything they need is in them, minified.
 * `beside` says that its solver looks for the worker beside it, and else works in the same thread.
 */
export const singles = [
  // The Lit in it needs a page; Node takes the same from the modules, whose Lit does not.
  { name: 'cdn', source: 'src/cdn.ts', inNode: 'hourhand', defines: true, beside: true },
  // The chunks that games share need Lit; this is for programs without it.
  { name: 'play', source: 'src/play.ts', defines: false, beside: true },
  // The same for servers, which draw.
  { name: 'poster', source: 'src/poster.ts', defines: false },
  // The solver finds it beside itself.
  { name: 'worker', source: 'src/solver/worker/worker.ts', defines: true },
  // The modules load the same files as the one file does.
  ...languages.map((code) => ({
    name: `locales/${code}`,
    source: `src/words/${code}/words.ts`,
    defines: true,
  })),
];

/** The script of the page in a frame, a classic one; its other files lie beside it. */
export const frame = { name: 'embed/frame', source: 'src/embed/frame.ts', beside: true };

/** The script of the builder's page; its other files lie beside it, the games in the folder above. */
export const builder = { name: 'builder/builder', source: 'src/builder/builder.ts' };

/** The frameworks whose own types are told of the tags, each by an entry of its name. */
export const frameworks = ['react', 'preact', 'vue', 'svelte', 'solid'];
