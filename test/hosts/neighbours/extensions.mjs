/** What people have installed in their browsers, and what changes every page they see. */
import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { blocking, prepareLists } from './filter-lists.mjs';
import { MOVES } from './page.mjs';

/** @typedef {import('./page.mjs').Beside} Beside */

/** @param {Beside} page */
async function plays(page) {
  await page.tap(MOVES[0]);
  await page.drag(MOVES[1]);
  await page.tab.waitForFunction(() => window['heard'].length === 2);
  await page.tap(MOVES[2]);
  await page.heard(MOVES);
}

/** Relative luminance, as WCAG defines it. @param {readonly number[]} colour */
function luminance(colour) {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {readonly number[]} one @param {readonly number[]} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The contrast of what is drawn on a card with the card, as painted.
 * @param {Buffer} picture of a card
 */
function contrastOf(picture) {
  const { data } = PNG.sync.read(picture);
  /** @type {Map<number, number>} how often each colour is there */
  const counts = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const colour = data.readUIntBE(i, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].sort((a, b) => b[1] - a[1]);
  const parts = (/** @type {number} */ colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const [ground = [0]] = colours;
  // Edges have many colours between the two, each on few pixels.
  const inks = colours.filter(([, count]) => count > data.length / 4 / 400);
  return Math.max(...inks.map(([ink]) => contrast(parts(ink), parts(ground[0]))));
}

/** The top card of a pile, as painted: all of it can be seen. @param {Beside} page @param {string} colour */
async function pictureOf({ game, tab }, colour) {
  const name = colour === 'red' ? /[HD]$/ : /[CS]$/;
  const index = await game.evaluate((element, source) => {
    const wanted = new RegExp(source);
    const { piles } = element['state'];
    return piles.findIndex(({ cards }) => wanted.test(cards.at(-1)?.card ?? ''));
  }, name.source);
  const box = await game.locator(`[data-pile="${index}"] .grip`).boundingBox();
  assert.ok(box, `no ${colour} card lies on top`);
  const edge = 4;
  const clip = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  };
  return tab.screenshot({ clip });
}

/** @type {import('./page.mjs').Neighbour[]} */
export const extensions = [
  {
    name: 'Dark Reader',
    folder: 'dark-reader',
    packages: ['darkreader'],
    checks: {
      'darkens the page': {
        async work({ tab }) {
          await tab.waitForFunction('window.isDark?.()');
          const colours = await tab.evaluate(() => {
            const { backgroundColor, color } = getComputedStyle(document.body);
            return [backgroundColor, color].map((text) => text.match(/\d+/g)?.map(Number) ?? []);
          });
          const [ground = [], ink = []] = colours;
          assert.ok(luminance(ground) < luminance(ink), `${ground} under ${ink}`);
        },
      },
      'red and black cards can be read': {
        async work(page) {
          await page.ready();
          await page.tab.waitForFunction('window.isDark?.()');
          for (const colour of ['red', 'black']) {
            const found = contrastOf(await pictureOf(page, colour));
            assert.ok(found >= 4.5, `${colour}: the contrast is ${found.toFixed(2)}`);
          }
        },
      },
      'the game is played': {
        async work(page) {
          await page.ready();
          await page.tab.waitForFunction('window.isDark?.()');
          await plays(page);
        },
      },
    },
  },
  {
    name: 'filter lists',
    folder: 'filter-lists',
    packages: ['@ghostery/adblocker', '@adguard/dnr-rulesets'],
    checks: blocking(plays),
    prepare: prepareLists,
  },
  {
    name: 'a translator',
    folder: 'translator',
    checks: {
      'texts are moved, and the game is played': {
        async work(page) {
          await page.ready();
          await page.tab.waitForFunction('window.translated > 3');
          await plays(page);
          // What it has put into the page is still there, and what changes goes on changing.
          assert.equal(await page.tab.locator('body > p font font').count(), 1);
          const message = page.game.locator('[part~=message]');
          const before = await message.innerText();
          await page.game.locator('[part~=undo]').click();
          await page.tab.waitForFunction(
            ([tag = '', old]) =>
              document.querySelector(tag)?.shadowRoot?.querySelector('[part~=message]')
                ?.textContent !== old,
            ['grandfathers-clock-solitaire', before],
          );
          assert.equal(await page.game.evaluate((game) => game['moveCount']), 2);
        },
      },
    },
  },
];
