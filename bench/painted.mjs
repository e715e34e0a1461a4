/**
 * What a page would gain if a numbered deal stood in its HTML, as a declarative shadow root, and what that costs.
 *
 *   npm run bench:painted [-- --runs 15] [--game clock]
 *
 * The page is opened with an empty cache on a line of 1.6 Mbit/s and 150 ms, the processor 4 times slower: with the
 * tag alone, and with its board drawn before the script. The shadow root is what the kit has drawn, with its style
 * sheets as text. A board stands in the frame after the one in which all its cards have a box. At last the second
 * page is opened under the security policy of docs/loading.md, to see how many cards lie in their places. Build first.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { launch } from '../scripts/browser.mjs';
import { root } from '../scripts/catalogue.mjs';
import { median, ratio } from './ratios.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    game: { type: 'string', default: 'clock' },
  },
});
const runs = Number(values.runs);
if (!(runs >= 2)) {
  console.error('usage: npm run bench:painted -- [--runs 15] [--game clock]');
  process.exit(2);
}
const tag = `${values.game}-solitaire`;
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

/** @type {Map<string, Buffer>} */
const files = new Map();
const { outputFiles } = await build({
  entryPoints: { main: `${root}dist/${values.game}.js` },
  outdir: '/',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  write: false,
  target: 'es2022',
  logLevel: 'error',
});
for (const { path, contents } of outputFiles) files.set(path, brotliCompressSync(contents));

/** @param {string} inside */
const pageOf = (
  inside,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="page.css">
<script type="module" src="main.js"></script><${tag} deal="7" speed="instant">${inside}</${tag}></html>`;
/** @param {string} name @param {string} text */
const put = (name, text) => void files.set(name, brotliCompressSync(Buffer.from(text)));
put('/page.css', `${tag} { display: block; width: 400px }`);
put('/tag.html', pageOf(''));

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const content = files.get(pathname);
  if (!content) return response.writeHead(404).end();
  const ending = /** @type {keyof typeof types} */ (pathname.split('.').at(-1));
  response.writeHead(200, {
    'content-type': types[ending],
    'content-encoding': 'br',
    ...(search === '?policy' && { 'content-security-policy': POLICY }),
  });
  return response.end(content);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await launch();

const drawn = await draw();
put('/drawn.html', pageOf(`<template shadowrootmode="open">${drawn.html}</template>`));
/** @type {{ tag: number[], drawn: number[] }} */
const times = { tag: [], drawn: [] };
for (let run = 0; run < runs; run++) {
  times.tag.push((await open('tag.html', true)).stands);
  times.drawn.push((await open('drawn.html', true)).stands);
}
// Without the script, which would draw a board of its own.
files.delete('/main.js');
const free = await open('drawn.html', false);
const kept = await open('drawn.html?policy', false);
await browser.close();
server.close();

const size = (/** @type {string} */ name) => ((files.get(name)?.length ?? 0) / 1000).toFixed(1);
console.log(`${values.game}, medians of ${runs} runs each: the board stands after
  ${median(times.tag).toFixed(0)} ms with the tag alone (${size('/tag.html')} kB of HTML),
  ${median(times.drawn).toFixed(0)} ms with the board in the page (${size('/drawn.html')} kB): ${ratio(times.drawn, times.tag)} of it.
Cards in their places, of ${drawn.places.length}: ${inPlace(free.places)}; under the security policy ${inPlace(kept.places)}.`);

/** Where the cards are, in pixels. @param {readonly string[]} places */
function inPlace(places) {
  return places.filter((place, i) => place === drawn.places[i]).length;
}

/** What the kit draws, with its style sheets as text. */
async function draw() {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.addInitScript(watch, tag);
  await page.goto(`http://127.0.0.1:${port}/tag.html`);
  await page.evaluate(() => /** @type {any} */ (window).stands);
  // What is loaded after the first board belongs to it too.
  await page.waitForTimeout(2000);
  const html = await page.evaluate((tag) => {
    const inside = /** @type {ShadowRoot} */ (document.querySelector(tag)?.shadowRoot);
    const sheets = inside.adoptedStyleSheets.map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join('\n'),
    );
    // Comments are lit's own marks.
    return `<style>${sheets.join('\n')}</style>${inside.innerHTML.replace(/<!--.*?-->/gs, '')}`;
  }, tag);
  const places = await page.evaluate(() => /** @type {any} */ (window).places());
  await page.close();
  return { html, places: /** @type {string[]} */ (places) };
}

/** @param {string} path @param {boolean} slow */
async function open(path, slow) {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  if (slow) {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 1.6e6 / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(watch, tag);
  await page.goto(`http://127.0.0.1:${port}/${path}`, { waitUntil: 'commit' });
  const stands = Number(await page.evaluate(() => /** @type {any} */ (window).stands));
  const places = /** @type {string[]} */ (
    await page.evaluate(() => /** @type {any} */ (window).places())
  );
  await context.close();
  return { stands, places };
}

/** Looks in each frame whether the board stands: runs in the page before its scripts. @param {string} tag */
function watch(tag) {
  const page = /** @type {any} */ (window);
  const boxes = () =>
    Array.from(
      document.querySelector(tag)?.shadowRoot?.querySelectorAll('.card:not([hidden])') ?? [],
      (card) => card.getBoundingClientRect(),
    );
  page.places = () => boxes().map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  page.stands = new Promise((resolve) => {
    const look = () => {
      const isThere = boxes().filter(({ width }) => width > 0).length > 20;
      requestAnimationFrame(isThere ? () => resolve(performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
}
