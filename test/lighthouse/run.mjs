/**
 * Lighthouse on the front door, in both languages, and on a blog page with one game: each category has to
 * reach 95.
 *
 *   node test/lighthouse/run.mjs [--runs 5] [--without-performance]        after npm run build
 *
 * The line and the processor of a phone are simulated, as Lighthouse does by default; the files come
 * compressed, as from usual web hosts. The score of performance is the median of the runs, because it
 * follows the machine; the others don't change. Runs in which the machine was busy are made again.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { launch } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { freePort } from '../support/free-port.mjs';

const LEAST = 95;
/**
 * Lighthouse's own measure of the processor. It slows the processor down to a quarter, which is meant for
 * computers of 1500 and more; far below that, something else is running.
 */
const BUSY = 1000;
const PAGES = ['', 'de/', 'blog.html'];

process.chdir(root);
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'without-performance': { type: 'boolean', default: false },
  },
});
const categories = ['accessibility', 'best-practices', 'seo'];
if (!values['without-performance']) categories.unshift('performance');
const runs = values['without-performance'] ? 1 : Number(values.runs);
if (!(runs >= 1)) {
  console.error('usage: npm run test:lighthouse -- [--runs 5] [--without-performance]');
  process.exit(2);
}

const folder = '.cache/lighthouse';
await buildSite(folder);
copyFileSync('test/lighthouse/blog.html', `${folder}/blog.html`);
const server = await serveCompressed(folder);
const port = await freePort();
const browser = await launch({ args: [`--remote-debugging-port=${port}`] });

let failed = 0;
try {
  for (const page of PAGES) {
    /** @type {Record<string, number[]>} */
    const scores = Object.fromEntries(categories.map((category) => [category, []]));
    /** @type {Set<string>} */
    const faults = new Set();
    let busy = 0;
    for (let run = 0; run < runs;) {
      // What does not change is asked once.
      const asked = run === 0 ? categories : ['performance'];
      const result = await lighthouse(`${server.url}${page}`, {
        port,
        onlyCategories: asked,
        output: 'json',
        logLevel: 'error',
      });
      const { lhr } = result ?? {};
      if (!lhr || lhr.runtimeError) throw new Error(`${page}: ${lhr?.runtimeError?.message}`);
      if (asked.includes('performance') && lhr.environment.benchmarkIndex < BUSY) {
        if (++busy > 5 * runs) throw new Error('The machine is too busy to measure performance.');
        continue;
      }
      run++;
      for (const category of asked) {
        const { score, auditRefs } = lhr.categories[category];
        scores[category].push((score ?? 0) * 100);
        for (const { id, weight } of auditRefs) {
          const audit = lhr.audits[id];
          if (weight > 0 && audit.score !== null && audit.score < 0.9) {
            faults.add(`${id}: ${audit.displayValue ?? audit.title}`);
          }
        }
      }
    }
    for (const category of categories) {
      const sorted = [...scores[category]].sort((a, b) => a - b);
      const median = sorted[Math.floor((sorted.length - 1) / 2)];
      const good = median >= LEAST;
      if (!good) failed++;
      const all = sorted.length > 1 ? ` (${sorted.map(Math.round).join(' ')})` : '';
      console.log(`${good ? '✓' : '✖'} /${page} ${category}: ${Math.round(median)}${all}`);
    }
    for (const fault of faults) console.log(`    ${fault}`);
    if (busy > 0) console.log(`    ${busy} runs left out, because the machine was busy`);
  }
} finally {
  await browser.close();
  server.close();
}
const count = PAGES.length * categories.length;
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string} served */
async function serveCompressed(served) {
  /** @type {Record<string, string>} */
  const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = path.join(served, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[path.extname(file)];
    if (!type || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'max-age=31536000',
    });
    response.end(body);
  });
  await new Promise((resolve) => http.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (http.address());
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void http.close() };
}
