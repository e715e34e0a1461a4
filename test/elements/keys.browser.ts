/** Play by keys alone: from the Tab key to the end of a game. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/tags/big-ben.js';
import '../../src/tags/clock.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { expectGame } from '../support/expect.js';
import { Held } from '../support/held.js';
import { listenToPage } from '../support/page.js';
import { nameOf } from '../support/pile-names.js';
import { changes, frames, keys, lay, place, type Table, until } from '../support/table.js';
import { isThorough, some } from '../support/thorough.js';
import { pass } from '../support/time.js';
import { bigBenLost, bigBenWon, germanClockWon, grandfathersClockWon, luck } from './lines.js';

const HOUR_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Minus', 'Equal'];

/** Goes from the page to the board as the Tab key does. */
async function tabToBoard(table: Table): Promise<void> {
  for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
  expect(table.focused, 'the Tab key comes to the board').to.not.be.undefined;
}

const grandfathers = (more = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" ${more}></grandfathers-clock-solitaire>`,
  );

describe('play by keys', () => {
  const page = listenToPage();

  /** Goes to a pile of Grandfather’s Clock: hours by their keys, columns from the last one. */
  async function goTo(table: Table, pile: string): Promise<void> {
    const number = Number(pile.slice(1));
    if (pile.startsWith('h')) await keys(HOUR_KEYS[number - 1]!);
    else await keys('End', ...new Array<string>(8 - number).fill('ArrowLeft'));
    // Keys that are pressed before their code has come are done when it comes.
    await until(
      () => table.focused === nameOf(pile),
      () => `${table.focused} became ${nameOf(pile)}`,
    );
  }

  it('a game of choice is won by digits, arrows and Enter', async function () {
    const { deal, moves } = grandfathersClockWon;
    const table = await grandfathers();
    await tabToBoard(table);
    for (const move of moves) {
      const [from, to] = move.split('-') as [string, string];
      await goTo(table, from);
      await keys('Enter');
      expect(table.focused, 'the focus stays').to.equal(nameOf(from));
      if (table.targets.length > 0) {
        await goTo(table, to);
        await keys('Enter');
      }
    }
    expectGame(page.events, { game: 'grandfathers-clock', deal, end: 'win', moves });
  });

  it('a game of luck is lost by digits, C and Enter', async function () {
    const deal = luck.clock.lost;
    const table = await lay(`<clock-solitaire deal="${deal}"></clock-solitaire>`);
    await tabToBoard(table);
    for (let turned = table.turned; turned; turned = table.turned) {
      const [, rank] = /turned card, (\w+) of/.exec(turned.ariaLabel!.toLowerCase())!;
      const hour = { ace: 1, jack: 11, queen: 12 }[rank!] ?? Number(rank);
      await keys(rank === 'king' ? 'c' : HOUR_KEYS[hour - 1]!, 'Enter');
    }
    expectGame(page.events, { game: 'clock', deal, end: 'loss', reason: 'cycle' });
  });

  it('the board is one stop of the Tab key, and keeps its place', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await keys('ArrowRight', 'ArrowRight');
    const { focused } = table;
    await keys('Tab');
    expect(table.focused).to.be.undefined;
    await keys('Shift+Tab');
    expect(table.focused).to.equal(focused);
    expect(table.buttons.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
  });

  it('Page Down and Page Up go round the ring', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await keys('1');
    const way: string[] = [];
    for (let i = 0; i < 12; i++) {
      way.push(table.focused!);
      await keys('PageDown');
    }
    expect(way).to.deep.equal(HOUR_KEYS.map((_, i) => `${i + 1} o’clock`));
    expect(table.focused).to.equal('1 o’clock');
    await keys('PageUp');
    expect(table.focused).to.equal('12 o’clock');
  });

  it('arrows go where the eye sees the next pile, and from ring to ring', async () => {
    // With a ring of fans around the clock.
    const table = await lay('<big-ben-solitaire deal="20"></big-ben-solitaire>', 680, 800);
    await tabToBoard(table);
    await keys('3');
    expect(table.focused).to.equal('3 o’clock');
    await keys('ArrowUp');
    expect(table.focused).to.equal('2 o’clock');
    await keys('ArrowDown', 'ArrowRight');
    expect(table.focused).to.equal('The fan at 3 o’clock');
    await keys('ArrowRight');
    expect(table.focused).to.equal('The fan at 3 o’clock');
    await keys('ArrowLeft', 'ArrowLeft');
    expect(table.focused).to.equal('The waste');
    await keys('ArrowLeft');
    expect(table.focused).to.equal('The stock');
    await keys('ArrowLeft');
    expect(table.focused, 'the ring is beside it').to.equal('9 o’clock');
    await keys('Home');
    expect(table.focused).to.equal('The fan at 1 o’clock');
    await keys('End');
    expect(table.focused).to.equal('The waste');
  });

  it('arrows go where the eye sees the next pile, in both directions of writing', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const table = await lay(
        `<div dir="${dir}"><grandfathers-clock-solitaire deal="1"></grandfathers-clock-solitaire></div>`,
      );
      const middle = (): { x: number; y: number } => {
        const { left, right, top, bottom } = table.root.activeElement!.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      };
      let moved = 0;
      for (const [key, axis, sign] of [
        ['ArrowRight', 'x', 1],
        ['ArrowLeft', 'x', -1],
        ['ArrowDown', 'y', 1],
        ['ArrowUp', 'y', -1],
      ] as const) {
        for (const pile of ['h3', 'h6', 'h9', 'h12', 'c1', 'c4', 'c8']) {
          table.pile(pile).focus();
          const [from, name] = [middle(), table.focused];
          await keys(key);
          if (table.focused === name) continue;
          moved++;
          const by = (middle()[axis] - from[axis]) * sign;
          expect(by, `${dir}: ${key} from ${name} to ${table.focused}`).to.be.above(0);
        }
      }
      expect(moved).to.be.above(15);
    }
  });

  it('arrows follow a narrow board as drawn, and at its edge they do not scroll the page', async () => {
    const table = await lay(
      '<big-ben-solitaire deal="20"></big-ben-solitaire><p style="height: 3000px"></p>',
      360,
      600,
    );
    table.pile('h1').focus({ preventScroll: true });
    const way: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await keys(key);
      way.push(table.focused);
    }
    expect(way.slice(0, 3)).to.deep.equal(['12 o’clock', '12 o’clock', 'The stock']);
    expect(way[3]).to.match(/^[67] o’clock$/);
    expect(way[4]).to.match(/^The fan at [1-4] o’clock$/);
    expect(way[5]).to.equal(way[3]);
    scrollTo(0, 0);
    await keys('Equal');
    const y = scrollY;
    await keys('ArrowUp', 'ArrowUp');
    expect(table.focused).to.equal('12 o’clock');
    await frames(10);
    expect(scrollY).to.equal(y);
  });

  it('a held key acts once; held arrows go on', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}"></german-clock-solitaire>`,
    );
    await tabToBoard(table);
    // Where the focus is already, S goes on to the waste.
    if (!table.focused?.startsWith('The stock')) await keys('s');
    for (const key of ['Enter', ' ', 'u', 'h']) {
      page.events.clear();
      for (let i = 0; i < 4; i++) await sendKeys({ down: key });
      await sendKeys({ up: key });
      const { types } = page.events;
      const acts = types.filter((type) => type === 'move' || type === 'undo');
      expect(acts, `${key} held`).to.have.length(key === 'h' ? 0 : 1);
    }
    expect(table.shownMoves).to.equal('1');
    await keys('1');
    for (let i = 0; i < 4; i++) await sendKeys({ down: 'PageDown' });
    await sendKeys({ up: 'PageDown' });
    expect(table.focused).to.equal('5 o’clock');
    // A held Enter on a control, too.
    await keys('s', 'Enter');
    expect(table.shownMoves).to.equal('2');
    table.control('Undo').focus();
    for (let i = 0; i < 4; i++) await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    expect(table.shownMoves).to.equal('1');
  });

  it('an hour’s key pressed again steps from the inner to the outer ring and back', async () => {
    const table = await lay('<big-ben-solitaire deal="20"></big-ben-solitaire>');
    await tabToBoard(table);
    const way: (string | undefined)[] = [];
    for (const key of ['Equal', 'Equal', 'Equal', '7', '0', '0']) {
      await keys(key);
      way.push(table.focused);
    }
    expect(way).to.deep.equal([
      '12 o’clock',
      'The fan at 12 o’clock',
      '12 o’clock',
      '7 o’clock',
      '10 o’clock',
      'The fan at 10 o’clock',
    ]);
  });

  it('S goes to the stock and again to the waste, Space turns a card', async () => {
    const table = await lay('<big-ben-solitaire deal="20"></big-ben-solitaire>');
    await tabToBoard(table);
    await keys('s', 'Space');
    expect(page.events.last('move').token).to.equal('stock-waste');
    expect(table.focused).to.equal('The stock');
    await keys('s');
    expect(table.focused).to.equal('The waste');
    await keys('s');
    expect(table.focused).to.equal('The stock');
  });

  it('U takes back, and the focus stays', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await goTo(table, 'c2');
    await keys('Enter', 'u');
    expect(page.events.types.slice(2)).to.deep.equal([
      'before-move',
      'move',
      'change',
      'undo',
      'change',
    ]);
    expect(page.events.last('undo').by).to.equal('player');
    expect(table.focused).to.equal('Column 2');
    await keys('u');
    await table.says('There is nothing to undo.');
  });

  it('H hints, and changes nothing', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await keys('h');
    await until(() => table.message.startsWith('Hint: '));
    await table.says(/^Hint: \w+ of \w+ from column \d to /);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
  });

  it('Escape puts down, arrows take the lifted card along', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await goTo(table, 'c3');
    await keys('Enter');
    expect(table.targets).to.have.length(3);
    await keys('Escape');
    expect(table.targets).to.have.length(0);
    expect(table.focused).to.equal('Column 3');
    await keys('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(page.events.last('move').token).to.equal('c3-c5');
  });

  it('two homes: the keys choose either', async function () {
    const table = await lay(`<big-ben-solitaire deal="${bigBenLost.deal}"></big-ben-solitaire>`);
    const { element } = table;
    for (const move of bigBenLost.moves.slice(0, 49)) (element as SolitaireElement).play(move);
    await tabToBoard(table);
    await keys('9', '9');
    expect(table.focused).to.equal('The fan at 9 o’clock');
    await keys('Enter', 'Equal', 'Enter');
    expect(page.events.last('move').token).to.equal('f9-h12');
  });

  it('keys with a modifier, and keys outside the board, belong to the page', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await goTo(table, 'c2');
    await keys('Enter');
    page.events.clear();
    await keys('Control+u', 'Alt+u', 'Shift+U');
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await keys('u', '5', 'Enter');
    expect(input.value).to.equal('u5');
    input.remove();
    expect(page.events.types).to.deep.equal([]);
  });

  it('a key that the page has dealt with is left alone', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    await goTo(table, 'c2');
    await keys('Enter');
    page.events.clear();
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', stop, { capture: true });
    await keys('u');
    window.removeEventListener('keydown', stop, { capture: true });
    expect(page.events.types).to.deep.equal([]);
  });

  it('keys="off" leaves letters and digits to the page; arrows and Enter remain', async () => {
    const table = await grandfathers('keys="off"');
    await tabToBoard(table);
    const { focused } = table;
    await keys('u', 'h', '5', 'c');
    expect(table.focused).to.equal(focused);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    await keys('End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await keys('Enter');
    expect(page.events.last('move').token).to.equal('c2-h9');
  });
});

