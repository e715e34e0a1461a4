/** What has become of a game is seen, however little of its board is. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import '../support/painted.js';
import { frames, lay, type Table, until } from '../support/table.js';
import { luck } from './lines.js';

const barOf = ({ root }: Table): HTMLElement => root.querySelector('.status-bar')!;

describe('the result of a game whose lower edge is below the window', () => {
  for (const end of ['won', 'lost'] as const) {
    it(`is at the window’s lower edge when it is ${end}, and the page is not scrolled`, async () => {
      // At normal speed, a whole game would take a minute. A phone has half of its screen left when it shows its keys.
      const table = await lay(
        `<p style="height: 200px">A text</p>
        <clock-solitaire deal="${luck.clock[end]}" speed="instant"></clock-solitaire>`,
        390,
        460,
      );
      const bar = barOf(table);
      expect(bar.getBoundingClientRect().top, 'before the end').to.be.above(460);
      await table.follow();
      await until(() => table.element.matches(`:state(${end})`));
      scrollTo(0, 0);
      await frames(3);
      await until(() => bar.getBoundingClientRect().bottom <= 461, 'it is in the window');
      expect(scrollY).to.equal(0);
      const [message] = bar.children;
      const { left, top, width } = message!.getBoundingClientRect();
      expect(top, 'it covers no more than it needs').to.be.above(345);
      const seen = table.root.elementFromPoint(left + width / 2, top + 14);
      expect(bar.contains(seen), 'nothing of the board is above it').to.be.true;
      expect(getComputedStyle(message!).backgroundColor).to.match(/^rgb\(/);

      // In its own place it looks as ever.
      scrollTo(0, document.documentElement.scrollHeight);
      await until(() => getComputedStyle(bar).position === 'static', 'it is in its place');
      expect(getComputedStyle(message!).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    });
  }
});
