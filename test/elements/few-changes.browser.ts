/**
 * How much changes at once for a screen reader. Orca drops texts, live regions too, once more than 50 events wait for
 * it (`_inFlood` in its event_manager.py), and Firefox sends two or three for each element that changes.
 */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { games } from '../../src/rules/index.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { frames, lay, spotOf, type Table, until } from '../support/table.js';

/** Two events each are not yet fifty. */
const MOST = 24;

/** Elements of which a screen reader is told while something is done: changed names and texts, added, removed. */
async function changes({ root }: Table, act: () => Promise<unknown>): Promise<number> {
  const nodes = new Set<Node>();
  const roots = [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element && !element.closest('[aria-hidden=true], svg')) nodes.add(element);
    }
  });
  for (const one of roots)
    watch.observe(one, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-label', 'disabled', 'aria-pressed', 'aria-disabled'],
    });
  await act();
  await frames(4);
  watch.disconnect();
  return nodes.size;
}

describe('few changes at once', () => {
  listenToPage();
  ownStorage();
  beforeEach(() => knowGames());

  for (const id of Object.keys(games)) {
    it(`${id}: a new game`, async () => {
      const table = await lay(`<${id}-solitaire speed="instant" deal="1"></${id}-solitaire>`);
      const count = await changes(table, () => (table.element as SolitaireElement).newGame(7));
      expect(count).to.be.at.most(MOST);
    });
  }

  it('another month in the calendar', async () => {
    const table = await lay('<clock-solitaire speed="instant" deal="1"></clock-solitaire>');
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await table.press('Game of the day');
    await until(() => table.root.querySelector('dialog[open] .day') !== null);
    const month = table.root.querySelector('#month')!;
    const before = month.textContent;
    const count = await changes(table, async () => {
      const back = table.root.querySelector<HTMLElement>('[aria-label="Previous month"]')!;
      await table.pointer.tap(spotOf(back));
      await until(() => month.textContent !== before);
    });
    expect(count).to.be.at.most(MOST);
  });
});
