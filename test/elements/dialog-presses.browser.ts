/** What closes a dialog: its button and a press beside it, but no press that only ends or begins there. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { SHORT_MOMENT } from '../../src/controls/second-press.js';
import { DIALOGS } from '../../src/game/index.js';
import { listenToPage } from '../support/page.js';
import { letPass } from '../support/time.js';
import { frames, lay, type Point, spotOf, type Table, until } from '../support/table.js';

const dialogOf = ({ root }: Table): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog[open]:not(.menu)');

async function drag(from: Point, to: Point): Promise<void> {
  await sendMouse({ type: 'move', position: [from.x, from.y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [to.x, to.y] });
  await sendMouse({ type: 'up' });
}

describe('a dialog', () => {
  listenToPage();

  async function opened(): Promise<Table> {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Share…');
    await until(() => dialogOf(table)?.matches(':modal') ?? false, 'it is open');
    return table;
  }

  const beside: Point = { x: 12, y: 450 };
  const noteIn = (table: Table): Point => {
    const { x, y } = spotOf(dialogOf(table)!.querySelector<HTMLElement>('p')!);
    return { x: Math.round(x), y: Math.round(y) };
  };

  it('stays when a text in it is selected, and the press ends beside it', async () => {
    const table = await opened();
    await drag(noteIn(table), beside);
    await drag(beside, noteIn(table));
    expect(dialogOf(table)).to.not.equal(null);
    await drag(beside, { x: beside.x + 3, y: beside.y });
    await until(() => dialogOf(table) === null, 'a press beside it closes it');
  });

  it('goes as its button is pressed, and the focus is where it was', async () => {
    const table = await opened();
    const dialog = dialogOf(table)!;
    // Read in the click itself: by the time a press is reported, the dialog can be closed and out of the document.
    let opacity = 'not pressed';
    table.root.addEventListener('click', () => (opacity = getComputedStyle(dialog).opacity), {
      once: true,
    });
    await table.pressOn(dialog.querySelector<HTMLElement>('[part~=close]')!);
    expect(opacity, 'at once').to.equal('0');
    await until(() => dialogOf(table) === null, 'it is closed');
    await until(() => table.root.activeElement?.matches('[part~=menu]') ?? false, 'the focus');
  });
});

describe('a double click', () => {
  listenToPage();

  /** Two clicks in one place, immediately after each other. */
  async function pressTwice(table: Table, control: HTMLElement): Promise<void> {
    const at = spotOf(control);
    await table.pressOn(control);
    await sendMouse({ type: 'click', position: [at.x, at.y] });
    await frames(3);
  }
  const menuOf = ({ root }: Table): HTMLElement =>
    root.querySelector<HTMLElement>('.toolbar button[part~=menu]')!;
  const seesMenu = ({ root }: Table): boolean => root.querySelector('.menu') !== null;

  it('opens the menu, opens a dialog and closes it as one click does, and presses nothing else', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    for (const name of DIALOGS) {
      await pressTwice(table, menuOf(table));
      await until(() => seesMenu(table), 'the menu is open');
      await pressTwice(table, table.root.querySelector<HTMLElement>(`.menu [part~=${name}]`)!);
      await until(() => dialogOf(table)?.matches(':modal') ?? false, `${name} is open`);
      const before = table.message;
      const pressed: string[] = [];
      const note = (event: Event): void => {
        const [target] = event.composedPath() as Element[];
        if (!dialogOf(table)?.contains(target!))
          pressed.push(`${event.type} on ${target!.className}`);
      };
      document.addEventListener('pointerdown', note);
      document.addEventListener('click', note);
      await pressTwice(table, dialogOf(table)!.querySelector<HTMLElement>('[part~=close]')!);
      await until(() => dialogOf(table) === null, `${name} is closed`);
      await frames(3);
      document.removeEventListener('pointerdown', note);
      document.removeEventListener('click', note);
      expect(pressed, `what lies behind ${name}`).to.deep.equal([]);
      expect(table.message).to.equal(before);
    }
  });

  it('deals one new game, and undoes two moves', async () => {
    const table = await lay('<travellers-solitaire deal="8"></travellers-solitaire>');
    let deals = 0;
    table.element.addEventListener('solitaire-deal', () => (deals += 1));
    // The first tap may end the dealing.
    while (table.shownMoves !== '3') await table.tapTurned();
    await pressTwice(table, table.control('Undo'));
    expect(table.shownMoves).to.equal('1');
    await pressTwice(table, table.control('New game'));
    await until(() => table.shownMoves === '0');
    expect(deals).to.equal(1);
    await table.press('New game');
    await until(() => deals === 2, 'a later press deals again');
  });

  it('is none if the second press takes its time: the menu closes, and opens again', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    const menu = menuOf(table);
    await table.pressOn(menu);
    for (const opens of [false, true]) {
      letPass(SHORT_MOMENT);
      const at = spotOf(menu);
      await sendMouse({ type: 'click', position: [at.x, at.y] });
      await until(() => seesMenu(table) === opens, opens ? 'it is open' : 'it is closed');
    }
  });
});
