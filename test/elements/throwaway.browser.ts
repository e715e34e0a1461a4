/** A game that is not of the kit, made through the public path, is played like any other. */
import { expect } from '@open-wc/testing';
import { expectGame } from '../support/expect.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { keys, lay, type Table } from '../support/table.js';
import { ThirteensSolitaire } from '../support/throwaway-game.js';

ThirteensSolitaire.define();

const WON = ['c1-c4', 'c1-c4', 'c1-c3', 'c2-c3', 'c2-c3', 'c2-c4'];
const LOST = ['c1-c3', 'c3-c4'];

const thirteens = (more: string): Promise<Table> =>
  lay(`<thirteens-solitaire speed="instant" ${more}></thirteens-solitaire>`);

describe('a game of another mechanic', () => {
  const page = listenToPage();

  it('is won by taps', async () => {
    const table = await thirteens('deal="42"');
    await table.play(WON);
    expectGame(page.events, { game: 'thirteens', deal: 42, end: 'win', moves: WON });
    expect(page.events.of('move')[0].effects).to.deep.equal([
      { card: 'AS', from: 'c1', to: 'out', wasFaceUp: true, faceUp: true },
      { card: 'QS', from: 'c4', to: 'out', wasFaceUp: true, faceUp: true },
    ]);
    expect(table.element.matches(':state(won)')).to.be.true;
    expect(table.label('centre')).to.match(/complete/);
  });

  it('is lost by taps', async () => {
    const table = await thirteens('deal="2"');
    await table.play(LOST);
    expectGame(page.events, {
      game: 'thirteens',
      deal: 2,
      end: 'loss',
      reason: 'no-moves',
      moves: LOST,
    });
  });

  it('takes drags, refuses what does not fit, is undone and saved', async () => {
    const table = await thirteens('deal="42"');
    const element = table.element as ThirteensSolitaire;
    await table.drag('c1', table.top('c4'));
    expect(page.events.last('move').token).to.equal('c1-c4');
    await table.says(/^Ace of spades and queen of spades to the centre\.$/);
    await table.drag('c2', table.top('c3'));
    expect(page.events.of('move')).to.have.length(1);
    await table.says(/can’t go to column 3/);
    const text = element.save();
    expect(text).to.contain('~thirteens~columns.4~42~c1-c4~');
    await table.press('Undo');
    expect(table.label('c1')).to.match(/ace of spades; 2 under it/);
    expect(element.load(text).ok).to.be.true;
    expect(table.label('c1')).to.match(/5 of spades; 1 under it/);
  });

  it('is played by keys', async () => {
    const table = await thirteens('deal="42"');
    await table.tap('out').catch(() => undefined);
    for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
    await keys('End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(table.focused).to.equal('Column 1');
    await keys('Enter');
    expect(page.events.of('move')).to.have.length(1);
  });

  it('has its own option as an attribute', async () => {
    const table = await thirteens('deal="42" columns="3"');
    expect(page.events.last('deal').options).to.deep.equal({ columns: '3' });
    expect(table.buttons).to.have.length(4);
    table.element.setAttribute('columns', '5');
    await (table.element as ThirteensSolitaire).updateComplete;
    expect(page.watch.lines.splice(0).join()).to.match(/columns="5".*4, 3.*using “4”/);
    expect(table.buttons).to.have.length(5);
    await table.says(/thirteens/i);
  });

  it('is told from the games of the kit by strange options', async () => {
    await thirteens('deck="32"');
    expect(page.watch.lines.splice(0).join()).to.match(/no option deck.*columns/);
  });

  it('is accessible', async () => {
    const table = await thirteens('deal="42"');
    await expect(table.element).to.be.accessible();
  });
});
