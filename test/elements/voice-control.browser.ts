/**
 * Voice control: whoever says what is to be seen on a control means that control (WCAG 2.5.3), and “show numbers”
 * numbers the piles in the order in which they are read.
 */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { DIALOGS } from '../../src/game/index.js';
import { games } from '../../src/rules/index.js';
import { named } from '../support/commands.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { frames, lay, spotOf, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { some } from '../support/thorough.js';
import { grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

const ids = Object.keys(games);
const CONTROLS = 'button, summary, a[href], input, select, textarea';

/** Letters and digits, without what a voice doesn't say. */
const spoken = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether text is drawn where a person can see it, and not kept for screen readers alone. */
function isDrawn(text: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width, height } = range.getBoundingClientRect();
  if (width < 1 || height < 1) return false;
  if (!text.parentElement!.checkVisibility({ visibilityProperty: true })) return false;
  for (let box = text.parentElement; box; box = box.parentElement) {
    const { overflow, clipPath } = getComputedStyle(box);
    const hides = overflow !== 'visible' || clipPath !== 'none';
    if (hides && Math.min(box.offsetWidth, box.offsetHeight) <= 1) return false;
  }
  return true;
}

/** The text that is to be seen on a control, or beside a field: its label. */
function labelOf(control: HTMLElement): string {
  const isField = control.matches('input, select, textarea');
  const labels = isField ? [...((control as HTMLInputElement).labels ?? [])] : [control];
  const texts = labels.flatMap((label) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT, (node) =>
      isField && node.parentElement!.closest('select, option')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (walker.nextNode()) {
      if (isDrawn(walker.currentNode as Text)) found.push(walker.currentNode.textContent!);
    }
    return found;
  });
  return spoken(texts.join(' '));
}

/** How many controls with text have been looked at: a narrow toolbar has none. */
let labelled = 0;

/** Controls that a voice can't call by what is to be seen of them. */
async function uncalled(table: Table, box: ParentNode = table.root): Promise<string[]> {
  for (const details of box.querySelectorAll('details')) details.open = true;
  await (table.element as SolitaireElement).updateComplete;
  const controls = [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.checkVisibility() && one.offsetWidth > 0 && !one.closest('[inert], [aria-hidden=true]'),
  );
  expect(controls.length).to.be.above(0);
  const labels = controls.map(labelOf);
  labelled += labels.filter(Boolean).length;
  const names = await named(controls);
  return controls.flatMap((control, i) => {
    const [label, { role, name }] = [labels[i]!, names[i]!];
    const isCalled =
      role !== 'none' &&
      name !== '' &&
      ` ${spoken(name)} `.includes(` ${label} `.replace(/^\s+$/, ''));
    return isCalled
      ? []
      : [`“${label}” is not in the name “${name}” of ${role} ${control.outerHTML.slice(0, 120)}`];
  });
}

async function open(table: Table, part: string): Promise<void> {
  const menuButton = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
  const isOpen = (): boolean => table.root.querySelector('dialog[open]:not(.menu)') !== null;
  const entry = (): HTMLElement | null => table.root.querySelector(`.menu [part~=${part}]`);
  // On a busy machine, the menu may take its place only while it is pressed: a press beside it closes it.
  for (let tries = 1; !isOpen(); tries++) {
    if (tries > 5) throw new Error(`${part} did not open`);
    // Not the second half of a double click.
    letPass(2000);
    if (!entry()) await table.pressOn(menuButton);
    await until(() => entry() !== null, `the menu has ${part}`);
    await table.pressOn(entry()!);
    for (let i = 0; !isOpen() && (entry() || i < 300); i++) await frames(1);
  }
}

async function close(table: Table): Promise<void> {
  await table.pressOn(table.root.querySelector<HTMLElement>('dialog[open] [part~=close]')!);
  await until(() => !table.root.querySelector('dialog[open]'), 'the dialog has gone');
}

/** Deals in which there is something to play. */
const dealOf = (id: string): number => (luck as Record<string, { won: number }>)[id]?.won ?? 7;

describe('what is to be seen on a control is in its name', () => {
  listenToPage();
  ownStorage();
  beforeEach(() => (labelled = 0));

  for (const [i, lang] of ['en', 'de'].entries()) {
    for (const id of some(ids, 2, i)) {
      it(`${id}, ${lang}: the board, the menu and every dialog`, async () => {
        const table = await lay(
          `<div lang="${lang}"><${id}-solitaire deal="${dealOf(id)}" speed="instant"></${id}-solitaire></div>`,
        );
        await until(() => table.root.querySelector(`.base[lang=${lang}]`) !== null);
        const element = table.element as SolitaireElement;
        element.play(element.moves[0]!.token);
        await element.updateComplete;
        const found = await uncalled(table);
        await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
        await until(() => table.root.querySelector('.listen') !== null, 'the menu is there');
        found.push(...(await uncalled(table)));
        await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
        await until(() => table.root.querySelector('.listen') === null, 'the menu has gone');
        for (const part of DIALOGS) {
          await open(table, part);
          found.push(...(await uncalled(table, table.root.querySelector('dialog[open]')!)));
          await close(table);
        }
        expect(found).to.deep.equal([]);
        expect(labelled).to.be.above(35);
      });
    }
  }

  it('of a replay, a loss and a minimal toolbar', async () => {
    const replay = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    const element = replay.element as SolitaireElement;
    for (const token of grandfathersClockWon.moves.slice(0, 5)) element.play(token);
    await element.updateComplete;
    await replay.pressOn(replay.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await replay.press('Replay');
    await until(() => replay.root.querySelector('.scrubber') !== null);
    const found = await uncalled(replay);
    const lost = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockLost.deal}" speed="instant" toolbar="minimal"></grandfathers-clock-solitaire>`,
    );
    for (const token of grandfathersClockLost.moves) (lost.element as SolitaireElement).play(token);
    await until(() => lost.root.querySelector('[part~=why]') !== null);
    found.push(...(await uncalled(lost)));
    expect(found).to.deep.equal([]);
    expect(labelled).to.be.above(3);
  });
});

/** Where a pile comes when piles are numbered, by the beginning of its name. */
const rankOf = (name: string): number => {
  const [, hour] = /(\d+) o’clock/.exec(name) ?? [];
  if (hour) return (name.startsWith('The fan') ? 100 : 0) + Number(hour);
  if (name.startsWith('The centre')) return 50;
  const [, column] = /^Column (\d+)/.exec(name) ?? [];
  return column ? 200 + Number(column) : 300;
};

describe('“show numbers”', () => {
  listenToPage();

  for (const [i, id] of ids.entries()) {
    for (const [width, height] of some(
      [
        [1000, 900],
        [360, 640],
      ],
      2,
      i,
    ) as readonly [number, number][]) {
      it(`${id} at ${width} pixels: every pile is a button of its own name, where it lies, in order`, async () => {
        const table = await lay(
          `<${id}-solitaire deal="7" speed="instant" storage="none"></${id}-solitaire>`,
          width,
          height,
        );
        const { buttons } = table;
        const found = await named(buttons);
        expect(new Set(found.map(({ role }) => role))).to.deep.equal(new Set(['button']));
        const names = found.map(({ name }) => name.split(':')[0]!);
        expect(new Set(names).size, names.join(', ')).to.equal(buttons.length);
        const ranks = names.map(rankOf);
        expect(ranks, names.join(', ')).to.deep.equal([...ranks].sort((a, b) => a - b));
        // A number stands in the middle of its button, and is clicked there.
        for (const button of buttons) {
          expect(button.disabled).to.equal(false);
          spotOf(button);
        }
      });
    }
  }
});
