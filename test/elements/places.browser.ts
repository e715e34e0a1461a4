/** Places in a page that a game has to be at home in. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { GermanClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { isWebKit, leaveOut, OTHER_PIXELS } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { finger, frames, keys, lay, place, screen, Table, until } from '../support/table.js';
import { letPass, waits } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

const TAGS = [
  'clock-solitaire',
  'watch-solitaire',
  'travellers-solitaire',
  'hide-and-seek-solitaire',
  'grandfathers-clock-solitaire',
  'big-ben-solitaire',
  'german-clock-solitaire',
];

/** Every pile can be seen within the game's box and can be hit with a pointer. */
function expectPlayable(table: Table, least = 20): void {
  const box = table.root.querySelector('[part~=base]')!.getBoundingClientRect();
  expect(box.width).to.be.above(150);
  for (const button of table.buttons) {
    const { left, right, width, height } = button.getBoundingClientRect();
    expect(left, button.ariaLabel!).to.be.at.least(box.left - 1);
    expect(right, button.ariaLabel!).to.be.at.most(box.right + 1);
    expect(Math.min(width, height), button.ariaLabel!).to.be.at.least(least);
  }
}

/** A size, once it has stayed the same for twenty frames. */
async function settledSize(sizeNow: () => string): Promise<string> {
  const seen: string[] = [];
  for (let same = 0; same < 20;) {
    await frames(1);
    same = seen.at(-1) === sizeNow() ? same + 1 : 0;
    seen.push(sizeNow());
    if (seen.length > 400) throw new Error(`it changes for ever: ${[...new Set(seen)].join(', ')}`);
  }
  return seen.at(-1)!;
}

