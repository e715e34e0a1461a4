/**
 * Weighs what a page loads over the network, and fails above the limits. Run it after the build.
 *
 *   node scripts/sizes.mjs [--detail] [game … or kit]
 *
 * The package's entries are bundled and minified by Vite with all they import, Lit too, as a page's
 * own bundler would; every file is compressed by itself with brotli. What is imported while the page
 * runs doesn't count for the first download. `--detail` shows what the modules of src contribute to
 * a game's first download, or to the whole kit: what would be saved without them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, transform } from 'esbuild';
import { build as viteBuild, parseAst } from 'vite';
import { readCatalogue, root } from './catalogue.mjs';
import { smallerLiterals } from './literals.mjs';

/**
 * Thousands of bytes after brotli: what has been reached. The first download of a game may grow by
 * one kilobyte with each larger piece of work, and no more.
 */
const limits = { game: 35.5, further: 2.3, cdn: 56.4, solver: 10 };

/** What Vite adds to each page's code to load style sheets before a script; it is not of the kit. */
const GLUE = 'vite/preload-helper';
const NO_GLUE = 'export const __vitePreload = (load) => load();';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { detail: { type: 'boolean', default: false } },
});
const games = (await readCatalogue()).map(({ id }) => id);
const missing = games.find((id) => !existsSync(`dist/${id}.js`));
if (missing) {
  console.error(`dist/${missing}.js does not exist: run \`npm run build\`.`);
  process.exit(1);
}
if (values.detail) {
  for (const id of positionals.length > 0 ? positionals : games.slice(0, 1)) await detail(id);
  process.exit();
}

const singles = new Map();
for (const id of games) singles.set(id, await weigh([`./dist/${id}.js`]));

let failed = false;
/** @param {string} name @param {number} bytes @param {number} [limit] */
function line(name, bytes, limit) {
  const kilobytes = bytes / 1000;
  const over = limit !== undefined && kilobytes > limit;
  failed ||= over;
  const of = limit === undefined ? '' : `of ${limit.toFixed(1).padStart(4)}`;
  console.log(
    `${kilobytes.toFixed(2).padStart(7)} KB ${of.padEnd(8)} ${name}${over ? '  ✖ too much' : ''}`,
  );
}

console.log('The first game of a page:');
for (const [id, { first }] of singles) line(id, first, limits.game);

console.log('\nEach further game, after whichever game costs it the most:');
for (const id of games) {
  const costs = [];
  for (const before of games.filter((other) => other !== id)) {
    const both = await weigh([`./dist/${before}.js`, `./dist/${id}.js`]);
    costs.push({ before, bytes: both.first - singles.get(before).first });
  }
  const { before, bytes } = costs.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  line(`${id} after ${before}`, bytes, limits.further);
}

console.log('\nThe whole kit in one file, and its solver’s worker:');
line('cdn', brotli(readFileSync('dist/cdn.js')), limits.cdn);
if (existsSync('dist/worker.js')) {
  line('worker', brotli(readFileSync('dist/worker.js')), limits.solver);
}

console.log('\nLoaded when it is wanted:');
const [[, { later }]] = singles;
for (const [name, bytes] of later) {
  line(name, bytes, /solver|client|server/.test(name) ? limits.solver : undefined);
}
process.exitCode = failed ? 1 : 0;

/** @param {string | Buffer} file */
function brotli(file) {
  return brotliCompressSync(file, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/**
 * What a page that imports these modules loads at first, and what each part is that it loads later.
 * @param {string[]} modules
 */
async function weigh(modules) {
  const page = 'virtual:page';
  const made = await viteBuild({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: page },
    },
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) =>
          id === page ? pageWith(modules).stdin.contents : id.includes(GLUE) ? NO_GLUE : undefined,
      },
    ],
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (made);
  const chunks = output.filter((file) => file.type === 'chunk');
  const size = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, name) => {
      const { code = '' } = chunks.find(({ fileName }) => fileName === name) ?? {};
      return sum + brotli(code);
    }, 0);
  /** The file and all that it imports at once. */
  const withImports = (/** @type {string} */ file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    imports.forEach((other) => withImports(other, seen));
    return seen;
  };
  const first = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
  /** @type {[name: string, bytes: number][]} */
  const later = chunks
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !first.has(fileName))
    .map(({ fileName, name }) => {
      const more = [...withImports(fileName)].filter((each) => !first.has(each));
      return [name.replace(/-[\w-]{8}$/, ''), size(more)];
    });
  return { first: size(first), later: later.sort((a, b) => b[1] - a[1]) };
}

