/**
 * Measures the rules beside a minimal loop, and the solver in Node and in Chromium.
 *
 *   node bench/run.mjs [--rules] [--node] [--browser]
 *
 * The solver's memory is what the whole process holds in Node, and the page's script heap in
 * Chromium.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { launch } from '../scripts/browser.mjs';

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
  /** @type {any} */ (globalThis).solverBench.bench({
    now: () => performance.now(),
    memory: () => process.memoryUsage.rss(),
    say: console.log,
  });
}
if (all || asked.has('--browser')) {
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
    });
  } finally {
    await browser.close();
  }
}