describe('a game in a page', () => {
  const page = listenToPage();

  const cleanups: (() => void)[] = [];
  afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

  for (const tag of TAGS) {
    it(`<${tag}> in a sidebar of 200 pixels`, async () => {
      const table = await place(
        `<div style="width: 200px"><${tag} deal="21" speed="instant"></${tag}></div>`,
      );
      expectPlayable(table, 18);
      expect(document.documentElement.scrollWidth).to.be.at.most(1000);
      expect(table.element.getBoundingClientRect().width).to.be.at.most(200);
    });

    it(`<${tag}> on a phone, played by finger`, async () => {
      const table = await lay(`<${tag} deal="21" speed="instant"></${tag}>`, 360, 740);
      table.pointer = finger;
      expectPlayable(table, 24);
      expect(document.documentElement.scrollWidth).to.be.at.most(360);
      if (table.turned) await table.tapTurned();
      else await table.tap(tag.startsWith('grand') ? 'c2' : 'stock');
      expect(page.events.of('move')).to.have.length(1);
    });
  }

  it('all: unset on the host breaks nothing', async () => {
    const plain = await place('<clock-solitaire deal="21" speed="instant"></clock-solitaire>');
    const { width } = plain.root.querySelector('[part~=board]')!.getBoundingClientRect();
    const table = await place(
      '<clock-solitaire deal="21" speed="instant" style="all: unset"></clock-solitaire>',
    );
    expectPlayable(table);
    const board = table.root.querySelector('[part~=board]')!.getBoundingClientRect();
    expect(Math.abs(board.width - width)).to.be.below(2);
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(1);
  });

  const hosts: [string, string][] = [
    ['a paragraph, as Markdown makes it', '<p>%</p>'],
    ['a row of a flex box', '<div style="display: flex"><b>x</b>%</div>'],
    [
      'a column of a flex box',
      '<div style="display: flex; flex-direction: column; align-items: center">%</div>',
    ],
    [
      'a grid of tracks by content',
      '<div style="display: grid; grid-template-columns: auto auto">%<i>x</i></div>',
    ],
    ['an inline block', '<div style="display: inline-block">%</div>'],
    ['a float', '<div style="float: left">%</div>'],
    ['a table’s cell', '<table><tr><td>%</td></tr></table>'],
    ['an absolute box', '<div style="position: absolute">%</div>'],
    [
      'text of other habits',
      '<div style="font: italic 40px/3 serif; text-align: right; letter-spacing: 9px; text-transform: uppercase; white-space: pre">%</div>',
    ],
    [
      'a page that styles everything',
      `<style>
        * { margin: 3px !important; padding: 5px !important; box-sizing: content-box !important }
        * { font: 30px/3 serif !important; text-align: right !important; transition: all 2s !important }
        button, svg, p { display: none !important }
      </style>%`,
    ],
    ['a page that reads from the right', '<div dir="rtl">%</div>'],
    [
      'a turned and scaled box',
      '<div style="transform: scale(0.6); transform-origin: 0 0">%</div>',
    ],
  ];
  for (const [name, html] of hosts) {
    it(`in ${name}`, async () => {
      const game =
        '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>';
      const table = await place(html.replace('%', game));
      if (!name.includes('scaled')) expectPlayable(table);
      await table.tap('c2');
      await table.tap('c3');
      await table.tap('c5');
      expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9', 'c3-c5']);
    });
  }

  const transforms = [
    ['scaled', 'transform: scale(0.6); transform-origin: 0 0'],
    ['turned to the right', 'transform: rotate(90deg)'],
    ['turned to the left', 'rotate: -90deg'],
    ['upside down', 'transform: rotate(180deg)'],
    ['askew', 'transform: scale(0.7) rotate(30deg) skewX(20deg)'],
    ['mirrored', 'transform: scaleX(-1)'],
    ['of a matrix', 'transform: matrix(0.5, 0.3, -0.2, 0.6, 100, 50)'],
    ['zoomed', 'zoom: 0.7'],
  ] as const;
  for (const [name, style] of transforms) {
    it(`a dragged card follows the pointer in a box that is ${name}, and goes where it is let go`, async () => {
      if (name === 'zoomed' && isWebKit) leaveOut(OTHER_PIXELS);
      const table = await place(
        `<div style="width: 800px; ${style}"><grandfathers-clock-solitaire deal="21"></grandfathers-clock-solitaire></div>`,
      );
      await table.still();
      const way = table.spot('h1');
      const goal = table.spot('c8');
      await table.grab('c3', way);
      await frames(2);
      const card = table.root.querySelector('.card.lifted')!.getBoundingClientRect();
      expect(way.x, 'under the pointer').to.be.within(card.left, card.right);
      expect(way.y, 'under the pointer').to.be.within(card.top, card.bottom);
      await sendMouse({ type: 'move', position: [goal.x, goal.y] });
      await sendMouse({ type: 'up' });
      expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c3-c8']);
    });
  }

  it('on an inline element of its own', async () => {
    const table = await place(
      '<span>text <clock-solitaire deal="21" speed="instant" style="display: inline-block; vertical-align: top"></clock-solitaire> text</span>',
    );
    expectPlayable(table);
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(1);
  });

  it('inside other components, two shadow roots deep: pointer, keys and events come through', async () => {
    await screen(1000, 900);
    const outer = document.createElement('div');
    document.body.append(outer);
    cleanups.push(() => outer.remove());
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const game = document.createElement('grandfathers-clock-solitaire');
    game.deal = 21;
    game.speed = 'instant';
    inner.attachShadow({ mode: 'open' }).append(game);
    const table = await Table.of(game);
    await table.tap('c2');
    await table.drag('c3', table.spot('c5'));
    await keys('u', 'ArrowRight', 'Escape');
    expect(page.events.types.slice(2)).to.deep.equal([
      'before-move',
      'move',
      'change',
      'before-move',
      'move',
      'change',
      'undo',
      'change',
    ]);
    expect(page.events.all[0]!.event.target === outer, 'told as of the outer one').to.be.true;
    // Moved within the page the focus stays, here too.
    const { focused } = table;
    expect(focused).to.not.be.undefined;
    inner.shadowRoot!.append(game);
    expect(table.focused).to.equal(focused);
  });

  it('the clock is never mirrored', async () => {
    const table = await place('<div dir="rtl"><clock-solitaire deal="21"></clock-solitaire></div>');
    const x = (pile: string): number => table.pile(pile).getBoundingClientRect().left;
    expect(x('h3')).to.be.above(x('h9'));
  });

  it('hidden when it comes, shown later: the game is there and was dealt once', async () => {
    await screen(1000, 900);
    const box = document.createElement('div');
    box.style.display = 'none';
    box.innerHTML = '<grandfathers-clock-solitaire deal="21"></grandfathers-clock-solitaire>';
    document.body.append(box);
    cleanups.push(() => box.remove());
    await until(() => !waits(), 'nothing is left to come');
    const animations = () => document.getAnimations().length;
    expect(animations()).to.equal(0);
    box.style.display = '';
    const table = await Table.of(box.firstElementChild as HTMLElement);
    await table.still();
    expectPlayable(table);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    await table.tap('c2');
    expect(page.events.last('move').token).to.equal('c2-h9');
    // And away and back in mid-game.
    box.style.display = 'none';
    await frames(3);
    box.style.display = '';
    await Table.of(table.element);
    await until(() => table.pile('c3').offsetWidth > 0);
    await table.tap('c3');
    expect(table.targets).to.have.length(3);
  });

  it('hidden by the attribute of that name', async () => {
    const table = await place('<clock-solitaire deal="21"></clock-solitaire>');
    table.element.hidden = true;
    expect(table.element.offsetHeight).to.equal(0);
  });

  it('what is chosen while it is hidden is there as soon as it is shown', async () => {
    const table = await place(
      '<german-clock-solitaire deal="8" speed="instant"></german-clock-solitaire>',
    );
    const element = table.element as GermanClockSolitaire;
    const left = (): number => table.pile('stock').getBoundingClientRect().left;
    const before = left();
    element.hidden = true;
    await frames(3);
    element.setAttribute('hand', 'left');
    await element.updateComplete;
    element.hidden = false;
    expect(left()).to.be.below(before - 100);
    const now = left();
    await frames(3);
    expect(left()).to.equal(now);
  });

  it('a box that grows and shrinks takes the table along, in the midst of the game', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    const { labels } = table;
    const box = table.element.parentElement!;
    for (const width of ['300px', '700px', '210px', '100%']) {
      box.style.width = width;
      const before = table.pile('c1').getBoundingClientRect().width;
      await until(() => table.pile('c1').getBoundingClientRect().width !== before);
      expectPlayable(table, 16);
      expect(table.labels).to.deep.equal(labels);
    }
    await table.play(grandfathersClockWon.moves.slice(3, 6));
    expect(page.events.of('move')).to.have.length(6);
  });

  for (const [tag, [upright, turned]] of [
    [
      'clock-solitaire',
      [
        [390, 844],
        [844, 390],
      ],
    ],
    [
      'watch-solitaire',
      [
        [390, 844],
        [844, 390],
      ],
    ],
    [
      'clock-solitaire',
      [
        [320, 200],
        [640, 400],
      ],
    ],
  ] as const) {
    it(`<${tag}> has its size again when ${upright.join(' × ')} has been turned and turned back`, async () => {
      const table = await lay(`<${tag} deal="21" speed="instant"></${tag}>`, ...upright);
      const board = table.root.querySelector<HTMLElement>('[part~=board]')!;
      const room = table.root.querySelector<HTMLElement>('.available')!;
      const sizeNow = (): string => `${board.offsetWidth} × ${board.offsetHeight}`;
      const first = new Map<number, string>();
      for (const [width, height] of [upright, turned, upright, turned, upright]) {
        await screen(width, height);
        const share = innerHeight * 0.82;
        const onPhone = Math.min(share, Math.max(608, innerHeight - 204));
        const allowed = Math.max(144, innerWidth <= 480 ? onPhone : share);
        await until(
          () => Math.abs(room.offsetHeight - allowed) < 12,
          () => `the room is ${room.offsetHeight} high, of ${allowed}`,
        );
        await until(() => !waits(), 'nothing is left to come');
        const wanted = first.get(width) ?? (await settledSize(sizeNow));
        first.set(width, wanted);
        await until(
          () => sizeNow() === wanted,
          () => `${sizeNow()} is ${wanted} at ${width} × ${height}`,
        );
        expect(document.documentElement.scrollWidth, 'no wider than the page').to.be.at.most(width);
      }
      expect(new Set(first.values()).size, [...first].join('; ')).to.equal(2);
    });
  }

  it('a game that comes after the page has grown has the new height', async () => {
    const game = '<clock-solitaire deal="21" speed="instant"></clock-solitaire>';
    await screen(360, 740);
    const before = document.createElement('div');
    before.innerHTML = game;
    document.body.append(before);
    await Table.of(before.firstElementChild as HTMLElement);
    before.remove();
    const { root } = await place(game);
    expect(root.querySelector<HTMLElement>('.available')!.offsetHeight).to.equal(738);
    expect(root.querySelector<HTMLElement>('[part~=board]')!.offsetHeight).to.equal(738);
  });

  it('a scrollbar that comes and goes with its size does not have the board change for ever', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant" toolbar="none"></grandfathers-clock-solitaire>',
    );
    const box = table.element.parentElement!;
    const board = table.root.querySelector<HTMLElement>('[part~=board]')!;
    box.style.width = '460px';
    await until(() => board.offsetWidth <= 460);
    await frames(4);
    // It does not fit as wide as it is, and fits with the width that a scrollbar leaves.
    const height = table.element.offsetHeight - 4;
    box.style.cssText = `width: 460px; height: ${height}px; overflow: hidden auto`;
    letPass(500);
    await settledSize(() => String(board.offsetWidth));
    expectPlayable(table);
  });

  it('the board keeps its height for a whole game', async function () {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
      700,
      900,
    );
    const height = (): number =>
      table.root.querySelector<HTMLElement>('[part~=board]')!.offsetHeight;
    const before = height();
    const whole = table.element.offsetHeight;
    for (const move of grandfathersClockWon.moves) {
      await table.play([move]);
      expect(height()).to.equal(before);
    }
    expect(table.element.offsetHeight).to.equal(whole);
  });
});