/** @param {string[]} modules */
function pageWith(modules) {
  const contents = modules.map((file) => `import ${JSON.stringify(file)};`).join('\n');
  return { stdin: { contents, resolveDir: root } };
}

/**
 * Prints what each room and module of src saves if it is left out of a game's first download.
 * @param {string} id
 */
async function detail(id) {
  const { outputFiles, metafile } = await build({
    ...{ bundle: true, write: false, metafile: true, outdir: 'sizes', logLevel: 'error' },
    ...{ format: 'esm', target: 'es2022', conditions: ['production'], legalComments: 'none' },
    ...pageWith([id === 'kit' ? './src/hourhand.ts' : `./src/elements/${id}.ts`]),
    splitting: id !== 'kit',
    // The white space stays at first, and with it the names of the modules.
    ...{ minifyIdentifiers: true, minifySyntax: true },
    plugins: [asBuilt()],
  });
  const { outputs } = /** @type {import('esbuild').Metafile} */ (metafile);
  /** @type {(file: string, seen?: Set<string>) => Set<string>} */
  const withImports = (file, seen = new Set()) => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const { path: other, kind } of outputs[file].imports) {
        if (kind === 'import-statement' && outputs[other]) withImports(other, seen);
      }
    }
    return seen;
  };
  const first = withImports(Object.keys(outputs).find((file) => file.endsWith('stdin.js')) ?? '');
  const textOf = (/** @type {string} */ file) =>
    (outputFiles ?? []).find(({ path: at }) => path.relative('.', at) === file)?.text ?? '';
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const file of first) {
    let name = 'between them';
    for (const piece of textOf(file).split(/^(?=\/\/ \S+\.(?:ts|js|json)$)/m)) {
      const [, module] = /^\/\/ (\S+)\n/.exec(piece) ?? [];
      name = module ?? name;
      // The export at the end of a file names what stands before other pieces.
      const alone = piece.replace(/^export \{[^}]*\};$/m, '');
      const { code } = await transform(alone, { minifyWhitespace: true, format: 'esm' });
      modules.set(name, (modules.get(name) ?? '') + code);
    }
  }
  const whole = brotli([...modules.values()].join(''));
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const name of modules.keys()) {
    const room = name.startsWith('node_modules') ? 'Lit' : path.dirname(name);
    rooms.set(room, [...(rooms.get(room) ?? []), name]);
  }
  /** @param {string[]} left */
  const saved = (left) =>
    whole -
    brotli([...modules].flatMap(([name, code]) => (left.includes(name) ? [] : [code])).join(''));
  /** @param {[name: string, modules: string[]][]} groups */
  const print = (groups) => {
    const rows = groups.map(([name, parts]) => ({
      name: name.replace('node_modules/', ''),
      bytes: saved(parts),
      raw: parts.reduce((sum, part) => sum + (modules.get(part)?.length ?? 0), 0),
    }));
    for (const { name, bytes, raw } of rows.sort((a, b) => b.bytes - a.bytes)) {
      if (raw > 0) console.log(`${String(bytes).padStart(6)} ${String(raw).padStart(7)}  ${name}`);
    }
  };
  console.log(`${id}: ${whole} bytes in one file.`);
  console.log('Bytes saved by leaving out, and bytes before compression:\n');
  print([...rooms]);
  console.log('');
  print([...modules.keys()].map((name) => [name, [name]]));
  console.log('');
}

/**
 * Sources as the build leaves them.
 * @returns {import('esbuild').Plugin}
 */
function asBuilt() {
  const { handler } = /** @type {any} */ (smallerLiterals().transform);
  return {
    name: 'as-built',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path: file }) => {
        const { code } = await transform(readFileSync(file, 'utf8'), {
          loader: 'ts',
          target: 'es2022',
          tsconfigRaw: readFileSync('tsconfig.json', 'utf8'),
        });
        const made = handler.call({ parse: parseAst }, code, file.replaceAll('\\', '/'));
        return { contents: made?.code ?? code, loader: 'js' };
      });
    },
  };
}
