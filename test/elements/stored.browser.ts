/**
 * What is stored, as a player meets it: what was damaged can be restored, everything can be forgotten, and
 * with storage="none" nothing is written or read.
 */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/element.js';
import { isOwnKey } from '../../src/keeping/storage-keys.js';
import { Tab, tabs } from '../support/tab.js';
import { keys, spotOf, Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { grandfathersClockWon, luck } from './lines.js';

const { lost: LOST } = luck.clock!;
const CLOCK = `<clock-solitaire deal="${LOST}" speed="instant"></clock-solitaire>`;
const GRANDFATHER = `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`;

const own = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('hourhand.'));

const textOf = (node: Element | null): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function open(table: Table, name: string): Promise<void> {
  letPass(2000);
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press(name);
  await until(() => table.root.querySelector('dialog[open]') !== null);
}

async function close(table: Table): Promise<void> {
  await keys('Escape');
  await until(() => table.root.querySelector('dialog') === null);
  letPass(2000);
}

const said = (table: Table, sentence: RegExp): Promise<void> =>
  until(
    () => sentence.test(textOf(table.root.querySelector('dialog .said'))),
    () => `“${textOf(table.root.querySelector('dialog .said'))}” is ${sentence}`,
  );

async function press(table: Table, label: string, sentence?: RegExp): Promise<void> {
  letPass(2000);
  await table.press(label);
  if (sentence) await said(table, sentence);
}

/** A setting of the dialog that is a box to tick. */
const box = (table: Table, label: string): HTMLInputElement =>
  [...table.root.querySelectorAll('dialog label')]
    .find((one) => textOf(one) === label)!
    .querySelector('input')!;

async function tick(table: Table, label: string): Promise<void> {
  letPass(2000);
  await table.pointer.tap(spotOf(box(table, label)));
}

const played = (): number | undefined =>
  JSON.parse(localStorage.getItem('hourhand.statistics') ?? '{"games":[]}').games[0]?.played;

