/** Undo and redo as every program has them: with Ctrl, or Cmd on a Mac. */
import { expect } from '@open-wc/testing';
import '../../src/tags/grandfathers-clock.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { listenToPage } from '../support/page.js';
import { keys, lay, type Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const board = (more = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" ${more}></grandfathers-clock-solitaire>`,
  );

const gameOf = ({ element }: Table): SolitaireElement => element as SolitaireElement;

/** A press that no keyboard of the test machine sends, such as one of another layout. */
function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event;
}

describe('Ctrl+Z and Ctrl+Y in a game', () => {
  const page = listenToPage();

  /** A board on which a move has been played; the focus is on a pile. */
  async function played(more = ''): Promise<Table> {
    const table = await board(more);
    gameOf(table).play('c2-h9');
    table.pile('c2').focus();
    page.events.clear();
    return table;
  }

  const count = (table: Table): number => gameOf(table).moveCount;

  it('undo and redo, on the board and on its buttons', async () => {
    const table = await played();
    await keys('Control+z');
    expect(count(table), 'Ctrl+Z').to.equal(0);
    expect(page.events.last('undo').by).to.equal('player');
    await keys('Control+y');
    expect(count(table), 'Ctrl+Y').to.equal(1);
    table.control('Hint').focus();
    await keys('Meta+z');
    expect(count(table), 'Cmd+Z on a button').to.equal(0);
    await keys('Control+Shift+Z');
    expect(count(table), 'Ctrl+Shift+Z').to.equal(1);
    await keys('Control+z', 'Control+z');
    await table.says('There is nothing to undo.');
  });

  it('keep working with keys="off", which turns off single keys', async () => {
    const table = await played('keys="off"');
    await keys('u');
    expect(count(table), 'U').to.equal(1);
    await keys('Control+z');
    expect(count(table), 'Ctrl+Z').to.equal(0);
  });

  it('are the letters of the layout, or the keys of one without Latin letters', async () => {
    const table = await played();
    press(table.pile('c2'), { key: 'z', code: 'KeyY', ctrlKey: true });
    expect(count(table), 'a German keyboard').to.equal(0);
    press(table.pile('c2'), { key: 'Z', code: 'KeyY', metaKey: true, shiftKey: true });
    expect(count(table), 'the same with Shift').to.equal(1);
    press(table.pile('c2'), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(count(table), 'a Russian keyboard').to.equal(0);
  });

  it('act once while held, and no shortcut of the page acts too', async () => {
    const table = await played();
    gameOf(table).play('c1-h10');
    let heard = 0;
    const listen = (): void => void heard++;
    document.addEventListener('keydown', listen);
    const held = { key: 'z', code: 'KeyZ', ctrlKey: true };
    const before = count(table);
    press(table.pile('c2'), held);
    const again = press(table.pile('c2'), { ...held, repeat: true });
    document.removeEventListener('keydown', listen);
    expect(count(table)).to.equal(before - 1);
    expect(again.defaultPrevented, 'the browser undoes nothing either').to.equal(true);
    expect(heard).to.equal(0);
  });

  it('are the browser’s with other modifiers, and where the page has dealt with them', async () => {
    const table = await played();
    const pile = table.pile('c2');
    for (const more of [{ altKey: true }, { metaKey: true }]) {
      press(pile, { key: 'z', code: 'KeyZ', ctrlKey: true, ...more });
    }
    const visited = press(pile, { key: 'y', code: 'KeyY', metaKey: true });
    expect(visited.defaultPrevented, 'Cmd+Y').to.equal(false);
    const stop = (event: Event): void => event.preventDefault();
    window.addEventListener('keydown', stop, { capture: true });
    await keys('Control+z');
    window.removeEventListener('keydown', stop, { capture: true });
    expect(page.events.types).to.deep.equal([]);
  });

  it('are left to text fields, dialogs, the page’s own controls and the page', async () => {
    const table = await played();
    const own = document.createElement('input');
    own.slot = 'toolbar';
    table.element.append(own);
    own.focus();
    await keys('Control+z');
    own.slot = '';
    document.body.append(own);
    own.focus();
    await keys('Control+z');
    own.remove();
    gameOf(table).showDialog('settings');
    await until(() => table.root.querySelector('dialog[open]') !== null, 'the dialog');
    table.root.querySelector<HTMLElement>('dialog .button')!.focus();
    await keys('Control+z');
    expect(page.events.of('undo')).to.deep.equal([]);
  });

  it('are the browser’s in a replay in a text, which has nothing to undo', async () => {
    const table = await played();
    const shown = await lay(
      `<grandfathers-clock-solitaire replay="${gameOf(table).save()}"></grandfathers-clock-solitaire>`,
    );
    const event = press(shown.root.querySelector('.board')!, {
      key: 'z',
      code: 'KeyZ',
      ctrlKey: true,
    });
    expect(event.defaultPrevented).to.equal(false);
  });
});
