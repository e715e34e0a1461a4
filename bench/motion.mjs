/**
 * The longest task while each game is dealt, played by the pointer, taken back and won, and while one of
 * pure luck plays by itself, and the share of frames dropped while cards move; in Chromium with the
 * processor throttled four times, from a trace.
 *
 *   npm run bench:motion [-- --check] [--runs 3] [--profile] [game …]
 *
 * `--check` fails when a task takes more than 50 ms, or more than a tenth of the frames are dropped.
 * `--profile` says what such tasks consist of.
 * Of several runs the best counts, because whatever else the machine does makes tasks longer; a run
 * that stays within the limit needs no other. Build first: it measures what is in dist.
 */
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { serve } from '../scripts/serve.mjs';
import { deals } from './deals.mjs';

const THROTTLE = 4;
const LIMIT = 50;
/** Of the frames while cards move. */
const MOST_DROPPED = 0.1;
/** Microseconds. */
const FRAME = 1e6 / 60;
const MOVES = 20;
/** A finger is down for some frames: at once, all of a click would be in one task. */
const press = { force: true, delay: 80 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    runs: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs ?? (values.check ? 3 : 1));
const unknown = positionals.find((game) => !Object.hasOwn(deals, game));
if (unknown) {
  console.error(`There is no game ${unknown}: use ${Object.keys(deals).join(', ')}.`);
  process.exit(2);
}

/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, id2?: any, args: any }} TraceEvent
 * @typedef {{ name: string, self: number, total: number }} Part milliseconds, alone and with all it calls
 * @typedef {{ what: string, longest: number, dropped: number, parts: Part[] }} Measured
 *   milliseconds; dropped frames as a share of those while cards move
 */

/** Events for the browser's own work. */
const WORK = {
  UpdateLayoutTree: '(style)',
  Layout: '(layout)',
  PrePaint: '(pre-paint)',
  Paint: '(paint)',
  Layerize: '(layers)',
  Commit: '(commit)',
  HitTest: '(hit test)',
  MinorGC: '(garbage)',
  MajorGC: '(garbage)',
  ParseHTML: '(parsing)',
};

// A profile needs the names of the functions.
const kit = values.profile
  ? await build({
      entryPoints: [`${root}dist/hourhand.js`],
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'error',
    })
  : undefined;
const { rulesOf, shuffle } = await import(`${root}dist/rules.js`);
const { finish, solve } = await import(`${root}dist/solver.js`);
const server = await serve(`${root}dist`);
const browser = await launch();
const isBad = (/** @type {Measured} */ { longest, dropped }) =>
  longest > LIMIT || dropped > MOST_DROPPED;
let [cells, bad] = [0, 0];
console.log(
  `Longest task, and frames dropped while cards move, with the processor ${THROTTLE}× slower:\n`,
);
const stages = ['opening', 'new deal', 'play', 'undo', 'win', 'by itself'];
console.log(`${'game'.padEnd(18)}${stages.map((stage) => stage.padStart(14)).join('')}`);
for (const [game, deal] of Object.entries(deals)) {
  if (positionals.length > 0 && !positionals.includes(game)) continue;
  let row = await measure(game, deal);
  for (let run = 1; run < runs && row.some(isBad); run++) {
    const other = await measure(game, deal);
    row = row.map((one, i) => ({
      ...(one.longest <= other[i].longest ? one : other[i]),
      dropped: Math.min(one.dropped, other[i].dropped),
    }));
  }
  cells += row.length;
  bad += row.filter(isBad).length;
  const shown = stages.map((stage) => {
    const found = row.find(({ what }) => what === stage);
    return found ? `${found.longest.toFixed(0)} ms, ${(100 * found.dropped).toFixed(0)} %` : '–';
  });
  console.log(game.padEnd(18) + shown.map((cell) => cell.padStart(14)).join(''));
  if (!values.profile) continue;
  for (const { what, longest, parts } of row) {
    if (longest <= LIMIT) continue;
    console.log(`    ${what}, its longest task (alone, and with all it calls):`);
    for (const { name, self, total } of parts.slice(0, 14)) {
      const times = [self, total].map((ms) => ms.toFixed(1).padStart(7)).join('');
      console.log(`    ${times} ms  ${name}`);
    }
  }
}
await browser.close();
await server.close();
console.log(
  `\n${cells - bad} of ${cells} with no task over ${LIMIT} ms and at most ${100 * MOST_DROPPED} % of the frames dropped.`,
);
if (values.check && bad > 0) process.exitCode = 1;

/**
 * @param {string} game
 * @param {number} deal
 * @returns {Promise<Measured[]>}
 */
