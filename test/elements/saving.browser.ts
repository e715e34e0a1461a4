/** Games that are saved with each move: a page that is closed and opened again, two tabs, broken storage. */
import { expect } from '@open-wc/testing';
import { type Realm, Tab, tabs } from '../support/tab.js';
import { frames, until } from '../support/table.js';
import { grandfathersClockWon, luck } from './lines.js';

const KEY = 'hourhand.game.grandfathers-clock';
const LINE = grandfathersClockWon.moves;
const GAME = `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`;
const ELSEWHERE = 'A newer game was saved in another tab.';

const entries = (): string[] =>
  Object.keys(localStorage).filter((key) => /^hourhand\.(game|moves\d+|good|damaged)\./.test(key));

/** A saved game without its time. */
const timeless = (text: string): string => text.replace(/~\d+(~\w*~(?:[^~]+~)?\.)$/, '$1');

describe('a game that is saved', () => {
  afterEach(() => {
    const said = tabs.flatMap((tab) => tab.said);
    for (const tab of [...tabs]) tab.close();
    expect(said).to.deep.equal([]);
  });

  it('is there again when the page is opened anew: table, undo, redo, time', async () => {
    const tab = await Tab.open(GAME);
    let table = await tab.table();
    expect(entries()).to.deep.equal([]);
    await table.play(LINE.slice(0, 6));
    await table.press('Undo');
    const { labels } = table;
    const text = tab.board.save();
    tab.close();
    const again = await Tab.open(GAME);
    table = await again.table();
    expect(again.events.types).to.deep.equal(['load', 'change']);
    expect(again.events.last('load')).to.include({ reason: 'resume', moveCount: 5, deal: 21 });
    expect(table.labels).to.deep.equal(labels);
    expect(timeless(again.board.save())).to.equal(timeless(text));
    expect(again.board.elapsed).to.be.at.least(1);
    await table.says('Game resumed after 5 moves.');
    expect(table.shownMoves).to.equal('5');
    await table.press('Redo');
    await table.play(LINE.slice(6));
    expect(again.events.of('win').map(({ moveCount }) => moveCount)).to.deep.equal([42]);
  });

  it('is on the first picture already: nothing is dealt, nothing moves', async () => {
    const animated = GAME.replace('speed="instant"', '');
    const tab = await Tab.open(GAME);
    await (await tab.table()).play(LINE.slice(0, 8));
    tab.close();
    const seen = new Set<string>();
    const again = await Tab.open(animated, (window) => {
      const look = (): void => {
        const root = window.document.body.firstElementChild?.shadowRoot;
        const moves = root?.querySelector('[part~=move-count]')?.textContent.trim();
        const flights = root?.querySelector('.cards')?.getAnimations({ subtree: true }).length;
        if (moves !== undefined) seen.add(`${moves} moves, ${flights} flights`);
        window.requestAnimationFrame(look);
      };
      look();
    });
    const table = await again.table();
    await frames(10);
    expect([...seen]).to.deep.equal(['8 moves, 0 flights']);
    expect(table.labels.join()).to.contain('9 o’clock: 7 of hearts');
    expect(again.events.of('deal')).to.deep.equal([]);
  });

  it('is neither written nor read with storage="none"', async () => {
    const none = GAME.replace('deal', 'storage="none" deal');
    const tab = await Tab.open(none);
    await (await tab.table()).play(LINE.slice(0, 3));
    tab.close();
    expect(entries()).to.deep.equal([]);
    const saving = await Tab.open(GAME);
    await (await saving.table()).play(LINE.slice(0, 3));
    saving.close();
    const stored = localStorage.getItem(KEY);
    const silent = await Tab.open(none);
    const table = await silent.table();
    expect(table.shownMoves).to.equal('0');
    await table.play(LINE.slice(0, 1));
    silent.close();
    expect(localStorage.getItem(KEY)).to.equal(stored);
  });

  it('has a key of its own on a page with two boards; without one, the author is told', async () => {
    const keyed = GAME.replace('deal', 'storage-key="left" deal');
    const tab = await Tab.open(GAME + keyed + GAME);
    for (const number of [0, 1, 2]) {
      await (await tab.table(number)).play(LINE.slice(0, number + 1));
    }
    expect(entries().sort()).to.deep.equal([KEY, `${KEY}.left`]);
    await until(() => tab.said.length > 0);
    expect(tab.said.splice(0)).to.deep.equal([
      '<grandfathers-clock-solitaire>: this game isn’t saved, because another board on the page has the same key; set storage-key',
    ]);
    tab.close();
    const again = await Tab.open(GAME + keyed + GAME);
    await again.table(2);
    expect(again.boards.map(({ moveCount }) => moveCount)).to.deep.equal([1, 2, 0]);
  });

  it('is not resumed when it is lost, and can be brought back', async () => {
    const lost = `<clock-solitaire deal="${luck.clock.lost}" speed="instant"></clock-solitaire>`;
    const tab = await Tab.open(lost);
    let table = await tab.table();
    await table.follow();
    expect(tab.board.status).to.equal('lost');
    const text = tab.board.save();
    tab.close();
    const again = await Tab.open(lost);
    table = await again.table();
    expect(again.events.types.slice(0, 2)).to.deep.equal(['deal', 'change']);
    await table.press('Restore last game');
    expect(timeless(again.board.save())).to.equal(timeless(text));
    await table.press('Undo');
    expect(again.board.status).to.equal('playing');
  });

  it('holds automatic moves when the page is closed', async () => {
    const auto = `<clock-solitaire deal="${luck.clock.won}" speed="fast"></clock-solitaire>`;
    const tab = await Tab.open(auto);
    const table = await tab.table();
    await table.tapTurned();
    await table.press('Play');
    await until(() => tab.board.moveCount >= 5);
    const { moveCount } = tab.board;
    tab.close();
    const again = await Tab.open(auto);
    expect(again.board.moveCount).to.be.at.least(moveCount);
  });
});

