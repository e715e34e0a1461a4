/** What can be told apart on the screen, in every theme: measured in pictures of it. */
import { expect } from '@open-wc/testing';
import { listenToPage } from '../support/page.js';
import * as DarkReader from 'darkreader';
import { darken, media } from '../support/commands.js';
import {
  type Colour,
  contrast,
  dichromatic,
  distance,
  mostAgainst,
  mostOf,
  Pixels,
} from '../support/pixels.js';
import { show, someLooks, themes } from '../support/looks.js';
import type { Table } from '../support/table.js';
import { frames, keys, type Point, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import type { SolitaireElement } from '../../src/element/element.js';
import '../../src/hourhand.js';

/** Contrasts that WCAG wants, of graphics and of text. */
const [GRAPHICS, TEXT] = [3, 4.5];
/** The middle of each of an element's edges, with the direction that points out of it. */
function edges(element: HTMLElement): { middle: Point; out: Point }[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const { offsetWidth: width, offsetHeight: height } = element;
  return [
    { x: 1, y: 0, far: width / 2 },
    { x: -1, y: 0, far: width / 2 },
    { x: 0, y: 1, far: height / 2 },
    { x: 0, y: -1, far: height / 2 },
  ].map(({ x, y, far }) => {
    const out = { x: a * x - b * y, y: b * x + a * y };
    return { middle: along(centre, out, far), out };
  });
}

const along = ({ x, y }: Point, way: Point, far: number): Point => ({
  x: x + way.x * far,
  y: y + way.y * far,
});

/** Points across an edge, every half pixel, at several places of it. */
function across({ middle, out }: { middle: Point; out: Point }, reach: number): Point[] {
  const points: Point[] = [];
  for (const aside of [-6, -3, 0, 3, 6]) {
    const start = along(middle, { x: -out.y, y: out.x }, aside);
    for (let far = -reach; far <= reach; far += 0.5) points.push(along(start, out, far));
  }
  return points;
}

/** The contrast of the text in an element. */
function textContrast(pixels: Pixels, element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = pixels.in(range.getBoundingClientRect());
  const ground = mostOf(box);
  return contrast(mostAgainst(ground, box), ground);
}

const visible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.textContent.trim() !== '';
};

/** A colour that the board's styles define. */
function token(table: Table, name: string): Colour {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  table.root.querySelector('.board')!.append(probe);
  const [r, g, b] = getComputedStyle(probe)
    .color.match(/[\d.]+/g)!
    .map(Number);
  probe.remove();
  return [r!, g!, b!];
}

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The contrast of each suit’s ink with its paper: the lowest among the cards on the dial’s hours. */
function suits(table: Table, pixels: Pixels): Map<string, number> {
  const found = new Map<string, number>();
  for (let hour = 1; hour <= 12; hour++) {
    const spot = centreOf(table.pile(`h${hour}`));
    const card = [...table.root.querySelectorAll<HTMLElement>('.card')].find((each) => {
      const at = centreOf(each);
      return Math.hypot(at.x - spot.x, at.y - spot.y) < 3;
    })!;
    // The courts have gold too.
    if (card.querySelector('.accent')) continue;
    const r = card.offsetWidth * 0.42;
    const box = pixels.in(new DOMRect(spot.x - r, spot.y - r, 2 * r, 2 * r));
    const paper = mostOf(box);
    const suit = SUITS.find((name) => card.classList.contains(name))!;
    const ratio = contrast(mostAgainst(paper, box), paper);
    found.set(suit, Math.min(ratio, found.get(suit) ?? Infinity));
  }
  return found;
}

/** The contrast of a drawing’s ink with what is around it. */
function inkContrast(pixels: Pixels, drawing: Element): number {
  const box = pixels.in(drawing.getBoundingClientRect());
  const ground = mostOf(box);
  return contrast(mostAgainst(ground, box), ground);
}

/** The contrast of each empty place’s line with what is inside and outside of it. */
function outlines(table: Table, pixels: Pixels): number[] {
  const empty = [...table.root.querySelectorAll<HTMLElement>('.outline')].filter((outline) => {
    const { x, y } = centreOf(outline);
    return ![...table.root.querySelectorAll('.card:not([hidden])')].some((card) => {
      const at = centreOf(card);
      return Math.hypot(at.x - x, at.y - y) < 8;
    });
  });
  expect(empty.length).to.be.greaterThan(3);
  return empty.map((outline) =>
    Math.max(
      ...edges(outline).map((edge) => {
        const [inside, outside] = [-7, 5].map((far) =>
          pixels.at(along(edge.middle, edge.out, far)),
        ) as [Colour, Colour];
        const line = across(edge, 3).map((point) => pixels.at(point));
        const best = mostAgainst(outside, line);
        return Math.min(contrast(best, outside), contrast(best, inside));
      }),
    ),
  );
}

function centreOf(element: Element): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Where the dial’s face is empty: half way between the centre and the rim, near one o’clock. */
function markAt(table: Table): DOMRect {
  const { left, top, width } = table.root.querySelector('.rim')!.getBoundingClientRect();
  return new DOMRect(left + width * 0.585, top + width * 0.32, 18, 18);
}

