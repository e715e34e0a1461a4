/** Every dialog by a screen reader: its title, one of its controls, and the way back. */
import assert from 'node:assert/strict';
import { languages } from '../ear/languages.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */
/**
 * @typedef {object} Dialog
 * @property {string} entry of the menu
 * @property {string} title
 * @property {(desk: Desk) => Promise<void>} use
 */

/** @param {readonly string[]} said @param {RegExp} pattern */
export function hears(said, pattern) {
  const text = said.join('\n');
  assert.ok(pattern.test(text), `“${text}” is not ${pattern}`);
}

/** What is said of a control. @param {string} label */
const named = (label) => new RegExp(`^${label} `, 'm');

/** Goes to a button and presses it. @param {Desk} desk @param {string} label */
async function presses(desk, label) {
  await desk.to('Tab', named(label));
  return (await desk.press('Return')).said;
}

/** @type {Record<string, { menu: string, howToPlay: string, opening: RegExp, dialogs: readonly Dialog[] }>} */
const BY_LANGUAGE = {
  en: {
    menu: 'More collapsed',
    howToPlay: 'How to play',
    opening: /deal 1\./,
    dialogs: [
      {
        entry: 'Choose a deal…',
        title: 'Choose a deal',
        use: (desk) => chooses(desk, 'A random one', 'By number or code', /deal 7|Deal 7|number 7/),
      },
      {
        entry: 'How to play',
        title: 'How to play Grandfather’s Clock',
        use: async (desk) => hears(await presses(desk, 'Next move'), /^Move 1 of \d+: /m),
      },
      {
        entry: 'Share…',
        title: 'Share',
        use: async (desk) =>
          hears(await presses(desk, 'Copy as text'), /^The text has been copied/m),
      },
      {
        entry: 'Share as a picture…',
        title: 'Share as a picture',
        use: async (desk) => void (await desk.to('Tab', named('Save as PNG'))),
      },
      {
        entry: 'Game of the day',
        title: 'Game of the day',
        use: async (desk) => hears(await presses(desk, 'Previous month'), /^\w+ 20\d\d/m),
      },
      {
        entry: 'Statistics',
        title: 'Statistics',
        use: async (desk) => hears(await presses(desk, 'How it counts'), /^expanded/m),
      },
      {
        entry: 'Settings',
        title: 'Settings',
        use: (desk) =>
          sets(desk, ['Large indices', /^checked/m], ['Forget everything', /\?/], 'Cancel'),
      },
    ],
  },
  de: {
    menu: 'Mehr collapsed',
    howToPlay: 'So geht’s',
    opening: /Spiel 1\./,
    dialogs: [
      {
        entry: 'Spiel auswählen…',
        title: 'Spiel auswählen',
        use: (desk) =>
          chooses(desk, 'Ein zufälliges', 'Nach Nummer oder Kurzcode', /Spiel 7|Nummer 7/),
      },
      {
        entry: 'So geht’s',
        title: 'So geht Großvaters Uhr',
        use: async (desk) => hears(await presses(desk, 'Nächster Zug'), /^Zug 1 von \d+: /m),
      },
      {
        entry: 'Teilen…',
        title: 'Teilen',
        use: async (desk) => hears(await presses(desk, 'Als Text kopieren'), /kopiert/m),
      },
      {
        entry: 'Als Bild teilen…',
        title: 'Als Bild teilen',
        use: async (desk) => void (await desk.to('Tab', /^Als PNG /m)),
      },
      {
        entry: 'Spiel des Tages',
        title: 'Spiel des Tages',
        use: async (desk) => hears(await presses(desk, 'Voriger Monat'), /^[\wä]+ 20\d\d/m),
      },
      {
        entry: 'Statistik',
        title: 'Statistik',
        use: async (desk) => hears(await presses(desk, 'Zählweise'), /^expanded/m),
      },
      {
        entry: 'Einstellungen',
        title: 'Einstellungen',
        use: (desk) =>
          sets(desk, ['Große Eckzeichen', /^checked/m], ['Alles vergessen', /\?/], 'Abbrechen'),
      },
    ],
  },
};

/** Asks for a deal by its number. @param {Desk} desk @param {string} first @param {string} kind @param {RegExp} told */
async function chooses(desk, first, kind, told) {
  await desk.to('Tab', new RegExp(`^${first}`, 'm'));
  await desk.to('Down', new RegExp(`^${kind}`, 'm'));
  hears((await desk.press('space')).said, /^selected/m);
  await desk.to('Tab', /\bentry/);
  await desk.press('7');
  hears((await desk.press('Tab')).said, told);
}

/**
 * Ticks a box, and says no when asked whether everything is to be forgotten.
 * @param {Desk} desk
 * @param {readonly [box: string, told: RegExp]} box
 * @param {readonly [ask: string, question: RegExp]} asked
 * @param {string} no
 */
async function sets(desk, [box, told], [ask, question], no) {
  await desk.to('Tab', named(box));
  hears((await desk.press('space')).said, told);
  hears(await presses(desk, ask), question);
  hears(await presses(desk, no), named(ask));
}

/** Opens the dialog of the entry or button that has the focus: only its title is said. @param {Desk} desk @param {string} title */
async function opens(desk, title) {
  const { said } = await desk.press('Return');
  assert.match(said[0] ?? '', new RegExp(`^${title}( heading level 2)?\\.$`), 'the title is said');
  assert.deepEqual(said.slice(1), [], 'and nothing after it');
}

/** Closes it: the focus is heard where it was, and nothing old. @param {Desk} desk @param {string} opener @param {RegExp} opening */
async function closes(desk, opener, opening) {
  const { speechless } = desk;
  // It is always answered, and on a busy machine late: Firefox makes the whole page anew for the screen reader.
  desk.speechless = 20_000;
  const { said } = await desk.press('Escape');
  desk.speechless = speechless;
  hears(said, named(opener));
  assert.ok(!opening.test(said.join(' ')), 'nothing is said again');
}

/** @param {Desk} desk @param {string} lang */
export async function tryDialogs(desk, lang) {
  const words = BY_LANGUAGE[lang];
  const language = languages[/** @type {'en'} */ (lang)];
  assert.ok(words && language);
  // A quick voice: whoever hears all of it hears the same, and there are many keys.
  desk.voice.perCharacter = 12;
  desk.quiet = 600;
  await desk.top();
  await desk.to('Tab', named(words.menu));
  for (const { entry, title, use } of words.dialogs) {
    await desk.press('Return');
    await desk.to('Tab', named(entry));
    await opens(desk, title);
    await use(desk);
    await closes(desk, words.menu, words.opening);
  }
  // The board is next, and its keys are the game's.
  await desk.to('Tab', new RegExp(`^${language.column(1)}:`, 'm'));
  const { reached, said } = await desk.press('6');
  assert.ok(reached.includes('key 6'), 'the next key reaches the game');
  hears(said, new RegExp(`^${language.hour(6)}:`, 'm'));
  await desk.to('Tab', named(words.howToPlay));
  await opens(desk, words.dialogs[1]?.title ?? '');
  await closes(desk, words.howToPlay, words.opening);
}
