/** Settings and Statistics used by a screen reader: what a change does is heard, and results are read row by row. */
import assert from 'node:assert/strict';
import { hears } from './dialogs.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

/** The games end at once: what is tried here comes after them. */
export const PLAYED = ['clock-solitaire deal="19"', 'travellers-solitaire deal="8"']
  .map((tag) => `<${tag} speed="instant"></${tag.split(' ')[0]}>`)
  .join('');

const BY_LANGUAGE = {
  en: {
    menu: 'More',
    play: 'Play',
    centre: /^The centre:/m,
    full: /^To 12 o’clock; turned the 6 of spades there\.$/m,
    settings: 'Settings',
    announcements: /^Announcements combo box\./m,
    brief: /^Short sentences\b/m,
    told: /^6 of hearts\.$/m,
    statistics: 'Statistics',
    games: ['Clock', 'Travellers'],
    figures: ['Games', '1', 'Won', '1 (100%)', 'Current streak', '1', 'Best streak', '1'],
    allGames: 'All games',
    columns: ['Games', 'Won', 'Best streak', 'Time played'],
  },
  de: {
    menu: 'Mehr',
    play: 'Abspielen',
    centre: /^Mitte:/m,
    full: /^Auf 12 Uhr; dort aufgedeckt Pik-Sechs\.$/m,
    settings: 'Einstellungen',
    announcements: /^Ansagen combo box\./m,
    brief: /^Kurze Sätze\b/m,
    told: /^Herz-Sechs\.$/m,
    statistics: 'Statistik',
    games: ['Die Uhr', 'Travellers'],
    figures: ['Spiele', '1', 'Gewonnen', '1 (100 %)', 'Aktuelle Serie', '1', 'Beste Serie', '1'],
    allGames: 'Alle Spiele',
    columns: ['Spiele', 'Gewonnen', 'Beste Serie', 'Spielzeit'],
  },
};

/** @param {Desk} desk @param {string} lang */
function begin(desk, lang) {
  // A quick voice: whoever hears all of it hears the same.
  desk.voice.perCharacter = 12;
  desk.quiet = 600;
  const words = BY_LANGUAGE[/** @type {'en'} */ (lang)];
  assert.ok(words);
  return words;
}

/** Goes back to the menu, and opens a dialog from it. @param {Desk} desk @param {string} menu @param {string} entry */
async function opens(desk, menu, entry) {
  await desk.to('shift+Tab', new RegExp(`^${menu}\\b.* collapsed`, 'm'));
  await desk.press('Return');
  await desk.to('Tab', new RegExp(`^${entry}\\b.* push button`, 'm'));
  hears((await desk.press('Return')).said, new RegExp(`^${entry}`));
}

/** Shorter sentences are chosen, and are heard. @param {Desk} desk @param {string} lang */
export async function trySettings(desk, lang) {
  const words = begin(desk, lang);
  await desk.top();
  await desk.to('Tab', words.centre);
  // The first moves of a first game are told with the next one.
  for (let i = 0; i < 3; i++) await desk.press('Return');
  hears((await desk.press('Return')).said, words.full);
  await opens(desk, words.menu, words.settings);
  await desk.to('Tab', words.announcements);
  hears((await desk.press('Down')).said, words.brief);
  // The list goes with the dialog, and the button that opened this is heard.
  hears((await desk.press('Escape')).said, new RegExp(`^${words.menu}\\b.* collapsed`, 'm'));
  await desk.to('Tab', words.centre);
  hears((await desk.press('Return')).said, words.told);
}

/** Two games have been played: what is counted is read. @param {Desk} desk @param {string} lang */
export async function tryStatistics(desk, lang) {
  const words = begin(desk, lang);
  await desk.top();
  const { speechless } = desk;
  for (const game of words.games) {
    await desk.to('Tab', new RegExp(`^${words.play}, ${game}\\b`, 'm'));
    // Nothing is said until the game is over.
    desk.speechless = 30_000;
    assert.ok((await desk.press('Return')).said.length > 0, 'that it is over is heard');
    desk.speechless = speechless;
  }
  await opens(desk, `${words.menu}, ${words.games[0]}`, words.statistics);
  /** @type {string[]} */
  const read = [];
  const last = words.figures.at(-2);
  for (let i = 0; i < 20 && read.at(-2) !== last; i++) {
    const { said } = await desk.press('Down');
    for (const text of said) {
      const [, figure] = /^(.*) description (?:term|value)\.$/.exec(text) ?? [];
      if (figure) read.push(figure.replace('\u00a0', ' '));
    }
  }
  assert.deepEqual(read, words.figures);
  await desk.to('Tab', new RegExp(`^${words.allGames} push button`, 'm'));
  hears((await desk.press('Return')).said, new RegExp(`^${words.allGames}\\b`));
  // Orca's own keys for tables: the first cell, each cell with what is new of its row and column.
  hears((await desk.press('t')).said, new RegExp(`^${words.columns[0]} column header`, 'm'));
  /** @param {string} key */
  const goes = async (key) =>
    (await desk.press(`alt+shift+${key}`)).said.map((text) => text.replace('\u00a0', ' '));
  for (const head of words.columns.slice(1)) {
    hears(await goes('Right'), new RegExp(`^${head} column header`, 'm'));
  }
  // What took longer comes first.
  const left = new Set(words.games);
  while (left.size > 0) {
    const said = (await goes('Down')).join('\n');
    const game = [...left].find((one) => said.includes(`${one} row header`));
    assert.ok(game && left.delete(game), said);
    const all = [await goes('Down'), await goes('Left'), await goes('Left'), await goes('Left')];
    for (const [i, number] of ['1', '1 (100', '1'].entries()) {
      const said = all.at(-1 - i) ?? [];
      assert.ok(said.includes(words.columns[i] ?? ''), `${words.columns[i]}: ${said.join(' ¦ ')}`);
      assert.ok(
        said.some((text) => text.startsWith(number)),
        `${number}: ${said.join(' ¦ ')}`,
      );
    }
    for (let i = 0; i < 3; i++) await goes('Right');
  }
}
