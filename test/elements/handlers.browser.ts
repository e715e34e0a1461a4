/** Pages that meddle: handlers that cancel, throw, give commands, or remove the element. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/watch.js';
import type { GrandfathersClockSolitaire, WatchSolitaire } from '../../src/hourhand.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import { listenToPage } from '../support/page.js';
import { changes, frames, lay, Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockLost, grandfathersClockWon } from './lines.js';

const grandfathers = (deal: number = grandfathersClockWon.deal): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
  );

/** Errors that nobody catches are wanted here: mocha is not to take them for failures. */
function allowUncaught(): void {
  let old: typeof window.onerror;
  before(() => {
    old = window.onerror;
    window.onerror = () => true;
  });
  after(() => (window.onerror = old));
}

describe('a page that cancels solitaire-before-move', () => {
  const page = listenToPage();

  it('keeps the table as it is, and the player is told', async () => {
    const table = await grandfathers();
    const { picture } = table;
    table.element.addEventListener('solitaire-before-move', (event) => event.preventDefault());
    for (const play of [() => table.tap('c2'), () => table.drag('c2', table.spot('h9'))]) {
      page.events.clear();
      await play();
      expect(page.events.types).to.deep.equal(['before-move']);
      expect(changes(picture, table.picture)).to.deep.equal([]);
      await table.says('This page doesn’t allow that move right now.');
      expect(table.targets).to.deep.equal([]);
      expect(table.shownMoves).to.equal('0');
    }
  });

  it('does so from anywhere above, across shadow roots', async () => {
    const table = await grandfathers();
    const stop = new AbortController();
    document.addEventListener('solitaire-before-move', (event) => event.preventDefault(), {
      signal: stop.signal,
    });
    await table.tap('c2');
    stop.abort();
    expect(page.events.types).to.not.include('move');
    await table.tap('c2');
    expect(page.events.last('move').token, 'the same tap again is no habit').to.equal('c2-h9');
  });

  it('a tap on the goal of a cancelled move is a tap of its own', async () => {
    const table = await grandfathers();
    table.element.addEventListener('solitaire-before-move', (event) => event.preventDefault(), {
      once: true,
    });
    await table.tap('c2');
    await table.tap('h9');
    await table.says(/^Cards at \d+ o’clock stay there for good\.$/);
  });

  it('stops a turn of the stock and a method’s move too', async () => {
    const table = await grandfathers();
    const element = table.element as GrandfathersClockSolitaire;
    table.element.addEventListener('solitaire-before-move', (event) => event.preventDefault());
    const result = element.play('c2-h9');
    expect(result.ok === false && result.error.code).to.equal('cancelled');
    expect(element.moveCount).to.equal(0);
  });
});

