/** How a game has ended is in the window, although the page has left it below; nothing else moves the page. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/wandering-card.js';
import '../../src/tags/watch.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { Copy } from '../support/network.js';
import { finger, frames, keys, lay, screen, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { grandfathersClockLost, grandfathersClockWon, luck, watchReturn } from './lines.js';

const ENDS = [
  { id: 'clock', deal: luck.clock.won, moves: undefined, ends: 'won' },
  { id: 'clock', deal: luck.clock.lost, moves: undefined, ends: 'lost' },
  { id: 'grandfathers-clock', ...grandfathersClockWon, ends: 'won' },
  { id: 'grandfathers-clock', ...grandfathersClockLost, ends: 'lost' },
] as const;

/** A game in an article, with nothing left but its last move. */
async function nearlyOver(
  { id, deal, moves }: (typeof ENDS)[number],
  size: [number, number],
  above = 300,
) {
  const table = await lay(
    `<div style="height: ${above}px">An article</div>
    <${id}-solitaire deal="${deal}" storage="none" speed="instant"></${id}-solitaire>
    <div style="height: 900px">More of it</div>`,
    ...size,
  );
  const game = table.element as SolitaireElement;
  // Instant until here: what is looked at is the last move.
  for (const move of moves?.slice(0, -1) ?? []) game.play(move);
  if (!moves) {
    while (game.status === 'playing') game.play(game.moves[0]!);
    game.undo();
  }
  game.setAttribute('speed', 'normal');
  await frames(3);
  const [next] = game.moves;
  return { table, game, last: moves?.at(-1) ?? `${next!.from}-${next!.to}` };
}

const bar = (table: Table): Element => table.root.querySelector('.status-bar')!;

/** Waits until nothing scrolls any more: what waits for a click that may come has had its time. */
async function still(): Promise<void> {
  const begun = performance.now();
  for (let quiet = 0, y = scrollY; quiet < 20 || performance.now() - begun < 600; quiet++) {
    await frames(1);
    if (scrollY !== y) [quiet, y] = [0, scrollY];
  }
}

/** Scrolls so that the board is seen, and the bar under it not. */
async function hideBar(table: Table): Promise<void> {
  scrollTo(0, 0);
  scrollBy(0, bar(table).getBoundingClientRect().top - innerHeight - 4);
  await still();
  expect(bar(table).getBoundingClientRect().top).to.be.above(innerHeight);
}

for (const [i, size] of (
  [
    [390, 640],
    [844, 390],
    [1000, 560],
  ] as [number, number][]
).entries()) {
  describe(`a game that ends in a window of ${size.join(' × ')}`, () => {
    for (const end of some(ENDS, 2, i)) {
      it(`${end.id}: what has been ${end.ends} by hand is told in the window`, async () => {
        const { table, game, last } = await nearlyOver(end, size);
        await hideBar(table);
        await table.play([last]);
        await until(() => game.status === end.ends, 'its end');
        await until(() => table.root.querySelector(`.status-bar.${end.ends}`) !== null);
        await still();
        const { top, bottom } = bar(table).getBoundingClientRect();
        // Browsers scroll by whole pixels.
        expect(bottom, 'its lower edge').to.be.below(innerHeight + 1);
        expect(top, 'its upper edge').to.be.at.least(0);
      });
    }

    it('whoever goes on sees the toolbar again', async () => {
      const { table, game, last } = await nearlyOver(ENDS[3], size);
      await hideBar(table);
      await table.play([last]);
      await until(() => game.status === 'lost', 'its end');
      await still();
      await table.press('Undo');
      await until(() => game.status === 'playing');
      await still();
      const toolbar = table.root.querySelector('.toolbar')!.getBoundingClientRect();
      const board = table.root.querySelector('.board')!.getBoundingClientRect();
      // In a window that is too low for both, the board stays where it is.
      if (board.bottom - toolbar.top < innerHeight)
        expect(toolbar.top, 'the toolbar').to.be.at.least(-1);
    });

    it('a page’s own moves do not move the page', async () => {
      const { table, game, last } = await nearlyOver(ENDS[0], size);
      await hideBar(table);
      const y = scrollY;
      game.play(last);
      await until(() => game.status === 'won', 'its end');
      await until(() => table.root.querySelector('.status-bar.won') !== null);
      await still();
      expect(scrollY).to.equal(y);
    });
  });
}

