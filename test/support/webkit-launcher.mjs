/**
 * WebKit for the test runner: the small browser of WebKitGTK on a screen of its own, over
 * WebDriver. It calls itself Puppeteer and hands out pages that answer like Puppeteer's as far as
 * the runner's commands ask, so that all of these work.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaveOut } from './left-out.mjs';
import { keyValue } from './w3c-keys.mjs';

/** Larger than every window, so that the screen's own pointer can rest outside of them. */
const SCREEN = '4096x2400x24';

/**
 * @typedef {object} Programs
 * @property {string} driver WebKitWebDriver
 * @property {string} screen Xvfb
 * @property {string} input xdotool
 * @property {string} settings xsettingsd
 */

/** @param {Programs} programs */
export function webkitLauncher(programs) {
  /** @type {Promise<WebKitPage> | undefined} */
  let starting;
  /** @type {WebKitPage | undefined} */
  let page;
  let active = '';

  async function stop() {
    await page?.close();
    page = undefined;
    starting = undefined;
  }

  return {
    name: 'WebKit',
    type: 'puppeteer',
    concurrency: 1,
    isActive: (/** @type {string} */ id) => id === active,
    getBrowserUrl: () => page?.url(),
    getPage: () => page,
    stop,

    async startSession(/** @type {string} */ id, /** @type {string} */ url) {
      active = id;
      page = await (starting ??= WebKitPage.open(programs));
      await page.setViewport({ width: 800, height: 600 });
      await page.goto(url);
    },

    async stopSession() {
      active = '';
      try {
        await page?.emulate({});
        await page?.leave();
      } catch {
        // A page that never ends its work answers no more; the next file gets another browser.
        await stop();
      }
      return {};
    },

    async startDebugSession() {
      throw new Error('WebKit has no debug session here.');
    },

    /** @type {import('./browser-commands.mjs').Hands} */
    hands: {
      darken() {
        throw leaveOut('WebKitGTK has no dark theme for pages that have none');
      },

      media: async (_session, features) => page?.emulate(features),
      async picture() {
        throw leaveOut('WebKitGTK’s driver takes too long for a picture');
      },
      async named() {
        throw leaveOut('WebKitGTK’s driver tells no names of elements');
      },
      async touch() {
        throw leaveOut('WebKitGTK’s driver has no touch screen');
      },
    },
  };
}

class WebKitPage {
  /** @type {string} */
  #base;
  /** @type {() => void} */
  #end;
  /** @type {(settings: string) => void} */
  #set;
  /** Keys that are down. */
  #held = new Set();
  /** Whether the mouse's button is down. */
  #pressed = false;

  /** @param {string} base @param {() => void} end @param {(settings: string) => void} set */
  constructor(base, end, set) {
    this.#base = base;
    this.#end = end;
    this.#set = set;
  }

