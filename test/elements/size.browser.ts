/** The size of a game: the board fits into what the page gives it, and uses it for cards that can be read. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, place, type Point, put, screen, Table, until } from '../support/table.js';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;
const baseOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=base]')!;

/** The width of a card in pixels. */
const cardOf = (table: Table): number =>
  parseFloat(boardOf(table).style.getPropertyValue('--_card'));

/** A game that has a whole screen of this size. */
async function fill(game: string, width: number, height: number, more = ''): Promise<Table> {
  await screen(width, height);
  const box = put(
    `<${game}-solitaire deal="19" speed="instant" ${more} style="position: absolute; inset: 0 0 auto"></${game}-solitaire>`,
  );
  return Table.of(box.firstElementChild as HTMLElement);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far two boxes overlap, in pixels. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

/** The numerals that can be seen, with their boxes. */
const marksOf = ({ root }: Table): { text: string; box: DOMRect }[] =>
  [...root.querySelectorAll<SVGElement>('[part~=mark]')].map((mark) => ({
    text: mark.dataset['mark']!,
    box: mark.getBoundingClientRect(),
  }));

/** The centre of a pile's button. */
function centreOf(table: Table, pile: string): Point {
  const { x, y, width, height } = table.pile(pile).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A scrollbar that comes and goes leaves a few pixels unused: see box.ts. */
before(() => (document.documentElement.style.scrollbarWidth = 'none'));
after(() => (document.documentElement.style.scrollbarWidth = ''));

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('the space on a screen', () => {
  listenToPage();

  const GAMES = ['clock', 'german-clock', 'grandfathers-clock', 'big-ben', 'travellers'];
  for (const game of GAMES) {
    it(`${game}: zooming in never makes a card smaller, and up to 44 pixels come first`, async () => {
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
      ] as const) {
        let before = 0;
        for (const zoom of [1, 1.25, 1.5, 2, 4]) {
          const table = await fill(game, Math.round(width / zoom), Math.round(height / zoom));
          const card = cardOf(table);
          if (zoom === 1) before = card;
          // The size of a screen is in whole pixels; and under small cards others stick out farther, for which they
          // make some room.
          const least = game === 'clock' ? 0.93 * before : before;
          expect(card * zoom, `${width} at ${zoom}`).to.be.at.least(least - 1);
          const across = boardOf(table).offsetWidth;
          expect(card >= 43.9 || across > innerWidth - 2, `${card} of ${across}`).to.be.true;
          table.element.remove();
        }
      }
    });
  }

  it('a height that the page wants comes before the width of a card', async () => {
    const table = await fill('clock', 800, 600, 'layout="dial"');
    table.element.style.setProperty('--solitaire-max-block-size', '320px');
    await until(() => boardOf(table).offsetHeight <= 200);
    expect(cardOf(table)).to.be.below(44);
  });

  it('Grandfather’s Clock: the columns go where the cards are the widest', async () => {
    const upright = await fill('grandfathers-clock', 768, 1024);
    expect(cardOf(upright)).to.be.at.least(66);
    expect(centreOf(upright, 'c1').y).to.be.above(centreOf(upright, 'h6').y);
    upright.element.remove();
    const wide = await fill('grandfathers-clock', 1280, 800);
    // With 5 pixels between columns; a long pendulum is worth some of the cards' width.
    expect(cardOf(wide)).to.be.at.least(70);
    // Four on each side of the clock, whichever hand plays.
    const xs = ['c1', 'c4', 'h9', 'h3', 'c5', 'c8'].map((pile) => centreOf(wide, pile).x);
    expect(xs).to.deep.equal(xs.toSorted((a, b) => a - b));
    wide.element.remove();
    const left = await fill('grandfathers-clock', 1280, 800, 'hand="left"');
    expect(centreOf(left, 'c1').x).to.equal(xs[0]);
  });

  for (const [game, width, height] of [
    ['grandfathers-clock', 768, 1024],
    ['grandfathers-clock', 390, 844],
    ['grandfathers-clock', 844, 390],
    ['big-ben', 1280, 800],
    ['big-ben', 390, 844],
    ['big-ben', 844, 390],
  ] as const) {
    it(`${game} at ${width} × ${height}: covered cards show rank and suit`, async () => {
      const table = await fill(game, width, height);
      const least = 0.42 * cardOf(table);
      const spread = game === 'big-ben' ? HOURS.map((hour) => `f${hour}`) : ['c1', 'c2', 'c8'];
      for (const pile of spread) {
        const button = table.pile(pile);
        const cards = 1 + Number(/(\d+) under it/.exec(button.ariaLabel!)?.[1]);
        expect(cards, button.ariaLabel!).to.be.at.least(3);
        const reach = button.offsetHeight - 1.4 * cardOf(table);
        expect(reach / (cards - 1), button.ariaLabel!).to.be.at.least(least - 1);
      }
    });
  }

  for (const [game, width, height, least] of [
    ['clock', 844, 390, 44],
    ['clock', 640, 400, 44],
    ['watch', 740, 360, 44],
    ['clock', 200, 800, 39],
    ['clock', 300, 600, 44],
    ['german-clock', 844, 390, 44],
    ['german-clock', 200, 800, 44],
    ['grandfathers-clock', 844, 390, 44],
    ['big-ben', 844, 390, 44],
    ['big-ben', 640, 400, 44],
  ] as const) {
    for (const hand of ['right', 'left']) {
      it(`${game} at ${width} × ${height}, ${hand} hand: a clock of upright cards`, async () => {
        const table = await fill(game, width, height, `hand="${hand}"`);
        expect(cardOf(table)).to.be.at.least(least);
        const hours = HOURS.map((hour) => centreOf(table, `h${hour}`));
        const [one, , three, , , six] = hours as [Point, Point, Point, Point, Point, Point];
        const [nine, , eleven, twelve] = hours.slice(8) as [Point, Point, Point, Point];
        expect(Math.abs(twelve.x - six.x), '12 is over 6').to.be.below(1);
        expect(Math.abs(three.y - nine.y), '9 and 3 are level').to.be.below(1);
        expect(one.x > twelve.x && eleven.x < twelve.x, 'clockwise').to.be.true;
        expect(twelve.y < three.y && three.y < six.y && nine.x < three.x).to.be.true;
        const boxes = table.buttons.map((button) => button.getBoundingClientRect());
        const board = boardOf(table).getBoundingClientRect();
        boxes.forEach((a, i) => {
          expect(a.x >= board.x - 1 && a.right <= board.right + 1, labelOf(table, i)).to.be.true;
          boxes.slice(i + 1).forEach((b, j) => {
            expect(overlap(a, b), labelOf(table, i, i + 1 + j)).to.be.below(1);
          });
        });
        const marks = marksOf(table);
        expect(new Set(marks.map(({ text }) => text))).to.have.length(12);
        marks.forEach(({ text, box }, i) => {
          for (const pile of boxes) expect(overlap(box, pile), text).to.be.below(1);
          for (const other of marks.slice(i + 1)) {
            expect(overlap(box, other.box), `${text} and ${other.text}`).to.be.below(1);
          }
        });
      });
    }
  }

  it('Big Ben on a phone: a clock, and below it the fans in two rows, each under its hour', async () => {
    const table = await fill('big-ben', 390, 844);
    expect(cardOf(table)).to.be.at.least(44);
    const marks = marksOf(table);
    for (const hour of HOURS) {
      const fan = table.pile(`f${hour}`).getBoundingClientRect();
      expect(fan.top).to.be.above(table.pile('h6').getBoundingClientRect().bottom - 1);
      const over = marks.filter(
        ({ text, box }) =>
          text === String(hour) &&
          box.bottom <= fan.top &&
          fan.top - box.bottom < cardOf(table) &&
          Math.abs(box.x + box.width / 2 - fan.x - fan.width / 2) < 2,
      );
      expect(over, `${hour} over its fan`).to.have.length(1);
    }
    const columns = new Set(
      HOURS.map((hour) => Math.round(table.pile(`f${hour}`).getBoundingClientRect().x)),
    );
    expect(columns.size).to.equal(6);
  });

  it('board, message and toolbar stand on one axis', async () => {
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
      [1280, 800],
    ] as const) {
      for (const game of GAMES) {
        const table = await fill(game, width, height);
        const { left, right } = boardOf(table).getBoundingClientRect();
        expect(Math.abs((left + right) / 2 - width / 2), `${game} at ${width}`).to.be.below(1);
        table.element.remove();
      }
    }
  });
});

