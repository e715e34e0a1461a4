/** A game a day: the calendar, deals of other days, and results to share. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/watch.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { dailyDeal } from '../../src/cards/deal.js';
import { games, parseLink } from '../../src/rules/index.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import { formatStatistics } from '../../src/keeping/statistics-text.js';
import { none, NOTHING } from '../../src/keeping/tally.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { keys, lay, spotOf, type Table, until } from '../support/table.js';
import { setDate } from '../support/time.js';

const clock = (attributes = 'deal="daily"'): Promise<Table> =>
  lay(`<clock-solitaire speed="instant" day-zone="utc" ${attributes}></clock-solitaire>`);

const gameOf = ({ element }: Table): SolitaireElement => element as SolitaireElement;

/** All that a screen reader has been given to say. */
const spoken = ({ root }: Table): string => root.querySelector('.announcement')!.textContent;

const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog');

async function open(table: Table): Promise<void> {
  await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
  await table.press('Game of the day');
  await until(() => table.root.querySelector('dialog[open] .day') !== null);
}

/** The day in the calendar that has the focus, by its name. */
const focused = ({ root }: Table): string =>
  root.activeElement?.matches('.day') ? root.activeElement.ariaLabel! : '';

const day = ({ root }: Table, name: string): HTMLButtonElement =>
  [...root.querySelectorAll<HTMLButtonElement>('td .day')].find(({ ariaLabel }) =>
    ariaLabel!.includes(name),
  )!;

/** Replaces what a browser can do with a text, and returns what it gets. */
function receive(share: boolean, copies: boolean): { readonly got: string[]; restore(): void } {
  const got: string[] = [];
  const take = async (text: string): Promise<void> => void got.push(text);
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: share ? ({ text }: { text: string }) => take(`shared: ${text}`) : undefined,
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) =>
        copies ? take(`copied: ${text}`) : Promise.reject(new DOMException('', 'NotAllowedError')),
    },
  });
  const restore = (): void => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  };
  return { got, restore };
}

