/** The server's half of commands.ts: what the test runner cannot do itself, over CDP. */
import { setTimeout as sleep } from 'node:timers/promises';

/** One connection for each page: what it emulates ends with it. */
const connections = new WeakMap();

function connect(session) {
  const page = session.browser.getPage(session.id);
  let connection = connections.get(page);
  if (!connection) connections.set(page, (connection = page.createCDPSession()));
  return connection;
}

const commands = {
  async 'hourhand:media'(session, { type = '', ...features }) {
    const connection = await connect(session);
    await connection.send('Emulation.setEmulatedMedia', {
      media: type,
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },

  async 'hourhand:touch'(session, { steps }) {
    const connection = await connect(session);
    for (const { type, points = [], wait = 0 } of steps) {
      await connection.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y, id = 0 }) => ({ x, y, id })),
      });
      if (wait > 0) await sleep(wait);
    }
  },
};

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export function hourhandCommands() {
  return {
    name: 'hourhand-commands',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      await commands[command](session, payload);
      return true;
    },
  };
}

/** A page that keeps its focus while another test runs beside it, and starts without emulation. */
export async function createPage({ context }) {
  const page = await context.newPage();
  const connection = await page.createCDPSession();
  connections.set(page, Promise.resolve(connection));
  await connection.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // The runner uses a page for one file after another, and leaves through an empty one.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
    connection.send('Emulation.setEmulatedMedia', { media: '', features: [] }).catch(() => {});
  });
  return page;
}
