/** Keys and readers go through the parts of the builder as the eye does, at each size. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { keys, screen, until } from '../support/table.js';
import { BuilderPage } from './open.js';

const PARTS = ['.order', '#game', '.groups', '.preview', '.events', '.checker'];

describe('the order of the builder', () => {
  let page: BuilderPage;
  afterEach(() => page?.close());

  /** The parts as keys reach them. */
  const reached = (): HTMLElement[] =>
    PARTS.map((part) => page.one(part)).sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

  async function expectAsSeen(size: string): Promise<void> {
    // Further down, the preview lies over what it has left behind.
    page.window.scrollTo(0, 0);
    await until(() => !page.one('.preview').matches('.small'));
    const parts = reached();
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (const [i, box] of boxes.entries()) {
      const before = boxes[i - 1];
      if (!before) continue;
      const follows = box.top >= before.bottom - 1 || box.left >= before.right - 1;
      expect(follows, `${size}: ${parts[i]!.className} follows ${parts[i - 1]!.className}`).to.be
        .true;
    }
  }

  for (const [width, height] of [
    [250, 700],
    [390, 844],
    [844, 390],
    [1000, 800],
    [1280, 800],
  ] as const) {
    it(`at ${width} × ${height} each part follows the one before it`, async () => {
      page = await BuilderPage.ready('', { width, height });
      await expectAsSeen(`${width} × ${height}`);
    });
  }

  it('a phone that is turned has the order of its new size, and nothing is lost', async () => {
    page = await BuilderPage.ready('?deal=7', { width: 390, height: 844 });
    const game = page.game as SolitaireElement;
    await page.click(page.one('#deal'));
    await keys('End', '5');
    // What is typed deals anew a moment later.
    await until(() => game.dealNumber === 75, 'the deal that is typed');
    game.play(game.moves[0]!);
    await screen(844, 390);
    await until(() => reached()[0]!.matches('.order'), 'the code comes first');
    const deal = page.one<HTMLInputElement>('#deal');
    expect(deal.value).to.equal('75');
    const isSeen = (): boolean => {
      const { left, top, width, height } = deal.getBoundingClientRect();
      return page.document.elementFromPoint(left + width / 2, top + height / 2) === deal;
    };
    expect(page.document.activeElement).to.equal(deal);
    await until(isSeen, 'what has the focus is in view');
    await expectAsSeen('844 × 390');
    expect(page.game).to.equal(game);
    expect(game.moveCount).to.equal(1);
    await screen(390, 844);
    await until(() => reached()[0]!.matches('#game'), 'the games come first');
    await until(isSeen, 'what has the focus is in view again');
    await expectAsSeen('390 × 844');
  });
});
