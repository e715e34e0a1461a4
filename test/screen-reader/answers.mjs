/** What keys answer, by a screen reader: quick ones, those that ask, and those that lead nowhere. */
import assert from 'node:assert/strict';
import { languages } from '../ear/languages.mjs';
import { hears } from './dialogs.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

/** @type {Record<string, Record<'more' | 'columns' | 'already' | 'nowhere' | 'notLifted', RegExp>>} */
const BY_LANGUAGE = {
  en: {
    more: /ask again for the rest\.$/m,
    columns: /\bEnd: [^.]*columns?\b/,
    already: /^Already here\.$/m,
    nowhere: /^Nothing that way\.$/m,
    notLifted: /^No card is picked up\.$/m,
  },
  de: {
    more: /frag noch einmal nach den übrigen\.$/m,
    columns: /\bEnde: [^.]*Spalten?\b/,
    already: /^Schon hier\.$/m,
    nowhere: /^In dieser Richtung liegt nichts\.$/m,
    notLifted: /^Es ist keine Karte aufgenommen\.$/m,
  },
};

/** @param {Desk} desk @param {string} lang */
function begin(desk, lang) {
  // A quick voice: whoever hears all of it hears the same.
  desk.voice.perCharacter = 12;
  desk.quiet = 600;
  const language = languages[lang];
  const words = BY_LANGUAGE[lang];
  assert.ok(language && words);
  return { language, words };
}

/** The stock of German Clock, deal 1: three cards at once, and the order of suits. @param {Desk} desk @param {string} lang */
export async function tryStock(desk, lang) {
  const { language } = begin(desk, lang);
  await desk.top();
  await desk.to('Tab', new RegExp(`^${language.stock}:`, 'm'));
  const { said } = await desk.press('Return', 'Return', 'Return');
  const cards = said.flatMap((text) => language.cards(text.replace('✂', '')));
  for (const card of ['5D', '2H', 'KH']) assert.ok(cards.includes(card), `${card}: ${cards}`);
  // Back to the first card, whose move tells the order of suits: once.
  for (const turned of ['2H', '5D']) {
    const { said } = await desk.press('u');
    assert.ok(said.length > 0, `undone to ${turned}`);
  }
  await desk.press('s');
  const played = await desk.press('Return');
  const all = played.said.join('\n');
  hears(played.said, new RegExp(`^${language.hour(5)}`, 'im'));
  assert.deepEqual(countOf(all, lang === 'de' ? /Karo/g : /diamonds/g), 1, all);
}

/** @param {string} text @param {RegExp} what */
const countOf = (text, what) => text.match(what)?.length ?? 0;

/** Grandfather’s Clock, deal 1. @param {Desk} desk @param {string} lang */
export async function tryAnswers(desk, lang) {
  const { language, words } = begin(desk, lang);
  await desk.top();
  await desk.to('Tab', new RegExp(`^${language.column(1)}:`, 'm'));
  hears((await desk.press('question')).said, words.columns);
  // Where the card of the hint lies.
  const hint = (await desk.press('h')).said.join(' ');
  assert.match(hint.toLowerCase(), new RegExp(language.column(3).toLowerCase()));
  assert.deepEqual(language.cards(hint), ['QS']);
  // All legal moves, and none twice.
  const first = (await desk.press('m')).said;
  hears(first, words.more);
  const second = (await desk.press('m')).said;
  const cards = language.cards([...first, ...second].join(' '));
  assert.equal(new Set(cards).size, 7, `${cards}`);
  assert.equal(cards.length, 7, `none twice: ${cards}`);
  // Keys that change nothing are answered by a word.
  await desk.press('6');
  hears((await desk.press('6')).said, words.already);
  await desk.press('End');
  hears((await desk.press('Down')).said, words.nowhere);
  hears((await desk.press('Escape')).said, words.notLifted);
  // The same word again, if the key is pressed again.
  hears((await desk.press('Escape')).said, words.notLifted);
}
