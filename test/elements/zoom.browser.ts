/**
 * The page at 400 %, and text at 200 % on a phone: everything is there, fits and can be reached (WCAG 1.4.4,
 * 1.4.10).
 */
import { expect } from '@open-wc/testing';
import { DIALOGS } from '../../src/game/index.js';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { games } from '../../src/rules/index.js';
import { cut } from '../support/cut.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { isChromium, leaveOut } from '../support/commands.js';
import { frames, keys, lay, spotOf, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { some } from '../support/thorough.js';
import { grandfathersClockLost, luck } from './lines.js';

interface Zoom {
  readonly name: string;
  /** Of the window, in CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** Of the root element. */
  readonly fontSize?: string;
}

const ZOOMS: readonly Zoom[] = [
  // A window of 1280 × 1024.
  { name: 'the page at 400 %', size: [320, 256] },
  { name: 'text at 200 % on a phone', size: [360, 720], fontSize: '200%' },
];

async function zoomed(
  { size: [width, height], fontSize = '' }: Zoom,
  id: string,
  attributes = 'deal="7"',
): Promise<Table> {
  document.documentElement.style.fontSize = fontSize;
  const table = await lay(
    `<${id}-solitaire ${attributes} speed="instant"></${id}-solitaire>`,
    width,
    height,
  );
  await table.says(/./);
  return table;
}

const nameOf = (one: HTMLElement): string =>
  one.ariaLabel || one.textContent.trim() || one.localName;

/** Of these, those that can't be scrolled to where a pointer meets them, or that reach beyond the sides. */
function unreachable(table: Table, elements: readonly HTMLElement[]): string[] {
  return elements
    .filter((one) => one.offsetWidth > 0 && one.checkVisibility())
    .filter((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) return true;
      // Of what is higher than the window, the middle is in its middle.
      const hit = table.root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !hit || !(one.contains(hit) || hit.contains(one));
    })
    .map((one) => `${nameOf(one)} ${JSON.stringify(one.getBoundingClientRect())}`);
}

const buttonsIn = (
  box: ParentNode,
  selector = 'button, input, select, summary, textarea',
): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.closest('[aria-hidden=true], [inert]'),
  );

/** A page is scrolled in one direction only. */
function expectNoSideways(): void {
  expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
}

function expectBoard(table: Table): void {
  expectNoSideways();
  const base = table.root.querySelector<HTMLElement>('.base')!;
  expect(cut(base)).to.deep.equal([]);
  expect(unreachable(table, buttonsIn(base.querySelector('.toolbar')!))).to.deep.equal([]);
  expect(unreachable(table, buttonsIn(base.querySelector('.status-bar')!))).to.deep.equal([]);
  const grips = table.buttons.map((one) => one.querySelector<HTMLElement>('.grip') ?? one);
  expect(unreachable(table, grips)).to.deep.equal([]);
  for (const one of table.buttons) {
    expect(Math.min(one.offsetWidth, one.offsetHeight), nameOf(one)).to.be.at.least(24);
  }
  // What is said is whole: it neither covers the board nor is it covered.
  const message = base.querySelector('.message')!.getBoundingClientRect();
  const board = base.querySelector('[part~=board]')!.getBoundingClientRect();
  expect(message.top).to.be.at.least(board.bottom - 1);
}

async function press(table: Table, part: string): Promise<void> {
  const find = (): HTMLElement | undefined =>
    [...table.root.querySelectorAll<HTMLButtonElement>(`button[part~=${part}]`)].find(
      (one) => one.offsetWidth > 0 && !one.disabled,
    );
  await until(
    () => find() !== undefined,
    () => `there is a button ${part}`,
  );
  letPass(1500);
  find()!.scrollIntoView({ block: 'center', behavior: 'instant' });
  await table.pointer.tap(spotOf(find()!));
}

