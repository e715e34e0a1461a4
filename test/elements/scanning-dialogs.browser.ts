/** `keys="scan"` in dialogs: what is longer than the window, lists, and resting. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { choose } from '../../src/settings/choose.js';
import '../support/painted.js';
import { marked, PACE, press, sitAtSwitch } from '../support/switches.js';
import { type Table, until } from '../support/table.js';
import { letPass, pass } from '../support/time.js';

const RESTS = 'Nothing was chosen. Press to go on.';

const dialogOf = ({ root }: Table): HTMLElement | null =>
  root.querySelector('dialog[open]:not(.menu)');
const nameOf = (one: Element | null): string | undefined => one?.textContent?.trim();

describe('scanning in dialogs', () => {
  afterEach(() => {
    for (const name of ['scan-pace', 'theme', 'speed'] as const) choose(name, undefined, false);
  });

  /** A game with a dialog that was opened by hand, in a window of some height. */
  async function open(name: string, height: number, pace = '2', lang = 'en'): Promise<Table> {
    choose('scan-pace', pace as '2', false);
    const table = await sitAtSwitch(
      `<grandfathers-clock-solitaire lang="${lang}" deal="1" keys="scan" storage="none"></grandfathers-clock-solitaire>`,
      1000,
      height,
    );
    // The game begins in English, until the words of another language are there.
    await table.says(lang === 'de' ? /Leertaste/ : /Space/);
    letPass(2000);
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press(name);
    await until(() => dialogOf(table) !== null);
    return table;
  }

  /** Goes on with the first of two switches, until something is marked. */
  async function stepTo(table: Table, is: (one: Element) => boolean): Promise<HTMLElement> {
    for (let i = 0; i < 80; i++) {
      await press('Space');
      const now = marked(table);
      if (now && is(now)) return now as HTMLElement;
    }
    throw new Error('it is never marked');
  }

  /** Lets time pass until something is marked. */
  async function waitFor(table: Table, is: (one: Element) => boolean): Promise<void> {
    for (let i = 0; !marked(table) || !is(marked(table)!); i++) {
      if (i === 80) throw new Error('it is never marked');
      await pass(PACE);
    }
  }

  for (const [lang, dialog, readOn, toTop] of [
    ['en', 'How to play', 'Read on', 'Back to the top'],
    ['de', 'So geht’s', 'Weiterlesen', 'Zurück zum Anfang'],
  ] as const) {
    it(`all that is longer than the window can be read with the switch: ${lang}`, async () => {
      const table = await open(dialog, 500, 'switch', lang);
      const panel = dialogOf(table)!;
      await press('Space');
      const button = marked(table)!;
      expect(nameOf(button)).to.equal(readOn);
      expect(table.root.activeElement, 'so that it is said').to.equal(button);
      // What it shows may still become longer.
      const end = (): number => panel.scrollHeight - panel.clientHeight;
      await until(() => end() > 500, 'it is longer');
      for (let i = 0; nameOf(button) === readOn; i++) {
        expect(i, 'it comes to its end').to.be.below(40);
        const at = panel.scrollTop;
        await press('Enter');
        const seen = button.getBoundingClientRect().top - panel.getBoundingClientRect().top;
        expect(panel.scrollTop, 'on').to.be.above(at);
        expect(panel.scrollTop - at, 'and nothing is passed over').to.be.below(seen);
        if (nameOf(button) === readOn) {
          expect(panel.scrollTop - at, 'by most of what is seen').to.be.above(seen / 2);
        }
      }
      expect(panel.scrollTop).to.be.at.least(end() - 2);
      expect(nameOf(button)).to.equal(toTop);
      await press('Enter');
      expect(panel.scrollTop).to.equal(0);
      expect(nameOf(button)).to.equal(readOn);
    });
  }

  it('is read on from where it was, whatever the controls have scrolled to', async () => {
    const table = await open('Settings', 360, 'switch');
    const panel = dialogOf(table)!;
    await press('Space', 'Enter');
    const read = panel.scrollTop;
    const last = await stepTo(table, (one) => one.matches('select[name=keys]'));
    expect(panel.scrollTop).to.not.equal(read);
    // Nothing that is shown is behind the button.
    const foot = table.root.querySelector('.foot')!.getBoundingClientRect();
    expect(last.getBoundingClientRect().bottom).to.be.at.most(foot.top + 1);
    await stepTo(table, (one) => nameOf(one) === 'Read on');
    expect(panel.scrollTop).to.equal(read);
  });

  it('with one switch, what can be read stays five times as long', async () => {
    const table = await open('How to play', 500);
    await press('Space');
    expect(nameOf(marked(table))).to.equal('Read on');
    await press('Space');
    const { scrollTop } = dialogOf(table)!;
    for (let i = 0; i < 4; i++) await pass(PACE);
    expect(nameOf(marked(table))).to.equal('Read on');
    expect(dialogOf(table)!.scrollTop).to.equal(scrollTop);
    await pass(PACE);
    expect(marked(table)!.matches('[part~=close]')).to.be.true;
  });

  it('nothing is to be read on where all is seen, or where nobody scans', async () => {
    const table = await open('Share…', 1200, 'switch');
    await press('Space');
    expect(marked(table)!.matches('[part~=close]')).to.be.true;
    table.element.setAttribute('keys', 'on');
    await until(() => table.root.querySelector('.foot') === null);
  });

  it('two switches: Enter again and again on a list goes to its next values', async () => {
    const table = await open('Settings', 900, 'switch');
    const list = await stepTo(table, (one) => one.matches('select[name=theme]'));
    const { options } = list as HTMLSelectElement;
    const first = options.selectedIndex;
    for (let i = 1; i <= 3; i++) {
      await press('Enter');
      expect((list as HTMLSelectElement).selectedIndex).to.equal((first + i) % options.length);
      expect(marked(table)).to.equal(list);
    }
    await press('Space');
    expect(marked(table)).to.not.equal(list);
    expect(list.compareDocumentPosition(marked(table)!), 'on from there').to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('one switch: a list that was changed stays for its time, and the turn goes on from there', async () => {
    const table = await open('Settings', 900);
    await press('Space');
    await waitFor(table, (one) => one.matches('select[name=speed]'));
    const list = marked(table) as HTMLSelectElement;
    expect(list.value).to.equal('normal');
    await press('Space');
    expect(list.value).to.equal('fast');
    await press('Space');
    expect([list.value, marked(table)]).to.deep.equal(['instant', list]);
    await pass(PACE);
    expect(marked(table)).to.not.be.null.and.not.equal(list);
    expect(list.compareDocumentPosition(marked(table)!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that it rests is seen and said in the dialog, until it goes on', async () => {
    const table = await open('Settings', 500);
    const before = table.message;
    await press('Space');
    const told = (): HTMLElement => table.root.querySelector('.foot [role=status]')!;
    expect(told().textContent, 'it waits for its sentence').to.equal('');
    for (let i = 0; i < 300 && !told().textContent; i++) await pass(PACE);
    expect(nameOf(told())).to.equal(RESTS);
    expect(table.message, 'and not behind it').to.equal(before);
    const { left, top } = told().getBoundingClientRect();
    expect(told().contains(table.root.elementFromPoint(left + 5, top + 5))).to.be.true;
    await press('Space');
    expect(told().textContent).to.equal('');
    expect(marked(table)).to.not.be.null;
  });
});
