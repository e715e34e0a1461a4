/** The ring around controls that have the focus, in every theme: its area and contrast, measured in pictures (WCAG 2.4.13). */
import { expect } from '@open-wc/testing';
import * as DarkReader from 'darkreader';
import '../../src/hourhand.js';
import { DIALOGS } from '../../src/game/index.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { darken, media } from '../support/commands.js';
import { type Look, looks, nameOfLook, show, someLooks, themes } from '../support/looks.js';
import { listenToPage } from '../support/page.js';
import { Pixels } from '../support/pixels.js';
import { aroundOf, ringOf } from '../support/ring.js';
import { ownStorage } from '../support/storage.js';
import { frames, keys, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { isThorough, some } from '../support/thorough.js';

/** What can have the focus; of a group of radio buttons, each. */
const CONTROLS = 'button, summary, a[href], input, select, textarea, [tabindex="0"]';

/** Controls that a key can lead to. */
const controlsIn = (box: ParentNode, selector = CONTROLS): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(selector)].filter(
    (one) =>
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.offsetWidth > 0,
  );

/** A file is chosen by a field that is not seen, with a label that is. */
const drawnOf = (control: HTMLElement): HTMLElement =>
  control.matches('[type=file]') ? control.closest('label')! : control;

const nameOf = (control: HTMLElement): string =>
  control.ariaLabel || drawnOf(control).textContent.trim() || control.outerHTML.slice(0, 90);

/** The ring of each control: what is too small or too faint. `seen` counts them. */
class Rings {
  readonly faults: string[] = [];
  seen = 0;

