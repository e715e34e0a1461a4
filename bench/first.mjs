/**
 * How soon the first board of a page stands, and what twenty boards cost, beside two chess boards.
 *
 *   npm run bench:first [-- --runs 15] [--boards 20] [--write]
 *
 * Every page is bundled by Vite, sent with Brotli, and opened with an empty cache on a line of
 * 1.6 Mbit/s and 150 ms, the processor 4 times slower. A board stands in the frame after the one in
 * which all its cards or pieces have a box. The boards take turns, so that a busy machine slows all
 * of them; ratios have a 95 % interval from resampling the runs. The chess boards know no rules.
 * `--write` keeps the result for docs/figures.md. Build first: it measures what is in dist.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    boards: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const many = Number(values.boards);
if (!(runs >= 2 && many >= 1)) {
  console.error('usage: npm run bench:first -- [--runs 15] [--boards 20] [--write]');
  process.exit(2);
}

/** Where the chess boards are installed. */
const folder = path.join(root, '.cache/first');

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} source of the module
 * @property {string} markup of one board
 * @property {string} tag
 * @property {string} pieces selects them in the shadow root
 * @property {number} count of them
 */
/** @type {Candidate[]} */
const candidates = [
  {
    name: 'Clock',
    source: `import '${root}dist/clock.js';`,
    markup: '<clock-solitaire deal="7" speed="instant"></clock-solitaire>',
    tag: 'clock-solitaire',
    // The kit draws the two uppermost cards of each pile, and the turned one.
    pieces: '[part~=card]:not([hidden])',
    count: 27,
  },
  {
    name: 'gchessboard',
    source: `import 'gchessboard';`,
    markup: '<g-chess-board fen="start"></g-chess-board>',
    tag: 'g-chess-board',
    pieces: '[class*=piece], [part*=piece]',
    count: 32,
  },
  {
    name: 'chessboard-element',
    source: `import 'chessboard-element';`,
    markup: '<chess-board position="start" draggable-pieces></chess-board>',
    tag: 'chess-board',
    pieces: '[part~=piece]',
    count: 32,
  },
];

install();
const browser = await launch();
/** @type {{ one: number[], all: number[], bytes: number, requests: number }[]} */
const results = [];
const servers = [];
for (const candidate of candidates) {
  servers.push(await serve(await bundle(candidate)));
  results.push({ one: [], all: [], bytes: 0, requests: 0 });
}
for (let run = 0; run < runs; run++) {
  for (const [i, candidate] of candidates.entries()) {
    const result = results[i];
    const server = servers[i];
    if (!result || !server) throw new Error('unreachable');
    const first = await open(`${server.url}one.html`, candidate, 1, true);
    const all = await open(`${server.url}many.html`, candidate, many, false);
    result.one.push(first.stands);
    result.all.push(all.work);
    [result.bytes, result.requests] = [first.bytes, first.requests];
  }
}
await browser.close();
for (const server of servers) server.close();
report();

/** Installs the chess boards, as their lock file has it. */
function install() {
  mkdirSync(folder, { recursive: true });
  const own = path.join(root, 'bench/first');
  for (const file of ['package.json', 'package-lock.json', '../../.npmrc']) {
    cpSync(path.join(own, file), path.join(folder, path.basename(file)));
  }
  if (existsSync(path.join(folder, 'node_modules/gchessboard'))) return;
  console.log('Installing the chess boards …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The chess boards could not be installed.');
}

/**
 * @param {Candidate} candidate
 * @returns {Promise<Map<string, { type: string, content: Buffer }>>} compressed files by their paths
 */
