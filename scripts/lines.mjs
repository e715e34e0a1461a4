/**
 * Finds a deal and a line that win, and ones that lose, for tests and stories of a game.
 *
 *   npm run lines -- your-game [--set option=value] … [--deals 200] [--games 200]
 *
 * It takes the deals numbered from 1. Each is solved if the game has a solver, and otherwise played so often
 * with moves drawn by lot, in every other game to foundations first. Lines are printed as
 * test/elements/lines.ts has them; where the player has no choice, the deal is enough.
 */
import { parseArgs } from 'node:util';
import { root } from './catalogue.mjs';
import { importSource } from './import-source.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', multiple: true, default: [] },
    deals: { type: 'string', default: '200' },
    games: { type: 'string', default: '200' },
  },
});
const { finish, games, resolveOptions, shuffle, solve } = await importSource(
  `export { games, resolveOptions, shuffle } from './src/rules/index.js';
export { finish, solve } from './src/solver/index.js';`,
);
const [id = ''] = positionals;
const game = games[id];
if (!game) {
  console.error(`“${id}” is no game; there are ${Object.keys(games).join(', ')}.`);
  process.exit(2);
}
const { options } = resolveOptions(
  game,
  Object.fromEntries(values.set.map((pair) => pair.split('='))),
);
const rules = game.create(options);

let lot = 1;
const draw = (/** @type {number} */ count) => {
  lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
  return Math.floor((lot / 2 ** 32) * count);
};

/**
 * Plays a deal to its end by lot.
 * @param {number} deal
 * @param {boolean} up whether moves to foundations come first
 */
function playByLot(deal, up) {
  let state = rules.deal(shuffle(rules.pack, deal));
  /** @type {string[]} */
  let moves = [];
  // Where a position comes again, what led back to it is left out.
  const seen = new Map([[JSON.stringify(state), 0]]);
  for (let count = 0; rules.outcome(state).status === 'playing' && count < 600; count++) {
    const all = rules.moves(state);
    const best = all.filter(({ to }) => rules.piles[to].role === 'foundation');
    const from = up && best.length > 0 ? best : all;
    const move = from[draw(from.length)];
    moves.push(move.token);
    state = rules.apply(state, move);
    const key = JSON.stringify(state);
    moves = moves.slice(0, seen.get(key) ?? moves.length);
    for (const [other, at] of seen) if (at > moves.length) seen.delete(other);
    seen.set(key, moves.length);
  }
  return { deal, moves, status: rules.outcome(state).status };
}

/** @typedef {ReturnType<typeof playByLot>} Line */
/** @type {Partial<Record<'won' | 'lost', Line>>} */
const found = {};
for (let deal = 1; deal <= Number(values.deals) && !(found.won && found.lost); deal++) {
  if (game.hasSolver && !found.won && !rules.noChoices) {
    const solved = finish(solve(rules, rules.deal(shuffle(rules.pack, deal)), { nodes: 500_000 }));
    if (solved.kind === 'won') found.won = { deal, moves: solved.moves, status: 'won' };
  }
  for (let i = 0; i < (rules.noChoices ? 1 : Number(values.games)); i++) {
    const line = playByLot(deal, i % 2 === 1);
    if (line.status === 'playing') continue;
    // Of the lines of one deal, the shortest is the easiest to read.
    const before = found[/** @type {'won' | 'lost'} */ (line.status)];
    if (!before || (before.deal === deal && line.moves.length < before.moves.length)) {
      found[/** @type {'won' | 'lost'} */ (line.status)] = line;
    }
  }
}
const camel = id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
for (const how of /** @type {const} */ (['won', 'lost'])) {
  const line = found[how];
  if (!line) {
    console.error(`No line was found that is ${how}; try more --deals or more --games.`);
    process.exitCode = 1;
  } else if (rules.noChoices) console.log(`${how}: ${line.deal}`);
  else {
    const name = `${camel}${how === 'won' ? 'Won' : 'Lost'}`;
    const rows = line.moves.join(' ').match(/.{1,88}(?= |$)/g) ?? [];
    console.log(
      `export const ${name} = line(\n  ${line.deal},\n  \`\n${rows.map((row) => `    ${row.trim()}`).join('\n')}\n  \`,\n);\n`,
    );
  }
}
