/** Pages that are dark and don't say so: no `color-scheme`, only a dark ground and light text. */
import { expect } from '@open-wc/testing';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { contrast, mostAgainst, mostOf, Pixels } from '../support/pixels.js';
import { frames, gameIn, put, screen, Table } from '../support/table.js';
import { games } from '../../src/rules/index.js';
import '../../src/hourhand.js';

/** What is drawn on a dial, or beside a game, in the page's ink: numerals and ranks, and what is written. */
const DRAWN = '.dial .numeral, .signature, .details text';

describe('a dark page without a scheme', () => {
  listenToPage();

  for (const id of Object.keys(games)) {
    for (const [width, height] of [
      [1000, 760],
      [390, 844],
    ] as const) {
      it(`${id}, ${width} × ${height}: what is drawn in its ink can be seen`, async () => {
        await screen(width, height);
        const box = put(
          `<div style="color: #eee; background: #111"><${id}-solitaire deal="7" speed="instant" storage="none"></${id}-solitaire></div>`,
        );
        const table = await Table.of(gameIn(box));
        await table.still();
        await frames(3);
        const pixels = await Pixels.take();
        const drawn = [...table.root.querySelectorAll(DRAWN)].filter(
          (one) => one.checkVisibility({ opacityProperty: true }) && one.textContent !== ' ',
        );
        const faint = drawn.flatMap((one) => {
          const { left, top, width, height, bottom } = one.getBoundingClientRect();
          if (width === 0 || bottom > innerHeight) return [];
          const around = pixels.in(new DOMRect(left - 4, top, width + 8, height));
          const ground = mostOf(around);
          const seen = contrast(mostAgainst(ground, around), ground);
          return seen < 3 ? [`${one.outerHTML.slice(0, 80)}: ${seen.toFixed(2)}`] : [];
        });
        expect(drawn.length).to.be.above(3);
        expect(faint).to.deep.equal([]);
      });
    }
  }
});
