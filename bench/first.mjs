/**
 * How soon the first board of a page stands and answers a tap, and what twenty boards cost, beside four chess
 * boards: three that know their rules, and one that does not.
 *
 *   npm run bench:first [-- --runs 15] [--boards 20] [--write]
 *
 * Every page is bundled by Vite, sent with Brotli, and opened with an empty cache on a line of
 * 1.6 Mbit/s and 150 ms, the processor 4 times slower. A board stands in the frame after the one in
 * which all its cards or pieces have a box. It is tapped then, once, as a player would, and has answered in
 * the frame after the one in which the tap can be seen: a card in its new place, or the squares to which a
 * piece can go. The boards take turns, so that a busy machine slows all of them; ratios have a 95 % interval
 * from resampling the runs. `--write` keeps the result for docs/figures.md. Build first: it measures what is
 * in dist.
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
import { median, ratio } from './ratios.mjs';

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
 * @property {string} folder where its page is built
 * @property {string} source of the module
 * @property {string} markup of one board
 * @property {string} board selects a board
 * @property {string} pieces selects what has to have a box, in the board or in its shadow root
 * @property {number} count of them
 * @property {string} tapped selects what is tapped, likewise
 * @property {(inside: ParentNode, board: any) => boolean} answered whether the tap can be seen; runs in the page
 */

const chessground = `
  import '@lichess-org/chessground/assets/chessground.base.css';
  import '@lichess-org/chessground/assets/chessground.brown.css';
  import '@lichess-org/chessground/assets/chessground.cburnett.css';
  import { Chessground } from '@lichess-org/chessground';
  import { Chess } from 'chessops/chess';
  import { chessgroundDests } from 'chessops/compat';
  for (const element of document.querySelectorAll('.board')) {
    const dests = chessgroundDests(Chess.default());
    Chessground(element, { turnColor: 'white', movable: { free: false, color: 'white', dests } });
  }`;

const gchessboard = `
  import 'gchessboard';
  import { Chess } from 'chess.js';
  for (const element of document.querySelectorAll('g-chess-board')) {
    const game = new Chess();
    element.addEventListener('movestart', ({ detail }) => {
      detail.setTargets(game.moves({ square: detail.from, verbose: true }).map(({ to }) => to));
    });
  }`;

/** A game of eight moves. */
const pgn = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *';
const viewer = `
  import '${folder}/node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css';
  import start from '@lichess-org/pgn-viewer';
  for (const element of document.querySelectorAll('.board')) start(element, { pgn: '${pgn}' });`;

/** @type {Candidate[]} */
const candidates = [
  {
    name: 'Clock',
    folder: 'clock',
    source: `import '${root}dist/clock.js';`,
    markup: '<clock-solitaire deal="7" speed="instant"></clock-solitaire>',
    board: 'clock-solitaire',
    // The kit draws the two uppermost cards of each pile, and the turned one.
    pieces: '[part~=card]:not([hidden])',
    count: 27,
    // Only the turned card is face up.
    tapped: '.card.face-up:not([hidden])',
    answered: (_, board) => board.moveCount === 1,
  },
  {
    name: 'chessground + chessops',
    folder: 'chessground',
    source: chessground,
    markup: '<div class="board" style="height: 400px"></div>',
    board: '.board',
    pieces: 'piece:not(.ghost)',
    count: 32,
    tapped: 'piece.white.knight',
    answered: (inside) => inside.querySelector('square.move-dest') !== null,
  },
  {
    name: 'gchessboard + chess.js',
    folder: 'gchessboard',
    source: gchessboard,
    markup: '<g-chess-board fen="start" interactive turn="white"></g-chess-board>',
    board: 'g-chess-board',
    pieces: '[class*=piece], [part*=piece]',
    count: 32,
    tapped: '[part~=piece-wn]',
    // Two squares, as its rules say; before, it takes all.
    answered: (inside) => inside.querySelectorAll('.move-target').length === 2,
  },
  {
    name: 'pgn-viewer',
    folder: 'pgn-viewer',
    source: viewer,
    markup: '<div><div class="board"></div></div>',
    board: '.lpv',
    pieces: 'piece:not(.ghost)',
    count: 32,
    tapped: '.lpv__controls__goto--next',
    answered: (inside) => inside.querySelector('square.last-move') !== null,
  },
  {
    name: 'gchessboard, without rules',
    folder: 'gchessboard-alone',
    source: `import 'gchessboard';`,
    markup: '<g-chess-board fen="start" interactive turn="white"></g-chess-board>',
    board: 'g-chess-board',
    pieces: '[class*=piece], [part*=piece]',
    count: 32,
    tapped: '[part~=piece-wn]',
    answered: (inside) => inside.querySelector('.move-target') !== null,
  },
];