async function measure(game, deal) {
  const tag = `${game}-solitaire`;
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('**/game.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A game</title><link rel="icon" href="data:,">`,
    }),
  );
  if (kit) {
    await page.route('**/cdn.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: kit.outputFiles[0].text }),
    );
  }
  await page.goto(`${server.url}/game.html`);
  // The script is loaded first, so that loading it isn't measured.
  await page.evaluate(() => import(/** @type {any} */ ('./cdn.js')));
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const throttle = (/** @type {number} */ rate) =>
    session.send('Emulation.setCPUThrottlingRate', { rate });
  const element = page.locator(tag);
  const wait = (/** @type {number} */ ms) => page.waitForTimeout(ms);
  // In a task of its own: what Playwright puts into the page for its own calls takes longer than a deal.
  const run = (/** @type {string} */ command) =>
    session.send('Runtime.evaluate', { expression: `setTimeout(() => {${command}})` });
  const find = `document.querySelector('${tag}')`;
  // What it needs for the clicks comes with the first.
  await page.locator('title').count();

  await throttle(THROTTLE);
  const row = [
    await trace(page, 'opening', async () => {
      await run(`
        const made = document.createElement('${tag}');
        made.setAttribute('deal', '${deal}');
        made.setAttribute('storage', 'none');
        document.body.append(made);
      `);
      await wait(2500);
    }),
    await trace(page, 'new deal', async () => {
      await run(`${find}.newGame(${deal})`);
      await wait(2500);
    }),
    await trace(page, 'play', async () => {
      for (let made = 0, tries = 0; made < MOVES && tries < 3 * MOVES; tries++) {
        const cards = page.locator(`${tag} button.movable`);
        const count = await cards.count();
        if (count === 0) break;
        await cards.nth(tries % count).click(press);
        // A card with several targets is only lifted: it goes to the first.
        const goal = page.locator(`${tag} button.target`).first();
        if ((await goal.count()) > 0) await goal.click(press);
        made = await element.evaluate((one) => /** @type {any} */ (one).moveCount);
        await wait(100);
      }
      await wait(600);
    }),
    await trace(page, 'undo', async () => {
      for (let i = 0; i < 5; i++) {
        const undo = page.locator(`${tag} button[part~=undo]`).first();
        if (await undo.isEnabled()) await undo.click();
        await wait(100);
      }
      await wait(600);
    }),
  ];
  // Plays up to the last move without measuring, then measures the winning move.
  await throttle(1);
  const moves = winOf(game, deal);
  const last = moves.pop();
  await element.evaluate(
    async (/** @type {any} */ one, { tokens, number }) => {
      one.speed = 'instant';
      one.newGame(number);
      // Each is drawn, as in a game that somebody plays.
      for (const token of tokens) {
        one.play(token);
        await new Promise((next) => requestAnimationFrame(next));
      }
      one.speed = 'normal';
    },
    { tokens: moves, number: deal },
  );
  await wait(1000);
  await throttle(THROTTLE);
  row.push(
    await trace(page, 'win', async () => {
      await run(`${find}.play('${last}')`);
      await wait(4500);
    }),
  );
  const status = await element.evaluate((one) => /** @type {any} */ (one).status);
  if (status !== 'won') throw new Error(`${game}, deal ${deal}, was not won but is ${status}`);
  const play = page.locator(`${tag} button[part~=play]`);
  if ((await play.count()) > 0) {
    await element.evaluate((/** @type {any} */ one, number) => void one.newGame(number), deal);
    await wait(2500);
    row.push(
      await trace(page, 'by itself', async () => {
        await play.click(press);
        await wait(6000);
      }),
    );
  }
  await page.close();
  return row;
}

/**
 * The moves that win a deal: the solver's or, in a game without one, the only legal ones.
 * @param {string} game
 * @param {number} deal
 * @returns {string[]} tokens
 */
function winOf(game, deal) {
  const rules = rulesOf(game, {});
  let state = rules.deal(shuffle(rules.pack, deal));
  const found = finish(solve(rules, state));
  if (found.kind === 'won') return found.moves;
  /** @type {string[]} */
  const tokens = [];
  for (let legal = rules.moves(state); legal.length === 1; legal = rules.moves(state)) {
    tokens.push(legal[0].token);
    state = rules.apply(state, legal[0]);
  }
  return tokens;
}

/**
 * Runs something under a trace: the longest task of the page's main thread, and dropped frames.
 * @param {import('playwright-core').Page} page
 * @param {string} what
 * @param {() => Promise<void>} run
 * @returns {Promise<Measured>}
 */
