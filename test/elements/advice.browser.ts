/** What the solver says in a game: verdicts, solutions, hints, the reasons of a loss. */
import { expect } from '@open-wc/testing';
import type { GrandfathersClockSolitaire, SolitaireElement } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { lay, spotOf, type Table, until } from '../support/table.js';
import { letPass, pass, setDate } from '../support/time.js';
import { germanClockLost, grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

const game = (tag: string, deal: number | 'daily', more = ''): Promise<Table> =>
  lay(`<${tag} deal="${deal}" speed="instant" ${more}></${tag}>`);

const verdict = (table: Table): string =>
  table.root.querySelector('[part=verdict]')?.textContent ?? '';

const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

/** The id of a pile of Grandfather’s Clock that is called so. */
const idOf = (name: string): string =>
  name.replace(/^Column /, 'c').replace(/^(\d+) o’clock$/, 'h$1');

/** The arrows on the board. */
const ways = ({ root }: Table): { all: number; better: number } => ({
  all: root.querySelectorAll('[part=ways] g').length,
  better: root.querySelectorAll('[part=ways] .better').length,
});

describe('advice', function () {
  // The solver shares the machine with the rest of the run.
  const page = listenToPage();

  afterEach(() => setDate());

  it('says whether the game can still be won, after every move', async () => {
    const table = await game(
      'grandfathers-clock-solitaire',
      grandfathersClockWon.deal,
      'verdict="on"',
    );
    await until(() => verdict(table) === 'This game can be won.');
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    await until(() => verdict(table) === 'This game can still be won.');
    expect(page.events.of('stuck')).to.deep.equal([]);
  });

  it('says so too when the verdict is asked for later', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockWon.deal);
    await table.press('Hint');
    table.element.setAttribute('verdict', 'on');
    await until(() => verdict(table) === 'This game can be won.');
    table.element.setAttribute('verdict', 'none');
    await until(() => verdict(table) === '');
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    table.element.setAttribute('verdict', 'on');
    await until(() => verdict(table) === 'This game can still be won.');
  });

  it('has no verdict where there is nothing to decide, nor where none is asked for', async () => {
    const clock = await game('clock-solitaire', luck.clock.won, 'verdict="on"');
    expect(verdict(clock)).to.equal('');
    const quiet = await game('grandfathers-clock-solitaire', 7);
    expect(verdict(quiet)).to.equal('');
  });

  it('notifies the page when the game can’t be won any more, and goes back to the last chance', async () => {
    // German Clock with all its redeals gone: after the line's first half a card was missed.
    const table = await game('german-clock-solitaire', germanClockLost.deal, 'verdict="on"');
    await table.play(germanClockLost.moves.slice(0, -1));
    await until(() => verdict(table) === 'This game can’t be won any more.');
    expect(page.events.last('stuck').stuck).to.be.true;
    expect(table.element.matches(':state(stuck)')).to.be.true;
    const moves = Number(table.shownMoves);
    await table.press('Back to my last chance');
    await until(() => verdict(table) === 'This game can still be won.');
    expect(Number(table.shownMoves)).to.be.below(moves);
    expect(page.events.last('stuck').stuck).to.be.false;
    expect(table.element.matches(':state(stuck)')).to.be.false;
  });

  const demonstrated = async (more = ''): Promise<Table> => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockWon.deal, more);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    await openMenu(table);
    await table.press('Show me how');
    await table.says(/^Demonstration: how to win in \d+ moves/);
    // Where cards don't move, it waits.
    await table.press('Play');
    // Pause is in its place now, and a double click is none.
    letPass(1500);
    page.events.clear();
    return table;
  };

  it('shows a way to win on the board, while the player’s own game stays as it was', async () => {
    const table = await demonstrated();
    const element = table.element as GrandfathersClockSolitaire;
    const { state } = element;
    await table.press('Pause');
    while (!table.message.includes('That’s how to win')) await table.press('Next move');
    await table.says(/^Move (\d+) of \1: .+ That’s how to win in \1 moves\.$/);
    expect(table.element.matches(':state(won)'), 'the end is not the player’s').to.be.false;
    expect(table.root.querySelector('.celebration')).to.be.null;
    expect(page.events.types, 'the page hears nothing').to.deep.equal([]);
    expect(element.state).to.deep.equal(state);
    expect(table.controls('Finish')).to.have.length(0);
    await table.press('Back to my game');
    await table.says('Game resumed after 2 moves.');
    expect(table.label('c2')).to.match(/3 of clubs; 3 under it$/);
    await table.play(grandfathersClockWon.moves.slice(2));
    expect(page.events.of('win')).to.have.length(1);
    expect(page.events.of('move').every(({ by }) => by === 'player')).to.be.true;
    await until(() => table.message.includes('The fewest possible is'));
  });

  it('asks first where the day’s deal would no longer count, once', async () => {
    setDate('2026-11-21T10:00:00');
    const table = await game('grandfathers-clock-solitaire', 'daily', '');
    await openMenu(table);
    await table.press('Show me how');
    await table.says(/^If you are shown how, the game of the day no longer counts/);
    expect(table.root.querySelector('[part=scrubber]')).to.be.null;
    expect((table.element as GrandfathersClockSolitaire).save()).to.not.contain('shown');
    await openMenu(table);
    await table.press('Show me how');
    await table.says(/^Demonstration: /);
    await table.press('Back to my game');
    await openMenu(table);
    await table.press('Show me how');
    await table.says(/^Demonstration: /);
  });

  it('a demonstration is played by itself, paused and stepped; the board is not the player’s', async () => {
    const table = await demonstrated();
    await table.says(/^Move \d+ of \d+: /);
    await table.press('Pause');
    const at = /\d+/.exec(table.message)![0];
    await pass(5000);
    expect(table.message).to.match(new RegExp(`^Move ${at} of `));
    await table.press('Next move');
    await table.says(new RegExp(`^Move ${Number(at) + 1} of `));
    const source = table.buttons.find(({ classList }) => classList.contains('movable'))!;
    await table.pointer.tap(spotOf(source));
    if (table.targets.length > 0) await table.tap(idOf(table.targets[0]!));
    await table.says('This is a demonstration: go back to your game to play.');
    expect(table.control('Undo').disabled).to.be.true;
    expect(page.events.types).to.deep.equal([]);
    await table.press('Back to my game');
    expect((table.element as GrandfathersClockSolitaire).moveCount).to.equal(2);
  });

  it('a demonstration can be taken over, and undone at once', async () => {
    const table = await demonstrated();
    await table.says(/^Move \d+ of \d+: /);
    await table.press('Pause');
    const shown = Number(/\d+/.exec(table.message)![0]);
    await table.press('Play on from here');
    expect(page.events.of('move').map(({ by }) => by)).to.deep.equal(
      new Array(shown).fill('solution'),
    );
    expect(table.shownMoves).to.equal(String(2 + shown));
    expect(table.controls('Back to my game')).to.have.length(0);
    await table.press('Undo');
    expect(table.shownMoves).to.equal('2');
  });

  for (const [name, act] of [
    ['a move of the page', (element: any) => element.play('c8-c2')],
    ['undo()', (element: any) => element.undo()],
    ['load()', (element: any) => element.load(element.save())],
    ['newGame()', (element: any) => element.newGame(9)],
  ] as const) {
    it(`a demonstration gives way to ${name}`, async () => {
      const table = await demonstrated();
      await table.says(/^Move \d+ of \d+: /);
      await act(table.element);
      await until(() => table.controls('Back to my game').length === 0);
      const other = await game('grandfathers-clock-solitaire', 21);
      (other.element as GrandfathersClockSolitaire).load(
        (table.element as GrandfathersClockSolitaire).save(),
      );
      expect(table.labels).to.deep.equal(other.labels);
      await pass(5000);
      expect(table.labels, 'and does not go on').to.deep.equal(other.labels);
    });
  }

  it('is offered where something is decided, and says it plainly where a deal is lost', async () => {
    const clock = await game('clock-solitaire', luck.clock.lost);
    await openMenu(clock);
    await until(() => clock.controls('Settings').length > 0);
    expect(clock.controls('Show me how')).to.have.length(0);
    const watch = await game('watch-solitaire', 1);
    await openMenu(watch);
    await watch.press('Show me how');
    await watch.says('This deal can’t be won, no matter how you play it.');
  });

  it('explains a loss of luck by the circle of bottom cards, drawn on the dial', async () => {
    const table = await game('clock-solitaire', luck.clock.lost);
    await table.follow();
    await table.press('Why?');
    await until(() => table.root.querySelector('[part=ways]') !== null);
    await until(() => /block each other|belongs there itself/.test(table.message));
    expect(table.message).to.match(/ About 1 game in 13 can be won\.$/);
    const statusBar = table.root.querySelector('[part~=status-bar]')!;
    const offered = [...statusBar.querySelectorAll('button')].map((button) =>
      button.textContent.trim(),
    );
    expect(offered, 'the same deal would be lost again').to.deep.equal([
      'Why?',
      'Undo',
      'New game',
    ]);
    // Another press puts back how the game ended, and the next one shows it again.
    const why = table.control('Why?');
    expect(why.ariaPressed).to.equal('true');
    letPass(1500);
    await table.press('Why?');
    await table.says(/No more cards can be turned/);
    expect(table.root.querySelector('[part=ways]')).to.be.null;
    expect(why.ariaPressed).to.equal(null);
    letPass(1500);
    await table.press('Why?');
    await until(() => table.root.querySelector('[part=ways]') !== null);
    await table.press('Undo');
    expect(table.root.querySelector('[part=ways]')).to.be.null;
  });

  it('explains a loss by the last position that could be won, and goes there', async () => {
    const table = await game('grandfathers-clock-solitaire', grandfathersClockLost.deal);
    await table.play(grandfathersClockLost.moves);
    const lost = await (table.element as GrandfathersClockSolitaire).explain();
    if (lost?.kind !== 'turning-point' || !lost.instead) throw new Error('no turning point');
    await table.press('Why?');
    await table.says(
      /The game could still be won after \d+ moves\. A winning move: .+\. Move played: .+\./,
    );
    // Here they would point at cards that lie elsewhere by now.
    expect(ways(table), 'not drawn before its position is back').to.deep.equal({
      all: 0,
      better: 0,
    });
    // It is in the place of “Why?”, and a double click is none.
    letPass(1500);
    await table.press('Back to my last chance');
    await until(() => table.element.matches(':state(playing)'));
    expect(page.events.last('undo').by).to.equal('player');
    await table.says(/could still be won/);
    await until(() => ways(table).all === 2);
    expect(ways(table)).to.deep.equal({ all: 2, better: 1 });
    const made = Number(table.shownMoves);
    expect(grandfathersClockLost.moves[made]).to.equal(lost.token);
    await table.play([lost.instead.token]);
    expect(ways(table).all).to.equal(0);
    table.element.setAttribute('verdict', 'on');
    await table.press('Undo');
    await table.press('Redo');
    await until(() => verdict(table) === 'This game can still be won.');
  });

  /** Plays on as long as there is nothing to choose. */
  function playOn({ element }: Table): void {
    const game = element as SolitaireElement;
    while (game.moves.length === 1) game.play(game.moves[0]!);
  }

  /** Plays Watch up to the fourth king, puts that on a pile, and asks why the game is lost. */
  async function kingTo(deal: number, pile: string): Promise<Table> {
    const table = await game('watch-solitaire', deal);
    playOn(table);
    await table.tap(pile);
    playOn(table);
    await table.press('Why?');
    return table;
  }

  it('says where the fourth king of Watch would have won', async () => {
    // Its only circle is that of the pile at 10 o'clock.
    const table = await kingTo(22, 'h3');
    await table.says(
      /could still be won after 32 moves\. A winning move: king of \w+ to 10 o’clock\. Move played: king of \w+ to 3 o’clock\./,
    );
    letPass(1500);
    await table.press('Back to my last chance');
    await table.tap('h10');
    playOn(table);
    await until(() => table.element.matches(':state(won)'));
  });

  it('says of a Watch that no king could have won that it returns only once', async () => {
    // Circles: the pile at 6 o'clock, and those at 4, 8 and 11.
    const one = await kingTo(1, 'h4');
    await one.says(
      /bottom card at 6 o’clock belongs there itself, so only the fourth king could have turned it, and that returns only once\./,
    );
    const other = await kingTo(1, 'h6');
    await other.says(/4 o’clock again\. The fourth king can open only one circle\./);
  });

  it('names the card that was missed in German Clock', async () => {
    const table = await game('german-clock-solitaire', germanClockLost.deal);
    await table.play(germanClockLost.moves);
    await table.press('Why?');
    await table.says(/: .* of .* to .*\. Move played: deal a card from the stock\./);
  });

  it('finishes a game whose rest is certain', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}"></grandfathers-clock-solitaire>`,
    );
    await table.still();
    const element = table.element as GrandfathersClockSolitaire;
    for (const move of grandfathersClockWon.moves.slice(0, 36)) element.play(move);
    await table.press('Finish');
    // The first card goes when the button has been heard of, which is later in some browsers.
    await until(() => page.events.of('move').some(({ by }) => by === 'finish'));
    // No card takes longer than an eighth of a second.
    await pass(6 * 125);
    expect(table.element.matches(':state(won)')).to.be.true;
    expect(page.events.of('move').at(-1).by).to.equal('finish');
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
