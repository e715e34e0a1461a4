/** Slides that are turned by swipes and keys, with a game on the second of three. */
import assert from 'node:assert/strict';
import { MOVES } from './page.mjs';

/** @typedef {import('./page.mjs').Beside} Beside */
/** @typedef {import('./page.mjs').Check} Check */

/** The slides stay where they are. @param {Beside} page */
async function stays(page) {
  assert.equal(await page.ask('window.slide()'), 1, 'the slide has changed');
}

/** Turns to the next slide: a swipe over its heading to the left. @param {Beside} page */
async function swipe(page) {
  const heading = page.tab.getByText('A game', { exact: true });
  await heading.scrollIntoViewIfNeeded();
  const { x, y } = await page.spot(heading);
  // More than half of a slide: how fast it goes is up to the machine.
  await page.draw({ x: x + 240, y }, { x: x - 220, y });
  await page.tab.waitForFunction('window.slide() === 2');
}

/** @param {boolean} hasTouch @param {(page: Beside) => Promise<unknown>} work @returns {Check} */
const check = (hasTouch, work) => ({
  hasTouch,
  async work(page) {
    await page.tab.waitForFunction('window.slide?.() === 1');
    await page.ready();
    await work(page);
  },
});

/** @param {Beside} page */
async function tap(page) {
  for (const move of MOVES) await page.tap(move);
  await page.heard(MOVES);
  await stays(page);
}

/** @param {Beside} page */
async function drag(page) {
  for (const move of MOVES) await page.drag(move);
  await page.heard(MOVES);
  await stays(page);
}

const played = {
  'taps play, and the slide stays': check(true, tap),
  'a finger draws cards, and the slide stays': check(true, drag),
  'a mouse draws cards, and the slide stays': check(false, drag),
};

/** Where keys turn the slides too. */
const keys = {
  'keys play, and the slide stays': check(false, async (page) => {
    const count = () => page.game.evaluate((game) => game['moveCount']);
    await page.tap(MOVES[0]);
    assert.equal(await count(), 1);
    // The click has left the focus on a pile.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) {
      await page.tab.keyboard.press(key);
    }
    await page.tab.keyboard.press('u');
    assert.equal(await count(), 0, 'U has not undone the move');
    await stays(page);
  }),
  'keys turn the slides elsewhere': check(false, async (page) => {
    await page.tab.keyboard.press('ArrowRight');
    await page.tab.waitForFunction('window.slide() === 2');
  }),
};

/** @type {import('./page.mjs').Neighbour[]} */
export const slides = [
  {
    name: 'Reveal',
    folder: 'reveal',
    packages: ['reveal.js'],
    checks: { ...played, 'a finger turns the slides beside the game': check(true, swipe), ...keys },
  },
  {
    name: 'Swiper',
    folder: 'swiper',
    packages: ['swiper'],
    checks: {
      ...played,
      'a finger turns the slides beside the game': check(true, swipe),
      'a mouse turns the slides beside the game': check(false, swipe),
      ...keys,
    },
  },
  {
    name: 'Embla',
    folder: 'embla',
    packages: ['embla-carousel'],
    checks: {
      ...played,
      'a finger turns the slides beside the game': check(true, swipe),
      'a mouse turns the slides beside the game': check(false, swipe),
    },
  },
];
