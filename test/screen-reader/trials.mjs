/** What is tried with a screen reader. */
import assert from 'node:assert/strict';
import { languages } from '../ear/languages.mjs';
import { players } from '../ear/players.mjs';
import { tryAnswers, tryStock } from './answers.mjs';
import { hears, tryDialogs } from './dialogs.mjs';
import { SpokenListener } from './listening.mjs';
import { PLAYED, trySettings, tryStatistics } from './operating.mjs';
import { REPLAYS, tryReplays } from './replay.mjs';
import { SCANNED, SCANNED_SLOWLY, tryScanning } from './scanning.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */
/**
 * @typedef {object} Trial
 * @property {string} name
 * @property {string} body the markup of the games
 * @property {(desk: Desk, lang: string) => Promise<void>} run
 */

const GRANDFATHERS =
  '<grandfathers-clock-solitaire deal="1" storage="none"></grandfathers-clock-solitaire>';
const GERMAN = '<german-clock-solitaire deal="1" storage="none"></german-clock-solitaire>';
const CLOCK = '<clock-solitaire deal="19" storage="none"></clock-solitaire>';

/** The words that trials wait for, by language: of names and keys, because sentences change. @type {Record<string, Record<string, RegExp>>} */
const words = {
  en: {
    board: /^Column \d:/m,
    keys: /^Arrow/m,
    second: /Clock 2/,
  },
  de: {
    board: /^Spalte \d:/m,
    keys: /^Pfeil/m,
    second: /Uhr 2/,
  },
};

/** @param {string} lang @param {string} name @returns {RegExp} */
const word = (lang, name) => /** @type {RegExp} */ (words[lang]?.[name]);

/** A quick voice: whoever waits for every word hears the same, and the game takes minutes. @param {Desk} desk */
function hurry(desk) {
  desk.voice.perCharacter = 6;
  desk.quiet = 450;
  // Each key of a player who knows the game is answered.
  desk.speechless = 20_000;
}

/** Comes to the board of a game as a reader does, and hears that it has begun. @param {Desk} desk @param {RegExp} board */
async function comeTo(desk, board) {
  await desk.top();
  return desk.to('Tab', board);
}

/** @type {readonly Trial[]} */
export const trials = [
  {
    name: 'keys reach the game',
    body: GRANDFATHERS,
    async run(desk, lang) {
      await comeTo(desk, word(lang, 'board'));
      const language = /** @type {import('../ear/languages.mjs').Language} */ (languages[lang]);
      for (const [key, name] of /** @type {const} */ ([
        ['Right', 'ArrowRight'],
        ['6', '6'],
        ['h', 'h'],
        ['question', '?'],
      ])) {
        const { reached, said } = await desk.press(key);
        assert.ok(reached.includes(`key ${name}`), `${key} does not reach the game`);
        if (key === '6') hears(said, new RegExp(`^${language.hour(6)}:`));
        if (key === 'question') hears(said, word(lang, 'keys'));
      }
      // After the board, the page is browsed again: its keys are the reader’s.
      await desk.to('Tab', /After link/);
      const { reached } = await desk.press('h');
      assert.deepEqual(reached, [], 'the page has its keys back');
    },
  },
  {
    name: 'the page is read first',
    body: CLOCK,
    async run(desk, lang) {
      const { said } = await desk.listen();
      // What is said of a new game waits until the player comes.
      const cut = said.filter((text) => text.includes('✂'));
      assert.deepEqual(cut, [], 'nothing cuts off the page');
      hears(said, /^After$/m);
      await desk.top();
      /** @type {string[]} */
      const all = [];
      const language = /** @type {import('../ear/languages.mjs').Language} */ (languages[lang]);
      for (let i = 0; i < 15 && !all.some((text) => language.turned.test(text)); i++) {
        all.push(...(await desk.press('Tab')).said);
      }
      // The game names its first card before the player comes to that.
      const told = all.filter((text) => !language.turned.test(text));
      assert.ok(language.cards(told.join(' ')).includes('QS'), `told: ${told.join(' ¦ ')}`);
    },
  },
  {
    name: 'every dialog',
    body: GRANDFATHERS.replace(' storage="none"', ''),
    run: tryDialogs,
  },
  { name: 'replays', body: REPLAYS, run: tryReplays },
  { name: 'a setting is changed', body: CLOCK.replace(' storage="none"', ''), run: trySettings },
  { name: 'statistics are read', body: PLAYED, run: tryStatistics },
  { name: 'keys answer', body: GRANDFATHERS, run: tryAnswers },
  { name: 'three quick presses of the stock', body: GERMAN, run: tryStock },
  {
    name: 'scanning at the usual pace',
    body: SCANNED,
    run: (desk, lang) => tryScanning(desk, lang, { seconds: 2, steps: 6 }),
  },
  {
    name: 'scanning at the slowest pace',
    body: SCANNED_SLOWLY,
    run: (desk, lang) => tryScanning(desk, lang, { seconds: 8, steps: 2 }),
  },
  {
    name: 'two boards',
    body: `${CLOCK}${CLOCK.replace('19', '20')}`,
    async run(desk, lang) {
      await comeTo(desk, word(lang, 'second'));
    },
  },
  {
    name: 'a whole German Clock by speech',
    body: GERMAN,
    async run(desk, lang) {
      const language = /** @type {import('../ear/languages.mjs').Language} */ (languages[lang]);
      const said = await comeTo(desk, new RegExp(`^${language.stock}:`, 'm'));
      hurry(desk);
      const listener = /** @type {any} */ (new SpokenListener(desk, lang, said));
      const end = await players['german-clock']?.(listener, language);
      assert.equal(end, 'won');
    },
  },
  {
    name: 'twenty moves of Grandfather’s Clock by speech',
    body: GRANDFATHERS,
    async run(desk, lang) {
      const language = /** @type {import('../ear/languages.mjs').Language} */ (languages[lang]);
      const said = await comeTo(desk, word(lang, 'board'));
      hurry(desk);
      const listener = new SpokenListener(desk, lang, said);
      let moves = 0;
      const ask = listener.ask.bind(listener);
      /** A move is what is neither a description nor a card that is picked up. @param {string} key @param {string} what */
      listener.ask = async (key, what) => {
        const answer = await ask(key, what);
        if (key === 'Enter' && !language.lifted.test(answer) && ++moves === 20) throw new Enough();
        return answer;
      };
      try {
        await players['grandfathers-clock']?.(/** @type {any} */ (listener), language);
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      }
      assert.equal(moves, 20);
      const made = desk.answers.filter(({ reached }) => reached.includes('move')).length;
      assert.equal(made, 20, 'the game has made as many moves as were heard');
    },
  },
];

/** Twenty moves have been heard. */
class Enough extends Error {}
