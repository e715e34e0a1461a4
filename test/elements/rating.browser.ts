/** How hard a deal is: told at its number, and in the statistics. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/clock.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { finish, rate } from '../../src/solver/index.js';
import { rulesOf, shuffle } from '../../src/rules/index.js';
import { rated } from '../../src/tags/rated/grandfathers-clock.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { lay, type Table, until } from '../support/table.js';

const GAME = 'grandfathers-clock';

/** In a wide box, where the number has room on the dial. */
async function sit(attributes: string): Promise<Table> {
  const tag = 'grandfathers-clock-solitaire';
  const table = await lay(`<${tag} ${attributes}></${tag}>`, 1280, 800);
  table.element.parentElement!.style.maxWidth = 'none';
  return table;
}

/** What a mouse that rests on the number is told, and what is heard with it in the toolbar. */
const tooltip = ({ root }: Table): string =>
  root.querySelector('.number')?.parentElement?.querySelector('title')?.textContent ?? '';
const heard = ({ root }: Table): string => root.querySelector('.rating')?.textContent ?? '';

/** The model's answer, asked directly. */
function modelOf(deal: number): number {
  const rules = rulesOf(GAME);
  const found = finish(rate(rules, rules.deal(shuffle(rules.pack, deal))));
  return found.kind === 'rated' ? found.won : NaN;
}

const SENTENCES = {
  e: 'An easy deal.',
  m: 'A deal of medium difficulty.',
  h: 'A hard deal.',
} as const;

describe('the rating of a deal', () => {
  listenToPage();
  ownStorage();

  it('is heard with the number of a deal that is listed, and changes with the deal', async () => {
    const table = await sit('deal="1"');
    const element = table.element as SolitaireElement;
    for (const deal of [1, 2, 5]) {
      element.deal = deal;
      const letter = rated['king-on-ace']![deal - 1] as keyof typeof SENTENCES;
      await until(
        () => heard(table) === SENTENCES[letter] && table.shownDeal === String(deal),
        () => `${deal}: “${heard(table)}” is “${SENTENCES[letter]}”`,
      );
    }
    element.lang = 'de';
    await until(() => /^Eine .* Auslage\.$/.test(heard(table)));
  });

  for (const deal of [7, 1000]) {
    it(`is told at the number when the mouse comes to it: deal ${deal}`, async () => {
      // Where a test before left the mouse, the number may appear under it.
      await sendMouse({ type: 'move', position: [1, 1] });
      const table = await sit(`deal="${deal}"`);
      await until(() => table.root.querySelector('.number.rated') !== null);
      const number = table.root.querySelector('.number')!;
      if (deal === 1000) expect(heard(table)).to.equal('');
      const won = modelOf(deal);
      const { x, y, width, height } = number.getBoundingClientRect();
      const at: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      await sendMouse({ type: 'move', position: at });
      const words = won >= 60 ? SENTENCES.e : won >= 10 ? SENTENCES.m : SENTENCES.h;
      const sentence = `${words.slice(0, -1)}: a simulated player who never looks ahead wins this deal ${won} times in 100.`;
      await until(
        () => tooltip(table) === sentence && heard(table) === sentence,
        () => `“${tooltip(table)}” is “${sentence}”`,
      );
      expect(number.textContent).to.match(/^No\. /);
    });
  }

  it('stands in the statistics', async () => {
    const table = await sit('deal="21"');
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await table.press('Statistics');
    const won = modelOf(21);
    const text = `a simulated player who never looks ahead wins this deal ${won} times in 100.`;
    await until(() => table.root.querySelector('dialog')?.textContent?.includes(text) ?? false);
  });

  it('is none where deals are not rated', async () => {
    const table = await lay('<clock-solitaire deal="1"></clock-solitaire>');
    await until(() => table.root.querySelector('.number') !== null);
    expect(table.root.querySelector('.number.rated')).to.be.null;
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await table.press('Statistics');
    await until(() => table.root.querySelector('dialog[open] .statistics') !== null);
    expect([tooltip(table), heard(table)]).to.deep.equal(['', '']);
    expect(table.root.querySelector('dialog')!.textContent).to.not.include('model');
  });
});
