/** What a page asks of a game: to be asked itself, dialogs, a pause, results, and what the solver knows. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { DIALOGS, type DialogName } from '../../src/game/index.js';
import { forgetEverything } from '../../src/settings/choose.js';
import { listenToPage } from '../support/page.js';
import { finger, frames, lay, type Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

const NAMES = ['deal', 'move', 'undo', 'hint'] as const;

/** Results are stored, so that a test with storage begins with none. */
const grandfathers = async (more = 'storage="none"'): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant" ${more}></grandfathers-clock-solitaire>`,
  );

const elementOf = (table: Table) => table.element as GrandfathersClockSolitaire;

const dialogOf = ({ root }: Table): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog[open]');

/** Closes the dialog that is open, as a player does. */
async function close(table: Table): Promise<void> {
  dialogOf(table)!.close();
  await until(() => !table.root.querySelector('dialog'));
}

describe('a page that is asked', () => {
  const page = listenToPage();

  it('about an undo, a deal and a hint can cancel them; the player is told, the game stays as it was', async () => {
    const table = await grandfathers();
    const element = elementOf(table);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    const { picture } = table;
    // The time goes on.
    const saved = (): string => element.save().replace(/~\d+~~/, '~~');
    const save = saved();
    const asked: string[] = [];
    for (const name of NAMES) {
      element.addEventListener(`solitaire-before-${name}`, (event) => {
        asked.push(`${name} ${event.detail.by}`);
        event.preventDefault();
      });
    }
    for (const [control, name] of [
      ['Undo', 'undo'],
      ['New game', 'deal'],
      ['Hint', 'hint'],
      ['Restart', 'deal'],
    ] as const) {
      page.events.clear();
      // The message before must not be taken for this one’s.
      element.play('c1-h1');
      await table.press(control);
      await until(() => asked.at(-1) === `${name} player`);
      await table.says('This page doesn’t allow that right now.');
      expect(page.events.types, control).to.deep.equal([]);
    }
    asked.length = 0;
    expect((element.undo() as any).error.code).to.equal('cancelled');
    expect(((await element.newGame(5)) as any).error.code).to.equal('cancelled');
    expect(((await element.restart()) as any).error.code).to.equal('cancelled');
    expect(await element.hint()).to.equal(null);
    expect(asked).to.deep.equal(['undo method', 'deal method', 'deal method', 'hint method']);
    expect(saved()).to.equal(save);
    await until(() => table.picture === picture);
  });

  it('in a German page is obeyed in German', async () => {
    const table = await grandfathers('storage="none" lang="de"');
    const element = elementOf(table);
    element.addEventListener('solitaire-before-hint', (event) => event.preventDefault());
    await until(() => table.controls('Tipp').length > 0);
    await table.press('Tipp');
    await table.says('Diese Seite lässt das gerade nicht zu.');
  });

  it('and throws: the error is the page’s, and the game goes on', async () => {
    const table = await grandfathers();
    const element = elementOf(table);
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    const old = window.onerror;
    const thrown: unknown[] = [];
    window.onerror = (...about) => (thrown.push(about[4]), true);
    page.watch.close();
    element.addEventListener('solitaire-before-undo', () => {
      throw new Error('of the page');
    });
    expect(element.undo()).to.deep.equal({ ok: true });
    window.onerror = old;
    expect(String(thrown[0])).to.match(/of the page/);
    expect(element.moveCount).to.equal(0);
  });

  it('the events are its classes, cancelable, with the deal that is about to come', async () => {
    const table = await grandfathers();
    const element = elementOf(table);
    const seen: CustomEvent[] = [];
    for (const name of NAMES) {
      document.addEventListener(`solitaire-before-${name}`, (event) => seen.push(event), {
        once: true,
      });
    }
    await element.newGame(12);
    await element.hint();
    await table.play([element.moves[0]!.token]);
    element.undo();
    expect(seen.map(({ type }) => type.slice(10))).to.deep.equal([
      'before-deal',
      'before-hint',
      'before-move',
      'before-undo',
    ]);
    for (const event of seen) {
      expect(event.cancelable && event.bubbles && event.composed).to.be.true;
      expect(Object.isFrozen(event.detail)).to.be.true;
      expect(event.constructor.name).to.match(/^SolitaireBefore\w+Event$/);
    }
    expect(seen[0]!.detail).to.deep.equal(page.events.last('deal'));
    expect(seen[3]!.detail).to.deep.equal({ ...page.events.last('undo'), by: 'method' });
  });
});

