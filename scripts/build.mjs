/**
 * Builds dist: the ES modules with their shared chunks, the files that stand alone, and the types.
 *
 *   node scripts/build.mjs [--partial] [--out folder] [--only-scripts]
 *
 * `--partial` leaves out entries whose source does not exist yet, `--only-scripts` the types.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { target } from './baseline.mjs';
import {
  builder,
  frame,
  languages,
  readCatalogue,
  readEntries,
  root,
  singles,
} from './catalogue.mjs';
import { writeThemes } from './themes.mjs';
import { writeReserve } from './reserve.mjs';
import { writeIntegrity } from './integrity.mjs';
import { notice, writeNotices } from './notices.mjs';
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
const missing = [...entries, ...singles, frame, builder].filter((entry) => !exists(entry));
if (missing.length > 0) {
  console.log(`No source for: ${missing.map(({ source }) => source).join(', ')}`);
  if (!partial) process.exit(1);
}

rmSync(out, { recursive: true, force: true });

/** The table of languages, in the sources. */
const LANGUAGES = /\/src\/words\/languages\.ts$/;

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
const options = { outDir: out, emptyOutDir: false, target, copyPublicDir: false };

/**
 * What every game needs of some sources.
 * @param {string} name
 * @param {RegExp} test
 * @param {number} priority
 */
const inEveryGame = (name, test, priority) => ({
  name,
  test,
  priority,
  // Each game has an entry for its tag and one for its class.
  minShareCount: 2 * games.length,
});

/**
 * Chunks that the limits of size tell from the others by their names. No others have names of their own:
 * lists of what to block go by names such as `/share-*`, and nobody checks each new one against them.
 */
const WHOLE = ['engine', 'kit', 'playing'];

/** The modules that are asked for as soon as a game is there. */
const PLAYING =
  /[\\/]src[\\/](?:board[\\/]playing|element[\\/]playing|game[\\/]features[\\/]guide[\\/]guide|words[\\/]en[\\/]more)\.ts$/;

const present = entries.filter(exists);
await build({
  ...shared,
  plugins: [smallerLiterals(), workerBeside(), languagesBeside()],
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
        chunkFileNames: ({ name }) => `${WHOLE.includes(name) ? name : 'hourhand'}-[hash].js`,
        // Letters of other kinds could make a word.
        hashCharacters: 'hex',
        // What every game loads at first is one file, but for what programs without a page use too:
        // several files weigh more, each compressed by itself.
        codeSplitting: {
          groups: [
            inEveryGame('engine', /[\\/]src[\\/](?:cards|rules)[\\/]/, 2),
            inEveryGame('kit', /[\\/]src[\\/]/, 1),
            // What a game needs once it is played is one file too, with all that only it needs.
            { name: 'playing', test: PLAYING, priority: 0 },
          ],
        },
      },
    },
  },
});

for (const { name, source, beside } of [...singles, frame].filter(exists)) {
  await build({
    ...shared,
    plugins: [
      smallerLiterals(),
      templatesOfOurOwn(),
      name === frame.name ? languagesAsScripts() : languagesBeside(),
      ...(name === 'cdn' ? [languagesByVersion()] : []),
      allAtOnce(),
      ...(name === 'worker' ? [workerAsFunction()] : []),
      ...(beside ? [serverInside()] : []),
      ...(name === frame.name ? [asClassicScript()] : []),
    ],
    build: {
      ...options,
      // A classic script is not where the map would say.
      sourcemap: name !== frame.name,
      lib: { entry: { [name]: source }, formats: ['es'] },
      rolldownOptions: {
        // Lib mode alone leaves the white space in.
        output: {
          entryFileNames: '[name].js',
          codeSplitting: false,
          minify: true,
          postBanner: notice,
        },
      },
    },
  });
}

/**
 * The worker stays a file of its own beside the others; page and worker share nothing. The comment
 * that keeps Vite from looking for it in the sources would keep the bundlers of pages from taking it
 * along.
 * @returns {import('vite').Plugin}
 */
function workerBeside() {
  return {
    name: 'hourhand:worker-beside',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/worker\.js$/ },
      handler: (id) => ({ id, external: true }),
    },
    generateBundle: { order: 'post', handler: (_, bundle) => showWorker(bundle) },
  };
}

/** @param {import('vite').Rolldown.OutputBundle} bundle */
function showWorker(bundle) {
  const address = /\(\s*\/\* @vite-ignore \*\/\s*(["'`])\.\/worker\.js\1,\s*import\.meta\.url\s*\)/;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const client = chunks.find(({ code }) => address.test(code));
  if (!client) throw new Error('no module tells bundlers of the worker’s file');
  client.code = client.code.replace(address, "('./worker.js',import.meta.url)");
}

/**
 * Writes the worker’s file as one function that is called at once, so that its text serves as a
 * worker too.
 * @returns {import('vite').Plugin}
 */
function workerAsFunction() {
  return {
    name: 'hourhand:worker-as-function',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const [, code, names] =
            /^([^]*)export\s*\{([^}]*)\};?\s*(?:\/\/.*\s*)?$/.exec(file.code) ?? [];
          const [, name] = /([\w$]+) as startServer\b/.exec(names ?? '') ?? [];
          if (!code || !name) throw new Error('worker.js does not export startServer');
          file.code = `export function begin(){${code}return ${name}}
export const startServer=begin(),file=String(import.meta.url);
`;
          // Its lines are not where they were.
          file.map = null;
        }
      },
    },
  };
}