  /** @param others controls that can have the focus meanwhile: the menu closes if it goes nowhere */
  async measure(where: string, controls: readonly HTMLElement[], others = controls): Promise<void> {
    for (const control of controls) {
      const drawn = drawnOf(control);
      const before = (box: DOMRect): Promise<Pixels> => {
        // So far away that its ring is not in the picture.
        const other = others.find((one) => !overlap(aroundOf(drawnOf(one)), box));
        if (other) other.focus({ preventScroll: true });
        // There is nothing else in a dialog that is only read.
        else control.blur();
        return Pixels.take(box);
      };
      const ring = await ringOf(control, before, drawn);
      this.seen++;
      if (ring < 1) this.faults.push(`${where}, ${nameOf(control)}: ${ring.toFixed(2)}`);
    }
  }
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const dialogOf = ({ root }: Table): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog[open]:not(.menu)');

/** Presses a button with a key. */
async function press(button: HTMLElement): Promise<void> {
  // Not a second press at once.
  letPass(2000);
  button.focus();
  await keys('Enter');
}

async function openMenu({ root }: Table): Promise<HTMLElement> {
  await press(root.querySelector<HTMLElement>('button[part~=menu]')!);
  const menu = (): HTMLElement | null => root.querySelector('.menu');
  await until(() => menu()?.querySelector('.listen') != null, 'the menu is there');
  return menu()!;
}

async function openDialog(table: Table, name: string): Promise<HTMLDialogElement> {
  const menu = await openMenu(table);
  await press(menu.querySelector<HTMLElement>(`[part~=${name}]`)!);
  await until(() => dialogOf(table) !== null, `${name} is open`);
  const dialog = dialogOf(table)!;
  await until(() => !dialog.querySelector('label[inert]'), 'its lists can be used');
  await until(() => name !== 'howToPlay' || dialog.querySelector('.example-board') !== null);
  for (const details of dialog.querySelectorAll('details')) details.open = true;
  await frames(2);
  return dialog;
}

async function closeDialog(table: Table): Promise<void> {
  await keys('Escape');
  await until(() => dialogOf(table) === null, 'the dialog has gone');
}

/** A button of a dialog, by what it says. */
const saying = (dialog: HTMLElement, text: string): HTMLElement => {
  const found = controlsIn(dialog, 'button').find((one) => one.textContent.trim() === text);
  if (!found) throw new Error(`no button says “${text}”`);
  return found;
};

/** What a dialog shows only once something in it has been pressed. */
const MORE: Readonly<Record<string, readonly ((dialog: HTMLElement) => Promise<void>)[]>> = {
  chooseDeal: ['number', 'date', 'cards'].map((kind) => async (dialog) => {
    dialog.querySelector<HTMLElement>(`[value=${kind}]`)!.focus();
    await keys(' ');
    await until(() => dialog.querySelector('[name=wish]') !== null, kind);
  }),
  statistics: ['Export', 'Import', 'Erase', 'All games'].map(
    (text) => (dialog) => press(saying(dialog, text)),
  ),
  settings: [(dialog) => press(saying(dialog, 'Forget everything'))],
};

/** Results of many games: their table scrolls. */
function countGames(): void {
  const games = Array.from({ length: 40 }, (_, i) => ({
    ...{ game: `game-${i}`, options: '', played: 1, won: 0, fair: 0, fairWon: 0, afterLoss: 0 },
    ...{ notCounted: 0, bestStreak: 0, bestTime: null, fewest: null, recent: '', lead: 1, last: 0 },
    ...{ days: [], bestDays: 0 },
  }));
  const all = { 'hourhand-statistics': 1, sources: [], games, plays: [] };
  localStorage.setItem('hourhand.statistics', JSON.stringify(all));
}

/** In a dialog, under its controls, more comes a little later. */
const LATER: Readonly<Record<string, string>> = { picture: '.picture .actions button' };

/** Every control of a game: above and under the board, in the menu, in dialogs, in a replay. */
async function measureAll(table: Table, rings: Rings): Promise<void> {
  await rings.measure('toolbar', controlsIn(table.root, BARS));
  const menu = await openMenu(table);
  await rings.measure('menu', controlsIn(menu));
  await press(menu.querySelector('summary')!);
  await until(() => controlsIn(menu).length > 5, 'Listen is open');
  // It is placed anew when its size has changed.
  await frames(4);
  await rings.measure('menu, Listen', controlsIn(menu));
  await keys('Escape');
  for (const name of DIALOGS) {
    const dialog = await openDialog(table, name);
    await until(() => !LATER[name] || dialog.querySelector(LATER[name]) !== null, 'all of it');
    await rings.measure(name, controlsIn(dialog));
    for (const show of MORE[name] ?? []) {
      const known = new Set(controlsIn(dialog));
      await show(dialog);
      const added = (): HTMLElement[] => controlsIn(dialog).filter((one) => !known.has(one));
      await until(() => added().length > 0, 'there is more');
      await frames(2);
      await rings.measure(name, added(), controlsIn(dialog));
    }
    await closeDialog(table);
  }
  await measureReplay(table, rings);
}

/** One of each kind. */
async function measureSome(table: Table, rings: Rings): Promise<void> {
  const one = (box: ParentNode, ...selectors: readonly string[]): HTMLElement[] =>
    selectors.map((selector) => controlsIn(box, selector)[0]!);
  await rings.measure('toolbar', controlsIn(table.root, BARS));
  const entries = controlsIn(await openMenu(table));
  await rings.measure('menu', entries.slice(-3), entries);
  await keys('Escape');
  const settings = await openDialog(table, 'settings');
  const few = one(settings, '.button', 'select', '[type=checkbox]');
  await rings.measure('settings', few, controlsIn(settings));
  await closeDialog(table);
  const daily = await openDialog(table, 'daily');
  await rings.measure('daily', one(daily, '.button', '.day[aria-current=date]'), controlsIn(daily));
  await closeDialog(table);
  await measureReplay(table, rings, (all) =>
    ['input', 'button'].map((kind) => all.find((one) => one.localName === kind)!),
  );
}

const BARS = '.toolbar button, .status-bar button';

async function measureReplay(
  table: Table,
  rings: Rings,
  choose = (all: HTMLElement[]): HTMLElement[] => all,
): Promise<void> {
  await press((await openMenu(table)).querySelector<HTMLElement>('[part~=replay]')!);
  await until(() => table.root.querySelector('.scrubber') !== null, 'the replay is there');
  const all = controlsIn(table.root, '.status-bar :is(button, input)');
  await rings.measure('replay', choose(all), all);
}

/** A game that has been begun; keys lead to its controls. */
async function begun(look: Look): Promise<Table> {
  countGames();
  const table = await show('travellers-solitaire', 'deal="7"', look, '');
  const element = table.element as SolitaireElement;
  element.play(element.moves[0]!.token);
  await element.updateComplete;
  await keys('Tab');
  return table;
}

describe('the focus ring on every control', () => {
  listenToPage();
  ownStorage();
  afterEach(async () => {
    DarkReader.disable();
    await darken(false);
    await media({});
  });

  /** What a ring needs follows from the look, where it is from the control: one look has all controls. */
  const hasAll = ({ theme, scheme }: Look): boolean => scheme === 'dark' && theme === 'felt';

  for (const look of looks.filter(hasAll)) {
    it(`is as large as a line of 2 pixels around it: ${nameOfLook(look)}`, async () => {
      const rings = new Rings();
      await measureAll(await begun(look), rings);
      expect(rings.faults).to.deep.equal([]);
      expect(rings.seen).to.be.above(120);
    });
  }

  for (const look of some(
    someLooks.filter((one) => !hasAll(one)),
    2,
  )) {
    it(`and on one of each kind: ${nameOfLook(look)}`, async () => {
      const rings = new Rings();
      await measureSome(await begun(look), rings);
      expect(rings.faults).to.deep.equal([]);
      expect(rings.seen).to.be.above(14);
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    it(`in forced colours, ${scheme}`, async () => {
      await media({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
      const rings = new Rings();
      const table = await begun({ theme: 'felt', scheme });
      await (isThorough && scheme === 'light' ? measureAll : measureSome)(table, rings);
      expect(rings.faults).to.deep.equal([]);
      expect(rings.seen).to.be.above(14);
    });
  }

  const darkeners: Readonly<Record<string, () => Promise<void>>> = {
    'Dark Reader': async () => {
      DarkReader.enable({});
    },
    'the browser’s own dark theme': async () => {
      await media({ 'prefers-color-scheme': 'dark' });
      await darken(true);
    },
  };
  for (const [i, [name, start]] of Object.entries(darkeners).entries()) {
    for (const theme of some(themes, 2, i)) {
      it(`on a page that is darkened: ${name}, ${theme || 'no theme'}`, async () => {
        const table = await begun({ theme });
        await start();
        // Styles in the shadow root follow later.
        const button = table.root.querySelector('.toolbar .button')!;
        await until(() => /rgb\(2\d\d, 2/.test(getComputedStyle(button).color), 'words are light');
        await frames(3);
        const rings = new Rings();
        await measureSome(table, rings);
        expect(rings.faults).to.deep.equal([]);
        expect(rings.seen).to.be.above(14);
      });
    }
  }
});
