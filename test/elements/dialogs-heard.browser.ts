/** What a screen reader makes of a dialog: its title first, nothing that cuts it off, and where the focus comes back. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import { DIALOGS } from '../../src/game/index.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, type Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';

const dialogOf = ({ root }: Table): HTMLDialogElement | null =>
  root.querySelector<HTMLDialogElement>('dialog[open]:not(.menu)');

/**
 * The text of an element that screen readers find in it as something of its own: about one in which there is nothing but
 * text, Orca is silent if it gets the focus after something that has gone.
 */
const ownText = (element: Element | null): string =>
  element?.querySelector('strong')?.textContent ?? '';

/** What a dialog has, when it is put into the page, that screen readers would go to from its title. */
function watchDialogs({ root }: Table): { readonly told: string[]; readonly end: () => void } {
  const told: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLDialogElement) || added.matches('.menu')) continue;
      for (const region of added.querySelectorAll(
        '[aria-live]:not([aria-live=off]), [role=status]',
      )) {
        if (region.textContent!.trim())
          told.push(`“${region.textContent!.trim()}” is told at once`);
      }
      for (const list of added.querySelectorAll('select')) {
        if (!list.closest('[inert]')) told.push(`the list ${list.name} is told at once`);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return { told, end: () => observer.disconnect() };
}

async function open(table: Table, name: string): Promise<HTMLDialogElement> {
  // Not a second press at once.
  letPass(2000);
  table.root.querySelector<HTMLElement>('button[part~=menu]')!.focus();
  await keys('Enter');
  const entry = (): HTMLElement | null => table.root.querySelector(`.menu [part~=${name}]`);
  await until(() => entry() !== null, `the menu has ${name}`);
  letPass(2000);
  entry()!.focus();
  await keys('Enter');
  await until(() => dialogOf(table) !== null, `${name} is open`);
  return dialogOf(table)!;
}

