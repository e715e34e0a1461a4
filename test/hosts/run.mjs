/**
 * Tests the package, as npm would publish it, in bundlers and frameworks and in a real browser.
 *
 *   node test/hosts/run.mjs [part of a name …]        after npm run build
 *
 * The results are written to docs/hosts.md, failures included, unless only some hosts were run. A host
 * is one file in bundlers/ or one folder in frameworks/.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { broken, frameworks } from './frameworks/hosts.mjs';
import { writeTables } from './table.mjs';
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
await withoutBrowser();
await bundlers();
await allFrameworks();
await browser.close();
if (parts.length === 0) await writeTables(results);

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
    run: (command, flags) => run(folder, [...command], flags),
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
    await check('bundlers', name, 'builds', async () => (site = await build(place)));
    const look = site ? await lookAt(place.folder, site) : undefined;
    const told = (/** @type {() => unknown} */ problem) => async () => {
      if (!look) throw new Error('it was not built');
      const said = problem();
      if (said) throw new Error(String(said));
    };
    await check(
      'bundlers',
      name,
      'a move fires its event',
      told(() => look?.move),
    );
    await check(
      'bundlers',
      name,
      'chunks load',
      told(() => look?.chunks),
    );
    await check(
      'bundlers',
      name,
      'the worker runs',
      told(() => look?.worker),
    );
    await check(
      'bundlers',
      name,
      'theme style sheet kept',
      told(() => look?.theme),
    );
  }
}

async function withoutBrowser() {
  const place = workplace('without-browser');
  cpSync(path.join(own, 'without-browser'), place.folder, { recursive: true });
  const inNode = (/** @type {string} */ name) => `import('hourhand/${name}').then(() => {});`;
  for (const name of ['worker', 'cdn', 'clock']) {
    if (!wanted('Node')) continue;
    writeFileSync(path.join(place.folder, `${name}.mjs`), inNode(name));
    await check('programs', 'Node', `hourhand/${name} does nothing and ends`, async () => {
      const said = await place.run([`../work/without-browser/${name}.mjs`]);
      if (said) throw new Error(said);
    });
  }
  for (const name of ['jsdom', 'happy-dom']) {
    if (!wanted(name)) continue;
    await check('programs', name, 'every game can be played', () =>
      place.run(['../work/without-browser/play.js', name], ['--conditions=browser']),
    );
  }
}

async function allFrameworks() {
  for (const framework of frameworks) {
    if (!wanted(framework.name)) continue;
    for (const [name, problem] of await tryFramework(framework)) {
      await check('frameworks', framework.name, name, async () => {
        if (problem) throw new Error(problem);
      });
    }
  }
  if (!wanted(broken.name)) return;
  await check('checks', 'an adapter broken on purpose', 'is detected', async () => {
    const found = (await tryFramework(broken)).filter(([, problem]) => problem);
    const names = found.map(([name]) => name).join(', ');
    if (found.length < 5) throw new Error(`only ${found.length} checks failed: ${names}`);
  });
}

/**
 * @param {any} framework one of frameworks/hosts.mjs
 * @returns {Promise<[name: string, problem: string][]>}
 */
async function tryFramework({ folder: name, main, plugin, options = {} }) {
  const place = workplace(`framework-${name}`);
  const { folder } = place;
  cpSync(path.join(own, 'frameworks', name), folder, { recursive: true });
  const entry = readFileSync(path.join(own, 'frameworks/entry.js'), 'utf8');
  writeFileSync(path.join(folder, 'entry.js'), entry.replace('MAIN', main));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>A game</title><link rel="icon" href="data:,">' +
      '<body><script type="module" src="./entry.js"></script></body></html>',
  );
  /** @type {[string, string][]} */
  const made = [];
  const step = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ work) => {
    made.push([what, await outcome(work)]);
  };
  await step('builds', async () => {
    const { build } = await place.need('vite');
    const plugins = plugin ? [(await place.need(plugin[0]))[plugin[1]](plugin[2])] : [];
    const out = { outDir: 'out', target: 'es2022' };
    await build({
      ...{ root: folder, configFile: false, logLevel: 'error', build: out, plugins },
      ...options,
    });
  });
  if (made[0]?.[1]) return made;
  const server = await serve(path.join(folder, 'out'));
  for (const query of ['', '?late']) {
    const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
    tab.setDefaultTimeout(TIME);
    let workers = 0;
    tab.on('worker', () => workers++);
    /** @type {string[]} */
    const thrown = [];
    tab.on('pageerror', ({ message }) => thrown.push(message));
    await tab.goto(`${server.url}/${query}`);
    const game = tab.locator(`#first ${GAME}`);
    /** @param {string} code of an expression, where `el` is the game and `app` its framework's */
    const ask = (code) =>
      tab.evaluate(
        `(() => { const [app, other] = window.apps; const el = app.root.querySelector('${GAME}'); return (${code}); })()`,
      );
    const same = async (/** @type {string} */ code, /** @type {unknown} */ wantedValue) => {
      const value = await ask(code);
      if (value !== wantedValue) throw new Error(`${code} is ${value}, not ${wantedValue}`);
    };
    const takes = async () => {
      await game.locator('[part~=card]').first().waitFor();
      await same('String(el.toolbar)', 'minimal');
    };
    const plays = async () => {
      for (const button of await game.locator('button.movable').all()) {
        await button.click({ timeout: 5000 });
        if ((await ask('el.moveCount')) > 0) break;
      }
      await same('el.moveCount', 1);
      await same('app.heard.length', 1);
    };
    if (query) {
      await step('defined after', async () => {
        await takes();
        await same('el.dealNumber', 7);
        await plays();
      });
      await tab.close();
      continue;
    }
    await step('attributes in', takes);
    await step('properties in', async () => {
      await same('el.dealNumber', 7);
      await same('el.winnable', false);
    });
    await step('preventDefault honoured', async () => {
      await ask('app.state.stopped = true');
      await ask('el.play(el.moves[0])');
      await same('el.moveCount', 0);
      await ask('(app.state.stopped = false, 0)');
    });
    await step('events fire', plays);
    await step('two instances', async () => {
      await same('other.heard.length', 0);
      await same(`other.root.querySelector('${GAME}').moveCount`, 0);
    });
    await step('re-render keeps the game', async () => {
      await ask('(window.kept = el, app.render({ ...app.state, label: "after" }), 0)');
      await tab.locator('#first [title=after]').waitFor({ state: 'attached' });
      await same('window.kept === el', true);
      await same('el.moveCount', 1);
    });
    await step('worker in production', async () => {
      await game.locator('[part=verdict]').getByText(/can/).first().waitFor({ timeout: 10_000 });
      if (workers === 0) throw new Error('the solver worked without one');
    });
    await step('unmount cleans up', async () => {
      await ask('(app.unmount(), 0)');
      await same('el', null);
      await same('window.kept.isConnected', false);
      if (thrown.length > 0) throw new Error(thrown.join('\n'));
    });
    await tab.close();
  }
  await server.close();
  return made;
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
