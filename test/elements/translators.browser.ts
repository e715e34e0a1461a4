/**
 * Translators of browsers and extensions, as far as they enter shadow roots, put text into elements of their own
 * (Google’s wraps it in `font`) or replace the text nodes. All that changes must go on changing.
 */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/element.js';
import { heardLast } from '../support/heard.js';
import { listenToPage } from '../support/page.js';
import { Tab } from '../support/tab.js';
import { frames, keys, place, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { luck } from './lines.js';
import '../../src/hourhand.js';

/** What a translator puts in place of a text node. */
const translators: Readonly<Record<string, (text: Text) => Node>> = {
  'wraps text': (text) => {
    const inner = document.createElement('font');
    inner.append(text.data);
    const outer = document.createElement('font');
    outer.append(inner);
    return outer;
  },
  'replaces text': (text) => document.createTextNode(text.data),
};

/** Translates all texts of a shadow root as they are now. */
function translate(root: ShadowRoot, by: (text: Text) => Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) if (text.data.trim()) text.replaceWith(by(text));
}

const shown = (table: Table): string[] => [table.shownMoves, table.message, heardLast(table)];

for (const [name, by] of Object.entries(translators)) {
  describe(`a translator that ${name}`, () => {
    const page = listenToPage();

    it('leaves moves, time, deal, sentences, labels and announcements going', async () => {
      const table = await place('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
      await frames(3);
      translate(table.root, by);
      await table.tapTurned();
      await until(() => page.events.of('move').length === 1);
      await until(() => table.shownMoves === '1', 'one move is shown');
      let before = shown(table);
      for (const moves of ['2', '3']) {
        translate(table.root, by);
        await table.tapTurned();
        await until(() => table.shownMoves === moves, `${moves} moves are shown`);
        await until(() => shown(table).every((text, i) => text !== before[i]), 'all have changed');
        before = shown(table);
      }
      await until(() => table.shownTime !== '0:00', 'time goes on');

      translate(table.root, by);
      await (table.element as SolitaireElement).newGame(20);
      await until(
        () => table.shownDeal === '20' && table.shownMoves === '0',
        'the new deal is shown',
      );
      translate(table.root, by);
      table.element.lang = 'de';
      await until(() => table.controls('Neues Spiel').length > 0, 'the labels are German');
      expect(table.message).to.match(/Spiel 20/);
    });

    it('leaves dialogs and the end of a game going', async () => {
      const table = await place('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
      const press = async (part: string): Promise<void> => {
        await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
        await until(() => table.root.querySelector(`.menu [part~=${part}]`) !== null);
        translate(table.root, by);
        await table.pressOn(table.root.querySelector<HTMLElement>(`.menu [part~=${part}]`)!);
        await until(() => table.root.querySelector('dialog[open]') !== null, 'the dialog is open');
      };
      await press('daily');
      const month = (): string => table.root.querySelector('#month')!.textContent;
      for (let months = 0; months < 2; months++) {
        const before = month();
        translate(table.root, by);
        await table.pressOn(table.root.querySelector<HTMLElement>('.month .button')!);
        await until(() => month() !== before, 'another month');
      }
      await keys('Escape');
      await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');

      await press('howToPlay');
      const told = (): string => table.root.querySelector('.told')!.textContent.trim();
      const next = (): HTMLElement =>
        [...table.root.querySelectorAll<HTMLElement>('.example .actions .button')].at(-1)!;
      for (let steps = 0; steps < 2; steps++) {
        const before = told();
        translate(table.root, by);
        await table.pressOn(next());
        await until(() => told() !== before, 'the next step');
      }
      await keys('Escape');
      await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');

      await table.follow();
      translate(table.root, by);
      await until(() => table.root.querySelector('[part~=result]') !== null, 'the game has ended');
      translate(table.root, by);
      await table.press('Undo');
      await until(() => table.root.querySelector('[part~=result]') === null, 'the game goes on');
      await table.says(/^Undid/);
    });

    it('is seen in titles, which are drawn otherwise', async () => {
      const table = await place('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
      await (table.element as SolitaireElement).showDialog('howToPlay');
      await until(() => table.root.querySelector('dialog[open] h3 .letters') !== null);
      for (const title of table.root.querySelectorAll('#title, dialog h3')) {
        const [text, drawn] = ['.spelt', '.letters'].map((one) => title.querySelector(one)!) as [
          Element,
          Element,
        ];
        const isSeen = (one: Element): boolean => one.getBoundingClientRect().width > 2;
        expect([isSeen(text), isSeen(drawn)], 'drawn').to.deep.equal([false, true]);
        text.firstChild!.replaceWith(by(new Text('In another language')));
        await until(() => isSeen(text) && !isSeen(drawn), 'the translation is seen');
      }
      await keys('Escape');
      await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');
    });

    describe('where something is stored', () => {
      const forget = (): void => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('hourhand.')) localStorage.removeItem(key);
        }
      };
      beforeEach(forget);
      afterEach(() => {
        tab.close();
        forget();
        expect(tab.said, 'complaints').to.deep.equal([]);
      });

      let tab: Tab;
      let table: Table;
      /** A page of its own, because what is stored is read when a page opens. */
      const openPage = async (): Promise<void> => {
        const { lost } = luck.clock!;
        tab = await Tab.open(`<clock-solitaire deal="${lost}" speed="instant"></clock-solitaire>`);
        table = await tab.table();
      };
      const openSettings = async (): Promise<void> => {
        letPass(2000);
        await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
        await table.press('Settings');
        await until(() => table.root.querySelector('dialog[open]') !== null);
      };
      const press = async (label: string): Promise<void> => {
        translate(table.root, by);
        letPass(2000);
        await table.press(label);
      };
      const said = async (sentence: RegExp): Promise<void> => {
        const text = (): string => table.root.querySelector('dialog .said')!.textContent.trim();
        await until(
          () => sentence.test(text()),
          () => `“${text()}” is ${sentence}`,
        );
      };

      it('leaves the settings’ answers and questions going', async () => {
        await openPage();
        await openSettings();
        const large = [...table.root.querySelectorAll('dialog label')].find(
          (label) => label.textContent.trim() === 'Large indices',
        )!;
        await table.pressOn(large.querySelector('input')!);
        tab.close();
        localStorage.setItem('hourhand.player', '{"faces":"lar');
        await openPage();
        await table.says(/^Your settings were damaged/);
        await openSettings();
        await press('Restore');
        await said(/^Restored\.$/);
        await press('Forget everything');
        await said(/^$/);
        await press('Cancel');
        await press('Forget everything');
        await press('Forget');
        await said(/^Everything has been forgotten\./);
      });

      it('leaves the sentence and the button that restore results going', async () => {
        await openPage();
        await table.follow();
        await until(() => localStorage.getItem('hourhand.statistics') !== null);
        tab.close();
        const record = localStorage.getItem('hourhand.statistics')!;
        localStorage.setItem('hourhand.statistics', record.slice(0, -5));
        await openPage();
        await press('New game');
        translate(table.root, by);
        await table.follow(1);
        await table.says(/^Your earlier results were damaged/);
        await press('Restore results');
        await table.says('Your results have been restored.');
        translate(table.root, by);
        await table.tapTurned();
        await table.says(/turned the/);
      });
    });
  });
}
