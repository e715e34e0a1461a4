/** What a framework's page must do, in a real browser. */
import { outcome } from '../results.mjs';
import { GAME, TIME } from '../workshop.mjs';

/** @typedef {[name: string, problem: string]} Found */

/**
 * Opens a page of a host with two games.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function openGames(browser, url) {
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  tab.setDefaultTimeout(TIME);
  let workers = 0;
  tab.on('worker', () => workers++);
  /** What the page complains about. @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const thrown = [];
  tab.on('pageerror', ({ message }) => thrown.push(message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // The server's own element, before scripts can replace it.
  await tab.addInitScript((tag) => {
    new MutationObserver(() => {
      const drawn = document.querySelector(tag);
      if (drawn && !Reflect.has(window, 'drawn')) Object.assign(window, { drawn });
    }).observe(document, { childList: true, subtree: true });
  }, `#first ${GAME}`);
  await tab.goto(url, { timeout: 4 * TIME });
  await tab.waitForFunction('window.apps?.[0] && window.apps[1]');
  const game = tab.locator(`#first ${GAME}`);

  /** @param {string} code of an expression, where `el` is the first game and `app` its host's */
  const ask = (code) =>
    tab.evaluate(`(() => {
      const [app, other] = window.apps;
      const [el, second] = ['first', 'second'].map((id) => document.querySelector('#' + id + ' ${GAME}'));
      return (${code});
    })()`);

  return {
    tab,
    game,
    ask,
    thrown,
    complaints,
    workers: () => workers,
    same: async (/** @type {string} */ code, /** @type {unknown} */ wanted) => {
      const value = await ask(code);
      if (value !== wanted) throw new Error(`${code} is ${value}, not ${wanted}`);
    },
    /** Plays a move with the mouse. */
    play: async () => {
      for (const button of await game.locator('button.movable').all()) {
        await button.click({ timeout: 5000 });
        if (Number(await ask('el.moveCount')) > 0) break;
      }
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openGames>>} Games */

/** @param {Games} page */
export async function takesAttributes({ game, same }) {
  await game.locator('[part~=card]').first().waitFor();
  await same('String(el.toolbar)', 'minimal');
  await same('el.dealNumber', 7);
}

/** @param {Games} page */
export async function hearsMove({ play, same }) {
  await play();
  await same('el.moveCount', 1);
  await same('app.heard.length', 1);
}

/** @param {Games} page */
const throwsNothing = ({ thrown }) => {
  if (thrown.length > 0) throw new Error(thrown.join('\n'));
};

/** @type {Record<string, (page: Games) => unknown>} each goes on where the one before has stopped */
const checks = {
  'defined before': async (page) => {
    await page.same('window.isDefined', true);
    await takesAttributes(page);
  },
  'attributes in': takesAttributes,
  'properties in': async ({ same }) => {
    await same('el.faceRenderer === app.state.faces', true);
    await same('Number(el.deal)', 7);
    await same('el.winnable', false);
  },
  'preventDefault honoured': async ({ ask, same }) => {
    await ask('app.state.stopped = true');
    await ask('el.play(el.moves[0])');
    await same('el.moveCount', 0);
    await ask('(app.state.stopped = false, 0)');
  },
  'events heard declaratively': hearsMove,
  'events heard by a script': hearsMove,
  'two instances': async ({ same }) => {
    await same('app.heard.length', 1);
    await same('other.heard.length', 0);
    await same('second.moveCount', 0);
  },
  're-render keeps the game': async ({ ask, same, tab }) => {
    await ask('(window.kept = el, app.render({ ...app.state, label: "after" }), 0)');
    await tab.locator('#first [title=after]').waitFor({ state: 'attached' });
    await same('window.kept === el', true);
    await same('el.moveCount', 1);
  },
  'worker in production': async ({ game, workers }) => {
    await game.locator('[part=verdict]').getByText(/can/).first().waitFor({ timeout: 10_000 });
    if (workers() === 0) throw new Error('the solver worked without one');
  },
  'mount, unmount, mount': async ({ same }) => {
    await same('app.effects.join()', 'mount,unmount,mount');
    await same(`document.querySelectorAll('#first ${GAME}').length`, 1);
    await same('app.heard.length', 1);
  },
  'unmount cleans up': async (page) => {
    await page.ask('(window.kept = el, app.unmount(), 0)');
    await page.game.waitFor({ state: 'detached', timeout: 10_000 });
    await page.same('window.kept.isConnected', false);
    throwsNothing(page);
  },
};

/** @type {Record<string, (page: Games) => unknown>} with the kit loaded last */
const lateChecks = {
  'defined after': async (page) => {
    await page.same('window.isDefined', false);
    await page.ask('void window.define()');
    await takesAttributes(page);
    await hearsMove(page);
    throwsNothing(page);
  },
  'properties kept, defined after': ({ same }) => same('el.faceRenderer === app.state.faces', true),
};

/** What needs properties is left out with this one. */
const PROPERTIES = 'properties in';

/** In the order of the table. */
export const gameChecks = ['builds', ...Object.keys({ ...checks, ...lateChecks })];

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the built page
 * @param {import('../types.js').Framework} framework
 * @returns {Promise<Found[]>}
 */
export async function checkGames(browser, url, { late = '/?late', without = {}, isStrict }) {
  const declarative = !without['events heard declaratively'];
  const left = new Set(Object.keys(without));
  left.add(declarative ? 'events heard by a script' : 'events heard declaratively');
  if (!isStrict) left.add('mount, unmount, mount');
  if (left.has(PROPERTIES)) left.add('properties kept, defined after');
  /** @type {Found[]} */
  const found = [];
  for (const [address, group] of [
    ['/', checks],
    [late, lateChecks],
  ]) {
    /** @type {Games | undefined} */
    let page;
    const closed = await outcome(async () => (page = await openGames(browser, url + address)));
    for (const [name, work] of Object.entries(group)) {
      if (left.has(name)) continue;
      found.push([name, page ? await outcome(() => work(/** @type {Games} */ (page))) : closed]);
    }
    await page?.tab.close();
  }
  return found;
}