install();
const browser = await launch();
/** @type {{ one: number[], tap: number[], all: number[], bytes: number, requests: number }[]} */
const results = [];
const servers = [];
for (const candidate of candidates) {
  servers.push(await serve(await bundle(candidate)));
  results.push({ one: [], tap: [], all: [], bytes: 0, requests: 0 });
}
for (let run = 0; run < runs; run++) {
  for (const [i, candidate] of candidates.entries()) {
    const result = results[i];
    const server = servers[i];
    if (!result || !server) fail();
    const first = await open(`${server.url}one.html`, candidate, 1, true);
    const all = await open(`${server.url}many.html`, candidate, many, false);
    result.one.push(first.stands);
    result.tap.push(first.answers);
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
  if (existsSync(path.join(folder, 'node_modules/@lichess-org/pgn-viewer'))) return;
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
async function bundle({ folder: name, source, markup }) {
  const place = path.join(folder, name);
  const out = path.join(place, 'out');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'main.js'), source);
  const pages = { one: 1, many };
  for (const [page, count] of Object.entries(pages)) {
    writeFileSync(path.join(place, `${page}.html`), pageOf(markup.repeat(count)));
  }
  const input = Object.keys(pages).map((page) => path.join(place, `${page}.html`));
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
async function open(url, { board, pieces, count, tapped, answered }, boards, slow) {
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
  const what = { board, pieces, count, boards, tapped, answered: String(answered) };
  await page.addInitScript(waitForBoards, what);
  await page.goto(url, { waitUntil: 'commit' });
  const { stands, x, y } = await page.evaluate(() => /** @type {any} */ (window).boardsStand);
  const { metrics } = await client.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  let answers = NaN;
  if (boards === 1) {
    await page.mouse.click(x, y);
    answers = await Promise.race([
      page.evaluate(() => /** @type {any} */ (window).tapAnswered),
      new Promise((_, reject) => setTimeout(reject, 10_000, new Error(`${url}: no answer`))),
    ]);
  }
  const seen = { stands: Number(stands), answers, work: work * 1000, bytes, requests };
  await context.close();
  return seen;
}

/**
 * Looks in each frame whether all boards stand, and then whether a tap on the first is answered: runs in the
 * page before its scripts.
 * @param {Pick<Candidate, 'board' | 'pieces' | 'count' | 'tapped'> & { boards: number, answered: string }} what
 */
function waitForBoards({ board, pieces, count, boards, tapped, answered }) {
  const page = /** @type {any} */ (window);
  const insideOf = (/** @type {Element} */ element) => element.shadowRoot ?? element;
  const stands = (/** @type {Element} */ element) => {
    const all = [...insideOf(element).querySelectorAll(pieces)];
    return all.filter((piece) => piece.getBoundingClientRect().width > 0).length >= count;
  };
  /** When something has become true: the time of the frame after the one that saw it. */
  const when = (/** @type {() => boolean} */ isSo) =>
    new Promise((resolve) => {
      const look = () => requestAnimationFrame(isSo() ? () => resolve(performance.now()) : look);
      requestAnimationFrame(look);
    });
  page.boardsStand = when(() => {
    const all = [...document.querySelectorAll(board)];
    return all.length === boards && all.every(stands);
  }).then((time) => {
    const [first] = document.querySelectorAll(board);
    const box = first && insideOf(first).querySelector(tapped)?.getBoundingClientRect();
    if (!first || !box) throw new Error(`there is no ${tapped}`);
    const isAnswered = new Function(`return (${answered})(...arguments)`);
    page.tapAnswered = when(() => isAnswered(insideOf(first), first));
    return { stands: time, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

function report() {
  const rows = candidates.map(({ name: board }, i) => {
    const { one, tap, all, bytes, requests } = results[i] ?? fail();
    const [stands, answers, work] = [one, tap, all].map((times) => Math.round(median(times)));
    return { board, kB: Number((bytes / 1000).toFixed(1)), requests, stands, answers, work };
  });
  const [own, peer, , , plain] = results;
  if (!own || !peer || !plain) fail();
  const time = ratio(own.one, peer.one);
  const answer = ratio(own.tap, peer.tap);
  const work = ratio(own.all, plain.all);
  console.log(
    `Medians of ${runs} runs each, in ms: the first board stands and answers a tap, ${many} boards are work:`,
  );
  console.table(rows);
  const [, peerName, , , plainName] = candidates.map(({ name }) => name);
  console.log(`Clock to ${peerName}: ${time} until it stands, ${answer} until it answers`);
  console.log(`Clock to ${plainName}: ${work} of its work`);
  if (!values.write) return;
  const summary = { runs, boards: many, rows, time, answer, work };
  writeFileSync(
    path.join(root, 'bench/first/results.json'),
    `${JSON.stringify(summary, null, 2)}\n`,
  );
}

/** @returns {never} */
function fail() {
  throw new Error('a board has no result');
}
