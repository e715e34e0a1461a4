/** Sizes of what is pressed, and text with the page's own spacing: WCAG 2.5.8 and 1.4.12. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { ClockSolitaire } from '../../src/hourhand.js';
import { games } from '../../src/rules/index.js';
import { listenToPage } from '../support/page.js';
import { lay, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';

const WIDTHS = [200, 360, 768] as const;
const ids = Object.keys(games);

const boxed = (id: string, width: number, style = ''): Promise<Table> =>
  lay(
    `<div style="width: ${width}px; margin-inline: calc(50% - ${width / 2}px); ${style}"><${id}-solitaire speed="instant" storage="none"></${id}-solitaire></div>`,
    Math.max(width, 240),
    900,
  );

const visible = (root: ShadowRoot, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetWidth > 0);

/** Opens the menu, which has the rest of the buttons. */
async function openMenu(table: Table): Promise<void> {
  letPass(2000);
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await until(() => visible(table.root, '.menu').length > 0);
}

const sizeOf = (one: HTMLElement): string => `${one.offsetWidth} × ${one.offsetHeight}`;

describe('what is pressed is large enough', () => {
  listenToPage();

  for (const id of ids) {
    for (const width of WIDTHS) {
      it(`${id} at ${width} pixels`, async () => {
        const table = await boxed(id, width);
        const game = table.element as ClockSolitaire;
        expect(game.offsetWidth).to.equal(width);
        // A game that has begun offers more.
        game.play(game.moves[0]!);
        await game.updateComplete;
        await openMenu(table);
        const controls = visible(table.root, '.button');
        expect(controls.length).to.be.above(6);
        const least = width < 240 ? 24 : 44;
        for (const one of controls) {
          const name = one.textContent.trim() || one.ariaLabel;
          expect(
            Math.min(one.offsetWidth, one.offsetHeight),
            `${name}: ${sizeOf(one)}`,
          ).to.be.at.least(least);
        }
        // Cards get as wide as the box allows, and higher than wide.
        const pile = width < 768 ? 24 : 44;
        for (const one of table.buttons) {
          expect(
            Math.min(one.offsetWidth, one.offsetHeight),
            `${one.ariaLabel}: ${sizeOf(one)}`,
          ).to.be.at.least(pile);
        }
      });
    }
  }
});

describe('the spacing of the page’s text', () => {
  listenToPage();
  const SPACED = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';

  for (const width of WIDTHS) {
    it(`is respected at ${width} pixels, and no word is cut`, async () => {
      for (const id of ids) {
        const table = await boxed(id, width, SPACED);
        const { root } = table;
        const game = table.element as ClockSolitaire;
        for (let i = 0; i < 3; i++) game.play(game.moves[0]!);
        await game.updateComplete;
        await openMenu(table);
        const message = root.querySelector<HTMLElement>('.message')!;
        const { fontSize, letterSpacing, lineHeight } = getComputedStyle(message);
        expect(parseFloat(letterSpacing), id).to.be.above(1.5);
        expect(parseFloat(lineHeight) / parseFloat(fontSize), id).to.be.at.least(1.4);
        const card = root.querySelector<HTMLElement>('.card')!;
        expect(getComputedStyle(card).letterSpacing, id).to.equal('normal');
        const base = root.querySelector<HTMLElement>('.base')!;
        expect(base.scrollWidth, `${id}: nothing sticks out`).to.be.at.most(base.clientWidth);
        const box = base.getBoundingClientRect();
        for (const one of visible(root, '.button, .info div, .message, .verdict')) {
          const name = `${id}: ${one.textContent.trim()}`;
          expect(one.scrollWidth, name).to.be.at.most(one.clientWidth + 1);
          expect(one.scrollHeight, name).to.be.at.most(one.clientHeight + 1);
          const { left, right } = one.getBoundingClientRect();
          expect([left >= box.left - 1, right <= box.right + 1], name).to.deep.equal([true, true]);
        }
        await table.pressOn(root.querySelector<HTMLElement>('button[part~=menu]')!);
      }
    });
  }
});
