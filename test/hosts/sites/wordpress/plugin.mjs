/** What the plugin promises: checked settings, a reserved box, its own files alone. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { open, playMove, playPage, TAG } from '../play.mjs';
import { staysPut } from '../still.mjs';
import { editorChecks } from './editor.mjs';
import { publish } from './people.mjs';
import { block, shortcode } from './snippets.mjs';
import { updateChecks } from './update.mjs';

/** Markup that would run if it got into the page. */
const EVIL = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const bad = { theme: 'pink', deal: EVIL, label: EVIL, onclick: 'window.hacked=1', redeals: '2' };

/** @param {import('./index.mjs').Place} place */
export async function pluginChecks(place) {
  const { site, people, browser, check } = place;
  const { author, editor } = people;
  const write = (/** @type {string} */ content) => publish(author, editor, content);

  for (const [kind, text] of [
    ['shortcode', shortcode({ ...bad, deal: 'pink', label: '&quot; onclick=&quot;x' })],
    ['block', block(bad)],
  ]) {
    await check(`${kind} with bad settings: they are ignored`, async () => {
      const { link } = await write(text);
      const tab = await open(browser, link);
      await playMove(tab);
      const names = await tab
        .locator(TAG)
        .first()
        .evaluate((tag) => tag.getAttributeNames());
      assert.deepEqual(names.sort(), ['label', 'speed']);
      assert.equal(await tab.locator(`${TAG} img, ${TAG} script`).count(), 0);
      assert.equal(await tab.evaluate('window.hacked'), undefined);
      assert.equal(await tab.locator('.hourhand-note').count(), 0, 'visitors see a note');
      await tab.close();
    });
    await check(`${kind} with bad settings: the preview names them`, async () => {
      const { id } = await author.rest('posts', {
        title: 'A draft',
        content: text,
        status: 'draft',
      });
      const tab = await open(author.context, `${site.url}/?p=${id}&preview=true`);
      const note = await tab.locator('.hourhand-note').innerText();
      assert.match(
        note,
        /^Hourhand: .*theme="pink" is not valid; it takes felt, wood, paper, night/,
      );
      assert.equal(await tab.evaluate('window.hacked'), undefined);
      await tab.close();
    });
  }
  for (const [kind, text] of [
    ['shortcode', shortcode()],
    ['block', block()],
  ]) {
    await check(`${kind} in a feed: a link to its page`, async () => {
      const { link } = await write(`${text}\n\n<p>The end of the ${kind}.</p>`);
      const feed = await (await fetch(`${site.url}/?feed=rss2`)).text();
      const item =
        feed.split('<item>').find((one) => one.includes(`The end of the ${kind}.`)) ?? '';
      assert.ok(item.includes(`<a href="${link}">Play Grandfather`), item);
      assert.ok(!item.includes(TAG), item);
    });
  }
  await files(place, write);
  await noShift(place, write);
  await sharedLink(place, write);
  await editorChecks(place);
  await savedAgain(place);
  await updateChecks(place, write);
  await check('turned off: the shortcode is text, the block nothing', () =>
    turnedOff(place, write),
  );
  await check('PHP logs nothing about the plugin', async () => {
    const log = existsSync(site.log) ? readFileSync(site.log, 'utf8') : '';
    assert.deepEqual(
      log.split('\n').filter((line) => line.includes('plugins/hourhand')),
      [],
    );
  });
}

/**
 * @param {import('./index.mjs').Place} place
 * @param {(content: string) => Promise<{ link: string }>} write
 */
async function files({ site, browser, check }, write) {
  const requests = async (/** @type {string} */ url, /** @type {boolean} */ game) => {
    const tab = await browser.newPage();
    /** @type {string[]} */
    const asked = [];
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto(url, { waitUntil: 'load' });
    if (game) await tab.locator(`${TAG} [part~=card]`).first().waitFor();
    await tab.close();
    return asked.filter((address) => !address.startsWith('data:') && !address.startsWith('blob:'));
  };
  await check('only the site itself is asked, only its own files', async () => {
    const asked = await requests((await write(shortcode())).link, true);
    assert.deepEqual(
      asked.filter((address) => !address.startsWith(site.url)),
      [],
    );
    const own = asked.filter((address) => address.includes('/hourhand/'));
    const names = own.map((address) => new URL(address).pathname.split('/').at(-1));
    assert.deepEqual(names.sort(), ['cdn.js', 'reserve.css']);
  });
  await check('a page without a game asks for nothing of it', async () => {
    const asked = await requests((await write('<p>No game.</p>')).link, false);
    assert.deepEqual(
      asked.filter((address) => address.includes('hourhand')),
      [],
    );
  });
}