describe('handlers that give commands', () => {
  const page = listenToPage();

  it('inside before-move every command is busy', async () => {
    const table = await grandfathers();
    const element = table.element as GrandfathersClockSolitaire;
    await table.tap('c2');
    const answers: any[] = [];
    const save = element.save();
    element.addEventListener(
      'solitaire-before-move',
      () => {
        answers.push(element.play('c6-h12'), element.undo(), element.redo(), element.load(save));
        answers.push(element.newGame(), element.newGame(5), element.restart());
        // What only reads is allowed.
        expect(element.moveCount).to.equal(1);
        expect(element.moves.length).to.be.above(0);
        expect(element.save()).to.contain('~c2-h9~1~');
      },
      { once: true },
    );
    await table.drag('c6', table.spot('h12'));
    for (const answer of await Promise.all(answers)) {
      expect(answer.ok).to.be.false;
      expect(answer.error.code).to.equal('busy');
      expect(answer.error.message).to.be.a('string').and.not.empty;
    }
    expect(page.events.of('move').map(({ token }) => token)).to.deep.equal(['c2-h9', 'c6-h12']);
    expect(page.events.of('deal')).to.have.length(1);
  });

  it('a tap inside before-move is answered in words', async () => {
    const table = await grandfathers();
    const element = table.element as GrandfathersClockSolitaire;
    table.element.addEventListener(
      'solitaire-before-move',
      (event) => {
        event.preventDefault();
        // As a page’s own script might press a pile.
        table.pile('c2').click();
        element.focus();
      },
      { once: true },
    );
    const said: string[] = [];
    const heard = table.root.querySelector('[role=status]')!;
    new MutationObserver(() => said.push(heard.textContent)).observe(heard, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    expect(element.play('c2-h9').ok).to.be.false;
    await table.says('Another move is still in progress: try again in a moment.');
    expect(said.join()).to.not.contain('undefined');
  });

  it('a move inside a move commits at once, its events queue behind', async () => {
    const table = await grandfathers();
    const element = table.element as GrandfathersClockSolitaire;
    element.addEventListener(
      'solitaire-move',
      () => {
        expect(element.play('c6-h12')).to.deep.equal({ ok: true });
        expect(element.moveCount).to.equal(2);
      },
      { once: true },
    );
    await table.tap('c2');
    const story = page.events.all
      .slice(2)
      .map(({ type, detail }) => `${type} ${detail.number ?? detail.moveCount} ${detail.by}`);
    expect(story).to.deep.equal([
      'before-move 1 player',
      'move 1 player',
      'before-move 2 method',
      'change 1 player',
      'move 2 method',
      'change 2 method',
    ]);
    expect(table.shownMoves).to.equal('2');
    expect(table.label('h9')).to.match(/7 of hearts/);
    expect(table.label('h12')).to.match(/10 of clubs/);
  });

  it('undo inside a move, restart inside a loss, new game inside a loss', async () => {
    const table = await grandfathers(grandfathersClockLost.deal);
    const element = table.element as GrandfathersClockSolitaire;
    const opening = table.labels;
    element.addEventListener('solitaire-move', () => void element.undo(), { once: true });
    await table.tap('c2');
    if (table.targets.length > 0) await table.tap('h11');
    expect(page.events.types.slice(2)).to.deep.equal([
      'before-move',
      'move',
      'change',
      'undo',
      'change',
    ]);
    expect(table.labels).to.deep.equal(opening);
    expect(table.shownMoves).to.equal('0');
    page.events.clear();
    element.addEventListener('solitaire-loss', () => void element.restart(), { once: true });
    await table.play(grandfathersClockLost.moves);
    expect(page.events.types.slice(-5)).to.deep.equal(['move', 'loss', 'change', 'deal', 'change']);
    expect(table.labels).to.deep.equal(opening);
    expect(table.element.matches(':state(playing)')).to.be.true;
    element.addEventListener('solitaire-loss', () => void element.newGame(21), { once: true });
    await table.play(grandfathersClockLost.moves);
    expect(table.shownDeal).to.equal('21');
    expect(table.shownMoves).to.equal('0');
    await table.tap('c2');
    expect(page.events.last('move').deal).to.equal(21);
  });

  it('load() inside a deal: the page puts a saved game on the table', async () => {
    const one = await grandfathers();
    await one.play(grandfathersClockWon.moves.slice(0, 7));
    const save = (one.element as GrandfathersClockSolitaire).save();
    one.element.remove();
    page.events.clear();
    const element = document.createElement('grandfathers-clock-solitaire');
    element.speed = 'instant';
    element.storage = 'none';
    element.addEventListener(
      'solitaire-deal',
      () => expect(element.load(save)).to.deep.equal({ ok: true }),
      { once: true },
    );
    const parent = document.createElement('div');
    document.body.append(parent);
    parent.append(element);
    const table = await Table.of(element);
    expect(page.events.types).to.deep.equal(['deal', 'change', 'load', 'change']);
    expect(table.shownMoves).to.equal('7');
    await table.play(grandfathersClockWon.moves.slice(7, 9));
    expect(page.events.last('move').number).to.equal(9);
    parent.remove();
  });

  it('a move inside a deal or a load: every card lies where it should', async () => {
    const table = await lay('<watch-solitaire deal="3" speed="instant"></watch-solitaire>');
    const game = table.element as WatchSolitaire;
    const play = (): void => void game.play(game.moves[0]!);
    const cards = async (): Promise<string[]> => {
      await table.still();
      // A game that was loaded is drawn anew, by other elements.
      return table.picture.replaceAll(' last', '').split('\n').sort();
    };
    const isDrawn = async (): Promise<void> => {
      const drawn = await cards();
      game.load(game.save());
      expect(drawn).to.deep.equal(await cards());
    };
    for (const option of ['true', 'false']) {
      game.addEventListener('solitaire-deal', play, { once: true });
      // Other rules have other piles.
      game.setAttribute('in-place', option);
      await game.newGame(7);
      play();
      await isDrawn();
    }
    const saved = game.save();
    game.addEventListener('solitaire-load', play, { once: true });
    game.load(saved);
    play();
    await isDrawn();
  });

  it('attributes changed inside a handler count once it is over', async () => {
    const table = await grandfathers();
    table.element.addEventListener(
      'solitaire-move',
      () => table.element.setAttribute('deal', '9'),
      { once: true },
    );
    await table.tap('c2');
    await until(() => table.shownDeal === '9');
    expect(page.events.types).to.deep.equal([
      'deal',
      'change',
      'before-move',
      'move',
      'change',
      'deal',
      'change',
    ]);
    await table.play(grandfathersClockLost.moves);
    expect(page.events.of('loss')).to.have.length(1);
  });
});

describe('handlers of the first deal', () => {
  const page = listenToPage();
  let parent: HTMLElement;
  beforeEach(() => document.body.append((parent = document.createElement('div'))));
  afterEach(() => parent.remove());

  function make(onDeal: (element: GrandfathersClockSolitaire) => void): GrandfathersClockSolitaire {
    const element = document.createElement('grandfathers-clock-solitaire');
    element.speed = 'instant';
    element.addEventListener('solitaire-deal', () => onDeal(element), { once: true });
    parent.append(element);
    return element;
  }

  it('another deal asked for by attribute is dealt next', async () => {
    const element = make((self) => self.setAttribute('deal', '9'));
    await element.updateComplete;
    await element.updateComplete;
    const table = await Table.of(element);
    expect(table.shownDeal, 'at once').to.equal('9');
    expect(page.events.types).to.deep.equal(['deal', 'change', 'deal', 'change']);
    await table.play(grandfathersClockLost.moves);
    expect(page.events.of('loss')).to.have.length(1);
  });

  it('another deal asked for by method is dealt at once', async () => {
    const element = make((self) => void self.newGame(9));
    const table = await Table.of(element);
    expect(page.events.types).to.deep.equal(['deal', 'change', 'deal', 'change']);
    expect(table.shownDeal).to.equal('9');
    await table.play(grandfathersClockLost.moves);
    expect(page.events.of('loss')).to.have.length(1);
  });

  it('a move is played at once', async () => {
    const element = make((self) => {
      expect(self.play(self.moves[0]!)).to.deep.equal({ ok: true });
    });
    const table = await Table.of(element);
    expect(page.events.of('move')).to.have.length(1);
    expect(table.shownMoves).to.equal('1');
  });

  it('removed, and put back later, it is the same game', async () => {
    const element = make((self) => self.remove());
    await until(() => !element.isConnected);
    await frames(3);
    parent.append(element);
    const table = await Table.of(element);
    expect(page.events.of('deal')).to.have.length(1);
    expect(table.shownDeal).to.equal(
      dealCode(element.localName.replace('-solitaire', ''), page.events.last('deal').deal!),
    );
    await table.press('Hint');
  });
});

describe('handlers that throw or remove the element', () => {
  allowUncaught();
  const page = listenToPage();
  let table: Table;
  beforeEach(async () => {
    table = await grandfathers(grandfathersClockLost.deal);
  });

  it('throwing in every event: the game is played to its end all the same', async () => {
    for (const name of ['before-move', 'move', 'loss', 'change', 'undo', 'redo', 'deal', 'load']) {
      table.element.addEventListener(`solitaire-${name}`, () => {
        throw new Error(`page: ${name}`);
      });
    }
    await table.play(grandfathersClockLost.moves);
    expect(table.element.matches(':state(lost)')).to.be.true;
    await table.says(/^Game over/);
    await table.press('Undo');
    await table.press('Redo');
    await table.press('Restart');
    expect(table.shownMoves).to.equal('0');
    const element = table.element as GrandfathersClockSolitaire;
    expect(element.load(element.save())).to.deep.equal({ ok: true });
    const thrown = page.watch.lines.splice(0);
    const names = new Set(thrown.map((message) => /page: (.*)/.exec(message)?.[1]));
    expect([...names].sort()).to.deep.equal(
      ['before-move', 'change', 'deal', 'load', 'loss', 'move', 'redo', 'undo'].sort(),
    );
  });

  for (const name of ['before-move', 'move', 'change'] as const) {
    it(`removed inside ${name}: nothing breaks, and put back it goes on`, async () => {
      const { element } = table;
      const parent = element.parentElement!;
      element.addEventListener(`solitaire-${name}`, () => element.remove(), { once: true });
      await table.tap('c3').catch(() => undefined);
      if (element.isConnected) await table.tap('h7').catch(() => undefined);
      expect(element.isConnected).to.be.false;
      await frames(3);
      parent.append(element);
      await Table.of(element);
      const count = Number(table.shownMoves);
      expect(count).to.equal((element as GrandfathersClockSolitaire).moveCount);
      if (count > 0) await table.press('Undo');
      await table.play(grandfathersClockLost.moves);
      expect(table.element.matches(':state(lost)')).to.be.true;
    });
  }

  it('removed inside the loss, with Play running: no timer goes on', async () => {
    const clock = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const heard: string[] = [];
    clock.element.addEventListener('solitaire-move', ({ detail }) => {
      heard.push(detail.token);
      if (detail.number === 3) clock.element.remove();
    });
    await clock.press('Play');
    await until(() => heard.length === 3);
    await pass(5000);
    expect(heard).to.have.length(3);
  });
});
