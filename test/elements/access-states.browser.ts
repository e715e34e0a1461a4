/** What axe finds in every state that a player can bring about: dialogs, menus, marks, lines of moves. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { formatStatistics } from '../../src/keeping/statistics-text.js';
import { none, NOTHING } from '../../src/keeping/tally.js';
import { games } from '../../src/rules/index.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { ownStorage } from '../support/storage.js';
import { keys, lay, spotOf, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { letPass } from '../support/time.js';
import { germanClockWon, grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

/** In each language, and in light and dark. */
const LOOKS = [
  ['en', 'light', 'background: #fff; color: #222'],
  ['de', 'dark', 'background: #111; color: #eee'],
] as const;

type Look = (typeof LOOKS)[number];

interface Play {
  readonly deal: number;
  readonly moves?: readonly string[];
  /** How many of the moves have been made. */
  readonly count?: number;
  readonly attributes?: string;
}

async function game(id: string, look: Look, how: Play): Promise<Table> {
  const [lang, scheme, colours] = look;
  const { deal, moves = [], count = moves.length, attributes = '' } = how;
  const table = await lay(
    `<div lang="${lang}" style="color-scheme: ${scheme}; ${colours}"><${id}-solitaire deal="${deal}" speed="instant" ${attributes}></${id}-solitaire></div>`,
  );
  await until(() => table.root.querySelector(`.base[lang=${lang}]`) !== null);
  const element = table.element as SolitaireElement;
  for (const token of moves.slice(0, count)) expect(element.play(token).ok, token).to.be.true;
  await element.updateComplete;
  return table;
}

/** Plays by method to the end: how it is played with hands is another file's business. */
function playOut({ element }: Table): void {
  const board = element as SolitaireElement;
  while (board.moves.length > 0) board.play(board.moves[0]!.token);
}

/** Results of games with many sets of rules. */
function countGames(): void {
  const games = Array.from({ length: 30 }, (_, i) => ({
    ...none({ game: 'clock', options: `in-place.${i}` }),
    ...{ played: 3, lead: 3, time: 60_000 },
  }));
  localStorage.setItem('hourhand.statistics', formatStatistics({ ...NOTHING, games }));
}

/** A pile, by its place in each language. */
const pileOf = (table: Table, place: RegExp): HTMLButtonElement =>
  table.buttons.find((one) => place.test(one.ariaLabel ?? ''))!;

const tap = (table: Table, place: RegExp): Promise<void> =>
  table.pointer.tap(spotOf(pileOf(table, place).querySelector<HTMLElement>('.grip')!));

/** Presses controls one after another, by their parts. */
async function press(table: Table, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const find = (): HTMLElement | undefined =>
      [...table.root.querySelectorAll<HTMLButtonElement>(`button[part~=${part}]`)].find(
        (one) => one.offsetWidth > 0 && !one.disabled,
      );
    await until(
      () => find() !== undefined,
      () => `there is a button ${part}`,
    );
    // Not a double click on what was there before.
    letPass(1500);
    await table.pointer.tap(spotOf(find()!));
  }
}

const there = (table: Table, selector: string): Promise<void> =>
  until(
    () => table.root.querySelector(selector) !== null,
    () => `there is ${selector}`,
  );

async function openDialog(table: Table, part: string): Promise<HTMLDialogElement> {
  await press(table, 'menu', part);
  await there(table, 'dialog[open]');
  return table.root.querySelector('dialog')!;
}

const middle = { ...grandfathersClockWon, count: 18 };

