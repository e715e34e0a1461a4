/** The size that a page gives a game: the board fits into it. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { keys, screen, Table, until } from '../support/table.js';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

/** Puts HTML on an empty page. */
function put(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  cleanups.push(() => box.remove());
  return box;
}

async function place(html: string): Promise<Table> {
  await screen(1000, 900);
  const game = [...put(html).querySelectorAll<HTMLElement>('*')].find((one) => one.shadowRoot);
  return Table.of(game!);
}

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;
const baseOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=base]')!;

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
    for (const height of ['500px', '320px', '600px']) {
      const before = boardOf(table).offsetHeight;
      table.element.style.height = height;
      await until(() => boardOf(table).offsetHeight !== before);
      expect(table.element.scrollHeight).to.equal(parseInt(height, 10));
    }
    table.element.style.height = '900px';
    await until(() => boardOf(table).offsetHeight === full);
  });

  it('a page whose rem is small has text and buttons of their usual size', async () => {
    document.documentElement.style.fontSize = '62.5%';
    cleanups.push(() => (document.documentElement.style.fontSize = ''));
    const table = await place(
      '<div style="font-size: 1.6rem"><clock-solitaire deal="21" speed="instant"></clock-solitaire></div>',
    );
    const message = table.root.querySelector('[part=message]')!;
    expect(parseFloat(getComputedStyle(baseOf(table)).fontSize)).to.equal(16);
    expect(parseFloat(getComputedStyle(message).fontSize)).to.equal(15);
    for (const button of table.root.querySelectorAll<HTMLElement>('[part~=button]')) {
      expect(button.offsetHeight, button.title).to.be.at.least(44);
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
      expect(height).to.equal(width);
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
