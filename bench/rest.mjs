/**
 * What a board costs that nobody plays on: timers that run, styles computed, paints, and the share of a processor,
 * for each game in each of its states.
 *
 *   npm run bench:rest [-- --seconds 10] [--check] [game …]
 *
 * Each state is left alone until what it began with is over, and is then watched. A stopwatch that runs draws its
 * time once a second, and nothing else may happen: `--check` fails if more than that does. Build first: it measures
 * what is in dist.
 */
import { parseArgs } from 'node:util';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { serve } from '../scripts/serve.mjs';
import { deals } from './deals.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    check: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);

/** Milliseconds in which a board comes to rest. */
const SETTLES = 12_000;

const unknown = positionals.find((game) => !Object.hasOwn(deals, game));
if (unknown || !(seconds > 0)) {
  const games = Object.keys(deals).join(', ');
  console.error(`usage: npm run bench:rest -- [--seconds 10] [--check] [game …], of ${games}`);
  process.exit(2);
}

/**
 * What is done before the board is left alone; runs in the page.
 * @type {Record<string, (board: any) => void>}
 */
const states = {
  untouched: () => {},
  'a move made': (board) => void board.play(board.moves[0]),
  'a card in hand': (board) => {
    board.play(board.moves[0]);
    board.shadowRoot.querySelector('button.movable')?.click();
  },
  'a hint shown': (board) => void board.hint(),
  over: (board) => {
    for (let made = 0; made < 500 && board.moves.length > 0; made++) board.play(board.moves[0]);
  },
};

/** @typedef {{ game: string, state: string, timers: number, styles: number, paints: number, busy: number }} Rest a second of each; busy in % */

const server = await serve(`${root}dist`);
const browser = await launch();
/** @type {Rest[]} */
const rows = [];
for (const [game, deal] of Object.entries(deals)) {
  if (positionals.length > 0 && !positionals.includes(game)) continue;
  // One page for each state, all at once: they wait side by side, and are then watched one by one.
  const opened = await Promise.all(
    Object.entries(states).map(([state, act]) => begin(game, deal, state, act)),
  );
  await new Promise((rested) => setTimeout(rested, SETTLES));
  for (const each of opened) rows.push(await watch(each));
}
await browser.close();
await server.close();
console.log(`In a second, of ${seconds} each:`);
console.table(rows);
// A timer and what it draws.
const restless = rows.filter(
  ({ timers, styles, paints }) => Math.max(timers, styles, paints) > 2.5,
);
if (values.check && restless.length > 0) {
  console.error('These do not rest:');
  console.table(restless);
  process.exitCode = 1;
}

/**
 * @param {string} game
 * @param {number} deal
 * @param {string} state
 * @param {(board: any) => void} act
 */
async function begin(game, deal, state, act) {
  const tag = `${game}-solitaire`;
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('**/game.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A game</title><link rel="icon" href="data:,">
        <script type="module" src="./cdn.js"></script>
        <${tag} deal="${deal}" storage="none"></${tag}></html>`,
    }),
  );
  await page.addInitScript(countTimers);
  await page.goto(`${server.url}/game.html`);
  const board = page.locator(tag);
  await board.locator('[part~=pile]').first().waitFor();
  await board.evaluate(act);
  return { page, game, state };
}

/** Counts what timers and frames call: runs in the page before its scripts. */
function countTimers() {
  const page = /** @type {any} */ (window);
  page.called = 0;
  for (const name of [
    'setTimeout',
    'setInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
  ]) {
    const start = page[name].bind(page);
    page[name] = (/** @type {any} */ run, /** @type {any[]} */ ...how) =>
      start(
        (/** @type {any[]} */ ...given) => {
          page.called++;
          run(...given);
        },
        ...how,
      );
  }
}

/** @param {{ page: import('playwright-core').Page, game: string, state: string }} board @returns {Promise<Rest>} */
async function watch({ page, game, state }) {
  // A page that comes to the front is painted anew.
  await page.bringToFront();
  await page.waitForTimeout(1000);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) =>
      metrics.find((each) => each.name === name)?.value ?? NaN;
    const called = await page.evaluate(() => /** @type {any} */ (window).called);
    return { called: Number(called), styles: of('RecalcStyleCount'), busy: of('TaskDuration') };
  };
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const before = await now();
  await page.waitForTimeout(seconds * 1000);
  const after = await now();
  /** @type {{ traceEvents: { name: string, args: { data?: { frame?: string } } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  // The boards on other pages are painted too.
  const { frameTree } = await client.send('Page.getFrameTree');
  const paints = traceEvents.filter(
    ({ name, args }) => name === 'Paint' && args.data?.frame === frameTree.frame.id,
  ).length;
  await page.close();
  const each = (/** @type {number} */ sum) => Math.round((10 * sum) / seconds) / 10;
  return {
    game,
    state,
    timers: each(after.called - before.called),
    styles: each(after.styles - before.styles),
    paints: each(paints),
    busy: Math.round((1000 * (after.busy - before.busy)) / seconds) / 10,
  };
}