/** Brings a board to a state. */
const states: Record<string, (look: Look) => Promise<Table>> = {
  'the first line of a player’s first game': async (look) => {
    knowGames('');
    const table = await game('clock', look, { deal: 70 });
    await there(table, '.status-bar [part~=howToPlay]');
    return table;
  },
  'a lifted card': async (look) => {
    const table = await game('grandfathers-clock', look, { deal: 21 });
    await tap(table, /^(Column|Spalte) 3:/);
    return table;
  },
  'a hint': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    const before = table.message;
    await press(table, 'hint');
    await until(() => table.message !== before);
    return table;
  },
  'a pile spread for a look': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    pileOf(table, /^(Column|Spalte) 4:/).focus();
    await keys('l');
    await there(table, '.peek');
    return table;
  },
  'the menu': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    await press(table, 'menu');
    await there(table, '.menu');
    return table;
  },
  'the menu’s group for listeners': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    await press(table, 'menu');
    await there(table, '.listen > summary');
    await table.pointer.tap(spotOf(table.root.querySelector<HTMLElement>('.listen > summary')!));
    await there(table, '.listen[open]');
    return table;
  },
  'the minimal toolbar': (look) =>
    game('german-clock', look, { ...germanClockWon, count: 40, attributes: 'toolbar="minimal"' }),
  'a verdict': async (look) => {
    const table = await game('grandfathers-clock', look, { ...middle, attributes: 'verdict="on"' });
    await there(table, '.verdict');
    return table;
  },
  settings: async (look) => {
    const table = await game('big-ben', look, { deal: 7 });
    const dialog = await openDialog(table, 'settings');
    for (const details of dialog.querySelectorAll('details')) details.open = true;
    return table;
  },
  sharing: async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    await openDialog(table, 'share');
    return table;
  },
  'the game of the day': async (look) => {
    const table = await game('clock', look, { deal: luck.clock.won });
    await openDialog(table, 'daily');
    return table;
  },
  statistics: async (look) => {
    const table = await game('clock', look, { deal: luck.clock.lost });
    await press(table, 'play');
    await until(() => (table.element as SolitaireElement).status === 'lost');
    const dialog = await openDialog(table, 'statistics');
    await until(() => dialog.querySelector('.figures') !== null);
    for (const details of dialog.querySelectorAll('details')) details.open = true;
    return table;
  },
  'statistics of all games': async (look) => {
    countGames();
    const table = await game('clock', look, { deal: luck.clock.lost });
    const dialog = await openDialog(table, 'statistics');
    await there(table, '.statistics .actions .button');
    // Not the second half of a double click on the menu, which stood there before.
    letPass(1500);
    await table.pressOn(dialog.querySelector<HTMLElement>('.statistics .actions .button')!);
    await there(table, '.all');
    return table;
  },
  'a replay': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    await press(table, 'menu', 'replay');
    await there(table, '.scrubber');
    return table;
  },
  'a solution': async (look) => {
    const table = await game('grandfathers-clock', look, middle);
    await press(table, 'menu', 'solution');
    await there(table, '.scrubber');
    return table;
  },
  'a loss that is explained': async (look) => {
    const table = await game('grandfathers-clock', look, grandfathersClockLost);
    await press(table, 'why');
    await there(table, '[part~=back]');
    return table;
  },
  'a last chance': async (look) => {
    const table = await game('grandfathers-clock', look, grandfathersClockLost);
    await press(table, 'why');
    await there(table, '[part~=back]');
    letPass(1500);
    await press(table, 'back');
    await there(table, '[part=ways]');
    return table;
  },
  'a cycle that is explained': async (look) => {
    const table = await game('clock', look, { deal: luck.clock.lost });
    playOut(table);
    await press(table, 'why');
    await there(table, '[part=ways]');
    return table;
  },
  'a refusal': async (look) => {
    const table = await game('clock', look, { deal: luck.clock.lost });
    const before = table.message;
    await tap(table, /^1 (o’clock|Uhr):/);
    await until(() => table.message !== before);
    return table;
  },
};

describe('axe finds nothing in', () => {
  listenToPage();
  ownStorage();
  afterEach(() => knowGames());

  for (const [i, look] of LOOKS.entries()) {
    const [lang, scheme] = look;
    for (const [name, reach] of some(Object.entries(states), 2, i)) {
      it(`${name}, ${lang}, ${scheme}`, async () => {
        await expect((await reach(look)).element).to.be.accessible();
      });
    }
    // Each game in one of the looks.
    for (const id of some(Object.keys(games), 2, i)) {
      it(`how to play ${id}, ${lang}, ${scheme}`, async () => {
        const table = await game(id, look, { deal: 7 });
        const dialog = await openDialog(table, 'howToPlay');
        await until(() => dialog.querySelector('.example-board')!.clientHeight > 20);
        await expect(table.element).to.be.accessible();
      });
    }
  }

  for (const part of ['export', 'import', 'erase'] as const) {
    it(`statistics while they are to ${part}`, async () => {
      countGames();
      const table = await game('clock', LOOKS[0], { deal: luck.clock.lost });
      const dialog = await openDialog(table, 'statistics');
      await table.press(part.charAt(0).toUpperCase() + part.slice(1));
      await until(() => dialog.querySelector('.panel > *') !== null);
      await expect(table.element).to.be.accessible();
    });
  }
});
