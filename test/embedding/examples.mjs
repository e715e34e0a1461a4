/**
 * Runs every example of the README and of docs/ with the built kit: scripts are checked against its types
 * and run in a page without an error, pages load, and style sheets are understood. The examples of
 * docs/use/ are built and run by `npm run test:hosts`.
 *
 *   node test/embedding/examples.mjs [part of a file’s name …]        after npm run build
 */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
const folder = '.cache/examples';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @typedef {{ file: string, kind: string, name: string, text: string }} Example */
/** @typedef {import('playwright-core').Page} Page */

/** @param {string} file @returns {Example[]} */
function examplesOf(file) {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(html|css|js|ts)\n(.*?)\n```$/gms);
  return [...blocks].map(([, kind = '', text = ''], i) => ({
    ...{ file, kind, text },
    name: `${path.basename(file, '.md')}-${i + 1}`,
  }));
}

const parts = process.argv.slice(2);
const files = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((file) => file.endsWith('.md'))
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
const examples = files.flatMap(examplesOf);
const isScript = (/** @type {Example} */ { kind }) => kind === 'js' || kind === 'ts';

/** What an example is for, beside running without an error; by a part of its text. */
const effects = new Map([
  [
    "addEventListener('solitaire-win', ({ detail })",
    async (/** @type {Page} */ page, /** @type {string[]} */ lines) => {
      await page.evaluate(async () => {
        const game = /** @type {any} */ (document.querySelector('clock-solitaire'));
        await game.newGame(19);
        while (game.status === 'playing') game.play(game.moves[0].token);
      });
      assert.ok(lines.includes('clock, deal 19: won in 52 moves'), lines.join('\n'));
    },
  ],
  [
    'connectFrame',
    async (/** @type {Page} */ page, /** @type {string[]} */ lines) => {
      for (let i = 0; !lines.includes('0'); i++) {
        assert.ok(i < 600, `the frame has not answered: ${lines.join('\n')}`);
        await page.waitForTimeout(50);
      }
      await page.waitForFunction(() => document.querySelector('iframe')?.style.height !== '');
    },
  ],
  [
    'faceRenderer',
    async (/** @type {Page} */ page) => {
      // All cards lie face down but one.
      await page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector('clock-solitaire')).shadowRoot.querySelector(
          'my-face',
        ),
      );
    },
  ],
]);

/** Checks the scripts against the types of the package. */
function checkTypes() {
  for (const { name, kind, text } of examples.filter(isScript)) {
    // A page’s script has no module of its own to import, but its project has.
    const types = text.includes('hourhand') ? '' : "import 'hourhand';\n";
    writeFileSync(`${folder}/${kind}-${name}.ts`, `${types}${text}\nexport {};\n`);
  }
  const options = {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: [], strict: true, skipLibCheck: true },
  };
  // A script without types takes what querySelector finds as it is.
  writeFileSync(
    `${folder}/js-page.d.ts`,
    `interface ParentNode {
      querySelector<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K];
    }`,
  );
  return ['js', 'ts'].flatMap((kind) => {
    const project = { compilerOptions: options, include: [`${kind}-*.ts`] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(project));
    if (!examples.some((example) => example.kind === kind)) return [];
    const compiler = 'node_modules/typescript-native/bin/tsc';
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', folder], {
      encoding: 'utf8',
    });
    return status === 0 ? [] : [stdout];
  });
}

const server = await serve('dist', { 'access-control-allow-origin': '*' });
const browser = await launch();
const cdn = readFileSync('dist/cdn.js');
const hash = `sha384-${createHash('sha384').update(cdn).digest('base64')}`;

/** The page of an example. @param {Example} example */
async function pageOf(example) {
  const { kind, name, text } = example;
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title>`;
  if (kind === 'html') return head + text.replace('sha384-…', hash);
  const game = `${head}<clock-solitaire deal="7"></clock-solitaire>`;
  const kit = '<script type="module" src="/cdn.js"></script>';
  if (kind === 'css') return `${game}${kit}<style>${text}</style>`;
  const bundled = await build({
    stdin: { contents: text, resolveDir: root, loader: kind === 'ts' ? 'ts' : 'js' },
    ...{ bundle: true, format: 'esm', target: 'es2022', write: false, logLevel: 'silent' },
  });
  const script = `<script type="module">${bundled.outputFiles[0]?.text}</script>`;
  return game + (text.includes('hourhand') ? '' : kit) + script;
}

/** @param {Example} example */
async function run(example) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const troubles = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    else lines.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  // Wherever an example loads the kit from, it gets this one.
  await page.route(/hourhand|\/embed\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const own = pathname.replace(/^.*?hourhand(@[\d.]+)?\/(dist\/)?|^\/(?=embed)/, '');
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ path: `dist/${own.replace(/\/$/, '/index.html')}`, headers });
  });
  const html = (await pageOf(example)).replace(
    /<script type="module">(.*?)<\/script>/gs,
    (all, script) =>
      script.includes("from 'hourhand")
        ? `<script type="importmap">{"imports":{"hourhand/":"/hourhand/"}}</script>${all.replaceAll(/'hourhand\/([\w/]+)'/g, "'hourhand/$1.js'")}`
        : all,
  );
  await page.route(`${server.url}/example.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${server.url}/example.html`);
  if (html.includes('<script')) {
    await page.waitForFunction(() =>
      [.../** @type {NodeListOf<any>} */ (document.querySelectorAll('clock-solitaire'))].every(
        ({ shadowRoot, status }) =>
          // What imports the rules alone has no game on its page.
          status ? shadowRoot?.querySelector('[part~=pile]') : document.readyState === 'complete',
      ),
    );
  }
  if (example.kind === 'css') {
    const rules = await page.evaluate(() => {
      const rules = [.../** @type {any} */ (document.querySelector('style')).sheet.cssRules];
      return rules.map(({ style }) => style.length);
    });
    const blocks = example.text.match(/\{[^}]*\}/g) ?? [];
    const wanted = blocks.map((block) => block.match(/^\s*[\w-]+:/gm)?.length ?? 0);
    assert.equal(rules.length, wanted.length, 'a selector is not understood');
    rules.forEach((count, i) => assert.ok(count >= (wanted[i] ?? 0), `rule ${i + 1} has a fault`));
  }
  for (const [part, check] of effects) if (example.text.includes(part)) await check(page, lines);
  assert.deepEqual(troubles, []);
  await page.close();
}

let passed = 0;
let failed = 0;
const faults = checkTypes();
for (const fault of faults) console.log(`✖ types\n${fault}`);
failed += faults.length;
if (faults.length === 0) passed++;
for (const example of examples) {
  try {
    await run(example);
    passed++;
  } catch (error) {
    failed++;
    console.log(`✖ ${example.file}: ${example.name}\n${example.text}\n${String(error)}\n`);
  }
}
await browser.close();
await server.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || examples.length === 0 ? 1 : 0);
