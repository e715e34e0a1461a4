/** The menu lies above the page: no box cuts it off, and it scrolls within the window. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { isWebKit, leaveOut, OTHER_PIXELS } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { frames, gameIn, keys, put, screen, spotOf, Table, until } from '../support/table.js';
import '../../src/hourhand.js';

const menuOf = ({ root }: Table): HTMLElement | null => root.querySelector('.menu');
const entries = (table: Table): HTMLElement[] =>
  [
    ...menuOf(table)!.querySelectorAll<HTMLElement>(':is(button, summary):not(details button)'),
  ].filter((entry) => entry.checkVisibility());

async function open(html: string, width: number, height: number): Promise<Table> {
  await screen(width, height);
  const table = await Table.of(gameIn(put(html)));
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await until(() => menuOf(table) !== null && entries(table).length > 3, 'the menu is there');
  // What listeners can ask is loaded later.
  await until(() => menuOf(table)!.querySelector('.listen') !== null, 'it is complete');
  await frames(3);
  return table;
}

/**
 * How many pixels of a box's content its scrollbar lies over: in WebKitGTK it takes no room, and a pointer at
 * the box's end finds the scrollbar, even before it is seen.
 */
function underScrollbar(): number {
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; top: 0; left: 0; width: 100px; height: 100px; z-index: 9';
  box.style.overflowY = 'auto';
  const content = document.createElement('div');
  content.style.height = '300px';
  box.append(content);
  document.body.append(box);
  const { width } = content.getBoundingClientRect();
  let seen = width - 0.5;
  while (seen > 0 && document.elementFromPoint(seen, 50) !== content) seen--;
  box.remove();
  return width - 0.5 - seen;
}

/** What of the menu can’t be seen, or be reached with the pointer. */
function hidden(table: Table): string[] {
  const menu = menuOf(table)!;
  const { left, top, right, bottom } = menu.getBoundingClientRect();
  const found: string[] = [];
  const end = right - (menu.scrollHeight > menu.clientHeight ? underScrollbar() : 0);
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
    found.push(`the menu is at ${[left, top, right, bottom].map(Math.round).join(' ')}`);
  }
  for (const entry of entries(table)) {
    entry.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = entry.getBoundingClientRect();
    for (const x of [box.left + 3, Math.min(box.right, end) - 3]) {
      const hit = table.root.elementFromPoint(x, (box.top + box.bottom) / 2);
      if (!entry.contains(hit)) found.push(`${entry.textContent.trim()} at ${Math.round(x)}`);
    }
  }
  return found;
}

const game = (attributes = ''): string =>
  `<clock-solitaire deal="7" speed="instant" storage="none" ${attributes}></clock-solitaire>`;
const boxes: Readonly<Record<string, string>> = {
  'a low card that cuts off': 'overflow: hidden; height: 120px; border-radius: 12px',
  'a box that is a layer':
    'overflow: hidden; height: 120px; transform: scale(0.9); filter: blur(0)',
  'a contained box': 'overflow: clip; height: 120px; contain: layout paint; will-change: transform',
  'a narrow box': 'overflow: hidden; height: 150px; width: 250px; margin-left: 60px',
  'a zoomed box': 'overflow: hidden; height: 120px; zoom: 1.4',
};

const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;

