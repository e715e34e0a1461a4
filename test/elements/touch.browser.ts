/** Play with a finger: taps, drags, and the page that still scrolls. */
import { expect } from '@open-wc/testing';
import '../../src/elements/grandfathers-clock.js';
import '../../src/elements/hide-and-seek.js';
import { swipe, touch } from '../support/commands.js';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import { changes, finger, frames, lay, type Point, type Table, until } from '../support/table.js';
import { grandfathersClockWon, luck } from './lines.js';

async function grandfathers(): Promise<Table> {
  const table = await lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    420,
    800,
  );
  table.pointer = finger;
  return table;
}

/** Makes the page longer than the screen; the board makes way for a scrollbar. */
async function lengthen(): Promise<HTMLElement> {
  const tall = document.createElement('div');
  tall.style.height = '3000px';
  document.body.append(tall);
  await frames(4);
  return tall;
}

describe('play with a finger', () => {
  const page = listenToPage();
  let tall: HTMLElement | undefined;
  afterEach(() => {
    tall?.remove();
    tall = undefined;
    scrollTo(0, 0);
  });

  it('a game of choice is won by taps on a phone', async function () {
    const table = await grandfathers();
    await table.play(grandfathersClockWon.moves);
    expectGame(page.events, {
      game: 'grandfathers-clock',
      deal: grandfathersClockWon.deal,
      end: 'win',
      moves: grandfathersClockWon.moves,
    });
  });

  it('a game of luck is lost by taps on a phone', async function () {
    const deal = luck['hide-and-seek'].lost;
    const table = await lay(
      `<hide-and-seek-solitaire deal="${deal}" speed="instant"></hide-and-seek-solitaire>`,
      360,
      740,
    );
    table.pointer = finger;
    await table.follow();
    expectGame(page.events, { game: 'hide-and-seek', deal, end: 'loss', reason: 'cycle' });
  });

  it('a card that can move is drawn, and the page stays where it is', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    await swipe(table.top('c2'), table.spot('h9'));
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    expect(scrollY).to.equal(0);
  });

  it('a card that cannot move scrolls the page', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    const { picture } = table;
    const { x, y } = table.spot('c1');
    await swipe({ x, y }, { x, y: y - 200 });
    await until(() => scrollY > 0);
    await settled();
    expect(page.events.types).to.not.include('before-move');
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(table.targets).to.deep.equal([]);
  });

  it('the felt between the piles scrolls the page', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    const board = table.root.querySelector('[part~=board]')!.getBoundingClientRect();
    const [x, y] = [board.left + board.width / 2, board.top + board.width * 0.4];
    await swipe({ x, y }, { x, y: y - 200 });
    await until(() => scrollY > 0);
    expect(page.events.types).to.not.include('before-move');
  });

  it('the cancel of a touch puts the card back, and play goes on', async () => {
    const table = await grandfathers();
    const { picture } = table;
    const [from, to] = [table.top('c3'), table.top('c5')];
    await touch([
      { type: 'touchStart', points: [from] },
      { type: 'touchMove', points: [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }], wait: 20 },
      { type: 'touchMove', points: [to], wait: 20 },
    ]);
    expect(table.targets).to.have.length(3);
    await touch([{ type: 'touchCancel' }]);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(table.targets).to.deep.equal([]);
    expect(page.events.types).to.not.include('before-move');
    await table.tap('c2');
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('a second finger changes nothing', async () => {
    const table = await grandfathers();
    const [from, to, other] = [table.top('c3'), table.top('c5'), table.top('c2')];
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const first = (point: Point) => ({ ...point, id: 0 });
    const second = { ...other, id: 1 };
    await touch([
      { type: 'touchStart', points: [first(from)] },
      { type: 'touchMove', points: [first(half)], wait: 20 },
      { type: 'touchStart', points: [first(half), second], wait: 20 },
      { type: 'touchMove', points: [first(half), { ...second, y: other.y - 60 }], wait: 20 },
      { type: 'touchMove', points: [first(to), { ...second, y: other.y - 60 }], wait: 20 },
      { type: 'touchEnd' },
    ]);
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c5']);
  });

  it('a finger that trembles still taps', async () => {
    const table = await grandfathers();
    const { x, y } = table.spot('c2');
    await touch([
      { type: 'touchStart', points: [{ x, y }] },
      { type: 'touchMove', points: [{ x: x + 3, y: y + 2 }] },
      { type: 'touchEnd' },
    ]);
    expect(page.events.last('move').token).to.equal('c2-h9');
  });
});

/** Waits until the page has stopped scrolling. */
async function settled(): Promise<void> {
  for (let y = -1; y !== scrollY;) {
    y = scrollY;
    await frames(5);
  }
}
