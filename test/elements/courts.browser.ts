/** The twelve courts: who they are can be seen without the index, and they come with a file of their own. */
import { expect } from '@open-wc/testing';
import '../../src/tags/grandfathers-clock.js';
import { drawCourt } from '../../src/board/cards/courts.js';
import { drawFace, faceStyles } from '../../src/board/cards/faces.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { media } from '../support/commands.js';
import { courtsOf, hasFigure, watchOf } from '../support/courts.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { type Colour, contrast, mostAgainst, mostOf, Pixels } from '../support/pixels.js';
import { frames, gameIn, put, Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANKS = ['jack', 'queen', 'king'];

interface Court {
  readonly name: string;
  readonly card: number;
}

const everyone: readonly Court[] = SUITS.flatMap((suit, i) =>
  RANKS.map((rank, j) => ({ name: `${rank} of ${suit}`, card: i * 13 + 10 + j })),
);

/** The greys of a card's drawing, from white to black, at this width; every suit in black ink. */
async function greysOf(
  drawing: SVGElement,
  width: number,
): Promise<(x: number, y: number) => number> {
  const height = Math.round(width * 1.4);
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  drawing.prepend(Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'style')));
  drawing.firstElementChild!.textContent = faceStyles;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  // In hundredths of the card's width from its middle, as the deck is drawn.
  return (x, y) => {
    const column = Math.floor(((x + 50) * width) / 100);
    const row = Math.floor(((y + 70) * width) / 100);
    const at = (Math.min(row, height - 1) * width + Math.min(column, width - 1)) * 4;
    return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
  };
}

/** The figure alone: the face without its two indices, which are the last two paths, and without its watch. */
function figureOf({ card }: Court): SVGElement {
  const drawing = drawFace(card, 0, drawCourt(Math.floor(card / 13), (card % 13) + 1));
  const plain = drawFace(card, 0);
  const count = drawing.querySelectorAll('path').length - plain.querySelectorAll('path').length;
  for (const path of [...drawing.querySelectorAll('path')].slice(count)) path.remove();
  return drawing;
}

describe('the courts', () => {
  /** The part of a box in which two drawings differ clearly. */
  const difference = (
    one: (x: number, y: number) => number,
    other: (x: number, y: number) => number,
    [left, top, right, bottom]: readonly [number, number, number, number],
  ): number => {
    let count = 0;
    let differ = 0;
    for (let y = top + 0.5; y < bottom; y++)
      for (let x = left + 0.5; x < right; x++) {
        count++;
        if (Math.abs(one(x, y) - other(x, y)) > 60) differ++;
      }
    return differ / count;
  };

  for (const width of [40, 140]) {
    it(`are twelve: head, thing and clothes differ at ${width} pixels`, async () => {
      const drawn = await Promise.all(everyone.map((one) => greysOf(figureOf(one), width)));
      const same: string[] = [];
      everyone.forEach((one, i) => {
        everyone.slice(0, i).forEach((other, j) => {
          const pair = `${other.name}, ${one.name}`;
          const [a, b] = [drawn[i]!, drawn[j]!];
          if (difference(a, b, [-18, -68, 18, -24]) < 0.12) same.push(`heads: ${pair}`);
          if (difference(a, b, [18, -68, 38, -24]) < 0.12) same.push(`things: ${pair}`);
          const suits = Math.floor(one.card / 13) !== Math.floor(other.card / 13);
          if (suits && difference(a, b, [-34, -18, 34, 0]) < 0.05) same.push(`clothes: ${pair}`);
        });
      });
      expect(same).to.deep.equal([]);
    });
  }

  for (const one of everyone) {
    it(`${one.name}: the same for a player who sits opposite`, async () => {
      const grey = await greysOf(figureOf(one), 140);
      let differ = 0;
      for (let y = -69; y < 69; y++)
        for (let x = -49; x < 49; x++)
          if (Math.abs(grey(x + 0.5, y + 0.5) - grey(-x - 0.5, -y - 0.5)) > 100) differ++;
      // Edges fall between pixels.
      expect(differ / (138 * 98)).to.be.below(0.004);
    });

    it(`${one.name}: clear of the index and of the card’s edge`, async () => {
      const grey = await greysOf(figureOf(one), 280);
      const inked: string[] = [];
      for (let y = -69.5; y < 70; y += 0.5)
        for (let x = -49.5; x < 50; x += 0.5) {
          const edge = Math.abs(x) > 45 || Math.abs(y) > 67.8;
          const index = (x < -28.5 && y < -27) || (x > 28.5 && y > 27);
          if ((edge || index) && grey(x, y) < 250) inked.push(`${x}, ${y}`);
        }
      expect(inked).to.deep.equal([]);
    });
  }
});

