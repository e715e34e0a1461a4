/** What screen readers would say twice, or in the wrong place: names, descriptions, landmarks. */
import { expect } from '@open-wc/testing';
import { DIALOGS } from '../../src/game/index.js';
import { listenToPage } from '../support/page.js';
import { place, type Table, until } from '../support/table.js';
import '../../src/hourhand.js';

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The text of an element that screen readers find in it. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  return words([...node.childNodes].map(textOf).join(' '));
}

/** What an element gives to a description. */
const nameOrText = (one: HTMLElement | null): string => one?.ariaLabel ?? one?.textContent ?? '';

/** The elements whose description is their name once more. */
const twice = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('[title], [aria-describedby], [aria-description]')]
    .filter((one) => !one.closest('[aria-hidden=true]'))
    .flatMap((one) => {
      const name = words(one.ariaLabel) || textOf(one);
      const ids = words(one.getAttribute('aria-describedby')).split(' ').filter(Boolean);
      const described = words(ids.map((id) => nameOrText(root.getElementById(id))).join(' '));
      return [one.title, described, one.ariaDescription]
        .map(words)
        .filter((text) => text && name.includes(text));
    });

/** Elements that are landmarks of the page, because no section is around them. */
const landmarks = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('header, footer, [role=banner], [role=contentinfo]')].map(
    (one) => one.outerHTML,
  );

async function expectOnce(table: Table): Promise<void> {
  expect(twice(table.root)).to.deep.equal([]);
  expect(landmarks(table.root)).to.deep.equal([]);
  for (const button of table.root.querySelectorAll<HTMLElement>('.button')) {
    expect(words(button.ariaLabel) || textOf(button), button.outerHTML).to.not.equal('');
    // Voice control is told what is to be seen.
    const label = button.querySelector<HTMLElement>(':scope > .label, :scope > span') ?? button;
    const seen = label.getClientRects().length > 0 ? words(label.innerText) : '';
    if (button.ariaLabel) expect(words(button.ariaLabel), button.outerHTML).to.contain(seen);
  }
}

describe('names and descriptions', () => {
  listenToPage();

  it('of two boards: what is to be seen on a button is in its name', async () => {
    const table = await place(
      `<div style="display: grid; grid-template-columns: 1fr 1fr">
        <clock-solitaire deal="7"></clock-solitaire><clock-solitaire deal="8"></clock-solitaire></div>`,
    );
    await until(() => table.control('Undo').ariaLabel === 'Undo, Clock 1', 'they have names');
    await expectOnce(table);
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await until(() => table.root.querySelector('.listen') !== null, 'the menu is there');
    await expectOnce(table);
  });

  for (const tag of ['clock', 'grandfathers-clock', 'big-ben', 'german-clock', 'watch']) {
    it(`are not the same words in ${tag}, its menu and its dialogs`, async () => {
      const table = await place(`<${tag}-solitaire deal="7" speed="instant"></${tag}-solitaire>`);
      await expectOnce(table);
      const menu = (): HTMLElement => table.root.querySelector<HTMLElement>('button[part~=menu]')!;
      await table.pressOn(menu());
      await until(() => table.root.querySelector('.listen') !== null, 'the menu is there');
      await expectOnce(table);
      await table.pressOn(menu());
      for (const part of DIALOGS) {
        await table.pressOn(menu());
        const entry = (): HTMLElement | null => table.root.querySelector(`.menu [part~=${part}]`);
        await until(() => entry() !== null, `the menu has ${part}`);
        await table.pressOn(entry()!);
        await until(() => table.root.querySelector('dialog[open]') !== null, 'the dialog is open');
        await expectOnce(table);
        await table.pressOn(table.root.querySelector<HTMLElement>('dialog [part~=close]')!);
        await until(() => !table.root.querySelector('dialog'), 'the dialog has gone');
      }
    });
  }
});
