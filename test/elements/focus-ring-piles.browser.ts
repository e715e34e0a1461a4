/** The ring around piles that have the focus, in every theme: its area and contrast, measured in pictures (WCAG 2.4.13). */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { catalogue } from '../../src/catalogue.js';
import { looks, nameOfLook, show } from '../support/looks.js';
import { listenToPage } from '../support/page.js';
import { Pixels } from '../support/pixels.js';
import { ringOf } from '../support/ring.js';
import { frames, keys, screen } from '../support/table.js';

describe('the focus ring on every pile', () => {
  listenToPage();
  afterEach(() => screen(1000, 900));

  // Each game in another look; the next tests have all looks where piles are closest.
  for (const [index, { id, tag }] of catalogue.entries()) {
    const look = looks[index]!;
    it(`is as large as a line of 2 pixels around it: ${id}, ${nameOfLook(look)}`, async () => {
      await screen(700, 1000);
      const table = await show(tag, 'deal="21"', look);
      await table.still();
      const piles = [...table.root.querySelectorAll<HTMLElement>('[data-pile]')].filter(
        (pile) => pile.offsetWidth > 0,
      );
      expect(piles).to.have.length.above(12);
      // Keys, not the mouse, lead to them.
      piles[0]!.focus();
      await keys('ArrowRight', 'ArrowLeft');
      (table.root.activeElement as HTMLElement).blur();
      const before = await Pixels.take();
      for (const pile of piles) {
        expect(await ringOf(pile, before), pile.getAttribute('aria-label')!).to.be.at.least(1);
      }
    });
  }

  for (const look of looks) {
    it(`and on crowded columns: ${nameOfLook(look)}`, async () => {
      const table = await show('grandfathers-clock-solitaire', 'deal="21"', look);
      // As on a phone, where columns are closest.
      table.element.style.width = '344px';
      await frames(3);
      await table.still();
      // Where keys begin; then to each column in turn.
      table.pile('c1').focus();
      await keys('ArrowRight', 'ArrowLeft');
      table.pile('c1').blur();
      const before = await Pixels.take();
      for (const column of [1, 2, 5, 8]) {
        const ring = await ringOf(table.pile(`c${column}`), before);
        expect(ring, `column ${column}`).to.be.at.least(1);
      }
    });
  }
});