describe('a press that comes early', () => {
  const page = listenToPage();
  afterEach(() => Held.end());

  /** What Enter, or an assistive technology, does to a pile. */
  const presses: Record<string, (button: HTMLElement) => Promise<void>> = {
    Enter: () => keys('Enter'),
    Space: () => keys('Space'),
    'element.click()': async (button) => button.click(),
    'assistive technology': async (button) => {
      const how = { bubbles: true, composed: true, isPrimary: true, width: 0, height: 0 };
      for (const type of ['pointerdown', 'pointerup'])
        button.dispatchEvent(new PointerEvent(type, how));
      button.dispatchEvent(new PointerEvent('click', { ...how, detail: 1 }));
    },
  };

  const games: [tag: string, deal: number, pile: string, token: string][] = [
    ['grandfathers-clock', grandfathersClockWon.deal, 'c2', 'c2-h9'],
    ['big-ben', 20, 'stock', 'stock-waste'],
    ['clock', luck.clock.won, 'centre', ''],
  ];
  for (const [i, [tag, deal, pile, token]] of games.entries()) {
    for (const [j, [name, press]] of Object.entries(presses).entries()) {
      it(`${tag}: ${name} ends the deal and acts, at any moment of it`, async () => {
        for (const ms of some([0, 100, 600, 1100], 2, i + j)) {
          page.events.clear();
          const held = new Held();
          const table = await place(`<${tag}-solitaire deal="${deal}"></${tag}-solitaire>`);
          const button = table.pile(pile);
          button.focus();
          await pass(ms);
          await until(() => held.waiting.length > 0, `cards are dealt after ${ms} ms`);
          await press(button);
          const moves = page.events.of('move');
          expect(moves, `one move after ${ms} ms`).to.have.length(1);
          if (token) expect(moves[0].token).to.equal(token);
          held.letGo();
          await table.still();
          const { picture } = table;
          const element = table.element as SolitaireElement;
          expect(element.load(element.save()).ok).to.be.true;
          await frames(2);
          expect(changes(picture, table.picture), 'all lie where they should').to.deep.equal([]);
          // Under it the next board could lie below the window, where nothing is dealt with motion.
          element.remove();
        }
      });
    }
  }

  it('Escape closes a dialog while cards are dealt behind it', async () => {
    const held = new Held();
    const table = await lay('<clock-solitaire deal="19"></clock-solitaire>');
    await until(() => held.waiting.length > 4, 'cards are dealt');
    const dialog = (): HTMLElement | null => table.root.querySelector('dialog[open]');
    (table.element as SolitaireElement).howToPlay();
    await until(() => dialog() !== null);
    await keys('Escape');
    await until(() => dialog() === null, 'the dialog is closed');
    held.letGo();
  });

  for (const entry of ['Settings', 'Share…', 'How to play', 'Statistics']) {
    it(`Escape closes a dialog first, and then the hint behind it: ${entry}`, async () => {
      const table = await lay('<clock-solitaire deal="5" speed="instant"></clock-solitaire>');
      await table.press('Hint');
      const hint = (): Element | null => table.root.querySelector('.hint');
      const dialog = (): HTMLElement | null => table.root.querySelector('dialog[open]:not(.menu)');
      await until(() => hint() !== null);
      await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
      await table.press(entry);
      await until(() => dialog() !== null);
      await keys('Escape');
      await until(() => dialog() === null, 'the dialog is closed');
      expect(hint(), 'the hint is still shown').to.not.equal(null);
      await keys('Escape');
      expect(hint()).to.equal(null);
    });
  }

  it('German Clock: no Enter is lost in three passes, nor after either redeal', async () => {
    const table = await lay('<german-clock-solitaire deal="731245"></german-clock-solitaire>');
    table.pile('stock').focus();
    for (let count = 1; count <= 3 * 52 + 2; count++) {
      // Far from a redeal, one card is like another.
      if (!isThorough && count % 53 > 8 && count % 53 < 45) {
        (table.element as SolitaireElement).play('stock-waste');
        continue;
      }
      const held = new Held();
      const redeals = count === 53 || count === 106;
      await keys('Enter');
      expect(page.events.of('move'), `after ${count} presses`).to.have.length(count);
      expect(page.events.last('move').token).to.equal(redeals ? 'waste-stock' : 'stock-waste');
      // The next press meets all cards on their way.
      if (redeals) await until(() => held.waiting.length > 4, 'the waste is turned over');
      else held.letGo();
    }
  });

  it('Big Ben: no Enter is lost after any filling', async () => {
    const { deal, moves } = bigBenWon;
    const table = await lay(`<big-ben-solitaire deal="${deal}"></big-ben-solitaire>`);
    const element = table.element as SolitaireElement;
    let pressed = 0;
    for (const [at, move] of moves.entries()) {
      if (!move.startsWith('stock-f')) {
        expect(element.play(move).ok, move).to.be.true;
        continue;
      }
      table.pile('stock').focus();
      const held = new Held();
      await keys('Enter');
      expect(element.moveCount, `the filling, move ${at + 1}`).to.equal(at + 1);
      await until(() => held.waiting.length > 0, 'the gaps are filled');
      if (element.moves.some(({ token }) => token === 'stock-waste')) {
        await keys('Enter');
        expect(element.moveCount, 'a card is dealt at once').to.equal(at + 2);
        element.undo();
        pressed++;
      }
      held.letGo();
    }
    expect(pressed, 'fillings after which there is a card to deal').to.be.above(2);
  });
});