for (const older of [false, true]) {
  describe(`the menu${older ? ', in browsers before popovers' : ''}`, () => {
    listenToPage();
    before(() => {
      if (older) Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    after(() => Object.defineProperty(HTMLElement.prototype, 'showPopover', popover));

    for (const [name, style] of Object.entries(boxes)) {
      for (const dir of ['ltr', 'rtl']) {
        it(`is whole in ${name}, ${dir}`, async () => {
          if (name === 'a zoomed box' && isWebKit) leaveOut(OTHER_PIXELS);
          const table = await open(
            `<div dir="${dir}" style="padding-top: 60px"><div style="${style}">${game()}</div></div>`,
            700,
            800,
          );
          expect(hidden(table)).to.deep.equal([]);
        });
      }
    }

    for (const [width, height] of [
      [300, 200],
      [300, 300],
      [700, 200],
      [700, 300],
    ] as const) {
      it(`scrolls within a frame of ${width} × ${height} pixels`, async () => {
        const table = await open(game(), width, height);
        expect(hidden(table)).to.deep.equal([]);
      });
    }

    it('is beside its button', async () => {
      const table = await open(`<div style="height: 80px"></div>${game()}`, 700, 900);
      const button = table.root.querySelector('button[part~=menu]')!.getBoundingClientRect();
      const menu = menuOf(table)!.getBoundingClientRect();
      expect(menu.right).to.be.closeTo(button.right, 1);
      expect(menu.top - button.bottom).to.be.within(0, 8);
    });

    it('is whole at the side of its button where it would scroll below and above it', async () => {
      const table = await open(`<div style="height: 330px"></div>${game()}`, 1000, 800);
      const button = table.root.querySelector('button[part~=menu]')!.getBoundingClientRect();
      const menu = menuOf(table)!;
      const { left, right, height } = menu.getBoundingClientRect();
      expect(height).to.be.above(Math.max(button.top, 800 - button.bottom));
      expect(menu.scrollHeight).to.be.at.most(menu.clientHeight);
      expect(right <= button.left || left >= button.right).to.equal(true);
    });

    it('is whole on a phone on its side', async () => {
      const menu = menuOf(await open(game(), 844, 390))!;
      expect(menu.scrollHeight).to.be.at.most(menu.clientHeight);
      expect(menu.scrollWidth).to.be.at.most(menu.clientWidth);
    });

    it('stays about as wide when what listeners can ask is opened', async () => {
      const table = await open(game(), 1100, 700);
      const menu = menuOf(table)!;
      const before = menu.getBoundingClientRect().width;
      await table.pressOn(menu.querySelector<HTMLElement>('.listen > summary')!);
      await until(() => menu.querySelector('.listen[open]') !== null, 'it is open');
      await frames(3);
      expect(menu.getBoundingClientRect().width).to.be.below(1.5 * before);
      const buttons = [...menu.querySelectorAll<HTMLElement>('.listen > button')];
      const tops = buttons.map((button) => button.getBoundingClientRect().top);
      expect(new Set(tops).size, 'one below the other').to.equal(buttons.length);
    });

    it('goes with Escape, and its button has the focus', async () => {
      const table = await open(game(), 700, 500);
      await keys('Escape');
      await until(() => menuOf(table) === null, 'the menu has gone');
      expect(table.root.activeElement?.part.contains('menu')).to.equal(true);
    });

    it('is gone through with arrows, Home and End, from its button on and round', async () => {
      const table = await open(game(), 1000, 900);
      const button = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
      button.focus();
      const focused = (): string => table.root.activeElement!.textContent.trim();
      const able = (): string[] =>
        entries(table)
          .filter((entry) => !entry.matches(':disabled'))
          .map(({ textContent }) => textContent.trim());
      const names = able();
      // A modal menu has given the focus to its first entry.
      const from = names.indexOf(focused());
      const gone: string[] = [];
      for (let i = 0; i <= names.length; i++) {
        await keys('ArrowDown');
        gone.push(focused());
      }
      expect(gone).to.deep.equal(gone.map((_, i) => names[(from + 1 + i) % names.length]));
      await keys('Home', 'ArrowUp');
      expect(focused()).to.equal(names.at(-1));
      await keys('Home');
      expect(focused()).to.equal(names[0]);
      // Its last entry opens to what listeners can ask, and then stands alone with it.
      await keys('End', 'Enter', 'ArrowDown');
      const asked = [...menuOf(table)!.querySelectorAll('.listen > button')];
      expect(table.root.activeElement).to.equal(asked[0]);
      await keys('End');
      expect(table.root.activeElement).to.equal(asked.at(-1));
      expect(scrollY).to.equal(0);
      await keys('Escape');
      expect(menuOf(table)).to.be.null;
    });

    it('goes when something else is pressed', async () => {
      const table = await open(`<p style="height: 40px">Text</p>${game()}`, 700, 700);
      await sendMouse({ type: 'click', position: [20, 20] });
      await until(() => menuOf(table) === null, 'the menu has gone');
    });

    it('opens dialogs, from which the focus comes back to its button', async () => {
      const table = await open(game(), 700, 700);
      await table.press('Settings');
      await until(() => table.root.querySelector('dialog[open]:not(.menu)') !== null, 'the dialog');
      expect(menuOf(table)).to.equal(null);
      await keys('Escape');
      await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');
      await until(() => table.root.activeElement?.part.contains('menu') === true, 'the focus');
    });

    it('stays while an entry is held down, where browsers give the focus to no button that is pressed', async () => {
      const table = await open(game(), 700, 700);
      const settings = entries(table).find((entry) => entry.matches('[part~=settings]'))!;
      const { x, y } = spotOf(settings);
      // Safari takes the focus away from the menu's button and gives it to nothing.
      const blur = (): void => (table.root.activeElement as HTMLElement | null)?.blur();
      const asSafari = (event: Event): void => {
        event.preventDefault();
        blur();
      };
      addEventListener('mousedown', asSafari, { capture: true });
      try {
        await sendMouse({ type: 'move', position: [x, y] });
        await sendMouse({ type: 'down' });
        // Time in which a person is slow to let go.
        await new Promise((next) => setTimeout(next, 400));
        expect(menuOf(table)).to.not.equal(null);
        await sendMouse({ type: 'up' });
        await until(
          () => table.root.querySelector('dialog[open]:not(.menu)') !== null,
          'the dialog',
        );
      } finally {
        removeEventListener('mousedown', asSafari, { capture: true });
      }
      await keys('Escape');
      await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');
    });

    if (older) return;

    it('closes when its button is scrolled out of the window', async () => {
      const table = await open(`${game()}<div style="height: 3000px"></div>`, 700, 900);
      expect(menuOf(table)).to.not.equal(null);
      scrollTo(0, 1500);
      await until(() => menuOf(table) === null);
    });

    it('stays at its button when the page scrolls, and is whole when the board is moved', async () => {
      const table = await open(
        `<div style="height: 200px"></div>${game()}<div style="height: 2000px"></div>`,
        700,
        900,
      );
      scrollTo(0, 120);
      await frames(3);
      const button = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
      const under = (): number =>
        menuOf(table)!.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
      expect(under()).to.be.within(0, 8);
      const box = document.createElement('div');
      box.style.cssText = 'overflow: hidden; height: 120px';
      table.element.before(box);
      box.append(table.element);
      await frames(3);
      if (menuOf(table)) expect(hidden(table)).to.deep.equal([]);
      spotOf(button);
    });
  });
}