describe('a page that opens dialogs', () => {
  const page = listenToPage();

  it('opens each by its name, without a toolbar', async () => {
    const table = await grandfathers('toolbar="none" storage-key="dialogs"');
    for (const name of DIALOGS) {
      expect(await elementOf(table).showDialog(name)).to.deep.equal({ ok: true });
      await until(() => dialogOf(table) !== null);
      await close(table);
    }
    // One that is open gives way to the next.
    const [first, second] = DIALOGS;
    await elementOf(table).showDialog(first);
    await until(() => dialogOf(table) !== null);
    const shown = dialogOf(table)!.textContent;
    await elementOf(table).showDialog(second);
    await until(() => ![null, shown].includes(dialogOf(table)?.textContent ?? null));
    await close(table);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('opens none where the game is hidden, and hides none that stays modal', async () => {
    const table = await grandfathers();
    const { element } = table;
    const game = elementOf(table);
    let clicks = 0;
    const button = document.createElement('button');
    button.textContent = 'The page';
    button.addEventListener('click', () => clicks++);
    element.before(button);
    const pressed = async (): Promise<boolean> => {
      const before = clicks;
      const { left, top, width, height } = button.getBoundingClientRect();
      await finger.tap({ x: Math.round(left + width / 2), y: Math.round(top + height / 2) });
      return clicks > before;
    };
    element.style.display = 'none';
    const refused = await game.showDialog('howToPlay');
    expect(!refused.ok && refused.error.code).to.equal('not-shown');
    game.howToPlay();
    await frames(3);
    expect(await pressed(), 'after howToPlay()').to.be.true;
    element.style.display = '';
    expect((await game.showDialog('howToPlay')).ok).to.be.true;
    await until(() => dialogOf(table) !== null, 'it is open');
    expect(dialogOf(table)!.matches(':modal')).to.be.true;
    element.style.display = 'none';
    await until(() => dialogOf(table) === null, 'it is closed');
    expect(await pressed(), 'once the game is hidden').to.be.true;
    element.remove();
    const gone = await game.showDialog('settings');
    expect(!gone.ok && gone.error.code).to.equal('not-shown');
    button.remove();
  });

  it('is told which there are, and where there are no results', async () => {
    const table = await grandfathers();
    for (const name of ['rules', '', 'toString', undefined, 5]) {
      const result = await elementOf(table).showDialog(name as DialogName);
      expect(result.ok).to.be.false;
      expect((result as any).error.code).to.equal('unknown-dialog');
      expect((result as any).error.message).to.satisfy((said: string) =>
        said.endsWith(` is not a dialog: use ${DIALOGS.join(', ')}`),
      );
    }
    const none = await elementOf(table).showDialog('statistics');
    expect((none as any).error.code).to.equal('no-statistics');
    expect(dialogOf(table)).to.equal(null);
  });
});

describe('a page that pauses', () => {
  it('stops the time, of which the player is told; resuming goes on', async () => {
    const table = await grandfathers();
    const element = elementOf(table);
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    await pass(3000);
    const { elapsed } = element;
    expect(elapsed).to.be.at.least(3000);
    element.pause();
    element.pause();
    expect(element.paused).to.be.true;
    await table.says('Paused: the timer is stopped until you play on.');
    await pass(60_000);
    expect(element.elapsed).to.be.within(elapsed, elapsed + 500);
    element.resume();
    expect(element.paused).to.be.false;
    await table.says('The game goes on.');
    await pass(2000);
    expect(element.elapsed).to.be.at.least(elapsed + 2000);
  });

  it('a move goes on, and so does the Play button', async () => {
    const table = await grandfathers();
    const element = elementOf(table);
    element.pause();
    await table.play(grandfathersClockWon.moves.slice(0, 1));
    expect(element.paused).to.be.false;
    await pass(1000);
    expect(element.elapsed).to.be.at.least(1000);
    const clock = await lay(
      '<clock-solitaire deal="3" speed="instant" storage="none"></clock-solitaire>',
    );
    const other = clock.element as GrandfathersClockSolitaire;
    await clock.press('Play');
    await until(() => clock.controls('Pause').length > 0);
    other.pause();
    await until(() => clock.controls('Play').length > 0);
    const { moveCount } = other;
    await pass(5000);
    expect(other.moveCount).to.equal(moveCount);
    await clock.press('Play');
    await until(() => clock.controls('Pause').length > 0);
    expect(other.paused).to.be.false;
  });
});

describe('a page that reads the results', () => {
  beforeEach(() => void forgetEverything());
  after(() => void forgetEverything());

  it('of this game alone, and forgets them', async () => {
    const table = await grandfathers('storage-key="results"');
    const element = elementOf(table);
    expect((await element.statistics())?.current.played).to.equal(0);
    await table.play(grandfathersClockWon.moves);
    await until(() => element.status === 'won');
    const report = (await element.statistics())!;
    expect(report.game).to.equal('grandfathers-clock');
    expect(report.current).to.deep.include({ played: 1, won: 1, streak: 1, bestStreak: 1 });
    expect(report.current.options).to.deep.equal({ 'tableau-wrap': 'king-on-ace' });
    expect(report.current.fewest).to.deep.include({ moves: 42, deal: grandfathersClockWon.deal });
    expect(report.all.map(({ options, won }) => [options, won])).to.deep.equal([
      [{ 'tableau-wrap': 'king-on-ace' }, 1],
    ]);
    expect(Object.isFrozen(report) && Object.isFrozen(report.all[0])).to.be.true;
    expect(structuredClone(report)).to.deep.equal(report);

    const clock = await lay('<clock-solitaire speed="instant"></clock-solitaire>');
    const other = clock.element as GrandfathersClockSolitaire;
    expect((await other.statistics())?.all).to.deep.equal([]);
    expect(await other.clearStatistics()).to.deep.equal({ ok: true });
    expect((await element.statistics())?.current.won, 'those of another game stay').to.equal(1);
    expect(await element.clearStatistics()).to.deep.equal({ ok: true });
    const cleared = (await element.statistics())!;
    expect([cleared.current.played, cleared.all]).to.deep.equal([0, []]);
  });

  it('has none where nothing is stored', async () => {
    const element = elementOf(await grandfathers());
    expect((await element.statistics())?.current.played).to.equal(0);
    const result = await element.clearStatistics();
    expect((result as any).error.code).to.equal('no-statistics');
  });
});

describe('a page that asks whether the game can be won', () => {
  it('is told as soon as the solver knows, if it is asked at all', async () => {
    const table = await grandfathers('storage="none" verdict="on"');
    const element = elementOf(table);
    await until(() => element.canBeWon === true);
    expect(element.verdict).to.equal('on');
    element.verdict = 'none';
    expect(element.canBeWon).to.equal(null);
    const clock = await lay('<clock-solitaire verdict="on" speed="instant"></clock-solitaire>');
    expect((clock.element as GrandfathersClockSolitaire).canBeWon).to.equal(null);
  });

  it('hears with the first win what is the fewest, and what has helped', async () => {
    const table = await grandfathers('storage="none" verdict="on"');
    const element = elementOf(table);
    let win: any;
    element.addEventListener('solitaire-win', ({ detail }) => (win = detail));
    await until(() => element.canBeWon === true);
    expect(await element.hint()).to.not.equal(null);
    await table.play(grandfathersClockWon.moves.slice(0, -1));
    await table.press('Undo');
    await table.play(grandfathersClockWon.moves.slice(-2));
    expect(win).to.deep.include({ undos: 1, hints: 1, solutionShown: false, moveCount: 42 });
    expect(win.par).to.be.within(30, 42);
  });
});
