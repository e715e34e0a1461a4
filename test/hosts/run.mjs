/**
 * Tries the kit, as npm would publish it, in bundlers and frameworks, in a real browser.
 *
 *   node test/hosts/run.mjs [part of a name …]        after npm run build
 *
 * What was tried and how it went stands in docs/hosts.md afterwards, failures included; a run of only
 * some hosts leaves that file alone. A host is one file in bundlers/ or one folder in frameworks/.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { typeChecks } from './types/check.mjs';
import { prepareWorkshop, run } from './workshop.mjs';

const own = path.join(root, 'test/hosts');
const parts = process.argv.slice(2);
const wanted = (/** @type {string} */ name) =>
  parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));

const workshop = prepareWorkshop();
const browser = await launch();
/** @type {{ kind: string, host: string, check: string, problem: string }[]} */
const results = [];

const TIME = 30_000;
const GAME = 'grandfathers-clock-solitaire';

await types();
await bundlers();
await browser.close();

const failed = results.filter(({ problem }) => problem).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;

/**
 * @param {string} kind @param {string} host @param {string} check
 * @param {() => Promise<unknown>} work throws what is wrong
 */
async function check(kind, host, check, work) {
  let problem = '';
  try {
    await work();
  } catch (error) {
    problem = String(error instanceof Error ? error.message : error);
  }
  results.push({ kind, host, check, problem });
  console.log(`${problem ? '✖' : '✓'} ${host}: ${check}`);
  if (problem) console.log(problem.replace(/^/gm, '    '));
  return !problem;
}

/** @param {string} name @returns {import('./types.js').Workplace} */
function workplace(name) {
  const folder = path.join(workshop, 'work', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  const resolve = createRequire(path.join(folder, 'main.js')).resolve;
  return {
    folder,
    need: (id) => import(pathToFileURL(resolve(id)).href),
    run: (command) => run(folder, [...command]),
    page: (script) => writeFileSync(path.join(folder, 'index.html'), pageOf(`./${script}`)),
  };
}

/** @param {string} script @param {string} [style] */
function pageOf(script, style) {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<title>A game</title><link rel="icon" href="data:,">
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<${GAME} deal="7" verdict="on" speed="instant"></${GAME}>
<script type="module" src="${script}"></script></html>`;
}

async function types() {
  const place = workplace('types');
  cpSync(path.join(own, 'types'), place.folder, { recursive: true });
  for (const { host, check: name, work } of typeChecks(place)) {
    if (wanted(`types ${host}`)) await check('types', host, name, work);
  }
}

async function bundlers() {
  for (const file of readdirSync(path.join(own, 'bundlers')).sort()) {
    /** @type {import('./types.js').Bundler} */
    const { name, build } = (await import(`./bundlers/${file}`)).default;
    if (!wanted(name)) continue;
    const place = workplace(path.basename(file, '.mjs'));
    cpSync(path.join(own, 'app'), place.folder, { recursive: true });
    /** @type {import('./types.js').Site | undefined} */
    let site;
    await check('bundler', name, 'builds', async () => (site = await build(place)));
    const look = site ? await lookAt(place.folder, site) : undefined;
    const told = (/** @type {() => unknown} */ problem) => async () => {
      if (!look) throw new Error('it was not built');
      const said = problem();
      if (said) throw new Error(String(said));
    };
    await check(
      'bundler',
      name,
      'a move is played and heard',
      told(() => look?.move),
    );
    await check(
      'bundler',
      name,
      'chunks load',
      told(() => look?.chunks),
    );
    await check(
      'bundler',
      name,
      'the worker runs',
      told(() => look?.worker),
    );
    await check(
      'bundler',
      name,
      'theme style sheet kept',
      told(() => look?.theme),
    );
  }
}

/**
 * @param {string} folder
 * @param {import('./types.js').Site} site
 */
async function lookAt(folder, site) {
  let server;
  if ('url' in site) server = site;
  else {
    if (site.script) {
      writeFileSync(path.join(folder, site.folder, 'index.html'), pageOf(site.script, site.style));
    }
    server = await serve(path.join(folder, site.folder));
  }
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  /** @type {string[]} */
  const lost = [];
  /** @type {string[]} */
  const thrown = [];
  let workers = 0;
  tab.on('worker', () => workers++);
  tab.on('pageerror', ({ message }) => thrown.push(message));
  tab.on('response', (response) => {
    if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
  });
  tab.on('requestfailed', (request) => lost.push(`${request.url()} failed`));
  try {
    await tab.goto(server.url);
    const game = tab.locator(GAME);
    const move = await outcome(async () => {
      await game.locator('[part~=card]').first().waitFor({ timeout: TIME });
      await tab.evaluate((tag) => {
        /** @type {Event[]} */
        const heard = [];
        Object.assign(window, { heard });
        document
          .querySelector(tag)
          ?.addEventListener('solitaire-move', (event) => heard.push(event));
      }, GAME);
      await playOne(tab, game);
      if (thrown.length > 0) throw new Error(thrown.join('\n'));
    });
    const worker = await outcome(async () => {
      const verdict = game.locator('[part=verdict]');
      await verdict.getByText(/can/).first().waitFor({ timeout: TIME });
      if (workers === 0) throw new Error('the solver worked without one');
    });
    const chunks = await outcome(async () => {
      await game.locator('[part~=menu]').first().click();
      await game.locator('.more [part~=settings]').click();
      await game.locator('dialog[open]').waitFor({ timeout: TIME });
      if (lost.length > 0) throw new Error(lost.join('\n'));
    });
    const theme = await outcome(async () => {
      const value = await game.evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--solitaire-back'),
      );
      if (!value) throw new Error('it was dropped');
    });
    return { move, chunks, worker, theme };
  } finally {
    await tab.close();
    await server.close();
  }
}

/** @param {() => Promise<unknown>} work @returns {Promise<string>} what is wrong, or nothing */
async function outcome(work) {
  try {
    await work();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Plays a move with the mouse; the page has put what it heard into `heard`.
 * @param {import('playwright-core').Page} tab
 * @param {import('playwright-core').Locator} game
 */
async function playOne(tab, game) {
  const count = () => tab.evaluate(() => Reflect.get(window, 'heard').length);
  for (const button of await game.locator('button.movable').all()) {
    await button.click();
    if ((await count()) > 0) return;
  }
  throw new Error('no move was heard');
}
