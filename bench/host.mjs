/**
 * What a page pays for the games on it: the time of its styles and its first paint before any game has come, and
 * the work of many boards.
 *
 *   npm run bench:host [-- --runs 9] [--before folder] [--game clock] [--only styles|paint|boards …]
 *
 * `--before` names the `dist` of another build, to compare with; its runs take turns with those of `dist`, so that a
 * busy machine slows both, and ratios have a 95 % interval from resampling the runs. The games stand under an
 * article of three screens, which is what the visitor sees first.
 *
 * Browsers compute the styles of tags once that stand in the same surroundings, as in most lists of games. Where it
 * says “each in another colour” they can't: each tag inherits a colour of its own.
 *
 * - styles: the time of styles and layout until the page stands, with 1, 20 and 100 tags and no script.
 * - paint: the first paint of the page, on a line of 1.6 Mbit/s and 150 ms with an empty cache and the processor
 *   4 times slower, with 1 and 20 tags: without the style sheet, with it linked in the head or just before the first
 *   game, with it in the page, and with what the builder's snippet has of it, which is today's in every build.
 * - boards: what 3, 20 and 100 boards have the main thread do from the beginning to rest, with the processor 4 times
 *   slower, and for how long it is blocked: what tasks take beyond 50 ms each. The boards stand in a column of 400
 *   pixels that begins at the top.
 *
 * Build first: it measures what is in dist.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { reserveSheet } from '../scripts/reserve.mjs';
import { median, ratio } from './ratios.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    before: { type: 'string' },
    game: { type: 'string', default: 'clock' },
    only: { type: 'string', multiple: true, default: ['styles', 'paint', 'boards'] },
  },
});
const runs = Number(values.runs);
if (!(runs >= 2)) {
  console.error('usage: npm run bench:host -- [--runs 9] [--before folder] [--game clock]');
  process.exit(2);
}
const tag = `${values.game}-solitaire`;
/** What the builder puts into the page, of today's sources. */
const snippet = await reserveSheet(tag);

/** The builds, by name. @type {Map<string, string>} */
const builds = new Map([['now', path.join(root, 'dist')]]);
if (values.before) builds.set('before', path.resolve(values.before));

/** @typedef {'none' | 'linked' | 'beside' | 'inlined' | 'snippet'} Sheet how a page has the style sheet */
/**
 * @typedef {object} Page
 * @property {string} build
 * @property {number} boards
 * @property {Sheet} sheet
 * @property {boolean} article whether the boards stand under one
 * @property {boolean} script whether the games come
 * @property {boolean} [coloured] whether each tag inherits another colour
 */

const sentence = 'The hour hand goes round twice a day, and nobody has seen it move. ';
const article = `<h1>An article</h1>${`<p>${sentence.repeat(12)}</p>`.repeat(40)}`;

