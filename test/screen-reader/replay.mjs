/** A replay by a screen reader: the one of a game that is over, and the one in a text. */
import assert from 'node:assert/strict';
import { hears } from './dialogs.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

// The game is over at once: who has asked for the replay with keys steps through it at any speed.
const GAME = '<clock-solitaire deal="19" storage="none" speed="instant"></clock-solitaire>';
const IN_TEXT =
  '<clock-solitaire replay="hourhand1~clock~in-place.false~19~turned-h12.turned-centre.turned-h12~3~0~~."></clock-solitaire>';
/** The markup of the page. */
export const REPLAYS = `${GAME}<p>Text between.</p>${IN_TEXT}`;

/** @type {Record<string, Record<'play' | 'replay' | 'begins' | 'first' | 'second' | 'last' | 'next', RegExp>>} */
const BY_LANGUAGE = {
  en: {
    play: /^Play\b.* push button/m,
    replay: /^Replay\b.* push button/m,
    begins: /Replay of your game: 52 moves\./,
    first: /^Move 1 of 52: queen of spades to 12 o’clock; turned the king of diamonds\.$/m,
    second: /^Move 2 of 52: king of diamonds to the centre; turned the queen of hearts\.$/m,
    last: /^Move 52 of 52: king of spades to the centre\. The game was won\.$/m,
    next: /^Next move\b.* push button/m,
  },
  de: {
    play: /^Abspielen\b.* push button/m,
    replay: /^Nachspielen\b.* push button/m,
    begins: /Dein Spiel noch einmal: 52 Züge\./,
    first: /^Zug 1 von 52: Pik-Dame .+Karo-König\.$/m,
    second: /^Zug 2 von 52: Karo-König .+Herz-Dame\.$/m,
    last: /^Zug 52 von 52: Pik-König in die Mitte\. Das Spiel ist aufgegangen\.$/m,
    next: /^Nächster Zug\b.* push button/m,
  },
};

/** @param {Desk} desk @param {string} lang */
export async function tryReplays(desk, lang) {
  const words = BY_LANGUAGE[lang];
  assert.ok(words);
  await desk.top();
  await desk.to('Tab', words.play);
  // Nothing is said until the game is over.
  const { speechless } = desk;
  desk.speechless = 30_000;
  await desk.press('Return');
  desk.speechless = speechless;
  await desk.to('Tab', words.replay);
  const { said } = await desk.press('Return');
  const begun = said.filter((text) => words.begins.test(text));
  assert.equal(begun.length, 1, `what it is, is said once: ${said.join(' ¦ ')}`);
  /** @param {string} key @param {RegExp} told */
  const steps = async (key, told) => {
    const { said } = await desk.press(key);
    hears(said, told);
    assert.equal(said.length, 1, `one sentence for each step: ${said.join(' ¦ ')}`);
  };
  await steps('Right', words.first);
  await steps('Right', words.second);
  await steps('Left', words.first);
  await steps('End', words.last);
  await steps('Home', words.begins);
  await desk.to('Tab', words.next);
  await steps('Return', words.first);
  await steps('Return', words.second);
  // Back to the game, which is over.
  const left = await desk.press('Escape');
  assert.ok(left.said.length > 0, 'that it was left is heard');
  assert.ok(!words.second.test(left.said.join('\n')), 'and no move again');
  // The one in the text has no game behind it.
  await desk.to('Tab', /slider/);
  const of = lang === 'de' ? 'von' : 'of';
  for (const number of [1, 2, 3]) await steps('Right', new RegExp(` ${number} ${of} 3: `));
  const after = await desk.press('Escape');
  assert.deepEqual(after.said, [], 'there is nothing to go back to');
  await steps('Left', new RegExp(` 2 ${of} 3: `));
}
