/**
 * Embeds the built frame in pages of another origin, also in a sandbox, and plays in it: what happens
 * inside is heard outside, and what the page asks for happens inside.
 *
 *   node test/embedding/frame.mjs [part of a name …]        after npm run build
 */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
/** Milliseconds after which a press is no second half of a double click any more. */
const MOMENT = 600;
const folder = '.cache/frame';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFileSync('dist/embed.js', `${folder}/embed.js`);

const server = await serve(folder);
// No file of it may be read by another origin.
const frames = await serve('dist/embed');
const browser = await launch();

/**
 * What the page of a test remembers.
 * @typedef {object} Seen
 * @property {{ type: string, detail: any, target: string }[]} heard events at the document
 * @property {{ data: any, origin: string }[]} raw messages
 * @property {any} connection
 */

/** @typedef {Awaited<ReturnType<typeof open>>} Host */

let count = 0;

/**
 * A page with the frame and, unless told otherwise, the script that connects it.
 * @param {string} search of the frame's URL
 * @param {{ attributes?: string, connect?: boolean, options?: string, style?: string, late?: boolean,
 *   holdBack?: readonly string[], after?: string, before?: () => void }} [how] `holdBack` are files that
 *   come only with `arrive()`, `after` is what follows the frame, `before` runs before the page's scripts
 */
async function open(
  search,
  {
    attributes = '',
    connect = true,
    options = '{}',
    style = '',
    late = false,
    holdBack = /** @type {readonly string[]} */ ([]),
    after = '',
    before = /** @type {(() => void) | undefined} */ (undefined),
  } = {},
) {
  const name = `host-${count++}.html`;
  const src = `${frames.url}/${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(
    `${folder}/${name}`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="data:,"><style>iframe { width: 100%; ${style} }</style>
    <script>
      window.heard = [];
      window.raw = [];
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('message', ({ data, origin, source }) => {
        if (source === document.querySelector('iframe').contentWindow) raw.push({ data, origin });
      });
      for (const name of ['deal', 'before-move', 'move', 'undo', 'change', 'load', 'win'])
        document.addEventListener('solitaire-' + name, ({ type, detail, target }) =>
          heard.push({ type, detail, target: target.id }));
      window.asked = [];
      window.refused = [];
      for (const name of ['deal', 'move', 'undo', 'hint'])
        document.addEventListener('solitaire-before-' + name, (event) => {
          asked.push({ type: name, by: event.detail.by, cancelable: event.cancelable });
          if (refused.includes(name)) event.preventDefault();
        });
    </script>
    <iframe id="game" title="A game" src="${src}" ${attributes}></iframe>
    <script type="module">
      import { connectFrame } from './embed.js';
      window.connectFrame = connectFrame;
      window.connect = () =>
        (window.connection = connectFrame(document.querySelector('iframe'), ${options}));
      if (${connect && !late}) connect();
    </script>${after}</html>`,
  );
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  if (before) await tab.addInitScript(before);
  /** @type {string[]} */
  const said = [];
  tab.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  /** @type {string[]} */
  const requests = [];
  tab.on('request', (request) => requests.push(request.url()));
  let arrive = () => {};
  const arrived = new Promise((resolve) => (arrive = () => resolve(undefined)));
  for (const file of holdBack) {
    await tab.route(`**/${file}`, (route) => arrived.then(() => route.continue()));
  }
  await tab.goto(`${server.url}/${name}`, { waitUntil: holdBack.length ? 'commit' : 'load' });
  if (holdBack.length) await tab.waitForFunction('window.connection');
  const inside = tab.frameLocator('#game');
  const board = inside.locator('[part=board]');
  /**
   * Evaluates in the page around the frame.
   * @param {string} expression
   * @returns {Promise<any>}
   */
  const get = (expression) => tab.evaluate(`(async () => (${expression}))()`);
  return {
    tab,
    said,
    requests,
    inside,
    board,
    get,
    arrive,
    /** Waits until an expression about the page is true. @param {string} expression */
    until: (expression) =>
      tab
        .waitForFunction(`(() => { try { return ${expression} } catch { return false } })()`)
        .then(() => undefined),
    /** Waits until the game inside can be seen. */
    async shown() {
      await inside.locator('[part~=card]:visible').nth(1).waitFor();
    },
    /**
     * Plays a move with the mouse. The game inside tells at once whether a click begins one: that it
     * is played can come later, if the host is asked about it, and a second click would play a second
     * move.
     */
    async playMove() {
      const before = await board.evaluate((node) => {
        const game = /** @type {any} */ (node.getRootNode()).host;
        game.addEventListener('solitaire-before-move', () => (game.testBegun = true), {
          once: true,
        });
        game.testBegun = false;
        return game.moveCount;
      });
      const begun = () =>
        board.evaluate((node) => /** @type {any} */ (node.getRootNode()).host.testBegun);
      for (const button of await inside.locator('button.movable').all()) {
        await button.click();
        if (await begun()) {
          await tab.waitForFunction(
            (count) =>
              /** @type {any} */ (window).heard.some(
                (/** @type {any} */ { type, detail }) =>
                  type === 'solitaire-move' && detail.number === count,
              ),
            before + 1,
          );
          return;
        }
      }
      throw new Error('no move could be played');
    },
    /** Messages of a type. @param {string} type @returns {Promise<any[]>} */
    messages: (type) =>
      get(`raw.filter(({ data }) => data.type === '${type}').map(({ data }) => data.detail)`),
  };
}

/** A message as a page without the script would send it. */
const ours = (/** @type {string} */ type, /** @type {unknown} */ detail = null) =>
  `document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify({
    source: 'hourhand',
    v: 1,
    type,
    detail,
  })}, '*')`;

/** Lets everything that was sent arrive: an answer comes after whatever was sent before. */
const settle = (/** @type {Host} */ host) => host.get(`connection.read('status')`);

/** The link in the dialog for sharing. @param {Host} host */
async function linkIn({ inside }) {
  await inside.locator('button[part~=menu]').click();
  await inside.getByRole('button', { name: 'Share…' }).click();
  return inside.locator('dialog input[readonly]').inputValue();
}

const PLAY = '?game=grandfathers-clock&deal=7&speed=instant';