describe('keys that the game has handled stop there', () => {
  /** What a page hears of keys on the document, as shortcuts and slide shows listen. */
  let heard: string[] = [];
  let stop: AbortController;
  beforeEach(() => {
    stop = new AbortController();
    heard = [];
    for (const type of ['keydown', 'keypress', 'keyup']) {
      const note = (event: Event): void =>
        void heard.push(`${type} ${(event as KeyboardEvent).key}`);
      document.addEventListener(type, note, { signal: stop.signal });
    }
  });
  afterEach(() => stop.abort());

  it('arrows, letters, digits, Enter and Space', async () => {
    const table = await lay('<big-ben-solitaire deal="20"></big-ben-solitaire>');
    table.pile('h3').focus();
    const all = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Home', 'End', '5', 'Minus'];
    all.push('PageUp', 'PageDown');
    all.push('u', 'h', 'd', 'w', 'm', 'r', '.', ',', 's', 'Enter', 'Space', 'l', 'Escape');
    await keys(...all);
    // Escape found nothing to do.
    expect(heard.filter((one) => !one.endsWith('Escape'))).to.deep.equal([]);
  });

  it('Escape that puts a card down', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    heard.length = 0;
    table.pile('c3').focus();
    await keys('Enter', 'Escape');
    expect(table.targets).to.deep.equal([]);
    expect(heard).to.deep.equal([]);
    await keys('Escape');
    expect(heard, 'nothing is picked up').to.deep.equal(['keydown Escape', 'keyup Escape']);
  });

  it('keys in the menu, in dialogs, on sliders and in boxes for text', async () => {
    const table = await grandfathers();
    const button = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
    button.focus();
    await keys('Enter');
    await until(() => table.controls('Settings').length > 0);
    await keys('Escape', 'Space');
    await until(() => table.controls('Settings').length > 0);
    table.control('Settings').focus();
    await keys('Enter');
    await until(() => table.root.querySelector('dialog[open]') !== null);
    // Lists come a moment later than the dialog: see dialogs/late.ts.
    const list = table.root.querySelector('select')!;
    await until(() => !list.closest('[inert]'), 'the list is there');
    list.focus();
    await keys('ArrowDown', 'ArrowUp', 'Escape');
    await until(() => table.root.querySelector('dialog') === null);
    table.pile('c2').focus();
    await keys('Enter');
    await keys('Escape');
    heard = heard.filter((one) => !one.includes('Escape'));
    button.focus();
    await keys('Enter');
    await until(() => table.controls('Replay').length > 0);
    table.control('Replay').focus();
    await keys('Enter');
    await until(() => table.root.activeElement?.matches('.scrubber') === true);
    await keys('ArrowRight', 'Home');
    expect(heard).to.deep.equal([]);
  });

  it('others reach the page: no shortcut, with a modifier, dealt with, in a slot, or keys="off"', async () => {
    const table = await grandfathers();
    await tabToBoard(table);
    heard.length = 0;
    await keys('x', 'F9', 'Control+u', 'Alt+h');
    expect(heard).to.include.members(['keydown x', 'keyup x', 'keydown F9', 'keydown u']);
    expect(heard).to.include('keydown h');
    heard.length = 0;
    const deal = (event: Event): void => event.preventDefault();
    window.addEventListener('keydown', deal, { capture: true });
    await keys('ArrowRight');
    window.removeEventListener('keydown', deal, { capture: true });
    expect(heard).to.deep.equal(['keydown ArrowRight', 'keyup ArrowRight']);
    heard.length = 0;
    const own = document.createElement('button');
    own.slot = 'end';
    table.element.append(own);
    own.focus();
    await keys('Enter', 'ArrowRight');
    expect(heard).to.include.members(['keydown Enter', 'keypress Enter', 'keydown ArrowRight']);
    const off = await grandfathers('keys="off"');
    await tabToBoard(off);
    heard.length = 0;
    await keys('u', 'ArrowRight');
    expect(heard).to.deep.equal(['keydown u', 'keypress u', 'keyup u']);
  });
});