describe('the game of the day', () => {
  const page = listenToPage();

  ownStorage();

  beforeEach(() => setDate('2026-11-21T18:30:00Z'));
  afterEach(() => setDate());

  it('stands in the calendar in line with the other days of its week', async () => {
    const table = await clock('deal="9"');
    await open(table);
    const [friday, saturday] = ['20 November', '21 November'].map(
      (name) => day(table, name).querySelector('span')!.getBoundingClientRect().top,
    );
    expect(saturday).to.be.closeTo(friday!, 0.6);
  });

  it('a date deals the deal of that day; New game goes on to a random one', async () => {
    await clock('deal="2026-11-20"');
    const deal = dailyDeal('clock', Date.UTC(2026, 10, 20));
    expect(page.events.last('deal').deal).to.equal(deal);
    setDate('2026-11-20T08:00:00Z');
    const table = await clock();
    expect(page.events.last('deal').deal).to.equal(deal);
    await table.press('New game');
    expect(page.events.last('deal').deal).to.not.equal(deal);
  });

  it('the calendar tells days that were won from others, and joins those in a row', async () => {
    const results = { '16': 'won', '17': 'won', '18': 'late', '19': 'won', '20': 'lost' } as const;
    const days = Object.entries(results).map(([day, result]) => ({
      ...{ date: `2026-11-${day}`, result },
      ...{ moves: 50, time: 60_000, hours: 0 },
    }));
    const games = [{ ...none({ game: 'clock', options: 'in-place.false' }), played: 5, days }];
    localStorage.setItem('hourhand.statistics', formatStatistics({ ...NOTHING, games }));
    const table = await clock('deal="9"');
    await open(table);
    await until(() => dialogOf(table)!.querySelector('td .won') !== null);
    const marks = Object.keys(results).map((name) => {
      const button = day(table, `${name} November`);
      return [...button.classList, ...button.parentElement!.classList].join(' ');
    });
    expect(marks).to.deep.equal([
      'day won to',
      'day won from',
      'day late',
      'day won',
      'day played',
    ]);
  });

  it('after a loss the calendar says what can still become of the streak', async () => {
    // This day’s deal comes out for nobody.
    const table = await clock();
    await table.follow();
    expect(gameOf(table).status).to.equal('lost');
    await open(table);
    const lost = 'Today’s deal is lost; tomorrow’s can begin a streak.';
    await until(() => dialogOf(table)!.textContent.includes(lost));
    await keys('Escape');
    const german = await lay(
      '<div lang="de"><clock-solitaire deal="daily" speed="instant" day-zone="utc"></clock-solitaire></div>',
    );
    await until(() => german.controls('Neues Spiel').length > 0);
    await german.pressOn(german.root.querySelector<HTMLElement>('[part~=menu]')!);
    await german.press('Spiel des Tages');
    await until(
      () =>
        dialogOf(german)?.textContent.includes(
          'Das heutige Spiel ist verloren; mit dem morgigen kann eine Serie beginnen.',
        ) === true,
    );
    await keys('Escape');
  });

  it('the deal of a day that is to come is announced, and today’s is dealt until then', async () => {
    const table = await clock('deal="2026-12-25"');
    expect(page.events.last('deal')).to.include({
      deal: dailyDeal('clock', Date.UTC(2026, 10, 21)),
      day: '2026-11-21',
    });
    const ahead = ' The deal of 25 December comes on that day. This is today’s.';
    await until(
      () => table.message.endsWith(ahead),
      () => table.message,
    );
    await until(() => spoken(table).includes(ahead.trim()), 'it is heard too');
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<clock-solitaire>: 2026-12-25 has not begun yet: today is 2026-11-21; dealing today’s until then',
    ]);
    await table.tapTurned();
    expect(table.message).to.not.include('25 December');
    // A tab that is left open offers that day’s deal when it has come.
    setDate('2026-12-25T08:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => / 25 December: New game brings the deal of the day\.$/.test(table.message));
    await table.press('New game');
    expect(page.events.last('deal')).to.include({
      deal: dailyDeal('clock', Date.UTC(2026, 11, 25)),
      day: '2026-12-25',
    });
  });

  it('a day of another year is told with its year, in its first hours too; this year’s without', async () => {
    setDate('2026-12-31T23:30:00Z');
    for (const [zone, year] of [
      ['utc', ''],
      ['Asia/Tokyo', ' 2026'],
    ] as const) {
      const german = await lay(
        `<div lang="de"><clock-solitaire deal="2026-12-31" speed="instant" day-zone="${zone}"></clock-solitaire></div>`,
      );
      await until(() => german.shownDeal === `31. Dezember${year}`);
      await german.says(`Die Uhr: Spiel vom 31. Dezember${year}.`);
      const table = await lay(
        `<clock-solitaire deal="2026-12-31" speed="instant" day-zone="${zone}"></clock-solitaire>`,
      );
      expect(table.shownDeal).to.equal(`31 December${year}`);
      await table.says(`Clock: deal of 31 December${year}.`);
      const brief = await lay(
        `<clock-solitaire deal="2026-12-31" speed="instant" verbosity="brief" day-zone="${zone}"></clock-solitaire>`,
      );
      await until(() => spoken(brief).includes(`Deal of 31 December${year}.`));
    }
  });

  it('where the player has choices, it is one that can be won', async () => {
    await lay('<watch-solitaire deal="daily" speed="instant"></watch-solitaire>');
    const { deal } = page.events.last('deal');
    expect(deal).to.be.within(1, 256);
    await lay('<watch-solitaire deal="2026-11-21" winnable speed="instant"></watch-solitaire>');
    expect(page.events.last('deal').deal).to.equal(deal);
  });

  it('the calendar is walked by keys, as far as today, and every day has a name', async () => {
    const table = await clock();
    await open(table);
    expect(dialogOf(table)!.textContent).to.include('The next deal comes in 6 hours.');
    expect(day(table, '22 November').disabled).to.be.true;
    day(table, '21 November').focus();
    expect(focused(table)).to.equal('Saturday 21 November 2026, today: not played');
    const walk: [string, RegExp][] = [
      ['ArrowRight', /^Saturday 21 November/],
      ['ArrowLeft', /^Friday 20 November 2026: not played$/],
      ['ArrowUp', /^Friday 13 November/],
      ['Home', /^Monday 9 November/],
      ['End', /^Sunday 15 November/],
      ['PageUp', /^Thursday 15 October 2026/],
      ['ArrowDown', /^Thursday 22 October/],
      ['PageDown', /^Saturday 21 November/],
    ];
    for (const [key, name] of walk) {
      await keys(key);
      await until(
        () => name.test(focused(table)),
        () => `after ${key}: ${focused(table)}`,
      );
    }
    await keys('Escape');
    await until(() => !dialogOf(table));
  });

  it('its buttons stay under the pointer, however many weeks a month has', async () => {
    const table = await clock();
    await open(table);
    const back = table.root.querySelector<HTMLElement>('[aria-label="Previous month"]')!;
    const month = table.root.querySelector('#month')!;
    const at = spotOf(back);
    const seen = new Set<number>();
    for (let i = 0; i < 10; i++) {
      const before = month.textContent;
      await table.pointer.tap(at);
      await until(() => month.textContent !== before);
      seen.add(table.root.querySelectorAll('tbody tr').length);
    }
    expect([...seen].sort()).to.deep.equal([5, 6]);
  });

  it('yesterday’s deal can still be had; the calendar shows what became of days', async () => {
    const table = await clock('');
    await open(table);
    await table.pointer.tap(spotOf(day(table, '20 November')));
    await until(() => !dialogOf(table));
    expect(page.events.last('deal')).to.include({
      deal: dailyDeal('clock', Date.UTC(2026, 10, 20)),
      by: 'player',
    });
    await table.follow();
    const result = table.element.matches(':state(won)') ? 'won later' : 'lost';
    await open(table);
    await until(() => day(table, '20 November').ariaLabel!.endsWith(`: ${result}`));
    expect(day(table, '19 November').ariaLabel).to.match(/: not played$/);
    // A game that is not finished is not dealt again.
    await keys('Escape');
    await until(() => !dialogOf(table));
    await table.press('Undo');
    const before = page.events.of('deal').length;
    await open(table);
    await table.pointer.tap(spotOf(day(table, '20 November')));
    await until(() => !dialogOf(table));
    expect(page.events.of('deal')).to.have.length(before);
  });

  it('a day’s game that is not finished goes on after a look at other days, and is counted once', async () => {
    const table = await clock('');
    const choose = async (name: string): Promise<void> => {
      await open(table);
      await table.pressOn(day(table, name));
      await until(() => !dialogOf(table));
    };
    await choose('21 November');
    await table.follow(5);
    await choose('20 November');
    await until(() => table.shownMoves === '0');
    await table.follow(2);
    await choose('21 November');
    await table.says(/resumed after 5 moves/);
    expect(table.shownMoves).to.equal('5');
    await table.follow(1);
    await choose('20 November');
    expect(table.shownMoves, 'and so does the other').to.equal('2');
    await choose('19 November');
    await until(() => table.shownMoves === '0');
    await table.follow(1);
    await choose('21 November');
    expect(table.shownMoves, 'two other days were looked at').to.equal('6');
    await table.follow();
    await choose('21 November');
    expect(table.shownMoves, 'what has ended does not go on').to.equal('0');
    const counted = await gameOf(table).statistics();
    expect(counted!.current.played, 'each of the three games').to.equal(3);
  });

  it('the result is shared where the browser can, copied elsewhere, in words and with a link', async () => {
    const table = await clock();
    const { deal } = page.events.last('deal');
    await table.follow();
    for (const share of [true, false]) {
      const { got, restore } = receive(share, true);
      await table.press('Share result');
      await table.says(share ? /Your result has been shared\./ : /Your result has been copied\./);
      restore();
      expect(got).to.have.length(1);
      expect(got[0]).to.match(
        /^(shared|copied): Clock, 21 November\n(Won|\d+ of 12 hours) in \d+ moves, (\d+ (minute|second)s? ?)+\n/,
      );
      const [address, code = ''] = got[0]!.split('\n').at(-1)!.split('#');
      expect(address).to.equal(location.href.replace(/#.*/, ''));
      const read = parseLink(games.clock!, code);
      expect(read.ok && read.value.opening.number).to.equal(deal);
    }
    await open(table);
    const { got, restore } = receive(false, true);
    const [button] = [...dialogOf(table)!.querySelectorAll('button')].filter(
      ({ textContent }) => textContent.trim() === 'Share result',
    );
    await table.pointer.tap(spotOf(button!));
    await until(() => /copied/.test(table.root.querySelector('.said')!.textContent));
    restore();
    expect(got).to.have.length(1);
    await keys('Escape');
  });

  it('where copying is not allowed, the result is shown', async () => {
    const table = await clock();
    await table.follow();
    const { restore } = receive(false, false);
    await table.press('Share result');
    await until(() => table.root.querySelector('dialog textarea') !== null);
    restore();
    expect(table.root.querySelector<HTMLTextAreaElement>('dialog textarea')!.value).to.match(
      /^Clock, 21 November\n[^]*\n\S+#hh2-\w+$/,
    );
    await keys('Escape');
    await until(() => !dialogOf(table));
    await table.press('New game');
    await until(() => table.controls('Share result').length === 0);
  });

  it('the board says which day it is, that it is done, and offers the next one when it is seen', async () => {
    // Its deal can’t be won, and nothing can be decided: then it is done, too.
    const table = await clock();
    const dealOf = ({ root }: Table): string =>
      root.querySelector('[part~=deal-number]')!.textContent.trim();
    const message = ({ root }: Table): string =>
      root.querySelector('[part~=message]')!.textContent.replace(/\s+/g, ' ').trim();
    expect(dealOf(table)).to.equal('21 November');
    await table.follow();
    await until(() =>
      / Done for today: the next deal comes at [\d:]+\.$|midnight\.$/.test(message(table)),
    );
    await until(() => /next deal/.test(table.root.querySelector('.announcement')!.textContent));

    // The page is opened once more.
    const count = gameOf(table).moveCount;
    table.element.remove();
    const again = await clock();
    expect(gameOf(again).moveCount).to.equal(count);
    expect(page.events.last('load').day).to.equal('2026-11-21');
    await until(() => again.controls('Share result').length > 0);
    await until(() => message(again).includes('Done for today'));

    setDate('2026-11-22T00:10:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => / 22 November: New game/.test(message(again)));
    expect(gameOf(again).moveCount, 'the old game is still there').to.equal(count);
    await again.press('New game');
    expect(dealOf(again)).to.equal('22 November');
    expect(message(again)).to.equal('Clock: deal of 22 November.');
    await again.press('New game');
    expect(dealOf(again)).to.equal(dealCode('clock', gameOf(again).dealNumber!));
  });

  it('coming back after another game was begun shows the board of the day, and the other can be restored', async () => {
    const table = await clock();
    await table.follow();
    const count = gameOf(table).moveCount;
    await table.press('New game');
    const { dealNumber } = gameOf(table);
    await table.tapTurned();
    table.element.remove();
    const again = await clock();
    expect(again.shownDeal).to.equal('21 November');
    expect(gameOf(again).moveCount).to.equal(count);
    expect(gameOf(again).status).to.not.equal('playing');
    await again.pressOn(again.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await again.press('Restore last game');
    expect(gameOf(again).dealNumber).to.equal(dealNumber);
    expect(again.shownMoves).to.equal('1');
  });

  it('a friend’s link to today’s deal counts for today', async () => {
    const deal = dailyDeal('clock', Date.UTC(2026, 10, 21));
    const before = location.href;
    history.replaceState(null, '', `#hourhand1~clock~in-place.false~${deal}~~0~0~~.`);
    const table = await clock('');
    await until(() => page.events.last('deal').day === '2026-11-21');
    history.replaceState(null, '', before);
    expect(page.events.last('deal').deal).to.equal(deal);
    await table.follow();
    await open(table);
    await until(() => / today: (won|lost)$/.test(day(table, '21 November').ariaLabel!));
    await keys('Escape');
  });
});