describe('the list of keys', () => {
  for (const id of some(['clock', 'grandfathers-clock', 'wandering-card', 'watch'] as const, 1)) {
    it(`${id}: is in the window, which shows the board as far as there is room`, async () => {
      const table = await lay(
        `<p>An article</p>
        <${id}-solitaire deal="5" storage="none" keys="on"></${id}-solitaire>
        <div style="height: 900px">More of it</div>`,
        1280,
        800,
      );
      await table.still();
      for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
      await still();
      await keys('Shift+?');
      const list = (): Element | null => table.root.querySelector('.message.list');
      await until(() => list() !== null, 'the list');
      await still();
      expect(list()!.getBoundingClientRect().bottom).to.be.below(innerHeight + 1);
    });
  }
});

/** Watch above the rest of an article, on a phone. */
async function watchIn(height: number, deal: number): Promise<[Table, SolitaireElement]> {
  const table = await lay(
    `<watch-solitaire deal="${deal}" storage="none" speed="instant"></watch-solitaire>
    <div style="height: 900px">More of it</div>`,
    390,
    height,
  );
  return [table, table.element as SolitaireElement];
}

describe('whoever goes back to the last chance', () => {
  it('after “Why?” below the window sees the toolbar again', async () => {
    const { deal, before, lost } = watchReturn;
    const [table, game] = await watchIn(700, deal);
    table.pointer = finger;
    // Instant until here: what is looked at comes after the end.
    for (let move = 0; move < before; move++) game.play(game.moves[0]!);
    game.play(`turned-${lost}`);
    while (game.status === 'playing') game.play(game.moves[0]!);
    game.setAttribute('speed', 'normal');
    await until(() => table.controls('Why?').length > 0);
    await table.press('Why?');
    await until(() => table.controls('Back to my last chance').length > 0);
    await still();
    expect(scrollY, 'the answer is below').to.be.above(0);
    await table.press('Back to my last chance');
    await until(() => game.status === 'playing');
    await still();
    const toolbar = table.root.querySelector('.toolbar')!.getBoundingClientRect();
    expect(toolbar.top, 'the toolbar').to.be.at.least(-1);
  });
});

describe('automatic play', () => {
  it('stops where the player has to choose with the question in the window', async () => {
    const [table, game] = await watchIn(640, 5);
    // Instant until here: what is looked at is the last move before the fourth king.
    while (game.moves.length === 1) game.play(game.moves[0]!);
    game.undo();
    game.setAttribute('speed', 'normal');
    await frames(3);
    const message = (): Element => table.root.querySelector('.message')!;
    await table.press('Play');
    await until(() => game.moves.length > 1, 'the fourth king');
    await until(() => message().textContent.includes('choose'));
    await until(() => scrollY > 0, 'the question');
    await still();
    expect(message().getBoundingClientRect().bottom).to.be.below(innerHeight + 1);
  });

  it('asks once more in the window if it is begun where the player has to choose', async () => {
    const [table, game] = await watchIn(640, 5);
    // Instant until here: what is looked at is the press.
    while (game.moves.length === 1) game.play(game.moves[0]!);
    game.setAttribute('speed', 'normal');
    await table.says(/choose/);
    scrollTo(0, 0);
    await frames(3);
    await table.press('Play');
    const message = (): Element => table.root.querySelector('.message')!;
    await until(() => scrollY > 0, 'the question');
    await still();
    expect(message().getBoundingClientRect().bottom).to.be.below(innerHeight + 1);
  });
});

describe('why a game was lost', () => {
  for (const { id, deal, moves } of [
    { id: 'wandering-card', deal: luck['wandering-card'].lost, moves: undefined },
    { id: 'grandfathers-clock', ...grandfathersClockLost },
  ]) {
    it(`is told in a window that has the game to itself: ${id}`, async () => {
      const table = await lay(
        // A font with wide letters.
        `<div style="position: absolute; inset: 8px 8px auto; font-family: 'DejaVu Sans', Verdana, sans-serif">
          <${id}-solitaire deal="${deal}" storage="none" speed="instant"></${id}-solitaire>
        </div>`,
        1280,
        800,
      );
      const game = table.element as SolitaireElement;
      for (const move of moves ?? []) game.play(move);
      while (game.status === 'playing') game.play(game.moves[0]!);
      await table.press('Why?');
      const message = (): HTMLElement => table.root.querySelector('.message')!;
      await until(() => /can be won/.test(message().textContent), 'the whole answer');
      await still();
      expect(scrollY).to.equal(0);
      // Text at the very edge of the window looks cut.
      expect(message().getBoundingClientRect().bottom).to.be.at.most(innerHeight - 12);
    });
  }
});