/** @param {Page} page */
function htmlOf({ build, boards, sheet, article: hasArticle, script, coloured }) {
  const linked = `<link rel="stylesheet" href="/${build}/reserve.css">`;
  const styles = {
    none: '',
    linked,
    beside: '',
    inlined: `<style>${read(build, 'reserve.css')}</style>`,
    snippet: `<style>${snippet}</style>`,
  }[sheet];
  const module = script ? `<script type="module" src="/${build}/cdn.js"></script>` : '';
  const games = Array.from(
    { length: boards },
    (_, i) =>
      `<div${coloured ? ` style="color: rgb(0 0 ${i})"` : ''}><${tag} deal="${i + 1}" speed="instant" storage="none"></${tag}></div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><style>body { width: 400px }</style>${styles}${module}
${hasArticle ? article : ''}${sheet === 'beside' ? linked : ''}${games.join('')}</html>`;
}

/** @type {Map<string, string>} */
const texts = new Map();
function read(/** @type {string} */ build, /** @type {string} */ file) {
  const key = `${build}/${file}`;
  const text = texts.get(key) ?? readFileSync(path.join(builds.get(build) ?? '', file), 'utf8');
  texts.set(key, text);
  return text;
}

/** The page of the run, by its path. @type {Map<string, string>} */
const pages = new Map();
const types = { '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, build = '', ...names] = pathname.split('/');
  const file = names.join('/');
  const send = (/** @type {string} */ type, /** @type {string} */ text) =>
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(brotliCompressSync(text));
  const page = pages.get(pathname);
  if (page !== undefined) return void send('text/html', page);
  try {
    send(types[path.extname(file)] ?? 'text/plain', read(build, file));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
const address = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await launch();

/** Opens a page with an empty cache. @param {Page} page @param {{ line?: boolean, slow?: boolean }} [how] */
async function open(page, { line = false, slow = false } = {}) {
  const name = `/${Object.values(page).join('-')}.html`;
  pages.set(name, htmlOf(page));
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const opened = await context.newPage();
  const client = await context.newCDPSession(opened);
  // The processor's time, which is the same on a busy machine.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (line) {
    const throughput = 1.6e6 / 8;
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (slow) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await opened.goto(`http://127.0.0.1:${address.port}${name}`);
  /** Milliseconds of work of a kind, so far. @param {string} what */
  const metric = async (what) => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find((each) => each.name === what)?.value ?? NaN);
  };
  return { opened, metric, close: () => context.close() };
}

/** @param {Page} page */
async function styles(page) {
  const { opened, metric, close } = await open(page);
  await opened.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const took = (await metric('RecalcStyleDuration')) + (await metric('LayoutDuration'));
  await close();
  return { styles: took };
}

/** @param {Page} page */
async function paint(page) {
  const { opened, close } = await open(page, { line: true, slow: true });
  const took = await opened.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries()[0]?.startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  await close();
  return { paint: Number(took) };
}

/** Milliseconds without work after which a page rests. */
const REST = 1500;
/** Milliseconds of a task that block nobody. */
const SHORT = 50;

/** @param {Page} page */
async function boards(page) {
  await browser.startTracing(undefined, { categories: ['disabled-by-default-devtools.timeline'] });
  const { opened, metric, close } = await open(page, { slow: true });
  await opened.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
  let work = await metric('TaskDuration');
  for (let before = -Infinity; work - before > REST / 20;) {
    before = work;
    await opened.waitForTimeout(REST);
    work = await metric('TaskDuration');
  }
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: any }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await close();
  const mains = traceEvents.filter(({ args }) => args.name === 'CrRendererMain');
  const blocked = traceEvents
    .filter(({ name }) => name === 'RunTask')
    .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - SHORT), 0);
  return { work, blocked };
}

/** Pages with so many boards: in the same surroundings, and several of them each in another colour. */
const inBoth = (/** @type {number[]} */ counts) => [
  ...counts.map((boards) => ({ boards, coloured: false })),
  ...counts.filter((count) => count > 3).map((boards) => ({ boards, coloured: true })),
];

/** @type {Record<string, { run: (page: Page) => Promise<Record<string, number>>, pages: Omit<Page, 'build'>[] }>} */
const sections = {
  styles: {
    run: styles,
    pages: inBoth([1, 20, 100]).map((page) => ({
      ...page,
      sheet: 'inlined',
      article: true,
      script: false,
    })),
  },
  paint: {
    run: paint,
    pages: inBoth([1, 20]).flatMap((page) =>
      /** @type {const} */ (['none', 'linked', 'beside', 'inlined', 'snippet']).map((sheet) => ({
        ...page,
        sheet,
        article: true,
        script: false,
      })),
    ),
  },
  boards: {
    run: boards,
    pages: inBoth([3, 20, 100]).map((page) => ({
      ...page,
      sheet: 'inlined',
      article: false,
      script: true,
    })),
  },
};

/** @type {Record<string, Record<string, number[]>>} */
const results = {};
const nameOf = (/** @type {Omit<Page, 'build'>} */ { boards: count, sheet, coloured }) =>
  `${count}, ${sheet}${coloured ? ', each in another colour' : ''}`;
for (const section of values.only) {
  const { run, pages: all } = sections[section] ?? fail(section);
  for (let i = 0; i < runs; i++) {
    for (const page of all) {
      // Each build is the first of them in every other run.
      const order = [...builds.keys()];
      for (const build of i % 2 === 0 ? order : order.reverse()) {
        const found = await run({ build, ...page });
        for (const [what, took] of Object.entries(found)) {
          const key = `${what}: ${nameOf(page)}`;
          const row = (results[key] ??= {});
          (row[build] ??= []).push(took);
        }
      }
    }
  }
}
await browser.close();
server.close();

const rows = Object.entries(results).map(([what, { now = [], before }]) => ({
  what,
  now: Math.round(median(now) * 10) / 10,
  ...(before && { before: Math.round(median(before) * 10) / 10, ratio: ratio(now, before) }),
}));
console.log(`Medians of ${runs} runs each, in ms, for ${tag}:`);
console.table(rows);

/** @returns {never} */
function fail(/** @type {string} */ section) {
  console.error(`There is no section ${section}: use ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
