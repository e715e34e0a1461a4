/**
 * Firefox for the test runner, over WebDriver BiDi. What BiDi has no command for is done by a tab of
 * Firefox's own, whose scripts may do what the browser itself may: real fingers, media features.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';
import { leaveOut } from './left-out.mjs';

/** @param {string} executablePath */
export function firefoxLauncher(executablePath) {
  /** @type {PrivilegedTab} */
  let tab;
  /** The fingers on the screen in each session. @type {Map<string, Screen>} */
  const screens = new Map();

  const launcher = chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath,
      // Room for the largest page of a test: what is outside of the window no finger meets.
      args: ['--remote-allow-system-access', '--width=1100', '--height=1000'],
      extraPrefsFirefox: {
        'dom.w3c_touch_events.enabled': 1,
        // Milliseconds after which a finger has rested, and taps no more: on a slow machine each does.
        'ui.click_hold_context_menus.delay': 600_000,
        'apz.max_tap_time': 600_000,
        // Without a graphics card small tiles cost half as much: only what changes is drawn.
        'gfx.webrender.picture-tile-width': 256,
        'gfx.webrender.picture-tile-height': 256,
      },
    },
    // Only the tab in front has the focus.
    concurrency: 1,
    async createBrowserContext({ browser }) {
      tab = await PrivilegedTab.open(browser);
      return browser.defaultBrowserContext();
    },
    createPage: async ({ context }) => forgiving(await context.newPage()),
  });
  launcher.name = 'Firefox';

  const startSession = launcher.startSession.bind(launcher);
  launcher.startSession = async (id, url) => {
    await startSession(id, url);
    await tab.run(focusPage);
  };

  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    await emulate(tab, {}).catch(() => {});
    await screens
      .get(id)
      ?.leave()
      .catch(() => {});
    screens.delete(id);
    return stopSession(id);
  };

  return Object.assign(launcher, {
    /** @type {import('./browser-commands.mjs').Hands} */
    hands: {
      darken() {
        throw leaveOut('Firefox has no dark theme for pages that have none');
      },

      media: (_session, features) => emulate(tab, features),

      async named() {
        throw leaveOut('Firefox’s driver tells no names of elements');
      },

      picture: ({ id }, clip) =>
        launcher.getPage(id).screenshot({ encoding: 'base64', ...(clip && { clip }) }),

      async touch({ id }, steps) {
        const screen = screens.get(id) ?? new Screen(tab, launcher.getPage(id));
        screens.set(id, screen);
        for (const step of steps) await screen.follow(step);
      },
    },
  });
}

/** The tab of Firefox's own. */
class PrivilegedTab {
  /** @type {(method: string, parameters: object) => Promise<any>} */
  #send;

  /** @param {(method: string, parameters: object) => Promise<any>} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {import('@web/test-runner-chrome').puppeteerCore.Browser} browser */
  static async open(browser) {
    const [first] = await browser.pages();
    const tab = new PrivilegedTab((method, parameters) => send(first, method, parameters));
    await tab.#send('browsingContext.navigate', {
      url: 'chrome://global/content/buildconfig.html',
      wait: 'complete',
    });
    return tab;
  }

  /**
   * Calls a function in the tab, which sees `Services` there.
   * @param {Function} run
   * @param {unknown[]} values
   */
  async run(run, ...values) {
    const { exceptionDetails } = await this.#send('script.callFunction', {
      target: { context: true },
      functionDeclaration: `(values) => (${run})(...JSON.parse(values))`,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  }
}

/**
 * Puppeteer keeps its connection to itself.
 * @param {any} page
 * @param {string} method
 * @param {any} parameters
 */
async function send(page, method, { target, ...parameters }) {
  const context = page.mainFrame().browsingContext;
  const { session } = context.userContext.browser;
  const where = target ? { target: { context: context.id } } : { context: context.id };
  const { result } = await session.send(method, { ...where, ...parameters });
  return result;
}

/** What Firefox's own interface calls these. */
const CONTACT = 2;
const REMOVE = 4;
const CANCEL = 8;

/** The touch screen of one page: its fingers take the way of real ones, and scroll too. */
class Screen {
  #tab;
  #page;
  /** The fingers on it. @type {Map<number, { x: number, y: number }>} */
  #down = new Map();
  /** Whether there was only one finger, and it has stayed where it was. */
  #still = true;
  /** Whether the browser scrolls by it: then the page hears no more of it. */
  #lost = false;

  /** @param {PrivilegedTab} tab @param {any} page */
  constructor(tab, page) {
    this.#tab = tab;
    this.#page = page;
  }

