/** A game whose stock fills empty places and which has no waste: what a player is told of both. */
import { expect } from '@open-wc/testing';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { lay, spotOf, type Table, until } from '../support/table.js';
import { UphillSolitaire } from '../support/uphill.js';

UphillSolitaire.define();

/** Of deal 22: afterwards the stock is empty, and a card can still move. */
const EMPTIED =
  'c2-c3 c3-c4 stock-c2 c1-c2 c2-c3 stock-c1 c2-c3 c3-c4 stock-c2 c1-c2 c2-c3 stock-c1'.split(' ');

const uphill = (deal: number, more = ''): Promise<Table> =>
  lay(`<uphill-solitaire deal="${deal}" speed="instant" ${more}></uphill-solitaire>`);

describe('a stock that fills empty places', () => {
  const page = listenToPage();

  it('says why it gives no card, without a waste to give it to', async () => {
    const table = await uphill(1);
    await table.tap('stock');
    await table.says(/^There are no gaps to fill\./);
    expect(page.events.of('move')).to.have.length(0);
  });

  it('says so in German too', async () => {
    const table = await uphill(1, 'lang="de"');
    const stock = (): HTMLElement | undefined =>
      table.buttons.find(({ ariaLabel }) => ariaLabel?.includes('Talon'));
    await until(() => stock() !== undefined);
    await table.pointer.tap(spotOf(stock()!));
    await table.says(/^Es gibt keine Lücken/);
  });

  it('is named to the player when a place is empty, and fills it', async () => {
    const table = await uphill(1);
    await table.play(['c1-c2']);
    await table.says(
      /Column 1 is empty\. Click the stock, the face-down pile, to fill it, now or later\.$/,
    );
    await table.tap('stock');
    expect(page.events.last('move').token).to.equal('stock-c1');
    expect(table.label('c1')).to.match(/^Column 1: .* of spades; 1 card$/);
  });

  it('says that it is empty', async () => {
    const table = await uphill(22);
    await table.play(EMPTIED);
    await table.tap('stock');
    await table.says(/^The stock is empty\.$/);
  });
});
