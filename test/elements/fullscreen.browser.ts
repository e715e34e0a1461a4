/** A game that its page shows in fullscreen: on the page's ground, and legible. */
import { expect } from '@open-wc/testing';
import { isChromium, leaveOut } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { contrast, mostAgainst, mostOf, Pixels } from '../support/pixels.js';
import { frames, gameIn, put, screen, spotOf, Table, until } from '../support/table.js';
import { sendMouse } from '@web/test-runner-commands';
import type { ClockSolitaire } from '../../src/tags/clock.class.js';
import '../../src/hourhand.js';

const DARK = 'color: #e9e6df; background: #12161d';

/** Pages by the style of the box around the game, and the ground that is to be seen. */
const pages: Readonly<Record<string, { style: string; ground: readonly number[] }>> = {
  'a page that says nothing': { style: '', ground: [255, 255, 255] },
  'a light page': { style: 'color: #23211c; background: #f6f3ec', ground: [246, 243, 236] },
  'a dark page': { style: `color-scheme: dark; ${DARK}`, ground: [18, 22, 29] },
  'a dark page without a scheme': { style: DARK, ground: [18, 22, 29] },
  'a page with a veil': {
    style: 'background: linear-gradient(rgb(0 0 0 / 0%), rgb(0 0 0 / 0%)), rgb(255 255 255 / 50%)',
    ground: [255, 255, 255],
  },
};

