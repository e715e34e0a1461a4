/** A game as a line of moves: every position is seen, stepped to, heard, and taken over. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { media } from '../support/commands.js';
import { heardLast } from '../support/heard.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, type Point, screen, type Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockLost, grandfathersClockWon } from './lines.js';

const MADE = 6;

const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

const scrubber = ({ root }: Table): HTMLInputElement =>
  root.querySelector<HTMLInputElement>('[part=scrubber]')!;

/** What the live region says. */
const heard = heardLast;

/** Where the slider’s thumb is for a position, roughly. */
function thumb(table: Table, position: number): Point {
  const { left, top, width, height } = scrubber(table).getBoundingClientRect();
  const inset = 16;
  const share = position / Number(scrubber(table).max);
  return {
    x: Math.round(left + inset + (width - 2 * inset) * share),
    y: Math.round(top + height / 2),
  };
}

describe('a replay', () => {
  const page = listenToPage();
  let table: Table;
  let element: GrandfathersClockSolitaire;
  /** The piles in each position of the game. */
  let seen: string[][];

  const deal = async (more = 'speed="instant"', width = 1000): Promise<void> => {
    table = await lay(
      `<grandfathers-clock-solitaire deal="21" ${more}></grandfathers-clock-solitaire>`,
      width,
    );
    element = table.element as GrandfathersClockSolitaire;
  };

  /** Plays the beginning of a game, and remembers its positions. */
  const playSome = async (): Promise<void> => {
    seen = [table.labels];
    for (const move of grandfathersClockWon.moves.slice(0, MADE)) {
      element.play(move);
      await element.updateComplete;
      seen.push(table.labels);
    }
  };

  const open = async (): Promise<void> => {
    await openMenu(table);
    await table.press('Replay');
    await until(() => scrubber(table) !== null);
    page.events.clear();
  };

  const shows = (position: number): void => {
    expect(scrubber(table).value).to.equal(String(position));
    expect(table.labels).to.deep.equal(seen[position]);
    expect(table.shownMoves).to.equal(String(position));
  };

  it('steps through every position, forwards and back, and leaves the game alone', async () => {
    await deal();
    await playSome();
    const { state } = element;
    const saved = element.save();
    await open();
    shows(0);
    expect(table.message).to.equal('Replay of your game: 6 moves.');
    for (let position = 1; position <= MADE; position++) {
      await table.press('Next move');
      shows(position);
      expect(table.message).to.match(new RegExp(`^Move ${position} of ${MADE}: [a-z\\d].+\\.$`));
      await until(() => heard(table) === table.message);
    }
    expect(table.message).to.match(/ That’s all so far\.$/);
    await table.press('Next move');
    shows(MADE);
    for (let position = MADE - 1; position >= 0; position--) {
      await table.press('Previous move');
      shows(position);
    }
    await table.press('Last position');
    shows(MADE);
    await table.press('First position');
    shows(0);
    await pass(60_000);
    expect(element.state).to.deep.equal(state);
    expect(page.events.types, 'the page hears nothing').to.deep.equal([]);
    await table.press('Back to my game');
    await table.says('Game resumed after 6 moves.');
    expect(scrubber(table)).to.be.null;
    expect(table.labels).to.deep.equal(seen[MADE]);
    expect(element.save().split('~').slice(0, 6)).to.deep.equal(saved.split('~').slice(0, 6));
    expect(page.events.types).to.deep.equal([]);
  });

  it('the clock stands still meanwhile, and goes on afterwards', async () => {
    await deal();
    await playSome();
    await open();
    const { elapsed } = element;
    await pass(60_000);
    expect(element.elapsed).to.equal(elapsed);
    await table.press('Back to my game');
    await pass(60_000);
    expect(element.elapsed).to.be.at.least(elapsed + 60_000);
  });

  it('the keys of the slider: it has the focus, speaks for itself, and Escape leaves', async () => {
    await deal();
    await playSome();
    await open();
    expect(table.root.activeElement).to.equal(scrubber(table));
    await keys('ArrowRight', 'ArrowRight');
    shows(2);
    const { message } = table;
    expect(message).to.match(/^Move 2 of 6: /);
    expect(scrubber(table).getAttribute('aria-valuetext')).to.equal(message);
    expect(heard(table), 'said once').to.not.contain(message);
    await keys('End');
    shows(MADE);
    await keys('ArrowLeft');
    shows(MADE - 1);
    await keys('Home');
    shows(0);
    const keep = (event: Event): void => event.preventDefault();
    table.root.addEventListener('keydown', keep, { capture: true });
    await keys('Escape');
    table.root.removeEventListener('keydown', keep, { capture: true });
    expect(scrubber(table), 'the page has used the key itself').to.exist;
    await keys('Escape');
    await until(() => scrubber(table) === null);
    expect(table.labels).to.deep.equal(seen[MADE]);
    expect(table.focused, 'the focus goes to the game').to.match(/^Column \d$/);
  });

  it('brings its controls and its sentence into the window, and Escape leads back from wherever the focus is', async () => {
    table = await lay('<clock-solitaire deal="21" speed="instant"></clock-solitaire>', 1280, 800);
    for (let i = 0; i < MADE; i++) await table.tapTurned();
    await openMenu(table);
    await table.press('Replay');
    await table.says(`Replay of your game: ${MADE} moves.`);
    const message = (): DOMRect =>
      table.root.querySelector('[part=message]')!.getBoundingClientRect();
    // Browsers scroll by whole pixels.
    await until(() => message().bottom < innerHeight + 1, 'its sentence can be seen');
    while (!table.root.activeElement?.matches('[part~=pile]')) await keys('Shift+Tab');
    await keys('Escape');
    await table.says(`Game resumed after ${MADE} moves.`);
    expect(scrubber(table)).to.be.null;
  });

  it('the board’s arrows still go from pile to pile, and its letters are refused', async () => {
    await deal();
    await playSome();
    await open();
    table.pile('h12').focus();
    await keys('ArrowRight');
    await until(() => table.focused === '1 o’clock');
    await keys('u');
    await table.says('This is a replay: go back to your game, or play on from here.');
    await until(
      () => heard(table).endsWith(table.message),
      () => `“${heard(table)}” is “${table.message}”`,
    );
    expect(element.moveCount).to.equal(MADE);
  });

  it('dragging shows each position at once; a single step moves its card', async () => {
    await deal('speed="slow"');
    await playSome();
    await open();
    await table.press('Pause');
    await table.press('First position');
    await table.still();
    const { animate } = Element.prototype;
    let flights = 0;
    Element.prototype.animate = function (...how) {
      if (table.root.querySelector('.cards')!.contains(this)) flights++;
      return animate.apply(this, how);
    };
    try {
      const from = thumb(table, 0);
      await sendMouse({ type: 'move', position: [from.x, from.y] });
      await sendMouse({ type: 'down' });
      for (let position = 1; position <= MADE; position++) {
        const { x, y } = thumb(table, position);
        await sendMouse({ type: 'move', position: [x, y] });
        await until(() => scrubber(table).value === String(position));
        await frames(2);
        shows(position);
      }
      await sendMouse({ type: 'up' });
      expect(flights).to.equal(0);
      await table.press('Previous move');
      expect(flights).to.be.above(0);
      const after = flights;
      scrubber(table).focus();
      await keys('ArrowLeft');
      expect(flights).to.be.above(after);
      shows(MADE - 2);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('plays by itself, stops behind a dialog, and begins again after its end', async () => {
    await deal('speed="normal"');
    await playSome();
    await open();
    await pass(620 * MADE);
    await table.says(/^Move 6 of 6: .* That’s all so far\.$/);
    await table.press('Play');
    await table.says(/^Move 1 of 6: /);
    await openMenu(table);
    await table.press('Settings');
    await until(() => table.root.querySelector('dialog[open]') !== null);
    const { value } = scrubber(table);
    await pass(5000);
    expect(scrubber(table).value).to.equal(value);
    await keys('Escape');
    await until(() => !table.root.querySelector('dialog'));
    expect(table.controls('Play')).to.have.length(1);
  });

  it('stops behind a modal dialog of the page', async () => {
    await deal('speed="normal"');
    await playSome();
    await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    const { value } = scrubber(table);
    await pass(5000);
    dialog.remove();
    expect(scrubber(table).value).to.equal(value);
    await until(() => table.controls('Play').length === 1, 'it can go on');
  });

  it('with reduced motion it waits for the player', async () => {
    await media({ 'prefers-reduced-motion': 'reduce' });
    try {
      await deal('');
      await playSome();
      await open();
      await pass(5000);
      shows(0);
      await table.press('Play');
      await pass(620);
      await until(() => scrubber(table).value === '1');
    } finally {
      await media({});
    }
  });

  it('any position can be taken over: what comes after it can be redone', async () => {
    await deal();
    await playSome();
    await table.press('Undo');
    await open();
    expect(scrubber(table).max).to.equal(String(MADE - 1));
    await keys('ArrowRight', 'ArrowRight');
    await table.press('Play on from here');
    await until(() => scrubber(table) === null);
    expect(page.events.types).to.deep.equal(['undo', 'change']);
    expect(page.events.last('undo').by).to.equal('player');
    expect(table.labels).to.deep.equal(seen[2]);
    expect(element.moveCount).to.equal(2);
    for (let position = 3; position <= MADE; position++) {
      await table.press('Redo');
      expect(table.labels).to.deep.equal(seen[position]);
    }
    expect(table.control('Redo').disabled).to.be.true;
    expect(element.canUndo).to.be.true;
  });

  it('at the last position there is nothing to take over', async () => {
    await deal();
    await playSome();
    await open();
    await keys('End');
    expect(table.control('Play on from here').disabled).to.be.true;
  });

  it('is offered beside New game when the game has ended; its end is not another win', async () => {
    await deal();
    for (const move of grandfathersClockWon.moves) element.play(move);
    await until(() => table.message.includes('The fewest possible is'));
    page.events.clear();
    await table.press('Replay');
    await until(() => scrubber(table) !== null);
    expect(table.root.querySelector('[part=result]')).to.be.null;
    await keys('End');
    await table.says(/^Move 42 of 42: .+ The game was won\.$/);
    expect(table.root.querySelector('[part=result]')).to.be.null;
    expect(table.root.querySelector('.celebration')).to.be.null;
    expect(page.events.types).to.deep.equal([]);
    await table.press('Back to my game');
    await table.says('The clock is complete. Won in 42 moves.');
    expect(page.events.types).to.deep.equal([]);
    expect(table.controls('Replay')).to.have.length(1);
  });

  it('a lost game too', async () => {
    table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockLost.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    for (const move of grandfathersClockLost.moves) {
      (table.element as GrandfathersClockSolitaire).play(move);
    }
    await openMenu(table);
    await table.press('Replay');
    await until(() => scrubber(table) !== null);
    await keys('End');
    await table.says(/^Move 3 of 3: .+ The game was lost\.$/);
    await table.press('Back to my game');
    await table.says('Game over. There are no legal moves left.');
  });

  it('can’t be asked for before there is a move', async () => {
    await deal();
    await openMenu(table);
    await until(() => table.controls('Replay').length > 0);
    expect(table.control('Replay').disabled).to.be.true;
  });

  for (const [name, act, moves] of [
    ['a move of the page', () => element.play(grandfathersClockWon.moves[MADE]!), MADE + 1],
    ['undo()', () => element.undo(), MADE - 1],
    ['newGame()', () => element.newGame(9), 0],
  ] as const) {
    it(`gives way to ${name}`, async () => {
      await deal('speed="normal"');
      await playSome();
      await open();
      await act();
      await until(() => scrubber(table) === null);
      expect(element.moveCount).to.equal(moves);
      await table.still();
      const { labels } = table;
      await pass(5000);
      expect(table.labels, 'and does not go on').to.deep.equal(labels);
    });
  }

  for (const width of [200, 360, 1000]) {
    it(`leaves the board where it is, ${width} pixels wide`, async () => {
      await deal('speed="instant"', width);
      await screen(width, 900);
      await playSome();
      await frames(3);
      const box = (): string => {
        const { x, y, width, height } = table.root.querySelector('.board')!.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      };
      const before = box();
      await open();
      await frames(3);
      expect(box()).to.equal(before);
      const { left, right } = scrubber(table).getBoundingClientRect();
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(width);
      for (const name of ['First position', 'Last position', 'Back to my game']) {
        await table.press(name);
      }
      await frames(3);
      expect(box()).to.equal(before);
    });
  }

  for (const file of ['controls/playback/index', 'replay/replay']) {
    it(`without ${file} the player is told, and the game goes on`, async () => {
      const copy = await Copy.make({ missing: { [file]: 1 } });
      table = await copy.lay('grandfathers-clock', 'deal="21" speed="instant"');
      element = table.element as GrandfathersClockSolitaire;
      await playSome();
      await openMenu(table);
      await table.press('Replay');
      await table.says(/^This couldn’t be loaded\./);
      expect(table.labels).to.deep.equal(seen[MADE]);
      expect(page.events.of('error').map(({ code }) => code)).to.deep.equal(['not-loaded']);
      await table.press('Undo');
      expect(table.labels).to.deep.equal(seen[MADE - 1]);
      await openMenu(table);
      await table.press('Replay');
      await until(() => scrubber(table) !== null, 'the next wish tries once more');
    });
  }
});

describe('the controls of a line of moves', () => {
  for (const [name, width, height] of [
    ['Replay', 390, 844],
    ['Replay', 1280, 800],
  ] as const) {
    it(`move the page no more than it takes to see them: ${name} at ${width}`, async () => {
      const table = await lay(
        `<p style="height: 150px; margin: 0">Above</p>
         <clock-solitaire deal="70"></clock-solitaire><p style="height: 1500px">Below</p>`,
        width,
        height,
      );
      await table.still();
      for (let i = 0; i < 3; i++) {
        await table.tapTurned();
        await table.still();
      }
      await openMenu(table);
      await table.press(name);
      await until(() => table.root.querySelector('.playback') !== null);
      await frames(10);
      const { bottom } = table.root.querySelector('.status-bar')!.getBoundingClientRect();
      expect(bottom, 'all of it is seen').to.be.below(innerHeight + 1);
      // Not scrolled further than to its lower edge.
      if (scrollY > 0) expect(bottom).to.be.above(innerHeight - 24);
    });
  }
});