/** Draws a mark of the minute track there. */
function mark(table: Table, name: string, { x, y, width, height }: DOMRect): SVGElement {
  const dial = table.root.querySelector<SVGSVGElement>('.dial')!;
  const toDial = dial.getScreenCTM()!.inverse();
  const [from, to] = [new DOMPoint(x + width / 2, y), new DOMPoint(x + width / 2, y + height)].map(
    (point) => point.matrixTransform(toDial),
  ) as [DOMPoint, DOMPoint];
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
  // It would fade in.
  path.style.transition = 'none';
  dial.append(path);
  return path;
}

const protan = (colour: Colour): Colour => dichromatic(colour, 'protan');
const deutan = (colour: Colour): Colour => dichromatic(colour, 'deutan');

describe('contrast', () => {
  listenToPage();

  for (const look of someLooks) {
    describe(`${look.theme || 'no theme'}, ${look.scheme}`, () => {
      it('shows empty places, words, the minute track and the ways of a loss', async () => {
        const table = await show('german-clock-solitaire', 'deal="25"', look);
        const pixels = await Pixels.take();
        for (const each of outlines(table, pixels)) expect(each).to.be.at.least(GRAPHICS);
        const words = table.root.querySelectorAll(
          '.toolbar .button:not([disabled]) .label, .info dt, .info dd, .message',
        );
        const shown = [...words].filter(visible);
        expect(shown.length).to.be.greaterThan(6);
        for (const each of shown) {
          expect(textContrast(pixels, each), each.textContent).to.be.at.least(TEXT);
        }

        for (const name of ['track', 'track lit']) {
          const place = markAt(table);
          const ground = mostOf(pixels.in(place));
          const drawn = mark(table, name, place);
          const line = mostAgainst(ground, (await Pixels.take()).in(place));
          drawn.remove();
          expect(contrast(line, ground), name).to.be.at.least(GRAPHICS);
        }

        const [better, worse, halo] = ['--_better', '--_worse', '--_halo'].map((name) =>
          token(table, name),
        ) as [Colour, Colour, Colour];
        for (const way of [better, worse]) expect(contrast(way, halo)).to.be.at.least(GRAPHICS);
        for (const seen of [(way: Colour) => way, protan, deutan]) {
          expect(distance(seen(better), seen(worse)), seen.name).to.be.at.least(40);
        }
      });

      it('shows four suits, and where the picked-up card can go', async () => {
        const table = await show(
          'grandfathers-clock-solitaire',
          'deal="21" faces="four-color"',
          look,
        );
        const before = await Pixels.take();
        const seen = suits(table, before);
        for (const [suit, ratio] of seen) expect(ratio, suit).to.be.at.least(TEXT);
        expect([...seen.keys()].sort()).to.deep.equal(SUITS);

        await table.tap('c6');
        await until(() => table.targets.length > 0, 'there are targets');
        const after = await Pixels.take();
        const target = table.pile('h12');
        expect(target.part.contains('target')).to.equal(true);
        for (const edge of edges(target)) {
          // A line of the dial may pass there.
          const outside = across({ ...edge, middle: along(edge.middle, edge.out, 3.5) }, 2);
          const ground = mostOf(outside.map((point) => before.at(point)));
          const changed = across(edge, 9)
            .filter((point) => String(before.at(point)) !== String(after.at(point)))
            .map((point) => after.at(point));
          expect(changed).not.to.be.empty;
          expect(contrast(mostAgainst(ground, changed), ground)).to.be.at.least(GRAPHICS);
        }
      });
    });
  }
});

