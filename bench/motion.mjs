/**
 * The longest task and the frames dropped while each game is dealt, played, taken back and won, in
 * Chromium with the processor throttled four times; from a trace.
 *
 *   npm run bench:motion [-- --check] [game …]
 *
 * `--check` fails when a task takes more than 50 ms. Build first: it measures dist/cdn.js.
 */
import { parseArgs } from 'node:util';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { serve } from '../scripts/serve.mjs';

const THROTTLE = 4;
const LIMIT = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

/** Deals that can be won. */
const deals = {
  clock: 19,
  watch: 19,
  travellers: 8,
  'hide-and-seek': 7,
  'grandfathers-clock': 7,
  'big-ben': 20,
  'german-clock': 25,
};

const server = await serve(`${root}dist`);
const browser = await launch();
let worst = 0;
console.log(`Longest task in ms, and frames dropped, with the processor ${THROTTLE}× slower:\n`);
console.log('game                     deal          play          undo           win');
for (const [game, deal] of Object.entries(deals)) {
  if (positionals.length > 0 && !positionals.includes(game)) continue;
  const tag = `${game}-solitaire`;
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('**/game.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="cdn.js"></script><${tag} deal="${deal}"></${tag}>`,
    }),
  );
  await page.goto(`${server.url}/game.html`);
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const element = page.locator(tag);

  const row = [
    await trace(page, async () => {
      await element.evaluate((game, number) => void game.newGame(number), deal);
      await page.waitForTimeout(2500);
    }),
    await trace(page, async () => {
      for (let i = 0; i < 12; i++) {
        await page.locator(`${tag} button.movable`).first().click({ force: true });
        await page.waitForTimeout(120);
      }
      await page.waitForTimeout(600);
    }),
    await trace(page, async () => {
      for (let i = 0; i < 5; i++) {
        await page.locator(`${tag} button[part~=undo]`).first().click();
        await page.waitForTimeout(120);
      }
      await page.waitForTimeout(600);
    }),
  ];
  // Up to the last move without being watched, then the move that wins.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const won = await bringToTheEnd(page, element, game, deal);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  row.push(
    await trace(page, async () => {
      await element.evaluate((game, token) => void game.play(token), won);
      await page.waitForTimeout(4500);
    }),
  );
  worst = Math.max(worst, ...row.map(({ longest }) => longest));
  const cells = row.map(({ longest, dropped }) =>
    `${longest.toFixed(0)} ms, ${dropped}`.padStart(14),
  );
  console.log(game.padEnd(18) + cells.join(''));
  await page.close();
}
await browser.close();
await server.close();
if (values.check && worst > LIMIT) {
  console.log(`\nA task took ${worst.toFixed(0)} ms; the limit is ${LIMIT} ms.`);
  process.exitCode = 1;
}

/** Plays a game to one move before its win, and says which move that is. */
async function bringToTheEnd(page, element, game, deal) {
  await element.evaluate((one, number) => one.newGame(number), deal);
  if (['clock', 'watch', 'travellers', 'hide-and-seek'].includes(game)) {
    return element.evaluate((one) => {
      for (;;) {
        const [move] = one.moves;
        one.play(move.token);
        if (one.moves.length === 0) {
          one.undo();
          return move.token;
        }
      }
    });
  }
  // The kit's own solution leads the others there, step by step.
  await element.evaluate((one) => one.setAttribute('speed', 'instant'));
  await page.locator(`${game}-solitaire button[part~=menu]`).click();
  await page.locator(`${game}-solitaire button[part~=solution]`).click();
  await page.locator(`${game}-solitaire button[part~=pause]`).first().click();
  for (;;) {
    await page.locator(`${game}-solitaire button[part~=step]`).click();
    if (await element.evaluate((one) => one.status !== 'playing')) break;
  }
  const token = await element.evaluate((one) => {
    const moves = one.save().split('~')[4].split('.');
    one.undo();
    return moves.at(-1);
  });
  await element.evaluate((one) => one.setAttribute('speed', 'normal'));
  return token;
}

/** Runs something under a trace: the longest task of the page's main thread, and dropped frames. */
async function trace(page, run) {
  const timeline = 'disabled-by-default-devtools.timeline';
  const categories = ['devtools.timeline', timeline, `${timeline}.frame`];
  await browser.startTracing(page, { categories });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, dur, pid, tid }) => name === 'RunTask' && dur && main.has(`${pid} ${tid}`),
  );
  const longest = Math.max(0, ...tasks.map(({ dur }) => dur / 1000));
  const dropped = traceEvents.filter(({ name }) => name === 'DroppedFrame').length;
  return { longest, dropped };
}