/**
 * The one file brings the server for pages without a worker, and nothing else of the worker’s file,
 * which lies beside it.
 * @returns {import('vite').Plugin}
 */
function serverInside() {
  const instead = { './worker.js': 'server.ts', './find-worker.js': 'find-worker-beside.ts' };
  return {
    name: 'hourhand:server-inside',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/(?:find-)?worker\.js$/ },
      handler: (id, importer) => path.join(path.dirname(importer ?? ''), instead[id]),
    },
    generateBundle: { order: 'post', handler: (_, bundle) => showWorker(bundle) },
  };
}

/**
 * Each language is a file of its own, in the folder `locales` beside all others.
 * @returns {import('vite').Plugin}
 */
function languagesBeside() {
  return {
    name: 'hourhand:languages-beside',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/[\w-]+\/words\.js$/ },
      handler: (id, importer) =>
        importer && LANGUAGES.test(importer)
          ? { id: id.replace(/^\.\/(.*)\/words/, './locales/$1'), external: true }
          : null,
    },
  };
}

/**
 * Beside the one file they have its version.
 * @returns {import('vite').Plugin}
 */
function languagesByVersion() {
  return {
    name: 'hourhand:languages-by-version',
    enforce: 'post',
    transform: {
      filter: { id: LANGUAGES },
      handler: (code) => ({
        code:
          `import { loadBeside } from '../words/language-beside.js';\n` +
          code.replace(
            /\(\) => (import\(["']\.\/([\w-]+)\/words\.js["']\))/g,
            "() => loadBeside('$2', () => $1)",
          ),
        map: null,
      }),
    },
  };
}

/**
 * In a frame they are classic scripts, as the frame's own is.
 * @returns {import('vite').Plugin}
 */
function languagesAsScripts() {
  return {
    name: 'hourhand:languages-as-scripts',
    enforce: 'post',
    transform: {
      filter: { id: LANGUAGES },
      handler: (code) => ({
        code:
          `import { loadLanguage } from '../embed/language-script.js';\n` +
          code.replace(/\bimport\(["']\.\/([\w-]+)\/words\.js["']\)/g, "loadLanguage('$1')"),
        map: null,
      }),
    },
  };
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
      filter: { id: { include: /\/src\/.*\.ts$/, exclude: LANGUAGES }, code: /\bimport\(/ },
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

if (exists(builder)) await buildBuilder();

/** The page of the builder: a module, whose games are those of the one file above it. */
async function buildBuilder() {
  await build({
    ...shared,
    plugins: [smallerLiterals(), gamesAbove()],
    build: {
      ...options,
      lib: { entry: { [builder.name]: builder.source }, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          codeSplitting: false,
          minify: true,
          postBanner: notice,
        },
      },
    },
  });
  const page = readFileSync('src/builder/index.html', 'utf8');
  writeFileSync(`${out}/builder/index.html`, page.replace('./builder.ts', './builder.js'));
  await bundle({
    entryPoints: ['src/builder/builder.css'],
    outfile: `${out}/builder/builder.css`,
    bundle: true,
    minify: true,
  });
}

/**
 * The files of single games are for bundlers; a page takes the file that stands alone.
 * @returns {import('vite').Plugin}
 */
function gamesAbove() {
  return {
    name: 'hourhand:games-above',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/tags\/[\w-]+\.js$|\/solitaire-daily\.js$/ },
      handler: (_, importer) =>
        /\/src\/(?:catalogue|builder\/facts)\.ts$/.test(importer ?? '')
          ? { id: '../cdn.js', external: true }
          : null,
    },
  };
}

// The folder of the frame can be put on a site as it is.
copyFileSync('src/embed/index.html', `${out}/embed/index.html`);
copyFileSync(`${out}/worker.js`, `${out}/embed/worker.js`);
for (const code of languages) await buildLanguageScript(code);

/**
 * A language for the frame: a classic script that leaves its words in `hourhandLanguage`.
 * @param {string} code
 */
async function buildLanguageScript(code) {
  await build({
    ...shared,
    plugins: [smallerLiterals(), allAtOnce()],
    build: {
      ...options,
      lib: { entry: `src/words/${code}/words.ts`, formats: ['iife'], name: 'hourhandLanguage' },
      rolldownOptions: {
        output: { entryFileNames: `embed/locales/${code}.js`, codeSplitting: false, minify: true },
      },
    },
  });
}

/**
 * Makes a classic script of a module that stands alone. In a sandbox it has no address, as a worker from
 * there could not be loaded: the solver then works in the page.
 * @returns {import('vite').Plugin}
 */
function asClassicScript() {
  return {
    name: 'hourhand:as-classic-script',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (file.exports.length > 0 || file.imports.length > 0) {
            this.error(`${file.fileName} imports or exports something`);
          }
          const head = notice(file);
          const code = file.code.replace(head, '').replaceAll('import.meta.url', 'hourhandAddress');
          file.code = `${head}(hourhandAddress=>{'use strict';${code}
})(self.origin==='null'?'':document.currentScript.src);
`;
        }
      },
    },
  };
}

if (!onlyScripts) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/typescript-native/bin/tsc',
      '--project',
      'scripts/tsconfig.build.json',
      '--outDir',
      `${out}/types`,
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);

  await writeThemes();
  await writeReserve(out);
  writeNotices(out);
  writeIntegrity(out);
}