describe('the end of a game', () => {
  it('moves nothing under the finger: its click comes first', async () => {
    const { table, game, last } = await nearlyOver(ENDS[0], [390, 640]);
    await hideBar(table);
    const y = scrollY;
    const at: number[] = [];
    const note = (): void => void at.push(scrollY);
    const stop = new AbortController();
    for (const type of ['pointerup', 'click'])
      window.addEventListener(type, note, { capture: true, signal: stop.signal });
    table.pointer = finger;
    await table.play([last]);
    await until(() => game.status === 'won', 'its end');
    await until(() => scrollY > y, 'the bar comes');
    stop.abort();
    expect(at).to.deep.equal([y, y]);
  });

  it('is told in the window to those who have played before all was loaded', async () => {
    const copy = await Copy.make({ held: ['element/playing'] });
    const { deal, moves } = grandfathersClockLost;
    const table = await copy.lay(
      'grandfathers-clock',
      `deal="${deal}" storage="none" speed="instant" style="margin-block: 300px 900px"`,
    );
    await screen(390, 640);
    await table.play(moves.slice(0, 1));
    await copy.release('element/playing');
    const sheets = (): CSSStyleSheet[] => table.root.adoptedStyleSheets;
    const kinds = sheets().length;
    await until(() => sheets().length > kinds, 'what was held back is there');
    const game = table.element as SolitaireElement;
    for (const move of moves.slice(1, -1)) game.play(move);
    await frames(3);
    await hideBar(table);
    game.play(moves.at(-1)!);
    await until(() => game.status === 'lost', 'its end');
    await still();
    expect(bar(table).getBoundingClientRect().bottom).to.be.below(innerHeight + 1);
  });

  it('leaves a page alone that shows message and buttons, and only not the room that is kept below them', async () => {
    const { table, game, last } = await nearlyOver(ENDS[0], [200, 720]);
    const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom + scrollY;
    game.play(last);
    await until(() => table.root.querySelector('.status-bar.won') !== null);
    await still();
    const read = Math.max(...[...bar(table).children].map(bottomOf));
    const room = bottomOf(bar(table)) - read;
    expect(room, 'what is kept').to.be.above(20);
    game.undo();
    await still();
    scrollTo(0, Math.ceil(read + 5 - innerHeight));
    const y = scrollY;
    await table.play([last]);
    await until(() => game.status === 'won', 'its end');
    await still();
    expect(scrollY).to.equal(y);
  });

  it('leaves those alone who have gone on to read', async () => {
    const { table, game } = await nearlyOver(ENDS[1], [1000, 560], 1600);
    bar(table).scrollIntoView();
    await table.press('Play');
    scrollTo(0, 0);
    await until(() => game.status === 'lost', 'its end');
    await until(() => table.root.querySelector('.status-bar.lost') !== null);
    await still();
    expect(scrollY).to.equal(0);
  });
});

describe('what the menu answers in words alone', () => {
  for (const name of ['solution', 'guide']) {
    it(`${name}: it is in the window`, async () => {
      const day = '<grandfathers-clock-solitaire deal="daily" storage="none">';
      const table = await lay(
        `<div style="height: 300px">An article</div>${day}</grandfathers-clock-solitaire>
        <div style="height: 900px">More of it</div>`,
        1000,
        560,
      );
      await table.still();
      await hideBar(table);
      await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
      const entry = (): HTMLElement | null => table.root.querySelector(`.menu [part~=${name}]`);
      await until(() => entry() !== null);
      const before = table.message;
      await table.pressOn(entry()!);
      await until(() => table.message !== before, 'it is told');
      await still();
      const { top, bottom } = table.root.querySelector('.message')!.getBoundingClientRect();
      expect(bottom).to.be.below(innerHeight + 1);
      expect(top).to.be.at.least(0);
    });
  }
});
