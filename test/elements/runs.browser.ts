/** A game by the documented path alone, in which runs of cards move together. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { CarouselSolitaire } from '../support/carousel/element.js';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { finger, keys, lay, type Point, spotOf, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';

CarouselSolitaire.define();

const WON = [
  'c3-c5-2 c6-c3 c2-c6 c2-c1 c5-c1-3 c3-c5-2 c2-c3 c5-c2-3 c2-c6-4 c1-c2-6 c4-c3 c4-c1 c4-c1 c5-c4',
  'c3-c1-3 c6-c3-6 c6-c4 c4-c6-3 c1-c4-6 c5-c1 c6-c1-4',
].flatMap((line) => line.split(' '));
const LOST = ['c3-c5-2', 'c4-c3'];

const carousel = (more = ''): Promise<Table> =>
  lay(`<carousel-solitaire deal="5" speed="instant" ${more}></carousel-solitaire>`);

const pileOf = (column: string): string => `h${Number(column.slice(1)) * 2}`;

/** Where a card of a column can be seen: all of the last one, of the others the part near the centre. */
function cardAt(table: Table, column: string, index: number): Point {
  const state = table.element as CarouselSolitaire;
  const { length } = state.state.piles.find(({ id }) => id === column)!.cards;
  const board = table.root.querySelector<HTMLElement>('[part~=board]')!;
  const { left, top, width } = board.getBoundingClientRect();
  const turn = (Number(column.slice(1)) * Math.PI) / 3;
  const step = Math.min(0.45, 2.3 / (length - 1));
  const radius = 1.9 + step * index - (index === length - 1 ? 0 : 0.7 - step / 2);
  return {
    x: Math.round(left + (width / 10) * (5 + radius * Math.sin(turn))),
    y: Math.round(top + (width / 10) * (5 - radius * Math.cos(turn))),
  };
}

/** The lowest card of a run that a move takes. */
function firstOf(table: Table, token: string): Point {
  const [from, , count = '1'] = token.split('-') as [string, string, string?];
  const { piles } = (table.element as CarouselSolitaire).state;
  return cardAt(table, from, piles.find(({ id }) => id === from)!.cards.length - Number(count));
}

async function playByTaps(table: Table, moves: readonly string[]): Promise<void> {
  for (const token of moves) {
    const made = (table.element as CarouselSolitaire).moveCount;
    letPass(5000);
    await table.pointer.tap(firstOf(table, token));
    if (table.targets.length > 0) await table.tap(pileOf(token.split('-')[1]!));
    expect((table.element as CarouselSolitaire).moveCount, token).to.equal(made + 1);
  }
}

async function playByDrags(table: Table, moves: readonly string[]): Promise<void> {
  for (const token of moves) {
    await until(() => table.buttons.length === 6);
    const start = firstOf(table, token);
    const goal = spotOf(table.pile(pileOf(token.split('-')[1]!)));
    await sendMouse({ type: 'move', position: [start.x, start.y] });
    await sendMouse({ type: 'down' });
    for (const share of [0.2, 0.6, 1]) {
      const x = Math.round(start.x + (goal.x - start.x) * share);
      const y = Math.round(start.y + (goal.y - start.y) * share);
      await sendMouse({ type: 'move', position: [x, y] });
    }
    await sendMouse({ type: 'up' });
  }
}

