/**
 * Keeps every text that the live region had, also those that the player’s program was too slow to notice.
 * It is no part of the player.
 */

/** Runs in the page before anything else. */
export function record() {
  /** @type {string[]} */
  const said = [];
  Object.assign(globalThis, { said });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(() => {
      const text = root.querySelector('[role=status]')?.textContent ?? '';
      // The same words once more differ by a space, so that they are heard again.
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(root, { childList: true, characterData: true, subtree: true });
    return root;
  };
}

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export const recorded = (page) =>
  page.evaluate(() => /** @type {{ said: string[] }} */ (/** @type {unknown} */ (globalThis)).said);
