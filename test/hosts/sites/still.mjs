/** Whether a page moves when the game comes. */
import assert from 'node:assert/strict';

/** @param {import('playwright-core').Page} page which has been painted after that */
const painted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );

/**
 * Holds the scripts back until the page has been painted without them, and compares.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ game: string, after: string, scripts: string }} page the tag, the text after it, and the
 *   addresses to hold back
 */
export async function staysPut(browser, url, { game, after, scripts }) {
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  tab.setDefaultTimeout(30_000);
  let letCome = () => {};
  const wait = new Promise((resolve) => (letCome = () => resolve(undefined)));
  await tab.route(scripts, async (route) => {
    await wait;
    await route.continue();
  });
  await tab.addInitScript(() => {
    /** @type {Node[]} */
    const moved = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node } of Reflect.get(entry, 'sources')) if (node) moved.push(node);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(url, { waitUntil: 'commit' });
  const next = tab.getByText(after).first();
  await next.waitFor();
  await painted(tab);
  const before = await next.boundingBox();
  letCome();
  await tab.locator(`${game} button.movable`).first().waitFor();
  await painted(tab);
  const box = await tab.locator(game).first().boundingBox();
  assert.ok(box && box.height > 300, `the game is ${box?.height} pixels high`);
  // Browsers round each length to 1/64 pixel, so that sums may differ.
  const by = Math.abs(((await next.boundingBox())?.y ?? NaN) - (before?.y ?? NaN));
  assert.ok(by < 0.1, `what is below it moved by ${by} pixels`);
  // What is further away, such as a header whose fonts have come, is the site's own.
  const moved = await tab.evaluate((tag) => {
    const around = document.querySelector(tag)?.parentElement;
    const all = /** @type {Node[]} */ (Reflect.get(window, 'moved'));
    return all.filter((node) => around?.contains(node)).map((node) => node.textContent);
  }, game);
  assert.deepEqual(moved, []);
  await tab.close();
}
