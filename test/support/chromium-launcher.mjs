/** Chromium for the test runner; what the runner cannot do itself goes over CDP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';

/** @param {import('../../scripts/browser.mjs').Browser} browser */
export function chromiumLauncher({ executablePath, args, env }) {
  /** One connection for each page: what it emulates ends with it. */
  const connections = new WeakMap();
  /** The fingers on the screen in each session. @type {Map<string, { id: number }[]>} */
  const fingers = new Map();
  const connect = (/** @type {string} */ id) => connections.get(launcher.getPage(id));

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
    /** @type {import('./browser-commands.mjs').Hands} */
    hands: {
      async media({ id }, { type = '', pointer, ...features }) {
        await connect(id).send('Emulation.setTouchEmulationEnabled', {
          enabled: pointer === 'coarse',
        });
        await connect(id).send('Emulation.setEmulatedMedia', {
          media: type,
          features: Object.entries(features).map(([name, value]) => ({ name, value })),
        });
      },

      async darken({ id }, enabled) {
        await connect(id).send('Emulation.setAutoDarkModeOverride', { enabled });
      },

      async picture({ id }) {
        const { data } = await connect(id).send('Page.captureScreenshot', { format: 'png' });
        return data;
      },

      async touch({ id }, steps) {
        let down = fingers.get(id) ?? [];
        for (const { type, points = [], wait = 0 } of steps) {
          const present = points.map(({ x, y, id = 0 }) => ({ x, y, id }));
          const touchPoints = type === 'touchEnd' ? released(down, present) : present;
          await connect(id).send('Input.dispatchTouchEvent', { type, touchPoints });
          down = present;
          if (wait > 0) await sleep(wait);
        }
        fingers.set(id, down);
      },
    },
  });
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