describe('the figures of the courts', () => {
  const page = listenToPage();
  const { deal, moves } = grandfathersClockWon;
  const attributes = `deal="${deal}" speed="instant" storage="none"`;

  it('come with one request of their own', async () => {
    const copy = await Copy.make({});
    const table = await copy.lay('grandfathers-clock', attributes);
    await until(() => courtsOf(table).some(hasFigure), 'there is a figure');
    expect(courtsOf(table).every(hasFigure)).to.be.true;
    await table.play(moves.slice(0, 6));
    await table.press('New game');
    await table.still();
    expect(courtsOf(table).every(hasFigure)).to.be.true;
    expect(await copy.requests('cards/courts')).to.equal(1);
  });

  it('are drawn where they are missing, once they have come', async () => {
    const copy = await Copy.make({ held: ['cards/courts'] });
    const table = await copy.lay('grandfathers-clock', attributes);
    await table.still();
    await table.tap('c6');
    const courts = courtsOf(table);
    expect(courts).to.have.length.above(0);
    expect(courts.some(hasFigure)).to.be.false;
    const others = [...table.root.querySelectorAll('.card.face-up svg')].filter(
      (drawing) => !watchOf(drawing),
    );
    await copy.release('cards/courts');
    await until(() => courts.every(hasFigure), 'there are figures');
    // Nothing else is drawn again, and the lifted card stays in the hand.
    for (const drawing of others) expect(drawing.isConnected).to.be.true;
    expect(table.targets).to.have.length.above(0);
  });

  it('that don’t come are told of once, and the game is played with plain faces', async () => {
    const copy = await Copy.make({ missing: { 'cards/courts': Infinity } });
    const table = await copy.lay('grandfathers-clock', attributes);
    await until(() => page.events.of('error').length > 0, 'the page is told');
    await table.play(moves);
    await until(() => table.element.matches(':state(won)'), 'the game is won');
    const courts = courtsOf(table);
    // Jack and queen of the twelve hours: the dial begins with 2 and goes to king.
    expect(courts).to.have.length.above(1);
    for (const court of courts) {
      expect(hasFigure(court)).to.be.false;
      const rank = court.querySelector('path:last-of-type')!;
      expect(rank.getAttribute('transform')).to.equal('scale(1.5 1)');
    }
    expect(table.labels.join()).to.match(/(jack|queen|king) of/i);
    const [told, ...more] = page.events.of('error');
    expect(told.code).to.equal('not-loaded');
    expect(told.message).to.contain('the part “courts”');
    expect(more).to.deep.equal([]);
    expect(await copy.requests('cards/courts')).to.equal(1);
  });

  it('are asked for once more with the next deal, and then no more', async () => {
    const copy = await Copy.make({ missing: { 'cards/courts': 1 } });
    const table = await copy.lay('grandfathers-clock', attributes);
    await until(() => page.events.of('error').length > 0, 'the page is told');
    expect(courtsOf(table).some(hasFigure)).to.be.false;
    await table.press('New game');
    await until(() => courtsOf(table).some(hasFigure), 'there is a figure');
    await table.press('New game');
    await table.still();
    expect(await copy.requests('cards/courts')).to.equal(2);
    expect(page.events.of('error')).to.have.length(1);
  });

  it('are not asked for by a page that draws its own cards', async () => {
    const copy = await Copy.make({});
    const url = copy.url('tags/grandfathers-clock.class.ts');
    const [element] = Object.values(
      (await import(url)) as Record<string, { define(tag: string): void }>,
    );
    element!.define('own-court-solitaire');
    const game = document.createElement('own-court-solitaire') as SolitaireElement;
    game.setAttribute('deal', `${deal}`);
    game.setAttribute('speed', 'instant');
    game.faceRenderer = (card) =>
      Object.assign(document.createElement('b'), { textContent: card ?? '·' });
    put('').append(game);
    const table = await Table.of(game);
    await table.play(moves.slice(0, 6));
    expect(table.root.querySelectorAll('.card b')).to.have.length(52);
    expect(await copy.requests('cards/courts')).to.equal(0);
    // What the page leaves to the kit is the kit's.
    game.faceRenderer = null;
    await until(() => courtsOf(table).some(hasFigure), 'there is a figure');
  });
});

