/** The longest first lines of a first game in the space that is kept for them before they come. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { frames, lay, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';

/** The deals whose first lines are longest, of the first 150. */
const LONGEST = { 'big-ben': [107, 35, 48, 4], 'grandfathers-clock': [47, 122, 145] };
/** Those of phones and of columns of text, and those where the bar gets another height. */
const WIDTHS = [200, 256, 300, 320, 336, 352, 360, 390, 480, 640, 768, 864, 900, 1000];

/** By how many pixels the bar under the board is higher than what is kept for it. */
function above({ root }: Table): number {
  const bar = root.querySelector<HTMLElement>('.status-bar')!;
  return bar.getBoundingClientRect().height - parseFloat(getComputedStyle(bar).minHeight);
}

/** Frames of pages that keep less height than a board would take: of phones upright and on their side, and of articles. */
const LOW = [
  [320, 560],
  [360, 640],
  [390, 600],
  [390, 700],
  [390, 740],
  [600, 600],
  [667, 375],
  [768, 560],
  [844, 390],
] as const;

/** What of the message and its button is not seen in the bar: by how many pixels each is cut. */
function cut({ root }: Table): string[] {
  const bar = root.querySelector<HTMLElement>('.status-bar')!.getBoundingClientRect();
  const message = root.querySelector<HTMLElement>('.message')!;
  const button = root.querySelector<HTMLElement>('.status-bar [part~=howToPlay]')!;
  const words = document.createRange();
  words.selectNodeContents(message);
  const beyond = (box: DOMRect, around: DOMRect): number =>
    Math.round(Math.max(around.top - box.top, box.bottom - around.bottom, 0));
  const lost = {
    words: Math.max(
      beyond(words.getBoundingClientRect(), message.getBoundingClientRect()),
      beyond(message.getBoundingClientRect(), bar),
    ),
    button: beyond(button.getBoundingClientRect(), bar),
  };
  return Object.entries(lost).flatMap(([what, pixels]) =>
    pixels > 3 ? [`${what} ${pixels}`] : [],
  );
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
        for (const deal of some(deals, 4, lang === 'de' ? 1 : 0)) {
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

    for (const id of ['german-clock', 'wandering-card', ...Object.keys(LONGEST)]) {
      it(`${id}, ${lang}: in a low box, what to do and the button beside it are seen whole`, async () => {
        // The words are measured, and no card is moved.
        const table = await lay(
          `<${id}-solitaire speed="instant" lang="${lang}" deal="1"></${id}-solitaire>`,
          1200,
        );
        const { element, root } = table;
        element.parentElement!.style.maxWidth = 'none';
        await until(() => root.querySelector('[part~=howToPlay]') !== null);
        const faults: string[] = [];
        const goal = root.querySelector<HTMLElement>('.goal-of-game')!;
        for (const [width, height] of LOW) {
          element.style.cssText = `width: ${width}px; height: ${height}px`;
          await frames(4);
          const lost = cut(table);
          if (lost.length > 0) faults.push(`${width} × ${height}: ${lost.join(', ')}`);
          if (width >= 640 && !goal.getClientRects().length)
            faults.push(`${width} × ${height}: no goal, where it has room`);
        }
        expect(faults).to.deep.equal([]);
        expect(root.querySelector('.message')!.textContent, 'the goal').to.match(/\. .+\./);
      });
    }
  }
});
