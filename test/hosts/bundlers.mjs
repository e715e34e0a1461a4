/** Bundlers: each is a file in bundlers/, which builds a page with one game. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { outcome } from './results.mjs';
import { GAME, own, pageOf, TIME } from './workshop.mjs';

/** @param {import('./types.js').Run} run */
export async function bundlers({ browser, check, tell, wanted, workplace }) {
  for (const file of readdirSync(path.join(own, 'bundlers')).sort()) {
    /** @type {import('./types.js').Bundler} */
    const { name, package: from, build } = (await import(`./bundlers/${file}`)).default;
    if (!wanted(name)) continue;
    const place = workplace(path.basename(file, '.mjs'));
    tell('bundlers', name, place.versions(from));
    cpSync(path.join(own, 'app'), place.folder, { recursive: true });
    /** @type {import('./types.js').Site | undefined} */
    let site;
    await check('bundlers', name, 'builds', async () => (site = await build(place)));
    /** @type {Awaited<ReturnType<typeof lookAt>> | undefined} */
    let look;
    const closed = await outcome(async () => {
      if (!site) throw new Error('it was not built');
      look = await lookAt(browser, place.folder, site);
    });
    const told = (/** @type {() => unknown} */ problem) => async () => {
      if (closed) throw new Error(closed);
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

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @param {import('./types.js').Site} site
 */
async function lookAt(browser, folder, site) {
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