describe('zoomed', () => {
  listenToPage();
  ownStorage();
  afterEach(() => {
    document.documentElement.style.fontSize = '';
    knowGames();
  });

  for (const zoom of ZOOMS) {
    for (const id of some(Object.keys(games), 2, ZOOMS.indexOf(zoom))) {
      it(`${zoom.name}: ${id}`, async () => expectBoard(await zoomed(zoom, id)));
    }

    it(`${zoom.name}: the first game, whose first line is long`, async () => {
      knowGames('');
      const table = await zoomed(zoom, 'german-clock');
      await until(() => table.controls('How to play').length === 1);
      expectBoard(table);
    });

    it(`${zoom.name}: a loss, which offers most`, async () => {
      const table = await zoomed(
        zoom,
        'grandfathers-clock',
        `deal="${grandfathersClockLost.deal}"`,
      );
      for (const token of grandfathersClockLost.moves) {
        (table.element as SolitaireElement).play(token);
      }
      await table.says(/^Game over/);
      expectBoard(table);
    });

    it(`${zoom.name}: a replay`, async () => {
      const table = await zoomed(zoom, 'clock', `deal="${luck.clock.lost}"`);
      const element = table.element as SolitaireElement;
      for (let i = 0; i < 5; i++) element.play(element.moves[0]!.token);
      await element.updateComplete;
      await press(table, 'menu');
      await press(table, 'replay');
      await until(() => table.root.querySelector('.scrubber') !== null);
      expectBoard(table);
    });

    it(`${zoom.name}: the menu`, async () => {
      const table = await zoomed(zoom, 'grandfathers-clock');
      await press(table, 'menu');
      const menu = (): HTMLElement | null => table.root.querySelector('.menu');
      await until(() => menu() !== null && menu()!.querySelector('.listen') !== null);
      expect(unreachable(table, buttonsIn(menu()!))).to.deep.equal([]);
      expect(cut(menu()!)).to.deep.equal([]);
      const listen = menu()!.querySelector<HTMLDetailsElement>('.listen')!;
      listen.open = true;
      // The menu is placed anew when its size has changed.
      await until(
        () => unreachable(table, buttonsIn(listen)).length === 0,
        () => unreachable(table, buttonsIn(listen)).join(),
      );
      expectNoSideways();
    });

    for (const part of some(DIALOGS, 2, ZOOMS.indexOf(zoom))) {
      it(`${zoom.name}: the dialog ${part}`, async () => {
        const table = await zoomed(zoom, 'big-ben');
        await press(table, 'menu');
        await press(table, part);
        const dialog = (): HTMLDialogElement | null => table.root.querySelector('dialog[open]');
        await until(() => dialog() !== null);
        const open = dialog()!;
        for (const details of open.querySelectorAll('details')) details.open = true;
        await until(() => part !== 'howToPlay' || open.querySelector('.example-board') !== null);
        const { left, right, top, bottom } = open.getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(right).to.be.at.most(innerWidth);
        expect(top).to.be.at.least(0);
        expect(bottom).to.be.at.most(innerHeight);
        expect(open.scrollWidth).to.be.at.most(open.clientWidth);
        expect(cut(open.querySelector('.sheet')!)).to.deep.equal([]);
        expect(unreachable(table, buttonsIn(open))).to.deep.equal([]);
        await keys('Escape');
        await until(() => dialog() === null);
      });
    }
  }
});

/** Everything that has words of its own above the board. */
const SHEETS = ['menu', ...DIALOGS];

/** Labels that only screen readers read are clipped. */
const isClipped = (one: Element | null): boolean =>
  one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement));

/** The boxes of the lines of each text in an element, as far as it is shown. */
function lines(box: HTMLElement): { text: string; parent: Element; rects: DOMRect[] }[] {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: { text: string; parent: Element; rects: DOMRect[] }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (parent.closest('svg, textarea') || isClipped(parent)) continue;
    for (const { 0: text, index } of node.textContent!.matchAll(/[\p{L}\p{N}%.,:;!?“”„’]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (rects.length > 0) found.push({ text, parent, rects });
    }
  }
  return found;
}

