/** Play with a finger: taps, drags, and the page that still scrolls. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/hide-and-seek.js';
import { swipe as swipeFinger, touch as touchScreen } from '../support/commands.js';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import { changes, finger, frames, lay, type Point, type Table, until } from '../support/table.js';
import { pass, unhesitating } from '../support/time.js';
import { germanClockWon, grandfathersClockWon, luck } from './lines.js';

async function grandfathers(): Promise<Table> {
  const table = await lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    420,
    900,
  );
  table.pointer = finger;
  return table;
}

const touch = (...how: Parameters<typeof touchScreen>): Promise<void> =>
  unhesitating(() => touchScreen(...how));

const swipe = (...how: Parameters<typeof swipeFinger>): Promise<void> =>
  unhesitating(() => swipeFinger(...how));

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
  afterEach(async () => {
    // A test that fails leaves its fingers on the screen, and a page that goes on scrolling takes the next one.
    await touch([{ type: 'touchCancel' }]);
    await settled();
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

  it('a card that can move is drawn sideways first, and the page stays where it is', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    const heard: string[] = [];
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of [
      'pointerdown',
      'pointermove',
      'pointerup',
      'touchstart',
      'touchmove',
      'touchend',
    ])
      document.addEventListener(type, () => heard.push(type), { signal });
    const { x, y } = table.top('c2');
    await touch([
      { type: 'touchStart', points: [{ x, y }] },
      ...[12, 24, 36].map((dx) => ({
        type: 'touchMove' as const,
        points: [{ x: x - dx, y }],
        wait: 16,
      })),
      { type: 'touchMove', points: [table.spot('h9')], wait: 16 },
      { type: 'touchEnd' },
    ]);
    stop.abort();
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    expect(scrollY).to.equal(0);
    expect(heard, 'nothing around the board swipes').to.deep.equal([]);
  });

  it('a card that has been held is drawn straight up, and the page stays where it is', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    const { x, y } = table.top('c2');
    await touch([{ type: 'touchStart', points: [{ x, y }] }]);
    await pass(300);
    const way = [0.2, 0.5, 0.8, 1].map((share) => ({ x, y: y - share * 160 }));
    await touch(way.map((point) => ({ type: 'touchMove', points: [point], wait: 16 })));
    await touch([{ type: 'touchMove', points: [table.spot('h9')] }, { type: 'touchEnd' }]);
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
    expect(scrollY).to.equal(0);
  });

  it('a swipe up or down that begins on a card that can move scrolls the page', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    const { picture } = table;
    const told: string[] = [];
    for (const id of ['c2', 'c3', 'c6']) {
      scrollTo(0, 0);
      const { x, y } = table.top(id);
      await swipe({ x, y }, { x: x + 20, y: y - 250 });
      await until(() => scrollY > 50, 'the page is scrolled');
      await settled();
      if (id === 'c2') await table.says('To drag a card up or down, hold it for a moment first.');
      told.push(table.message);
      if (id === 'c2') await table.press('Hint');
    }
    expect(new Set(told.slice(1)), 'it is told once').to.not.include(told[0]);
    scrollTo(0, 0);
    expect(page.events.types).to.not.include('before-move');
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(table.targets).to.deep.equal([]);
    await table.tap('c2');
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('a swipe up or down plays nothing where nothing can scroll either', async () => {
    const table = await grandfathers();
    const { picture } = table;
    const { x, y } = table.top('c2');
    await swipe({ x, y }, table.spot('h9'), 20);
    await swipe({ x, y }, { x, y: y - 30 });
    expect(page.events.types).to.not.include('before-move');
    expect(changes(picture, table.picture)).to.deep.equal([]);
  });

  it('a swipe sideways that misses a card does not move the page', async () => {
    const table = await grandfathers();
    tall = await lengthen();
    tall.style.width = '3000px';
    const board = table.root.querySelector('[part~=board]')!.getBoundingClientRect();
    const felt = { x: board.left + board.width / 2, y: board.top + board.width * 0.4 };
    for (const { x, y } of [felt, table.spot('h3'), table.top('c1')]) {
      await swipe({ x, y }, { x: x - 150, y: y + 4 });
      await settled();
      expect(scrollX).to.equal(0);
    }
    expect(page.events.types).to.not.include('move');
  });

  it('drawn sideways from the stock, it is turned as by a tap, and nothing around hears it', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}"></german-clock-solitaire>`,
      420,
      800,
    );
    await table.still();
    const heard: string[] = [];
    const stop = new AbortController();
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove'])
      document.addEventListener(type, () => heard.push(type), { signal: stop.signal });
    const { x, y } = table.spot('stock');
    await swipe({ x, y }, table.spot('waste'), 20);
    stop.abort();
    await until(() => page.events.of('move').length === 1, 'it is turned');
    expect(page.events.last('move').token).to.equal('stock-waste');
    expect(heard).to.deep.equal([]);
  });

  it('a swipe sideways from a pile to another one taps neither', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>', 420, 800);
    await table.still();
    expect(table.label('centre')).to.match(/turned card, 6 of hearts/);
    page.events.clear();
    const { picture } = table;
    const { x, y } = table.spot('h6');
    await swipe({ x, y }, { x: 3, y }, 20);
    expect(page.events.types).to.deep.equal([]);
    expect(changes(picture, table.picture)).to.deep.equal([]);
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
    await until(() => table.targets.length === 3);
    await touch([{ type: 'touchCancel' }]);
    // The browser tells the page of it in its own time.
    await until(
      () => changes(picture, table.picture).length === 0,
      () => changes(picture, table.picture).join(),
    );
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

/** Whether the page is scrolling: it goes on after the finger has gone. */
let scrolls = false;
addEventListener('scroll', () => (scrolls = true));
addEventListener('scrollend', () => (scrolls = false));

/** Waits until the page has stopped scrolling. */
async function settled(): Promise<void> {
  for (let y = -1; scrolls || y !== scrollY;) {
    y = scrollY;
    await frames(5);
  }
}