  /** @param {Programs} programs */
  static async open({ driver, screen, input, settings }) {
    const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
    /** @type {import('node:child_process').ChildProcess[]} */
    const children = [];
    const end = () => {
      for (const child of children.splice(0).reverse()) child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
    process.on('exit', end);
    try {
      const server = spawn(
        screen,
        ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
      );
      children.push(server);
      const display = await new Promise((resolve, reject) => {
        server.on('error', reject);
        server.on('exit', () => reject(new Error(`${screen} did not start`)));
        server.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`));
      });
      const port = await freePort();
      const env = {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        // Without a graphics card its layers cost more than they save.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
        HOME: home,
        XDG_CONFIG_HOME: `${home}/config`,
        XDG_DATA_HOME: `${home}/data`,
        XDG_CACHE_HOME: `${home}/cache`,
      };
      const file = `${home}/settings`;
      writeFileSync(file, settingsFor({}));
      const desktop = spawn(settings, ['--config', file], { env, stdio: 'ignore' });
      children.push(desktop, spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
      const set = (/** @type {string} */ text) => {
        writeFileSync(file, text);
        desktop.kill('SIGHUP');
      };
      const root = `http://127.0.0.1:${port}`;
      await answering(root);
      const { sessionId } = await request('POST', `${root}/session`, {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
          },
        },
      });
      const page = new WebKitPage(`${root}/session/${sessionId}`, end, set);
      await page.setViewport({ width: 800, height: 600 });
      // Nobody manages windows on this screen: without this the one under the pointer would have
      // the focus, and the pointer would have a hand in the tests.
      const [width, height] = SCREEN.split('x');
      const find = ['search', '--onlyvisible', '--class', 'MiniBrowser'];
      const { status } = spawnSync(
        input,
        ['mousemove', width, height, ...find, 'windowfocus', '--sync'],
        { env, timeout: 10_000 },
      );
      if (status !== 0) throw new Error('the window of the browser could not be given the focus');
      return page;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** @param {string} url */
  async goto(url) {
    await this.#send('POST', '/url', { url });
  }

  url() {
    return this.#send('GET', '/url');
  }

  /** Lets go of everything that is pressed, and of the page's own work. */
  async leave() {
    this.#held.clear();
    await this.#send('DELETE', '/actions');
    await this.goto('about:blank');
  }

  async close() {
    await this.#send('DELETE', '').catch(() => {});
    this.#end();
  }

  /** @param {{ width: number, height: number }} size */
  async setViewport({ width, height }) {
    await this.#send('POST', '/window/rect', { x: 0, y: 0, width, height });
    let seen = [];
    for (let tries = 0; tries < 20; tries++) {
      seen = await this.#run('return [innerWidth, innerHeight]').catch((error) => {
        // The page of the last file may still be leaving.
        if (!String(error).includes('unload')) throw error;
        return [];
      });
      if (seen[0] === width && seen[1] === height) return;
      await sleep(25);
    }
    throw leaveOut(`WebKit’s window is ${seen.join(' × ')}, not ${width} × ${height} pixels`);
  }

  /** @param {Record<string, string>} features */
  async emulate(features) {
    this.#set(settingsFor(features));
  }

  /** @param {{ name: string, value: string }[]} features */
  async emulateMediaFeatures(features) {
    await this.emulate(Object.fromEntries(features.map(({ name, value }) => [name, value])));
  }

  keyboard = {
    /** @param {string} text */
    type: (text) => this.#keys([...text].flatMap((key) => [down(key), up(key)])),
    /** @param {string} key */
    press: (key) => this.#keys([down(key), up(key)]),
    /** @param {string} key */
    down: async (key) => {
      if (this.#held.has(key)) {
        // The next test begins with no key held.
        await this.keyboard.up(key);
        throw leaveOut('WebKit’s driver doesn’t repeat a held key');
      }
      this.#held.add(key);
      await this.#keys([down(key)]);
    },
    /** @param {string} key */
    up: async (key) => {
      this.#held.delete(key);
      await this.#keys([up(key)]);
    },
  };

  mouse = {
    /** @param {number} x @param {number} y */
    move: (x, y) => this.#mouse(moveTo(x, y)),
    /** @param {number} x @param {number} y @param {{ button?: string }} [options] */
    click: async (x, y, { button = 'left' } = {}) =>
      this.#mouse(moveTo(x, y), press(button), release()),
    /** @param {{ button?: string }} [options] */
    down: async ({ button = 'left' } = {}) => {
      await this.#mouse(press(button));
      this.#pressed = true;
    },
    up: async () => {
      this.#pressed = false;
      await this.#mouse(release());
    },
    reset: async () => {
      // The driver forgets a pressed button, and leaves it pressed for the page.
      if (this.#pressed) await this.mouse.up();
      await this.#send('DELETE', '/actions');
      await this.#mouse(moveTo(0, 0));
    },
  };

  /** @param {string} script */
  #run(script) {
    return this.#send('POST', '/execute/sync', { script, args: [] });
  }

  /** @param {object[]} actions */
  #keys(actions) {
    return this.#perform({ type: 'key', id: 'keys', actions });
  }

  /** @param {object[]} actions */
  #mouse(...actions) {
    const parameters = { pointerType: 'mouse' };
    return this.#perform({ type: 'pointer', id: 'mouse', parameters, actions });
  }

  /** @param {object} source */
  #perform(source) {
    return this.#send('POST', '/actions', { actions: [source] });
  }

  /** @param {string} method @param {string} address @param {object} [body] */
  #send(method, address, body) {
    return request(method, this.#base + address, body);
  }
}

/**
 * The desktop's settings that stand behind media features: WebKit follows them.
 * @param {Record<string, string>} features
 */
function settingsFor({ type, ...features }) {
  const {
    'prefers-color-scheme': scheme = 'light',
    'prefers-reduced-motion': motion = 'no-preference',
    'prefers-contrast': contrast = 'no-preference',
    ...others
  } = features;
  const [strange] = Object.keys(others);
  if (type) throw leaveOut(`WebKit’s driver emulates no ${type}`);
  if (strange) throw leaveOut(`WebKit’s driver emulates no ${strange}`);
  const plain = scheme === 'dark' ? 'Adwaita-dark' : 'Adwaita';
  const strong = scheme === 'dark' ? 'HighContrastInverse' : 'HighContrast';
  return [
    `Net/ThemeName "${contrast === 'more' ? strong : plain}"`,
    `Gtk/EnableAnimations ${motion === 'reduce' ? 0 : 1}`,
    '',
  ].join('\n');
}

const down = (/** @type {string} */ key) => ({ type: 'keyDown', value: keyValue(key) });
const up = (/** @type {string} */ key) => ({ type: 'keyUp', value: keyValue(key) });
const moveTo = (/** @type {number} */ x, /** @type {number} */ y) => ({
  type: 'pointerMove',
  // The driver refuses places outside of the page.
  x: Math.max(0, Math.round(x)),
  y: Math.max(0, Math.round(y)),
  duration: 0,
});
const release = () => ({ type: 'pointerUp', button: 0 });

/** @param {string} button */
function press(button) {
  // Any other button would stay down: the driver takes every release for the left one's.
  if (button !== 'left') throw leaveOut('WebKit’s driver releases only the left mouse button');
  return { type: 'pointerDown', button: 0 };
}

/** @param {string} method @param {string} url @param {object} [body] */
async function request(method, url, body) {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.message || value?.error}`);
  return value;
}

/** @param {string} root */
async function answering(root) {
  for (let tries = 0; ; tries++) {
    try {
      await request('GET', `${root}/status`);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(50);
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
