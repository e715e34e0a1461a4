/**
 * A game in boxes of all kinds: parents of every display, sizes of its own, directions, zoom and
 * transforms, in windows of three widths. In each the same is looked at; see checks.ts.
 *
 *   node test/boxes/run.mjs [part of a box's name …] [--quick]
 *
 * --quick tries each box in one of the windows.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/boxes-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({
  entryPoints: { page: 'test/boxes/page.ts' },
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
});
const server = await serve(folder);
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 768, height: 1024 } });
const page = await context.newPage();
await page.exposeFunction(
  'pointer',
  async (/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) => {
    if (type === 'move') await page.mouse.move(x, y);
    else if (type === 'down') await page.mouse.down();
    else await page.mouse.up();
  },
);
await page.route('**/page.html', (route) =>
  route.fulfill({
    contentType: 'text/html',
    // A scrollbar would take room from some boxes and not from what they are compared with.
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boxes</title><link rel="icon" href="data:,">
<style>* { scrollbar-width: none } body { margin: 8px }</style><main></main><script type="module" src="page.js"></script></html>`,
  }),
);
await page.goto(`${server.url}/page.html`);
await page.waitForFunction('window.boxes');

/** @type {{ name: string, window: [number, number] }[]} */
const boxes = await page.evaluate('window.boxes');
const chosen = boxes
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
  .filter((_, i) => !values.quick || (i + Math.trunc(i / 3)) % 3 === 0);
let passed = 0;
let size = '';
// Sorted by window: to give it another size takes longer than a box.
for (const { name, window } of chosen.sort((a, b) => a.window[0] - b.window[0])) {
  if (size !== String(window)) {
    size = String(window);
    await page.setViewportSize({ width: window[0], height: window[1] });
    await page.waitForFunction(
      ([width, height]) => innerWidth === width && innerHeight === height,
      window,
    );
  }
  /** @type {string[]} */
  const faults = await page.evaluate(
    (name) => /** @type {any} */ (globalThis).faultsOf(name),
    name,
  );
  if (faults.length === 0) passed++;
  else console.log(`✖ ${name}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
}
await browser.close();
await server.close();
console.log(`\n${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed < chosen.length || chosen.length === 0 ? 1 : 0;
