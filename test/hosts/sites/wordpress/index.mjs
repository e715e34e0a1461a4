/** WordPress: what people of each role can put into a post, and the plugin. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../../scripts/catalogue.mjs';
import { serve } from '../../../../scripts/serve.mjs';
import { open, playMove, playPage, TAG } from '../play.mjs';
import { runProgram } from '../programs.mjs';
import { logIn, publish } from './people.mjs';
import { pluginChecks } from './plugin.mjs';
import { releases, startWordPress } from './setup.mjs';
import { shortcode, block } from './snippets.mjs';

const INSTALLED = 'is installed with the plugin';
const roles = ['admin', 'editor', 'author', 'contributor'];

/** @param {import('../../types.js').Run} tools */
export async function wordPress({ workplace, browser, check, leaveOut, tell, wanted }) {
  for (const release of releases) {
    const { name } = release;
    if (!wanted(name)) continue;
    const reason = release.missing();
    if (reason) {
      leaveOut('wordpress', name, INSTALLED, reason);
      continue;
    }
    const { folder } = workplace(name.toLowerCase().replace(/\W/g, '-'));
    const frames = await startFrames(folder);
    /** @type {Awaited<ReturnType<typeof startWordPress>> | undefined} */
    let site;
    const works = await check('wordpress', name, INSTALLED, async () => {
      site = await startWordPress(release, folder, path.resolve(folder, '../../node_modules'));
    });
    if (works && site) {
      tell('wordpress', name, `wordpress ${site.version}`);
      const people = Object.fromEntries(
        await Promise.all(
          roles.map(async (role) => [role, await logIn(browser, site?.url ?? '', role)]),
        ),
      );
      const own = (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ work) =>
        check('wordpress', name, what, work);
      const tools = { site, people, browser, frames: frames.url, check: own };
      await rolesAndSnippets(tools);
      await pluginChecks(tools);
      for (const { context } of Object.values(people)) await context.close();
      await site.close();
    }
    await frames.close();
  }
}

/** The page for frames, with its oEmbed data for the address that it gets. @param {string} folder */
async function startFrames(folder) {
  const place = path.join(folder, 'frames');
  mkdirSync(place);
  const server = await serve(place);
  const script = path.join(root, 'scripts/embed-site.mjs');
  runProgram(process.execPath, [script, `${server.url}/`, place]);
  return server;
}

/** @typedef {{ site: { url: string, folder: string, log: string }, people: Record<string, import('./people.mjs').Person>, browser: import('playwright-core').Browser, frames: string, check: (what: string, work: () => Promise<unknown>) => Promise<boolean> }} Place */

/** @param {Place} place */
async function rolesAndSnippets({ site, people, browser, frames, check }) {
  // The tag alone needs the kit's file on the site.
  const uploads = path.join(site.folder, 'wp-content/uploads');
  mkdirSync(uploads, { recursive: true });
  cpSync(path.join(root, 'dist/cdn.js'), path.join(uploads, 'cdn.js'));
  const html = `<script type="module" src="${site.url}/wp-content/uploads/cdn.js"></script><${TAG} deal="7" speed="instant"></${TAG}>`;
  for (const role of roles) {
    const write = (/** @type {string} */ content) =>
      publish(people[role], people['editor'], `${content}\n\n<p>The end.</p>`);
    const allowed = role === 'admin' || role === 'editor';
    await check(`tag in Custom HTML, ${role}: ${allowed ? 'plays' : 'is removed'}`, async () => {
      const { link } = await write(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`);
      if (allowed) return playPage(browser, link);
      const tab = await open(browser, link);
      assert.equal(await tab.locator(TAG).count(), 0);
      assert.equal(await tab.locator('script[src*=uploads]').count(), 0);
      assert.equal(await tab.getByText('The end.').count(), 1);
      await tab.close();
    });
    await check(`shortcode, ${role}: plays`, async () =>
      playPage(browser, (await write(shortcode())).link),
    );
    await check(`block, ${role}: plays`, async () =>
      playPage(browser, (await write(block())).link),
    );
    await check(`pasted address of the frame, ${role}: plays`, async () => {
      const address = `${frames}/grandfathers-clock/`;
      const { link } = await write(
        `<!-- wp:embed {"url":"${address}","type":"rich"} -->\n<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>\n<!-- /wp:embed -->`,
      );
      const tab = await open(browser, link);
      const frame = tab.locator(`iframe[src^="${frames}"]`);
      await frame.waitFor();
      assert.equal(await frame.getAttribute('sandbox'), 'allow-scripts');
      await playMove(tab, tab.frameLocator(`iframe[src^="${frames}"]`));
      await tab.close();
    });
  }
}