describe('a page without a dark scheme of its own, which is darkened', () => {
  listenToPage();
  afterEach(async () => {
    DarkReader.disable();
    await darken(false);
    await media({});
  });

  const darkeners: Readonly<Record<string, () => Promise<void>>> = {
    'Dark Reader': async () => {
      DarkReader.enable({});
    },
    'the browser’s own dark theme': async () => {
      await media({ 'prefers-color-scheme': 'dark' });
      await darken(true);
    },
  };

  for (const [i, [name, start]] of Object.entries(darkeners).entries()) {
    const makeDark = async ({ root }: Table): Promise<void> => {
      await start();
      // Styles in the shadow root follow later.
      const button = root.querySelector('.toolbar .button')!;
      await until(() => /rgb\(2\d\d, 2/.test(getComputedStyle(button).color), 'words are light');
      await frames(3);
    };
    for (const theme of some(themes, 2, i)) {
      it(`keeps cards, dial and words legible: ${name}, ${theme || 'no theme'}`, async () => {
        const table = await show('grandfathers-clock-solitaire', 'deal="21"', { theme });
        await makeDark(table);
        for (const faces of ['', 'four-color']) {
          table.element.setAttribute('faces', faces);
          await frames(2);
          const pixels = await Pixels.take();
          const seen = suits(table, pixels);
          for (const [suit, ratio] of seen) expect(ratio, `${suit} ${faces}`).to.be.at.least(TEXT);
          expect([...seen.keys()].sort()).to.deep.equal(SUITS);
          const words = [
            ...table.root.querySelectorAll(
              '.toolbar .button:not([disabled]) .label, .info dd, .message',
            ),
          ].filter(visible);
          expect(words.length).to.be.greaterThan(6);
          for (const each of words) {
            expect(textContrast(pixels, each), each.textContent).to.be.at.least(TEXT);
          }
          // The box of a 1 is as narrow as its line, which may be between two pixels.
          for (const drawing of ['.numeral[data-mark="10"]', '.track', '.hand']) {
            const each = table.root.querySelector(`.dial ${drawing}`)!;
            expect(inkContrast(pixels, each), drawing).to.be.at.least(GRAPHICS);
          }
        }
      });

      it(`keeps the next suit of a pile legible: ${name}, ${theme || 'no theme'}`, async () => {
        const table = await show('german-clock-solitaire', 'deal="25"', { theme });
        const game = table.element as SolitaireElement;
        const suits = '.next-suit';
        const signsOf = (): string[] =>
          [...table.root.querySelectorAll(suits)].map(({ className }) => className);
        for (let i = 0; i < 60 && new Set(signsOf()).size < 2; i++) {
          const { moves } = game;
          game.play(moves.find(({ token }) => token.startsWith('waste-h')) ?? moves[0]!);
          await frames(2);
        }
        expect(new Set(signsOf()).size, 'red and black').to.equal(2);
        await makeDark(table);
        const pixels = await Pixels.take();
        for (const sign of table.root.querySelectorAll<HTMLElement>(suits)) {
          expect(inkContrast(pixels, sign), sign.className).to.be.at.least(GRAPHICS);
        }
      });
    }
  }
});

describe('more contrast', () => {
  listenToPage();
  afterEach(() => media({}));

  for (const look of someLooks) {
    it(`draws stronger lines: ${look.theme || 'no theme'}, ${look.scheme}`, async () => {
      await media({ 'prefers-contrast': 'more' });
      const table = await show('german-clock-solitaire', 'deal="25"', look);
      const pixels = await Pixels.take();
      for (const each of outlines(table, pixels)) expect(each).to.be.at.least(7);
      for (const each of table.root.querySelectorAll('.info dt')) {
        expect(textContrast(pixels, each), each.textContent).to.be.at.least(6.5);
        expect(getComputedStyle(each).opacity).to.equal('1');
      }
    });
  }
});

describe('print, with what browsers call background graphics', () => {
  listenToPage();
  afterEach(() => media({}));

  for (const [i, theme] of themes.entries()) {
    it(`is black on white: ${theme || 'no theme'}`, async () => {
      const [tag] = some(['clock-solitaire', 'german-clock-solitaire', 'watch-solitaire'], 1, i);
      const table = await show(tag!, 'deal="5"', { theme, scheme: 'dark' });
      await table.press('Hint');
      const hintOf = (): Element | null => table.root.querySelector('.hint');
      await until(() => hintOf() !== null, 'there is a hint');
      await media({ type: 'print' });
      const base = table.root.querySelector<HTMLElement>('.base')!;
      // The page's own ground is the page's; here it is what browsers leave out.
      (table.element.parentElement as HTMLElement).style.background = '#fff';
      await until(() => getComputedStyle(base).color === 'rgb(0, 0, 0)', 'black ink');
      await frames(2);
      const pixels = await Pixels.take();
      for (const one of table.root.querySelectorAll('.dial .numeral, .message')) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const around = pixels.in(new DOMRect(x - 8, y - 4, width + 16, height + 8));
        const ground = mostOf(around);
        expect(ground, 'the ground').to.deep.equal([255, 255, 255]);
        expect(contrast(mostAgainst(ground, around), ground)).to.be.at.least(TEXT);
      }
      // What is written on the dial is black; a hint is for whoever plays.
      for (const one of table.root.querySelectorAll('.dial .signature')) {
        expect(getComputedStyle(one).fill, one.textContent).to.equal('rgb(0, 0, 0)');
      }
      expect(getComputedStyle(hintOf()!).display).to.equal('none');
    });
  }
});

describe('forced colours', () => {
  listenToPage();
  afterEach(() => media({}));

  it('mark the lifted card, the last one, a target and the focus each in its own way', async () => {
    await media({ 'forced-colors': 'active' });
    const table = await show('grandfathers-clock-solitaire', 'deal="21"', {
      theme: 'felt',
      scheme: 'light',
    });
    await table.move('c2', 'h9');
    await table.still();
    await table.tap('c6');
    await until(() => table.targets.length > 0, 'there are targets');
    await keys('ArrowLeft');
    const lines = ([name, selector]: readonly [string, string]): string => {
      const found = table.root.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`there is no ${name}`);
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } =
        getComputedStyle(found);
      return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth].join(' ');
    };
    const marks = (
      [
        ['lifted card', '.card.lifted .inner'],
        ['last card', '.card.last:not(.lifted) .inner'],
        ['target', '.board button.target'],
        ['focus', '.board button:focus-visible:not(.target)'],
      ] as const
    ).map(lines);
    expect(new Set(marks).size, marks.join('; ')).to.equal(4);
  });
});
