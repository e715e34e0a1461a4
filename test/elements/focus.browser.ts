/** The focus stays in the game when the button that had it has gone or can't be used any more. */
import { expect } from '@open-wc/testing';
import '../../src/tags/big-ben.js';
import '../../src/tags/clock.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/hide-and-seek.js';
import '../../src/tags/travellers.js';
import '../../src/tags/watch.js';
import '../../src/tags/solitaire-settings.js';
import type { ClockSolitaire, GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { playing } from '../../src/element/playing-module.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, spotOf, type Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';
import {
  bigBenLost,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  type Line,
  luck,
  watchReturn,
} from './lines.js';

/** With what notices how a button is pressed: on a slow machine, it comes after the first press. */
async function grandfathers(): Promise<Table> {
  const table = await lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}"></grandfathers-clock-solitaire>`,
  );
  await playing.get();
  await frames(1);
  return table;
}

describe('the focus', () => {
  listenToPage();

  it('is on the button beside the one that was pressed by key and is disabled, and plays nothing', async () => {
    const table = await grandfathers();
    await table.still();
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    table.control('Undo').focus();
    await keys('Enter');
    await until(() => table.control('Undo').disabled);
    await until(
      () => placeOf(table) === 'redo',
      () => placeOf(table),
    );
    // As someone does who wants to undo several moves.
    letPass(700);
    await keys('Enter');
    await until(() => table.control('Redo').disabled);
    expect(table.shownMoves, 'the same move again').to.equal('1');
    await until(
      () => placeOf(table) === 'hint',
      () => placeOf(table),
    );
  });

  it('is on the board when the button that was pressed by pointer is disabled', async () => {
    const table = await grandfathers();
    await table.still();
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    await table.pressOn(table.control('Undo'));
    await until(() => table.control('Undo').disabled);
    await until(() => table.focused !== undefined, 'a pile has the focus');
    // The keys go on.
    await keys('Home');
    expect(table.focused).to.equal('1 o’clock');
  });

  it('is on the button of the menu when an entry was pressed, also after its dialog', async () => {
    const table = await grandfathers();
    const menu = table.root.querySelector<HTMLElement>('[part~=menu]')!;
    menu.focus();
    await keys('Enter');
    await until(() => table.controls('Settings').length > 0);
    table.control('Settings').focus();
    await keys('Enter');
    await until(() => table.root.querySelector('dialog') !== null);
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null);
    expect(table.root.activeElement).to.equal(menu);
  });

  it('is on the button of the menu when the box has become too narrow for the one that had it', async () => {
    const table = await grandfathers();
    await table.still();
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    const folds = table.control('Restart');
    folds.focus();
    table.element.style.width = '300px';
    await until(() => folds.getClientRects().length === 0);
    await until(
      () => placeOf(table) === 'menu',
      () => placeOf(table),
    );
  });

  it('brings the whole board into view when keys lead to it, from above and from below', async () => {
    const gap = (side: string): string =>
      `<p style="display: flex; align-items: ${side}; height: 700px"><button>Text</button></p>`;
    const table = await lay(
      `${gap('start')}<big-ben-solitaire deal="7"></big-ben-solitaire>${gap('end')}`,
      640,
      760,
    );
    await table.still();
    const [before, after] = document.querySelectorAll<HTMLElement>('p > button');
    const board = table.root.querySelector('.board')!;
    const seen = (): boolean => {
      const { top, bottom } = board.getBoundingClientRect();
      // WebKit scrolls by whole pixels.
      return top > -1 && bottom < innerHeight + 1;
    };
    for (const [from, key, y] of [
      [before!, 'Tab', 0],
      [after!, 'Shift+Tab', document.documentElement.scrollHeight],
    ] as const) {
      from.focus();
      // Not every browser scrolls to what a script focuses.
      scrollTo(0, y);
      expect(seen()).to.be.false;
      for (let i = 0; i < 15 && !table.focused; i++) await keys(key);
      expect(table.focused, 'the board has the focus').to.not.equal('');
      await until(seen, 'all of the board can be seen');
    }
  });

  it('finds the board in a listener, before the board shows the deal', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const game = table.element as ClockSolitaire;
    while (game.moves.length > 0) game.play(game.moves[0]!);
    game.addEventListener('solitaire-deal', () => game.focus());
    await game.restart();
    expect(table.buttons.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    expect(table.focused).to.equal('The centre');
  });
});

describe('a game that leaves its settings', () => {
  it('shows its own at once', async () => {
    const table = await lay(
      '<solitaire-settings toolbar="none"><clock-solitaire deal="70"></clock-solitaire></solitaire-settings>',
    );
    const game = table.element as ClockSolitaire;
    while (game.moves.length > 0) game.play(game.moves[0]!);
    const elsewhere = game.closest('solitaire-settings')!.parentElement!;
    game.remove();
    elsewhere.append(game);
    // The game is over: no clock ticks that would draw it again.
    await game.updateComplete;
    expect(table.root.querySelector('[part~=toolbar]')).to.not.equal(null);
  });
});

