/**
 * Hammers every game with random sequences of everything that a player, a page and a browser can do,
 * and checks after each step that nothing is lost and nothing is wrong.
 *
 *   node test/hammer/run.mjs [--game id] [--seed 1] [--steps 2000] [--long]
 *   node test/hammer/run.mjs --game id --seed 7 --episode 500      one episode, and no other
 *   node test/hammer/run.mjs --replay file                        the steps of a failure
 *
 * Each game's steps are made in episodes on fresh pages. A failure is made shorter, and its steps are
 * written to a file that --replay takes.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { buildPage, Player } from './player.mjs';
import { shorten } from './shorten.mjs';
import { parseStep, stepsOf, stepText } from './steps.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    seed: { type: 'string' },
    steps: { type: 'string' },
    episode: { type: 'string' },
    replay: { type: 'string' },
    long: { type: 'boolean', default: false },
  },
});

/** Steps on one page. */
const EPISODE = 500;
/** Pages at the same time: more than there are processors, because a page often waits for a frame. */
const PAGES = 4;

const steps = Number(values.steps ?? (values.long ? 100_000 : 2000));
// In CI always the same, so that it fails for a change and not by chance.
const seed = Number(values.seed ?? (values.long ? Date.now() % 1e9 : 1));
const ids = (await readCatalogue()).map(({ id }) => id);
const replayed = values.replay ? JSON.parse(readFileSync(values.replay, 'utf8')) : undefined;
const wanted = replayed ? [replayed.game] : (values.game ?? ids);
const games = ids.filter((id) => wanted.includes(id));
if (games.length === 0) throw new Error(`--game takes ${ids.join(', ')}`);

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/hammer-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildPage(folder);
const server = await serve(folder);
const browser = await launch();
const begun = performance.now();

const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);

/** @typedef {import('./player.mjs').Episode} Episode */

/** @type {Episode[]} */
const episodes = [];
if (replayed) {
  const { game, seed, steps } = replayed;
  episodes.push({ game, seed, steps: steps.map(parseStep) });
} else if (values.episode) {
  const length = Number(values.episode);
  for (const game of games) episodes.push({ game, seed, steps: stepsOf(seed, length) });
} else {
  for (let made = 0; made < steps; made += EPISODE) {
    for (const game of games) {
      const own = (seed * 7919 + (made / EPISODE) * ids.length + ids.indexOf(game)) % 2 ** 31;
      episodes.push({ game, seed: own, steps: stepsOf(own, Math.min(EPISODE, steps - made)) });
    }
  }
}

/** Steps made, and failures, by game. */
const made = new Map(games.map((game) => [game, 0]));
const failed = new Set();
const waiting = [...episodes];
/** Episodes between two lines that tell how far a long run has come. */
const TENTH = Math.ceil(episodes.length / 10);
let played = 0;

/** @type {Map<string, number>} */
const counts = new Map();

async function work() {
  const player = new Player(browser, server.url);
  player.counts = counts;
  for (let episode = waiting.shift(); episode; episode = waiting.shift()) {
    const { game, seed } = episode;
    if (failed.has(game)) continue;
    const failure = await player.play(episode);
    if (++played % TENTH === 0 && values.long) {
      console.log(`${played} of ${episodes.length} episodes, ${seconds()} s`);
    }
    if (!failure) {
      made.set(game, (made.get(game) ?? 0) + episode.steps.length);
      continue;
    }
    failed.add(game);
    await tell(player, episode, failure);
    console.log(`    npm run test:hammer -- --game ${game} --seed ${seed} --episode ${EPISODE}`);
  }
}

/**
 * @param {Player} player
 * @param {Episode} episode
 * @param {import('./player.mjs').Failure} failure
 */
async function tell(player, episode, { at, faults }) {
  const { game, seed } = episode;
  console.log(`\n✖ ${game}, seed ${seed}, step ${at}`);
  for (const fault of faults.slice(0, 12)) console.log(`    ${fault}`);
  const { steps, again, tries } = await shorten(player, episode, at, faults);
  const file = `.cache/hammer-${game}-${seed}.json`;
  writeFileSync(file, JSON.stringify({ game, seed, steps: steps.map(stepText) }, null, 1));
  console.log(
    again
      ? `  The same with ${steps.length} steps, after ${tries} tries:`
      : `  It did not happen again in ${tries} tries; the last steps were:`,
  );
  for (const step of steps.slice(-30)) console.log(`    ${stepText(step)}`);
  console.log(`  To repeat it:\n    npm run test:hammer -- --replay ${file}`);
}

await Promise.all(Array.from({ length: PAGES }, work));
await browser.close();
await server.close();
for (const [game, count] of made) {
  if (!failed.has(game)) console.log(`✓ ${game} (${count} steps)`);
}
console.log([...counts].map(([name, count]) => `${name} ${count}`).join(', '));
console.log(`Seed ${seed}, ${seconds()} s`);
console.log(`\n${games.length - failed.size} passed, ${failed.size} failed`);
process.exitCode = failed.size > 0 ? 1 : 0;
