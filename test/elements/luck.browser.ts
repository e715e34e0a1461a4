/** The games of luck, each played to a win and to a loss with the mouse, as the page hears it. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import { changes, lay, until } from '../support/table.js';
import { luck, watchReturn } from './lines.js';

const TAGS = {
  clock: 'clock-solitaire',
  travellers: 'travellers-solitaire',
  'hide-and-seek': 'hide-and-seek-solitaire',
  'wandering-card': 'wandering-card-solitaire',
} as const;

/** Of Wandering Card, a card of the first row was dealt to its own pile. */
const MOVES = { clock: 52, travellers: 52, 'hide-and-seek': 52, 'wandering-card': 51 } as const;

describe('games of luck, by taps on the card in play', () => {
  const page = listenToPage();

  for (const [game, { won, lost }] of Object.entries(luck)) {
    const tag = TAGS[game as keyof typeof TAGS];
    const moves = MOVES[game as keyof typeof MOVES];
    const isOpen = game === 'wandering-card';
    const isLeft = (label: string): boolean =>
      isOpen ? !/complete|empty/.test(label) : /face down/.test(label);

    it(`${game} is won`, async function () {
      const table = await lay(`<${tag} deal="${won}" speed="instant"></${tag}>`);
      await table.follow();
      expectGame(page.events, { game, deal: won, end: 'win' });
      expect(page.events.of('move')).to.have.length(moves);
      const isDial = game === 'clock' || game === 'wandering-card';
      const complete = isDial ? 'The clock is complete.' : 'Every card is home.';
      await table.says(`${complete} Won in ${moves} moves.`);
      expect(table.element.matches(':state(won)')).to.be.true;
      expect(table.labels.filter(isLeft)).to.deep.equal([]);
    });

    it(`${game} is lost`, async function () {
      const table = await lay(`<${tag} deal="${lost}" speed="instant"></${tag}>`);
      await table.follow();
      expectGame(page.events, {
        game,
        deal: lost,
        end: 'loss',
        reason: isOpen ? 'no-moves' : 'cycle',
      });
      await table.says(isOpen ? /Game over.*no legal moves/ : /Game over.*face down/);
      expect(table.element.matches(':state(lost)')).to.be.true;
      expect(table.labels.some(isLeft)).to.be.true;
    });
  }

  for (const end of ['win', 'loss'] as const) {
    it(`watch: where the king returns decides on a ${end}`, async function () {
      const { deal, before } = watchReturn;
      const table = await lay(`<watch-solitaire deal="${deal}" speed="instant"></watch-solitaire>`);
      await table.follow(before);
      page.events.all.forEach(({ detail }) => expect(detail.game).to.equal('watch'));
      expect(table.shownMoves).to.equal(String(before));
      // A tap on the king itself chooses nothing: it shows where the king may go.
      await table.tapTurned();
      expect(table.shownMoves).to.equal(String(before));
      expect(table.targets).to.have.length(9);
      await table.says(/^Picked up the king of \w+; it can go to /);
      await table.tap(end === 'win' ? watchReturn.won : watchReturn.lost);
      await table.says(/^King of \w+ goes back face down/);
      await table.follow();
      expectGame(page.events, { game: 'watch', deal, end, reason: 'cycle' });
    });
  }

  it('the hour where the turned card belongs takes it too', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    // What is turned says where it goes: the four of clubs to four o’clock.
    for (let count = 0; count < 5; count++) {
      const [, rank] = /turned card, (\w+) of/.exec(table.turned!.ariaLabel!.toLowerCase())!;
      const hour = { ace: 'h1', jack: 'h11', queen: 'h12', king: 'centre' }[rank!] ?? `h${rank}`;
      await table.tap(hour);
      expect(page.events.last('move').token).to.equal(`turned-${hour}`);
    }
    expect(page.events.of('move')).to.have.length(5);
  });

  it('Wandering Card without a card laid aside is lost as it is dealt, and says why', async () => {
    const table = await lay(
      '<wandering-card-solitaire deal="7" speed="instant"></wandering-card-solitaire>',
    );
    await table.says(/No card was laid aside, so none can wander\./);
    await table.press('Why?');
    await table.says(/No card that counts was dealt to its own pile, so none was laid aside\./);
    expect(table.root.querySelector('[part=ways] .way'), 'a circle').to.equal(null);
    // There is no move that could be taken back.
    await table.tap('h3');
    const heard = table.root.querySelector('.announcement')!;
    await until(
      () => heard.textContent.includes('The game is over: start a new one.'),
      () => heard.textContent,
    );
  });

  it('another hour does not, and the reason is said', async () => {
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    const { picture } = table;
    const [, rank] = /turned card, (\w+) of/.exec(table.turned!.ariaLabel!.toLowerCase())!;
    await table.tap(rank === '5' ? 'h6' : 'h5');
    await table.says(/it belongs (at \d+ o’clock|in the centre)\./);
    expect(changes(picture, table.picture)).to.deep.equal([]);
    expect(page.events.of('move')).to.have.length(0);
  });
});
