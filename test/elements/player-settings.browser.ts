/** The settings dialog: what a player chooses, for one game or for all, and when it takes effect. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/tags/big-ben.js';
import '../../src/tags/clock.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/travellers.js';
import '../../src/tags/watch.js';
import type { BigBenSolitaire, ClockSolitaire } from '../../src/hourhand.js';
import { choose } from '../../src/settings/choose.js';
import { playerSettings } from '../../src/settings/index.js';
import { dailyDeal } from '../../src/rules/index.js';
import { rated } from '../../src/tags/rated/grandfathers-clock.js';
import { listenToPage } from '../support/page.js';
import { keys, lay, put, spotOf, Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';

const KEY = 'hourhand.player';

const dialogOf = (table: Table): HTMLDialogElement => table.root.querySelector('dialog')!;

async function open(table: Table): Promise<void> {
  letPass(2000);
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press('Settings');
  await until(() => table.root.querySelector('dialog[open] .settings') !== null);
}

const close = async (table: Table): Promise<void> => {
  await keys('Escape');
  await until(() => table.root.querySelector('dialog') === null);
  letPass(2000);
};

/** A control of the dialog, by its label. */
function field<T extends HTMLElement>(table: Table, label: string): T | undefined {
  const found = [...dialogOf(table).querySelectorAll('label')].find(
    (one) => one.querySelector('span')!.textContent === label,
  );
  return found?.querySelector<T>('select, input') ?? undefined;
}

const valuesOf = (table: Table, label: string): string[] =>
  [...field<HTMLSelectElement>(table, label)!.options].map((option) => option.textContent.trim());

/** Chooses by keys, as a list is operated in every browser: by the first letters of a value. */
async function pick(table: Table, label: string, value: string): Promise<void> {
  const select = field<HTMLSelectElement>(table, label)!;
  select.focus();
  const index = valuesOf(table, label).indexOf(value);
  expect(index, `${label} has ${value}`).to.be.at.least(0);
  while (select.selectedIndex !== index) {
    const before = select.selectedIndex;
    await sendKeys({ press: before < index ? 'ArrowDown' : 'ArrowUp' });
    await until(() => select.selectedIndex !== before);
  }
}

const tick = (table: Table, label: string): Promise<void> =>
  table.pointer.tap(spotOf(field(table, label)!));

