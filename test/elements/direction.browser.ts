/** English words in a page that is written from right to left read from left to right, to their full stop. */
import { expect } from '@open-wc/testing';
import '../../src/tags/grandfathers-clock.js';
import { DIALOGS } from '../../src/game/index.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { keys, lay, until } from '../support/table.js';

/** Texts whose last sign is drawn to the left of the one before it in the same line. */
function reversed(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const end = text.data.trimEnd().length;
    if (end < 2 || !text.parentElement!.checkVisibility()) continue;
    const [before, last] = [end - 1, end].map((to) => {
      const range = new Range();
      range.setStart(text, to - 1);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    }) as [DOMRect, DOMRect];
    if (Math.abs(before.top - last.top) < 2 && last.left < before.left) wrong.push(text.data);
  }
  return wrong;
}

/** Words that are drawn, by their places in a line: each is to the right of the one before it, or in a line below. */
const disordered = (root: Element): string[] =>
  [...root.querySelectorAll('.letters')].flatMap((letters) => {
    const boxes = [...letters.children].map((word) => word.getBoundingClientRect());
    const isWrong = boxes.some((box, i) => {
      const last = boxes[i - 1];
      return last && Math.abs(box.top - last.top) < 2 && box.left < last.left;
    });
    return isWrong ? [letters.previousElementSibling!.textContent] : [];
  });

/** Titles of which a line ends before the right edge. */
const unaligned = (root: Element): string[] =>
  [...root.querySelectorAll('#title .letters')].flatMap((letters) => {
    const { right } = letters.closest('#title')!.getBoundingClientRect();
    const boxes = [...letters.children].map((word) => word.getBoundingClientRect());
    const ends = new Map<number, number>();
    for (const box of boxes) ends.set(box.top, Math.max(box.right, ends.get(box.top) ?? 0));
    return [...ends.values()].some((end) => end < right - 4)
      ? [letters.previousElementSibling!.textContent]
      : [];
  });

describe('a page that is written from right to left', () => {
  it('menu and dialogs read from left to right in English', async () => {
    const table = await lay(
      `<div dir="rtl"><grandfathers-clock-solitaire deal="7" speed="instant">
      </grandfathers-clock-solitaire></div>`,
      390,
      800,
    );
    const { root } = table;
    await table.pressOn(root.querySelector<HTMLElement>('button[part~=menu]')!);
    await until(() => root.querySelector('.menu') !== null);
    expect(reversed(root.querySelector('.menu')!), 'the menu').to.deep.equal([]);
    await keys('Escape');
    await until(() => root.querySelector('.menu') === null);
    for (const name of DIALOGS) {
      expect(await (table.element as SolitaireElement).showDialog(name)).to.deep.equal({
        ok: true,
      });
      await until(() => root.querySelector('dialog[open] .sheet') !== null, `${name} is open`);
      const sheet = root.querySelector('dialog[open] .sheet')!;
      expect(reversed(sheet), name).to.deep.equal([]);
      expect(disordered(sheet), name).to.deep.equal([]);
      expect(unaligned(sheet), name).to.deep.equal([]);
      await keys('Escape');
      await until(() => root.querySelector('dialog') === null, `${name} is closed`);
    }
  });
});
