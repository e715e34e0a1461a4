/** A game in other documents than that of its script. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/elements/solitaire-element.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { place, put, screen, Table, until } from '../support/table.js';

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;

describe('another document', () => {
  const page = listenToPage();

  it('a game whose first document is that of a frame', async () => {
    await screen(1000, 900);
    const box = put('<iframe style="width: 700px; height: 800px"></iframe>');
    const game = document.createElement('clock-solitaire');
    game.setAttribute('deal', '21');
    game.setAttribute('speed', 'instant');
    box.querySelector('iframe')!.contentDocument!.body.append(game);
    const table = await Table.of(game);
    expect(getComputedStyle(boardOf(table)).position).to.equal('relative');
    table.turned!.click();
    expect(game.moveCount).to.equal(1);
    box.append(game);
    await until(() => boardOf(table).offsetWidth > 700);
    await table.tapTurned();
    expect(game.moveCount).to.equal(2);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('a game that is moved into a frame and back keeps its style', async () => {
    const table = await place(
      '<iframe style="width: 700px; height: 800px"></iframe><clock-solitaire deal="21" speed="instant"></clock-solitaire>',
    );
    const home = table.element.parentElement!;
    const frame = home.querySelector('iframe')!.contentDocument!;
    const menuButton = (): HTMLElement => table.root.querySelector('[part~=menu]')!;
    // The menu's style sheet is loaded later.
    menuButton().click();
    await until(() => table.controls('Settings').length > 0);
    menuButton().click();
    const style = (): string =>
      ['.base', '.toolbar', '.card .inner', '.board button', '.stage']
        .map((selector) => getComputedStyle(table.root.querySelector(selector)!))
        .map(
          ({ display, position, backgroundColor }) => `${display} ${position} ${backgroundColor}`,
        )
        .join('; ');
    const before = style();
    frame.body.append(table.element);
    await until(() => boardOf(table).offsetWidth > 0 && boardOf(table).offsetWidth <= 700);
    await table.still();
    expect(style()).to.equal(before);
    table.control('Undo').click();
    table.turned!.click();
    expect((table.element as SolitaireElement).moveCount).to.equal(1);
    menuButton().click();
    await until(() => table.controls('Settings').length > 0);
    const menu = table.root.querySelector('.menu')!;
    expect(getComputedStyle(menu).position).to.equal('absolute');
    home.append(table.element);
    await until(() => boardOf(table).offsetWidth > 700);
    expect(style()).to.equal(before);
    await table.tapTurned();
    expect((table.element as SolitaireElement).moveCount).to.equal(2);
    expect(page.watch.lines).to.deep.equal([]);
  });
});
