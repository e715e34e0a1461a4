/** The example of docs/use/article.md, pasted into a page as it is. */
import { expect } from '@open-wc/testing';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { put, screen, Table, until } from '../support/table.js';

describe('the example of an article', () => {
  const page = listenToPage();

  for (const width of [390, 1280]) {
    it(`shows a replay and a diagram, ${width} pixels wide`, async () => {
      await screen(width, 900);
      const text = await (await fetch('/docs/use/article.md')).text();
      const [, example = ''] = /```html article\.html\n(.*?)```/s.exec(text)!;
      const [, body = ''] = /<body>(.*)<\/body>/s.exec(example)!;
      const box = put(body);
      const [replay, diagram] = await Promise.all(
        [...box.querySelectorAll<GrandfathersClockSolitaire>('grandfathers-clock-solitaire')].map(
          (element) => Table.of(element),
        ),
      );
      await until(() => replay!.root.querySelector('[part=scrubber]') !== null);
      await replay!.says(/^Replay: Grandfather’s Clock, deal 21, 12 moves\. Arrow: /);
      for (const table of [replay!, diagram!]) {
        await until(() => table.root.querySelector('[part=ways] .mark') !== null);
        const { left, right } = table.root.querySelector('.board')!.getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(right).to.be.at.most(width);
        const caption = table.element.querySelector('[slot=caption]')!;
        expect(caption.getBoundingClientRect().height).to.be.above(0);
      }
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      await replay!.press('Last position');
      await replay!.says(/^Move 12 of 12: /);
      expect(page.events.types).to.deep.equal([]);
    });
  }
});
