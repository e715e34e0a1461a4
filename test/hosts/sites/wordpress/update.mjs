/** A page that was cached before an update of the plugin, and asks for the files under the old version’s address. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { open, playMove, TAG } from '../play.mjs';
import { shortcode } from './snippets.mjs';

const NEWER = '9.9.9';

/** PHP looks for changed files every two seconds only. @param {string} link */
async function namesNewer(link) {
  const end = Date.now() + 10_000;
  while (!(await (await fetch(link)).text()).includes(`cdn.js?ver=${NEWER}`)) {
    assert.ok(Date.now() < end, 'the page goes on naming the old version');
  }
}

/**
 * @param {import('./index.mjs').Place} place
 * @param {(content: string) => Promise<{ link: string }>} write
 */
export async function updateChecks({ site, browser, check }, write) {
  const { link } = await write(shortcode({ verdict: 'on', speed: 'normal' }));
  const cached = await (await fetch(link)).text();
  // Before 6.4, WordPress wrote attributes of scripts with single quotes.
  const [, address = '', version = ''] =
    /src=["']([^"']*cdn\.js\?ver=([^"']+))["']/.exec(cached) ?? [];
  const script = address ? await (await fetch(address)).text() : '';
  const files = ['hourhand.php', 'dist/cdn.js'].map((name) =>
    path.join(site.folder, 'wp-content/plugins/hourhand', name),
  );
  const before = files.map((file) => readFileSync(file, 'utf8'));
  files.forEach((file, i) => writeFileSync(file, (before[i] ?? '').replaceAll(version, NEWER)));

  /** @param {Record<string, string>} answers what a cache gives instead of the site, by address */
  const visit = async (answers) => {
    const context = await browser.newContext();
    for (const [url, body] of Object.entries(answers)) {
      const contentType = url === link ? 'text/html' : 'text/javascript';
      await context.route(url, (route) => route.fulfill({ body, contentType }));
    }
    const tab = await open(context, link);
    try {
      await playMove(tab);
      // The worker is asked for without a version.
      await tab.locator(`${TAG} [part=verdict]`).getByText(/can/).first().waitFor();
      assert.deepEqual([tab.thrown, tab.lost], [[], []]);
      const used = await tab.evaluate((tag) => customElements.get(tag)?.['version'], TAG);
      const asked = await tab.locator('script[src*="cdn.js"]').getAttribute('src');
      return { used, asked: new URL(asked ?? '', link).searchParams.get('ver') };
    } finally {
      await context.close();
    }
  };
  try {
    await check('updated: a page names the new version', async () => {
      assert.notEqual(version, '', 'the page names no version');
      await namesNewer(link);
      assert.deepEqual(await visit({}), { used: NEWER, asked: NEWER });
    });
    await check('updated: a page cached before plays with the new files', async () => {
      assert.deepEqual(await visit({ [link]: cached }), { used: NEWER, asked: version });
    });
    await check('updated: a page and a script cached before play with the new worker', async () => {
      const answers = { [link]: cached, [address]: script };
      assert.deepEqual(await visit(answers), { used: version, asked: version });
    });
  } finally {
    files.forEach((file, i) => writeFileSync(file, before[i] ?? ''));
  }
}
