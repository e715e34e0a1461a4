/** Libraries of shortcuts, which listen to the whole page. */
import assert from 'node:assert/strict';
import { MOVES } from './page.mjs';

/** @param {import('./page.mjs').Beside} page @param {readonly string[]} wanted */
async function pressed(page, wanted) {
  assert.deepEqual(await page.ask('window.pressed'), wanted);
}

/** @type {import('./page.mjs').Neighbour['checks']} */
const checks = {
  'keys that the game takes are no shortcuts': {
    async work(page) {
      const { keyboard } = page.tab;
      const count = () => page.game.evaluate((game) => game['moveCount']);
      await page.ready();
      await page.tap(MOVES[0]);
      assert.equal(await count(), 1);
      await keyboard.press('u');
      assert.equal(await count(), 0, 'U has not undone the move');
      for (const key of ['ArrowRight', 'Enter', 'Escape', 'Space', 'Escape', 'h']) {
        await keyboard.press(key);
      }
      await page.game.locator('.hint .hinted').first().waitFor();
      await pressed(page, []);
    },
  },
  'keys that it has no use for are': {
    async work(page) {
      await page.ready();
      await page.tap(MOVES[0]);
      await page.tab.keyboard.press('k');
      await page.tab.keyboard.press('Control+u');
      await pressed(page, ['k', 'ctrl+u']);
      await page.heard([MOVES[0]]);
    },
  },
  'elsewhere its keys are the page’s': {
    async work(page) {
      await page.ready();
      await page.tap(MOVES[0]);
      await page.tab.getByText('Elsewhere').click();
      for (const key of ['u', 'ArrowRight', 'h']) await page.tab.keyboard.press(key);
      await pressed(page, ['u', 'right', 'h']);
      assert.equal(await page.game.evaluate((game) => game['moveCount']), 1);
    },
  },
};

/** @type {import('./page.mjs').Neighbour[]} */
export const shortcuts = [
  { name: 'Mousetrap', folder: 'mousetrap', packages: ['mousetrap'], checks },
  { name: 'hotkeys-js', folder: 'hotkeys', packages: ['hotkeys-js'], checks },
];
