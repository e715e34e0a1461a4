/** A look at a pile whose cards can't be told apart: by holding it, resting on it, or a key. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { touch } from '../support/commands.js';
import { heardLast } from '../support/heard.js';
import { listenToPage } from '../support/page.js';
import { finger, frames, keys, lay, type Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockWon, luck } from './lines.js';

const HOLD = 500;
const REST = 1000;

const clock = async (): Promise<Table> => {
  const table = await lay(
    `<clock-solitaire deal="${luck.clock.won}" speed="instant"></clock-solitaire>`,
    420,
    800,
  );
  await import('../../src/board/input/peek.js');
  await table.follow(24);
  return table;
};
const fanned = (table: Table): HTMLElement[] => [
  ...table.root.querySelectorAll<HTMLElement>('.peek .card'),
];

describe('a look at a pile', () => {
  const page = listenToPage();
  afterEach(() => resetMouse());

  it('by a finger that rests on it, until it is lifted, which plays nothing', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" faces="large"></grandfathers-clock-solitaire>`,
    );
    table.pointer = finger;
    const { picture } = table;
    const { x, y } = table.top('c2');
    await touch([{ type: 'touchStart', points: [{ x, y }] }]);
    await pass(HOLD);
    await until(() => fanned(table).length > 1);
    await touch([{ type: 'touchEnd' }]);
    expect(fanned(table)).to.have.length(0);
    await frames(2);
    expect(page.events.of('move')).to.deep.equal([]);
    expect(table.picture).to.equal(picture);
    // A tap would have played it.
    await table.pointer.tap(table.top('c2'));
    await until(() => page.events.of('move').length === 1);
  });

  it('shows rank and suit of each card, side by side and inside the board', async () => {
    const table = await clock();
    await table.pile('h12').focus();
    await keys('l');
    await until(() => fanned(table).length === 4);
    const boxes = fanned(table).map((card) => card.getBoundingClientRect());
    const board = table.root.querySelector('.board')!.getBoundingClientRect();
    boxes.forEach((box, i) => {
      expect(box.width).to.be.at.least(44);
      expect(box.left).to.be.at.least(board.left - 1);
      expect(box.right).to.be.at.most(board.right + 1);
      expect(box.top).to.be.at.least(board.top - 1);
      const next = boxes[i + 1];
      // An index takes a quarter of the card's width.
      if (next) expect(next.left - box.left).to.be.at.least(box.width * 0.27);
    });
    for (const card of fanned(table)) expect(card.querySelector('svg path')).to.not.equal(null);
  });

  it('by a key, until the next one, and it is told', async () => {
    const table = await clock();
    table.pile('h12').focus();
    await keys('l');
    await until(() => fanned(table).length === 4);
    const told = table.root.querySelector('.board [role=status]')!;
    await until(() => /^12 o’clock: queen of \w+(, queen of \w+){3}$/.test(told.textContent));
    await keys('Escape');
    expect(fanned(table)).to.have.length(0);
    await keys('l');
    await until(() => fanned(table).length === 4);
    await keys('ArrowRight');
    expect(fanned(table)).to.have.length(0);
    expect(table.focused).to.equal('1 o’clock');
  });

  it('by a key on a pile that has nothing to spread: what lies there is told', async () => {
    const table = await lay('<clock-solitaire deal="21" speed="instant"></clock-solitaire>');
    table.pile('h3').focus();
    await keys('l');
    await until(() => heardLast(table).startsWith('3 o’clock: 4 face down'));
    expect(fanned(table)).to.have.length(0);
  });

  it('by a mouse that rests on it, until it leaves', async () => {
    const table = await clock();
    const { x, y } = table.spot('h12');
    await sendMouse({ type: 'move', position: [x - 3, y] });
    await frames(3);
    await sendMouse({ type: 'move', position: [x, y] });
    await pass(REST);
    await until(() => fanned(table).length === 4);
    await sendMouse({ type: 'move', position: [2, 2] });
    await until(() => fanned(table).length === 0);
    expect(page.events.of('undo')).to.deep.equal([]);
  });

  it('not of cards that can be read where they lie', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    const { x, y } = table.spot('c1');
    await sendMouse({ type: 'move', position: [x - 3, y] });
    await frames(3);
    await import('../../src/board/input/peek.js');
    await sendMouse({ type: 'move', position: [x, y] });
    await pass(REST);
    await frames(3);
    expect(fanned(table)).to.have.length(0);
    await sendMouse({ type: 'down' });
    await pass(HOLD);
    await sendMouse({ type: 'up' });
    await table.says('The jack of diamonds can’t go anywhere yet.');
  });

  it('a held card can still be dragged', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" faces="large"></grandfathers-clock-solitaire>`,
    );
    const { x, y } = table.top('c2');
    await sendMouse({ type: 'move', position: [x - 2, y] });
    await frames(3);
    await import('../../src/board/input/peek.js');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await pass(HOLD);
    await until(() => fanned(table).length > 1);
    const goal = table.spot('h9');
    await sendMouse({ type: 'move', position: [x + 20, y] });
    await sendMouse({ type: 'move', position: [goal.x, goal.y] });
    expect(fanned(table)).to.have.length(0);
    await sendMouse({ type: 'up' });
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9']);
  });
});
