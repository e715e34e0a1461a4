/** The size contract: some of the boxes of `npm run test:boxes`, and what changes while a game is there. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { boxes } from '../boxes/boxes.js';
import { faultsIn, type Hand } from '../boxes/checks.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { letPass } from '../support/time.js';
import { frames, gameIn, place, put, screen, Table, until } from '../support/table.js';

const hand: Hand = {
  move: (x, y) => sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] }),
  down: () => sendMouse({ type: 'down' }),
  up: () => sendMouse({ type: 'up' }),
  rest: async () => letPass(1000),
};

/** Each stands for others that are alike. */
const SOME = [
  'a flex column, centred, 320 wide',
  'a grid, centred, 1440 wide',
  'a cell of a table, 320 wide',
  'a float, 768 wide',
  'a modal dialog, 320 wide',
  'a popover, 768 wide',
  'columns of text, 768 wide',
  'with a square of 300 pixels, 320 wide',
  'with a low height, 768 wide',
  'with padding and a border, 768 wide',
  'with a ratio with a greatest height, 768 wide',
  'at all sides and a greatest height, 768 wide',
  'written in columns from the right, 768 wide',
  'zoomed in, 320 wide',
  'turned to the right, 768 wide',
];

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;
/** What is folded; what is done with the room that is left doesn't count. */
const fold = ({ root }: Table): string =>
  (root.querySelector<HTMLElement>('.base')!.dataset['folds'] ?? '').replace(
    / (?:room|short)$/,
    '',
  );

describe('a game in a box', () => {
  listenToPage();
  before(() => (document.documentElement.style.scrollbarWidth = 'none'));
  after(() => (document.documentElement.style.scrollbarWidth = ''));

  for (const name of SOME) {
    it(name, async () => {
      const box = boxes.find((one) => one.name === name)!;
      await screen(...box.window);
      const root = put('');
      expect(await faultsIn(box, hand, root)).to.deep.equal([]);
    });
  }

  for (const [what, style] of [
    ['height', 'height: 300px'],
    ['max-height', 'max-height: 400px'],
    ['aspect-ratio', 'aspect-ratio: 3'],
    ['height of a box that scrolls', 'height: 300px; overflow: auto'],
  ] as const) {
    it(`a ${what} that is taken away: the board is as large as without it`, async () => {
      const game = (given: string): Promise<Table> =>
        place(`<clock-solitaire deal="21" speed="instant" style="${given}"></clock-solitaire>`);
      const full = boardOf(await game('')).offsetHeight;
      const table = await game(style);
      expect(boardOf(table).offsetHeight).to.be.below(full);
      await frames(4);
      table.element.style.cssText = '';
      await until(() => boardOf(table).offsetHeight === full);
      expect(table.element.offsetHeight, 'nothing is left of it').to.equal(
        table.root.querySelector<HTMLElement>('.base')!.offsetHeight,
      );
    });
  }

  it('what there is room for: facts go first, then the tools, and the message stays', async () => {
    const table = await place(
      '<grandfathers-clock-solitaire deal="21" speed="instant" style="width: 900px"></grandfathers-clock-solitaire>',
    );
    const { root, element } = table;
    const isShown = (selector: string): boolean => {
      const found = root.querySelector<HTMLElement>(selector);
      return found !== null && found.checkVisibility() && found.offsetWidth > 1;
    };
    const seen = (): Record<string, boolean> => ({
      facts: isShown('.info'),
      tools: isShown('.toolbar [part~=undo]'),
      menu: isShown('button[part~=menu]'),
      message: isShown('.message'),
    });
    expect(seen()).to.deep.equal({ facts: true, tools: true, menu: true, message: true });
    for (const [height, folds, facts, tools] of [
      [500, '', true, true],
      [270, 'facts', false, true],
      [220, 'facts tools', false, false],
    ] as const) {
      element.style.height = `${height}px`;
      await until(
        () => fold(table) === folds,
        () => `${fold(table)} at ${height}`,
      );
      expect(seen(), `at ${height}`).to.deep.equal({ facts, tools, menu: true, message: true });
    }
    // What has gone from the toolbar is in the menu.
    await table.tap('c2');
    await table.pressOn(root.querySelector<HTMLElement>('button[part~=menu]')!);
    await until(() => isShown('.menu'));
    await table.pressOn(root.querySelector<HTMLElement>('.menu [part~=undo]')!);
    await until(() => table.shownMoves === '0');
    element.style.height = '';
    await until(() => fold(table) === '');
    expect(seen()).to.deep.equal({ facts: true, tools: true, menu: true, message: true });
  });

  it('the focus of a tool that goes into the menu goes to the menu', async () => {
    const table = await place(
      '<grandfathers-clock-solitaire deal="21" speed="instant" style="width: 900px"></grandfathers-clock-solitaire>',
    );
    table.root.querySelector<HTMLElement>('.toolbar [part~=newGame]')!.focus();
    table.element.style.height = '220px';
    await until(() => fold(table).startsWith('facts tools'));
    await until(() => table.root.activeElement?.matches('[part~=menu]') ?? false);
  });

  it('at the end of a game in a small box, its buttons can be reached', async () => {
    const box = put(
      '<clock-solitaire deal="7" speed="instant" style="width: 300px; height: 300px"></clock-solitaire>',
    );
    await screen(1000, 900);
    const table = await Table.of(gameIn(box));
    await table.follow();
    await until(() => table.controls('New game').length > 0);
    const inBar = [...table.root.querySelectorAll<HTMLElement>('.status-bar .button')];
    expect(inBar.length).to.be.at.least(1);
    for (const button of inBar) {
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const game = table.element.getBoundingClientRect();
      expect(left >= game.left - 1 && right <= game.right + 1, button.textContent).to.be.true;
      expect(top >= game.top - 1 && bottom <= game.bottom + 1, button.textContent).to.be.true;
    }
    expect(table.element.offsetHeight).to.equal(300);
  });

  for (const [style, ends] of [
    ['width: 300px; height: 300px', true],
    ['width: 350px; height: 350px', true],
    ['width: 350px; height: 400px', false],
    ['width: 350px; max-height: 400px', false],
  ] as const) {
    it(`what the board leaves in ${style} is for the message and its buttons`, async () => {
      await screen(1000, 900);
      const box = put(
        `<clock-solitaire deal="7" speed="instant" style="${style}"></clock-solitaire>`,
      );
      const table = await Table.of(gameIn(box));
      if (ends) {
        await table.follow();
        await until(() => table.controls('New game').length > 0);
      }
      const bar = table.root.querySelector<HTMLElement>('.status-bar')!;
      await until(() => bar.scrollHeight <= bar.clientHeight, 'all of the message is seen');
      expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
      if (ends) expect(bar.querySelectorAll('.button').length).to.be.at.least(2);
      expect(table.element.offsetHeight).to.be.at.most(400);
    });
  }

  for (const style of ['height: 270px', 'max-height: 270px', 'width: 300px; height: 300px']) {
    it(`a board in a box with ${style} has its size before what play needs has come`, async () => {
      await screen(390, 844);
      const copy = await Copy.make({ held: ['element/playing'] });
      const table = await copy.lay(
        'grandfathers-clock',
        `deal="21" speed="instant" style="${style}"`,
      );
      await until(() => boardOf(table).offsetHeight > 0);
      await frames(5);
      const first = boardOf(table).offsetHeight;
      await copy.release('element/playing');
      await until(() => table.root.querySelector('.details') !== null);
      await until(() => fold(table) !== '', 'it is folded');
      await frames(5);
      expect(boardOf(table).offsetHeight).to.equal(first);
    });
  }
});
