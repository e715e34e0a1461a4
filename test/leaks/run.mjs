/**
 * Nothing is left of a game that has gone, and a long session takes no more than a short one: memory,
 * nodes and listeners, as the browser counts them.
 *
 *   node test/leaks/run.mjs [--long] [part of a name …]
 */
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
/** Games that come and go, of each kind. */
const VISITS = values.long ? 200 : 45;
const MOVES = 2000;
/** Visits before the first measurement: by then all that is loaded and drawn once is there. */
const WARM = 28;
/** Measurements after those. */
const POINTS = 5;
/**
 * By how much each visit may make the page larger: a game that is kept has about a thousand nodes and
 * takes 75,000 bytes.
 */
const VISIT = { bytes: 16_000, nodes: 4, listeners: 1 };
/** The same for a move, of whose history nothing is left when it is undone. */
const MOVE = { bytes: 120, nodes: 0.05, listeners: 0.02 };

const games = await readCatalogue();
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/leaks-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({
  entryPoints: { page: 'test/leaks/page.ts', worker: 'src/solver/worker/worker.ts' },
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
});
const server = await serve(folder);
const browser = await launch();

/** @typedef {{ bytes: number, nodes: number, listeners: number }} Amounts */

/**
 * Opens a page that is measured again and again, between equal amounts of work.
 * @param {(range: string) => string} expression the work from a number on, so many times
 * @returns {Promise<(count: number, warm?: number) => Promise<Amounts>>} how much one unit of work adds,
 *   of `count` a time; `warm` units are done before
 */
async function open(expression) {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('**/page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Leaks</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
    }),
  );
  await page.goto(`${server.url}/page.html`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** @returns {Promise<Amounts>} */
  async function measure() {
    // What is dropped by the first collection may free more for the next.
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      bytes: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
  }
  return async (count, warm = count) => {
    await page.evaluate(expression(`0, ${warm}`));
    const points = [];
    for (let i = 0; i < POINTS; i++) {
      await page.evaluate(expression(`${warm + i * count}, ${count}`));
      points.push(await measure());
    }
    await page.close();
    const slope = (/** @type {keyof Amounts} */ name) =>
      rise(points.map((point) => point[name])) / count;
    return { bytes: slope('bytes'), nodes: slope('nodes'), listeners: slope('listeners') };
  };
}

/**
 * By how much a value rises from one measurement to the next: the median over all pairs, so that a single
 * one that is out of line doesn't count.
 * @param {number[]} series
 */
function rise(series) {
  const rises = series.flatMap((last, j) =>
    series.slice(0, j).map((first, i) => (last - first) / (j - i)),
  );
  return rises.sort((a, b) => a - b)[Math.floor(rises.length / 2)];
}

/**
 * @param {Amounts} amounts
 * @param {Amounts} most
 */
function flat(amounts, most) {
  for (const name of /** @type {const} */ (['bytes', 'nodes', 'listeners'])) {
    const text = `${amounts[name].toFixed(2)} ${name} more each time, at most ${most[name]} expected`;
    assert.ok(amounts[name] <= most[name], text);
  }
}

/** @type {[name: string, test: () => Promise<Amounts>][]} */
const tests = [
  [
    'a game that something keeps is noticed',
    async () => {
      const work = await open((range) => `visits('clock-solitaire', ${range}, true)`);
      const amounts = await work(4);
      assert.throws(() => flat(amounts, VISIT), 'a leak was not noticed');
      assert.ok(amounts.nodes > 50 * VISIT.nodes, `${amounts.nodes} nodes are left of a game`);
      assert.ok(amounts.bytes > 3 * VISIT.bytes, `${amounts.bytes} bytes are left of a game`);
      return amounts;
    },
  ],
  ...games.map(
    ({ id, tag }) =>
      /** @type {[string, () => Promise<Amounts>]} */ ([
        `${VISITS} games of ${id} come and go`,
        async () => {
          const work = await open((range) => `visits('${tag}', ${range}, false)`);
          const amounts = await work(Math.ceil((VISITS - WARM) / POINTS), WARM);
          flat(amounts, VISIT);
          return amounts;
        },
      ]),
  ),
  ...games.map(
    ({ id, tag }) =>
      /** @type {[string, () => Promise<Amounts>]} */ ([
        `a session of ${MOVES} moves of ${id}`,
        async () => {
          const work = await open((range) => `session('${tag}', ${range.split(', ')[1]})`);
          const amounts = await work(MOVES / POINTS);
          flat(amounts, MOVE);
          return amounts;
        },
      ]),
  ),
];

let passed = 0;
const chosen = tests.filter(
  ([name]) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
for (const [name, test] of chosen) {
  try {
    const { bytes, nodes, listeners } = await test();
    passed++;
    const each = `${bytes.toFixed(0)} bytes, ${nodes.toFixed(2)} nodes, ${listeners.toFixed(2)} listeners`;
    console.log(`✓ ${name} (${each} each)`);
  } catch (error) {
    console.log(`✖ ${name}\n    ${error instanceof Error ? error.stack : error}`);
  }
}
await browser.close();
await server.close();
console.log(`\n${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed < chosen.length || chosen.length === 0 ? 1 : 0;
