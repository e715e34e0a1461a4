/** What closes a dialog: its button and a press beside it, but no press that only ends or begins there. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { lay, type Point, spotOf, type Table, until } from '../support/table.js';

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
