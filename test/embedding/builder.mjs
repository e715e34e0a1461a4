/**
 * The built builder: what it gives, put into real pages. Nothing moves when the game comes late, the
 * frame fits, and what it copies is in the clipboard.
 *
 *   node test/embedding/builder.mjs [part of a name …]        after npm run build
 */
import { strict as assert } from 'node:assert';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { comeLate } from './late.mjs';

process.chdir(root);
const games = await readCatalogue();
const folder = '.cache/builder';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// Modules are fetched with CORS, as from any other site.
const kit = await serve('dist', { 'access-control-allow-origin': '*' });
const host = await serve(folder);
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });

/** What authors choose. */
const queries = [
  ...games.map(({ id }) => `game=${id}&deal=7`),
  'game=clock&deal=8&toolbar=none&theme=felt&layout=rows',
  'game=travellers&deal=8&deck=32&toolbar=minimal',
  'game=watch&deal=8&width=400&height=500',
  'game=german-clock&deal=8&width=250',
];

/** @param {string} query */
async function openBuilder(query) {
  const tab = await context.newPage();
  await tab.goto(`${kit.url}/builder/?${query}`);
  await tab.locator('.stage button.movable, .stage [part~=pile]').first().waitFor();
  return tab;
}

/** @param {string} query */
async function snippetOf(query) {
  const tab = await openBuilder(query);
  const snippet = (await tab.locator('pre').textContent()) ?? '';
  await tab.close();
  return snippet;
}

/**
 * Opens a page with these snippets and paragraphs between them, and lets the script come only once the
 * page has been painted.
 * @param {string[]} snippets
 * @param {number} width
 */
async function openLate(snippets, width) {
  const body = snippets.map((snippet, i) => `<p>Paragraph ${i}</p>${snippet}`).join('\n');
  writeFileSync(
    `${folder}/page.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>A page</title><main>${body}<p>The end</p></main></html>`,
  );
  const tops = () => [...document.querySelectorAll('p')].map(({ offsetTop }) => offsetTop);
  return comeLate(context, `${host.url}/page.html`, width, tops);
}