describe('fullscreen', () => {
  listenToPage();
  before(() => {
    if (!isChromium) leaveOut('its driver’s window has another size in fullscreen, and keeps it');
  });
  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });

  for (const [name, { style, ground }] of Object.entries(pages)) {
    for (const whole of [false, true]) {
      const what = whole ? 'a part of the page with the game' : 'the game';
      it(`shows ${what} on the ground of ${name}`, async () => {
        await screen(1000, 900);
        const box = put(
          `<div style="${style}"><button>Fullscreen</button>
            <section><clock-solitaire deal="7" speed="instant" storage="none"></clock-solitaire></section>
          </div>`,
        );
        const table = await Table.of(gameIn(box));
        const { x, y } = spotOf(box.querySelector('button')!);
        const shown = whole ? box.querySelector('section')! : table.element;
        box.querySelector('button')!.onclick = () => void shown.requestFullscreen();
        await sendMouse({ type: 'click', position: [x, y] });
        await until(() => document.fullscreenElement === shown, 'it is in fullscreen');
        const base = table.root.querySelector<HTMLElement>('.base')!;
        await until(() => base.style.getPropertyValue('--_ground') !== '', 'it has a ground');
        const board = table.root.querySelector<HTMLElement>('.board')!;
        const sizes: number[] = [];
        await until(() => {
          sizes.unshift(board.offsetHeight);
          return sizes.length > 9 && sizes.slice(0, 9).every((size) => size === sizes[0]);
        }, 'the board has its size');
        await frames(3);

        const pixels = await Pixels.take();
        const { left, top, width } = table.root.querySelector('.message')!.getBoundingClientRect();
        expect(pixels.at({ x: left + 2, y: top - 3 })).to.deep.equal(ground);
        if (!whole)
          expect(pixels.at({ x: innerWidth - 3, y: innerHeight - 3 })).to.deep.equal(ground);
        expect(width).to.be.greaterThan(50);
        // Numerals are drawn, and large: WCAG wants 3 of them.
        for (const [selector, least] of [
          ['.message, .info dd', 4.5],
          ['.dial .numeral', 3],
        ] as const) {
          for (const each of table.root.querySelectorAll(selector)) {
            const { left, top, width, height } = each.getBoundingClientRect();
            // With what is beside it: in the box of a 1 there is little but its line.
            const beside = selector === '.dial .numeral' ? 4 : 0;
            const pixelsOf = pixels.in(new DOMRect(left - beside, top, width + 2 * beside, height));
            const most = mostOf(pixelsOf);
            const seen = contrast(mostAgainst(most, pixelsOf), most);
            expect(seen, each.outerHTML).to.be.at.least(least);
          }
        }

        await document.exitFullscreen();
        await until(() => base.style.getPropertyValue('--_ground') === '', 'the ground has gone');
      });
    }
  }

  it('the menu enters it and leaves it again', async () => {
    await screen(1000, 900);
    const table = await Table.of(
      gameIn(put('<clock-solitaire deal="7" speed="instant" storage="none"></clock-solitaire>')),
    );
    const board = table.root.querySelector<HTMLElement>('.board')!;
    const before = board.offsetHeight;
    const openMenu = async (): Promise<void> => {
      await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    };
    await openMenu();
    await table.press('Full screen');
    await until(() => document.fullscreenElement === table.element, 'it is in fullscreen');
    await until(() => board.offsetHeight > before, 'the board takes the room that there is');
    await until(
      () => table.element.scrollHeight <= innerHeight,
      () => `${table.element.scrollHeight} of ${innerHeight} pixels`,
    );
    await openMenu();
    await until(() => table.controls('Leave full screen').length > 0);
    expect(table.controls('Full screen')).to.have.length(0);
    await table.press('Leave full screen');
    await until(() => document.fullscreenElement === null, 'it has left');
    await until(() => board.offsetHeight === before, 'the board has its size again');
  });

  it('the menu leaves it where the page was, although the page is shorter without the game', async () => {
    await screen(1000, 700);
    const text = (height: number): string => `<p style="height: ${height}px; margin: 0">Text</p>`;
    const game = '<german-clock-solitaire deal="7" storage="none"></german-clock-solitaire>';
    const table = await Table.of(gameIn(put(`${text(900)}${game}${text(300)}`)));
    const openMenu = async (): Promise<void> => {
      await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
      await until(() => table.root.querySelector('.menu') !== null);
    };
    const topOf = (): number => table.element.getBoundingClientRect().top;
    scrollBy(0, topOf());
    // Read when it is asked for: what is pressed is scrolled to before.
    let [before, y] = [NaN, NaN];
    const { element } = table;
    const request = element.requestFullscreen.bind(element);
    element.requestFullscreen = (options) => {
      [before, y] = [topOf(), scrollY];
      return request(options);
    };
    await openMenu();
    await table.press('Full screen');
    await until(() => document.fullscreenElement === table.element, 'it is in fullscreen');
    await table.quiet();
    expect(scrollY, 'the page has been scrolled').to.be.below(y);
    await openMenu();
    await table.press('Leave full screen');
    await until(() => document.fullscreenElement === null, 'it has left');
    await frames(16);
    expect(topOf()).to.be.closeTo(before, 1);
  });

  it('a page enters it by a method, after a press, and leaves it by the same', async () => {
    await screen(1000, 900);
    const box = put('<button>Large</button><clock-solitaire deal="7"></clock-solitaire>');
    const { element } = await Table.of(gameIn(box));
    const game = element as ClockSolitaire;
    const results: unknown[] = [];
    const button = box.querySelector('button')!;
    button.onclick = async () => results.push(await game.fullscreen());
    const press = async (): Promise<void> => {
      const { x, y } = spotOf(button);
      await sendMouse({ type: 'click', position: [x, y] });
    };
    await press();
    await until(() => results.length === 1);
    expect(document.fullscreenElement === element).to.be.true;
    expect(await game.fullscreen()).to.deep.equal({ ok: true });
    expect(document.fullscreenElement).to.be.null;
    expect(results).to.deep.equal([{ ok: true }]);
  });

  it('where nothing was pressed, a browser refuses: the answer says so, and nothing is thrown', async () => {
    const game = gameIn(put('<clock-solitaire deal="7"></clock-solitaire>')) as ClockSolitaire;
    game.requestFullscreen = async () => {
      throw new TypeError('Permissions check failed');
    };
    const result = await game.fullscreen();
    expect(result.ok).to.be.false;
    expect(!result.ok && result.error.code).to.equal('fullscreen-refused');
    expect(!result.ok && result.error.message).to.match(/visitor.*Permissions check failed/);
  });

  it('where the browser has none, as on an iPhone: no entry, and the method says so', async () => {
    const of = Object.getOwnPropertyDescriptor(Document.prototype, 'fullscreenEnabled')!;
    for (const value of [false, undefined]) {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { ...of, get: () => value });
      try {
        const table = await Table.of(gameIn(put('<clock-solitaire deal="7"></clock-solitaire>')));
        await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
        await until(() => table.controls('Settings').length > 0);
        expect(table.controls('Full screen')).to.have.length(0);
        const result = await (table.element as ClockSolitaire).fullscreen();
        expect(!result.ok && result.error.code).to.equal('fullscreen-missing');
      } finally {
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', of);
      }
    }
  });
});