/**
 * @param {import('./index.mjs').Place} place
 * @param {(content: string) => Promise<{ link: string }>} write
 */
async function noShift({ browser, check }, write) {
  const after = 'After it.';
  for (const [kind, text] of [
    ['shortcode', shortcode({ theme: 'felt', width: '30rem' })],
    ['block', block({ toolbar: 'minimal', height: '500px' })],
  ]) {
    await check(`${kind}: the page does not move when the game comes`, async () => {
      const { link } = await write(`${text}\n\n<p>${after}</p>`);
      await staysPut(browser, link, { game: TAG, after, scripts: '**/cdn.js*' });
    });
    await check(`${kind}: the same in a theme of the old kind`, async () => {
      const { link } = await write(`${text}\n\n<p>${after}</p>`);
      const address = `${link}${link.includes('?') ? '&' : '?'}classic=1`;
      await staysPut(browser, address, { game: TAG, after, scripts: '**/cdn.js*' });
      await playPage(browser, address, async (tab) => {
        assert.equal(await tab.locator('body > .wp-site-blocks').count(), 0);
        assert.equal(await tab.locator('link[href*="reserve.css"]').count(), 1);
      });
    });
  }
}

/**
 * A link that somebody has shared, to a deal of this post.
 * @param {import('./index.mjs').Place} place
 * @param {(content: string) => Promise<{ link: string }>} write
 */
async function sharedLink({ browser, check }, write) {
  await check(
    'a link that a friend has shared deals its deal, and the board comes into view',
    async () => {
      const text = '<p>A long post.</p>'.repeat(80);
      const { link } = await write(`${text}${block({ deal: '7' })}${text}`);
      const tab = await browser.newPage();
      tab.setDefaultTimeout(60_000);
      await tab.goto(`${link}#hh2-gnsnh`);
      await tab.waitForFunction((tag) => {
        const game = document.querySelector(tag);
        return game && Reflect.get(game, 'dealNumber') === 21;
      }, TAG);
      await tab.waitForFunction((tag) => {
        const top = document.querySelector(tag)?.getBoundingClientRect().top ?? NaN;
        return top > -1 && top < innerHeight / 2;
      }, TAG);
      await tab.close();
    },
  );
}

/**
 * What one person has written, all who may save again: the block is still one to the editor.
 * @param {import('./index.mjs').Place} place
 */
async function savedAgain({ site, people, browser, check }) {
  const text = `${block()}\n\n<!-- wp:shortcode -->\n${shortcode()}\n<!-- /wp:shortcode -->`;
  for (const role of ['author', 'contributor']) {
    await check(`written as ${role}, saved again as editor and admin: plays`, async () => {
      const { id, link, raw } = await publish(people[role], people['editor'], text);
      for (const saver of ['editor', 'admin']) {
        const { context, rest } = people[saver];
        const tab = await context.newPage();
        tab.setDefaultTimeout(60_000);
        await tab.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
        await tab.waitForFunction(() => window['wp']?.data?.select('core/block-editor'));
        await tab.waitForFunction(
          () => window['wp'].data.select('core/block-editor').getBlocks().length === 2,
        );
        const valid = await tab.evaluate(() =>
          window['wp'].data
            .select('core/block-editor')
            .getBlocks()
            .map(({ name, isValid }) => [name, isValid]),
        );
        assert.deepEqual(valid, [
          ['hourhand/game', true],
          ['core/shortcode', true],
        ]);
        await tab.evaluate(async (title) => {
          const { data } = window['wp'];
          await data.dispatch('core/editor').editPost({ title });
          await data.dispatch('core/editor').savePost();
        }, `Saved as ${saver}`);
        const now = await rest(`posts/${id}&context=edit`);
        assert.equal(now.title.raw, `Saved as ${saver}`);
        assert.equal(now.content.raw, raw, 'saving it again changed it');
        await tab.close();
      }
      await playPage(browser, link, async (tab) => {
        assert.equal(await tab.locator(TAG).count(), 2);
      });
    });
  }
}

/**
 * @param {import('./index.mjs').Place} place
 * @param {(content: string) => Promise<{ link: string }>} write
 */
async function turnedOff({ people, browser }, write) {
  const { link } = await write(`<p>Before.</p>\n\n${shortcode()}\n\n${block()}`);
  const plugin = 'plugins/hourhand/hourhand';
  await people['admin'].rest(plugin, { status: 'inactive' });
  try {
    const tab = await open(browser, link);
    assert.equal(await tab.getByText('[hourhand').count(), 1);
    assert.equal(await tab.locator(TAG).count(), 0);
    await tab.close();
  } finally {
    await people['admin'].rest(plugin, { status: 'active' });
  }
}
