/**
 * Keeps every text that the live region had, also those that the player’s program was too slow to notice.
 * It is no part of the player.
 */

/** Runs in the page before anything else. */
export function record() {
  /** @type {string[]} */
  const said = [];
  /** @type {WeakSet<Element>} */
  const heard = new WeakSet();
  Object.assign(globalThis, { said });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(() => {
      // Each sentence is a piece of its own, and the last ones stay there.
      for (const one of root.querySelectorAll('[role=status] p')) {
        if (heard.has(one)) continue;
        heard.add(one);
        // Before the player comes, nothing is heard.
        if (one.closest('[aria-live=off]') === null) said.push(one.textContent ?? '');
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
    return root;
  };
}

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export const recorded = (page) =>
  page.evaluate(() => /** @type {{ said: string[] }} */ (/** @type {unknown} */ (globalThis)).said);