const labelOf = ({ labels }: Table, ...of: number[]): string =>
  of.map((i) => labels[i]).join(' and ');

describe('the size that a page gives a game', () => {
  const page = listenToPage();

  const sizes: [name: string, html: (game: string) => string, width: number, height: number][] = [
    ['a height', (game) => game.replace('%', 'height: 300px'), 984, 300],
    ['a greatest height', (game) => game.replace('%', 'width: 500px; max-height: 400px'), 500, 400],
    ['a ratio', (game) => game.replace('%', 'width: 480px; aspect-ratio: 1'), 480, 480],
    ['a wide ratio', (game) => game.replace('%', 'aspect-ratio: 2 / 1'), 984, 492],
    [
      'all sides of a box',
      (game) =>
        `<div style="position: relative; height: 420px; width: 600px">${game.replace('%', 'position: absolute; inset: 0')}</div>`,
      600,
      420,
    ],
    [
      'a share of a box',
      (game) =>
        `<div style="height: 800px; width: 360px">${game.replace('%', 'height: 50%')}</div>`,
      360,
      400,
    ],
    [
      'the rest of a column',
      (game) =>
        `<div style="display: flex; flex-direction: column; height: 500px; width: 700px"><b style="flex: none; height: 100px">x</b>${game.replace('%', 'flex: 1; min-height: 0')}</div>`,
      700,
      400,
    ],
  ];
  for (const tag of ['clock-solitaire', 'grandfathers-clock-solitaire']) {
    for (const [name, html, width, height] of sizes) {
      it(`<${tag}>: ${name}`, async () => {
        const table = await place(
          `${html(`<${tag} deal="21" speed="instant" style="%"></${tag}>`)}<p>Next</p>`,
        );
        const { offsetWidth, offsetHeight, scrollHeight } = table.element;
        // A box that may be lower is as high as its board.
        const most = name === 'a greatest height';
        expect([offsetWidth, most ? height : offsetHeight]).to.deep.equal([width, height]);
        expect(scrollHeight, 'nothing hangs out').to.be.at.most(height);
        const before = boardOf(table).offsetHeight;
        // As high as there is room, or as wide.
        const room = height - baseOf(table).offsetHeight;
        expect(room < 3 || boardOf(table).offsetWidth > width - 3, `${room} are left`).to.be.true;
        if (table.turned) await table.tapTurned();
        else await table.tap('c2');
        expect(page.events.of('move')).to.have.length(1);
        expect(boardOf(table).offsetHeight).to.equal(before);
      });
    }
  }

  it('a height that changes', async () => {
    const table = await place('<clock-solitaire deal="21" speed="instant"></clock-solitaire>');
    const full = boardOf(table).offsetHeight;
    // The last one is higher than the window.
    for (const height of ['500px', '340px', '600px', '900px']) {
      const before = boardOf(table).offsetHeight;
      table.element.style.height = height;
      await until(() => boardOf(table).offsetHeight !== before);
      expect(table.element.scrollHeight).to.equal(parseInt(height, 10));
      expect(
        parseInt(height, 10) - baseOf(table).offsetHeight,
        `what is left of ${height}`,
      ).to.be.below(3);
    }
    table.element.style.height = '';
    await until(() => boardOf(table).offsetHeight === full);
  });

  it('with a zoom of the page’s own is as high as without, on the screen', async () => {
    const heights: number[] = [];
    for (const zoom of [1, 1.5, 0.5]) {
      await screen(1000, 700);
      const box = put(
        `<div style="zoom: ${zoom}"><p style="width: 10px"></p><clock-solitaire deal="21" speed="instant"></clock-solitaire></div>`,
      );
      const table = await Table.of(box.querySelector<HTMLElement>('clock-solitaire')!);
      // WebKit measures boxes before it zooms them.
      const isZoomed = box.querySelector('p')!.getBoundingClientRect().width !== 10;
      const { height } = boardOf(table).getBoundingClientRect();
      heights.push(isZoomed ? height : height * zoom);
    }
    expect(heights[0]).to.be.closeTo(0.82 * 700, 20);
    for (const height of heights) expect(height).to.be.closeTo(heights[0]!, 12);
  });

  for (const [name, style] of [
    ['as high as it wants', ''],
    ['of a ratio', 'width: 480px; aspect-ratio: 1'],
    ['of a greatest height', 'max-height: 500px'],
  ] as const) {
    it(`a game ${name} at the end of a page leaves it scrolled to where it is`, async () => {
      await screen(1000, 900);
      const box = put(
        `<div style="height: 2000px"></div><clock-solitaire deal="21" style="${style}"></clock-solitaire>`,
      );
      const table = await Table.of(box.querySelector<HTMLElement>('clock-solitaire')!);
      await table.still();
      const { scrollingElement: page } = document;
      page!.scrollTo({ top: 1e6, behavior: 'instant' });
      const before = page!.scrollTop;
      expect(before).to.be.above(1000);
      // As when a phone's browser takes its address bar away, or brings it back.
      window.dispatchEvent(new Event('resize'));
      await frames(3);
      expect(page!.scrollTop).to.equal(before);
    });
  }

  it('a page whose rem is small has text and buttons of their usual size', async () => {
    document.documentElement.style.fontSize = '62.5%';
    cleanups.push(() => (document.documentElement.style.fontSize = ''));
    const table = await place(
      '<div style="font-size: 1.6rem"><clock-solitaire deal="21" speed="instant"></clock-solitaire></div>',
    );
    const message = table.root.querySelector('[part=message]')!;
    expect(parseFloat(getComputedStyle(baseOf(table)).fontSize)).to.equal(16);
    expect(parseFloat(getComputedStyle(message).fontSize)).to.be.within(15, 16);
    for (const button of table.root.querySelectorAll<HTMLElement>('[part~=button]')) {
      expect(button.offsetHeight, button.textContent).to.be.at.least(44);
    }
    table.root.querySelector<HTMLElement>('[part~=menu]')!.click();
    await until(() => table.controls('Settings').length > 0);
    await table.press('Settings');
    await until(() => table.root.querySelector('dialog[open]') !== null);
    const dialog = table.root.querySelector('dialog')!;
    expect(parseFloat(getComputedStyle(dialog).fontSize)).to.equal(16);
  });

  for (const mode of ['vertical-rl', 'vertical-lr']) {
    it(`writing-mode: ${mode}`, async () => {
      const table = await place(
        `<div style="writing-mode: ${mode}; height: 800px"><clock-solitaire deal="21" speed="instant"></clock-solitaire></div>`,
      );
      const { width, height } = boardOf(table).getBoundingClientRect();
      expect(width).to.be.within(300, 800);
      // A round dial, and what it stands on.
      expect(height).to.be.within(width, 1.1 * width);
      await table.tapTurned();
      expect(page.events.of('move')).to.have.length(1);
    });
  }

  it('in a link a tap plays, and the link is not followed', async () => {
    const table = await place(
      '<a href="#elsewhere"><clock-solitaire deal="21" speed="instant"><a slot="end" href="#end">End</a></clock-solitaire></a>',
    );
    await table.tapTurned();
    table.turned!.focus();
    await keys('Enter');
    await until(() => page.events.of('move').length === 2);
    await table.press('Undo');
    expect(table.shownMoves).to.equal('1');
    expect(location.hash).to.equal('');
  });

  it('a link in place of the status bar is followed', async () => {
    const table = await place(
      '<clock-solitaire deal="21"><a slot="end" href="#end">End</a></clock-solitaire>',
    );
    cleanups.push(() => history.replaceState(null, '', location.pathname + location.search));
    table.element.querySelector('a')!.click();
    await until(() => location.hash === '#end', 'the link is followed');
  });
});
