/** Chromium for the test runner; what the runner cannot do itself goes over CDP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';

/** @param {import('../../scripts/browser.mjs').Browser} browser */
export function chromiumLauncher({ executablePath, args, env }) {
  /** One connection for each page: what it emulates ends with it. */
  const connections = new WeakMap();

  const launcher = chromeLauncher({
    launchOptions: { executablePath, args, env },

    /**
     * A page that keeps its focus while another test runs beside it, and starts without emulation. It
     * has a storage of its own.
     */
    async createPage({ browser }) {
      const page = await (await browser.createBrowserContext()).newPage();
      const connection = await page.createCDPSession();
      connections.set(page, connection);
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

  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    await tellHang(launcher.getPage(id));
    return stopSession(id);
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

    async picture(session) {
      const { data } = await connect(session).send('Page.captureScreenshot', { format: 'png' });
      return data;
    },

    async touch(session, steps) {
      let down = fingers.get(session.id) ?? [];
      for (const { type, points = [], wait = 0 } of steps) {
        const present = points.map(({ x, y, id = 0 }) => ({ x, y, id }));
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
 * @param {import('@web/test-runner-chrome').puppeteerCore.Page} page
 */
async function tellHang(page) {
  /** @type {(value: Promise<string>) => Promise<string>} */
  const soon = (value) =>
    Promise.race([value.catch(String), sleep(10_000, 'no answer', { ref: false })]);
  const test = await soon(page.evaluate(() => document.documentElement.dataset.running ?? ''));
  if (!test) return;
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