describe('a court’s colours', () => {
  afterEach(() => media({}));

  const show = async (more: string, style = ''): Promise<[Table, HTMLElement]> => {
    const box = put(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" storage="none"
        style="${style}" ${more}></grandfathers-clock-solitaire>`,
    );
    const table = await Table.of(gameIn(box));
    await until(() => courtsOf(table).some(hasFigure), 'there is a figure');
    return [table, courtsOf(table)[0]!];
  };
  const inkOf = (card: Element, name: string): string =>
    getComputedStyle(card.querySelector(`path[class="${name}"]`)!).fill;

  it('are the page’s', async () => {
    const own = ['card-accent: rgb(1, 2, 3)', 'card-paper: rgb(250, 251, 252)'];
    const suits = ['card-black: rgb(4, 5, 6)', 'card-red: rgb(4, 5, 6)'];
    const style = [...own, ...suits].map((one) => `--solitaire-${one}`).join(';');
    const [, court] = await show('', style);
    expect(inkOf(court, 'accent')).to.equal('rgb(1, 2, 3)');
    expect(inkOf(court, 'paper')).to.equal('rgb(250, 251, 252)');
    expect(inkOf(court, '')).to.equal('rgb(4, 5, 6)');
  });

  it('follow four-colour faces', async () => {
    const [table] = await show('faces="four-color"', '--solitaire-card-diamonds: rgb(7, 8, 9)');
    const diamonds = [...table.root.querySelectorAll('.card.diamonds')].filter(watchOf);
    expect(diamonds).to.have.length.above(0);
    for (const court of diamonds) expect(inkOf(court, '')).to.equal('rgb(7, 8, 9)');
  });

  it('leave large faces as they are: no figure, and a large index', async () => {
    const [table] = await show('');
    table.element.setAttribute('faces', 'large');
    await until(() => courtsOf(table).length === 0, 'the faces are large');
    table.element.removeAttribute('faces');
    await until(() => courtsOf(table).some(hasFigure), 'the figures are there again');
  });

  for (const theme of ['', 'felt', 'wood', 'paper', 'night']) {
    for (const scheme of ['light', 'dark']) {
      it(`tell ink from gold and paper: ${theme || 'no theme'}, ${scheme}`, async () => {
        const [table] = await show(theme && `theme="${theme}"`, `color-scheme: ${scheme}`);
        if (theme) await until(() => table.element.dataset['theme'] !== '', 'there is a theme');
        await frames(3);
        for (const court of courtsOf(table)) {
          const [ink, gold, paper] = ['', 'accent', 'paper'].map((name) =>
            inkOf(court, name).match(/\d+/g)!.slice(0, 3).map(Number),
          ) as unknown as [Colour, Colour, Colour];
          expect(contrast(ink, paper)).to.be.at.least(4.5);
          // What is in gold has a shape that the ink beside it, or a line, tells too.
          expect(contrast(gold, ink)).to.be.at.least(1.8);
          expect(contrast(gold, paper)).to.be.at.least(1.8);
        }
      });
    }
  }

  it('are those of the system where it forces them: index and figure can be read', async () => {
    await media({ 'forced-colors': 'active' });
    const [table, court] = await show('');
    await until(() => inkOf(court, 'paper') !== inkOf(court, ''), 'the styles have come');
    await until(() => inkOf(court, 'accent') !== 'rgb(201, 156, 66)', 'all of them');
    const pixels = await Pixels.take();
    const { left, top, width } = court.getBoundingClientRect();
    const part = (x: number, y: number, w: number, h: number): Colour[] =>
      pixels.in(
        new DOMRect(
          left + (x * width) / 100,
          top + (y * width) / 100,
          (w * width) / 100,
          (h * width) / 100,
        ),
      );
    const paper = mostOf(part(2, 60, 8, 20));
    expect(contrast(mostAgainst(paper, part(3, 3, 17, 24)), paper), 'index').to.be.at.least(4.5);
    expect(contrast(mostAgainst(paper, part(32, 4, 34, 60)), paper), 'figure').to.be.at.least(4.5);
    expect(table.labels.join()).to.match(/(jack|queen|king) of/i);
  });

  it('on paper are black, red and gold on white', async () => {
    const [table, court] = await show('', 'color-scheme: dark');
    await media({ type: 'print' });
    await until(() => inkOf(court, 'paper') === 'rgb(255, 255, 255)', 'paper is white');
    const red = court.part.contains('red');
    expect(inkOf(court, '')).to.equal(red ? 'rgb(170, 0, 0)' : 'rgb(0, 0, 0)');
    expect(courtsOf(table).every(hasFigure)).to.be.true;
  });
});
