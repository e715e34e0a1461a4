/**
 * The oldest Chromium that the kit promises to run in, for the test runner. Today's Puppeteer can't open a
 * page in it, and Playwright can.
 */
import { chromium } from 'playwright-core';
import { ignoreDefaultArgs } from '../../scripts/browser.mjs';
import { handsOver } from './chromium-launcher.mjs';

/** @param {import('../../scripts/browser.mjs').Browser} browser */
export function oldChromiumLauncher({ executablePath, args, env }) {
  /** @type {Promise<import('playwright-core').Browser> | undefined} */
  let starting;
  /** @type {Map<string, { page: import('playwright-core').Page, connection: import('playwright-core').CDPSession }>} */
  const sessions = new Map();
  const pageOf = (/** @type {string} */ id) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no page for session ${id}`);
    return session.page;
  };

  return {
    name: 'Chromium 109',
    type: 'playwright',
    isActive: (/** @type {string} */ id) => sessions.has(id),
    getBrowserUrl: (/** @type {string} */ id) => pageOf(id).url(),
    getPage: pageOf,

    async stop() {
      await (await starting)?.close();
    },

    /** Each file has a page of its own, with a storage of its own. */
    async startSession(/** @type {string} */ id, /** @type {string} */ url) {
      starting ??= chromium.launch({ executablePath, args, env, ignoreDefaultArgs });
      const context = await (
        await starting
      ).newContext({
        viewport: { width: 800, height: 600 },
      });
      const page = await context.newPage();
      sessions.set(id, { page, connection: await context.newCDPSession(page) });
      await page.goto(url);
    },

    async stopSession(/** @type {string} */ id) {
      const { page } = sessions.get(id) ?? {};
      sessions.delete(id);
      await page?.context().close();
      return {};
    },

    async startDebugSession() {
      throw new Error('Chromium 109 has no debug session here.');
    },

    hands: handsOver(({ id }) => {
      const session = sessions.get(id);
      if (!session) throw new Error(`no page for session ${id}`);
      return session.connection;
    }),
  };
}
