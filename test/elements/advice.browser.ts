/** What the solver says in a game: verdicts, solutions, hints, the reasons of a loss. */
import { expect } from '@open-wc/testing';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { lay, spotOf, type Table, until } from '../support/table.js';
import { germanClockLost, grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

const game = (tag: string, deal: number, more = ''): Promise<Table> =>
  lay(`<${tag} deal="${deal}" speed="instant" ${more}></${tag}>`);

const verdict = (table: Table): string =>
  table.root.querySelector('[part=verdict]')?.textContent ?? '';

/** The arrows on the board. */
const ways = ({ root }: Table): { all: number; better: number } => ({
  all: root.querySelectorAll('[part=ways] g').length,
  better: root.querySelectorAll('[part=ways] .better').length,
});

describe('advice', function () {
  // The solver shares the machine with the rest of the run.
  this.timeout(30_000);
  const page = listenToPage();

  it('says whether the game can still be won, after every move', async () => {
    const table = await game(
      'grandfathers-clock-solitaire',
      grandfathersClockWon.deal,
      'verdict="on"',
    );
    await until(() => verdict(table) === 'It can still be won.');
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    await until(() => verdict(table) === 'It can still be won.');
    expect(page.ear.of('stuck')).to.deep.equal([]);
  });

  it('has no verdict where there is nothing to decide, nor where none is asked for', async () => {
    const clock = await game('clock-solitaire', luck.clock.won, 'verdict="on"');
    expect(verdict(clock)).to.equal('');
    const quiet = await game('grandfathers-clock-solitaire', 7);
    expect(verdict(quiet)).to.equal('');
  });

  it('tells the page when the game has become hopeless, and goes back to the last chance', async () => {
    // German Clock with all its redeals gone: after the line's first half a card was missed.
    const table = await game('german-clock-solitaire', germanClockLost.deal, 'verdict="on"');
    await table.play(germanClockLost.moves.slice(0, -1));
    await until(() => verdict(table) === 'It can’t be won any more.');
    expect(page.ear.last('stuck').stuck).to.be.true;
    expect(table.element.matches(':state(stuck)')).to.be.true;
    const moves = Number(table.shownMoves);
    await table.press('Back to the last chance');
    await until(() => verdict(table) === 'It can still be won.');
    expect(Number(table.shownMoves)).to.be.below(moves);
    expect(page.ear.last('stuck').stuck).to.be.false;
    expect(table.element.matches(':state(stuck)')).to.be.false;
  });

  it('shows a solution to the win, move by move', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockWon.deal);
    await table.pointer.tap(spotOf(table.root.querySelector('button[part~=menu]')!));
    await table.press('Show me how');
    await until(() => page.ear.of('move').length > 1);
    await table.press('Pause');
    while (!table.element.matches(':state(won)')) await table.press('One move');
    const moves = page.ear.of('move');
    expect(moves.length).to.be.within(40, 60);
    expect(moves.every(({ by }) => by === 'solution')).to.be.true;
    await until(() => table.message.includes('The fewest moves are'));
  });

  it('a solution can be paused, stepped and taken over', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockWon.deal);
    await table.pointer.tap(spotOf(table.root.querySelector('button[part~=menu]')!));
    await table.press('Show me how');
    await until(() => page.ear.of('move').length > 1);
    await table.press('Pause');
    const made = page.ear.of('move').length;
    await table.press('One move');
    expect(page.ear.of('move')).to.have.length(made + 1);
    await table.press('Undo');
    await table.press('Close');
    expect(table.controls('One move')).to.have.length(0);
    expect(table.element.matches(':state(playing)')).to.be.true;
  });

  it('explains a loss of luck by the circle of lowest cards, drawn on the dial', async () => {
    const table = await game('clock-solitaire', luck.clock.lost);
    await table.follow();
    await table.press('Why?');
    await until(() => table.root.querySelector('[part=ways]') !== null);
    await until(() => /wait for each other|belongs there itself/.test(table.message));
    await table.press('Undo');
    expect(table.root.querySelector('[part=ways]')).to.be.null;
  });

  it('explains a loss by the last position that could be won, and goes there', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockLost.deal);
    await table.play(grandfathersClockLost.moves);
    const lost = await (table.element as GrandfathersClockSolitaire).explain();
    if (lost?.kind !== 'turning-point' || !lost.instead) throw new Error('no turning point');
    await table.press('Why?');
    await table.says(/After \d+ moves it could still be won: .+\. Played instead: .+\./);
    expect(ways(table)).to.deep.equal({ all: 2, better: 1 });
    await table.press('Back to the last chance');
    await until(() => table.element.matches(':state(playing)'));
    expect(page.ear.last('undo').by).to.equal('player');
    await table.says(/could still be won/);
    await until(() => ways(table).all === 2);
    const made = Number(table.shownMoves);
    expect(grandfathersClockLost.moves[made]).to.equal(lost.token);
    await table.play([lost.instead.token]);
    expect(ways(table).all).to.equal(0);
    table.element.setAttribute('verdict', 'on');
    await table.press('Undo');
    await table.press('Redo');
    await until(() => verdict(table) === 'It can still be won.');
  });

  it('names the card that was missed in German Clock', async () => {
    const table = await game('german-clock-solitaire', germanClockLost.deal);
    await table.play(germanClockLost.moves);
    await table.press('Why?');
    await table.says(/: .* of .* to .*\. Played instead: turn a card from the stock\./);
  });

  it('finishes a game whose rest is certain', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockWon.deal);
    await table.play(grandfathersClockWon.moves.slice(0, 36));
    await table.press('Finish');
    await until(() => table.element.matches(':state(won)'));
    expect(page.ear.of('move').at(-1).by).to.equal('finish');
  });

  it('deals only winnable deals where that is asked for, the daily one too', async () => {
    for (const deal of ['random', 'daily']) {
      const table = await lay(
        `<clock-solitaire deal="${deal}" winnable speed="instant"></clock-solitaire>`,
      );
      await table.follow();
      expect(table.element.matches(':state(won)')).to.be.true;
    }
  });
});
