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
import { rise } from './rise.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
/** Measurements, and a first one that is not compared: by then all that is loaded and drawn once is there. */
const POINTS = 4;
/** Games that come and go before each measurement: each way to leave, see page.ts, as often as the others. */
const VISITS = values.long ? 36 : 6;
/** Moves before each. */
const MOVES = 300;
/**
 * By how much each visit may make the page larger: a game that is kept has about a thousand nodes and
 * takes 75,000 bytes.
 */
const VISIT = { bytes: 8_000, nodes: 1, listeners: 0.25 };
/** The same for a move, of whose history nothing is left when it is undone. */
const MOVE = { bytes: 120, nodes: 0.05, listeners: 0.02 };
/** Milliseconds in which a game that was removed must be gone. */
const PATIENCE = 10_000;
/** Collections one after another that find the same, with time for what is going on in between. */
const STILL = 3;

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
 * @param {string} tag
 * @param {number} count units of work before each measurement
 * @param {(range: string) => string} expression the work from a number on, so many times
 * @param {(done: number) => number} left how many games are still there after so much of it
 * @returns {Promise<Amounts>} how much one unit of work adds
 */
async function work(tag, count, expression, left) {
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

  /** How many games the browser still has in its memory. */
  async function living() {
    const objectGroup = 'games';
    // The query collects too, but keeps what addresses on the stack seem to point to; this one doesn't.
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', {
      expression: `customElements.get('${tag}').prototype`,
      objectGroup,
    });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: String(result.objectId),
      objectGroup,
    });
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: String(objects.objectId),
    });
    await session.send('Runtime.releaseObjectGroup', { objectGroup });
    return Number(length.value);
  }

  /** @returns {Promise<Amounts>} */
  async function amounts() {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      bytes: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
  }

  /**
   * Measures when all is at rest: the last games have ended what they had begun, and what one collection
   * drops has freed more for the next.
   * @param {number} expected how many games are left then
   */
  async function measure(expected) {
    const end = performance.now() + PATIENCE;
    let found = await living();
    while (found !== expected && performance.now() < end) {
      await page.waitForTimeout(50);
      found = await living();
    }
    assert.equal(found, expected, `${found} games are in memory, ${expected} expected`);
    let last = await amounts();
    for (let still = 1; still < STILL && performance.now() < end;) {
      await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
      const next = await amounts();
      still = next.nodes === last.nodes && next.listeners === last.listeners ? still + 1 : 1;
      last = next;
    }
    return last;
  }

  const points = [];
  for (let i = 0; i <= POINTS; i++) {
    await page.evaluate(expression(`${i * count}, ${count}`));
    points.push(await measure(left((i + 1) * count)));
  }
  await page.close();
  const each = (/** @type {keyof Amounts} */ name) =>
    rise(points.slice(1).map((point) => point[name])) / count;
  return { bytes: each('bytes'), nodes: each('nodes'), listeners: each('listeners') };
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

/** Visits and moves of each game. */
const [visits, moves] = [VISITS, MOVES].map((count) => count * (POINTS + 1));
const none = () => 0;
const one = () => 1;

/** @type {[name: string, test: () => Promise<Amounts>][]} */
const tests = [
  [
    'a game that something keeps is noticed',
    async () => {
      const tag = 'clock-solitaire';
      /** @param {(done: number) => number} left */
      const keep = async (left) =>
        work(tag, 2, (range) => `visits('${tag}', ${range}, true)`, left);
      await assert.rejects(keep(none), /2 games are in memory, 0 expected/);
      const amounts = await keep((done) => done);
      assert.throws(() => flat(amounts, VISIT), 'a leak was not noticed');
      assert.ok(amounts.nodes > 200 * VISIT.nodes, `${amounts.nodes} nodes are left of a game`);
      assert.ok(amounts.bytes > 6 * VISIT.bytes, `${amounts.bytes} bytes are left of a game`);
      return amounts;
    },
  ],
  ...games.map(
    ({ id, tag }) =>
      /** @type {[string, () => Promise<Amounts>]} */ ([
        `${visits} games of ${id} come and go`,
        async () => {
          const amounts = await work(
            tag,
            VISITS,
            (range) => `visits('${tag}', ${range}, false)`,
            none,
          );
          flat(amounts, VISIT);
          return amounts;
        },
      ]),
  ),
  ...games.map(
    ({ id, tag }) =>
      /** @type {[string, () => Promise<Amounts>]} */ ([
        `a session of ${moves} moves of ${id}`,
        async () => {
          const amounts = await work(tag, MOVES, () => `session('${tag}', ${MOVES})`, one);
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