async function bundle({ tag, source, markup }) {
  const place = path.join(folder, tag);
  const out = path.join(place, 'out');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'main.js'), source);
  const pages = { one: 1, many };
  for (const [name, count] of Object.entries(pages)) {
    writeFileSync(path.join(place, `${name}.html`), pageOf(markup.repeat(count)));
  }
  const input = Object.keys(pages).map((name) => path.join(place, `${name}.html`));
  await build({
    root: place,
    configFile: false,
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } },
  });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.(?:js|html|css)$/.test(file))
      .map((file) => {
        const type = { '.js': 'text/javascript', '.css': 'text/css' }[path.extname(file)];
        const content = brotliCompressSync(readFileSync(path.join(out, file)));
        return [`/${file}`, { type: type ?? 'text/html', content }];
      }),
  );
}

/** @param {string} boards */
function pageOf(boards) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<link rel="icon" href="data:,"><style>body > * { display: block; width: 400px }</style>
<script type="module" src="./main.js"></script>${boards}</html>`;
}

/**
 * @param {Map<string, { type: string, content: Buffer }>} files
 * @returns {Promise<{ url: string, close: () => void }>}
 */
async function serve(files) {
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' });
    return response.end(file.content);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/**
 * @param {string} url
 * @param {Candidate} candidate
 * @param {number} boards how many are on the page
 * @param {boolean} slow whether line and processor are slow
 */
async function open(url, { tag, pieces, count }, boards, slow) {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  let bytes = 0;
  let requests = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests++;
  });
  if (slow) {
    const bytesPerSecond = 1.6e6 / 8;
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(waitForBoards, { tag, pieces, count, boards });
  await page.goto(url, { waitUntil: 'commit' });
  const stands = await page.evaluate(() => /** @type {any} */ (window).boardsStand);
  const { metrics } = await client.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  const seen = { stands: Number(stands), work: work * 1000, bytes, requests };
  await context.close();
  return seen;
}

/**
 * Looks in each frame whether all boards stand: runs in the page before its scripts.
 * @param {{ tag: string, pieces: string, count: number, boards: number }} what
 */
function waitForBoards({ tag, pieces, count, boards }) {
  const stands = (/** @type {Element} */ element) => {
    const all = [...(element.shadowRoot?.querySelectorAll(pieces) ?? [])];
    return all.filter((piece) => piece.getBoundingClientRect().width > 0).length >= count;
  };
  /** @type {any} */ (window).boardsStand = new Promise((resolve) => {
    const look = () => {
      const all = [...document.querySelectorAll(tag)];
      const done = all.length === boards && all.every(stands);
      requestAnimationFrame(done ? () => resolve(performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
}

/** The middle of some numbers. @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * The ratio of two medians, with its 95 % interval.
 * @param {number[]} own
 * @param {number[]} other the same runs
 */
function ratio(own, other) {
  const drawn = Array.from({ length: 2000 }, () => {
    const picks = own.map(() => Math.floor(Math.random() * own.length));
    const of = (/** @type {number[]} */ times) => median(picks.map((i) => times[i] ?? NaN));
    return of(own) / of(other);
  }).sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [drawn[50], drawn[1949]];
  return `${(median(own) / median(other)).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function report() {
  const rows = candidates.map(({ name: board }, i) => {
    const { one, all, bytes, requests } = results[i] ?? { one: [], all: [], bytes: 0, requests: 0 };
    const [stands, work] = [one, all].map((times) => Math.round(median(times)));
    return { board, kB: Number((bytes / 1000).toFixed(1)), requests, stands, work };
  });
  const [own, chess] = results;
  if (!own || !chess) throw new Error('unreachable');
  const [time, work] = [ratio(own.one, chess.one), ratio(own.all, chess.all)];
  console.log(
    `Medians of ${runs} runs each; the first board stands after ms, ${many} boards take ms:`,
  );
  console.table(rows);
  console.log(`Clock to gchessboard: ${time} of its time, ${work} of its work`);
  if (!values.write) return;
  const summary = { runs, boards: many, rows, time, work };
  writeFileSync(
    path.join(root, 'bench/first/results.json'),
    `${JSON.stringify(summary, null, 2)}\n`,
  );
}
