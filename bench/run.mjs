/**
 * Measures the rules beside a minimal loop, and the solver in Node and in Chromium.
 *
 *   node bench/run.mjs [--rules] [--node] [--browser]
 *
 * The solver's memory is what the whole process holds in Node, and the page's script heap in
 * Chromium. A search that is called off waits for the slice under way: the longest of those is
 * measured, and in Chromium also how soon the worker is free. In Node times are those of the
 * processor, in Chromium those on the wall.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { launch } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const asked = new Set(process.argv.slice(2));
const all = asked.size === 0;

if (all || asked.has('--rules')) {
  const outfile = '.cache/bench/rules.mjs';
  const entryPoints = ['bench/index.ts'];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node' });
  const { status } = spawnSync(process.execPath, [outfile], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const { outputFiles } = await build({
  entryPoints: ['bench/solver.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'solverBench',
  target: 'es2022',
});
const script = outputFiles[0].text.replace('var solverBench', 'globalThis.solverBench');

if (all || asked.has('--node')) {
  console.log(`# Node ${process.versions.node}`);
  runInThisContext(script);
  // Milliseconds of work: a clock on the wall would count other programs' too.
  const now = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  /** @type {any} */ (globalThis).solverBench.bench({
    now,
    memory: () => process.memoryUsage.rss(),
    say: console.log,
  });
  /** @type {any} */ (globalThis).solverBench.slices({ now, say: console.log });
}
if (all || asked.has('--browser')) {
  // The worker needs a URL with the same origin as its page.
  const folder = '.cache/bench/page';
  await build({
    entryPoints: { cancel: 'bench/cancel.ts', worker: 'src/solver/worker/worker.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
  writeFileSync(`${folder}/index.html`, '<!doctype html><link rel="icon" href="data:,">');
  const server = await serve(folder);
  const browser = await launch({ args: ['--enable-precise-memory-info'] });
  try {
    console.log(`# Chromium ${browser.version()}`);
    const page = await browser.newPage();
    page.on('console', (message) => console.log(message.text()));
    await page.evaluate(script);
    await page.evaluate(() => {
      const { solverBench, performance } = /** @type {any} */ (globalThis);
      solverBench.bench({
        now: () => performance.now(),
        memory: () => performance.memory.usedJSHeapSize,
        say: console.log,
      });
      solverBench.slices({ now: () => performance.now(), say: console.log });
    });
    await page.goto(server.url);
    const times = await page.evaluate(async () => {
      const { cancel } = await import(/** @type {any} */ ('/cancel.js'));
      const { Worker, performance } = /** @type {any} */ (globalThis);
      return cancel(new Worker('/worker.js', { type: 'module' }), () => performance.now());
    });
    const [median, longest] = [times[times.length >> 1], times.at(-1)];
    console.log(
      `ten searches called off: the worker is free after ${median.toFixed(1)} ms, ` +
        `the median of ${times.length} times; longest ${longest.toFixed(1)} ms`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
