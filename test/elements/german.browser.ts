/** German is longer than English: nothing of it is cut off, at any width. */
import { expect } from '@open-wc/testing';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import { cut } from '../support/cut.js';
import { lay, screen, type Table, until } from '../support/table.js';
import { germanClockLost, grandfathersClockLost } from './lines.js';

const lost = { 'german-clock': germanClockLost, 'grandfathers-clock': grandfathersClockLost };

async function german(game: keyof typeof lost, width: number, moves?: number): Promise<Table> {
  const { deal, moves: line } = lost[game];
  const table = await lay(
    `<${game}-solitaire lang="de" deal="${deal}" speed="instant" storage-key="german"></${game}-solitaire>`,
    width,
    800,
  );
  await table.says(/: Spiel \d+/);
  const element = table.element as HTMLElement & { play(token: string): unknown };
  for (const token of line.slice(0, moves)) element.play(token);
  return table;
}

const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

describe('German', () => {
  for (const width of [200, 360]) {
    for (const name of ['Einstellungen', 'Statistik', 'Spiel des Tages', 'Teilen…']) {
      it(`fits into the dialog “${name}” at ${width} pixels`, async () => {
        const table = await german('german-clock', width, 12);
        await openMenu(table);
        await until(() => table.controls(name).length > 0);
        expect(cut(table.root.querySelector('.menu')!)).to.deep.equal([]);
        await table.press(name);
        const dialog = (): HTMLDialogElement | null => table.root.querySelector('dialog[open]');
        await until(() => dialog() !== null);
        expect(dialog()!.querySelector('h2')!.textContent).to.equal(name.replace('…', ''));
        for (const details of dialog()!.querySelectorAll('details')) details.open = true;
        expect(cut(dialog()!.querySelector('.sheet')!)).to.deep.equal([]);
        expect(dialog()!.scrollWidth).to.be.at.most(dialog()!.clientWidth);
      });
    }
  }

  for (const game of ['german-clock', 'grandfathers-clock'] as const) {
    it(`${game}: fits beside and under the board, at the beginning and at the end`, async () => {
      const table = await german(game, 1280, 0);
      const check = async (): Promise<void> => {
        for (const width of [200, 360, 768, 1280]) {
          await screen(width, 800);
          expect(cut(table.root.querySelector('.base')!), `${width}`).to.deep.equal([]);
          // A tag is never wider than the screen, or the page could be scrolled sideways.
          expect(document.documentElement.scrollWidth, `${width}`).to.be.at.most(width);
        }
      };
      await check();
      const element = table.element as HTMLElement & { play(token: string): unknown };
      for (const token of lost[game].moves) element.play(token);
      await table.says(/^Nicht aufgegangen\./);
      await check();
    });
  }
});
