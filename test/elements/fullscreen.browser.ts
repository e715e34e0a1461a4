/** A game that its page shows in fullscreen: on the page's ground, and legible. */
import { expect } from '@open-wc/testing';
import { isChromium, leaveOut } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { contrast, mostAgainst, mostOf, Pixels } from '../support/pixels.js';
import { frames, gameIn, put, screen, spotOf, Table, until } from '../support/table.js';
import { sendMouse } from '@web/test-runner-commands';
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
        await frames(3);

        const pixels = await Pixels.take();
        const { left, top, width } = table.root.querySelector('.message')!.getBoundingClientRect();
        expect(pixels.at({ x: left + 2, y: top - 3 })).to.deep.equal(ground);
        if (!whole)
          expect(pixels.at({ x: innerWidth - 3, y: innerHeight - 3 })).to.deep.equal(ground);
        expect(width).to.be.greaterThan(50);
        for (const each of table.root.querySelectorAll('.message, .info dd, .dial .numeral')) {
          const pixelsOf = pixels.in(each.getBoundingClientRect());
          const most = mostOf(pixelsOf);
          expect(contrast(mostAgainst(most, pixelsOf), most), each.outerHTML).to.be.at.least(4.5);
        }

        await document.exitFullscreen();
        await until(() => base.style.getPropertyValue('--_ground') === '', 'the ground has gone');
      });
    }
  }
});
