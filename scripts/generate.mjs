/**
 * Writes what follows from the catalogue and from package.json: the package's exports, and its list
 * of modules with side effects, the entry of all games, the tables of their rules, layouts, solvers, option
 * names, examples, rated and winnable deals, the odds, the version, the names of dialogs
 * in README.md and docs/styling.md.
 *
 *   node scripts/generate.mjs [--check]
 *
 * `--check` changes nothing and fails if something is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import prettier from 'prettier';
import { frameworks, readCatalogue, readEntries, root, singles } from './catalogue.mjs';
import { importSource } from './import-source.mjs';

const check = process.argv.includes('--check');
const games = await readCatalogue();
const entries = await readEntries();
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** @param {{ name: string, source: string, inNode?: string }} entry */
const target = ({ name, source, inNode }) => ({
  types: source.replace('src/', './dist/types/').replace(/\.ts$/, '.d.ts'),
  ...(inNode ? { node: `./dist/${inNode}.js` } : {}),
  default: `./dist/${name}.js`,
});

/**
 * TypeScript 6 and 7 want to know what an import for its effect alone imports.
 * @param {string} name
 */
const styleSheet = (name) => ({
  types: './types/style-sheet.d.ts',
  default: name.replace('./', './dist/'),
});

function packageJson() {
  manifest.exports = Object.fromEntries([
    ...[...entries, ...singles].map((entry) => [
      entry.name === manifest.name ? '.' : `./${entry.name}`,
      target(entry),
    ]),
    // Types alone: what each says stands in scripts/derived.mjs.
    ...frameworks.map((name) => [
      `./${name}`,
      { types: `./types/${name}.d.ts`, default: './types/empty.js' },
    ]),
    ...['./themes/*.css', './reserve.css'].map((name) => [name, styleSheet(name)]),
    ['./custom-elements.json', './custom-elements.json'],
    ['./package.json', './package.json'],
  ]);
  // Only Parcel reads these two: it ignores `exports` unless the page's project asks for them.
  manifest.main = manifest.exports['.'].default;
  manifest.alias = Object.fromEntries(
    Object.entries(manifest.exports)
      .map(([name, to]) => [name, (to.default ?? to).replace('*', '$1')])
      .filter(([name, file]) => name !== '.' && name !== file),
  );
  manifest.sideEffects = [
    ...[...entries, ...singles]
      .filter(({ defines }) => defines)
      .map(({ name }) => `./dist/${name}.js`),
    // A style sheet is imported for nothing else.
    './dist/themes/*.css',
    './dist/reserve.css',
    // Not published: without it our own builds would drop imports that only define an element.
    './src/**',
    './stories/**',
  ];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const made = '// Made by `npm run generate`: change src/catalogue.ts instead.\n\n';

const allElements = () =>
  made +
  games.map(({ id, className }) => `export { ${className} } from './tags/${id}.js';`).join('\n') +
  `
export * from './element/events.js';
export type * from './element/public-types.js';
export { SolitaireElement } from './element/solitaire-element.js';
export { SolitaireDaily } from './daily/solitaire-daily.js';
export type { StreakReport } from './daily/solitaire-daily.js';
export { SolitaireSettings } from './tags/solitaire-settings.js';
export { setWorkerAddress } from './solver/worker/worker-address.js';
`;

function allRules() {
  /** @type {Map<string, { id: string, name: string }[]>} */
  const files = new Map();
  for (const { id, rules } of games) {
    files.set(rules[0], [...(files.get(rules[0]) ?? []), { id, name: rules[1] }]);
  }
  const imports = [...files].map(([file, own], i) => {
    const names = own.map(({ name }) => name).sort();
    return `import { ${[...names, `validatePosition as validatePosition${i}`, `meanings as meanings${i}`].join(', ')} } from './${file}.js';`;
  });
  const meanings = [...files.keys()].map((_, i) => `...meanings${i}`).join(', ');
  const positionValidators = [...files.values()].flatMap((own, i) =>
    own.map(({ id }) => `'${id}': validatePosition${i}`),
  );
  const names = games.map(({ rules }) => rules[1]).join(', ');
  return `${made}import type { PositionValidator } from '../contract/rules.js';
${imports.sort().join('\n')}

export const allGames = [${names}] as const;

export type GameId = ${games.map(({ id }) => `'${id}'`).join(' | ')};

/** What the options of all games mean, by their names. */
export const optionMeanings = { ${meanings} };

/** What is wrong with a position, by game. */
export const positionValidators: Readonly<Record<string, PositionValidator>> = { ${positionValidators.join(', ')} };
`;
}

function allAdapters() {
  const solved = games.filter(({ solver }) => solver !== undefined);
  const files = [...new Set(solved.map(({ solver }) => solver))];
  const imports = files.map(
    (file, i) => `import { adapter as adapter${i} } from './${file}/adapter.js';`,
  );
  const table = solved.map(({ id, solver }) => `'${id}': adapter${files.indexOf(solver)}`);
  return `${made}import type { SolverAdapter } from '../search/adapter.js';
${imports.sort().join('\n')}

/** The adapters of the games that have one, by game. */
export const adapters: Readonly<Record<string, SolverAdapter>> = { ${table.join(', ')} };
`;
}

/** The engine with all games, those that the catalogue has now, and the examples of each. */
async function readRules() {
  const own = [...new Set(games.map(({ rules: [file] }) => file))];
  const merged = own.map((_, i) => `...examples${i}`).join(', ');
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './index.js';
${own.map((file, i) => `import { examples as examples${i} } from './games/${file}.js';`).join('\n')}
export const examples = { ${merged} };`,
      resolveDir: `${root}src/rules`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'games-of-the-catalogue',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]all-games\.ts$/ }, () => ({ contents: allRules(), loader: 'ts' }));
        },
      },
    ],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

function optionNames() {
  /** @type {{ options: { name: string }[], presets?: unknown }[]} */
  const all = Object.values(rules.games);
  const names = all.flatMap(({ options }) => options.map(({ name }) => name));
  if (all.some(({ presets }) => presets)) names.unshift('rules');
  return `// Made by \`npm run generate\` from the rules of the games in src/catalogue.ts.

/** The names of all options of all games. */
export const optionNames: readonly string[] = '${[...new Set(names)].join(' ')}'.split(' ');
`;
}

const examples =
  () => `// Made by \`npm run generate\` from the rules of the games in src/catalogue.ts.

import type { Examples } from '../rules/engine.js';

/** The deals by which the dialog shows how each game is played. */
export const examples: Examples = ${JSON.stringify(rules.examples)};
`;

const version = () =>
  `// Made by \`npm run generate\` from package.json.\n\n` +
  `/** The version of the kit. */\nexport const version = '${manifest.version}';\n`;

/** The chance of winning under each set of rules, as far as it is known: see docs/odds.md. */
function shownOdds() {
  /** @type {Record<string, Record<string, [share: number, sure: number, oneIn?: number]>>} */
  const shown = {};
  const counted = JSON.parse(readFileSync(`${root}src/solver/odds.json`, 'utf8'));
  for (const { game, set, player, deals, won, unknown, interval, exact, chance } of counted) {
    if (player !== 'perfect') continue;
    const { options } = rules.resolveOptions(rules.games[game], set);
    const sure = unknown === 0 ? 1 : 0;
    const share = exact ? exact[0] / exact[1] : (chance ?? won / deals);
    // Players are told two digits; “at least” must not be rounded up.
    const told = sure ? Number(share.toPrecision(4)) : Math.floor(interval[0] * 100) / 100;
    (shown[game] ??= {})[Object.values(options).join(' ')] = exact
      ? [told, sure, exact[1]]
      : [told, sure];
  }
  return `// Made by \`npm run generate\` from src/solver/odds.json.

/**
 * The share of deals that can be won; 1 where it is known or all counted deals were decided, while
 * elsewhere it is at least that, at 95 %; and n where the share is exactly 1 in n.
 */
export type Odds = readonly [share: number, sure: 0 | 1, oneIn?: number];

/** By game and by the values of its options. */
export const odds: Readonly<Record<string, Readonly<Record<string, Odds>>>> = ${JSON.stringify(shown)};
`;
}

function allLayouts() {
  const names = games.map(({ id }) => [id, propertyOf(`${id}-layout`)]);
  const imports = names.map(([id, name]) => `import { ${name} } from './${id}.js';`);
  const table = names.map(([id, name]) => `'${id}': ${name}`);
  return `${made}import type { Layout } from '../geometry/arrange.js';
${imports.sort().join('\n')}

/** The layout of each game, by its id: the page of a single game has only its own. */
export const layouts: Readonly<Record<string, Layout>> = { ${table.join(', ')} };
`;
}

/**
 * What is known of numbered deals, for the games that have a file of it.
 * @param {string} kind the folder, and the name of what each file exports
 * @param {string} meaning
 */
function dealTables(kind, meaning) {
  const listed = games.filter(({ id }) => existsSync(`${root}src/tags/${kind}/${id}.ts`));
  const imports = listed.map(({ id }, i) => `import { ${kind} as ${kind}${i} } from './${id}.js';`);
  const table = listed.map(({ id }, i) => `'${id}': ${kind}${i}`);
  return `${made}${imports.sort().join('\n')}

/** ${meaning}, by its id: each page of a single game has only its own. */
export const ${kind}Deals: Readonly<Record<string, Readonly<Record<string, string>>>> = { ${table.join(', ')} };
`;
}

/**
 * A document, with the names of all dialogs in the brackets behind that word.
 * @param {string} file
 */
async function withDialogs(file) {
  const { DIALOGS } = await importSource("export { DIALOGS } from './src/game/command.js'");
  const names = DIALOGS.map((/** @type {string} */ name) => `\`${name}\``).join(', ');
  const place = /(?<=\b(any|the)\s+dialogs?\s+\()`[^)]*/;
  const wrapped = /** @type {const} */ ({ proseWrap: 'always', printWidth: 120 });
  const paragraphs = readFileSync(root + file, 'utf8').split('\n\n');
  const written = paragraphs.map(async (text) =>
    place.test(text)
      ? prettier.format(text.replace(place, names), { parser: 'markdown', ...wrapped })
      : text,
  );
  return (await Promise.all(written)).map((text) => text.replace(/\n$/, '')).join('\n\n');
}

/** `hide-and-seek` → `hideAndSeek`. @param {string} id */
function propertyOf(id) {
  return id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

const rules = await readRules();
const files = {
  'package.json': packageJson(),
  'README.md': await withDialogs('README.md'),
  'docs/styling.md': await withDialogs('docs/styling.md'),
  'src/hourhand.ts': allElements(),
  'src/rules/games/all-games.ts': allRules(),
  'src/solver/games/all-adapters.ts': allAdapters(),
  'src/element/option-names.ts': optionNames(),
  'src/element/version.ts': version(),
  'src/game/odds.ts': shownOdds(),
  'src/board/layouts/all-layouts.ts': allLayouts(),
  'src/tags/rated/index.ts': dealTables('rated', 'How hard the deals of each game are'),
  'src/tags/winnable/index.ts': dealTables('winnable', 'Which deals of each game can be won'),
  'src/game/examples.ts': examples(),
};

for (const [name, text] of Object.entries(files)) {
  const file = root + name;
  const options = await prettier.resolveConfig(file);
  const after = await prettier.format(text, { ...options, filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === after) continue;
  if (check) {
    console.error(`${name} is out of date: run \`npm run generate\`.`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, after);
  console.log(name);
}
