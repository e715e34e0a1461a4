/** Scanning by a screen reader: every step is heard in full, and while it is shown. */
import assert from 'node:assert/strict';
import { languages } from '../ear/languages.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

const TAG = '<grandfathers-clock-solitaire deal="1" keys="scan"></grandfathers-clock-solitaire>';
/** With the usual pace, and with the slowest one. */
export const SCANNED = TAG;
export const SCANNED_SLOWLY = `<script>localStorage.setItem('hourhand.player', '{"scan-pace":"8"}')</script>${TAG}`;

/** What is asked: the card, where it goes, and then where it lies. @type {Record<string, RegExp>} */
const QUESTION = {
  en: /^([\w ]+ of \w+) to (?:\d+ o’clock|column \d), from column (\d)\?$/,
  de: /^([\wäöü-]+) auf (?:\d+ Uhr|Spalte \d), von Spalte (\d)\?$/,
};

/**
 * @param {Desk} desk
 * @param {string} lang
 * @param {{ seconds: number, steps: number }} how
 */
export async function tryScanning(desk, lang, { seconds, steps }) {
  const language = languages[lang];
  const question = QUESTION[lang];
  assert.ok(language && question);
  await desk.top();
  await desk.to('Tab', new RegExp(`^${language.column(1)}:`, 'm'));
  const { said } = desk.voice;
  const before = said.length;
  const asked = () => said.slice(before).filter(({ text }) => question.test(text));
  desk.strike('space');
  // The one after the last tells how the last one has ended.
  await desk.until('the steps', () => asked().length > steps && asked()[steps]?.begun !== 0);
  const heard = asked();
  for (const [i, { text, cut }] of heard.slice(0, steps).entries()) {
    assert.equal(cut, undefined, `step ${i + 1} is cut off: ${text}`);
    assert.equal(language.cards(text).length, 1, text);
  }
  // None is late: what is heard is what a press would choose.
  const begun = heard.map(({ begun }) => begun);
  const late = begun.map((at, i) => at - (begun[0] ?? 0) - i * seconds * 1000);
  for (const one of late) assert.ok(one < (seconds * 1000) / 2, `late: ${late.map(Math.round)}`);
  // A press makes the move that is heard. A quick voice leaves silence between the questions that follow.
  desk.voice.perCharacter = 6;
  const { reached } = await desk.press('space');
  assert.ok(reached.includes('move'), 'the move is made');
}
