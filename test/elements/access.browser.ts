/** What listeners hear, and what axe finds. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { heardLast, sentenceHeard } from '../support/heard.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { lay, type Table, until } from '../support/table.js';
import { isThorough } from '../support/thorough.js';
import {
  bigBenLost,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  luck,
} from './lines.js';

const games: [string, number, readonly string[] | undefined][] = [
  ['clock', luck.clock.won, undefined],
  ['clock', luck.clock.lost, undefined],
  ['watch', 9, undefined],
  ['watch', 19, undefined],
  ['travellers', luck.travellers.won, undefined],
  ['travellers', luck.travellers.lost, undefined],
  ['hide-and-seek', luck['hide-and-seek'].won, undefined],
  ['hide-and-seek', luck['hide-and-seek'].lost, undefined],
  ['grandfathers-clock', grandfathersClockWon.deal, grandfathersClockWon.moves],
  ['grandfathers-clock', grandfathersClockLost.deal, grandfathersClockLost.moves],
  ['big-ben', bigBenWon.deal, bigBenWon.moves],
  ['big-ben', bigBenLost.deal, bigBenLost.moves],
  ['german-clock', germanClockWon.deal, germanClockWon.moves],
  ['german-clock', germanClockLost.deal, germanClockLost.moves],
  ['wandering-card', luck['wandering-card'].won, undefined],
  ['wandering-card', luck['wandering-card'].lost, undefined],
];

/** Every pile has a name of its own, place first. */
function expectNames({ labels }: Table): void {
  const places = labels.map((label) => label.split(':')[0]!);
  expect(new Set(places).size, places.join()).to.equal(labels.length);
  for (const label of labels) expect(label).to.match(/^[A-Z0-9][^:]+: \S/);
}

describe('accessibility', () => {
  const page = listenToPage();

  // Of each game the one that is won or the one that is lost.
  for (const [game, deal, moves] of isThorough
    ? games
    : games.filter((_, i) => i % 4 === 0 || i % 4 === 3)) {
    it(`${game}, deal ${deal}: at the opening, on the way, and at the end`, async function () {
      const table = await lay(
        `<${game}-solitaire deal="${deal}" speed="instant"></${game}-solitaire>`,
      );
      const element = table.element as SolitaireElement;
      expectNames(table);
      await expect(element).to.be.accessible();
      // By method: how it is played with hands is another file's business.
      const play = (token: string): boolean => element.play(token).ok;
      const line = moves?.slice() ?? [];
      for (let i = 0; i < 9 && element.moves.length > 0; i++)
        play(line.shift() ?? element.moves[0]!.token);
      await element.updateComplete;
      expectNames(table);
      if (moves) line.forEach(play);
      else while (element.moves.length > 0) play(element.moves[0]!.token);
      await element.updateComplete;
      expect(element.status).to.match(/won|lost/);
      expectNames(table);
      await expect(element).to.be.accessible();
    });
  }

  it('a lifted card, an open menu, dark and narrow', async () => {
    const table = await lay(
      '<div style="color-scheme: dark; background: #111; color: #eee; width: 360px"><grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire></div>',
    );
    await table.tap('c3');
    await expect(table.element).to.be.accessible();
  });

  it('what has happened is said in one status, one sentence for each move', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const regions = table.root.querySelectorAll('[role=status], [aria-live]');
    expect(regions).to.have.length(1);
    expect(heardLast(table)).to.match(/Clock: deal 70\./);
    await table.tapTurned();
    await table.says(/^[A-Z0-9]\w* of \w+ to .+; turned the \w+ of \w+\.$/);
    expect(table.root.querySelector('.cards')!.getAttribute('aria-hidden')).to.equal('true');
  });

  it('is heard where the page puts its own words under the board, and a second time too', async () => {
    // Boards of other tests would have their turns first.
    for (const other of document.querySelectorAll('[deal]')) other.remove();
    const table = await lay(
      '<clock-solitaire deal="70" speed="instant"><p slot="end">Ours</p></clock-solitaire>',
    );
    const heard: string[] = [];
    for (let i = 0; i < 2; i++) {
      // The same words again are a piece of their own, which is heard again.
      const before = sentenceHeard(table);
      await table.tap('h1');
      await until(() => sentenceHeard(table) !== before);
      heard.push(heardLast(table));
    }
    expect(heard[0]).to.contain('can’t go to 1 o’clock: it belongs ');
    expect(heard[1]).to.equal(heard[0]);
  });

  it('the board is a toolbar, whose keys screen readers leave to it, with a name: the game’s, or the page’s', async () => {
    const table = await lay('<clock-solitaire deal="70"></clock-solitaire>');
    const board = table.root.querySelector('[part~=board]')!;
    expect([board.role, board.ariaLabel]).to.deep.equal(['toolbar', 'Clock']);
    table.element.setAttribute('label', 'Tuesday’s clock');
    await (table.element as SolitaireElement).updateComplete;
    expect(board.ariaLabel).to.equal('Tuesday’s clock');
    void page;
  });
});
