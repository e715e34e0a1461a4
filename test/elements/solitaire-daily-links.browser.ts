/** Links on a page with `<solitaire-daily>`: which board opens them, and the way back to the day's game. */
import { expect } from '@open-wc/testing';
import '../../src/daily/solitaire-daily.js';
import type { SolitaireDaily } from '../../src/daily/solitaire-daily.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import {
  dailyDeal,
  formatLink,
  games,
  parseGame,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { Tab, tabs } from '../support/tab.js';
import { put, screen, Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { setDate } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

/** A day of Watch, the day after one of Hide-and-Seek. */
const TODAY = '2026-11-26';
const TODAYS = 'Today’s game: Watch';
const OTHER = 'Another game: Grandfather’s Clock';
const DEAL = 'hh2-gnsnh';
const DAMAGED = 'hh2-gnsnk';
const NOT_READ = 'This link is damaged: a character is missing or wrong. Copy it again.';

const daily = '<solitaire-daily day-zone="utc"></solitaire-daily>';
const board = '<grandfathers-clock-solitaire deal="9"></grandfathers-clock-solitaire>';

/** A link to a game of Grandfather’s Clock after so many moves. */
function played(count: number): string {
  const moves = grandfathersClockWon.moves.slice(0, count).join('.');
  const text = `hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~21~${moves}~${count}~0~~.`;
  const read = parseGame(games['grandfathers-clock']!, text);
  if (!read.ok) throw new Error(read.error.message);
  return formatLink(read.value);
}

function linkTo(game: string, options: Record<string, string>, number: number): string {
  const rules = rulesOf(game, options);
  const opening = { number, cards: shuffle(rules.pack, number) };
  return formatLink({ rules, opening, steps: [], states: [rules.deal(opening.cards)], at: 0 });
}

/** Plays a move of Watch, once the cards are dealt. */
async function playOne(table: Table): Promise<void> {
  await table.still();
  await table.tapTurned();
  await until(() => table.shownMoves === '1', 'a move is played');
}

/** A page on that day, which the browser has opened with this hash. */
const open = (html: string, hash = '', type: NavigationTimingType = 'navigate'): Promise<Tab> =>
  Tab.open(html, (window) => {
    (window as unknown as typeof globalThis).Date.now = () => Date.parse(`${TODAY}T10:00:00Z`);
    window.location.hash = hash;
    window.performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  });

const dailyOf = (tab: Tab, number = 0): SolitaireDaily =>
  tab.window.document.querySelectorAll('solitaire-daily')[number]!;

const otherOf = (tab: Tab): SolitaireElement =>
  tab.window.document.querySelector('grandfathers-clock-solitaire')!;

const inDaily = ({ shadowRoot }: SolitaireDaily, part: string): HTMLElement | null =>
  shadowRoot!.querySelector(`[part~=${part}]`);

const titleOf = (element: SolitaireDaily): string =>
  inDaily(element, 'day-title')?.textContent.trim() ?? '';

const isTitled = (element: SolitaireDaily, title: string): Promise<void> =>
  until(
    () => titleOf(element) === title,
    () => `“${titleOf(element)}” is “${title}”`,
  );

const isToday = async (element: SolitaireDaily): Promise<Table> => {
  await isTitled(element, TODAYS);
  await until(() => element.game?.localName === 'watch-solitaire', 'the game of the day');
  return Table.of(element.game!);
};

const scrubber = ({ root }: Table): HTMLInputElement | null =>
  root.querySelector('[part=scrubber]');

async function pressDay(element: SolitaireDaily): Promise<void> {
  const table = await Table.of(element.game!);
  await table.pressOn(inDaily(element, 'day-button')!);
}

beforeEach(() => {
  // What an earlier page has left and saved.
  localStorage.clear();
});

afterEach(() => {
  for (const tab of [...tabs]) tab.close();
  localStorage.clear();
});

describe('a link to a game that has a board beside <solitaire-daily>', () => {
  const places = [
    ['behind it', daily + board],
    ['before it', board + daily],
  ] as const;
  const links = [
    ['to a deal', DEAL, 21],
    ['to a game', played(6), 9],
    ['with damaged moves', played(6).slice(0, -2), 21],
    ['that is damaged', DAMAGED, 9],
  ] as const;
  for (const [i, [where, html]] of places.entries()) {
    for (const [what, link, deal] of some(links, 2, i)) {
      const isOpened = async (tab: Tab): Promise<void> => {
        const other = await Table.of(otherOf(tab));
        if (link === DAMAGED) await other.says(NOT_READ);
        else if (deal === 9)
          await until(() => scrubber(other)?.max === '6', 'the game of the link');
        else await until(() => otherOf(tab).dealNumber === deal, 'the deal of the link');
        await other.still();
        await isToday(dailyOf(tab));
        expect(dailyOf(tab).date).to.equal(TODAY);
      };

      it(`${what} is opened by that board, ${where}`, async () => {
        const tab = await open(html, link);
        await isOpened(tab);
        const dealt = tab.events.of('deal').map(({ game }) => game);
        expect(new Set(dealt)).to.deep.equal(new Set(['watch', 'grandfathers-clock']));
        expect(tab.said).to.deep.equal([]);
      });

      it(`${what} that is followed later leaves the day’s game on, ${where}`, async () => {
        const tab = await open(html);
        const before = await isToday(dailyOf(tab));
        await playOne(before);
        tab.window.location.hash = link;
        await isOpened(tab);
        expect(dailyOf(tab).game).to.equal(before.element);
        expect(before.shownMoves).to.equal('1');
      });
    }
  }

  it('is opened by that board, although its tag is defined later', async () => {
    const page = location.pathname + location.search;
    setDate(`${TODAY}T10:00:00Z`);
    try {
      history.replaceState(null, '', `${page}#${DEAL}`);
      expect(customElements.get('grandfathers-clock-solitaire')).to.equal(undefined);
      await screen(1000, 900);
      put(`${daily}<grandfathers-clock-solitaire></grandfathers-clock-solitaire>`);
      const day = document.querySelector('solitaire-daily')!;
      const today = await isToday(day);
      await import('../../src/tags/grandfathers-clock.js');
      const other = document.querySelector('grandfathers-clock-solitaire')!;
      await until(() => other.dealNumber === 21, 'the deal of the link');
      await today.still();
      expect(titleOf(day)).to.equal(TODAYS);
    } finally {
      history.replaceState(null, '', page);
      setDate();
    }
  });

  it('is opened by <solitaire-daily> if that board only shows a game', async () => {
    // The one without a text shows a sentence.
    for (const replay of [played(3), '']) {
      const viewer = `<grandfathers-clock-solitaire replay="${replay}"></grandfathers-clock-solitaire>`;
      const tab = await open(daily + viewer, DEAL);
      await isTitled(dailyOf(tab), OTHER);
      await until(() => dailyOf(tab).game!.dealNumber === 21, 'the deal of the link');
      tab.close();
    }
  });

  it('is opened by the day’s board neither, if that is of the same game', async () => {
    const tab = await open(
      `${daily}<watch-solitaire deal="9"></watch-solitaire>`,
      linkTo('watch', {}, 21),
    );
    const other = tab.window.document.querySelector('watch-solitaire')!;
    await until(() => other.dealNumber === 21, 'the deal of the link');
    await (await isToday(dailyOf(tab))).still();
    expect(titleOf(dailyOf(tab))).to.equal(TODAYS);
  });
});

describe('a link to a game that only <solitaire-daily> can open', () => {
  it('is opened there, and dealt once', async () => {
    const tab = await open(daily, DEAL);
    await isTitled(dailyOf(tab), OTHER);
    const table = await Table.of(dailyOf(tab).game!);
    await until(() => table.shownDeal === '21');
    await table.still();
    expect(tab.events.of('deal').map(({ deal }) => deal)).to.deep.equal([21]);
    expect(tab.said).to.deep.equal([]);
  });

  it('is opened by one of two', async () => {
    const tab = await open(daily + daily.replace('day-zone', 'storage-key="two" day-zone'), DEAL);
    await isTitled(dailyOf(tab), OTHER);
    await (await isToday(dailyOf(tab, 1))).still();
    expect(titleOf(dailyOf(tab, 0))).to.equal(OTHER);
  });

  it('is opened again when it is followed again, with its moves', async () => {
    const tab = await open(daily, played(6));
    const shows = async (): Promise<void> => {
      await isTitled(dailyOf(tab), OTHER);
      const table = await Table.of(dailyOf(tab).game!);
      await until(() => scrubber(table)?.max === '6', 'the moves');
    };
    await shows();
    await pressDay(dailyOf(tab));
    await isToday(dailyOf(tab));
    tab.window.location.hash = '';
    tab.window.location.hash = played(6);
    await shows();
  });

  it('of the day’s own game leaves the day’s game as it was', async () => {
    const tab = await open(daily);
    const before = await isToday(dailyOf(tab));
    await playOne(before);
    tab.window.location.hash = linkTo('watch', {}, 21);
    await isTitled(dailyOf(tab), 'Another game: Watch');
    const shared = await Table.of(dailyOf(tab).game!);
    await until(() => shared.shownDeal === '21');
    await playOne(shared);
    await pressDay(dailyOf(tab));
    const again = await isToday(dailyOf(tab));
    expect(again.shownMoves).to.equal('1');
    expect(dailyOf(tab).game!.dealNumber).to.not.equal(21);
  });

  it('that is damaged is told by today’s game', async () => {
    const tab = await open(daily, DAMAGED);
    await (await isToday(dailyOf(tab))).says(NOT_READ);
    const [error, ...more] = tab.events.of('error');
    expect(more).to.deep.equal([]);
    expect(error).to.include({ game: 'watch', code: 'bad-link' });
    expect(error.message).to.match(/^the link’s game can’t be opened: .*, at character \d+$/);
    // Also if it is followed later, and the game goes on.
    const before = await isToday(dailyOf(tab));
    await playOne(before);
    tab.window.location.hash = 'hh2-gnsnm';
    await before.says(NOT_READ);
    expect(before.shownMoves).to.equal('1');
    await isToday(dailyOf(tab));
  });

  it('whose moves are damaged deals its deal, and says so', async () => {
    const tab = await open(daily, played(6).slice(0, -2));
    await isTitled(dailyOf(tab), OTHER);
    const table = await Table.of(dailyOf(tab).game!);
    await table.says(/^The moves in this link are damaged: .*This is the deal without them\.$/);
    expect(table.shownDeal).to.equal('21');
  });
});

describe('the way from a link’s game to the day’s', () => {
  it('“Back to my game” leads to today’s game, until the player has a game in that deal', async () => {
    const tab = await open(daily, played(6));
    await isTitled(dailyOf(tab), OTHER);
    const shared = await Table.of(dailyOf(tab).game!);
    await until(() => scrubber(shared)?.max === '6', 'the moves');
    await until(() => scrubber(shared)!.value === '6', 'the moves have been shown');
    await shared.press('Back to my game');
    const today = await isToday(dailyOf(tab));
    await until(() => today.root.activeElement !== null, 'the focus');
    expect(tab.events.of('deal').map(({ game }) => game)).to.deep.equal([
      'grandfathers-clock',
      'watch',
    ]);
    tab.window.location.hash = played(5);
    await isTitled(dailyOf(tab), OTHER);
    const second = await Table.of(dailyOf(tab).game!);
    await until(() => scrubber(second)?.max === '5', 'the moves');
    await second.press('Next move');
    await second.press('Play on from here');
    await until(() => scrubber(second) === null);
    tab.window.location.hash = played(4);
    const bar = (): HTMLInputElement | null | undefined =>
      dailyOf(tab).game!.shadowRoot!.querySelector('[part=scrubber]');
    await until(() => bar()?.max === '4', 'the moves of the third link');
    await (await Table.of(dailyOf(tab).game!)).press('Back to my game');
    await until(() => bar() === null);
    expect(titleOf(dailyOf(tab))).to.equal(OTHER);
  });

  it('lasts when the page is loaded again, until the link is followed again', async () => {
    const first = await open(daily, DEAL);
    await isTitled(dailyOf(first), OTHER);
    await pressDay(dailyOf(first));
    await playOne(await isToday(dailyOf(first)));
    first.close();
    const again = await open(daily, DEAL, 'reload');
    const table = await isToday(dailyOf(again));
    await table.still();
    expect(table.shownMoves).to.equal('1');
    expect(titleOf(dailyOf(again))).to.equal(TODAYS);
    again.close();
    const followed = await open(daily, DEAL);
    await isTitled(dailyOf(followed), OTHER);
    followed.close();
    await isTitled(dailyOf(await open(daily, DEAL, 'reload')), OTHER);
  });

  it('lasts when it was taken back from the moves of a game', async () => {
    const first = await open(daily, played(6));
    await isTitled(dailyOf(first), OTHER);
    const shared = await Table.of(dailyOf(first).game!);
    await until(() => scrubber(shared)?.max === '6', 'the moves');
    await shared.press('Back to my game');
    await isToday(dailyOf(first));
    first.close();
    await isToday(dailyOf(await open(daily, played(6), 'reload')));
  });

  it('lasts when another route of the page is shown beside the link', async () => {
    const page = location.pathname + location.search;
    setDate(`${TODAY}T10:00:00Z`);
    try {
      const link = `hourhand=${linkTo('grandfathers-clock', {}, 77)}`;
      history.replaceState(null, '', `${page}${page.includes('?') ? '&' : '?'}${link}#/play`);
      await screen(1000, 900);
      const element = put(daily).querySelector('solitaire-daily')!;
      await isTitled(element, OTHER);
      await until(() => element.game!.dealNumber === 77, 'the deal of the link');
      await pressDay(element);
      const today = await isToday(element);
      location.hash = '#/about';
      await playOne(today);
      expect(titleOf(element)).to.equal(TODAYS);
      // Another link, which is opened, shows that this change has been heard.
      location.hash = linkTo('grandfathers-clock', {}, 78);
      await until(() => element.game!.dealNumber === 78, 'the other link');
      await pressDay(element);
      const { shownMoves } = await isToday(element);
      expect(shownMoves).to.equal('1');
    } finally {
      history.replaceState(null, '', page);
      setDate();
    }
  });

  it('is not remembered with storage="none"', async () => {
    const none = daily.replace('day-zone', 'storage="none" day-zone');
    const tab = await open(none, DEAL);
    await isTitled(dailyOf(tab), OTHER);
    await pressDay(dailyOf(tab));
    await isToday(dailyOf(tab));
    expect(localStorage.length).to.equal(0);
  });
});

describe('a link to an earlier day’s deal', () => {
  const yesterday = '2026-11-25';

  it('is named as that day’s if <solitaire-daily> had it', async () => {
    const tab = await open(daily, linkTo('hide-and-seek', { 'in-place': 'false' }, 61));
    await isTitled(dailyOf(tab), 'The game of 25 November: Hide-and-Seek');
    await until(() => dailyOf(tab).game!.dealNumber === 61, 'the deal of the link');
    expect(dailyOf(tab).date).to.equal(yesterday);
    expect(tab.events.of('deal').map(({ day }) => day)).to.deep.equal([yesterday]);
  });

  it('is another game if <solitaire-daily> had a deal that can be won, or other rules', async () => {
    const without = dailyDeal('hide-and-seek', Date.parse(yesterday));
    for (const inPlace of ['false', 'true']) {
      for (const number of inPlace === 'true' ? [without, 61] : [without]) {
        const tab = await open(daily, linkTo('hide-and-seek', { 'in-place': inPlace }, number));
        await isTitled(dailyOf(tab), 'Another game: Hide-and-Seek');
        const table = await Table.of(dailyOf(tab).game!);
        await until(() => dailyOf(tab).game!.dealNumber === number, 'the deal of the link');
        await table.still();
        expect(dailyOf(tab).date).to.equal('');
        for (const detail of tab.events.of('deal')) expect(detail).to.not.have.property('day');
        expect(tab.events.of('deal')).to.have.length(1);
        // That day’s deal, dealt on the same board, is the one that can be won, unless the rules are others.
        await dailyOf(tab).game!.newGame(yesterday);
        const had = { title: 'The game of 25 November: Hide-and-Seek', date: yesterday };
        const { title, date } =
          inPlace === 'true' ? { title: 'Another game: Hide-and-Seek', date: '' } : had;
        await isTitled(dailyOf(tab), title);
        expect(dailyOf(tab).date).to.equal(date);
        if (date) expect(dailyOf(tab).game!.dealNumber).to.equal(61);
        expect(tab.said).to.deep.equal([]);
        tab.close();
      }
    }
  });
});
