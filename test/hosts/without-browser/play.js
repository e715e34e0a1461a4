/**
 * Plays in a program that only acts a browser: `node --conditions=browser play.js jsdom`. Ends with
 * an error for anything that is thrown, wherever.
 */
import { strict as assert } from 'node:assert';

const makers = {
  jsdom: async () => {
    const { JSDOM } = await import('jsdom');
    return new JSDOM('', { pretendToBeVisual: true, url: 'http://localhost/' }).window;
  },
  'happy-dom': async () => {
    const { Window } = await import('happy-dom');
    return new Window({ url: 'http://localhost/' });
  },
};
const window = await makers[process.argv[2] ?? '']();
// What a test runner does: the program's names take the place of Node's.
const kept = ['MessageChannel', 'MessagePort', 'undefined', 'globalThis', 'process', 'console'];
for (const name of Object.getOwnPropertyNames(window)) {
  const isOwn =
    name in globalThis && !/(?:Event|EventTarget|AbortSignal|AbortController)$/.test(name);
  if (isOwn || kept.includes(name) || window[name] === undefined) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: window[name],
  });
}
const thrown = [];
globalThis.reportError = (error) => thrown.push(error);
window.addEventListener('error', ({ error }) => thrown.push(error));
process.on('uncaughtException', (error) => thrown.push(error));
process.on('unhandledRejection', (error) => thrown.push(error));

await import('hourhand');
const tags = [
  'clock',
  'watch',
  'travellers',
  'hide-and-seek',
  'grandfathers-clock',
  'big-ben',
  'german-clock',
];
for (const tag of tags) {
  const game = document.createElement(`${tag}-solitaire`);
  const heard = [];
  game.addEventListener('solitaire-move', () => heard.push('move'));
  game.addEventListener('solitaire-undo', () => heard.push('undo'));
  game.addEventListener('solitaire-deal', () => heard.push('deal'));
  for (const [name, value] of [
    ['deal', '7'],
    ['theme', 'felt'],
    ['winnable', 'false'],
  ]) {
    game.setAttribute(name, value);
  }
  document.body.append(game);
  await game.updateComplete;
  assert.deepEqual(game.play(game.moves[0]), { ok: true }, tag);
  assert.deepEqual(game.undo(), { ok: true }, tag);
  // What comes later: other media, motion.
  await new Promise((later) => setTimeout(later, 700));
  game.shadowRoot.querySelector('[part~=newGame]').click();
  await game.updateComplete;
  game.remove();
  assert.deepEqual(heard, ['deal', 'move', 'undo', 'deal'], tag);
}
for (const error of thrown) console.error(error);
process.exit(thrown.length > 0 ? 1 : 0);
