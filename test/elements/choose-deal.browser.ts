/** Choose a deal… asks which deal is wanted, and shows it before it is dealt. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import {
  dailyDeal,
  formatCards,
  formatGame,
  formatLink,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import * as en from '../../src/words/en/vocabulary.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { keys, lay, spotOf, type Table, until } from '../support/table.js';
import { setDate } from '../support/time.js';

const gameOf = ({ element }: Table): SolitaireElement => element as SolitaireElement;
const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog[open]');
const told = (table: Table): string => dialogOf(table)!.querySelector('.told')!.textContent;
const field = (table: Table): HTMLInputElement | null =>
  dialogOf(table)!.querySelector<HTMLInputElement>('[name=wish]');
const board = (table: Table): ShadowRoot | undefined =>
  dialogOf(table)?.querySelector('.example-board')?.shadowRoot ?? undefined;

async function open(table: Table, name = 'Choose a deal…'): Promise<void> {
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press(name);
  await until(() => dialogOf(table)?.querySelector('.choose-deal') != null);
}

/** Chooses a kind of deal by its label. */
async function pick(table: Table, label: string | RegExp): Promise<void> {
  const choice = [...dialogOf(table)!.querySelectorAll<HTMLElement>('.choice')].find(
    ({ textContent }) => textContent.trim().match(label),
  );
  await table.pointer.tap(spotOf(choice!.querySelector('input')!));
}

async function write(table: Table, text: string): Promise<void> {
  const input = field(table)!;
  await table.pointer.tap(spotOf(input));
  input.select();
  await sendKeys({ type: text });
  await until(
    () => input.value === text,
    () => `“${input.value}” has been typed`,
  );
}

async function convention(table: Table, name: string, value: string): Promise<void> {
  const select = dialogOf(table)!.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
  // A list that has just come waits until screen readers know of it.
  await until(() => !select.closest('[inert]'));
  select.focus();
  // Letters choose an option by its text.
  await sendKeys({ type: value });
  select.blur();
}

const grandfathers = (attributes = ''): Promise<Table> =>
  lay(
    `<grandfathers-clock-solitaire deal="21" speed="instant" ${attributes}></grandfathers-clock-solitaire>`,
  );

