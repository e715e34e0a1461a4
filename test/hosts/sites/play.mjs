/** Opens a page of a site, plays a move in it with the mouse, and hears the event. */
import assert from 'node:assert/strict';

export const GAME = 'grandfathers-clock';
export const TAG = `${GAME}-solitaire`;
const ANY = `clock-solitaire, ${TAG}`;
const TIME = 30_000;

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens a page that remembers what it heard: events, the frame's messages, and how far it moved.
 * @param {import('playwright-core').Browser | import('playwright-core').BrowserContext} browser
 * @param {string} url
 * @returns {Promise<Page & { thrown: string[], lost: string[] }>}
 */
export async function open(browser, url) {
  // Cards that still fly can't be clicked.
  const tab = await browser.newPage();
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.setViewportSize({ width: 900, height: 900 });
  tab.setDefaultTimeout(TIME);
  const [thrown, lost] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  tab.on('pageerror', ({ message }) => thrown.push(message));
  tab.on('response', (response) => {
    if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
  });
  await tab.addInitScript(() => {
    const seen = { heard: [], framed: [], shift: 0 };
    Object.assign(window, seen);
    document.addEventListener('solitaire-move', (event) => window['heard'].push(event));
    window.addEventListener('message', ({ data, source }) => {
      if (data?.source !== 'hourhand' || source === window) return;
      if (data.type === 'solitaire-move') window['framed'].push(data.detail);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window['shift'] += entry['value'];
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(url);
  return Object.assign(tab, { thrown, lost });
}

/**
 * Plays until the page has heard a move.
 * @param {Page} tab
 * @param {Page | import('playwright-core').FrameLocator} [place] where the game is
 */
export async function playMove(tab, place = tab) {
  const list = place === tab ? 'heard' : 'framed';
  const game = place.locator(ANY).first();
  await game.locator('button.movable').first().waitFor({ timeout: TIME });
  for (const button of await game.locator('button.movable').all()) {
    await button.click();
    if (await heard(tab, list)) return;
  }
  throw new Error('no move was heard');
}

/**
 * Messages come later than the click. A click that only picks a card up sends none.
 * @param {Page} tab
 * @param {string} list
 */
async function heard(tab, list) {
  const any = () => tab.evaluate((name) => window[name].length > 0, list);
  if (list === 'heard') return any();
  return tab
    .waitForFunction((name) => window[name].length > 0, list, { timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}

/**
 * Opens a page, plays a move in the game on it and looks for faults.
 * @param {import('playwright-core').Browser | import('playwright-core').BrowserContext} browser
 * @param {string} url
 * @param {((tab: Page) => Promise<unknown>) | undefined} [more] to do in the page after that
 * @param {((tab: Page) => Promise<unknown>) | undefined} [before] what leads to the game
 */
export async function playPage(browser, url, more = undefined, before = undefined) {
  const tab = await open(browser, url);
  try {
    await before?.(tab);
    await playMove(tab);
    await more?.(tab);
    assert.deepEqual(tab.thrown, []);
    assert.deepEqual(tab.lost, []);
  } finally {
    await tab.close();
  }
}
