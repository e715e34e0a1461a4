/** The games of choice, each played to a win and to a loss with the mouse, as the page hears it. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import { lay } from '../support/table.js';
import {
  bigBenLost,
  bigBenSolsuiteWon,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
} from './lines.js';

const games = [
  { game: 'grandfathers-clock', end: 'win', line: grandfathersClockWon },
  { game: 'grandfathers-clock', end: 'loss', reason: 'no-moves', line: grandfathersClockLost },
  { game: 'big-ben', end: 'win', line: bigBenWon },
  { game: 'big-ben', end: 'win', line: bigBenSolsuiteWon, options: 'rules="solsuite"' },
  { game: 'big-ben', end: 'loss', reason: 'no-moves', line: bigBenLost },
  { game: 'german-clock', end: 'win', line: germanClockWon },
  { game: 'german-clock', end: 'loss', reason: 'passes-over', line: germanClockLost },
] as const;

describe('games of choice, by taps on cards and goals', () => {
  const page = listenToPage();

  for (const { game, end, line, ...more } of games) {
    const { options = '', reason = '' } = { ...more } as { options?: string; reason?: string };
    const { deal, moves } = line;

    it(`${[game, options].join(' ').trim()}: a ${end} in ${moves.length} moves`, async function () {
      const table = await lay(
        `<${game}-solitaire deal="${deal}" speed="instant" ${options}></${game}-solitaire>`,
      );
      await table.play(moves);
      expectGame(page.events, { game, deal, end, reason, moves });
      const won = end === 'win';
      await table.says(won ? /complete.*Won in/ : /^Game over\./);
      expect(table.element.matches(`:state(${won ? 'won' : 'lost'})`)).to.be.true;
      expect(table.shownMoves).to.equal(String(moves.length));
      // What next is offered in words.
      expect(table.controls('New game')).to.have.length(2);
      expect(table.controls('Undo')).to.have.length(won ? 1 : 2);
    });
  }
});