/** @type {[name: string, test: () => Promise<void>][]} */
const tests = [
  [
    'nothing moves when the game of a snippet comes late',
    async () => {
      const snippets = [];
      for (const query of queries) snippets.push(await snippetOf(`${query}&snippet=reserved`));
      for (const width of [200, 360, 768, 1280]) {
        const { before, after, shifts } = await openLate(snippets, width);
        // Heights are fractions of pixels: their sums may be rounded in another way.
        const apart = after.map((top, i) => Math.abs(top - before[i]));
        assert.ok(
          Math.max(...apart) <= 1,
          `at ${width} pixels: ${after.join()}, not ${before.join()}`,
        );
        assert.deepEqual(shifts, [], `at ${width} pixels`);
      }
      // Without its styles a snippet moves the page, and that is noticed.
      const bare = snippets.map((snippet) => snippet.replace(/^<style>.*?<\/style>/, ''));
      assert.notDeepEqual(bare, snippets);
      const { before, after } = await openLate(bare, 768);
      assert.notDeepEqual(after, before);
    },
  ],
  [
    'nothing moves when the game of the day comes late, on most days or with a height',
    async () => {
      for (const [query, date] of [
        // Hide-and-Seek, whose space is kept, and German Clock.
        ['game=daily', '2026-11-25'],
        ['game=daily&height=600', '2026-11-24'],
      ]) {
        const snippet = await snippetOf(`${query}&snippet=reserved`);
        writeFileSync(
          `${folder}/page.html`,
          `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>A page</title><p>Before</p>${snippet}<p>After</p></html>`,
        );
        for (const width of [360, 768, 1280]) {
          const tab = await context.newPage();
          await tab.setViewportSize({ width, height: 800 });
          await tab.clock.setFixedTime(`${date}T12:00:00`);
          let release = () => {};
          const released = new Promise((resolve) => (release = () => resolve(undefined)));
          await tab.route('**/cdn.js', (route) => released.then(() => route.continue()));
          await tab.goto(`${host.url}/page.html`, { waitUntil: 'commit' });
          await tab.locator('p', { hasText: 'After' }).waitFor();
          const tops = () =>
            tab
              .locator('p')
              .evaluateAll((all) =>
                all
                  .filter((one) => one.getRootNode() === document)
                  .map((one) => one.getBoundingClientRect().top),
              );
          const before = await tops();
          release();
          await tab.waitForFunction(() =>
            document.querySelector('solitaire-daily')?.matches(':state(playing)'),
          );
          const after = await tops();
          const apart = after.map((top, i) => Math.abs(top - (before[i] ?? 0)));
          assert.ok(Math.max(...apart) <= 1, `${query} at ${width} pixels: ${before} ${after}`);
          await tab.close();
        }
      }
    },
  ],
  [
    'the board fits into the frame of a snippet',
    async () => {
      const snippet = await snippetOf('game=big-ben&deal=7&snippet=frame&height=500');
      writeFileSync(`${folder}/page.html`, `<!doctype html><title>A page</title>${snippet}`);
      const tab = await context.newPage();
      await tab.goto(`${host.url}/page.html`);
      const inside = tab.frameLocator('iframe');
      await inside.locator('big-ben-solitaire [part~=pile]').first().waitFor();
      const { scrollHeight, clientHeight } = await inside
        .locator('html')
        .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
      assert.equal(clientHeight, 500);
      assert.equal(scrollHeight, 500);
      await tab.close();
    },
  ],
  [
    'what is copied can be pasted',
    async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: kit.url });
      const tab = await openBuilder('game=clock&deal=daily&snippet=wordpress');
      await tab.getByRole('button', { name: 'Copy' }).click();
      await tab.getByText('Copied').waitFor();
      await tab.locator('#pasted').click();
      await tab.keyboard.press('Control+v');
      const pasted = await tab.locator('#pasted').inputValue();
      assert.equal(pasted, '[hourhand game="clock" deal="daily"]');
      await tab.close();
    },
  ],
  [
    'on a phone the game stays in view while its form is read, and gives way to what is below',
    async () => {
      const tab = await openBuilder('game=clock&deal=7');
      await tab.setViewportSize({ width: 390, height: 844 });
      const stage = tab.locator('.preview > .stage');
      const seen = async () => {
        const box = await stage.boundingBox();
        assert.ok(box);
        return box;
      };
      // First it is as a phone shows it, below the choice and the code.
      const { y: first } = await seen();
      assert.ok(first > 0 && first < 844 * 0.8, `${first} pixels`);
      for (const id of ['theme ~ details:nth-of-type(4)', 'theme ~ details:last-of-type']) {
        await tab
          .locator(`#${id}`)
          .evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 500));
        await tab.locator('.preview.small').waitFor();
        const { y: top, height } = await seen();
        assert.ok(top >= -0.5 && top + height < 844 * 0.6, `${top} + ${height} pixels`);
      }
      // What has the focus is not under it.
      await tab.locator('details:has(#difficulty) > summary').click();
      for (const id of ['difficulty', 'pasted']) {
        await tab.locator(`#${id}`).focus();
        const field = await tab.locator(`#${id}`).boundingBox();
        const { y: top, height } = await seen();
        assert.ok(field && field.y >= top + height, `${field?.y} pixels`);
      }
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, 390);
      await tab.close();
    },
  ],
  [
    'the page asks for its own files and the one file of the kit, and says nothing',
    async () => {
      const tab = await context.newPage();
      /** @type {string[]} */
      const requests = [];
      /** @type {string[]} */
      const said = [];
      tab.on('request', (request) => requests.push(request.url().replace(kit.url, '')));
      tab.on('console', (message) => said.push(message.text()));
      tab.on('pageerror', (error) => said.push(String(error)));
      await tab.goto(`${kit.url}/builder/`);
      await tab.locator('clock-solitaire [part~=pile]').first().waitFor();
      await tab.locator('#game [value=big-ben]').check();
      await tab.locator('big-ben-solitaire [part~=pile]').first().waitFor();
      const files = requests.filter((url) => !url.startsWith('data:')).sort();
      const own = ['', 'builder.css', 'builder.js'].map((file) => `/builder/${file}`);
      assert.deepEqual(files, [...own, '/cdn.js']);
      assert.deepEqual(said, []);
      await tab.close();
    },
  ],
];

const parts = process.argv.slice(2);
const chosen = tests.filter(
  ([name]) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
let passed = 0;
for (const [name, test] of chosen) {
  try {
    await test();
    passed++;
    console.log(`✓ ${name}`);
  } catch (error) {
    console.log(`✖ ${name}\n    ${error instanceof Error ? error.stack : error}`);
  }
}
await browser.close();
await kit.close();
await host.close();
console.log(`\n${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed < chosen.length || chosen.length === 0 ? 1 : 0;
