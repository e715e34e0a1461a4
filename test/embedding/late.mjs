/**
 * Opens a page whose games come only after it has been painted.
 *
 * @template T
 * @param {{ newPage: () => Promise<any> }} context where pages are opened
 * @param {string} address of a page with games that have a `deal`, and `cdn.js`
 * @param {number} width pixels
 * @param {() => T} measure runs in the page, before the games come and after
 * @returns {Promise<{ before: T, after: T, shifts: number[] }>} with the layout shifts
 */
export async function comeLate(context, address, width, measure) {
  const tab = await context.newPage();
  await tab.setViewportSize({ width, height: 800 });
  await tab.addInitScript(() => {
    const shifts = /** @type {number[]} */ (/** @type {any} */ (window).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(/** @type {any} */ (entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  await tab.route('**/cdn.js', async (/** @type {any} */ route) => {
    await released;
    await route.continue();
  });
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const before = await tab.evaluate(measure);
  release();
  // What is far from the screen is drawn when it comes near.
  await tab.waitForFunction(() => {
    const undrawn = [...document.querySelectorAll('[deal]')].find(
      (game) => !game.shadowRoot?.querySelector('.card:not([hidden])'),
    );
    undrawn?.scrollIntoView();
    return !undrawn;
  });
  const after = await tab.evaluate(measure);
  const shifts = await tab.evaluate(() => /** @type {any} */ (window).shifts);
  await tab.close();
  return { before, after, shifts };
}