describe('the player’s settings', () => {
  const page = listenToPage();

  const forget = (): void => {
    for (const name of Object.keys(playerSettings())) choose(name, undefined);
    localStorage.removeItem(KEY);
  };
  beforeEach(forget);
  afterEach(forget);

  const clock = (more = ''): Promise<Table> =>
    lay(`<clock-solitaire deal="70" speed="instant" storage="none" ${more}></clock-solitaire>`);

  it('boxes that are not ticked are as dark or light as the dialog, in every theme', async () => {
    /** How light a colour is that a browser tells in its own form, from 0 to 1. */
    const light = (colour: string): number =>
      Math.max(
        ...colour
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number),
      ) / (/rgb/.test(colour) ? 255 : 1);
    for (const scheme of ['light', 'dark'] as const) {
      for (const theme of ['', 'felt', 'wood', 'paper', 'night']) {
        const table = await lay(
          `<div style="color-scheme: ${scheme}"><clock-solitaire speed="instant" storage="none" ${theme && `theme="${theme}"`}></clock-solitaire></div>`,
        );
        await open(table);
        const box = dialogOf(table).querySelector<HTMLElement>('input[type=checkbox]')!;
        const isDark = light(getComputedStyle(dialogOf(table)).backgroundColor) < 0.5;
        expect(getComputedStyle(box).colorScheme, `${theme} ${scheme}`).to.equal(
          isDark ? 'dark' : 'light',
        );
        await close(table);
      }
    }
  });

  it('of a game are its own options, and the kinds of deals that make sense', async () => {
    const table = await clock();
    await open(table);
    expect(valuesOf(table, 'Deals')).to.deep.equal(['Any', 'Today’s first']);
    expect(field(table, 'Easier: face-down cards in place count')).to.not.be.undefined;
    expect(field(table, 'Redeals')).to.be.undefined;
    expect(valuesOf(table, 'Automatic moves')).to.deep.equal(['None', 'Forced ones']);
    await close(table);
    const other = await lay(
      '<big-ben-solitaire speed="instant" rules="solsuite"></big-ben-solitaire>',
    );
    await open(other);
    expect(valuesOf(other, 'Deals')).to.contain('Winnable ones');
    expect(valuesOf(other, 'Redeals')).to.deep.equal(['None', 'One', 'Two']);
    expect(field<HTMLSelectElement>(other, 'Redeals')!.value, 'as the page has it').to.equal('1');
    expect(field<HTMLSelectElement>(other, 'Building on fans with gaps')!.value).to.equal('any');
  });

  it('rules take effect with the next new game, and with restart they stay', async () => {
    const table = await lay('<big-ben-solitaire deal="20" speed="instant"></big-ben-solitaire>');
    const game = table.element as BigBenSolitaire;
    await table.tap('stock');
    await open(table);
    await pick(table, 'Redeals', 'Two');
    await close(table);
    expect([game.moveCount, game.state.options['redeals']]).to.deep.equal([1, '0']);
    await game.restart();
    expect(game.state.options['redeals']).to.equal('0');
    await table.press('New game');
    expect(game.state.options['redeals']).to.equal('2');
    expect(game.redeals, 'the attribute is the page’s').to.be.oneOf([undefined, null]);
    // Of another game they are untouched, and of the same game on another page they are as chosen.
    const other = await Table.of(
      put('<german-clock-solitaire redeals="1"></german-clock-solitaire>')
        .firstElementChild as HTMLElement,
    );
    expect((other.element as BigBenSolitaire).state.options['redeals']).to.equal('1');
    const again = await lay('<big-ben-solitaire redeals="1" speed="instant"></big-ben-solitaire>');
    expect((again.element as BigBenSolitaire).state.options['redeals']).to.equal('2');
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.deep.equal({ 'big-ben/redeals': '2' });
  });

  it('a game by other rules is resumed after the player has changed them', async () => {
    const html = '<big-ben-solitaire speed="instant"></big-ben-solitaire>';
    const table = await lay(html);
    await table.tap('stock');
    const { dealNumber } = table.element as BigBenSolitaire;
    await open(table);
    await pick(table, 'Redeals', 'Two');
    await close(table);
    table.element.remove();
    document.body.insertAdjacentHTML('beforeend', html);
    const again = await Table.of(document.body.lastElementChild as HTMLElement);
    const game = again.element as BigBenSolitaire;
    expect([game.dealNumber, game.moveCount]).to.deep.equal([dealNumber, 1]);
    expect(game.state.options['redeals']).to.equal('0');
    await again.press('New game');
    expect(game.state.options['redeals']).to.equal('2');
    again.element.remove();
  });

  it('the day’s deal comes first, once, and then any', async () => {
    const table = await clock();
    const game = table.element as ClockSolitaire;
    const today = dailyDeal('clock', Date.now());
    await open(table);
    await pick(table, 'Deals', 'Today’s first');
    await close(table);
    expect(game.dealNumber, 'not at once').to.equal(70);
    await table.press('New game');
    expect(game.dealNumber).to.equal(today);
    await table.press('New game');
    expect(game.dealNumber).to.not.equal(today);
    // A page that names a deal has its way; one that doesn't begins with the day's.
    const named = await clock();
    expect((named.element as ClockSolitaire).dealNumber).to.equal(70);
    const open_ = await lay('<clock-solitaire speed="instant" storage="none"></clock-solitaire>');
    expect((open_.element as ClockSolitaire).dealNumber).to.equal(today);
    await open_.press('New game');
    expect((open_.element as ClockSolitaire).dealNumber).to.not.equal(today);
  });

  it('deals that can be won, and any again although the page wants winnable ones', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire speed="instant" storage="none" winnable></grandfathers-clock-solitaire>',
    );
    await open(table);
    expect(field<HTMLSelectElement>(table, 'Deals')!.value).to.equal('winnable');
    await pick(table, 'Deals', 'Any');
    await close(table);
    await table.press('New game');
    // Deals of the table have small numbers.
    expect((table.element as ClockSolitaire).dealNumber).to.be.above(10_000);
    await open(table);
    await pick(table, 'Deals', 'Winnable ones');
    expect(playerSettings()).to.deep.equal({ 'grandfathers-clock/deal': 'winnable' });
  });

  it('how hard deals are, where they are rated', async () => {
    const table = await lay(
      '<grandfathers-clock-solitaire speed="instant" storage="none" difficulty="hard"></grandfathers-clock-solitaire>',
    );
    const letterOf = (): string | undefined =>
      rated['king-on-ace']![(table.element as ClockSolitaire).dealNumber! - 1];
    expect(letterOf()).to.equal('h');
    await open(table);
    expect(field<HTMLSelectElement>(table, 'Difficulty')!.value).to.equal('hard');
    const kinds = (): string[] =>
      [...field<HTMLSelectElement>(table, 'Deals')!.options].map(({ text }) => text);
    expect(kinds(), 'not any').to.deep.equal(['Winnable ones', 'Today’s first']);
    expect(field<HTMLSelectElement>(table, 'Deals')!.value).to.equal('winnable');
    await pick(table, 'Difficulty', 'Any');
    expect(kinds()).to.deep.equal(['Any', 'Winnable ones', 'Today’s first']);
    expect(field<HTMLSelectElement>(table, 'Deals')!.value).to.equal('random');
    await pick(table, 'Difficulty', 'Easy');
    await close(table);
    await table.press('New game');
    expect(letterOf()).to.equal('e');
    expect(playerSettings()).to.deep.equal({ 'grandfathers-clock/difficulty': 'easy' });
    const other = await clock();
    await open(other);
    expect(field(other, 'Difficulty')).to.not.exist;
  });

  it('automatic moves apply at once, to this game only', async () => {
    const table = await clock();
    await open(table);
    await pick(table, 'Automatic moves', 'Forced ones');
    await close(table);
    await table.tapTurned();
    await until(() => table.controls('Pause').length > 0);
    await table.press('Pause');
    expect(playerSettings()).to.deep.equal({ 'clock/auto-move': 'forced' });
  });

  it('the timer can be hidden, on every board', async () => {
    const table = await clock();
    expect(table.root.querySelector('[part~=time]')).to.not.be.null;
    await open(table);
    await tick(table, 'Timer');
    await close(table);
    await until(() => table.root.querySelector('[part~=time]') === null);
    expect(table.root.querySelector('[part~=move-count]')).to.not.be.null;
    const other = await lay('<watch-solitaire speed="instant"></watch-solitaire>');
    expect(other.root.querySelector('[part~=time]')).to.be.null;
    await open(other);
    await tick(other, 'Timer');
    await until(() => other.root.querySelector('[part~=time]') !== null);
  });

  it('a theme is offered where the page has no look of its own, and yields where it has', async () => {
    const paddingOf = ({ root }: Table): string =>
      getComputedStyle(root.querySelector('[part~=base]')!).paddingTop;
    const table = await clock();
    await open(table);
    await pick(table, 'Theme', 'Felt');
    await until(() => paddingOf(table) === '12px');
    await pick(table, 'Theme', 'Page’s own');
    await until(() => paddingOf(table) === '0px');
    await pick(table, 'Theme', 'Felt');
    await until(() => paddingOf(table) === '12px');
    await close(table);
    for (const [what, html] of [
      ['a theme', '<clock-solitaire theme="paper" deal="70" speed="instant"></clock-solitaire>'],
      [
        'a property',
        '<div style="--solitaire-ink: #222"><clock-solitaire deal="70" speed="instant"></clock-solitaire></div>',
      ],
    ] as const) {
      const own = await lay(html);
      const base = own.root.querySelector<HTMLElement>('[part~=base]')!;
      await open(own);
      expect(field(own, 'Theme'), what).to.be.undefined;
      expect(field(own, 'Speed')).to.not.be.undefined;
      const isThemed = (): boolean => base.style.cssText.includes('--_theme');
      // A theme comes late; that of the settings is there since the first board.
      if (what === 'a theme') await until(isThemed);
      else expect(isThemed(), what).to.be.false;
      await close(own);
    }
  });

  it('what a browser has stored is believed only where it makes sense', async () => {
    for (const stored of [
      '{"clock/in-place":"maybe","clock/deal":"7","clock/auto-move":"all"}',
      '[]',
      'null',
      '7',
      '{"timer":3}',
    ]) {
      localStorage.setItem(KEY, stored);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
      const table = await clock('in-place');
      const game = table.element as ClockSolitaire;
      expect(game.state.options['in-place']).to.equal('true');
      await table.press('New game');
      expect(game.state.options['in-place']).to.equal('true');
      await table.tapTurned();
      expect(table.controls('Pause')).to.have.length(0);
    }
    expect(page.watch.lines).to.deep.equal([]);
  });

  for (const [width, height] of [
    [200, 500],
    [360, 640],
    [1280, 700],
  ] as const) {
    it(`the dialog is operable at ${width} pixels: nothing sticks out or is too small`, async () => {
      const table = await lay(
        '<big-ben-solitaire deal="20" speed="instant"></big-ben-solitaire>',
        width,
        height,
      );
      await open(table);
      const dialog = dialogOf(table);
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      const box = dialog.getBoundingClientRect();
      expect([box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= height]).to.deep.equal(
        [true, true, true, true],
      );
      for (const one of dialog.querySelectorAll<HTMLElement>('select, label.choice, .button')) {
        const { left, right, height: high } = one.getBoundingClientRect();
        expect(high, one.textContent).to.be.at.least(44);
        expect(left >= box.left && right <= box.right, one.textContent).to.be.true;
      }
      // The Tab key reaches the last control, and scrolls it into view.
      const last = [...dialog.querySelectorAll('input')].at(-1)!;
      for (let i = 0; i < 40 && table.root.activeElement !== last; i++) await keys('Tab');
      expect(table.root.activeElement).to.equal(last);
      // WebKit scrolls later.
      await until(() => {
        const { top, bottom } = last.getBoundingClientRect();
        return top >= 0 && bottom <= height;
      });
    });
  }
});