describe('Choose a deal…', () => {
  const page = listenToPage();
  ownStorage();
  beforeEach(() => setDate('2026-11-21T18:30:00Z'));
  afterEach(() => setDate());

  it('deals a random game, and says which one is on the board', async () => {
    const table = await grandfathers();
    await open(table);
    expect(dialogOf(table)!.textContent).to.include('On the board: No. 21.');
    expect(field(table)).to.equal(null);
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    const { deal, by } = page.events.last('deal');
    expect(by).to.equal('player');
    expect(deal).to.be.within(1, 2 ** 25);
    await until(() => table.shownDeal === dealCode('grandfathers-clock', deal!));
    await open(table);
    const code = dealCode('grandfathers-clock', deal!);
    const long = code === String(deal) ? '' : `deal ${deal}, `;
    expect(dialogOf(table)!.textContent).to.include(`On the board: ${long}No. ${code}.`);
    await keys('Escape');
  });

  it('says which day a deal on the board belongs to', async () => {
    const note = (table: Table): string =>
      dialogOf(table)!.querySelector('.note')!.textContent.trim();
    for (const deal of ['daily', '2026-11-21']) {
      const table = await lay(
        `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
      );
      await open(table);
      expect(table.shownDeal).to.equal('21 November');
      const { dealNumber } = gameOf(table);
      expect(note(table)).to.match(
        new RegExp(
          `^On the board: the deal of 21 November, (deal ${dealNumber}, No\\. .+|No\\. ${dealNumber})\\.$`,
        ),
      );
      await keys('Escape');
    }
  });

  it('deals a number, its code or a link, and shows the opening before', async () => {
    const table = await grandfathers();
    const rules = rulesOf('grandfathers-clock');
    const number = 3_271_046;
    const code = dealCode('grandfathers-clock', number);
    const opening = { number: 77, cards: shuffle(rules.pack, 77) };
    const link = `https://example.com/#${formatLink({ rules, opening, steps: [], states: [], at: 0 })}`;
    for (const [text, found, deal] of [
      ['4711', 'Deal 4711.', 4711],
      [code.toLowerCase(), `No. ${code}, deal ${number}.`, number],
      [link, 'Deal 77.', 77],
      [' 2026-11-20 ', 'Deal 20.', 20],
      ['#4711', 'Deal 4711.', 4711],
      ['20.11.2026', 'Deal 20.', 20],
      [`No. ${code}`, `No. ${code}, deal ${number}.`, number],
      ['Nr. 12', 'Deal 12.', 12],
    ] as const) {
      await open(table);
      await pick(table, 'By number or code');
      // The example is one of this game.
      await until(() => told(table).includes(` a code such as ${code}, `));
      await write(table, text);
      await until(
        () => told(table) === found,
        () => `“${told(table)}” is “${found}”`,
      );
      await until(() => board(table)?.querySelector('.card.face-up') != null);
      expect(gameOf(table).dealNumber, 'nothing is dealt yet').to.not.equal(deal);
      // Enter is as good as the button.
      await keys('Enter');
      await until(() => dialogOf(table) === null);
      expect(page.events.last('deal')).to.include({ deal, by: 'player' });
      expect(gameOf(table).dealNumber).to.equal(deal);
    }
  });

  it('a link or a save of a game that was begun shows that game, and says so before', async () => {
    const table = await grandfathers();
    const rules = rulesOf('grandfathers-clock');
    const opening = { number: 77, cards: shuffle(rules.pack, 77) };
    const states = [rules.deal(opening.cards)];
    const steps = [];
    for (let i = 0; i < 3; i++) {
      const [move] = rules.moves(states[i]!);
      steps.push({ move: move!, attached: false });
      states.push(rules.apply(states[i]!, move!));
    }
    const link = `https://example.com/#${formatLink({ rules, opening, steps, states, at: 3 })}`;
    const save = formatGame({ rules, opening, steps, at: 3, elapsed: 5000, ends: '' });
    for (const [label, text] of [
      ['By number or code', link],
      ['From cards of your own', link],
      ['From cards of your own', save],
    ] as const) {
      await open(table);
      await pick(table, label);
      await write(table, text);
      await until(
        () =>
          told(table) ===
          'Deal 77. This is a game of 3 moves: it is shown first, and you can play on from any move.',
        () => told(table),
      );
      await table.press('Show game');
      await until(() => dialogOf(table) === null);
      await until(() => table.controls('Play on from here').length > 0, 'it is shown');
      expect(gameOf(table).dealNumber, 'nothing is lost').to.equal(21);
      await table.press('Back to my game');
      await until(() => table.controls('Play on from here').length === 0);
    }
    await open(table);
    await pick(table, 'By number or code');
    await write(table, link.slice(0, -1));
    await until(
      () => told(table) === 'Deal 77. The moves in this link are damaged: only its deal is taken.',
      () => told(table),
    );
    await table.press('Deal');
    await until(() => gameOf(table).dealNumber === 77);
  });

  it('reads cards in words, with numbers before them, and says so', async () => {
    const table = await grandfathers();
    const cards = shuffle(rulesOf('grandfathers-clock').pack, 5);
    await open(table);
    await pick(table, 'From cards of your own');
    const input = field(table)!;
    await table.pointer.tap(spotOf(input));
    // As it is pasted: typed line by line, it would take as long as a player.
    const text = cards.map((card, i) => `${i + 1}. ${en.card(card)}`).join('\n');
    document.execCommand('insertText', false, text);
    await until(
      () =>
        told(table) ===
        'Understood: cards in words, the rank before the suit, numbered; dealt round by round, the first card first.',
      () => told(table),
    );
    await until(() => board(table)?.querySelectorAll('.card').length === 52);
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    expect(page.events.last('deal').deal).to.equal(formatCards(cards));
  });

  it('what is wrong with a number or a code is said, and the game stays', async () => {
    const table = await grandfathers();
    await open(table);
    await pick(table, 'By number or code');
    for (const [text, fault] of [
      ['4294967296', /^The number of a deal is a whole number from 1 to 4294967295\.$/],
      [
        '3XZK7-4Q',
        /^This is not a number, a code, a date or a link to a game: a character is missing/,
      ],
      ['-3', /^The number of a deal is a whole number from 1 to 4294967295\.$/],
      ['hh2-cn2xn', /^This is a link to another game\.$/],
      ['hh2-gnsnx', /^This link is damaged/],
      ['31.11.2026', /^There is no such day since 1970\.$/],
      ['12.5', /^The number of a deal is a whole number from 1 to 4294967295\.$/],
    ] as const) {
      await write(table, text);
      await until(() => fault.test(told(table)));
      await keys('Enter');
      await until(
        () => fault.test(dialogOf(table)!.querySelector('.said')!.textContent),
        'it is heard',
      );
      expect(table.root.activeElement).to.equal(field(table));
      expect(field(table)!.getAttribute('aria-invalid')).to.equal('true');
      const shown = dialogOf(table)!.querySelector('.told')!;
      expect(getComputedStyle(shown, '::before').content, 'a sign is seen').to.include('!');
      expect(getComputedStyle(shown).color).to.not.equal(getComputedStyle(dialogOf(table)!).color);
      expect(getComputedStyle(field(table)!).borderTopColor).to.equal(
        getComputedStyle(shown).color,
        'the field is marked too',
      );
    }
    await keys('Escape');
    await until(() => dialogOf(table) === null);
    expect(gameOf(table).dealNumber).to.equal(21);
  });

  it('deals the deal of an earlier day, and today’s, which is dealt only once', async () => {
    const table = await lay(
      '<clock-solitaire deal="9" day-zone="utc" speed="instant"></clock-solitaire>',
    );
    await open(table);
    await pick(table, 'Of an earlier day');
    expect(field(table)!.value, 'yesterday is there already').to.equal('2026-11-20');
    const yesterday = dailyDeal('clock', Date.UTC(2026, 10, 20));
    await until(() => told(table).includes(String(yesterday)));
    field(table)!.focus();
    await keys('Delete');
    await until(() => told(table) === 'Any day since 1970.', 'half a day is not a wrong one');
    // The month again.
    await sendKeys({ type: '11' });
    await until(
      () => told(table).includes(String(yesterday)),
      () => `${field(table)!.value}: ${told(table)}`,
    );
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    expect(page.events.last('deal')).to.include({ deal: yesterday, day: '2026-11-20' });
    await open(table);
    await pick(table, 'Today’s, 21 November');
    await table.press('Deal');
    await until(() => table.shownDeal === '21 November');
    await table.tapTurned();
    await open(table);
    await pick(table, 'Today’s, 21 November');
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    expect(table.shownMoves).to.equal('1');
  });

  it('deals cards that are typed, says how it has understood them, and lets the player choose', async () => {
    const table = await lay('<clock-solitaire deal="9" speed="instant"></clock-solitaire>');
    const rules = rulesOf('clock');
    const cards = shuffle(rules.pack, 7);
    // From 1 o’clock on, the last card first.
    const text = Array.from({ length: 4 }, (_, round) => {
      const dealt = cards.slice(round * 13, round * 13 + 13);
      return [...dealt.slice(1, 12), dealt[0]!, dealt[12]!];
    })
      .flat()
      .reverse();
    await open(table);
    await pick(table, 'From cards of your own');
    await write(table, formatCards(text).replaceAll('10', 'T'));
    const says =
      'Understood: the rank before the suit; dealt round by round from 12 o’clock on, the first card first.';
    await until(
      () => told(table) === says,
      () => told(table),
    );
    await convention(table, 'first', '1 o');
    await until(() => told(table).includes('from 1 o’clock on'));
    await convention(table, 'begin', 'The last');
    await until(() => told(table).endsWith('the last card first.'));
    await until(() => board(table)?.querySelectorAll('.card').length === 52);
    const [twelve] = dialogOf(table)!.querySelectorAll('dl div');
    expect(twelve!.textContent.trim().replace(/\s+/g, ' ')).to.match(/^12 o’clock 7♠ /);
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    expect(page.events.last('deal')).to.include({ deal: formatCards(cards), by: 'player' });
    expect(table.shownDeal).to.equal('custom');
    expect(gameOf(table).save()).to.include(`~${formatCards(cards).replaceAll(' ', '.')}~`);
  });

  it('names both places of a card that is there twice, and a card that is missing', async () => {
    const table = await grandfathers();
    const cards = shuffle(rulesOf('grandfathers-clock').pack, 21);
    const wrong = [...cards];
    wrong[39] = wrong[0]!;
    await open(table);
    await pick(table, 'From cards of your own');
    await write(table, formatCards(cards.slice(0, 2)));
    await until(
      () => told(table) === '2 of 40 cards so far.',
      () => told(table),
    );
    const isWrong = (): string | null => field(table)!.getAttribute('aria-invalid');
    expect(isWrong(), 'whoever still writes has made no mistake').to.equal('false');
    await write(table, formatCards(wrong));
    await until(() => /occurs twice: card 1 \(line 1\) and card 40 \(line 1\)\./.test(told(table)));
    expect(isWrong()).to.equal('true');
    expect(told(table)).to.match(/ is missing\.$/);
    expect(dialogOf(table)!.querySelector('.example-board')).to.equal(null);
    await table.press('Deal');
    await until(() => /twice/.test(dialogOf(table)!.querySelector('.said')!.textContent));
    expect(gameOf(table).dealNumber).to.equal(21);
    await keys('Escape');
  });

  it('speaks German', async () => {
    const table = await lay(
      '<div lang="de"><grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire></div>',
    );
    await until(() => table.controls('Neues Spiel').length > 0);
    await open(table, 'Spiel auswählen…');
    await pick(table, 'Mit eigenen Karten');
    await write(table, '5D 5D XX');
    await until(
      () =>
        told(table) === '„XX“ ist keine Karte (3. Karte, Zeile 1). Schreibe 10H, TH, H10 oder 10♥.',
    );
    await keys('Escape');
  });

  it('a page can prevent it, and a game that is disabled has it not', async () => {
    const table = await grandfathers();
    table.element.addEventListener('solitaire-before-deal', (event) => event.preventDefault());
    await open(table);
    await table.press('Deal');
    await until(() => dialogOf(table) === null);
    expect(gameOf(table).dealNumber).to.equal(21);
    const other = await grandfathers('disabled');
    await other.pressOn(other.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await other.press('Choose a deal…');
    await other.says(/\S/);
    expect(dialogOf(other)).to.equal(null);
  });
});
