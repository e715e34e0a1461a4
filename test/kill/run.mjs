/**
 * Kills the process of a page in the midst of play, again and again, and opens the page anew: the game
 * must be there, with every move that the page had heard of.
 *
 *   npm run test:kill [-- 20] [--seed 1]
 *
 * Build first: it plays what is in dist, by taps and buttons. A failure prints its seed.
 */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/catalogue.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const count = Number(positionals[0] ?? 20);
const first = Number(values.seed ?? randomInt(1, 2 ** 31));
if (!(count >= 1 && first >= 1)) {
  console.error('usage: npm run test:kill -- [20] [--seed 1]');
  process.exit(2);
}

/** The longest time in milliseconds between the first tap and the kill. */
const LONGEST = 1500;
const GAMES = ['grandfathers-clock', 'clock'];

/** @typedef {{ text: string, stored: string }} Heard a saved game, and what was in storage then */

/** @param {number} seed @returns {() => number} from 0 to 1 */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const script = readFileSync(`${root}dist/cdn.js`);
const server = createServer(({ url = '' }, response) => {
  const [path, game] = url.split('?');
  const isScript = path === '/cdn.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
  if (isScript) response.end(script);
  else {
    response.end(`<!doctype html><title>Kill</title>
      <script>
        function stored() {
          const key = Object.keys(localStorage).find((key) => key.startsWith('hourhand.game.'));
          return key ? localStorage.getItem(key) : '';
        }
        addEventListener('solitaire-change', ({ target }) => heard(target.save(), stored()));
      </script>
      <script type="module" src="/cdn.js"></script>
      <${game}-solitaire speed="instant"></${game}-solitaire>`);
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

const browser = await launch();
const devtools = await browser.newBrowserCDPSession();

async function renderers() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** A saved game without its time. @param {string} text */
const timeless = (text) => text.replace(/~\d+(~\w*~(?:[^~]+~)?\.)$/, '~0$1');

/**
 * Where to tap or press next, found as a player finds it. Runs in the page.
 * @param {number} chance
 */
function nextPoint(chance) {
  const game = /** @type {any} */ (document.querySelector(':defined:is([speed])'));
  const { shadowRoot: tree, moves } = game;
  const centre = (/** @type {Element} */ one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [{ x: left + width / 2, y: top + height / 2 }];
  };
  const named = (/** @type {string} */ name) =>
    [...tree.querySelectorAll('button')].find(
      (button) =>
        button.ariaLabel?.startsWith(`${name}:`) || button.querySelector('.tip')?.title === name,
    );
  const undo = named('Undo');
  if (undo && !undo.disabled && (chance < 0.15 || moves.length === 0)) return centre(undo);
  if (moves.length === 0) return centre(named('New game'));
  const turned = [...tree.querySelectorAll('button')].find((button) =>
    /turned card/i.test(button.ariaLabel ?? ''),
  );
  if (turned) return centre(turned);
  const { from, to } = moves[Math.floor(((chance * 997) % 1) * moves.length)];
  const nameOf = (/** @type {string} */ pile) =>
    pile.startsWith('h') ? `${pile.slice(1)} o’clock` : `Column ${pile.slice(1)}`;
  // A card with one goal goes there with the first tap.
  const goals = moves.filter((/** @type {any} */ move) => move.from === from).length;
  const piles = goals > 1 ? [from, to] : [from];
  return piles.flatMap((pile) => centre(named(nameOf(pile))));
}

/**
 * Plays until the page's process is killed.
 * @param {number} seed
 */
async function attempt(seed) {
  const random = randomOf(seed);
  const game = GAMES[Math.floor(random() * GAMES.length)];
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  /** What the page has heard of, in order. @type {Heard[]} */
  const heard = [];
  await context.exposeBinding(
    'heard',
    (_, text, stored) => void heard.push({ text: timeless(text), stored: timeless(stored) }),
  );
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/?${game}`);
    await page.waitForFunction(() => {
      const one = document.querySelector('[speed]');
      const pile = one?.shadowRoot?.querySelector('[part~=pile]');
      return pile && pile.getBoundingClientRect().width > 0;
    });
    return page;
  };
  const before = await renderers();
  let page = await open();
  const own = (await renderers()).filter((id) => !before.includes(id));
  let moves = 0;
  // A page that has been resumed is killed, too.
  for (let life = 0; life < 2; life++) {
    const dead = new Promise((died) => page.on('crash', died));
    const play = async () => {
      for (;;) {
        for (const { x, y } of await page.evaluate(nextPoint, random()))
          await page.mouse.click(x, y);
      }
    };
    const playing = play().catch(() => {});
    await sleep(random() * LONGEST);
    const pids = life === 0 && own.length > 0 ? own : await renderers();
    for (const id of pids) process.kill(id, 'SIGKILL');
    await dead;
    await page.close();
    await playing;
    // What was told before the kill may still be on its way.
    await sleep(50);
    const last = heard.at(-1)?.text;
    const told = heard.length;
    moves = Number(/~(\d+)~\d+~\w*~\.$/.exec(last ?? '')?.[1] ?? 0);
    page = await open();
    const [found, stored] = await page.evaluate(() => [
      /** @type {any} */ (document.querySelector('[speed]')).save(),
      /** @type {any} */ (window).stored(),
    ]);
    check(timeless(found), stored, heard.slice(0, told));
  }
  await context.close();
  return moves;
}

/** Whether a game has no moves yet, and so is not saved. @param {string} text */
const isFresh = (text) => text.split('~')[4] === '';

/** Whether one move, or taking one back, leads from one saved game to another. */
function follows(/** @type {string} */ found, /** @type {string} */ last) {
  const parts = (/** @type {string} */ text) => {
    const [, , , , history, at] = text.split('~');
    return { tokens: history.split('.').filter(Boolean), at: Number(at) };
  };
  const [now, then] = [parts(found), parts(last)];
  if (now.at === then.at - 1) return now.tokens.join() === then.tokens.join();
  const kept = then.tokens.slice(0, then.at);
  return now.tokens.length === then.at + 1 && now.tokens.slice(0, -1).join() === kept.join();
}

/**
 * @param {string} found the game after the kill
 * @param {string} stored what is in storage then
 * @param {readonly Heard[]} heard what the page had heard of
 */
function check(found, stored, heard) {
  // The page saves a move before it tells of it.
  for (const { text, stored } of heard) {
    if (isFresh(text)) continue;
    const [, , page, ...fields] = stored.split('~');
    // A long game has its first moves elsewhere.
    const [now, then] = page === '0' ? [fields.join('~'), text] : [fields[5], text.split('~')[5]];
    assert.equal(now, then, 'a move was told before it was saved');
  }
  const last = heard.at(-1)?.text;
  if (!last || isFresh(last) || /~[wl]+~\.$/.test(last)) return;
  if (found === last) return;
  lost++;
  // The browser carries what is saved to another process: the last move may be on its way there.
  if (found === heard.findLast(({ text }) => text !== last)?.text) return;
  // The move may be saved, and the news of it on its way. It can lead to a position of before.
  assert.ok(
    follows(found, last) || !heard.some(({ text }) => text === found),
    `an earlier game:\n${found}\nis not\n${last}`,
  );
  // A game whose end was saved is not resumed: another one lies before it, which is not saved yet.
  const game = isFresh(found) ? stored.split('~').slice(3) : found.split('~');
  const [, , , deal, history, at, , ends] = game;
  const [, , , oldDeal, oldHistory, oldAt] = last.split('~');
  // The only move of a game may have been on its way, too.
  if (isFresh(found) && deal !== oldDeal && !oldHistory?.includes('.')) return;
  assert.equal(deal, oldDeal, `another deal: ${stored}\nis not\n${last}`);
  const steps = Math.abs(Number(at) - Number(oldAt));
  assert.ok(steps <= 1, `${steps} moves lie between\n${found}\nand\n${last}`);
  if (isFresh(found)) return assert.notEqual(ends, '', 'a game that is on was not resumed');
  const common = Math.min(Number(at), Number(oldAt));
  const begin = (/** @type {string | undefined} */ text) => text?.split('.').slice(0, common);
  assert.deepEqual(begin(history), begin(oldHistory), 'another game');
}

let lost = 0;
let moves = 0;
let failed = 0;
for (let i = 0; i < count; i++) {
  const seed = first + i;
  try {
    moves += await attempt(seed);
  } catch (error) {
    failed++;
    console.log(`✖ seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
await browser.close();
server.close();
console.log(`Two kills each, after ${moves} moves in all; again with --seed ${first}`);
console.log(`In ${lost} of them the last move was in the air`);
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
