/** Chromium for the test runner; what the runner cannot do itself goes over CDP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';
import { ignoreDefaultArgs } from '../../scripts/browser.mjs';

/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */

/** Milliseconds after which a page that is to be left counts as hanging, on a slow machine too. */
const LONGEST_LEAVE = 60_000;

/** @param {import('../../scripts/browser.mjs').Browser} browser */
export function chromiumLauncher({ executablePath, args, env }) {
  /** One connection for each page: what it emulates ends with it. */
  const connections = new WeakMap();
  /** The test that runs in each page, as far as is known. @type {WeakMap<Page, string>} */
  const running = new WeakMap();
  /** Pages whose process has crashed: they answer nothing any more. @type {WeakSet<Page>} */
  const crashed = new WeakSet();

  const launcher = chromeLauncher({
    launchOptions: { executablePath, args, env, ignoreDefaultArgs },

    /**
     * A page that keeps its focus while another test runs beside it, and starts without emulation. It
     * has a storage of its own.
     */
    async createPage({ browser }) {
      const page = await (await browser.createBrowserContext()).newPage();
      const connection = await page.createCDPSession();
      connections.set(page, connection);
      page.on('error', () => crashed.add(page));
      // Told while it begins, because a page that has crashed can't be asked.
      await page.exposeFunction('hourhandRuns', (/** @type {string} */ test) => {
        running.set(page, test);
      });
      await connection.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      // The runner uses a page for one file after another, and leaves through an empty one.
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
        connection.send('Emulation.setEmulatedMedia', { media: '', features: [] }).catch(() => {});
        connection.send('Emulation.setTouchEmulationEnabled', { enabled: false }).catch(() => {});
      });
      return page;
    },
  });
  launcher.name = 'Chromium';

  /** Why a page can't be used any more. */
  const faultOf = (/** @type {Page} */ page) =>
    (!page.browser().connected && 'The browser has ended') ||
    (crashed.has(page) && 'The page has crashed') ||
    (page.isClosed() && 'The page has been closed');

  /** What the launcher keeps to itself. @type {any} */
  const own = launcher;
  const startSession = launcher.startSession.bind(launcher);
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.startSession = (id, url) => {
    own.inactivePages = own.inactivePages.filter(
      (/** @type {{ puppeteerPage: Page }} */ { puppeteerPage }) => !faultOf(puppeteerPage),
    );
    return startSession(id, url);
  };
  // The runner itself would wait for minutes until a page that is gone answers, and use it again.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    if (!faultOf(page)) await tellHang(page);
    const left = faultOf(page) ? undefined : stopSession(id);
    left?.catch(() => {});
    const hangs = sleep(LONGEST_LEAVE, undefined, { ref: false });
    const result = await Promise.race([left, hangs]);
    if (result) return result;
    const test = running.get(page);
    const where = test ? `, in “${test}”` : '';
    const fault = faultOf(page) || 'The page can’t be left';
    own.activePages.delete(id);
    page.close().catch(() => {});
    throw new Error(`${fault}${where}.`);
  };

  return Object.assign(launcher, {
    hands: handsOver(({ id }) => connections.get(launcher.getPage(id))),
  });
}

/**
 * What the runner cannot do itself, over a connection to each session's page.
 * @param {(session: { id: string }) => { send(method: any, parameters: any): Promise<any> }} connect
 * @returns {import('./browser-commands.mjs').Hands}
 */
export function handsOver(connect) {
  /** The fingers on the screen in each session. @type {Map<string, { id: number }[]>} */
  const fingers = new Map();

  return {
    async media(session, { type = '', pointer, ...features }) {
      await connect(session).send('Emulation.setTouchEmulationEnabled', {
        enabled: pointer === 'coarse',
      });
      await connect(session).send('Emulation.setEmulatedMedia', {
        media: type,
        features: Object.entries(features).map(([name, value]) => ({ name, value })),
      });
    },

    async darken(session, enabled) {
      await connect(session).send('Emulation.setAutoDarkModeOverride', { enabled });
    },

    async picture(session, box) {
      // Speed counts more than the size of what is read at once.
      const how = { format: 'png', optimizeForSpeed: true, clip: box && { ...box, scale: 1 } };
      const { data } = await connect(session).send('Page.captureScreenshot', how);
      return data;
    },

    async named(session, list) {
      const connection = connect(session);
      const found = await connection.send('Runtime.evaluate', { expression: list });
      const { objectId } = found.result;
      const { result } = await connection.send('Runtime.getProperties', {
        objectId,
        ownProperties: true,
      });
      const items = result.filter((/** @type {{ name: string }} */ { name }) => /^\d+$/.test(name));
      const nodes = await Promise.all(
        items.map(async (/** @type {{ value: { objectId: string } }} */ { value }) => {
          const how = { objectId: value.objectId, fetchRelatives: false };
          const tree = await connection.send('Accessibility.getPartialAXTree', how);
          return tree.nodes[0];
        }),
      );
      return nodes.map((node) => ({
        role: node.ignored ? 'none' : node.role.value,
        name: node.name?.value ?? '',
      }));
    },

    async touch(session, steps) {
      let down = fingers.get(session.id) ?? [];
      for (const { type, points = [], wait = 0 } of steps) {
        const present = points.map(({ x, y, id = 0 }) => ({ x, y, id }));
        // Chromium refuses to take away what is not there.
        if (down.length === 0 && type !== 'touchStart') continue;
        const touchPoints = type === 'touchEnd' ? released(down, present) : present;
        await connect(session).send('Input.dispatchTouchEvent', { type, touchPoints });
        down = present;
        if (wait > 0) await sleep(wait);
      }
      fingers.set(session.id, down);
    },
  };
}

/**
 * Says in which test a page hangs, if it does, and whether it still draws.
 * @param {Page} page
 */
async function tellHang(page) {
  /** @type {(value: Promise<string>) => Promise<string>} */
  const soon = (value) =>
    Promise.race([value.catch(String), sleep(10_000, 'no answer', { ref: false })]);
  const test = await soon(page.evaluate(() => document.documentElement.dataset.running ?? ''));
  // Where a test navigates, nothing hangs.
  if (!test || /^Error: /.test(test)) return;
  const frame = await soon(
    page.evaluate(() => new Promise(requestAnimationFrame).then(() => 'it draws')),
  );
  console.log(`It hangs in “${test}”; asked for a frame: ${frame}`);
}

/** The fingers that leave: none for the last of them, as Chromium wants it. */
function released(/** @type {{ id: number }[]} */ down, /** @type {{ id: number }[]} */ present) {
  if (present.length === 0) return [];
  return down.filter(({ id }) => !present.some((point) => point.id === id));
}