describe('a game in two tabs', () => {
  afterEach(() => {
    const said = tabs.flatMap((tab) => tab.said);
    for (const tab of [...tabs]) tab.close();
    expect(said).to.deep.equal([]);
  });

  /** Two tabs with a game; the second has made the last move. */
  async function twoTabs(): Promise<[Tab, Tab]> {
    const first = await Tab.open(GAME);
    await (await first.table()).play(LINE.slice(0, 3));
    const second = await Tab.open(GAME);
    second.show();
    const table = await second.table();
    expect(table.shownMoves).to.equal('3');
    await table.play(LINE.slice(3, 5));
    first.show();
    return [first, second];
  }

  it('the one that is behind asks, and goes on with the newer game', async () => {
    const [first, second] = await twoTabs();
    const table = await first.table();
    await table.says(ELSEWHERE);
    const heard = table.root.querySelector('.announcement')!;
    await until(() => heard.textContent.includes(ELSEWHERE), 'it is heard too');
    expect(first.board.moveCount).to.equal(3);
    await table.press('Continue that game');
    await table.says('Game resumed after 5 moves.');
    expect(timeless(first.board.save())).to.equal(timeless(second.board.save()));
    await table.play(LINE.slice(5, 6));
    second.show();
    await (await second.table()).says(ELSEWHERE);
  });

  it('asks where the player sees it, although the page had left the bar below the window', async () => {
    const page = GAME.replace(' ', ' style="margin-block: 300px 900px" ');
    const first = await Tab.open(page);
    const table = await first.table();
    await table.play(LINE.slice(0, 3));
    const bar = table.root.querySelector('.status-bar')!;
    const { window } = first;
    window.scrollTo(0, 0);
    window.scrollBy(0, bar.getBoundingClientRect().top - window.innerHeight - 4);
    expect(bar.getBoundingClientRect().top).to.be.above(window.innerHeight);
    const second = await Tab.open(page);
    second.show();
    await (await second.table()).play(LINE.slice(3, 5));
    first.show();
    await table.says(ELSEWHERE);
    await until(
      () => bar.getBoundingClientRect().bottom < window.innerHeight + 1,
      'the question is in the window',
    );
  });

  it('or keeps its own, and the newer one can be brought back', async () => {
    const [first, second] = await twoTabs();
    const table = await first.table();
    await table.says(ELSEWHERE);
    const stored = localStorage.getItem(KEY);
    // It can be played on before the choice, and nothing is overwritten.
    await table.play(LINE.slice(3, 4));
    await table.says(new RegExp(`^.+\\. ${ELSEWHERE}$`));
    expect(localStorage.getItem(KEY)).to.equal(stored);
    await table.press('Keep this one');
    await until(() => localStorage.getItem(KEY) !== stored);
    second.show();
    const other = await second.table();
    await other.says(ELSEWHERE);
    await other.press('Continue that game');
    expect(second.board.moveCount).to.equal(4);
    expect(second.board.canUndo).to.be.true;
  });
});