describe('runs of cards', () => {
  const page = listenToPage();

  it('are moved by taps to a win', async () => {
    const table = await carousel();
    await playByTaps(table, WON);
    expectGame(page.events, { game: 'carousel', deal: 5, end: 'win', moves: WON });
  });

  it('are moved by taps of a finger on a phone, to a loss', async () => {
    const table = await lay(
      '<carousel-solitaire deal="5" speed="instant"></carousel-solitaire>',
      360,
      740,
    );
    table.pointer = finger;
    await playByTaps(table, LOST);
    expectGame(page.events, {
      game: 'carousel',
      deal: 5,
      end: 'loss',
      reason: 'no-moves',
      moves: LOST,
    });
  });

  it('are dragged to a win', async () => {
    const table = await carousel();
    await playByDrags(table, WON);
    expectGame(page.events, { game: 'carousel', deal: 5, end: 'win', moves: WON });
  });

  it('lie on the pointer together, and go home together', async () => {
    const table = await carousel();
    await playByTaps(table, WON.slice(0, 4));
    const before = table.picture;
    const start = firstOf(table, 'c5-c1-3');
    await sendMouse({ type: 'move', position: [start.x, start.y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [start.x + 40, start.y + 30] });
    await sendMouse({ type: 'move', position: [start.x + 60, start.y + 40] });
    const lifted = (): Element[] => [...table.root.querySelectorAll('[part~=lifted]')];
    await until(() => lifted().length === 3, 'three cards are lifted');
    await until(() => table.picture !== before, 'they have moved');
    await keys('Escape');
    await until(() => table.picture === before, 'they are back');
    await sendMouse({ type: 'up' });
    await table.says(/^Put the \d of \w+ back\.$/);
    expect(page.events.of('move')).to.have.length(4);
  });

  it('tell the page and the player how many cards go, and what was turned', async () => {
    const table = await carousel();
    await playByTaps(table, WON.slice(0, 1));
    expect(page.events.last('move').effects).to.deep.equal([
      { card: '2S', from: 'c3', to: 'c5', wasFaceUp: true, faceUp: true },
      { card: 'AH', from: 'c3', to: 'c5', wasFaceUp: true, faceUp: true },
      { card: '2H', from: 'c3', to: 'c3', wasFaceUp: false, faceUp: true },
    ]);
    await table.says(
      '2 of spades and ace of hearts from 6 o’clock to 10 o’clock; turned the 2 of hearts.',
    );
    const { moves } = table.element as CarouselSolitaire;
    expect(moves.every(({ count }) => count >= 1)).to.be.true;
    expect(moves.find(({ token }) => token === 'c5-c3-3')).to.equal(undefined);
  });

  it('are undone, redone, saved and loaded', async () => {
    const table = await carousel();
    const element = table.element as CarouselSolitaire;
    await playByTaps(table, WON.slice(0, 8));
    const text = element.save();
    const [after, labels] = [JSON.stringify(element.state), table.labels];
    for (let i = 0; i < 8; i++) await table.press('Undo');
    expect(element.moveCount).to.equal(0);
    for (let i = 0; i < 8; i++) await table.press('Redo');
    expect(JSON.stringify(element.state)).to.equal(after);
    expect(table.labels).to.deep.equal(labels);
    await element.restart();
    expect(element.load(text)).to.deep.equal({ ok: true });
    expect(JSON.stringify(element.state)).to.equal(after);
  });

  it('are lifted by keys: Enter once more takes a longer run', async () => {
    const table = await carousel();
    await playByTaps(table, WON.slice(0, 4));
    for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
    await keys('Home', 'PageDown', 'PageDown', 'PageDown', 'PageDown');
    expect(table.focused).to.equal('10 o’clock');
    await keys('Enter');
    await table.says(/^Picked up/);
    const heard = [table.message];
    for (let presses = 0; presses < 4 && !/^Picked up 3 cards/.test(table.message); presses++) {
      await keys('Enter');
      heard.push(table.message);
    }
    expect(table.message, heard.join('\n')).to.match(
      /^Picked up 3 cards from the \d of \w+ up; they/,
    );
    await keys('Home', 'Enter');
    expect(page.events.last('move').token).to.equal('c5-c1-3');
  });

  it('are refused with the reason, and nothing has moved', async () => {
    const table = await carousel();
    const before = table.picture;
    await playByDrags(table, ['c3-c1-2']);
    await table.says(/^The 2 of spades can’t go there: only a 4 goes on the 5 of diamonds/);
    expect(page.events.of('move')).to.have.length(0);
    await until(() => table.picture === before, 'the cards are back');
    const element = table.element as CarouselSolitaire;
    for (const token of ['c3-c5-9', 'c3-c5-1', 'c3-c5-0', 'c3-c5-02', 'c3-c5--2', 'c3-c5-2-2']) {
      const result = element.play(token);
      expect(result.ok, token).to.be.false;
    }
    expect(element.play('c3-c5-2').ok).to.be.true;
  });

  it('have hints that are legal, and no verdict, where the game has no solver', async () => {
    const table = await carousel('verdict="on"');
    const element = table.element as CarouselSolitaire;
    await table.press('Hint');
    await table.says(/o’clock/);
    const hinted = await element.hint();
    expect(element.moves.map(({ token }) => token)).to.contain(hinted?.token);
    expect(table.root.querySelector('[part~=verdict]')?.textContent?.trim() ?? '').to.equal('');
  });

  it('are played in a game that is accessible and has a name', async () => {
    const table = await carousel();
    await table.says(/^Carousel: deal 5/);
    await expect(table.element).to.be.accessible();
  });
});