/** @type {[name: string, run: () => Promise<void>][]} */
const tests = [
  [
    'a move inside is an event outside, with the same detail',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      await host.playMove();
      await host.until(`heard.at(-1).type === 'solitaire-change'`);
      const heard = /** @type {Seen['heard']} */ (await host.get('heard'));
      const [before, move, change] = heard.slice(-3);
      assert.deepEqual(
        [before.type, move.type, change.type],
        ['solitaire-before-move', 'solitaire-move', 'solitaire-change'],
      );
      assert.equal(move.target, 'game');
      const { game, deal, by, number, token, effects } = move.detail;
      assert.deepEqual(
        { game, deal, by, number },
        { game: 'grandfathers-clock', deal: 7, by: 'player', number: 1 },
      );
      assert.match(token, /^\w+-\w+$/);
      assert.equal(effects.length, 1);
      assert.equal(change.detail.moveCount, 1);
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'a shared link leads to the frame’s page, or to the one that share-url names',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      assert.deepEqual(await host.get(`connection.call('newGame', 12)`), { ok: true });
      const link = await linkIn(host);
      const code = link.replace(/^.*#/, '');
      assert.match(code, /^hh2-gc\w{3}$/);
      assert.equal(link, `${frames.url}/${PLAY}#${code}`);
      await host.tab.goto(link);
      await host.tab.waitForFunction(
        () => /** @type {any} */ (document.querySelector('main > *')).dealNumber === 12,
      );

      const named = await open(`${PLAY}&share-url=https%3A%2F%2Fexample.com%2Fplay`);
      await named.shown();
      assert.match(await linkIn(named), /^https:\/\/example\.com\/play#hh2-g7\w{3}$/);

      const wrong = await open(`${PLAY}&share-url=play`);
      await wrong.shown();
      const told = wrong.said.filter((line) => line.includes('share-url'));
      assert.match(
        told.join(),
        /^warning: Hourhand: share-url="play" is not valid; it takes an address/,
      );
      assert.ok((await linkIn(wrong)).startsWith(`${frames.url}/${PLAY}&share-url=play#hh2-`));
    },
  ],
  [
    'the game of the day: its events, methods and properties are those of the game that it shows',
    async () => {
      const host = await open('?game=daily&day-zone=utc&speed=instant&theme=felt&deal=7');
      assert.equal(await host.get('connection.ready.then(({ game }) => game)'), 'daily');
      const [{ token }] = await host.get(`connection.read('moves')`);
      assert.deepEqual(await host.get(`connection.call('play', '${token}')`), { ok: true });
      assert.equal(await host.get(`connection.read('moveCount')`), 1);
      await host.until(`heard.some(({ type }) => type === 'solitaire-move')`);
      const daily = host.inside.locator('solitaire-daily');
      const [date, theme] = await daily.evaluate((one) => [
        /** @type {any} */ (one).date,
        /** @type {any} */ (one).game.getAttribute('theme'),
      ]);
      const heard = /** @type {Seen['heard']} */ (await host.get('heard'));
      assert.equal(heard.find(({ type }) => type === 'solitaire-deal')?.detail.day ?? date, date);
      assert.equal(heard.find(({ type }) => type === 'solitaire-move')?.detail.day, date);
      assert.equal(theme, 'felt');
      const told = host.said.filter((line) =>
        line.startsWith('warning: Hourhand: deal is not a parameter of daily;'),
      );
      assert.equal(told.length, 1, host.said.join());
    },
  ],
  [
    'the game of the day: in a frame of a fixed height, all of it is seen',
    async () => {
      const host = await open('?game=daily&speed=instant&height=frame', {
        style: 'height: 520px',
      });
      const daily = host.inside.locator('solitaire-daily');
      await daily.locator('.game [part~=card]:visible').first().waitFor();
      await daily.locator('.streak:visible').waitFor();
      const bottom = () =>
        daily.evaluate((one) => {
          const bar = /** @type {any} */ (one).game.shadowRoot.querySelector('.status-bar');
          return Math.ceil(bar.getBoundingClientRect().bottom);
        });
      for (let tries = 0; tries < 100 && (await bottom()) > 520; tries++) {
        await host.tab.waitForTimeout(50);
      }
      assert.ok((await bottom()) <= 520, `${await bottom()}`);
    },
  ],
  [
    'commands: every method answers, and properties are read',
    async () => {
      const host = await open(PLAY);
      assert.deepEqual(
        await host.get('connection.ready.then(({ game }) => game)'),
        'grandfathers-clock',
      );
      const [{ token }] = await host.get(`connection.read('moves')`);
      assert.deepEqual(await host.get(`connection.call('play', '${token}')`), { ok: true });
      assert.equal(await host.get(`connection.read('moveCount')`), 1);
      const saved = await host.get(`connection.call('save')`);
      assert.deepEqual(await host.get(`connection.call('undo')`), { ok: true });
      assert.equal(await host.get(`connection.read('canRedo')`), true);
      assert.deepEqual(await host.get(`connection.call('redo')`), { ok: true });
      assert.deepEqual(await host.get(`connection.call('newGame', 12)`), { ok: true });
      assert.equal(await host.get(`connection.read('dealNumber')`), 12);
      assert.deepEqual(await host.get(`connection.call('load', ${JSON.stringify(saved)})`), {
        ok: true,
      });
      const state = await host.get(`connection.read('state')`);
      assert.deepEqual([state.deal, state.moveCount], [7, 1]);
      assert.deepEqual(await host.get(`connection.call('restart')`), { ok: true });
      assert.match((await host.get(`connection.call('hint')`)).token, /-/);
      assert.equal(await host.get(`connection.call('explain')`), null);
      // What the method itself refuses.
      const refused = await host.get(`connection.call('play', 'x1-x2')`);
      assert.equal(refused.error.code, 'unknown-pile');
      await host.get(`connection.call('focus')`);
      assert.ok(await host.inside.locator('grandfathers-clock-solitaire:focus').count());
      const types = await host.get(`heard.map(({ type }) => type.slice(10)).join(' ')`);
      assert.match(
        types,
        /before-move move change undo change .*deal change load change deal change$/,
      );
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'commands: dialogs, a pause, the results, and whether the game can be won',
    async () => {
      const host = await open(`${PLAY}&verdict=on`);
      await host.shown();
      assert.equal(await host.get(`connection.read('paused')`), false);
      await host.get(`connection.call('pause')`);
      assert.equal(await host.get(`connection.read('paused')`), true);
      await host.get(`connection.call('resume')`);
      assert.equal(await host.get(`connection.read('paused')`), false);
      for (let canBeWon = null; canBeWon === null;) {
        canBeWon = await host.get(`connection.read('canBeWon')`);
        assert.notEqual(canBeWon, false);
      }
      const counted = await host.get(`connection.call('statistics')`);
      assert.equal(counted.game, 'grandfathers-clock');
      assert.equal(counted.current.played, 0);
      assert.deepEqual(await host.get(`connection.call('clearStatistics')`), { ok: true });
      const wrong = await host.get(`connection.call('showDialog', 'rules')`);
      assert.equal(wrong.error.code, 'unknown-dialog');
      assert.match(wrong.error.message, /“rules” is not a dialog: use howToPlay, settings, share/);
      assert.deepEqual(await host.get(`connection.call('showDialog', 'share')`), { ok: true });
      await host.inside.locator('dialog[open] .share').waitFor();
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'what the player is about to do is only told, unless the host asks to be asked',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      await host.get(`refused.push('move', 'undo', 'deal', 'hint')`);
      await host.playMove();
      await host.inside.locator('[part~=undo]').click();
      await host.until(
        `heard.at(-1).type === 'solitaire-change' && heard.at(-2).type === 'solitaire-undo'`,
      );
      assert.deepEqual((await host.get('asked')).map(Object.values), [
        ['move', 'player', false],
        ['undo', 'player', false],
      ]);
    },
  ],
  [
    'a host that asks to be asked cancels moves, undos, deals and hints',
    async () => {
      const host = await open(PLAY, { options: '{ asks: true }' });
      await host.shown();
      await settle(host);
      // A command of its own is not asked about.
      await host.get(`refused.push('move', 'undo', 'deal', 'hint')`);
      const [{ token }] = await host.get(`connection.read('moves')`);
      assert.deepEqual(await host.get(`connection.call('play', '${token}')`), { ok: true });
      assert.match((await host.get(`connection.call('hint')`)).token, /-/);
      await host.get('asked.splice(0)');
      const says = (/** @type {string} */ sentence) =>
        host.inside.locator('.status-bar', { hasText: sentence }).waitFor();
      for (const name of ['undo', 'hint', 'new-game']) {
        const part = name === 'new-game' ? 'newGame' : name;
        const type = name === 'new-game' ? 'deal' : name;
        await host.inside.locator(`[part~=${part}]`).click();
        await host.until(`asked.at(-1)?.type === '${type}'`);
        await says('This page doesn’t allow that right now.');
      }
      // A tap on a card with several places to go only picks it up.
      for (const button of await host.inside.locator('button.movable').all()) {
        if ((await host.get('asked.at(-1).type')) === 'move') break;
        await button.click();
        await settle(host);
      }
      assert.equal(await host.get('asked.at(-1).type'), 'move');
      assert.ok((await host.get('asked')).every((/** @type {any} */ { cancelable }) => cancelable));
      await settle(host);
      assert.equal(await host.get(`connection.read('moveCount')`), 1);
      assert.equal(await host.get(`connection.read('dealNumber')`), 7);
      // And what it allows happens, in the player's name, once.
      await host.get('refused.splice(0)');
      await host.playMove();
      const move = await host.get(`heard.findLast(({ type }) => type === 'solitaire-move')`);
      assert.deepEqual([move.detail.by, move.detail.number], ['player', 2]);
      // The second half of a double click would deal nothing.
      const pressAgain = async () => {
        await host.tab.waitForTimeout(MOMENT);
        await host.inside.locator('[part~=newGame]').click();
      };
      await pressAgain();
      await host.until(
        `heard.at(-1).type === 'solitaire-change' && heard.at(-1).detail.cause === 'deal'`,
      );
      assert.equal((await host.get('heard')).at(-1).detail.by, 'player');
      assert.deepEqual(host.said, []);
      // Once it has gone, nothing waits for it.
      await host.get('connection.disconnect()');
      const { length } = await host.get('raw');
      await pressAgain();
      const dealt = `({ data }) => data.type === 'solitaire-before-deal'`;
      await host.until(`raw.slice(${length}).some(${dealt})`);
      assert.equal((await host.get(`raw.slice(${length}).find(${dealt})`)).data.ask, undefined);
    },
  ],
  [
    'a host that never answers loses no move, and a late or a wrong answer changes nothing',
    async () => {
      const host = await open(PLAY, { connect: false });
      await host.shown();
      const rawOf = (/** @type {string} */ type) =>
        host.get(`raw.filter(({ data }) => data.type === '${type}').map(({ data }) => data)`);
      await host.get(ours('ask', { on: 'yes', request: 1 }));
      await host.until(`raw.at(-1).data.type === 'result'`);
      const [{ detail }] = await rawOf('result');
      assert.equal(detail.error.code, 'bad-arguments');
      assert.match(detail.error.message, /on of ask is "yes"; it takes true or false/);
      await host.get(ours('ask', { on: true, request: 2 }));
      await host.until(`raw.at(-1).data.detail.request === 2`);
      const started = Date.now();
      await host.inside.locator('button.movable').first().click();
      await host.until(`raw.some(({ data }) => data.type === 'solitaire-before-move')`);
      const [{ ask }] = await rawOf('solitaire-before-move');
      assert.equal(typeof ask, 'number');
      await host.get(ours('answer', { ask: ask + 1, go: false }));
      await host.until(`raw.some(({ data }) => data.type === 'solitaire-move')`);
      assert.ok(Date.now() - started >= 1000);
      const [move] = await rawOf('solitaire-move');
      assert.deepEqual([move.detail.by, move.detail.number], ['player', 1]);
      await host.get(ours('answer', { ask, go: false, request: 3 }));
      await host.until(`raw.at(-1).data.detail.request === 3`);
      assert.equal((await rawOf('solitaire-move')).length, 1);
      assert.equal((await rawOf('solitaire-before-move')).length, 1);
    },
  ],
  [
    'wrong commands are refused by name, outside and inside',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      const outside = await host.get(`connection.call('destroy')`);
      assert.equal(outside.error.code, 'unknown-method');
      assert.match(outside.error.message, /destroy is not a method; it takes play, undo/);
      assert.equal((await host.get(`connection.read('innerHTML')`)).error.code, 'unknown-property');
      assert.equal(
        (await host.get(`connection.call('play', () => {})`)).error.code,
        'bad-arguments',
      );
      for (const [type, detail, code] of [
        ['call', { method: 'remove', request: 'a' }, 'unknown-method'],
        ['call', { method: ['play'], request: 'b' }, 'unknown-method'],
        ['call', { method: 'play', args: 'h1', request: 'c' }, 'bad-arguments'],
        ['read', { property: 'constructor', request: 'd' }, 'unknown-property'],
        ['set', { attributes: 'theme', request: 'e' }, 'bad-attributes'],
        ['set', { attributes: { onclick: 'alert(1)' }, request: 'f' }, 'bad-parameter'],
        // A game that is on is not given up for a deal that is still to come.
        ['set', { attributes: { deal: '2999-01-01' }, request: 'f2' }, 'bad-parameter'],
        ['dance', { request: 'g' }, 'unknown-type'],
      ]) {
        await host.get(ours(String(type), detail));
        await host.until(
          `raw.at(-1).data.detail.request === '${/** @type {any} */ (detail).request}'`,
        );
        const [{ error }] = (await host.messages('result')).slice(-1);
        assert.equal(error.code, code);
        assert.match(error.message, /it takes |is not a parameter|has not begun yet/);
      }
      // Without a request to answer there is a message all the same.
      const before = (await host.messages('error')).length;
      for (const data of [{ v: 2, type: 'call' }, { v: 1 }, { v: 1, type: 'call', detail: null }]) {
        const text = JSON.stringify({ source: 'hourhand', ...data });
        await host.get(`document.querySelector('iframe').contentWindow.postMessage(${text}, '*')`);
      }
      await settle(host);
      const errors = (await host.messages('error')).slice(before);
      assert.deepEqual(
        errors.map(({ code }) => code),
        ['bad-message', 'bad-message', 'unknown-method'],
      );
      assert.equal(await host.get(`connection.read('moveCount')`), 0);
      assert.ok(host.said.every((line) => line.startsWith('warning: ')));
    },
  ],
  [
    'the frame takes the height of its content, whatever its own height is',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      await host.until(`document.querySelector('iframe').offsetHeight > 400`);
      const inner = () =>
        host.inside.locator('html').evaluate((html) => [html.scrollHeight, html.clientHeight]);
      const height = () => host.get(`document.querySelector('iframe').clientHeight`);
      /** Waits until the frame has exactly the height of its content, or a little more. */
      const fits = async () => {
        for (let tries = 0; ; tries++) {
          const [scroll, client] = await inner();
          const [{ height: last }] = (await host.messages('height')).slice(-1);
          if (scroll <= client && client < scroll + 8 && client === last) return;
          assert.ok(tries < 100, `${scroll} in ${client}`);
          await host.tab.waitForTimeout(100);
        }
      };
      await fits();
      const wide = await height();
      // A narrower column, in which the game is higher by much more than its sentences can make it.
      await host.get(`document.body.style.width = '450px'`);
      await host.until(`document.querySelector('iframe').clientHeight > ${wide} + 40`);
      await fits();
      // The board may still be growing into its new box.
      await host.tab.waitForTimeout(600);
      await fits();
      // The frame's own height changes nothing about its content.
      const narrow = await height();
      for (const other of [200, 1500]) {
        await host.get(`document.querySelector('iframe').style.height = '${other}px'`);
        await host.tab.waitForTimeout(300);
      }
      const heights = (await host.messages('height')).map(({ height }) => height);
      assert.equal(heights.at(-1), narrow);
      await host.get(ours('hello'));
      await host.until(`document.querySelector('iframe').clientHeight === ${narrow}`);
    },
  ],
  [
    'only in one’s own pages: with the header that the document gives',
    async () => {
      const written = /^Content-Security-Policy: (frame-ancestors .*)$/m.exec(
        readFileSync('docs/embedding.md', 'utf8'),
      );
      assert.ok(written);
      for (const [page, isShown] of [
        [server.url, true],
        ['https://www.example.com', false],
      ]) {
        const policy = String(written[1]).replace('https://www.example.com', String(page));
        const guarded = await serve('dist/embed', { 'content-security-policy': policy });
        const host = await open(PLAY);
        await host.shown();
        const src = `${guarded.url}/?game=watch`;
        await host.get(`new Promise((loaded) => {
          const frame = document.querySelector('iframe');
          frame.onload = loaded;
          frame.src = '${src}';
        }).then(() => {})`);
        const game = host.inside.locator('watch-solitaire [part~=card]:visible');
        if (isShown) await game.nth(1).waitFor();
        else assert.equal(await game.count(), 0);
        const refusals = host.said.filter((line) => line.includes('frame-ancestors'));
        assert.equal(refusals.length > 0, !isShown);
        await guarded.close();
      }
    },
  ],
  [
    'a long message is refused by its beginning, one with too much in it as a whole',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      const long = 'x'.repeat(100_000);
      const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`a${i}`, '1']));
      for (const [type, detail, code] of [
        [long, {}, 'unknown-type'],
        ['call', { method: long }, 'unknown-method'],
        ['read', { property: long }, 'unknown-property'],
        [
          'set',
          { attributes: { [long]: '1', theme: long, [`--${long}`]: 'red' } },
          'bad-parameter',
        ],
        ['set', { attributes: { theme: 'y'.repeat(5000), [long]: {} } }, 'bad-parameter'],
        ['set', { attributes: many }, 'bad-attributes'],
      ]) {
        const request = `${code}-${host.said.length}`;
        await host.get(ours(String(type), { .../** @type {object} */ (detail), request }));
        await host.until(`raw.at(-1).data.detail.request === '${request}'`);
        const [{ error }] = (await host.messages('result')).slice(-1);
        assert.equal(error.code, code);
        // What all parameters are is named too.
        assert.ok(error.message.length < 2500, `${code}: ${error.message.length}`);
      }
      const asked = `?game=clock&theme=${'x'.repeat(5000)}&${'y'.repeat(5000)}=1&${'z'.repeat(300)}=`;
      const address = await open(`${asked}&${'z'.repeat(300)}=2&origin=${'o'.repeat(300)}`);
      await address.inside.locator('clock-solitaire').waitFor();
      await address.until(`raw.filter(({ data }) => data.type === 'error').length > 3`);
      const errors = await address.messages('error');
      for (const { message } of errors) assert.ok(message.length < 2000, message);
    },
  ],
  [
    'after a flood of messages a hint comes as before: what is too much is dropped, and told once',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      await settle(host);
      const COUNT = 20_000;
      await host.get(`(() => {
        const { contentWindow } = document.querySelector('iframe');
        const say = (type, detail) =>
          contentWindow.postMessage({ source: 'hourhand', v: 1, type, detail }, '*');
        for (let i = 0; i < ${COUNT}; i++) {
          say('call', { method: 'hint', request: i });
          if (i % 4 === 0) say('nonsense');
        }
      })()`);
      const results = `raw.filter(({ data }) => data.type === 'result')`;
      await host.until(`${results}.length > ${COUNT}`);
      const answered = await host.get(
        `${results}.slice(1).map(({ data }) => data.detail.error?.code ?? 'hint')`,
      );
      const hints = answered.filter((/** @type {string} */ code) => code === 'hint').length;
      assert.ok(hints > 0, 'some are carried out');
      assert.ok(hints < COUNT / 10, `${hints} are carried out`);
      assert.ok(
        answered.every((/** @type {string} */ code) => ['hint', 'too-many'].includes(code)),
      );
      const lines = host.said.filter((line) =>
        line.startsWith('warning: Hourhand: there are more'),
      );
      assert.ok(lines.length >= 1 && lines.length < 20, `${lines.length} lines`);
      assert.ok(host.said.length < COUNT / 10, `${host.said.length} lines in the console`);
      // A page that waits is heard again.
      for (let token; !token;) {
        ({ token } = await host.get(`connection.call('hint')`));
      }
    },
  ],
  [
    'the height is told once the board stands, not before: the page around it does not move',
    async () => {
      for (const how of [
        { search: '?game=clock&deal=7' },
        { search: '?game=big-ben&deal=7&lang=de', late: ['frame.js', 'de.js'] },
        { search: '?game=clock&deal=7#?secret=aB3dE5gH7i', attributes: 'sandbox="allow-scripts"' },
        { search: '?game=german-clock&deal=7', late: ['frame.js'] },
      ]) {
        const host = await open(how.search, {
          attributes: how.attributes ?? '',
          style: 'display: block; height: 700px;',
          holdBack: how.late ?? [],
          after: '<p>What follows</p>',
        });
        // Asked before there is anything, the frame has nothing to tell.
        await host.get(ours('hello'));
        host.arrive();
        await host.shown();
        await host.until(`document.querySelector('iframe').style.height !== ''`);
        await settle(host);
        // Whatever moves the page has been painted by then.
        await host.get('new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))');
        const heights = await host.get(
          `raw.map(({ data }) => data.message === 'height' ? data.value : data.detail?.height)
            .filter((height) => height !== undefined)`,
        );
        const least = Math.min(...heights);
        assert.ok(least > 400, `${how.search}: ${heights.join(', ')}`);
        const shift = await host.get('window.shift');
        assert.ok(shift < 0.05, `${how.search}: a shift of ${shift}`);
        // Another game in the same frame.
        const before = await host.get('raw.length');
        await host.get(`void (document.querySelector('iframe').src = '${frames.url}/?game=watch')`);
        await host.inside.locator('watch-solitaire [part~=card]:visible').nth(1).waitFor();
        const all = `raw.slice(${before}).filter(({ data }) => data.type === 'height')`;
        await host.until(`${all}.length > 0`);
        const then = await host.get(`${all}.map(({ data }) => data.detail.height)`);
        assert.ok(Math.min(...then) > 400, `${how.search}, then Watch: ${then.join(', ')}`);
        assert.deepEqual(host.said, []);
      }
    },
  ],
  [
    'a frame that is hidden at first tells its height when it is shown, and that of its board',
    async () => {
      const host = await open('?game=clock&deal=7', { style: 'display: none;' });
      await host.get('connection.ready');
      await settle(host);
      assert.deepEqual(await host.messages('height'), []);
      await host.get(`void (document.querySelector('iframe').style.display = 'block')`);
      await host.until(`document.querySelector('iframe').offsetHeight > 400`);
      await host.get('new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))');
      const heights = (await host.messages('height')).map(({ height }) => height);
      assert.ok(Math.min(...heights) > 400, heights.join(', '));
    },
  ],
  [
    'the height of a frame with a border, whose box includes it',
    async () => {
      const host = await open(PLAY, { style: 'box-sizing: border-box; border: 10px solid;' });
      await host.shown();
      await host.until(`document.querySelector('iframe').offsetHeight > 400`);
      const [{ height }] = (await host.messages('height')).slice(-1);
      assert.equal(await host.get(`document.querySelector('iframe').clientHeight`), height);
    },
  ],
  [
    'a page can keep the height of its own: by the script, or by a parameter',
    async () => {
      const host = await open(PLAY, { options: '{ height: false }', style: 'height: 321px;' });
      await host.shown();
      await settle(host);
      assert.equal(await host.get(`document.querySelector('iframe').clientHeight`), 321);
      for (const style of ['height: 500px;', 'width: 320px; height: 320px;']) {
        const fixed = await open(`${PLAY}&height=frame`, { style });
        await fixed.shown();
        await settle(fixed);
        assert.deepEqual(await fixed.messages('height'), []);
        for (let tries = 0; ; tries++) {
          const [scroll, client] = await fixed.inside
            .locator('html')
            .evaluate((html) => [html.scrollHeight, html.clientHeight]);
          if (scroll <= client) break;
          assert.ok(tries < 50, `${scroll} in ${client}`);
          await fixed.tab.waitForTimeout(100);
        }
      }
    },
  ],
  [
    'a sandbox without an origin, on a server that sends no CORS header',
    async () => {
      const host = await open(`${PLAY}&verdict=on`, { attributes: 'sandbox="allow-scripts"' });
      await host.shown();
      await host.playMove();
      const [{ origin }] = await host.get('raw');
      assert.equal(origin, 'null');
      const storage = await host.inside.locator('html').evaluate(() => {
        try {
          return typeof localStorage;
        } catch {
          return 'none';
        }
      });
      assert.equal(storage, 'none');
      assert.deepEqual(await host.get(`connection.call('undo')`), { ok: true });
      await host.until(`document.querySelector('iframe').offsetHeight > 400`);
      await host.inside
        .locator('[part=verdict]')
        .getByText(/can (?:still )?be won/)
        .waitFor();
      // The menu and its dialogs come from the same file.
      await host.inside.locator('[part~=menu]').click();
      await host.inside.locator('.more [part~=settings]').click();
      await host.inside.locator('dialog[open]').waitFor();
      const files = host.requests.filter((url) => url.startsWith(frames.url));
      assert.deepEqual(
        files.map((url) => new URL(url).pathname),
        ['/', '/frame.js'],
      );
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'the solver has its worker where the frame has an origin',
    async () => {
      const host = await open(`${PLAY}&verdict=on`);
      await host.inside
        .locator('[part=verdict]')
        .getByText(/can (?:still )?be won/)
        .waitFor();
      assert.ok(host.requests.includes(`${frames.url}/worker.js`));
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'a browser that is too old: the frame says so, in the language of its page, and tells the host',
    async () => {
      const before = () => void Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
      for (const [lang, words] of [
        ['en', 'This browser is too old for the game. Update it, or open the page in another one.'],
        [
          'de',
          'Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn oder öffne die Seite in einem anderen.',
        ],
      ]) {
        const host = await open(`?game=big-ben&lang=${lang}`, { before });
        const main = host.inside.locator('main');
        await main.getByText(/** @type {string} */ (words), { exact: true }).waitFor();
        assert.ok(((await main.boundingBox())?.height ?? 0) < 100);
        await host.until(`raw.some(({ data }) => data.type === 'error')`);
        const errors = await host.messages('error');
        assert.deepEqual([...new Set(errors.map(({ code }) => code))], ['old-browser']);
        const lines = host.said.filter((line) => line.includes('shows no games here'));
        assert.equal(lines.length, 1, host.said.join('\n'));
        assert.ok(!host.said.some((line) => /^(?:uncaught|error)/.test(line)), String(host.said));
      }
    },
  ],
  [
    'a script that comes after the frame has loaded',
    async () => {
      const host = await open(PLAY, { late: true });
      await host.shown();
      await host.get('void connect()');
      assert.equal(
        await host.get('connection.ready.then(({ game }) => game)'),
        'grandfathers-clock',
      );
      await host.until(`document.querySelector('iframe').offsetHeight > 400`);
      await host.playMove();
      assert.ok(await host.get('connectFrame(document.querySelector("iframe")) === connection'));
    },
  ],
  [
    'parameters are attributes, properties and what the page takes',
    async () => {
      const host = await open(
        '?game=travellers&deck=32&in-place&toolbar=none&theme=night&label=%3Cb%3EA%3C/b%3E' +
          '&--solitaire-accent=rgb(1%202%203)&lang=de&dir=rtl&color-scheme=dark' +
          '&deal=&faces=large%20four-color',
      );
      await host.shown();
      const game = host.inside.locator('travellers-solitaire');
      const attributes = await game.evaluate((element) =>
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      );
      assert.deepEqual(attributes, {
        deck: '32',
        'in-place': '',
        toolbar: 'none',
        theme: 'night',
        label: '<b>A</b>',
        style: '--solitaire-accent: rgb(1 2 3);',
        deal: '',
        faces: 'large four-color',
      });
      assert.equal((await host.get(`connection.read('state')`)).options.deck, '32');
      const page = await host.inside.locator('html').evaluate(() => {
        const { lang, dir, style } = document.documentElement;
        return [lang, dir, style.colorScheme, document.title];
      });
      assert.deepEqual(page, ['de', 'rtl', 'dark', 'Travellers']);
      assert.equal(await host.inside.locator('b').count(), 0);
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'the page’s language, in a sandbox too: a script beside the frame’s',
    async () => {
      const host = await open('?game=clock&lang=de', { attributes: 'sandbox="allow-scripts"' });
      await host.shown();
      await host.inside
        .locator('[part=message]')
        .getByText(/Leg|Deck/)
        .waitFor();
      const title = () => host.inside.locator('html').evaluate(() => document.title);
      assert.equal(await title(), 'Die Uhr');
      const languages = host.requests.filter((url) => url.includes('/locales/'));
      assert.deepEqual(languages, [`${frames.url}/locales/de.js`]);
      await host.get(`connection.call('newGame', 7)`);
      await host.inside
        .locator('[part=message]')
        .getByText(/Leg|Deck/)
        .waitFor();
      await host.get(`connection.set({ lang: 'en' })`);
      await host.inside
        .locator('[part=message]')
        .getByText(/Turn up every card\..*Click the/)
        .waitFor();
      assert.equal(await title(), 'Clock');
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'wrong parameters: the page’s console and the host are told, the game is played',
    async () => {
      const wrong = {
        speed: ['warp', 'speed="warp" is not valid; it takes normal, slow, fast, instant'],
        redeals: [
          '1',
          'redeals is not a parameter of clock; it takes game, height, id, origin, lang',
        ],
        deal: ['0', '0 is not a deal number: use a whole number from 1'],
        height: ['tall', 'height="tall" is not valid; it takes content, frame'],
        'in-place': ['maybe', 'in-place="maybe" is not valid; it takes true, false'],
        'color-scheme': [
          'blue',
          'color-scheme="blue" is not valid; it takes light dark, light, dark',
        ],
        lang: ['"><b>', 'lang=""><b>" is not valid; it takes a language such as en'],
        '--solitaire-accent': ['gren', '--solitaire-accent="gren" is not valid; it takes a colour'],
        '--solitaire-back': ['url(https://a.example/b.png)', 'it takes a colour'],
        '--solitaire-background': ['image-set("c.png" 1x)', 'it takes a colour or a gradient'],
        '--solitaire-board': ['u\\72l(d.png)', 'it takes a colour or a gradient'],
        '--solitaire-max-block-size': ['80vh', 'it takes a length that doesn’t depend on'],
        '--other': ['1px', '--other is not a custom property of the kit; it has --solitaire-'],
        onclick: ['alert(1)', 'onclick is not a parameter of clock'],
        style: ['color: red', 'style is not a parameter of clock'],
      };
      const search = new URLSearchParams(
        Object.entries(wrong).map(([name, [value]]) => [name, value]),
      );
      const host = await open(`?${search}&keys=on&keys=off`);
      await host.shown();
      await settle(host);
      const errors = await host.messages('error');
      assert.ok(errors.every(({ code }) => code === 'bad-parameter'));
      const expected = [...Object.values(wrong).map(([, words]) => words), 'keys is given twice'];
      for (const words of expected) {
        const found = errors.filter(({ message }) => message.includes(words));
        assert.ok(
          found.length > 0,
          `${words} in ${errors.map(({ message }) => message).join('\n')}`,
        );
        const line = `Hourhand: ${found[0].message}`;
        assert.equal(host.said.filter((each) => each === `warning: ${line}`).length, 1, line);
      }
      assert.equal(errors.length, expected.length);
      const attributes = await host.inside
        .locator('clock-solitaire')
        .evaluate((element) => element.getAttributeNames());
      assert.deepEqual(attributes, ['keys']);
      const elsewhere = host.requests.filter((url) => !/^(data:|http:\/\/127\.0\.0\.1)/.test(url));
      assert.deepEqual(elsewhere, []);
      assert.ok(!host.requests.some((url) => url.endsWith('.png')));
    },
  ],
  [
    'an unknown game is named in words, never as markup',
    async () => {
      const bad = '<img src=x onerror="document.title=1">';
      const host = await open(`?game=${encodeURIComponent(bad)}`);
      await host.inside.getByText('is not a game; it takes clock, watch').waitFor();
      assert.equal(await host.inside.locator('img').count(), 0);
      const [error] = await host.messages('error');
      assert.ok(error.message.startsWith(`game="${bad}" is not a game`));
      // A page that connects late is told too.
      const late = await open('?game=Clock', { late: true });
      await late.inside.getByText('game="Clock" is not a game').waitFor();
      await late.get('void connect()');
      await late.until(`raw.filter(({ data }) => data.type === 'error').length === 2`);
    },
  ],
  [
    'themes by message',
    async () => {
      const host = await open('?game=clock&deal=7&speed=instant');
      await host.shown();
      const ok = await host.get(
        `connection.set({ theme: 'night', '--solitaire-accent': '#123456' })`,
      );
      assert.deepEqual(ok, { ok: true });
      await host.inside.locator('.base[data-theme=night]').waitFor();
      const accent = () =>
        host.inside
          .locator('clock-solitaire')
          .evaluate((element) => getComputedStyle(element).getPropertyValue('--solitaire-accent'));
      assert.equal(await accent(), '#123456');
      const refused = await host.get(
        `connection.set({ theme: 'plaid', '--solitaire-accent': 'url(x)', toolbar: 'none' })`,
      );
      assert.match(refused.error.message, /theme="plaid" .*; --solitaire-accent="url\(x\)" /);
      // What was valid is done.
      await host.inside.locator('clock-solitaire[toolbar=none][theme=night]').waitFor();
      assert.equal(await accent(), '#123456');
      await host.get(`connection.set({ theme: null, '--solitaire-accent': null, deal: 8 })`);
      assert.equal(await host.inside.locator('clock-solitaire[theme]').count(), 0);
      assert.equal(await accent(), '');
      assert.equal(await host.get(`connection.read('dealNumber')`), 8);
    },
  ],
  [
    'the frame obeys its parent alone, the page hears its frame alone',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      // Another frame, which speaks as if it were the game or the page.
      await host.get(`new Promise((resolve) => {
        const other = document.createElement('iframe');
        other.srcdoc = '<title>Other</title>';
        other.onload = () => {
          const script = other.contentDocument.createElement('script');
          script.textContent = \`
            const base = { source: 'hourhand', v: 1 };
            parent.postMessage({ ...base, type: 'solitaire-win', detail: { fake: true } }, '*');
            parent.postMessage({ ...base, type: 'height', detail: { height: 77 } }, '*');
            parent.frames[0].postMessage({ ...base, type: 'call', detail: { method: 'newGame', args: [99] } }, '*');
            parent.frames[0].postMessage({ ...base, type: 'nonsense' }, '*');\`;
          other.contentDocument.body.append(script);
          resolve();
        };
        document.body.append(other);
      })`);
      // Messages of other scripts of the page.
      for (const data of [
        'null',
        '"text"',
        '7',
        '[]',
        '{}',
        '{ source: "react-devtools", type: "call" }',
      ]) {
        await host.get(`document.querySelector('iframe').contentWindow.postMessage(${data}, '*')`);
      }
      await host.get(
        `document.querySelector('iframe').contentWindow.postMessage(
          { source: 'hourhand', v: 1, id: 'another', type: 'call', detail: { method: 'newGame' } }, '*')`,
      );
      await settle(host);
      await host.tab.waitForTimeout(200);
      assert.equal(await host.get(`connection.read('dealNumber')`), 7);
      assert.deepEqual(await host.messages('error'), []);
      assert.equal(await host.get(`heard.some(({ detail }) => detail.fake)`), false);
      assert.notEqual(await host.get(`document.querySelector('iframe').style.height`), '77px');
      assert.deepEqual(host.said, []);
    },
  ],
  [
    'what a page other than the kit’s says in the frame has no effect',
    async () => {
      writeFileSync(
        `${folder}/strange.html`,
        `<!doctype html><title>Strange</title><script>
          const base = { source: 'hourhand', v: 1 };
          for (const data of [
            { ...base, type: 'click', detail: {} },
            { ...base, type: 'solitaire-move', detail: null },
            { ...base, v: 2, type: 'solitaire-move', detail: {} },
            { ...base, type: 'height', detail: { height: 'calc(1px)' } },
            { ...base, type: 'height', detail: { height: -5 } },
            { ...base, type: 'height', detail: { height: Infinity } },
            { ...base, type: 'result', detail: { request: 'constructor', value: 1 } },
            { ...base, type: 'solitaire-deal', detail: { last: true } },
          ]) parent.postMessage(data, '*');
        </script>`,
      );
      const host = await open('', { late: true });
      await host.get('void connect()');
      await host.get(`void (document.querySelector('iframe').src = '${server.url}/strange.html')`);
      await host.until(`heard.some(({ detail }) => detail.last)`);
      assert.equal(
        await host.get(`heard.filter(({ type }) => type !== 'solitaire-deal').length`),
        0,
      );
      assert.equal(await host.get(`document.querySelector('iframe').style.height`), '10000px');
    },
  ],
  [
    'a frame that has gone to another origin is not heard, and the page is told once',
    async () => {
      writeFileSync(
        `${folder}/elsewhere.html`,
        `<!doctype html><title>Elsewhere</title><script>
          for (const type of ['ready', 'solitaire-win', 'solitaire-win'])
            parent.postMessage({ source: 'hourhand', v: 1, type, detail: { game: 'clock' } }, '*');
          parent.postMessage('done', '*');
        </script>`,
      );
      const host = await open(PLAY);
      await host.shown();
      await host.get(
        `void (document.querySelector('iframe').contentWindow.location = '${server.url}/elsewhere.html')`,
      );
      await host.until(`raw.at(-1).data === 'done'`);
      assert.equal(await host.get(`heard.some(({ type }) => type === 'solitaire-win')`), false);
      assert.equal(host.said.length, 1);
      assert.match(
        host.said[0],
        /the frame is at .*, but its src is at .*; its messages are ignored/,
      );
    },
  ],
  [
    'origin: only this one is spoken to and heard',
    async () => {
      const right = await open(`${PLAY}&id=one&origin=${encodeURIComponent(server.url)}`);
      await right.shown();
      await right.playMove();
      assert.equal(await right.get('raw.every(({ data }) => data.id === "one")'), true);
      const wrong = await open(`${PLAY}&origin=https://other.example`, { late: true });
      await wrong.shown();
      await wrong.get(ours('call', { method: 'newGame', args: [99] }));
      await wrong.inside.locator('button.movable').first().click();
      await wrong.tab.waitForTimeout(200);
      assert.deepEqual(await wrong.get('raw'), []);
      const number = await wrong.inside
        .locator('grandfathers-clock-solitaire')
        .evaluate((element) => /** @type {any} */ (element).dealNumber);
      assert.equal(number, 7);
      const bad = await open(`${PLAY}&origin=other.example`, { late: true });
      await bad.shown();
      await bad.tab.waitForTimeout(200);
      const types = await bad.get('raw.map(({ data }) => data.type)');
      assert.deepEqual(types, ['error']);
      assert.match(
        (await bad.messages('error'))[0].message,
        /^origin="other.example" is not valid/,
      );
    },
  ],
  [
    'WordPress: the height with its secret, at once and when it asks',
    async () => {
      const host = await open(`${PLAY}#?secret=aB3dE5gH7i`, {
        connect: false,
        attributes: 'sandbox="allow-scripts"',
      });
      await host.shown();
      const heights = `raw.filter(({ data }) => data.message === 'height')`;
      await host.until(`${heights}.length > 0`);
      const { data } = await host.get(`${heights}.at(-1)`);
      assert.equal(data.secret, 'aB3dE5gH7i');
      assert.ok(data.value > 300 && data.value <= 1000 && Number.isInteger(data.value), data.value);
      // By itself the frame never says the same height twice running.
      const again = () =>
        host.get(
          `${heights}.filter(({ data }, i, all) => data.value === all[i - 1]?.data.value).length`,
        );
      const say = (/** @type {string} */ secret) =>
        host.get(
          `document.querySelector('iframe').contentWindow.postMessage({ message: 'ready', secret: '${secret}' }, '*')`,
        );
      await say('other');
      await host.get(ours('read', { property: 'status', request: 'other' }));
      await host.until(`raw.some(({ data }) => data.detail?.request === 'other')`);
      assert.equal(await again(), 0);
      await say('aB3dE5gH7i');
      await host.get(ours('read', { property: 'status', request: 'own' }));
      await host.until(`raw.some(({ data }) => data.detail?.request === 'own')`);
      assert.equal(await again(), 1);
      // The secret may come when the frame is loaded already.
      const late = await open(PLAY, { connect: false, attributes: 'sandbox="allow-scripts"' });
      await late.shown();
      await late.get(`void (document.querySelector('iframe').src += '#?secret=0123456789')`);
      await late.until(`raw.some(({ data }) => data.secret === '0123456789')`);
    },
  ],
  [
    'a frame that is loaded again answers again; what it was asked before is refused',
    async () => {
      const host = await open(PLAY);
      await host.shown();
      await host.get(`void (window.pending = connection.call('hint'),
        document.querySelector('iframe').src = '${frames.url}/?game=clock&deal=3')`);
      const answer = await host.get('pending');
      assert.ok(answer.token || answer.error.code === 'reloaded');
      await host.inside.locator('clock-solitaire').waitFor();
      assert.equal(await host.get(`connection.read('dealNumber')`), 3);
      await host.get(`void connection.disconnect()`);
      assert.equal((await host.get(`connection.read('status')`)).error.code, 'disconnected');
    },
  ],
  [
    'what is no frame is told and refused',
    async () => {
      const host = await open(PLAY, { connect: false });
      const answer = await host.get(`connectFrame(document.body).call('undo')`);
      assert.equal(answer.error.code, 'no-frame');
      await host.get(`void connectFrame(null)`);
      assert.ok(
        host.said.every((line) => line.startsWith('warning: connectFrame takes an <iframe>')),
      );
      assert.equal(host.said.length, 2);
    },
  ],
  [
    'oEmbed: the page of a game points to what it says about itself',
    async () => {
      const command = (/** @type {string[]} */ ...values) =>
        spawnSync(process.execPath, ['scripts/embed-site.mjs', ...values], { encoding: 'utf8' });
      mkdirSync(`${folder}/site`, { recursive: true });
      const site = await serve(`${folder}/site`);
      assert.equal(command(site.url, `${folder}/site`).stderr, '');
      const tab = await browser.newPage();
      await tab.goto(`${site.url}/big-ben/?deal=4`);
      await tab.locator('big-ben-solitaire [part~=card]:visible').nth(20).waitFor();
      const href = await tab.locator('link[type="application/json+oembed"]').getAttribute('href');
      const data = await (await fetch(String(href))).json();
      assert.deepEqual([data.version, data.type, data.title], ['1.0', 'rich', 'Big Ben']);
      await tab.setContent(data.html);
      await tab.frameLocator('iframe').locator('big-ben-solitaire').waitFor();
      const src = await tab.locator('iframe').getAttribute('src');
      assert.equal(src, `${site.url}/big-ben/`);
      await tab.goto(`${site.url}/daily/`);
      await tab.locator('solitaire-daily .game [part~=card]:visible').first().waitFor();
      const about = await (await fetch(`${site.url}/daily/oembed.json`)).json();
      assert.equal(about.title, 'Game of the day');
      assert.match(about.html, new RegExp(`src="${site.url}/daily/"`));
      await site.close();
      for (const values of [
        [],
        ['embed', folder],
        ['https://a.example/?x', folder],
        ['https://a.example/'],
        ['https://a.example/', folder, '--days', 'x'],
        ['https://a.example/', folder, '--days', '401'],
        ['https://a.example/', folder, '--from', '2026-02-30'],
        ['https://a.example/', folder, '--theme', 'tartan'],
        ['https://a.example/', folder, '--weeks', '2'],
      ]) {
        const { status, stderr } = command(...values);
        assert.equal(status, 1, String(values));
        assert.match(stderr, /takes the address that the folder will have and the folder/);
      }
    },
  ],
  [
    'a page of each day’s deal, with a picture for those who share it',
    async () => {
      mkdirSync(`${folder}/days`, { recursive: true });
      const site = await serve(`${folder}/days`);
      const values = [site.url, `${folder}/days`, '--days', '2', '--from', '2026-11-20'];
      const write = (/** @type {string[]} */ ...options) =>
        spawnSync(process.execPath, [...options, 'scripts/embed-site.mjs', ...values], {
          encoding: 'utf8',
        });
      assert.equal(write().stderr, '');
      const { poster } = await import(`${root}dist/poster.js`);
      const { rulesOf, shuffle } = await import(`${root}dist/rules.js`);
      /** @type {(id: string, deal: number, day: string) => Buffer} */
      const pictureOf = (id, deal, day) => {
        const rules = rulesOf(id);
        const state = rules.deal(shuffle(rules.pack, deal));
        const captions = ['GRANDFATHER’S CLOCK', '', '', `${day} NOVEMBER 2026`];
        const svg = poster({ rules, state }, { width: 1200, height: 630, captions });
        return new Resvg(svg).render().asPng();
      };
      const tab = await browser.newPage();
      const pictures = new Set();
      for (const date of ['2026-11-20', '2026-11-21']) {
        await tab.goto(`${site.url}/grandfathers-clock/${date}/`);
        const game = tab.locator('grandfathers-clock-solitaire');
        await game.locator('[part~=card]:visible').nth(40).waitFor();
        assert.equal(await game.evaluate((one) => /** @type {any} */ (one).deal), date);
        const content = async (/** @type {string} */ name) =>
          (await tab.locator(`meta[property="og:${name}"]`).getAttribute('content')) ?? '';
        const [, , day] = date.split('-');
        assert.equal(await content('title'), `Grandfather’s Clock, ${day} November 2026`);
        assert.match(await content('description'), /^[A-Z].*\.$/);
        assert.equal(await content('url'), `${site.url}/grandfathers-clock/${date}/`);
        const picture = Buffer.from(await (await fetch(await content('image'))).arrayBuffer());
        const png = PNG.sync.read(picture);
        assert.deepEqual([png.width, png.height], [1200, 630]);
        // The picture is of the deal that the page deals.
        const number = await game.evaluate((one) => /** @type {any} */ (one).dealNumber);
        assert.ok(
          picture.equals(pictureOf('grandfathers-clock', number, day ?? '')),
          `${date}: ${number}`,
        );
        pictures.add(picture.toString('base64'));
        const href = await tab.locator('link[type="application/json+oembed"]').getAttribute('href');
        const data = await (await fetch(String(href))).json();
        assert.equal(data.thumbnail_url, await content('image'));
        assert.match(data.html, new RegExp(`src="${site.url}/grandfathers-clock/${date}/"`));
      }
      assert.equal(pictures.size, 2);
      // A deal that the address asks for comes before that of the page.
      await tab.goto(`${site.url}/grandfathers-clock/2026-11-20/?deal=7`);
      const other = tab.locator('grandfathers-clock-solitaire');
      await other.waitFor();
      assert.equal(await other.evaluate((one) => /** @type {any} */ (one).dealNumber), 7);
      // Opened before its day, it says so, and deals today's: its own would be none for everyone.
      const { dealOfDay } = await import(`${root}dist/play.js`);
      const days = (/** @type {number} */ more) =>
        new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
      const ahead = days(3);
      values.splice(-1, 1, ahead);
      assert.equal(write().stderr, '');
      await tab.goto(`${site.url}/clock/${ahead}/?day-zone=utc`);
      const clock = tab.locator('clock-solitaire');
      await clock
        .locator('[part~=message]', { hasText: / comes on that day\. This is today’s\./ })
        .waitFor();
      const dealt = await clock.evaluate((one) => /** @type {any} */ (one).dealNumber);
      assert.ok(
        [days(0), days(-1)].some((day) => dealOfDay('clock', day) === dealt),
        `${dealt}`,
      );
      values.splice(-1, 1, '2026-11-20');
      await site.close();

      // Without the package that draws them, it says so, and pages name no picture.
      const hooks = `export const resolve = (name, context, next) => {
        if (name.startsWith('@resvg/')) throw new Error(name + ' is not installed');
        return next(name, context);
      };`;
      const script = `import { register } from 'node:module';
        register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));`;
      const without = write('--import', `data:text/javascript,${encodeURIComponent(script)}`);
      assert.match(without.stdout, /^Without pictures: for them, npm install @resvg\/resvg-js/);
      const page = readFileSync(`${folder}/days/clock/2026-11-20/index.html`, 'utf8');
      assert.doesNotMatch(page, /og:image/);
      assert.match(page, /og:title/);
    },
  ],
  [
    'the page by itself is a game',
    async () => {
      const tab = await browser.newPage({ viewport: { width: 900, height: 700 } });
      await tab.goto(`${frames.url}/?game=big-ben&deal=5`);
      await tab.locator('[part~=card]').nth(20).waitFor();
      const height = await tab.locator('html').evaluate((html) => html.scrollHeight);
      assert.ok(height <= 700, `${height}`);
      await tab.close();
    },
  ],
];

let passed = 0;
let failed = 0;
const wanted = process.argv.slice(2);
for (const [name, run] of tests) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  try {
    await run();
    passed++;
    console.log(`✓ ${name}`);
  } catch (error) {
    failed++;
    console.log(`✖ ${name}\n    ${error instanceof Error ? error.stack : error}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
await server.close();
await frames.close();
console.log(`\n${passed} passed, ${failed} failed`);
// A case that failed may have left a server open.
process.exit(failed > 0 || passed === 0 ? 1 : 0);
