/** The longest first lines of a first game in the space that is kept for them before they come. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { frames, lay, type Table, until } from '../support/table.js';

/** The deals whose first lines are longest, of the first 150. */
const LONGEST = { 'big-ben': [107, 35, 48, 4], 'grandfathers-clock': [47, 122, 145] };
/** Those of phones and of columns of text, and those where the bar gets another height. */
const WIDTHS = [200, 256, 300, 320, 336, 352, 360, 390, 480, 640, 768, 864, 900, 1000];

/** By how many pixels the bar under the board is higher than what is kept for it. */
function above({ root }: Table): number {
  const bar = root.querySelector<HTMLElement>('.status-bar')!;
  return bar.getBoundingClientRect().height - parseFloat(getComputedStyle(bar).minHeight);
}

describe('the first line of a first game', () => {
  listenToPage();
  ownStorage();
  beforeEach(() => knowGames(''));
  afterEach(() => knowGames());

  for (const lang of ['en', 'de']) {
    for (const [id, deals] of Object.entries(LONGEST)) {
      it(`${id}, ${lang}: the bar is no higher than what is kept for it, in any width`, async () => {
        const tall: string[] = [];
        for (const deal of deals) {
          // The words are measured, and no card is moved.
          const table = await lay(
            `<${id}-solitaire speed="instant" lang="${lang}" deal="${deal}"></${id}-solitaire>`,
            1200,
          );
          const box = table.element.parentElement!;
          box.style.maxWidth = 'none';
          await until(() => table.root.querySelector('[part~=howToPlay]') !== null);
          for (const width of WIDTHS) {
            box.style.width = `${width}px`;
            await frames(3);
            if (above(table) > 0.5) tall.push(`${deal} at ${width}: ${above(table)}`);
          }
        }
        expect(tall).to.deep.equal([]);
      });
    }
  }
});
