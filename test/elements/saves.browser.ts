/** Saved texts on the element: taken up, or refused without a trace. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type {
  BigBenSolitaire,
  ClockSolitaire,
  GrandfathersClockSolitaire,
} from '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { changes, keys, lay, type Table } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

describe('save() and load()', () => {
  const page = listenToPage();
  let table: Table;
  let element: GrandfathersClockSolitaire;
  beforeEach(async () => {
    table = await lay(
      `<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>`,
    );
    element = table.element as GrandfathersClockSolitaire;
  });

  it('a game goes on in another element, its history too', async () => {
    await table.play(grandfathersClockWon.moves.slice(0, 20));
    await table.press('Undo');
    const text = element.save();
    expect(encodeURIComponent(text)).to.equal(text);
    const other = await lay(
      '<grandfathers-clock-solitaire speed="instant"></grandfathers-clock-solitaire>',
    );
    page.events.clear();
    expect((other.element as GrandfathersClockSolitaire).load(text)).to.deep.equal({ ok: true });
    await (other.element as GrandfathersClockSolitaire).updateComplete;
    expect(page.events.types).to.deep.equal(['load', 'change']);
    expect(page.events.last('load')).to.deep.equal({
      game: 'grandfathers-clock',
      deal: 21,
      by: 'method',
      reason: 'load',
      options: { 'tableau-wrap': 'king-on-ace' },
      moveCount: 19,
    });
    await other.says('Game resumed after 19 moves.');
    expect(other.labels).to.deep.equal(table.labels);
    expect(other.shownDeal).to.equal('21');
    await other.press('Redo');
    await other.play(grandfathersClockWon.moves.slice(20));
    expect(page.events.last('win').moveCount).to.equal(42);
  });

  it('a game under other options is played under those, until a new one is dealt', async () => {
    const first = await lay(
      '<big-ben-solitaire rules="solsuite" deal="12" speed="instant"></big-ben-solitaire>',
    );
    const text = (first.element as BigBenSolitaire).save();
    const other = await lay('<big-ben-solitaire deal="20" speed="instant"></big-ben-solitaire>');
    expect((other.element as BigBenSolitaire).load(text).ok).to.be.true;
    expect((other.element as BigBenSolitaire).state.options['gap-build']).to.equal('any');
    await other.press('Restart');
    expect(page.events.last('deal').options['gap-build']).to.equal('any');
    await other.press('New game');
    expect(page.events.last('deal').options['gap-build']).to.equal('never');
  });

  it('broken texts give one clear answer each; nothing moves, nothing is told', async () => {
    await table.play(grandfathersClockWon.moves.slice(0, 6));
    await table.press('Undo');
    const text = element.save();
    const clock = document.createElement('clock-solitaire') as ClockSolitaire;
    const { picture, message } = table;
    page.events.clear();
    const cases: [unknown, string][] = [
      ['', 'not-a-save'],
      ['hello', 'not-a-save'],
      [undefined, 'not-a-save'],
      [text.slice(0, -1), 'truncated'],
      [text.slice(0, 40), 'truncated'],
      [clock.save(), 'other-game'],
      [text.replace('king-on-ace', 'queen-on-ace'), 'unknown-value'],
      [text.replace('~21~', '~0~'), 'deal-range'],
      [text.replace('~21~', '~22~'), 'illegal-move'],
      [text.replace('c3-c5', 'c3-c4'), 'illegal-move'],
      [text.replace('c3-c5', 'c3-z5'), 'unknown-pile'],
      [text.replace('~5~', '~7~'), 'bad-count'],
    ];
    for (const [broken, code] of cases) {
      const result = element.load(broken as string);
      if (result.ok) throw new Error(`${String(broken)} was loaded`);
      expect(result.error.code, String(broken)).to.equal(code);
      expect(result.error.message).to.match(/^the saved game was not loaded: /);
      expect(result.error.at).to.be.a('number');
    }
    expect(page.events.types).to.deep.equal([]);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    await table.says(message);
    expect(element.save()).to.contain('~5~');
    await table.press('Redo');
    await table.play(grandfathersClockWon.moves.slice(6, 8));
    expect(page.events.last('move').number).to.equal(8);
  });

  it('cut off anywhere, it is refused', () => {
    const text = element.save();
    for (let length = 0; length < text.length; length++) {
      expect(element.load(text.slice(0, length)).ok).to.be.false;
    }
    expect(element.load(text).ok).to.be.true;
  });

  it('a card in hand is put down by a load, and the focus stays on the board', async () => {
    const text = element.save();
    await table.tap('c3');
    expect(table.targets).to.have.length(3);
    expect(element.load(text).ok).to.be.true;
    expect(table.targets).to.deep.equal([]);
    expect(table.focused).to.not.be.undefined;
    await keys('ArrowRight');
    expect(table.focused).to.not.be.undefined;
  });
});

describe('commands that are refused', () => {
  const page = listenToPage();

  it('play(): codes, messages, and nothing is told', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    const element = table.element as GrandfathersClockSolitaire;
    page.events.clear();
    const cases: [any, string][] = [
      ['c1-h1', 'not-next-in-suit'],
      ['c1-c2', 'not-next-down'],
      ['h1-c1', 'foundation-keeps'],
      ['c1-c1', 'same-pile'],
      ['c1-x9', 'unknown-pile'],
      ['', 'unknown-pile'],
      [undefined, 'unknown-pile'],
      [{}, 'unknown-pile'],
      [7, 'unknown-pile'],
    ];
    for (const [move, code] of cases) {
      const result = element.play(move);
      if (result.ok) throw new Error(`${String(move)} was played`);
      expect(result.error.code, String(move)).to.equal(code);
      expect(result.error.message).to.be.a('string').and.not.empty;
    }
    for (const result of [element.undo(), element.redo()]) expect(result.ok).to.be.false;
    expect(page.events.types).to.deep.equal([]);
    expect(element.play(element.moves[0]!).ok).to.be.true;
    expect(page.events.last('move').by).to.equal('method');
  });

  it('newGame(): a deal that there is not leaves the game as it is', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    const element = table.element as GrandfathersClockSolitaire;
    await table.tap('c2');
    page.events.clear();
    const cases: [any, string, number | undefined][] = [
      [0, 'deal-range', undefined],
      [4294967296, 'deal-range', undefined],
      [1.5, 'deal-range', undefined],
      ['1e3', 'deal-range', undefined],
      ['4.2e1', 'deal-range', undefined],
      ['+7', 'deal-range', undefined],
      [NaN, 'not-a-card', 0],
      ['monday', 'not-a-card', 0],
      ['7C 8C QQ', 'not-a-card', 6],
      ['7C 8C 7C', 'card-twice', 6],
      ['7C', 'card-missing', 2],
    ];
    for (const [deal, code, at] of cases) {
      const result = await element.newGame(deal);
      if (result.ok) throw new Error(`${String(deal)} was dealt`);
      expect(result.error.code, String(deal)).to.equal(code);
      expect(result.error.at).to.equal(at);
    }
    expect(page.events.types).to.deep.equal([]);
    expect(table.shownMoves).to.equal('1');
    for (const deal of [9, '9', 'daily', 'random', undefined, null, '']) {
      expect(await element.newGame(deal)).to.deep.equal({ ok: true });
    }
    expect(page.events.of('deal').map(({ by, restart }) => `${by} ${restart}`)).to.deep.equal(
      new Array(7).fill('method false'),
    );
  });

  it('explain(): nothing while the game goes on, the cycle when it is lost', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const element = table.element as ClockSolitaire;
    expect(await element.explain()).to.be.null;
    await table.follow();
    const why = await element.explain();
    expect(why?.kind).to.equal('cycle');
    expect(JSON.parse(JSON.stringify(why))).to.deep.equal(why);
    await table.press('Undo');
    expect(await element.explain()).to.be.null;
  });

  it('what is read is frozen, JSON, and true', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    const element = table.element as GrandfathersClockSolitaire;
    await table.tap('c2');
    const { state, moves } = element;
    for (const value of [
      state,
      state.piles,
      state.piles[0],
      state.piles[0]!.cards,
      moves,
      moves[0],
    ]) {
      expect(Object.isFrozen(value)).to.be.true;
    }
    expect(JSON.parse(JSON.stringify(state))).to.deep.equal(state);
    expect(state).to.deep.include({ deal: 21, moveCount: 1, status: 'playing' });
    const nine = state.piles.find(({ id }) => id === 'h9')!;
    expect(nine.cards.map(({ card }) => card)).to.deep.equal(['6H', '7H']);
    expect(element.canUndo).to.be.true;
    expect(element.canRedo).to.be.false;
    expect(() => ((element as any).moveCount = 3)).to.throw();
  });
});
