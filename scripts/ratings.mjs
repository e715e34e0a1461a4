/**
 * Rates numbered deals of Grandfather's Clock: how many of a hundred games a model of a careful player wins.
 *
 *   npm run ratings                     rates deals 1 to 10,000 and writes the table and the picture of
 *                                       docs/odds.md
 *   npm run ratings -- --deals 1000     prints how many of these are easy, medium and hard
 *   npm run ratings -- --game german-clock --set redeals=1 --deals 200
 *                                       prints how many of a hundred games of each deal the player `plain` of
 *                                       docs/odds.md wins, from the fewest to the most
 *   npm run ratings -- --tables         writes src/tags/rated: the ratings of deals 1 to 256, from which
 *                                       the attribute `difficulty` deals without waiting
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { root } from './catalogue.mjs';
import { importSource } from './import-source.mjs';
import { interval } from './odds-figures.mjs';

const GAME = 'grandfathers-clock';
const TABLE = 256;

const { values } = parseArgs({
  options: {
    deals: { type: 'string' },
    game: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    tables: { type: 'boolean', default: false },
  },
});
const kit = await importSource(
  `export * from './src/rules/index.ts'; export * from './src/solver/index.ts';
      export * from './src/game/difficulty.ts'; export { wonOf } from './bench/odds.ts';`,
);
const sets = ['king-on-ace', 'none'].map((wrap) => kit.rulesOf(GAME, { 'tableau-wrap': wrap }));

/** @param {any} rules @param {number} deals @returns {number[]} the games won of a hundred, by deal */
const shares = (rules, deals) =>
  Array.from({ length: deals }, (_, i) => {
    const { game, options, piles } = rules;
    const state = rules.deal(kit.shuffle(rules.pack, i + 1));
    return kit.finish(kit.rate({ game, options, piles }, state)).won;
  });

/** @param {any} rules */
const nameOf = (rules) =>
  rules.options['tableau-wrap'] === 'none' ? '`tableau-wrap="none"`' : 'default';

if (values.game) {
  const { game, deals = 200 } = values;
  const set = Object.fromEntries(values.set.map((one) => one.split('=')));
  const won = Array.from({ length: Number(deals) }, (_, i) => kit.wonOf(game, set, i + 1, 100));
  console.log(won.sort((a, b) => a - b).join(' '));
} else if (values.tables) {
  const letters = sets.map((rules) => {
    const text = shares(rules, TABLE).map((won) => kit.difficultyOf(won)[0]);
    return [Object.values(rules.options).join(' '), text.join('')];
  });
  mkdirSync(`${root}src/tags/rated`, { recursive: true });
  await write(
    `src/tags/rated/${GAME}.ts`,
    `// Made by \`npm run ratings -- --tables\`; never changed once published.

/** How hard the deals 1 to ${TABLE} are: the first letter of easy, medium or hard, by the values of the options. */
export const rated: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(letters))};
`,
  );
} else {
  const deals = Number(values.deals ?? 10_000);
  const found = sets.map((rules) => ({ name: nameOf(rules), won: shares(rules, deals) }));
  const rows = found.map(({ name, won }) => [
    name,
    deals.toLocaleString('en'),
    ...['easy', 'medium', 'hard'].map((kind) => {
      const count = won.filter((share) => kit.difficultyOf(share) === kind).length;
      const [least, most] = interval(count, count, deals).map((share) => (100 * share).toFixed(1));
      return `${((100 * count) / deals).toFixed(1)} % (${least}–${most})`;
    }),
  ]);
  const head = ['options', 'deals', 'easy', 'medium', 'hard'];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  console.log(table.join('\n'));
  if (values.deals === undefined) {
    const text = readFileSync(`${root}docs/odds.md`, 'utf8');
    await write(
      'docs/odds.md',
      text.replace(
        /(<!-- ratings -->\n)[^]*?(<!-- \/ratings -->)/,
        `$1\n${table.join('\n')}\n\n$2`,
      ),
    );
    writeFileSync(`${root}docs/ratings.svg`, chart(found[0].won));
  }
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  const options = await prettier.resolveConfig(root + file);
  writeFileSync(root + file, await prettier.format(text, { ...options, filepath: root + file }));
}

/**
 * How many deals have which share, in steps of five.
 * @param {number[]} won
 */
function chart(won) {
  const [width, height, left, bottom, step] = [760, 300, 56, 48, 5];
  const bars = Array.from({ length: 20 }, (_, i) => {
    const least = i * step;
    // The last one includes all of a hundred.
    const most = i === 19 ? 101 : least + step;
    const count = won.filter((share) => share >= least && share < most).length;
    return { least, share: count / won.length, kind: kit.difficultyOf(least) };
  });
  const top = Math.max(...bars.map(({ share }) => share));
  const wide = (width - left - 16) / bars.length;
  const high = (/** @type {number} */ share) => ((height - bottom - 40) * share) / top;
  const colours = { easy: '#1b6e53', medium: '#a8590a', hard: '#8a2b4f' };
  const parts = bars.map(({ least, share, kind }, i) => {
    const x = (left + i * wide).toFixed(1);
    const y = (height - bottom - high(share)).toFixed(1);
    const fill = colours[/** @type {keyof typeof colours} */ (kind)];
    return `<rect x="${x}" y="${y}" width="${(wide - 2).toFixed(1)}" height="${high(share).toFixed(1)}" fill="${fill}"><title>${least} to ${least + step} %: ${(100 * share).toFixed(1)} % of the deals</title></rect>`;
  });
  for (let at = 0; at <= 100; at += 20) {
    const x = (left + (at / step) * wide).toFixed(1);
    parts.push(`<text x="${x}" y="${height - bottom + 18}" text-anchor="middle">${at} %</text>`);
  }
  parts.push(
    `<text x="${(width + left) / 2}" y="${height - 8}" text-anchor="middle">games won by the careful player</text>`,
    `<text x="${left - 8}" y="${height - bottom}" text-anchor="end">0</text>`,
    `<text x="${left - 8}" y="${height - bottom - high(top) + 5}" text-anchor="end">${(100 * top).toFixed(0)} %</text>`,
    `<text x="12" y="24" font-weight="600">Deals of Grandfather’s Clock by how hard they are</text>`,
  );
  let x = 440;
  for (const [kind, colour] of Object.entries(colours)) {
    parts.push(
      `<rect x="${x}" y="13" width="12" height="12" fill="${colour}"/><text x="${x + 18}" y="24">${kind}</text>`,
    );
    x += 100;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#2b2a27"><rect width="100%" height="100%" fill="#fffdf8"/>${parts.join('')}</svg>\n`;
}
