/** The controls: undo and redo over the end of a game, restart, new game, hint, time. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import type { ClockSolitaire, GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import { listenToPage } from '../support/page.js';
import { keys, lay, type Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';
import { grandfathersClockLost, grandfathersClockWon } from './lines.js';

const grandfathers = (deal: number = grandfathersClockWon.deal, more = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${deal}" speed="instant" ${more}></grandfathers-clock-solitaire>`,
  );

describe('controls', () => {
  const page = listenToPage();

  it('undo after a loss takes the end back, redo brings it again, not as the first', async () => {
    const table = await grandfathers(grandfathersClockLost.deal);
    await table.play(grandfathersClockLost.moves);
    expect(page.events.last('loss').first).to.be.true;
    page.events.clear();
    await table.press('Undo');
    expect(page.events.types).to.deep.equal(['undo', 'change']);
    expect(page.events.last('change').status).to.equal('playing');
    expect(table.element.matches(':state(playing)')).to.be.true;
    expect(table.message).to.not.match(/Game over/);
    expect(table.controls('New game')).to.have.length(1);
    page.events.clear();
    await table.press('Redo');
    expect(page.events.types).to.deep.equal(['redo', 'loss', 'change']);
    expect(page.events.last('loss').first).to.be.false;
    expect(page.events.last('loss').by).to.equal('player');
    expect(table.element.matches(':state(lost)')).to.be.true;
    await table.says(/^Game over\./);
  });

  it('undo after a win takes the end back; the last move wins again', async function () {
    const table = await grandfathers();
    await table.play(grandfathersClockWon.moves);
    page.events.clear();
    await table.press('Undo');
    await table.press('Undo');
    expect(table.shownMoves).to.equal('40');
    expect(table.element.matches(':state(playing)')).to.be.true;
    await table.press('Redo');
    await table.play(grandfathersClockWon.moves.slice(-1));
    expect(page.events.types).to.deep.equal([
      'undo',
      'change',
      'undo',
      'change',
      'redo',
      'change',
      'before-move',
      'move',
      'win',
      'change',
    ]);
    expect(page.events.last('win').first).to.be.false;
    expect(table.element.matches(':state(won)')).to.be.true;
  });

  it('undo goes back to the deal, redo forward to the same table', async () => {
    const table = await grandfathers();
    const opening = table.labels;
    await table.play(grandfathersClockWon.moves.slice(0, 6));
    const after = table.labels;
    for (let i = 0; i < 6; i++) await table.press('Undo');
    expect(table.labels).to.deep.equal(opening);
    expect(table.control('Undo').disabled).to.be.true;
    expect(table.control('Redo').disabled).to.be.false;
    for (let i = 0; i < 6; i++) await table.press('Redo');
    expect(table.labels).to.deep.equal(after);
    expect(table.control('Redo').disabled).to.be.true;
    expect(page.events.of('redo').map(({ tokens }) => tokens[0])).to.deep.equal(
      grandfathersClockWon.moves.slice(0, 6),
    );
  });

  it('a game of luck is undone and played again, turned cards and all', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const labels: string[][] = [table.labels];
    while (table.turned) {
      await table.tapTurned();
      labels.push(table.labels);
    }
    for (let at = labels.length - 2; at >= 0; at--) {
      await table.press('Undo');
      expect(table.labels).to.deep.equal(labels[at]);
    }
    for (let at = 1; at < labels.length; at++) {
      await table.press('Redo');
      expect(table.labels).to.deep.equal(labels[at]);
    }
    expect(page.events.of('loss')).to.have.length(2);
  });

  it('restart deals the same cards again', async () => {
    const table = await grandfathers();
    const opening = table.labels;
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    page.events.clear();
    await table.press('Restart');
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(page.events.last('deal')).to.deep.include({
      deal: grandfathersClockWon.deal,
      by: 'player',
      restart: true,
    });
    expect(table.labels).to.deep.equal(opening);
    expect(table.shownMoves).to.equal('0');
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    expect(page.events.last('move').number).to.equal(3);
  });

  it('new game deals another number, and shows it', async () => {
    const table = await grandfathers();
    expect(table.shownDeal).to.equal('21');
    await table.press('New game');
    const { deal, by, restart } = page.events.last('deal');
    expect(deal).to.be.within(1, 4294967295);
    expect(deal).to.not.equal(21);
    expect([by, restart]).to.deep.equal(['player', false]);
    expect(page.events.types).to.deep.equal(['deal', 'change', 'deal', 'change']);
    await until(() => table.shownDeal === dealCode('grandfathers-clock', deal!));
  });

  it('after a loss: undo, restart and new game are offered where the end is told', async () => {
    const table = await grandfathers(grandfathersClockLost.deal);
    await table.play(grandfathersClockLost.moves);
    const statusBar = table.root.querySelector('[part~=status-bar]')!;
    const offered = [...statusBar.querySelectorAll('button')].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(offered).to.deep.equal(['Why?', 'Undo', 'Restart', 'New game']);
    await table.pointer.tap(centre(statusBar.querySelector('[part~=restart]')!));
    expect(page.events.last('deal').restart).to.be.true;
    expect(table.element.matches(':state(playing)')).to.be.true;
  });

  it('hint names a move, points at it, plays nothing, and is off at the end', async () => {
    const table = await grandfathers(grandfathersClockLost.deal);
    await table.press('Hint');
    await until(() => table.message.startsWith('Hint: '));
    await until(() => table.root.querySelectorAll('.hinted').length > 0);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    await table.play(grandfathersClockLost.moves);
    expect(table.control('Hint').disabled).to.be.true;
  });

  it('moves are counted, the time runs from the first move on and stops at the end', async () => {
    const table = await grandfathers(grandfathersClockLost.deal);
    await pass(5000);
    expect(table.shownTime).to.equal('0:00');
    await table.play(grandfathersClockLost.moves.slice(0, 1));
    expect(table.shownMoves).to.equal('1');
    await pass(64_000);
    expect(table.shownTime).to.match(/^1:0[3-9]$/);
    await table.play(grandfathersClockLost.moves.slice(1));
    const { elapsed } = page.events.last('loss');
    expect(elapsed).to.be.at.least(64_000);
    await pass(1000);
    const { shownTime } = table;
    await pass(60_000);
    expect(table.shownTime).to.equal(shownTime);
    expect((table.element as GrandfathersClockSolitaire).elapsed).to.equal(elapsed);
  });

  it('toolbar="minimal" and "none" leave less, and the game stays playable', async () => {
    const minimal = await grandfathers(21, 'toolbar="minimal"');
    expect(minimal.controls('Undo')).to.have.length(1);
    expect(minimal.controls('Restart')).to.have.length(0);
    expect(minimal.root.querySelector('[part~=info]')).to.be.null;
    const none = await grandfathers(21, 'toolbar="none"');
    expect(none.root.querySelector('[part~=toolbar]')).to.be.null;
    await none.tap('c2');
    expect(page.events.last('move').token).to.equal('c2-h9');
  });

  it('a page may put its own things in place of the toolbar and of the end', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="9" speed="instant"><b slot="toolbar">mine</b><i slot="end">also mine</i></grandfathers-clock-solitaire>`,
    );
    expect(table.root.querySelector<HTMLElement>('[part~=toolbar]')!.offsetHeight).to.equal(0);
    await table.play(grandfathersClockLost.moves);
    expect(page.events.of('loss')).to.have.length(1);
    const mine = table.element.querySelector<HTMLElement>('b')!;
    expect(mine.offsetHeight).to.be.above(0);
  });
});

describe('automatic play', () => {
  const page = listenToPage();

  it('Play goes on to the end by itself', async function () {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    expect(table.control('Play').disabled).to.be.false;
    await table.press('Play');
    await until(() => table.controls('Pause').length === 1);
    await until(() => page.events.of('loss').length === 1);
    expect(page.events.of('move').map(({ by }) => by)).to.deep.equal(new Array(17).fill('auto'));
    expect(page.events.last('loss').by).to.equal('auto');
    await until(() => table.controls('Play').length === 1);
    expect(table.control('Play').disabled).to.be.true;
  });

  it('Pause stops it, and undo then takes back one move', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    await table.press('Play');
    await until(() => page.events.of('move').length >= 3);
    letPass(1000);
    await table.press('Pause');
    const { length } = page.events.of('move');
    await pass(5000);
    expect(page.events.of('move')).to.have.length(length);
    await table.press('Undo');
    expect(page.events.last('undo').tokens).to.have.length(1);
  });

  it('auto-move="forced" begins after the player’s move, and undo takes all of it back', async () => {
    const table = await lay(
      '<clock-solitaire deal="19" speed="instant" auto-move="forced"></clock-solitaire>',
    );
    await pass(5000);
    expect(page.events.of('move')).to.have.length(0);
    await table.tapTurned();
    await until(() => page.events.of('move').length >= 4);
    await table.press('Undo');
    const { tokens, moveCount } = page.events.last('undo');
    expect(moveCount).to.equal(0);
    expect(tokens).to.have.length(page.events.of('move').length);
    await until(() =>
      new RegExp(`^Undid ${tokens.length} moves: \\w+ of \\w+ is the turned card again\\.$`).test(
        table.message,
      ),
    );
    const { length } = page.events.of('move');
    await pass(5000);
    expect(page.events.of('move'), 'undo has stopped it').to.have.length(length);
    await table.press('Redo');
    await table.says(`Redid ${tokens.length} moves.`);
  });

  it('auto-move="safe" takes cards home that can be nowhere else', async function () {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant" auto-move="safe"></grandfathers-clock-solitaire>',
    );
    await table.play(grandfathersClockWon.moves.slice(0, 23));
    await until(() => page.events.of('move').some(({ by }) => by === 'auto'));
    const auto = page.events.of('move').find(({ by }) => by === 'auto');
    expect(auto.token).to.match(/^c\d-h\d+$/);
    await until(() => page.events.of('win').length === 1 || table.controls('Pause').length === 0);
  });

  it('a cancelled move stops it', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    table.element.addEventListener('solitaire-before-move', (event) => {
      if (event.detail.number === 4) event.preventDefault();
    });
    await table.press('Play');
    await until(() => page.events.of('before-move').length === 4);
    await until(() => table.controls('Play').length === 1);
    await pass(5000);
    expect(page.events.of('before-move')).to.have.length(4);
    expect(page.events.of('move')).to.have.length(3);
  });

  it('the menu opens within a narrow game, wherever that stands on the page', async () => {
    const table = await lay(
      '<div style="margin-left: 500px; width: 300px"><clock-solitaire></clock-solitaire></div>',
    );
    await table.pointer.tap(centre(table.root.querySelector('[part~=menu]')!));
    await until(() => table.root.querySelector('.menu') !== null);
    const game = table.element.getBoundingClientRect();
    const menu = table.root.querySelector('.menu')!.getBoundingClientRect();
    expect(menu.left).to.be.at.least(game.left);
    expect(menu.right).to.be.at.most(game.right);
    expect(menu.top).to.be.within(game.top, game.top + 100);
  });

  it('it stops behind a dialog', async () => {
    // At its own speed the game is not over before the dialog is open, however long that takes.
    const table = await lay('<clock-solitaire deal="19"></clock-solitaire>');
    await table.press('Play');
    await until(() => page.events.of('move').length >= 2);
    await table.pointer.tap(centre(table.root.querySelector('[part~=menu]')!));
    await until(() => table.controls('Settings').length === 1);
    await table.press('Settings');
    await until(() => table.root.querySelector('dialog[open]') !== null);
    const { length } = page.events.of('move');
    await pass(5000);
    await keys('Escape');
    // The dialog closes some time before its `close` event.
    await until(() => !table.root.querySelector('dialog'), 'the dialog is gone');
    await pass(5000);
    expect(page.events.of('move')).to.have.length(length);
    await table.press('Play');
    await until(() => page.events.of('move').length > length);
  });

  /** Ways of pages to open what covers the rest of them, around the game's box; each returns how it ends. */
  const covers: Record<string, (box: HTMLElement) => () => void> = {
    'a modal dialog': () => openModal(document.body),
    'a modal dialog in a shadow root': () => {
      const host = document.body.appendChild(document.createElement('div'));
      const close = openModal(host.attachShadow({ mode: 'open' }));
      return () => (close(), host.remove());
    },
    'a modal dialog around what a page puts into its element': () => {
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = '<button>Close</button>';
      const close = openModal(host.attachShadow({ mode: 'open' }), '<slot></slot>');
      host.querySelector('button')!.focus();
      return () => (close(), host.remove());
    },
    'a box of role dialog that takes the focus': () => {
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = '<div role="dialog" aria-modal="true"><button>Close</button></div>';
      box.querySelector('button')!.focus();
      return () => box.remove();
    },
    inert: (box) => {
      box.inert = true;
      return () => (box.inert = false);
    },
  };
  function openModal(root: HTMLElement | ShadowRoot, content = '<p>Are you sure?</p>'): () => void {
    const dialog = root.appendChild(document.createElement('dialog'));
    dialog.innerHTML = content;
    dialog.showModal();
    return () => dialog.remove();
  }

  for (const [name, cover] of Object.entries(covers)) {
    it(`automatic play stops behind the page’s own cover: ${name}`, async () => {
      const table = await lay(
        '<clock-solitaire deal="463053593" auto-move="forced"></clock-solitaire>',
      );
      await table.still();
      const element = table.element as ClockSolitaire;
      element.play(element.moves[0]!);
      await pass(700);
      expect(element.moveCount).to.be.above(1);
      const uncover = cover(element.parentElement!);
      const { moveCount } = element;
      await pass(5000);
      expect(element.moveCount, 'behind it').to.equal(moveCount);
      // Nor does a move of the page's begin it there.
      element.play(element.moves[0]!);
      await pass(5000);
      expect(element.moveCount, 'after a move by a method').to.equal(moveCount + 1);
      uncover();
      await pass(5000);
      expect(element.moveCount, 'it waits for Play').to.equal(moveCount + 1);
      await table.press('Play');
      await pass(700);
      expect(element.moveCount).to.be.above(moveCount + 1);
      await table.press('Pause');
    });
  }

  it('automatic play goes on in a modal dialog of the page that the game is in', async () => {
    const table = await lay(
      '<dialog open><clock-solitaire deal="19" auto-move="forced"></clock-solitaire></dialog>',
    );
    const dialog = table.element.parentElement as HTMLDialogElement;
    dialog.close();
    dialog.showModal();
    const element = table.element as ClockSolitaire;
    element.play(element.moves[0]!);
    await pass(2000);
    expect(element.moveCount).to.be.above(2);
    dialog.close();
  });

  it('it stays still behind a dialog when the page is hidden and shown again', async () => {
    const table = await lay(
      '<clock-solitaire deal="19" speed="instant" auto-move="forced"></clock-solitaire>',
    );
    await openSettings(table);
    let hidden = true;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    const element = table.element as ClockSolitaire;
    element.play(element.moves[0]!);
    await pass(5000);
    expect(page.events.of('move')).to.have.length(1);
    await keys('Escape');
    // The dialog closes some time before its `close` event.
    await until(() => !table.root.querySelector('dialog'), 'the dialog is gone');
    await table.press('Play');
    await until(() => page.events.of('move').length > 1);
  });

  it('the settings dialog is modal again after the game was moved', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    await openSettings(table);
    const other = document.createElement('div');
    table.element.parentElement!.append(other);
    other.append(table.element);
    const dialog = table.root.querySelector('dialog')!;
    await until(() => dialog.matches(':modal'));
    expect(dialog.querySelector('[name=speed]')).to.exist;
    await keys('Escape');
    await until(() => !table.root.querySelector('dialog'));
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(1);
  });

  it('it stops when the game is taken from the page', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    await table.press('Play');
    await until(() => page.events.of('move').length >= 2);
    const { parentElement } = table.element;
    table.element.remove();
    const heard: string[] = [];
    table.element.addEventListener('solitaire-move', () => heard.push('move'));
    await pass(5000);
    parentElement!.append(table.element);
    await pass(5000);
    expect(heard).to.deep.equal([]);
    expect(table.controls('Play')).to.have.length(1);
  });
});

async function openSettings(table: Table): Promise<void> {
  await table.pointer.tap(centre(table.root.querySelector('button[part~=menu]')!));
  await table.press('Settings');
  await until(() => table.root.querySelector('dialog[open]') !== null);
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};
