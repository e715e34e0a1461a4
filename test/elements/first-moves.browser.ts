/** Every game is dealt and played to some moves as a page gets it: at normal speed, with mouse and keys. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { place, type Table, until } from '../support/table.js';

const games = [
  'clock',
  'watch',
  'travellers',
  'hide-and-seek',
  'grandfathers-clock',
  'big-ben',
  'german-clock',
  'wandering-card',
];

/** Where there are no popovers, the menu is a dialog too. */
const DIALOG = 'dialog:not(.menu)';

/** Makes the first legal move with the mouse. */
async function playFirst(table: Table, game: SolitaireElement): Promise<void> {
  await table.still();
  if (table.turned) return table.tapTurned();
  const [from, to = from] = game.moves[0]!.token.split('-');
  await table.move(from!, to!);
}

describe('the first moves', () => {
  const page = listenToPage();

  for (const name of games) {
    it(`${name}: dealt, played with the mouse and with keys, and undone`, async () => {
      const tag = `${name}-solitaire`;
      const table = await place(`<${tag} deal="21">A game</${tag}>`);
      const game = table.element as SolitaireElement;
      await table.still();
      expect(table.root.querySelectorAll('.card')).to.have.length.of.at.least(20);
      for (let count = 1; count <= 3; count++) {
        await playFirst(table, game);
        await until(
          () => game.moveCount === count,
          () => `${count} moves; it says “${table.message}”`,
        );
      }
      await table.still();
      table.element.focus();
      await sendKeys({ press: 'u' });
      await until(() => game.moveCount === 2);
      expect(page.events.of('move')).to.have.length(3);
      expect(page.events.of('undo')).to.have.length(1);
      const states = ':is(:state(playing), :--playing)';
      expect(game.matches(states)).to.equal(true);
      expect(page.watch.lines).to.deep.equal([]);
    });
  }

  it('menu and dialogs are not transparent, and cards have their colours', async () => {
    const table = await place('<big-ben-solitaire deal="21"></big-ben-solitaire>');
    await table.still();
    const style = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(table.root.querySelector(selector)!);
    expect(style('.card.red').color).to.equal('rgb(194, 18, 46)');
    expect(style('.card:not(.red) .inner').backgroundColor).to.equal('rgb(255, 253, 248)');
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await until(() => table.controls('Settings').length > 0);
    expect(style('.menu').backgroundColor).to.equal('rgb(255, 253, 249)');
    await table.press('Settings');
    await until(() => table.root.querySelector<HTMLDialogElement>(DIALOG)?.open === true);
    expect(style(DIALOG).backgroundColor).to.equal('rgb(255, 253, 249)');
    expect(style(DIALOG).color).to.equal('rgb(35, 33, 28)');
    await sendKeys({ press: 'Escape' });
    await until(() => table.root.querySelector<HTMLDialogElement>(DIALOG)?.open !== true);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('a page that is dark has a dark board', async () => {
    const table = await place(
      '<div style="color-scheme: dark"><clock-solitaire deal="21"></clock-solitaire></div>',
    );
    await table.still();
    const card = table.root.querySelector('.card.red') ?? table.root.querySelector('.card')!;
    const { backgroundColor } = getComputedStyle(card.querySelector('.inner')!);
    expect(backgroundColor).to.be.oneOf(['rgb(230, 223, 207)', 'rgb(34, 54, 96)']);
    expect(page.watch.lines).to.deep.equal([]);
  });
});
