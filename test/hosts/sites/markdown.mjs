/** Markdown that puts the tag into a paragraph. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import { buildHugo, missingHugo } from './hugo.mjs';
import { copyKit } from './kit.mjs';
import { open, playMove } from './play.mjs';

const TAG = '<clock-solitaire deal="7"></clock-solitaire>';
const TEXT = `Before it.\n\n${TAG}\n\nAfter it.\n`;
const KEPT = 'keeps the tag, in a paragraph';

/** @typedef {import('../types.js').Workplace} Workplace */

/** What makes HTML of Markdown. @type {Record<string, (place: Workplace) => Promise<string> | string>} */
const writers = {
  'markdown-it': async ({ need }) =>
    (await need('markdown-it')).default({ html: true }).render(TEXT),
  marked: async ({ need }) => (await need('marked')).marked(TEXT),
  'goldmark (Hugo)': ({ folder }) =>
    withHugo(folder, '[markup.goldmark.renderer]\nunsafe = true\n'),
};

/** @param {string} folder @param {string} [config] */
function withHugo(folder, config) {
  mkdirSync(path.join(folder, 'content'), { recursive: true });
  writeFileSync(path.join(folder, 'content/page.md'), `+++\ntitle = 'A page'\n+++\n${TEXT}`);
  buildHugo(folder, config);
  const page = readFileSync(path.join(folder, 'public/page/index.html'), 'utf8');
  return page.replace(/^.*<link[^>]*>|<\/html>$/gs, '');
}

/** @param {import('../types.js').Run} tools */
export async function markdown({ workplace, browser, check, leaveOut, wanted }) {
  for (const [name, write] of Object.entries(writers)) {
    if (!wanted(`markdown ${name}`)) continue;
    const why = name.includes('Hugo') ? missingHugo() : '';
    if (why) {
      leaveOut('markdown', name, KEPT, why);
      continue;
    }
    const place = workplace(`markdown-${name.replace(/\W/g, '')}`);
    let html = '';
    const kept = await check('markdown', name, KEPT, async () => {
      html = await write(place);
      assert.ok(html.includes(`<p>${TAG}</p>`), html);
    });
    if (kept)
      await inPage(
        place.folder,
        html,
        (what, work) => check('markdown', name, what, work),
        browser,
      );
  }
  if (!wanted('markdown goldmark (Hugo)') || missingHugo()) return;
  const { folder } = workplace('markdown-safe');
  await check('markdown', 'goldmark (Hugo)', 'drops the tag unless it is told not to', async () => {
    const html = withHugo(folder);
    assert.ok(html.includes('After it.') && !html.includes('clock-solitaire'), html);
  });
}

/**
 * @param {string} folder
 * @param {string} html
 * @param {(what: string, work: () => Promise<unknown>) => Promise<boolean>} check
 * @param {import('playwright-core').Browser} browser
 */
async function inPage(folder, html, check, browser) {
  const site = path.join(folder, 'site');
  copyKit(site);
  writeFileSync(
    path.join(site, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="reserve.css">
<script type="module" src="cdn.js"></script>
<style>main { max-width: 40rem; margin: auto } p { text-indent: 2em; line-height: 1.7 }</style>
<main>${html}</main></html>`,
  );
  const server = await serve(site);
  const tab = await open(browser, server.url);
  await check('lays out well there', async () => {
    await tab.locator('clock-solitaire button.movable').first().waitFor();
    const boxOf = async (/** @type {import('playwright-core').Locator} */ place) => {
      const box = await place.boundingBox();
      assert.ok(box);
      return box;
    };
    const game = await boxOf(tab.locator('clock-solitaire'));
    const paragraph = await boxOf(tab.locator('p:has(clock-solitaire)'));
    assert.deepEqual(game, paragraph, 'the game does not fill its paragraph');
    assert.equal(game.width, (await boxOf(tab.locator('main'))).width);
    assert.ok(game.height > 300);
    const before = await boxOf(tab.getByText('Before it.'));
    const after = await boxOf(tab.getByText('After it.'));
    assert.ok(before.y + before.height <= game.y, 'it covers the text above it');
    assert.ok(game.y + game.height <= after.y, 'it covers the text below it');
  });
  await check('a move by the mouse is heard', async () => {
    await playMove(tab);
    assert.deepEqual(tab.thrown, []);
  });
  await tab.close();
  await server.close();
}