/** The words that are divided between lines. */
const broken = (box: HTMLElement): string[] =>
  lines(box)
    .filter(({ rects }) => new Set(rects.map(({ top }) => Math.round(top))).size > 1)
    .map(({ text }) => text);

/** The texts of different elements that lie over each other, or have no space between them. */
function merged(box: HTMLElement): string[] {
  const all = lines(box).flatMap(({ text, parent, rects }) =>
    rects.map((rect) => ({ text, parent, rect })),
  );
  return all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter(({ parent, rect }) => {
        if (parent === one.parent || parent.contains(one.parent) || one.parent.contains(parent))
          return false;
        const [low, high] = [one.rect, rect].sort((a, b) => a.height - b.height) as [
          DOMRect,
          DOMRect,
        ];
        const common = Math.min(low.bottom, high.bottom) - Math.max(low.top, high.top);
        const gap = Math.max(low.left, high.left) - Math.min(low.right, high.right);
        return common > low.height * 0.4 && gap < 2;
      })
      .map(({ text }) => `${one.text}|${text}`),
  );
}

/** Facts that stick out of a board’s box, on either side. */
function outside(base: HTMLElement): string[] {
  const { left, right } = base.getBoundingClientRect();
  return [...base.querySelectorAll('.info :is(dt, dd)')]
    .filter((fact) => fact.checkVisibility())
    .filter((fact) => {
      const box = fact.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map((fact) => fact.textContent);
}

describe('text at 200 %', () => {
  listenToPage();
  ownStorage();
  before(() => {
    if (!isChromium)
      leaveOut('its fonts are the machine’s own: where words are divided depends on them');
  });
  afterEach(() => {
    document.documentElement.style.fontSize = document.documentElement.lang = '';
  });

  for (const lang of ['en', 'de']) {
    for (const width of [200, 320, 360]) {
      for (const sheet of some(SHEETS, 2, lang === 'de' ? 1 : 0)) {
        it(`${lang}, ${width} pixels: ${sheet}`, async () => {
          document.documentElement.lang = lang;
          const zoom = { name: '', size: [width, 720], fontSize: '200%' } as const;
          const table = await zoomed(zoom, 'big-ben');
          await until(() => table.root.querySelector('.base')!.getAttribute('lang') === lang);
          await press(table, 'menu');
          if (sheet !== 'menu') await press(table, sheet);
          const selector = sheet === 'menu' ? '.menu:has(.listen)' : 'dialog[open]';
          await until(() => table.root.querySelector(selector) !== null, 'it is there');
          const open = table.root.querySelector<HTMLElement>(selector)!;
          for (const details of open.querySelectorAll('details')) details.open = true;
          await frames(3);
          expectNoSideways();
          expect(open.scrollWidth).to.be.at.most(open.clientWidth);
          expect(cut(open)).to.deep.equal([]);
          expect(broken(open), 'divided').to.deep.equal([]);
          expect(merged(open), 'without a space').to.deep.equal([]);
        });
      }

      for (const id of some(Object.keys(games), 2, lang === 'de' ? 1 : 0)) {
        it(`${lang}, ${width} pixels: ${id}`, async () => {
          document.documentElement.lang = lang;
          // A number as long as most.
          const zoom = { name: '', size: [width, 720], fontSize: '200%' } as const;
          const table = await zoomed(zoom, id, 'deal="3991753927"');
          const base = table.root.querySelector<HTMLElement>('.base')!;
          await until(() => base.getAttribute('lang') === lang);
          for (const size of ['100%', '200%']) {
            document.documentElement.style.fontSize = size;
            await frames(3);
            expectNoSideways();
            expect(base.scrollWidth, size).to.be.at.most(base.clientWidth);
            expect(outside(base), `${size}: outside`).to.deep.equal([]);
            expect(broken(base), `${size}: divided`).to.deep.equal([]);
            expect(merged(base), `${size}: without a space`).to.deep.equal([]);
          }
        });
      }
    }
  }
});