describe('a dialog is heard', () => {
  listenToPage();

  for (const name of DIALOGS) {
    it(`by its title, and by nothing else: ${name}`, async () => {
      const table = await lay(
        '<grandfathers-clock-solitaire deal="7"></grandfathers-clock-solitaire>',
      );
      const { told, end } = watchDialogs(table);
      const dialog = await open(table, name);
      const title = dialog.querySelector('h2')!;
      expect(table.root.activeElement).to.equal(title);
      expect(title.textContent).not.to.equal('');
      expect(ownText(title)).to.equal(title.textContent);
      expect(told).to.deep.equal([]);
      end();
      await until(() => !dialog.querySelector('label[inert]'), 'its lists can be used');
      await keys('Escape');
      await until(() => dialogOf(table) === null, 'it has gone');
      const opener = table.root.activeElement!;
      expect(opener.matches('[part~=menu]')).to.equal(true);
      expect(ownText(opener)).to.equal('More');
    });
  }

  it('and can be left from a list that was changed: the focus comes back before the dialog goes', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    const dialog = await open(table, 'settings');
    const list = dialog.querySelector<HTMLSelectElement>('[name=verbosity]')!;
    await until(() => !list.closest('[inert]'), 'it can be used');
    list.focus();
    await keys('ArrowDown');
    await until(() => list.value === 'brief');
    const order: string[] = [];
    // What has gone when the focus comes, Orca never leaves: it says nothing of what has the focus.
    const note = (): void => {
      order.push(dialog.getClientRects().length > 0 ? 'the focus comes' : 'the dialog had gone');
      expect(getComputedStyle(dialog).opacity, 'unseen').to.equal('0');
      const { left, top, width, height } = dialog.getBoundingClientRect();
      const at = table.root.elementFromPoint(left + width / 2, top + height / 2);
      expect(at?.closest('dialog') ?? null, 'and out of the way').to.equal(null);
    };
    const menu = table.root.querySelector('button[part~=menu]')!;
    menu.addEventListener('focus', note, { once: true });
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null, 'it goes');
    expect(order).to.deep.equal(['the focus comes']);
    expect(table.root.activeElement).to.equal(menu);
  });

  it('and so does a question that is answered: its buttons go after the focus', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    const dialog = await open(table, 'settings');
    const buttons = (): HTMLButtonElement[] => [
      ...dialog.querySelectorAll<HTMLButtonElement>('.stored .panel button'),
    ];
    const ask = dialog.querySelector<HTMLElement>('.forget')!;
    letPass(2000);
    ask.focus();
    await keys('Enter');
    await until(() => buttons().length === 2, 'it is asked');
    letPass(2000);
    buttons()[1]!.focus();
    let came = '';
    ask.addEventListener('focus', () => (came = `${buttons().length} are there`), { once: true });
    await keys('Enter');
    await until(() => came !== '');
    expect(came).to.equal('2 are there');
    // Nobody sees them any more, or can press them.
    await until(() => buttons().every(({ disabled }) => disabled));
    for (const one of buttons()) expect(one.checkVisibility({ opacityProperty: true })).to.be.false;
    await until(() => buttons().length === 0, 'they go');
    expect(table.root.activeElement).to.equal(ask);
  });

  it('and another one can be opened at once', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    await open(table, 'settings');
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    const dialog = await open(table, 'statistics');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(getComputedStyle(dialog).opacity).to.equal('1');
    await pass(1000);
    expect(dialogOf(table), 'it stays').to.equal(dialog);
    expect(dialog.querySelector('h2')!.textContent).to.equal('Statistics');
  });

  it('and its lists come once: what is changed leaves the others as they are', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    const dialog = await open(table, 'settings');
    await until(() => !dialog.querySelector('label[inert]'), 'its lists can be used');
    const gone: string[] = [];
    const observer = new MutationObserver((changes) => {
      gone.push(...changes.map(({ target }) => (target as HTMLElement).innerText));
    });
    observer.observe(dialog, { attributeFilter: ['inert'], subtree: true });
    const box = dialog.querySelector<HTMLInputElement>('[type=checkbox]')!;
    box.focus();
    await keys(' ');
    await until(() => box.checked);
    await frames(3);
    observer.disconnect();
    expect(gone).to.deep.equal([]);
  });

  it('and a change in it, once it is open: the example, the month', async () => {
    const table = await lay('<clock-solitaire deal="7"></clock-solitaire>');
    const rules = await open(table, 'howToPlay');
    await until(() => rules.querySelector('.told[aria-live=polite]') !== null, 'moves are told');
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    const calendar = await open(table, 'daily');
    await until(() => calendar.querySelector('h3[aria-live=polite]') !== null, 'months are told');
  });

  it('a list that comes while something is written leaves the reader there', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire deal="7"></grandfathers-clock-solitaire>',
    );
    const dialog = await open(table, 'chooseDeal');
    dialog.querySelector<HTMLElement>('[value=cards]')!.focus();
    await keys(' ');
    await until(() => dialog.querySelector('textarea') !== null);
    const free: string[] = [];
    const observer = new MutationObserver(() => {
      if (dialog.querySelector('select') && free.length === 0) {
        free.push(
          ...[...dialog.querySelectorAll('label:not([inert]) > select')].map(String),
          'seen',
        );
      }
    });
    observer.observe(dialog, { childList: true, subtree: true });
    dialog.querySelector<HTMLElement>('textarea')!.focus();
    const pack = ['C', 'D', 'H', 'S'].flatMap((suit) =>
      [...'A23456789TJQK'].map((rank) => rank + suit),
    );
    await sendKeys({ type: pack.join(' ') });
    await until(() => free.length > 0, 'the lists have come');
    observer.disconnect();
    expect(free).to.deep.equal(['seen']);
    await until(() => !dialog.querySelector('label[inert]'), 'they can be used');
  });
});
