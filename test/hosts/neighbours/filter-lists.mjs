/** Filter lists, as an extension applies them: to requests, and to the elements of a page by their names. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { importSource } from '../../../scripts/import-source.mjs';
import { TAG } from '../sites/play.mjs';

const { DIALOGS } = await importSource("export { DIALOGS } from './src/game/command.js'");

/** @typedef {import('./page.mjs').Beside} Beside */

/**
 * Those of AdGuard, which have EasyList in them: base, tracking, social media, German, mobile, cookies, popups,
 * banners, widgets and other annoyances.
 */
const LISTS = [2, 3, 4, 6, 11, 18, 19, 20, 21, 22];
/** Advertisements that every list knows: without them a list that was not read would block nothing as well. */
const ADVERTISEMENT = {
  request: 'https://www.google-analytics.com/analytics.js',
  element: 'AdSense',
};

/** Where the files of the kit may lie: on the site, beside a plugin, on a public server. */
const PLACES = [
  'https://example.org/hourhand/',
  'https://example.org/wp-content/plugins/hourhand/dist/',
  'https://cdn.jsdelivr.net/npm/hourhand@0.1.0/dist/',
  'https://games.example.net/hourhand/',
];

/**
 * The engine with the lists. They come in one package, as text inside the rules for browsers.
 * @param {string} folder in the workshop
 */
async function readLists(folder) {
  const { resolve } = createRequire(path.join(folder, 'main.js'));
  const packages = path.resolve(folder, '../../node_modules');
  const { FiltersEngine, Request } = (await import(resolve('@ghostery/adblocker'))).default;
  const texts = LISTS.map((id) => {
    const name = `ruleset_${id}`;
    const lists = path.join(packages, '@adguard/dnr-rulesets/dist/filters/declarative');
    const [{ metadata }] = JSON.parse(readFileSync(`${lists}/${name}/${name}.json`, 'utf8'));
    return metadata.rawFilterList;
  });
  const engine = FiltersEngine.parse(texts.join('\n'), { loadExtendedSelectors: true });
  return {
    packages,
    blocks: (/** @type {{ url: string, sourceUrl: string, type: string }} */ request) =>
      engine.match(Request.fromRawDetails(request)).match,
    hides: (/** @type {object} */ names) => engine.getCosmeticsFilters(names).styles,
  };
}

/** @type {Awaited<ReturnType<typeof readLists>> | undefined} */
let lists;
const read = () => {
  assert.ok(lists, 'the lists have not been read');
  return lists;
};

/** The scripts and styles that the package has, with slashes. @param {string} packages */
const kitFiles = (packages) =>
  readdirSync(path.join(packages, 'hourhand/dist'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(js|css|html)$/.test(file));

/** Which type a request for a file has. @param {string} file */
function typeOf(file) {
  if (file.endsWith('.css')) return 'stylesheet';
  return file.endsWith('.html') ? 'sub_frame' : 'script';
}

/**
 * Elements of the page and of the game that a rule hides, and the rule. The style sheets of extensions reach
 * into shadow roots.
 * @param {Beside} page
 */
async function hidden({ tab }) {
  const names = await tab.evaluate((tag) => {
    const inside = document.querySelector(tag)?.shadowRoot?.querySelectorAll('*') ?? [];
    const all = [...document.querySelectorAll('*'), ...inside];
    return {
      classes: [...new Set(all.flatMap((element) => [...element.classList]))],
      ids: all.map(({ id }) => id).filter(Boolean),
      hrefs: all.map((element) => element.getAttribute('href') ?? '').filter(Boolean),
    };
  }, TAG);
  const styles = read().hides({
    ...names,
    url: 'https://example.org/clock',
    hostname: 'example.org',
    domain: 'example.org',
  });
  const rules = [...styles.matchAll(/([^{}]+)\{/g)].flatMap(([, group = '']) =>
    group.split(/,\n/).map((rule) => rule.trim()),
  );
  assert.ok(rules.length > 0, 'no rule hides anything');
  return tab.evaluate(
    ([tag = '', ...rules]) => {
      const root = document.querySelector(tag)?.shadowRoot;
      // Some are written for an engine of their own.
      const usable = rules.filter((rule) => CSS.supports(`selector(${rule})`));
      return usable.flatMap((rule) =>
        [...document.querySelectorAll(rule), ...(root?.querySelectorAll(rule) ?? [])].map(
          (element) => element.className || element.localName,
        ),
      );
    },
    [TAG, ...rules],
  );
}

/** @param {string} folder */
export async function prepareLists(folder) {
  lists = await readLists(folder);
}

/**
 * @param {(page: Beside) => Promise<void>} plays
 * @returns {import('./page.mjs').Neighbour['checks']}
 */
export const blocking = (plays) => ({
  'no file of the kit is blocked': {
    async work() {
      const { blocks, packages } = read();
      const sourceUrl = 'https://example.org/clock';
      const requests = PLACES.flatMap((place) =>
        kitFiles(packages).map((file) => ({ url: place + file, sourceUrl, type: typeOf(file) })),
      );
      assert.ok(requests.length > 100, `only ${requests.length} addresses`);
      assert.deepEqual(
        requests.filter(blocks).map(({ url }) => url),
        [],
      );
      assert.ok(blocks({ url: ADVERTISEMENT.request, sourceUrl, type: 'script' }));
    },
  },
  'nothing of the game is hidden, in the menu and dialogs neither': {
    async work(page) {
      await page.ready();
      const seen = async () =>
        assert.deepEqual(await hidden(page), [ADVERTISEMENT.element], 'hidden by rules');
      await seen();
      for (const part of DIALOGS) {
        // The second half of a double click would open nothing.
        await page.tab.waitForTimeout(600);
        await page.game.locator('[part~=menu]').first().click();
        await page.game.locator(`.more [part~=${part}]`).click();
        await page.game.locator('dialog[open]').waitFor();
        await seen();
        await page.tab.keyboard.press('Escape');
        await page.game.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    },
  },
  'the game is played, with what is blocked left out': {
    async prepare(context) {
      await context.route('**/*', (route, request) => {
        const type = request.resourceType();
        const details = { url: request.url(), sourceUrl: 'https://example.org/clock', type };
        return read().blocks(details) ? route.abort() : route.continue();
      });
    },
    async work(page) {
      await page.ready();
      await plays(page);
      const verdict = page.game.locator('[part=verdict]');
      await verdict.getByText(/gewinnen|gewonnen/).waitFor();
    },
  },
});
