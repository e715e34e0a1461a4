/**
 * Finds which of the deals 1 to 256 can be won, for every set of rules, and writes them into
 * src/tags/winnable, one file a game: what the attribute `winnable` deals from without waiting.
 *
 *   node scripts/winnable.mjs [game …]
 *
 * A deal counts only if the solver has found a line, and the line was played through by the rules.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { root } from './catalogue.mjs';
import { importSource } from './import-source.mjs';

const DEALS = 256;

const kit = await importSource(
  `export * from './src/rules/index.ts'; export * from './src/solver/index.ts';`,
);

/** Every way to set a game's options; of Big Ben's many, those that have a name. */
function optionSets(game) {
  if (game.presets) return Object.values(game.presets.sets);
  return game.options.reduce(
    (sets, { name, values }) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

const keyOf = (options) => Object.values(options).join(' ');

function winnable(rules, deal) {
  const dealt = rules.deal(kit.shuffle(rules.pack, deal));
  const { game, options, piles } = rules;
  const verdict = kit.finish(kit.solve({ game, options, piles }, dealt));
  if (verdict.kind !== 'won') return false;
  const end = verdict.moves.reduce((state, token) => {
    const move = kit.parseMove(rules, token);
    return rules.apply(state, move.value);
  }, dealt);
  return rules.outcome(end).status === 'won';
}

const wanted = process.argv.slice(2);
mkdirSync(`${root}src/tags/winnable`, { recursive: true });
for (const game of Object.values(kit.games)) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const sets = {};
  for (const asked of optionSets(game)) {
    const rules = game.create(kit.resolveOptions(game, asked).options);
    const bits = new Uint8Array(DEALS / 8);
    let count = 0;
    for (let deal = 1; deal <= DEALS; deal++) {
      if (!winnable(rules, deal)) continue;
      bits[(deal - 1) >> 3] |= 1 << ((deal - 1) & 7);
      count++;
    }
    sets[keyOf(rules.options)] = Buffer.from(bits).toString('base64');
    console.log(`${game.id} ${keyOf(rules.options)}: ${count} of ${DEALS}`);
  }
  const file = `${root}src/tags/winnable/${game.id}.ts`;
  const text = `// Made by \`node scripts/winnable.mjs ${game.id}\`; never changed once published.

/** Which of the deals 1 to ${DEALS} can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = ${JSON.stringify(sets)};
`;
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
}
