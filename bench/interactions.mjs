/**
 * How long each press of a player takes until its answer is painted: every game played with the pointer, its
 * menu, its dialogs, undo, redo, hints and a new game, with the processor four times slower.
 *
 *   npm run bench:interactions [-- --check] [--worst 10] [game …]
 *
 * Measured with the browser's Event Timing: the longest event of each interaction, from the press to the next
 * paint, in steps of 8 ms; a press of less than 16 ms counts as 16. `--check` fails when the 98th percentile is
 * above 96 ms or one takes more than 150 ms. Build first: it measures what is in dist.
 */
import { parseArgs } from 'node:util';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { serve } from '../scripts/serve.mjs';
import { deals } from './deals.mjs';

const THROTTLE = 4;
/** Milliseconds: what the 98th percentile and the longest of all should keep to. */
const GOALS = { p98: 96, worst: 150 };
/** The least that the browser reports. */
const LEAST = 16;
const MOVES = 25;
/** Milliseconds after which a press of the menu's button is no second half of a double click. */
const LEISURE = 500;
/** A finger is down for some frames. */
const press = { force: true, delay: 50, timeout: 10_000 };
const dialogs = ['howToPlay', 'share', 'daily', 'statistics', 'settings'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    worst: { type: 'string', default: '10' },
  },
});

const unknown = positionals.find((game) => !Object.hasOwn(deals, game));
if (unknown) {
  console.error(`There is no game ${unknown}: use ${Object.keys(deals).join(', ')}.`);
  process.exit(2);
}

/**
 * @typedef {{ what: string, took: number }} Interaction milliseconds
 */

const server = await serve(`${root}dist`);
const browser = await launch();
/** @type {Interaction[]} */
const all = [];
for (const [game, deal] of Object.entries(deals)) {
  if (positionals.length === 0 || positionals.includes(game)) all.push(...(await play(game, deal)));
}
await browser.close();
await server.close();

const sorted = all.map(({ took }) => took).sort((a, b) => a - b);
const share = (/** @type {number} */ part) => sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
const [p98, worst] = [share(0.98), share(1)];
console.log(
  `${all.length} interactions with the processor ${THROTTLE}× slower: median ${share(0.5)} ms, 98th percentile ${p98} ms, longest ${worst} ms.`,
);
for (const { what, took } of all.sort((a, b) => b.took - a.took).slice(0, Number(values.worst))) {
  console.log(`${String(took).padStart(6)} ms  ${what}`);
}
if (values.check && !(p98 <= GOALS.p98 && worst <= GOALS.worst)) process.exitCode = 1;

/**
 * Plays a game, and uses all of its controls.
 * @param {string} game
 * @param {number} deal
 * @returns {Promise<Interaction[]>}
 */
async function play(game, deal) {
  const tag = `${game}-solitaire`;
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('**/game.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A game</title><link rel="icon" href="data:,">
        <script type="module" src="./cdn.js"></script><${tag} deal="${deal}"></${tag}></html>`,
    }),
  );
  await page.addInitScript(collect, LEAST);
  await page.goto(`${server.url}/game.html`);
  const element = page.locator(tag);
  await element.locator('[part~=pile]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  /** @type {Interaction[]} */
  const found = [];
  /**
   * Presses something, and waits until its paint has been reported.
   * @param {string} what
   * @param {import('playwright-core').Locator} target
   */
  const measure = async (what, target) => {
    await target.click(press);
    const took = await page.evaluate(() => /** @type {any} */ (window).longestSince());
    found.push({ what: `${game}: ${what}`, took });
  };
  const button = (/** @type {string} */ part) => element.locator(`button[part~=${part}]`).first();

  for (let made = 0, tries = 0; made < MOVES && tries < 3 * MOVES; tries++) {
    const cards = element.locator('button.movable');
    const count = await cards.count();
    if (count === 0) break;
    await measure('a card', cards.nth(tries % count));
    // A card with several targets is only lifted: it goes to the first.
    const goal = element.locator('button.target').first();
    if ((await goal.count()) > 0) await measure('a goal', goal);
    made = await element.evaluate((one) => /** @type {any} */ (one).moveCount);
  }
  for (const name of ['undo', 'undo', 'redo', 'hint', 'hint']) {
    if ((await button(name).count()) > 0 && (await button(name).isEnabled())) {
      await measure(name, button(name));
    }
  }
  for (const name of dialogs) {
    for (const time of ['', ', again']) {
      await page.waitForTimeout(LEISURE);
      await measure('the menu', button('menu'));
      await measure(`${name}${time}`, button(name));
      const close = element.locator('dialog[open] button[part~=close]').first();
      await close.waitFor();
      await measure(`${name}, closed`, close);
    }
  }
  await measure('a new game', button('newGame'));
  await page.waitForTimeout(3000);
  await measure('a new game, again', button('newGame'));
  await page.close();
  return found;
}

/**
 * Collects the interactions of the page; runs there before its scripts.
 * @param {number} least
 */
function collect(least) {
  /** @type {PerformanceEventTiming[]} */
  const entries = [];
  const observer = new PerformanceObserver((list) => {
    entries.push(.../** @type {PerformanceEventTiming[]} */ (list.getEntries()));
  });
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: least }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** @type {any} */ (window).longestSince = async () => {
    // Reported after the frame that shows the answer.
    for (let i = 0; i < 4; i++) await frame();
    const own = entries.splice(0).filter((entry) => /** @type {any} */ (entry).interactionId > 0);
    return Math.max(least, ...own.map(({ duration }) => duration));
  };
}
