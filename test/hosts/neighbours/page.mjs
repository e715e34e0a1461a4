/** A page with a neighbour and a game that is played with real input. */
import assert from 'node:assert/strict';
import { open } from '../sites/play.mjs';
import { GAME } from '../workshop.mjs';

/** Moves that can be made one after the other in the deal of these pages. */
export const MOVES = /** @type {const} */ (['c2-h9', 'c6-h12', 'c8-c2']);

/** @typedef {{ x: number, y: number }} Point */

const STEPS = 12;

/** The way from one point to another. @param {Point} from @param {Point} to */
const between = (from, to) =>
  Array.from({ length: STEPS }, (_, i) => {
    const part = (i + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/**
 * @typedef {object} Options
 * @property {boolean} [hasTouch] whether the page is used with fingers
 * @property {string} [tag] where the game is, as a selector
 * @property {(context: import('playwright-core').BrowserContext) => Promise<unknown>} [prepare]
 *   what is to be there before the page
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Options} [options]
 */
export async function openBeside(browser, url, { hasTouch = false, tag = GAME, prepare } = {}) {
  const context = await browser.newContext({ hasTouch });
  await prepare?.(context);
  const tab = await open(context, url);
  /** @type {string[]} */
  const said = [];
  tab.on('console', (message) => said.push(message.text()));
  const game = tab.locator(tag).first();
  const pile = async (/** @type {string} */ id) => {
    const index = await game.evaluate(
      (element, id) => element['state'].piles.findIndex((pile) => pile.id === id),
      id,
    );
    return game.locator(`[data-pile="${index}"]`);
  };
  const spot = async (/** @type {import('playwright-core').Locator} */ place) => {
    const box = await place.boundingBox();
    assert.ok(box, 'nothing is drawn there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Where a move begins and ends: on the top card of one pile and in the middle of another. */
  const ends = async (/** @type {string} */ move) => {
    const [from = '', to = ''] = move.split('-');
    const grip = (await pile(from)).locator('.grip');
    return { from: await spot(grip), to: await spot(await pile(to)) };
  };
  const finger = await context.newCDPSession(tab);

  return {
    tab,
    context,
    game,
    thrown: tab.thrown,
    pile,
    /** The game can be used. */
    ready: () => game.locator('button.movable').first().waitFor(),
    /** What has been played, as the page has heard it. */
    async heard(/** @type {readonly string[]} */ moves) {
      await tab.waitForFunction((count) => window['heard'].length >= count, moves.length);
      assert.deepEqual(
        await tab.evaluate(() => window['heard'].map(({ detail }) => detail.token)),
        moves,
      );
      assert.deepEqual(tab.thrown, []);
    },
    /** A tap or click on a card, and on its goal if the card alone does not say where it goes. */
    async tap(/** @type {string} */ move) {
      const { from, to } = await ends(move);
      const at = (/** @type {Point} */ { x, y }) =>
        hasTouch ? tab.touchscreen.tap(x, y) : tab.mouse.click(x, y);
      const count = () => tab.evaluate(() => window['heard'].length);
      const before = await count();
      await at(from);
      if ((await count()) === before) await at(to);
    },
    /** Draws a card to its goal, with a finger or the mouse. */
    async drag(/** @type {string} */ move) {
      const { from, to } = await ends(move);
      await this.draw(from, to);
    },
    async draw(/** @type {Point} */ from, /** @type {Point} */ to) {
      if (!hasTouch) {
        await tab.mouse.move(from.x, from.y);
        await tab.mouse.down();
        await tab.mouse.move(to.x, to.y, { steps: STEPS });
        await tab.mouse.up();
        return;
      }
      const touch = (
        /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
        /** @type {Point[]} */ ...touchPoints
      ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', from);
      // Upwards it would scroll the page.
      const aside = { x: from.x + Math.sign(to.x - from.x || 1) * 30, y: from.y };
      for (const point of [...between(from, aside), ...between(aside, to)]) {
        await touch('touchMove', point);
      }
      await touch('touchEnd');
    },
    spot,
    /** What the page's script or a neighbour has put into the window. */
    ask: (/** @type {string} */ code) => tab.evaluate(code),
    said,
    close: () => context.close(),
  };
}

/** @typedef {Awaited<ReturnType<typeof openBeside>>} Beside */

/**
 * What a neighbour's file exports.
 * @typedef {object} Neighbour
 * @property {string} name
 * @property {string} folder
 * @property {readonly string[]} [packages] whose versions it has
 * @property {Readonly<Record<string, Check>>} checks
 * @property {(folder: string) => unknown} [prepare] puts more files beside the page before it is built
 */

/**
 * @typedef {Options & {
 *   address?: string,
 *   work: (page: Beside) => Promise<unknown>,
 * }} Check with what comes after the page's address
 */