describe('what is stored', () => {
  beforeEach(() => {
    for (const key of own()) localStorage.removeItem(key);
  });
  afterEach(() => {
    const complaints = tabs.flatMap((tab) => tab.said);
    for (const tab of [...tabs]) tab.close();
    for (const key of own()) localStorage.removeItem(key);
    expect(complaints).to.deep.equal([]);
  });

  describe('and was damaged', () => {
    it('results: the player is told under the board, and Restore brings them back', async () => {
      const tab = await Tab.open(CLOCK);
      await (await tab.table()).follow();
      await until(() => played() === 1);
      tab.close();
      const record = localStorage.getItem('hourhand.statistics')!;
      localStorage.setItem('hourhand.statistics', record.slice(0, -5));

      const again = await Tab.open(CLOCK);
      const table = await again.table();
      await table.press('New game');
      await table.follow(1);
      await table.says(
        'Your earlier results were damaged and couldn’t be read. Their last good copy can be restored.',
      );
      expect(again.events.last('error').code).to.equal('damaged-statistics');
      await table.press('Restore results');
      await table.says('Your results have been restored.');
      expect(table.controls('Restore results')).to.have.length(0);
      await table.follow();
      await until(() => played() === 2);
    });

    it('results: the dialog restores them on another day, although more was damaged since', async () => {
      for (const games of [1, 2]) {
        const tab = await Tab.open(CLOCK);
        const table = await tab.table();
        for (let i = 0; i < games; i++) {
          await table.press('New game');
          await table.follow();
          await until(() => played() === i + 1);
        }
        tab.close();
        localStorage.setItem('hourhand.statistics', `{"hourhand-statistics":1,"failure":${games}}`);
        const other = await Tab.open(CLOCK);
        const again = await other.table();
        await open(again, 'Statistics');
        await until(() => localStorage.getItem('hourhand.statistics') === null);
        other.close();
      }
      const damaged = localStorage.getItem('hourhand.statistics.damaged')!.split('\n');
      expect(damaged).to.have.length(2);
      const tab = await Tab.open(CLOCK);
      const table = await tab.table();
      await open(table, 'Statistics');
      await until(() => table.controls('Restore').length === 1);
      await press(table, 'Restore', /^Restored\.$/);
      expect(played(), 'of both').to.equal(3);
      expect(own().filter((key) => /restore|damaged/.test(key))).to.deep.equal([]);
      expect(table.controls('Restore')).to.have.length(0);
    });

    it('settings: the player is told, and the dialog restores them', async () => {
      const tab = await Tab.open(CLOCK);
      const table = await tab.table();
      await open(table, 'Settings');
      await tick(table, 'Large indices');
      await tick(table, 'Sound');
      tab.close();
      localStorage.setItem('hourhand.player', '{"faces":"lar');

      const again = await Tab.open(CLOCK);
      const next = await again.table();
      await next.says(/^Your settings were damaged and couldn’t be read\. .* see Settings\.$/);
      expect(again.events.last('error').code).to.equal('damaged-settings');
      expect(localStorage.getItem('hourhand.player.damaged')).to.equal('{"faces":"lar');
      await open(next, 'Settings');
      expect(box(next, 'Large indices').checked).to.be.false;
      await tick(next, 'Timer');
      await press(next, 'Restore', /^Restored\.$/);
      expect(textOf(next.root.activeElement), 'near the button').to.equal('Forget everything');
      await until(() => box(next, 'Large indices').checked && box(next, 'Sound').checked);
      expect(box(next, 'Timer').checked, 'what was chosen since stays').to.be.false;
      expect(next.controls('Restore')).to.have.length(0);
    });

    it('a game: it can be restored as it was when its page was left', async () => {
      const tab = await Tab.open(GRANDFATHER);
      const table = await tab.table();
      await table.play(grandfathersClockWon.moves.slice(0, 5));
      tab.window.dispatchEvent(new Event('pagehide'));
      tab.close();
      const key = 'hourhand.game.grandfathers-clock';
      localStorage.setItem(key, localStorage.getItem(key)!.slice(0, -3));

      const again = await Tab.open(GRANDFATHER);
      const next = await again.table();
      await next.says(/^Your saved game was damaged .* last good copy can be restored\.$/);
      expect(next.shownMoves).to.equal('0');
      await next.press('Restore last game');
      await until(() => next.shownMoves === '5');
    });
  });

  describe('with storage="none"', () => {
    it('is nothing, and nothing is read: settings last until the page is closed', async () => {
      const touched: string[] = [];
      const watch = (window: Tab['window']): void => {
        const { localStorage: real } = window;
        const log = (what: string, key: unknown): void => void touched.push(`${what} ${key}`);
        const storage = {
          getItem: (key: string) => (log('read', key), real.getItem(key)),
          setItem: (key: string, text: string) => (log('write', key), real.setItem(key, text)),
          removeItem: (key: string) => (log('remove', key), real.removeItem(key)),
          key: (index: number) => (log('list', index), real.key(index)),
          get length() {
            log('list', '');
            return real.length;
          },
        };
        Object.defineProperty(window, 'localStorage', { configurable: true, value: storage });
      };
      const player = '{"faces":"four-color","timer":"off"}';
      localStorage.setItem('hourhand.player', player);
      for (const html of [
        CLOCK.replace('speed', 'storage="none" speed'),
        `<solitaire-settings storage="none">${CLOCK}</solitaire-settings>`,
      ]) {
        const tab = await Tab.open(html, watch);
        const game = tab.window.document.querySelector<HTMLElement>('clock-solitaire')!;
        const table = await Table.of(game);
        await table.follow();
        await open(table, 'Settings');
        expect(box(table, 'Four-colour suits').checked, 'what is stored is not read').to.be.false;
        await tick(table, 'Large indices');
        await until(() => box(table, 'Large indices').checked);
        expect(textOf(table.root.querySelector('dialog'))).to.include('This page stores nothing');
        expect(table.controls('Forget everything')).to.have.length(0);
        await close(table);
        await open(table, 'Settings');
        expect(box(table, 'Large indices').checked, 'it lasts while the page is open').to.be.true;
        await close(table);
        await table.press('New game');
        await table.follow(3);
        tab.window.dispatchEvent(new Event('pagehide'));
        tab.close();
        expect(touched).to.deep.equal([]);
      }
      expect(own()).to.deep.equal(['hourhand.player']);
      expect(localStorage.getItem('hourhand.player')).to.equal(player);
    });

    it('applies to its own board: beside it, another one stores what is chosen there', async () => {
      const tab = await Tab.open(CLOCK.replace('speed', 'storage="none" speed') + GRANDFATHER);
      const [quiet, other] = [await tab.table(0), await tab.table(1)];
      await open(quiet, 'Settings');
      await tick(quiet, 'Large indices');
      await close(quiet);
      await open(other, 'Settings');
      expect(box(other, 'Large indices').checked, 'both follow').to.be.true;
      await tick(other, 'Four-colour suits');
      await close(other);
      expect(JSON.parse(localStorage.getItem('hourhand.player')!)).to.not.have.property('sound');
      expect(own().filter((key) => !key.startsWith('hourhand.player'))).to.deep.equal([]);
    });
  });

  describe('is forgotten with keys', () => {
    const focused = (table: Table): string => textOf(table.root.activeElement);
    const question = (table: Table): HTMLElement =>
      table.root.querySelector<HTMLElement>('dialog .panel [role=status]')!;
    const ask = async (): Promise<Table> => {
      const tab = await Tab.open(CLOCK);
      const table = await tab.table();
      await open(table, 'Settings');
      await until(() => table.controls('Forget everything').length === 1);
      expect(textOf(question(table)), 'it is there before it asks').to.equal('');
      // With another role it would be another element in Firefox, and what is in it not told.
      expect(question(table).parentElement!.role, 'so is its group').to.equal('group');
      table.controls('Forget everything')[0]!.focus();
      letPass(2000);
      await keys('Enter');
      await until(() => table.controls('Cancel').length === 1);
      return table;
    };

    it('the question is told and seen, and the focus stays there', async () => {
      const table = await ask();
      expect(textOf(question(table))).to.match(/^Forget the settings, results and saved games/);
      const group = question(table).closest('[role=group]')!;
      expect(table.root.getElementById(group.getAttribute('aria-labelledby')!)).to.equal(
        question(table),
      );
      expect(focused(table)).to.equal('Forget everything');
      const dialog = table.root.querySelector('dialog')!.getBoundingClientRect();
      await until(
        () => table.controls('Cancel')[0]!.getBoundingClientRect().bottom <= dialog.bottom,
        'the answers are in sight',
      );
      letPass(2000);
      await keys('Tab');
      expect(focused(table)).to.equal('Forget');
    });

    it('Cancel and Forget lead back to the button, and the answer is told', async () => {
      const table = await ask();
      await keys('Tab', 'Tab');
      expect(focused(table)).to.equal('Cancel');
      letPass(2000);
      await keys('Enter');
      await until(() => table.controls('Cancel').length === 0);
      expect(focused(table)).to.equal('Forget everything');
      expect(textOf(question(table))).to.equal('');
      letPass(2000);
      await keys('Enter');
      await until(() => table.controls('Forget').length === 1);
      await keys('Tab');
      letPass(2000);
      await keys('Enter');
      await said(table, /^Everything has been forgotten\./);
      expect(focused(table)).to.equal('Forget everything');
    });
  });

  for (const [lang, settings, large, sentence] of [
    [
      'en',
      'Settings',
      'Large indices',
      /^Your settings can’t be stored: they last until this page/,
    ],
    ['de', 'Einstellungen', 'Große Eckzeichen', /^Deine Einstellungen lassen sich nicht speichern/],
  ] as const) {
    it(`settings that can’t be: ${lang} says so once, and they hold for the page`, async () => {
      let full = true;
      const tab = await Tab.open(CLOCK, ({ document, Storage, DOMException }) => {
        document.documentElement.lang = lang;
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (full && key.startsWith('hourhand.player'))
            throw new DOMException('', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      });
      const table = await tab.table();
      const boxes = (): HTMLInputElement[] => [
        ...table.root.querySelectorAll<HTMLInputElement>('dialog [type=checkbox]'),
      ];
      await until(() => table.root.querySelector('.base')!.getAttribute('lang') === lang);
      await open(table, settings);
      await tick(table, large);
      const kept = (): string => textOf(table.root.querySelector('dialog .kept'));
      await until(
        () => sentence.test(kept()),
        () => `“${kept()}” is ${sentence}`,
      );
      const before = boxes().map(({ checked }) => checked);
      letPass(2000);
      await table.pointer.tap(spotOf(boxes().at(-1)!));
      await until(() => boxes().at(-1)!.checked !== before.at(-1));
      expect(tab.events.of('error').map(({ code }) => code)).to.deep.equal(['storage']);
      expect(tab.events.last('error').message).to.match(/^the settings can’t be stored: /);
      // Another tab changes the settings.
      tab.window.dispatchEvent(new StorageEvent('storage', { key: 'hourhand.player' }));
      await close(table);
      await open(table, settings);
      expect(box(table, large).checked, 'it holds for the page').to.be.true;
      expect(localStorage.getItem('hourhand.player')).to.equal(null);
      full = false;
      letPass(2000);
      await table.pointer.tap(spotOf(boxes().at(-1)!));
      await until(() => /large/.test(localStorage.getItem('hourhand.player') ?? ''));
      await until(() => kept() !== '' && !sentence.test(kept()));
    });
  }

  it('in an object of the page’s own that can’t list it is not said to be forgotten', async () => {
    const tab = await Tab.open(CLOCK, (window) => {
      const entries = new Map<string, string>();
      const value = {
        getItem: (key: string) => entries.get(key),
        setItem: (key: string, text: string) => void entries.set(key, text),
        removeItem: (key: string) => void entries.delete(key),
      };
      Object.defineProperty(window, 'localStorage', { value });
    });
    const table = await tab.table();
    await open(table, 'Settings');
    await tick(table, 'Large indices');
    await press(table, 'Forget everything');
    await until(() => table.controls('Cancel').length === 1);
    await press(table, 'Forget', /^This browser doesn’t let the page delete anything\./);
  });

  it('has nothing that tells one player from another, until the results are exported', async () => {
    const tab = await Tab.open(CLOCK);
    const table = await tab.table();
    await table.follow();
    await until(() => played() === 1);
    const sources = (): string[] =>
      JSON.parse(localStorage.getItem('hourhand.statistics')!).sources as string[];
    expect(sources()).to.deep.equal([]);
    await open(table, 'Statistics');
    await press(table, 'Export');
    await until(() => sources().length === 1);
    await until(() => table.root.querySelector('dialog textarea') !== null);
    const { value } = table.root.querySelector<HTMLTextAreaElement>('dialog textarea')!;
    expect(JSON.parse(value).sources).to.deep.equal(sources());
  });

  it('is forgotten as a whole, after asking once; both boards of the page follow', async () => {
    localStorage.setItem('hourhand.game.clock.other', 'a board on another page');
    localStorage.setItem('hourhand.damaged.clock', 'x');
    localStorage.setItem('hourhandy', 'of somebody else');
    localStorage.setItem('hourhand.stranger', 'of somebody else');
    const tab = await Tab.open(CLOCK + GRANDFATHER);
    const [first, second] = [await tab.table(0), await tab.table(1)];
    await first.follow(3);
    await second.play(grandfathersClockWon.moves.slice(0, 2));
    await until(() => localStorage.getItem('hourhand.statistics') !== null);
    await open(first, 'Settings');
    await tick(first, 'Large indices');
    await until(() => box(first, 'Large indices').checked);
    expect(own().filter(isOwnKey).length).to.be.at.least(6);
    await press(first, 'Forget everything');
    await until(() => first.controls('Cancel').length === 1);
    expect(own().length, 'it asks first').to.be.at.least(6);
    await press(first, 'Forget', /^Everything has been forgotten\./);
    expect(box(first, 'Large indices').checked).to.be.false;
    await close(first);
    await open(second, 'Settings');
    expect(box(second, 'Large indices').checked).to.be.false;
    await close(second);
    tab.window.dispatchEvent(new Event('pagehide'));
    expect(own(), 'only the next move stores something').to.deep.equal(['hourhand.stranger']);
    await second.play(grandfathersClockWon.moves.slice(2, 3));
    await until(() => own().includes('hourhand.game.grandfathers-clock'));
    expect(own()).to.not.include('hourhand.game.clock');
    expect(tab.events.of('error')).to.deep.equal([]);
    expect(localStorage.getItem('hourhandy')).to.equal('of somebody else');
    localStorage.removeItem('hourhandy');
  });

  it('the game that could be restored is forgotten too; the one on the board goes on', async () => {
    const tab = await Tab.open(GRANDFATHER);
    const table = await tab.table();
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    await press(table, 'New game');
    await until(() => table.shownMoves === '0' && table.controls('Restore last game').length === 1);
    await open(table, 'Settings');
    await press(table, 'Forget everything');
    await press(table, 'Forget', /^Everything has been forgotten\./);
    await close(table);
    expect(table.controls('Restore last game')).to.have.length(0);
    await table.play([(table.element as SolitaireElement).moves[0]!.token]);
    expect(table.shownMoves).to.equal('1');
  });
});
