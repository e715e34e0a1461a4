/**
 * The front door as it is built for a host: in a folder of a site, with and without scripts, in both
 * languages, by mouse and keys.
 *
 *   node test/demo/run.mjs [part of a name …]        after npm run build
 */
import { strict as assert } from 'node:assert';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { snippetOfReadme } from '../../scripts/demo-pages.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
const games = await readCatalogue();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// Not at the top of the server, where addresses that are not relative would be right too.
const folder = '.cache/demo';
rmSync(folder, { recursive: true, force: true });
await buildSite(`${folder}/some/folder`);
const server = await serve(folder);
const front = `${server.url}/some/folder/`;
const browser = await launch();

/** @typedef {import('playwright-core').Page} Page */

/** What pages said or asked for that they should not have. */
/** @type {string[]} */
let faults = [];

/**
 * A page of the front door in a profile of its own.
 * @param {string} address relative to the front door
 * @param {import('playwright-core').BrowserContextOptions & { before?: () => void }} [options]
 */
async function open(address = '', { before, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(front) && !/^(data|blob):/.test(url)) faults.push(`asked for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  if (before) await page.addInitScript(before);
  await page.goto(front + address);
  return page;
}

/** @param {Page} page @param {string} tag */
async function shown(page, tag) {
  const board = page.locator(tag).first();
  await board.scrollIntoViewIfNeeded();
  await board.locator('[part~=card]:not([hidden])').first().waitFor();
  return board;
}

/** Makes a move by mouse. @param {Page} page @param {string} tag */
async function move(page, tag = 'clock-solitaire') {
  const board = await shown(page, tag);
  const count = await board.evaluate((game) => /** @type {any} */ (game).moveCount);
  await board.locator('button.movable').first().click();
  await page.waitForFunction(
    ([name, before]) =>
      /** @type {any} */ (document.querySelector(String(name))).moveCount > Number(before),
    [tag, count],
  );
  return board;
}

/** @param {Page} page */
const loaded = (page) =>
  page.evaluate(
    (tags) => tags.filter((tag) => customElements.get(tag)),
    games.map(({ tag }) => tag),
  );

/** All texts of a page that have another language, and where its links lead. @param {Page} page */
const textsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-t]')].map((element) => [
      /** @type {HTMLElement} */ (element).dataset['t'],
      element.textContent,
      element instanceof HTMLAnchorElement ? element.href : '',
      element.getAttribute('content'),
    ]),
  );

/** @type {[name: string, test: () => Promise<void>][]} */
const tests = [
  [
    'games are loaded when they are scrolled to, and each can be played and is heard',
    async () => {
      const page = await open();
      await shown(page, 'clock-solitaire');
      assert.deepEqual(await loaded(page), ['clock-solitaire']);
      const heard = page.locator('.log li > details > summary');
      for (const [i, { id, tag }] of games.entries()) {
        await page.locator(`.index a[href="#${id}"]`).click();
        const board = await shown(page, tag);
        const choice = board.locator('button.movable').first();
        // A move by mouse where one click is one; a method elsewhere.
        if (i < 4) {
          await choice.scrollIntoViewIfNeeded();
          await choice.click();
        } else {
          await board.evaluate(async (element) => {
            const game = /** @type {any} */ (element);
            // A random deal can be lost before the first move.
            await game.newGame(8);
            game.play(game.moves[0].token);
          });
        }
        await page
          .locator('.log li', { hasText: 'solitaire-move' })
          .filter({ hasText: await page.locator(`.index a[href="#${id}"] span`).innerText() })
          .first()
          .waitFor({ state: 'attached' });
        await page.evaluate(() => scrollTo(0, 0));
      }
      assert.deepEqual((await loaded(page)).length, games.length);
      assert.match(
        (await heard.allTextContents()).join('\n'),
        /solitaire-deal Big Ben: deal [0-9A-Z]+/,
      );
      await page.context().close();
    },
  ],
  [
    'the list of events opens in the window, on a phone too',
    async () => {
      const page = await open('', { viewport: { width: 390, height: 844 } });
      await move(page);
      await page.locator('.log > summary').click();
      await page.waitForFunction(() => {
        const { top, bottom } = /** @type {Element} */ (
          document.querySelector('.log li')
        ).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      await page.context().close();
    },
  ],
  [
    'the log is bounded, shows details and is cleared',
    async () => {
      const page = await open('?theme=felt');
      const board = await move(page);
      const deal = await board.locator('[part~=deal-number]').innerText();
      const dealt = await page
        .locator('.log li', { hasText: 'solitaire-deal' })
        .first()
        .textContent();
      // By its code, or by its number if that is small.
      assert.match(deal, /(?:[0-9A-Z]+-[0-9A-Z]{3}|\s\d{1,5})$/);
      assert.ok(dealt?.includes(deal.split(/\s/).at(-1) ?? ''), `${deal} is named in “${dealt}”`);
      assert.match(
        await page.locator('.latest').innerText(),
        /solitaire-move Clock: move 1, .*by the player/,
      );
      await board.evaluate((element) => {
        const game = /** @type {any} */ (element);
        for (let i = 0; i < 120; i++) {
          game.undo();
          game.play(game.moves[0].token);
        }
      });
      await page.locator('.log > summary').click();
      assert.equal(await page.locator('.log li').count(), 200);
      await page.locator('.log li summary').first().click();
      // They are written when the browser tells that they have been opened, some time later.
      await page.locator('.log li pre').first().getByText('"moveCount": 1').waitFor();
      await page.getByRole('button', { name: 'Clear the list' }).click();
      assert.equal(await page.locator('.log li').count(), 0);
      await page.getByText('Make a move').waitFor();
      await page.context().close();
    },
  ],
  [
    'theme and colours change every board and are kept in the address',
    async () => {
      const page = await open();
      const board = await shown(page, 'clock-solitaire');
      const scheme = () => board.evaluate((element) => getComputedStyle(element).colorScheme);
      /** Waits until the board is painted as the plain one, which has no ground, is not. */
      const themed = () =>
        page.waitForFunction(() => {
          const { shadowRoot } = document.querySelector('clock-solitaire') ?? {};
          const base = shadowRoot?.querySelector('.base');
          return base && getComputedStyle(base).backgroundImage.includes('gradient');
        });
      await page.locator('.themes label').nth(1).click();
      await themed();
      await page.getByRole('radio', { name: 'Dark' }).press('Space');
      assert.equal(await scheme(), 'dark');
      // By keys, from the one that is chosen.
      await page.getByRole('radio', { name: 'Felt' }).press('ArrowRight');
      assert.equal(page.url(), `${front}?theme=wood&scheme=dark`);
      await page.reload();
      await shown(page, 'clock-solitaire');
      assert.ok(await page.getByRole('radio', { name: 'Wood' }).isChecked());
      assert.equal(await scheme(), 'dark');
      await themed();
      await page.getByRole('radio', { name: 'As the system' }).press('Space');
      await page.getByRole('radio', { name: 'Each game’s own' }).press('Space');
      assert.equal(page.url(), front);
      // What the address says is not trusted.
      await page.goto(`${front}?theme=%22onload&scheme=__proto__`);
      await shown(page, 'clock-solitaire');
      assert.equal(await page.locator('solitaire-settings').getAttribute('theme'), null);
      await page.context().close();
    },
  ],
  [
    'the language changes in place, and the game goes on',
    async () => {
      const page = await open('?theme=paper');
      const board = await move(page);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForFunction(() => document.documentElement.lang === 'de');
      assert.equal(page.url(), `${front}de/?theme=paper`);
      assert.equal(await board.evaluate((game) => /** @type {any} */ (game).moveCount), 1);
      await board.getByText('Züge').first().waitFor();
      assert.match(await page.locator('.latest').innerText(), /Die Uhr: Zug 1, .*von Hand/);
      const fresh = await open('de/?theme=paper');
      assert.deepEqual(await textsOf(page), await textsOf(fresh));
      assert.equal(await page.title(), await fresh.title());
      // Every text has been translated, except names and what is no word.
      const english = new Map(
        (await textsOf(await open('?theme=paper'))).map(([key, text]) => [key, text]),
      );
      const same = (await textsOf(fresh)).filter(
        ([key, text]) =>
          text &&
          english.get(key) === text &&
          /[a-z]/.test(text) &&
          !games.some(({ className }) =>
            text
              .replaceAll(/\W/g, '')
              .toLowerCase()
              .startsWith(className.replace('Solitaire', '').toLowerCase()),
          ),
      );
      assert.deepEqual(
        same.map(([, text]) => text?.trim()),
        ['In HTML'],
      );
      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      assert.equal(page.url(), `${front}?theme=paper`);
      await page.context().close();
    },
  ],
  [
    'where the other page can’t be fetched, the link is followed',
    async () => {
      const page = await open();
      await shown(page, 'clock-solitaire');
      await page.evaluate(() => (window.fetch = () => Promise.reject(new Error('no'))));
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL(`${front}de/`);
      assert.equal(await page.locator('html').getAttribute('lang'), 'de');
      await page.context().close();
    },
  ],
  [
    'the line of README.md is copied, or selected where the clipboard is refused',
    async () => {
      const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied').waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), snippetOfReadme());
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Select the code').waitFor();
      assert.equal(await page.evaluate(() => String(getSelection())), snippetOfReadme());
      await page.context().close();
    },
  ],
  [
    'all of a game is on the first screen, and the line of code too; a phone has a sentence that leads to it',
    async () => {
      const page = await open('');
      await page.setViewportSize({ width: 390, height: 844 });
      const game = await (await shown(page, 'clock-solitaire')).boundingBox();
      assert.ok(game && game.y + game.height <= 844, `${game?.y} and ${game?.height}`);
      const tag = await page.locator('.line a').boundingBox();
      assert.ok(tag && tag.y + tag.height <= game.y, `${tag?.y} and ${tag?.height}`);
      await page.locator('.line a').click();
      const code = await page.locator('.snippet pre').boundingBox();
      assert.ok(code && code.y > 0 && code.y + code.height <= 844, `${code?.y}`);
      await page.evaluate(() => scrollTo(0, 0));
      for (const [width, height] of [
        [768, 1024],
        [1280, 800],
      ]) {
        await page.setViewportSize({ width, height });
        const line = await page.locator('.snippet pre').boundingBox();
        const heard = await page.locator('.log').boundingBox();
        assert.ok(line && heard && line.y + line.height < heard.y, `${line?.y} at ${width}`);
      }
      await page.context().close();
    },
  ],
  [
    'a day and a game are chosen, and a day to come is not dealt',
    async () => {
      const page = await open('#day');
      const box = page.locator('#day > .board > *');
      await box.locator('[part~=card]:not([hidden])').first().waitFor();
      const deal = () => box.evaluate((game) => /** @type {any} */ (game).dealNumber);
      const today = await deal();
      await page.locator('#day [type=date]').fill('2026-01-15');
      await page.waitForFunction(
        (before) =>
          /** @type {any} */ (document.querySelector('#day > .board > *')).dealNumber !== before,
        today,
      );
      assert.match(await page.locator('#day pre code').innerText(), /deal="2026-01-15"/);
      const earlier = await deal();
      await page.locator('#day [type=date]').fill('2999-01-01');
      assert.equal(await deal(), earlier);
      await page.locator('#day [type=date]').fill('2026-01-15');
      await page.locator('#day select').selectOption('german-clock');
      await page
        .locator('#day german-clock-solitaire [part~=card]:not([hidden])')
        .first()
        .waitFor();
      assert.equal(
        await page.locator('#day pre code').innerText(),
        '<german-clock-solitaire deal="2026-01-15">',
      );
      await page.context().close();
    },
  ],
  [
    'the odds are those of docs/odds.md',
    async () => {
      const docs = readFileSync('docs/odds.md', 'utf8');
      const page = await open('', { javaScriptEnabled: false });
      const rows = page.locator('.odds tbody tr');
      // Nothing is counted of a game without a solver.
      const tables = games.flatMap(({ id }) => {
        const found = new RegExp(`<!-- odds ${id} -->([^]*?)<!-- /odds -->`).exec(docs);
        return found ? [{ id, table: found[1] ?? '' }] : [];
      });
      /**
       * Whether a figure is there, rounded to fewer decimals.
       * @param {string} text
       * @param {number} figure
       */
      const isIn = (text, figure) =>
        [...text.matchAll(/\d+(?:\.(\d+))?(?= %|–)/g)].some(
          ([shown, decimals = '']) =>
            Math.abs(Number(shown) - figure) <= 0.5 * 10 ** -decimals.length + 1e-9,
        );
      assert.ok(tables.length > 0);
      assert.equal(await rows.count(), tables.length);
      for (const [i, { id, table }] of tables.entries()) {
        const lines = table.split('\n').filter((line) => line.startsWith('| default '));
        const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
        const text = (await rows.nth(i).innerText()).replaceAll(/\s+/g, ' ');
        const wanted = cells.filter(([, , player = '']) => /^(perfect|hints|random)/.test(player));
        assert.ok(wanted.length > 0, id);
        for (const [, , player = '', , won = '', range = '', undecided] of wanted) {
          if (undecided === 'all') {
            // What is proved needs no decimals.
            assert.ok(text.includes('100 %'), `${id} ${player}: ${text}`);
            continue;
          }
          if (/^1 in /.test(undecided ?? '')) {
            assert.ok(text.includes(`exactly ${undecided}`), `${id} ${player}: ${text}`);
            continue;
          }
          const figures = [...range.split('–'), ...(/^\d+$/.test(undecided ?? '') ? [] : [won])];
          for (const figure of figures)
            assert.ok(
              isIn(text, parseFloat(figure)),
              `${id} ${player}: ${figure} is not in ${text}`,
            );
        }
      }
      await page.context().close();
    },
  ],
  [
    'nothing of the page moves while games come, and it is never wider than the screen',
    async () => {
      for (const width of [200, 360, 768, 1280]) {
        for (const address of ['', 'de/?theme=felt']) {
          const page = await open(address, {
            viewport: { width, height: 800 },
            before: () => {
              const shifts = /** @type {any[]} */ (/** @type {any} */ (window).shifts = []);
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                  const { value, startTime, sources } = /** @type {any} */ (entry);
                  for (const { node, previousRect, currentRect } of sources) {
                    if (!node) continue;
                    const [from, to] = [previousRect, currentRect].map((rect) =>
                      [rect.x, rect.y, rect.width, rect.height].join(' '),
                    );
                    const what = (node.outerHTML ?? node.data).slice(0, 60);
                    shifts.push(`${value} at ${startTime}: ${what}: ${from} to ${to}`);
                  }
                }
              }).observe({ type: 'layout-shift', buffered: true });
            },
          });
          const places = () =>
            page.evaluate(() =>
              [...document.querySelectorAll('main :not(option, wbr, noscript, path, svg)')]
                .filter((element) => element.getClientRects().length > 0)
                .filter((element) => !element.closest('.board > * > *'))
                .map((element) => {
                  const { left, top, width, height } = element.getBoundingClientRect();
                  return [left, top + scrollY, width, height];
                }),
            );
          const before = await places();
          for (const { tag } of games) await shown(page, tag);
          await shown(page, '#day > .board > *');
          const after = await places();
          assert.equal(after.length, before.length);
          // Heights are fractions of pixels.
          const apart = after.flatMap((place, i) =>
            place.map((x, j) => Math.abs(x - before[i][j])),
          );
          assert.ok(
            Math.max(...apart) < 1,
            `/${address} at ${width} pixels: ${Math.max(...apart)} pixels apart`,
          );
          const shifts = await page.evaluate(() => /** @type {any} */ (window).shifts);
          // Inside a board, its first words may give way to others.
          assert.deepEqual(shifts, [], `/${address} at ${width} pixels`);
          assert.ok(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `/${address} is wider than ${width} pixels`,
          );
          await page.context().close();
        }
      }
    },
  ],
  [
    'what is on the first screen stays where it is while the rest of the document comes',
    async () => {
      for (const width of [200, 360, 600, 768, 1280]) {
        for (const address of ['', 'de/']) {
          const page = await open(address, { viewport: { width, height: 800 } });
          const moved = await page.evaluate(() => {
            /** @type {(Element | Text)[]} */
            const nodes = [];
            const walker = document.createTreeWalker(
              document.body,
              NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
            );
            while (walker.nextNode()) {
              nodes.push(/** @type {Element | Text} */ (walker.currentNode));
            }
            /** @param {Element} element */
            const topOf = (element) => element.getBoundingClientRect().top + scrollY;
            // Nothing is seen of an element without text, such as code before its first line.
            const seen = nodes
              .filter((node) => node instanceof HTMLElement)
              .filter((node) => node.getClientRects().length > 0 && topOf(node) < innerHeight);
            const before = seen.map(topOf);
            /** @type {Map<string, string>} */
            const found = new Map();
            // A document comes from its beginning: here it goes from its end.
            for (const node of nodes.reverse()) {
              const parent = node.parentElement?.localName;
              node.remove();
              for (const [i, element] of seen.entries()) {
                if (!element.isConnected) break;
                if (!element.textContent?.trim()) continue;
                const top = topOf(element);
                if (Math.abs(top - before[i]) > 1) {
                  const came = `${node.nodeName} in ${parent}`;
                  const name = `${element.localName}.${element.className}`;
                  found.set(name, `at ${top} before ${came} comes, at ${before[i]} after`);
                }
              }
            }
            return [...found];
          });
          assert.deepEqual(moved, [], `/${address} at ${width} pixels`);
          await page.context().close();
        }
      }
    },
  ],
  [
    'axe finds nothing, in both languages, light and dark',
    async () => {
      for (const address of ['', 'de/', 'rules/', 'de/rules/']) {
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
          const page = await open(address, { colorScheme });
          if (!address.includes('rules')) {
            for (const { tag } of games) await shown(page, tag);
            await move(page);
            await page.locator('.log > summary').click();
          }
          await page.addScriptTag({ path: axe });
          const found = await page.evaluate(async () => {
            const { violations } = await /** @type {any} */ (window).axe.run();
            return violations.map((/** @type {any} */ { id, nodes }) =>
              [id, ...nodes.map((/** @type {any} */ { html }) => html)].join(' '),
            );
          });
          assert.deepEqual(found, [], `/${address}, ${colorScheme}`);
          await page.context().close();
        }
      }
    },
  ],
  [
    'every link of every page leads somewhere, also to the builder',
    async () => {
      const seen = new Set();
      for (const address of ['', 'de/', 'rules/', 'de/rules/']) {
        const page = await open(address, { javaScriptEnabled: false });
        const links = await page
          .locator('a')
          .evaluateAll((all) => all.map((a) => /** @type {HTMLAnchorElement} */ (a).href));
        for (const link of links) {
          const [file = '', anchor] = link.split('#');
          assert.ok(file.startsWith(front), link);
          if (seen.has(link)) continue;
          seen.add(link);
          const response = await page.context().request.get(file);
          assert.equal(response.status(), 200, link);
          const text = await response.text();
          if (anchor) assert.ok(text.includes(`id="${anchor}"`), link);
        }
        await page.context().close();
      }
      assert.ok(seen.size > 20);
      const page = await open();
      await page.getByRole('link', { name: 'Put it on your page: Big Ben' }).click();
      await page.locator('.stage big-ben-solitaire [part~=card]:not([hidden])').first().waitFor();
      await page.context().close();
    },
  ],
  [
    'everything works where storage throws',
    async () => {
      const page = await open('de/?scheme=dark', {
        before: () => {
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
            Object.defineProperty(window, name, { get: refuse });
          }
        },
      });
      await move(page);
      await page.getByRole('radio', { name: 'Nacht' }).press('Space');
      assert.equal(page.url(), `${front}de/?scheme=dark&theme=night`);
      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      const board = page.locator('clock-solitaire');
      assert.equal(await board.evaluate((game) => /** @type {any} */ (game).moveCount), 1);
      assert.match((await page.locator('.log li').allTextContents()).join('\n'), /solitaire-error/);
      await page.context().close();
    },
  ],
  [
    'without scripts the page can be read, in both languages',
    async () => {
      const page = await open('', { javaScriptEnabled: false });
      assert.equal(await page.locator('.snippet code').innerText(), snippetOfReadme());
      const instead = page.locator('clock-solitaire p');
      assert.equal(await instead.innerText(), 'Clock appears here when scripts are allowed.');
      assert.ok(await instead.isVisible());
      assert.equal(await page.getByRole('button').count(), 0);
      // Nothing is kept free for a board that never comes.
      const box = await page.locator('clock-solitaire').boundingBox();
      assert.ok(box && box.height < 200, `${box?.height} pixels`);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL(`${front}de/`);
      await page.getByRole('link', { name: 'So geht’s: Watch' }).click();
      await page.waitForURL(`${front}de/rules/#watch`);
      await page
        .getByText('Deck alle Karten auf. Kommt vorher der vierte König zweimal, verlierst du.')
        .waitFor();
      await page.context().close();
    },
  ],
];

const parts = process.argv.slice(2);
const chosen = tests.filter(
  ([name]) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
let passed = 0;
for (const [name, test] of chosen) {
  faults = [];
  try {
    await test();
    assert.deepEqual(faults, [], 'the console and the network');
    passed++;
    console.log(`✓ ${name}`);
  } catch (error) {
    console.log(`✖ ${name}\n    ${error instanceof Error ? error.stack : error}`);
  }
}
await browser.close();
await server.close();
console.log(`\n${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed < chosen.length || chosen.length === 0 ? 1 : 0;
