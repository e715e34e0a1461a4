/** Firefox for the test runner, over WebDriver BiDi. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';
import { leaveOut } from './left-out.mjs';
import { fingersFor } from './w3c-actions.mjs';

/** @param {string} executablePath */
export function firefoxLauncher(executablePath) {
  const launcher = chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath,
      // Media features are no matter of BiDi yet; the browser's own window has them all.
      args: ['--remote-allow-system-access'],
    },
    // Only the tab in front has the focus.
    concurrency: 1,
    createPage: async ({ context }) => forgiving(await context.newPage()),
  });
  launcher.name = 'Firefox';

  /** @type {WeakMap<object, Screen>} */
  const screens = new WeakMap();

  const startSession = launcher.startSession.bind(launcher);
  launcher.startSession = async (id, url) => {
    await startSession(id, url);
    await inWindow(launcher.getPage(id), focusPage);
  };

  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    await emulate(page, id, {}).catch(() => {});
    await send(page, 'input.releaseActions', {}).catch(() => {});
    screens.delete(page);
    return stopSession(id);
  };

  return Object.assign(launcher, {
    /** @type {import('./browser-commands.mjs').Hands} */
    hands: {
      media: ({ id }, features) => emulate(launcher.getPage(id), id, features),

      async touch({ id }, steps) {
        const page = launcher.getPage(id);
        const screen = screens.get(page) ?? { down: new Map() };
        screens.set(page, screen);
        try {
          for (const step of steps) await move(page, screen, step);
        } catch (error) {
          // No finger stays on the screen for the next test.
          screens.delete(page);
          await send(page, 'input.releaseActions', {});
          throw error;
        }
      },
    },
  });
}

/**
 * The screen of one page.
 * @typedef {object} Screen
 * @property {Map<number, { x: number, y: number }>} down the fingers on it
 * @property {{ x: number, y: number }} [scrolls] where a finger went down that would scroll the page
 */

/**
 * @param {any} page
 * @param {Screen} screen
 * @param {import('./w3c-actions.mjs').TouchStep} step
 */
async function move(page, screen, step) {
  const [first] = step.points ?? [];
  if (step.type === 'touchCancel') throw leaveOut('Firefox’s driver can’t cancel a touch');
  if (step.type === 'touchStart' && screen.down.size === 0) {
    screen.scrolls = (await page.evaluate(wouldScroll, first)) ? first : undefined;
  }
  if (step.type === 'touchMove' && screen.scrolls) {
    const { x, y } = screen.scrolls;
    if (Math.hypot(first.x - x, first.y - y) > 12) {
      throw leaveOut('the fingers of Firefox’s driver don’t scroll the page');
    }
  }
  const actions = fingersFor(screen.down, step);
  // The driver finds what a finger meets without laying out what has changed.
  await page.evaluate(() => document.documentElement.getBoundingClientRect().top);
  if (actions.length > 0) await send(page, 'input.performActions', { actions });
  if (step.wait) await sleep(step.wait);
}

/** Runs in the page: whether a real finger that is drawn away from here would scroll it. */
function wouldScroll(/** @type {{ x: number, y: number }} */ from) {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight <= innerHeight && scrollWidth <= innerWidth) return false;
  /** @type {Document | ShadowRoot} */
  let root = document;
  let element = root.elementFromPoint(from.x, from.y);
  while (element?.shadowRoot && element.shadowRoot !== root) {
    root = element.shadowRoot;
    element = root.elementFromPoint(from.x, from.y) ?? element;
  }
  while (element) {
    if (getComputedStyle(element).touchAction === 'none') return false;
    const parent = element.assignedSlot ?? element.parentNode;
    element = parent instanceof ShadowRoot ? parent.host : /** @type {Element} */ (parent);
    if (!(element instanceof Element)) break;
  }
  return true;
}

/**
 * Puppeteer keeps its connection to itself.
 * @param {any} page
 * @param {string} method
 * @param {object} parameters
 */
async function send(page, method, parameters) {
  const context = page.mainFrame().browsingContext;
  const { session } = context.userContext.browser;
  const { result } = await session.send(method, { context: context.id, ...parameters });
  return result;
}

/** What the browser has a switch for on each tab. */
const OVERRIDES = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

/**
 * @param {any} page
 * @param {string} id the runner's session, which the page's address names
 * @param {Record<string, string>} features
 */
async function emulate(page, id, { type = '', ...features }) {
  /** @type {Record<string, string>} */
  const overrides = { mediumOverride: type };
  for (const [name, override] of Object.entries(OVERRIDES)) {
    overrides[override] = features[name] ?? 'none';
  }
  /** @type {Record<string, number | null>} */
  const preferences = {
    'ui.useAccessibilityTheme': features['prefers-contrast'] === 'more' ? 1 : null,
    'ui.prefersReducedTransparency':
      features['prefers-reduced-transparency'] === 'reduce' ? 1 : null,
  };
  const known = [
    ...Object.keys(OVERRIDES),
    ...['prefers-contrast', 'prefers-reduced-transparency'],
  ];
  const strange = Object.keys(features).find((name) => !known.includes(name));
  if (strange) throw leaveOut(`Firefox emulates no ${strange}`);

  await inWindow(page, setMedia, id, JSON.stringify(overrides), JSON.stringify(preferences));
}

/**
 * Calls a function in the browser's own window.
 * @param {any} page
 * @param {Function} run
 * @param {string[]} values
 */
async function inWindow(page, run, ...values) {
  const { contexts } = await send(page, 'browsingContext.getTree', {
    context: undefined,
    'moz:scope': 'chrome',
    maxDepth: 0,
  });
  const { exceptionDetails } = await send(page, 'script.callFunction', {
    context: undefined,
    target: { context: contexts[0].context },
    functionDeclaration: String(run),
    arguments: values.map((value) => ({ type: 'string', value })),
    awaitPromise: false,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
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
  return page;
}

/** Runs in the browser's own window, whose address line has the focus now and then. */
function focusPage() {
  const { gBrowser } = /** @type {any} */ (window);
  gBrowser.selectedBrowser.focus();
}

/** Runs in the browser's own window. */
function setMedia(
  /** @type {string} */ id,
  /** @type {string} */ overrides,
  /** @type {string} */ preferences,
) {
  const { gBrowser, Services } = /** @type {any} */ (window);
  const tab = gBrowser.browsers.find((one) => one.currentURI.spec.includes(id));
  if (tab) Object.assign(tab.browsingContext, JSON.parse(overrides));
  for (const [name, value] of Object.entries(JSON.parse(preferences))) {
    if (value === null) Services.prefs.clearUserPref(name);
    else Services.prefs.setIntPref(name, value);
  }
}