  /** @param {import('./browser-commands.mjs').TouchStep} step */
  async follow({ type, points = [], wait = 0 }) {
    if (this.#down.size === 0) this.#lost = false;
    // What a finger meets is what was painted last.
    if (type === 'touchStart') await this.#page.evaluate(painted);
    const present = new Set(points.map(({ id = 0 }) => id));
    for (const { x, y, id = 0 } of points) {
      const before = this.#down.get(id);
      if (before?.x === x && before.y === y) continue;
      if (!before) this.#still = this.#down.size === 0;
      else if (Math.hypot(x - before.x, y - before.y) > 8) this.#still = false;
      this.#down.set(id, { x, y });
      // A finger that only trembles is none of the page's concern.
      const trembles = before && this.#still;
      const events = before ? ['pointermove'] : ['pointerdown'];
      await this.#act(id, CONTACT, trembles ? [] : events);
    }
    for (const id of [...this.#down.keys()]) {
      if (present.has(id) || (type !== 'touchEnd' && type !== 'touchCancel')) continue;
      if (type === 'touchCancel') await this.#act(id, CANCEL, ['pointercancel']);
      else await this.#act(id, REMOVE, this.#still ? ['pointerup', 'click'] : ['pointerup']);
      this.#down.delete(id);
    }
    if (wait > 0) await sleep(wait);
  }

  /** Takes all fingers from the screen. */
  async leave() {
    await this.follow({ type: 'touchCancel' });
  }

  /**
   * @param {number} id of a finger
   * @param {number} state
   * @param {string[]} events that the page should hear of it
   */
  async #act(id, state, events) {
    const heeded = this.#lost ? [] : events;
    await this.#page.evaluate(listen, heeded);
    const { x, y } = /** @type {{ x: number, y: number }} */ (this.#down.get(id));
    await this.#tab.run(putFinger, id, state, x, y);
    const last = await this.#page.evaluate(heard);
    if (last === 'pointercancel' || last === 'scroll') this.#lost = true;
    if (heeded.length === 0) await this.#page.evaluate(painted);
  }
}

/** Runs in the page: waits until what it shows now is on the screen. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))));

/** Runs in the page: begins to listen for what a finger does. */
function listen(/** @type {string[]} */ events) {
  const stop = new AbortController();
  const all = events.map(
    (name) =>
      new Promise((resolve) => {
        /** A page that is scrolled hears of no finger. */
        for (const event of [name, 'pointercancel', 'scroll']) {
          const options = { capture: true, once: true, passive: true, signal: stop.signal };
          window.addEventListener(event, () => resolve(event), options);
        }
      }),
  );
  const each = Promise.all(all).then((names) => {
    stop.abort();
    return names.at(-1);
  });
  Object.assign(window, { hourhandFinger: each });
}

/** Runs in the page: waits until it has heard it, and says what came last. */
const heard = () =>
  Promise.race([
    /** @type {any} */ (window).hourhandFinger,
    // Something else may have taken the finger. A busy machine needs its time.
    new Promise((resolve) => setTimeout(resolve, 3000, 'late')),
  ]);

/** Runs in the privileged tab. */
function putFinger(
  /** @type {number} */ id,
  /** @type {number} */ state,
  /** @type {number} */ x,
  /** @type {number} */ y,
) {
  const { Services } = /** @type {any} */ (globalThis);
  const { gBrowser, windowUtils } = Services.wm.getMostRecentWindow('navigator:browser');
  const { screenX, screenY } = gBrowser.selectedBrowser;
  // 0 is the mouse.
  windowUtils.sendNativeTouchPoint(id + 1, state, screenX + x, screenY + y, 1, 90, null);
}

/** The browser's settings behind media features. */
const PREFERENCES = {
  'prefers-color-scheme': ['layout.css.prefers-color-scheme.content-override', 'dark', 0, 1],
  'prefers-reduced-motion': ['ui.prefersReducedMotion', 'reduce', 1, 0],
  'prefers-contrast': ['ui.useAccessibilityTheme', 'more', 1, 0],
  'prefers-reduced-transparency': ['ui.prefersReducedTransparency', 'reduce', 1, 0],
  'forced-colors': ['browser.display.document_color_use', 'active', 2, 1],
};

/**
 * @param {PrivilegedTab} tab
 * @param {Record<string, string>} features
 */
async function emulate(tab, { type = '', ...features }) {
  const strange = Object.keys(features).find((name) => !Object.hasOwn(PREFERENCES, name));
  if (strange) throw leaveOut(`Firefox emulates no ${strange}`);
  const preferences = Object.entries(PREFERENCES).map(([name, [preference, on, yes, no]]) => [
    preference,
    features[name] === on ? yes : no,
  ]);
  await tab.run(setMedia, type, preferences);
}

/** Runs in the privileged tab. */
function setMedia(
  /** @type {string} */ type,
  /** @type {[name: string, value: number][]} */ preferences,
) {
  const { Services } = /** @type {any} */ (globalThis);
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  gBrowser.selectedBrowser.browsingContext.mediumOverride = type;
  for (const [name, value] of preferences) Services.prefs.setIntPref(name, value);
}

/** Runs in the privileged tab: the address line has the focus now and then. */
function focusPage() {
  const { Services } = /** @type {any} */ (globalThis);
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  gBrowser.selectedBrowser.focus();
}

/**
 * Makes a page take what it takes from Chromium's driver: places outside of it, one key's name.
 * @template {import('@web/test-runner-chrome').puppeteerCore.Page} Page
 * @param {Page} page
 */
function forgiving(page) {
  const { keyboard, mouse } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = (key, options) =>
    press(key === 'Space' ? /** @type {any} */ (' ') : key, options);
  for (const name of /** @type {const} */ (['move', 'click'])) {
    const act = mouse[name].bind(mouse);
    mouse[name] = (x, y, options) => act(Math.max(0, x), Math.max(0, y), options);
  }
  // Puppeteer would turn the screen too, which Firefox 140 cannot.
  page.setViewport = async (size) => {
    const viewport = size && { width: size.width, height: size.height };
    await send(page, 'browsingContext.setViewport', { viewport });
  };
  return page;
}