async function trace(page, what, run) {
  const timeline = 'disabled-by-default-devtools.timeline';
  const categories = ['devtools.timeline', timeline, `${timeline}.frame`, 'blink.animations'];
  if (values.profile) categories.push('disabled-by-default-v8.cpu_profiler');
  // What was left by the stages before it is not its own: collecting that takes a task of some 90 ms.
  await page.requestGC();
  await browser.startTracing(page, { categories });
  await run();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const there = traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`));
  const tasks = there.filter(({ name, dur }) => name === 'RunTask' && dur);
  const longest = tasks.reduce(
    (most, task) => ((task.dur ?? 0) > (most?.dur ?? 0) ? task : most),
    /** @type {TraceEvent | undefined} */ (undefined),
  );
  const dropped = droppedOf(traceEvents);
  return {
    what,
    dropped,
    longest: (longest?.dur ?? 0) / 1000,
    parts: values.profile && longest ? partsOf(longest, there, traceEvents) : [],
  };
}

/**
 * The share of the frames while cards move that were not drawn. Chromium's own events for dropped frames
 * don't tell: they count every frame in which the page's thread was late, even if all cards moved on.
 * @param {TraceEvent[]} all
 */
function droppedOf(all) {
  /** @type {Map<string, number | undefined>} */
  const begun = new Map();
  /** @type {[begin: number, end: number][]} */
  const moving = [];
  for (const { name, ph, ts, id2, args } of [...all].sort((a, b) => a.ts - b.ts)) {
    if (name !== 'Animation') continue;
    const id = JSON.stringify(id2);
    // It begins when the compositor has it.
    if (ph === 'b' && /class='(card|inner)/.test(args.data?.nodeName)) begun.set(id, undefined);
    if (ph === 'n' && args.data?.state === 'running' && begun.has(id)) begun.set(id, ts);
    const begin = begun.get(id);
    if (ph !== 'e' || begin === undefined) continue;
    begun.delete(id);
    moving.push([begin, ts]);
  }
  // Cards move at the same time: what they have in common counts once.
  let [wanted, until] = [0, -Infinity];
  for (const [begin, end] of moving.sort(([a], [b]) => a - b)) {
    wanted += Math.max(0, end - Math.max(begin, until)) / FRAME;
    until = Math.max(until, end);
  }
  const drawn = all.filter(
    ({ name, ts }) => name === 'DrawFrame' && moving.some(([a, b]) => a <= ts && ts <= b),
  );
  return wanted > 0 ? Math.max(0, 1 - drawn.length / wanted) : 0;
}

/**
 * What a task consists of: the browser's own work, and our functions, to which the work counts that
 * they make the browser do at once.
 * @param {TraceEvent} task
 * @param {TraceEvent[]} there events of its thread
 * @param {TraceEvent[]} all
 * @returns {Part[]}
 */
function partsOf(task, there, all) {
  const end = task.ts + (task.dur ?? 0);
  /** @type {Map<string, Part>} */
  const parts = new Map();
  const add = (
    /** @type {string} */ name,
    /** @type {number} */ self,
    /** @type {number} */ total,
  ) => {
    const part = parts.get(name) ?? { name, self: 0, total: 0 };
    part.self += self / 1000;
    part.total += total / 1000;
    parts.set(name, part);
  };
  for (const { name, ts, dur = 0 } of there) {
    if (ts >= task.ts && ts + dur <= end && Object.hasOwn(WORK, name)) add(WORK[name], dur, dur);
  }
  /** @type {Map<string, { name: string, parent?: string }>} */
  const nodes = new Map();
  let at = 0;
  for (const { name, args, pid } of all) {
    if (pid !== task.pid) continue;
    if (name === 'Profile') at = args.data.startTime;
    if (name !== 'ProfileChunk') continue;
    const { cpuProfile, timeDeltas = [] } = args.data;
    for (const { id, parent, callFrame } of cpuProfile?.nodes ?? []) {
      const { url, functionName, lineNumber } = callFrame;
      const ours = url?.endsWith('cdn.js');
      const place = ours ? `${functionName || 'a function'} (line ${lineNumber + 1})` : '';
      nodes.set(String(id), { name: place, parent: parent && String(parent) });
    }
    for (const [i, id] of (cpuProfile?.samples ?? []).entries()) {
      at += timeDeltas[i] ?? 0;
      if (at < task.ts || at > end) continue;
      const names = new Set();
      for (let node = nodes.get(String(id)); node; node = nodes.get(node.parent ?? '')) {
        if (!node.name || names.has(node.name)) continue;
        add(node.name, names.size === 0 ? timeDeltas[i] : 0, timeDeltas[i]);
        names.add(node.name);
      }
    }
  }
  return [...parts.values()].filter(({ self }) => self >= 1).sort((a, b) => b.self - a.self);
}