/** Presses a control, long after the last press, and without moving the focus otherwise. */
const ways: Readonly<Record<string, (table: Table, control: HTMLElement) => Promise<void>>> = {
  'by key': async (_, control) => {
    letPass(2000);
    control.focus();
    await keys('Enter');
  },
  'by pointer': async (table, control) => {
    letPass(2000);
    await table.pressOn(control);
  },
};

/** Where the focus is: on a pile, or on a button, by its part. */
const placeOf = ({ root }: Table): string => {
  const active = root.activeElement;
  if (!active || active.matches(':disabled')) return 'nowhere';
  const part = active.getAttribute('part') ?? '';
  if (part.startsWith('pile')) return 'a pile';
  return active.matches('.scrubber') ? 'the slider' : part.replace('button ', '');
};

/** Plays to the end, without a page. */
const endOf = (table: Table, moves?: readonly string[]): void => {
  const game = table.element as ClockSolitaire;
  for (const move of moves ?? []) game.play(move);
  while (game.status === 'playing') game.play(game.moves[0]!);
};

interface Ended {
  readonly game: string;
  readonly deal: number;
  /** To the end; without moves, there is one move at a time. */
  readonly moves?: readonly string[];
  readonly status: 'won' | 'lost';
}

const ended = (game: string, { deal, moves }: Line, status: 'won' | 'lost'): Ended => ({
  game,
  deal,
  moves,
  status,
});
const ENDS: readonly Ended[] = [
  { game: 'clock', deal: luck.clock.lost, status: 'lost' },
  { game: 'clock', deal: luck.clock.won, status: 'won' },
  { game: 'watch', deal: watchReturn.deal, status: 'lost' },
  { game: 'travellers', deal: luck.travellers.lost, status: 'lost' },
  { game: 'travellers', deal: luck.travellers.won, status: 'won' },
  { game: 'hide-and-seek', deal: luck['hide-and-seek'].lost, status: 'lost' },
  { game: 'hide-and-seek', deal: luck['hide-and-seek'].won, status: 'won' },
  ended('grandfathers-clock', grandfathersClockLost, 'lost'),
  ended('grandfathers-clock', grandfathersClockWon, 'won'),
  ended('big-ben', bigBenLost, 'lost'),
  ended('big-ben', bigBenWon, 'won'),
  ended('german-clock', germanClockLost, 'lost'),
  ended('german-clock', germanClockWon, 'won'),
];

