/** What taps on cards, goals and stock do; how a card in hand is shown, moved and put down. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/tags/big-ben.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import { choose } from '../../src/settings/choose.js';
import { listenToPage } from '../support/page.js';
import { changes, keys, lay, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { bigBenLost, bigBenWon, germanClockWon, grandfathersClockWon } from './lines.js';

const grandfathers = (): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
  );
const bigBen = (deal: number, more = ''): Promise<Table> =>
  lay(`<big-ben-solitaire deal="${deal}" speed="instant" ${more}></big-ben-solitaire>`);

describe('taps on cards', () => {
  const page = listenToPage();
  const tokens = (): string[] => page.events.of('move').map(({ token }) => token);

  it('a card with one way to go is played by one tap', async () => {
    const table = await grandfathers();
    await table.tap('c2');
    expect(tokens()).to.deep.equal(['c2-h9']);
    await table.says('7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.');
  });

  it('a card that lies already is played by a tap, though others are still dealt', async () => {
    const { deal } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" speed="slow"></grandfathers-clock-solitaire>`,
    );
    const out = (): number => table.root.querySelectorAll('.card:not([hidden])').length;
    const spot = table.spot('c2');
    await until(() => out() === 52 && table.flights.length <= 3, 'the last ones are on their way');
    await table.pointer.tap(spot);
    expect(tokens()).to.deep.equal(['c2-h9']);
  });

  it('a second tap on its goal, by habit, does nothing', async () => {
    const table = await grandfathers();
    await table.tap('c2');
    await table.pointer.tap(table.spot('h9'));
    expect(tokens()).to.deep.equal(['c2-h9']);
    await table.says('7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.');
  });

  it('a card with several is lifted; its goals show and are named; a tap on one plays it', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    expect(tokens()).to.deep.equal([]);
    expect(table.targets).to.deep.equal(['Column 5', 'Column 7', 'Column 8']);
    await table.says('Picked up the ace of spades; it can go to column 5, 7 or 8.');
    expect(table.root.querySelectorAll('.card.lifted')).to.have.length(1);
    await table.tap('c7');
    expect(tokens()).to.deep.equal(['c3-c7']);
    expect(table.targets).to.deep.equal([]);
    expect(table.root.querySelectorAll('.card.lifted')).to.have.length(0);
  });

  it('a lifted card stays in hand, and its goals marked, when the table is laid out anew', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    table.element.parentElement!.style.width = '420px';
    const { left } = table.pile('c7').getBoundingClientRect();
    await until(() => table.pile('c7').getBoundingClientRect().left !== left);
    expect(table.targets).to.deep.equal(['Column 5', 'Column 7', 'Column 8']);
    expect(table.root.querySelectorAll('.card.lifted')).to.have.length(1);
    await table.tap('c7');
    expect(tokens()).to.deep.equal(['c3-c7']);
  });

  it('a second tap on a lifted card puts it down', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    await table.tap('c3');
    expect(table.targets).to.deep.equal([]);
    await table.says('Put the ace of spades back.');
    expect(tokens()).to.deep.equal([]);
  });

  it('a double tap plays to a column first, if the player has chosen that', async () => {
    const table = await grandfathers();
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Settings');
    const select = (): HTMLSelectElement | null =>
      table.root.querySelector('dialog[open] select[name=double-tap]');
    await until(() => select() !== null);
    select()!.focus();
    await sendKeys({ type: 'To a c' });
    select()!.blur();
    await until(() => select()!.value === 'column');
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null);
    await table.tap('c6');
    expect(table.targets).to.have.length(2);
    await table.tapAgain('c6');
    expect(tokens()).to.have.length(1);
    expect(tokens()[0]).to.match(/^c6-c\d$/);
    choose('double-tap', undefined);
  });

  it('a double tap plays the obvious move: to the foundation', async () => {
    const table = await grandfathers();
    await table.tap('c6');
    expect(table.targets).to.have.length(2);
    await table.tapAgain('c6');
    expect(tokens()).to.deep.equal(['c6-h12']);
    await table.tapAgain('c6');
    expect(tokens(), 'the third of three').to.have.length(1);
  });

  for (const later of [0, 350]) {
    it(`a double tap plays one card, the second half ${later} ms later`, async () => {
      const table = await lay(
        '<grandfathers-clock-solitaire deal="3" speed="instant"></grandfathers-clock-solitaire>',
      );
      expect(table.label('c2')).to.match(/king of diamonds/);
      await table.tap('c2');
      letPass(later);
      await table.tapAgain('c2');
      expect(tokens()).to.have.length(1);
      expect(table.label('c2')).to.match(/6 of spades/);
      expect(table.targets).to.deep.equal([]);
      await table.tap('c2');
      expect(tokens(), 'a tap of its own').to.have.length(2);
    });
  }

  it('a double tap on a goal puts the lifted card there, and no more', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    await table.tap('c7');
    await table.tapAgain('c7');
    expect(tokens()).to.deep.equal(['c3-c7']);
    expect(table.targets).to.deep.equal([]);
  });

  it('a card with one way to go is played by a tap, whatever is lifted', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    expect(table.targets).to.have.length(3);
    await table.tap('c2');
    expect(tokens()).to.deep.equal(['c2-h9']);
    expect(table.targets).to.deep.equal([]);
  });

  it('another card that can move is lifted instead', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    await table.tap('c6');
    expect(table.targets).to.deep.equal(['12 o’clock', 'Column 1']);
    expect(tokens()).to.deep.equal([]);
  });

  it('a goal that does not take the lifted card says why, and it is put down', async () => {
    const table = await grandfathers();
    const { picture } = table;
    await table.tap('c3');
    await table.tap('h1');
    await table.says('The ace of spades never goes to 1 o’clock: only hearts go there.');
    expect(table.targets).to.deep.equal([]);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(page.events.types).to.not.include('before-move');
  });

  it('a card that can go nowhere, and a foundation, say so', async () => {
    const table = await grandfathers();
    await table.tap('c1');
    await table.says('The jack of diamonds can’t go anywhere yet.');
    await table.tap('h1');
    await table.says(/^Cards at \d+ o’clock stay there for good\.$/);
    expect(tokens()).to.deep.equal([]);
  });

  it('Escape puts a lifted card down, and is otherwise left to the page', async () => {
    const table = await grandfathers();
    const heard: string[] = [];
    const listen = ({ key, defaultPrevented }: KeyboardEvent) =>
      void heard.push(`${key} ${defaultPrevented}`);
    document.addEventListener('keydown', listen);
    await table.tap('c3');
    await keys('Escape');
    expect(table.targets).to.deep.equal([]);
    await table.says('Put the ace of spades back.');
    expect(heard).to.deep.equal([]);
    await keys('Escape');
    expect(heard).to.deep.equal(['Escape false']);
    document.removeEventListener('keydown', listen);
  });

  it('two homes: both show, the player takes either, a double tap the one with further to go', async function () {
    const table = await bigBen(bigBenLost.deal);
    await table.play(bigBenLost.moves.slice(0, 49));
    for (const hour of ['h12', 'h4']) {
      await table.tap('f9');
      expect(table.targets).to.deep.equal(['4 o’clock', '12 o’clock']);
      await table.tap(hour);
      expect(tokens().at(-1)).to.equal(`f9-${hour}`);
      await table.press('Undo');
      expect(table.label('f9')).to.match(/10 of diamonds/);
    }
    await table.tap('f9');
    await table.tap('f9');
    expect(tokens().at(-1)).to.equal('f9-h4');
  });

  it('a drop where two homes are near goes to the one it is let go on', async function () {
    const table = await bigBen(bigBenLost.deal);
    await table.play(bigBenLost.moves.slice(0, 49));
    await table.drag('f9', table.spot('h12'));
    expect(tokens().at(-1)).to.equal('f9-h12');
  });
});

describe('taps on the stock', () => {
  const page = listenToPage();
  const tokens = (): string[] => page.events.of('move').map(({ token }) => token);

  it('turn a card each, fast taps too', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}" speed="instant"></german-clock-solitaire>`,
    );
    for (let count = 0; count < 4; count++) await table.tap('stock');
    expect(tokens()).to.deep.equal(new Array(4).fill('stock-waste'));
    expect(table.label('waste')).to.match(/; 4 cards$/);
    expect(table.label('stock')).to.match(/: 48 cards$/);
    await table.says(/^Turned the /);
  });

  it('fill the gaps of Big Ben, in one move, before a card is dealt', async () => {
    const table = await bigBen(bigBenWon.deal);
    await table.play(bigBenWon.moves.slice(0, 2));
    expect(table.label('f11')).to.match(/; 1 under it; 1 gap$/);
    await table.tap('stock');
    expect(tokens().at(-1)).to.equal('stock-f5');
    expect(page.events.last('move').effects).to.have.length(2);
    expect(table.label('f11')).to.match(/; 2 under it$/);
    await table.says(
      /^Filled the gaps: \w+ of \w+ to the fan at 5 o’clock; \w+ of \w+ to the fan at 11 o’clock\.$/,
    );
    await table.tap('stock');
    expect(tokens().at(-1)).to.equal('stock-waste');
  });

  it('turn the waste over when the stock is out, while a redeal is left, and say when none is', async function () {
    const table = await bigBen(20, 'redeals="1"');
    const dealOut = async (): Promise<void> => {
      for (let count = 0; count < 56; count++) await table.tap('stock');
      expect(table.label('stock')).to.match(/empty/);
      expect(table.label('waste')).to.match(/56 cards$/);
    };
    const badge = (): string => table.root.querySelector('[part~=badge]')!.ariaLabel!;
    expect(badge()).to.equal('1 redeal left');
    await dealOut();
    const first = page.events.of('move')[0].effects[0].card;
    await table.tap('stock');
    expect(tokens().at(-1)).to.equal('waste-stock');
    expect(page.events.last('move').effects).to.have.length(56);
    await table.says('Turned the waste over: 56 cards in the stock.');
    expect(badge()).to.equal('no redeals left');
    await table.tap('stock');
    expect(page.events.last('move').effects[0].card).to.equal(first);
    for (let count = 1; count < 56; count++) await table.tap('stock');
    await table.tap('stock');
    await table.says('You can’t go through the stock again: no redeals are left.');
    expect(tokens()).to.have.length(113);
  });

  it('a tap on a waste that cannot be played spends no redeal', async function () {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}" speed="instant"></german-clock-solitaire>`,
    );
    // The first pass without a card played: then its last card opens the first layer.
    for (let count = 0; count < 52; count++) await table.tap('stock');
    await table.tap('waste');
    expect(tokens().at(-1), 'one way to go but the stock').to.match(/^waste-(h\d+|centre)$/);
    await until(() => /51 cards/.test(table.label('waste')));
    let played = tokens().length;
    for (; ; played++) {
      await table.tap('waste');
      if (tokens().length === played) break;
    }
    await table.says(/^The 3 of hearts has to wait: 3 o’clock needs a \w+ first\.$/);
    expect(tokens()).to.not.include('waste-stock');
    await table.tap('stock');
    expect(tokens().at(-1)).to.equal('waste-stock');
  });

  it('turn a card while another is in hand, and never lift what lies face down', async () => {
    const table = await bigBen(20);
    await table.tap('f4');
    expect(table.targets).to.have.length(2);
    await table.tap('stock');
    expect(tokens()).to.deep.equal(['stock-waste']);
    await table.says(/^Turned the /);
    expect(table.targets).to.deep.equal([]);
  });

  it('an empty foundation says that it is empty', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="5" speed="instant"></german-clock-solitaire>`,
    );
    await table.tap('h3');
    await table.says('3 o’clock is empty: turn up a card of the stock first.');
  });

  it('an empty waste says so, and what comes first', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="5" speed="instant"></german-clock-solitaire>`,
    );
    await table.tap('waste');
    await table.says('The waste is empty: turn up a card of the stock first.');
    expect(tokens()).to.deep.equal([]);
  });

  it('the order of the suits shows as far as it is fixed', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="${germanClockWon.deal}" speed="instant"></german-clock-solitaire>`,
    );
    const order = (): string => table.root.querySelector('[part~=suit-order]')!.ariaLabel!;
    expect(order()).to.equal(
      'Suit order from the bottom: not chosen, not chosen, not chosen, not chosen',
    );
    await table.play(germanClockWon.moves.slice(0, 2));
    // The first suit fixes the third, the other one of its colour.
    expect(table.label('h11')).to.match(/jack of spades/);
    expect(order()).to.equal('Suit order from the bottom: spades, not chosen, clubs, not chosen');
  });
});

describe('the place that takes the card in play', () => {
  const page = listenToPage();
  const tokens = (): string[] => page.events.of('move').map(({ token }) => token);
  const germanClock = (more = ''): Promise<Table> =>
    lay(`<german-clock-solitaire deal="103" speed="instant" ${more}></german-clock-solitaire>`);

  it('plays it there at a tap, as Clock does, and refuses it anywhere else', async () => {
    const table = await germanClock();
    await table.tap('h9');
    await table.says(/^9 o’clock is empty: turn up a card of the stock first\./);
    await table.tap('stock');
    await table.tap('h9');
    await table.says(/^The 8 of diamonds can’t go to 9 o’clock: it belongs at 8 o’clock\./);
    expect(tokens()).to.deep.equal(['stock-waste']);
    await table.tap('h8');
    expect(tokens()).to.deep.equal(['stock-waste', 'waste-h8']);
  });

  it('plays it there by its key and Enter', async () => {
    const table = await germanClock();
    table.pile('stock').focus();
    await keys('Enter', '8', 'Enter');
    await until(() => tokens().length === 2);
    expect(tokens()).to.deep.equal(['stock-waste', 'waste-h8']);
    await until(() => /^8 o’clock: 8 of diamonds/.test(table.label('h8')));
  });
});