describe('a page whose storage', () => {
  afterEach(() => {
    const said = tabs.flatMap((tab) => tab.said);
    for (const tab of [...tabs]) tab.close();
    expect(said).to.deep.equal([]);
  });

  it('is full: the game goes on, player and page are told once, and it is saved later', async () => {
    let full = true;
    const tab = await Tab.open(GAME, ({ Storage, DOMException }) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (full && key.startsWith('hourhand.game.'))
          throw new DOMException('', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const table = await tab.table();
    await table.play(LINE.slice(0, 1));
    await table.says(/^There is no room to save your game\./);
    await table.play(LINE.slice(1, 3));
    expect(tab.events.of('error').map(({ code }) => code)).to.deep.equal(['storage-full']);
    expect(entries()).to.deep.equal([]);
    full = false;
    await table.play(LINE.slice(3, 4));
    tab.close();
    const again = await Tab.open(GAME);
    expect((await again.table()).shownMoves).to.equal('4');
  });

  it('may not be used: the game goes on in memory', async () => {
    const tab = await Tab.open(GAME, (window) => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new window.DOMException('denied', 'SecurityError');
        },
      });
    });
    const table = await tab.table();
    expect(tab.events.of('error')).to.deep.equal([]);
    await table.play(LINE.slice(0, 1));
    await table.says(/^This browser doesn’t let the page save your game\./);
    await table.play(LINE.slice(1, 5));
    expect(tab.events.of('error').map(({ code }) => code)).to.have.members([
      'storage',
      'storage-unavailable',
    ]);
    expect(table.shownMoves).to.equal('5');
  });

  describe('is an object of the page’s own', () => {
    /** Replaces the storage by an object that only has the methods that the kit calls. */
    const replaced =
      (getItem: (entries: Map<string, string>, key: string) => unknown, keeps = true) =>
      (window: Realm): void => {
        const entries = new Map<string, string>();
        const value = {
          getItem: (key: string) => getItem(entries, key),
          setItem: (key: string, text: string) => void (keeps && entries.set(key, text)),
          removeItem: (key: string) => void entries.delete(key),
        };
        Object.defineProperty(window, 'localStorage', { value });
      };

    it('that returns undefined for what it does not hold: the game is saved in it', async () => {
      let held = new Map<string, string>();
      const tab = await Tab.open(
        GAME,
        replaced((entries, key) => (held = entries).get(key)),
      );
      const table = await tab.table();
      await table.play(LINE.slice(0, 3));
      await until(() => held.get(KEY) !== undefined, 'it is saved');
      expect(tab.events.of('error')).to.deep.equal([]);
      // The page has removed everything.
      held.clear();
      await table.play(LINE.slice(3, 5));
      expect(tab.events.of('error').map(({ code }) => code)).to.deep.equal(['storage-cleared']);
      expect(table.message).not.to.contain(ELSEWHERE);
      expect(table.shownMoves).to.equal('5');
      expect(held.get(KEY)).to.be.a('string');
    });

    const others: [string, (entries: Map<string, string>, key: string) => unknown, boolean][] = [
      ['that keeps nothing and returns undefined', (entries, key) => entries.get(key), false],
      ['that returns numbers', () => 0, true],
      ['that returns objects', (entries, key) => ({ value: entries.get(key) }), true],
      ['that answers later', async (entries, key) => entries.get(key) ?? null, true],
    ];
    for (const [name, getItem, keeps] of others) {
      it(`${name}: the game goes on in memory, and is told once that it is not saved`, async () => {
        const tab = await Tab.open(GAME, replaced(getItem, keeps));
        const table = await tab.table();
        expect(tab.events.of('error')).to.deep.equal([]);
        await table.play(LINE.slice(0, 1));
        await table.says(/^This browser doesn’t let the page save your game\./);
        await table.play(LINE.slice(1, 5));
        expect(table.message).not.to.contain(ELSEWHERE);
        expect(tab.events.of('error').filter(({ code }) => code !== 'storage')).to.have.length(1);
        expect(tab.events.of('error').map(({ code }) => code)).to.include('storage-unavailable');
        expect(table.shownMoves).to.equal('5');
      });
    }
  });

  it('holds something else: it is set aside, and a new game is dealt', async () => {
    localStorage.setItem(KEY, '{"cards": []}');
    const tab = await Tab.open(GAME);
    const table = await tab.table();
    await table.says(/^Your saved game was damaged/);
    expect(tab.events.types).to.deep.equal(['deal', 'change', 'error']);
    expect(tab.events.last('error').code).to.equal('damaged-save');
    expect(localStorage.getItem('hourhand.damaged.grandfathers-clock')).to.equal('{"cards": []}');
    await table.play(LINE.slice(0, 2));
    tab.close();
    const again = await Tab.open(GAME);
    expect((await again.table()).shownMoves).to.equal('2');
    expect(again.events.types).to.deep.equal(['load', 'change']);
  });
});