for (const [way, press] of Object.entries(ways)) {
  describe(`a control that vanishes, pressed ${way}`, () => {
    listenToPage();

    const pressed = async (table: Table, name: string, to: string): Promise<void> => {
      await until(() => table.controls(name).length > 0, `there is “${name}”`);
      await press(table, table.controls(name).at(-1)!);
      await until(
        () => placeOf(table) === to,
        () => `${name}: ${placeOf(table)} is ${to}; “${table.message}”`,
      );
      await (table.element as ClockSolitaire).updateComplete;
      expect(placeOf(table), `after ${name}`).to.equal(to);
    };

    for (const { game, deal, moves, status } of ENDS) {
      it(`in ${game} that is ${status}`, async () => {
        const table = await lay(
          `<${game}-solitaire deal="${deal}" speed="instant" storage="none"></${game}-solitaire>`,
        );
        const element = table.element as ClockSolitaire;
        // Nothing to undo or to redo.
        element.play(element.moves[0]!);
        await element.updateComplete;
        await pressed(table, 'Undo', way === 'by key' ? 'redo' : 'a pile');
        await pressed(table, 'Redo', way === 'by key' ? 'hint' : 'a pile');
        await element.restart();
        endOf(table, moves);
        expect(element.status).to.equal(status);
        await element.updateComplete;
        // What the solver adds can move the buttons.
        if (game === 'grandfathers-clock' && status === 'won') {
          await table.says(/The fewest possible is/);
        }
        if (status === 'lost') {
          // In the status bar; the game is on again.
          await pressed(table, 'Undo', 'a pile');
          element.redo();
          await element.updateComplete;
          // In the toolbar: the end has its own buttons.
          element.undo();
          await element.updateComplete;
          await press(table, table.control('Redo'));
          await until(() => placeOf(table) !== 'redo');
          expect(placeOf(table), 'redone to the end').to.equal('why');
        }
        await pressed(table, 'New game', 'a pile');
        await pressed(table, 'Restore last game', status === 'lost' ? 'why' : 'newGame');
        expect(element.status).to.equal(status);
        await pressed(table, 'New game', 'a pile');
      });
    }

    it('Why?, and the last chance', async () => {
      const { deal, moves } = grandfathersClockLost;
      const table = await lay(
        `<grandfathers-clock-solitaire deal="${deal}" speed="instant" storage="none"></grandfathers-clock-solitaire>`,
      );
      endOf(table, moves);
      await table.says(/no legal moves/);
      await press(table, table.control('Why?'));
      await table.says(/could still be won|can’t be won|No way/);
      await until(() => placeOf(table) !== 'nowhere');
      if (table.controls('Back to my last chance').length > 0) {
        expect(placeOf(table)).to.equal('back');
        await pressed(table, 'Back to my last chance', 'a pile');
      } else expect(placeOf(table)).to.equal('why');
    });

    it('Finish, to the end of the game', async () => {
      const { deal, moves } = grandfathersClockWon;
      const table = await lay(
        `<grandfathers-clock-solitaire deal="${deal}" speed="fast" storage="none"></grandfathers-clock-solitaire>`,
      );
      for (const move of moves.slice(0, -4)) (table.element as ClockSolitaire).play(move);
      await until(() => table.controls('Finish').length > 0);
      await press(table, table.control('Finish'));
      await until(
        () => placeOf(table) === 'a pile',
        () => placeOf(table),
      );
      while ((table.element as ClockSolitaire).status === 'playing') await pass(100);
      await table.still();
      expect(placeOf(table)).to.equal('a pile');
    });

    it('Play, to the end of the game; Pause', async () => {
      const table = await lay(
        `<clock-solitaire deal="${luck.clock.lost}" speed="fast" storage="none"></clock-solitaire>`,
      );
      await table.still();
      await pressed(table, 'Play', 'pause');
      await pressed(table, 'Pause', 'play');
      await pressed(table, 'Play', 'pause');
      while ((table.element as ClockSolitaire).status === 'playing') await pass(300);
      await until(
        () => placeOf(table) === 'why',
        () => placeOf(table),
      );
    });

    it('entries of the menu, and what they open', async () => {
      const table = await lay(
        `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
      );
      const game = table.element as GrandfathersClockSolitaire;
      game.play(game.moves[0]!);
      const menu = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
      for (const name of ['Share…', 'Game of the day', 'Statistics', 'Settings']) {
        await press(table, menu);
        await until(() => table.controls(name).length > 0);
        await press(table, table.control(name));
        await until(() => table.root.querySelector('dialog[open]') !== null, name);
        await press(table, table.root.querySelector<HTMLElement>('[part~=close]')!);
        await until(() => table.root.querySelector('dialog') === null);
        expect(placeOf(table), name).to.equal('menu');
      }
      await press(table, menu);
      await until(() => table.controls('Replay').length > 0);
      await pressed(table, 'Replay', 'the slider');
      await pressed(table, 'Back to my game', 'a pile');
      await press(table, menu);
      await pressed(table, 'Show me how', 'the slider');
      await pressed(table, 'First position', 'toStart');
      await pressed(table, 'Play on from here', 'a pile');
    });
  });
}

describe('a second press at once', () => {
  const page = listenToPage();

  /** Loses a game of Clock. */
  const lost = async (): Promise<Table> => {
    const table = await lay(
      `<clock-solitaire deal="${luck.clock.lost}" storage="none"></clock-solitaire>`,
    );
    endOf(table);
    await table.says(/face down/);
    page.events.clear();
    return table;
  };

  it('of Enter on New game neither brings the old one back nor plays', async () => {
    const table = await lost();
    letPass(2000);
    table.controls('New game').at(-1)!.focus();
    await keys('Enter', 'Enter', 'Enter');
    await until(() => table.focused !== undefined);
    await keys('Enter');
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    letPass(600);
    await keys('Enter');
    expect(page.events.types, 'later it counts').to.include('move');
  });

  it('of a pointer doesn’t press what has come under it', async () => {
    const table = await lost();
    letPass(2000);
    const point = spotOf(table.controls('New game').at(-1)!);
    const under = (): Element | null => table.root.elementFromPoint(point.x, point.y);
    await table.pointer.tap(point);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    // Whatever the bar offers now, this is where it would be.
    const restore = table.control('Restore last game');
    restore.style.position = 'fixed';
    restore.style.left = `${point.x - 20}px`;
    restore.style.top = `${point.y - 20}px`;
    expect(restore.contains(under())).to.be.true;
    await table.pointer.tap({ x: point.x + 3, y: point.y - 4 });
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    letPass(600);
    await table.pointer.tap(point);
    expect(page.events.types.at(-2)).to.equal('load');
  });

  it('of a pointer doesn’t play the card under a dialog that it has closed', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    page.events.clear();
    letPass(2000);
    const spot = table.spot('c2');
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Settings');
    await until(() => table.root.querySelector('dialog[open]') !== null);
    letPass(2000);
    const close = table.root.querySelector<HTMLElement>('[part~=close]')!;
    const { x, y } = spot;
    close.style.position = 'fixed';
    close.style.zIndex = '1';
    close.style.left = `${x - 20}px`;
    close.style.top = `${y - 20}px`;
    await table.pointer.tap({ x, y });
    await until(() => table.root.querySelector('dialog') === null);
    await table.pointer.tap({ x, y });
    expect(page.events.types).to.deep.equal([]);
    letPass(600);
    await table.pointer.tap({ x, y });
    expect(page.events.types).to.include('move');
  });

  it('of the same button counts', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    await table.press('Undo');
    await table.press('Undo');
    expect(table.shownMoves).to.equal('1');
  });
});
