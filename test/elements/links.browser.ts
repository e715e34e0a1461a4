/** A link leads to the game: to the right page, and on it to the board. */
import { expect } from '@open-wc/testing';
import type { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { formatLink, games, parseGame } from '../../src/rules/index.js';
import { listenToPage } from '../support/page.js';
import { Tab, tabs } from '../support/tab.js';
import { lay, spotOf, Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const page = location.pathname + location.search;
const DEAL = 'hh2-gnsnh';

/** A link to a game of deal 21 after so many moves; or to another deal, so that no other test has opened it. */
function game(count: number, deal = 21): string {
  const moves = grandfathersClockWon.moves.slice(0, count).join('.');
  const text = `hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~${deal}~${moves}~${count}~0~~.`;
  const read = parseGame(games['grandfathers-clock']!, text);
  if (!read.ok) throw new Error(read.error.message);
  return formatLink(read.value);
}

const board = (deal: number, more = ''): string =>
  `<grandfathers-clock-solitaire deal="${deal}" speed="instant" ${more}></grandfathers-clock-solitaire>`;

/** Lays a game in a page with this address, below so many pixels of text. */
async function layAt(address: string, html: string, below = 0): Promise<Table> {
  history.replaceState(null, '', address);
  const text = `<div style="height: ${below}px"><label>Name <input id="name"></label></div>`;
  return lay(below > 0 ? text + html : html);
}

const scrubber = ({ root }: Table): HTMLInputElement | null =>
  root.querySelector('[part=scrubber]');

/** Whether all of the board can be seen. */
function isInView({ element }: Table): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The link that the dialog shows. */
async function linkOf(table: Table): Promise<string> {
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press('Share…');
  const field = (): HTMLInputElement | null =>
    table.root.querySelector('dialog[open] input[readonly]');
  await until(() => field() !== null);
  const { value } = field()!;
  table.root.querySelector('dialog')!.close();
  return value;
}

/** Names the page’s canonical address until the end of the test. */
function canonical(href: string): void {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  document.head.append(link);
}

afterEach(() => {
  document.querySelector('link[rel=canonical]')?.remove();
  history.replaceState(null, '', page);
  scrollTo(0, 0);
});

describe('a link of the second format', () => {
  const on = listenToPage();

  it('to a deal deals it', async () => {
    const table = await layAt(`${page}#${DEAL}`, board(9));
    await until(() => table.shownDeal === '21');
    expect(scrubber(table)).to.be.null;
  });

  it('to a game shows it, also in capital letters, with blanks and a full stop', async () => {
    const link = game(6).toUpperCase();
    const table = await layAt(`${page}#${link.slice(0, 14)}%20${link.slice(14)}.`, board(9));
    await until(() => scrubber(table)?.max === '6');
    await table.says('A shared game: Grandfather’s Clock, deal 21, 6 moves.');
  });

  it('whose moves are damaged says so, and its deal is dealt', async () => {
    const table = await layAt(`${page}#${game(6).slice(0, -2)}`, board(9));
    await table.says(/^The moves in this link are damaged: .*This is the deal without them\.$/);
    expect(table.shownDeal).to.equal('21');
    expect(scrubber(table)).to.be.null;
    const [error] = on.events.of('error');
    expect(error.code).to.equal('bad-link');
    expect(error.message).to.match(/moves can’t be read.*, at character 11$/);
    await table.move('c2', 'h9');
    expect(on.events.of('move')).to.have.length(1);
  });

  it('whose deal is damaged says so, and the game begins as usual', async () => {
    const table = await layAt(`${page}#${DEAL.replace('n', 'm')}`, board(9));
    await table.says('This link is damaged: a character is missing or wrong. Copy it again.');
    expect(table.shownDeal).to.equal('9');
    expect(on.events.of('error').map(({ code }) => code)).to.deep.equal(['bad-link']);
  });

  it('of a later version says so', async () => {
    const table = await layAt(`${page}#hh3-gnsnh`, board(9));
    await table.says('This link was made by another version of this game.');
  });

  it('is opened by no board of another game', async () => {
    history.replaceState(null, '', `${page}#${DEAL}`);
    const table = await lay(
      `<clock-solitaire deal="19" speed="instant"></clock-solitaire>${board(9)}`,
    );
    const other = table.element.nextElementSibling as GrandfathersClockSolitaire;
    await until(() => other.dealNumber === 21);
    expect(table.shownDeal).to.equal('19');
    expect(on.events.of('error')).to.deep.equal([]);
  });

  it('to a game that is not on the page is told by the first board, once', async () => {
    history.replaceState(null, '', `${page}#${game(0, 43)}`);
    const clock = '<clock-solitaire deal="19" speed="instant"></clock-solitaire>';
    const table = await lay(`${clock}${clock}`);
    const sentence = 'This link leads to a game of Grandfather’s Clock, which is not on this page.';
    await table.says(sentence);
    expect(table.shownDeal).to.equal('19');
    expect(on.events.of('error').map(({ message }) => message)).to.deep.equal([
      'the link’s game can’t be opened: it is of grandfathers-clock, and there is no <grandfathers-clock-solitaire> on this page',
    ]);
    const other = await Table.of(table.element.nextElementSibling as HTMLElement);
    expect(other.message).to.not.equal(sentence);
    await table.tapTurned();
    expect(on.events.of('move')).to.have.length(1);
  });
});

describe('the board that a link leads to', () => {
  listenToPage();

  it('comes into view in a long article, and gets the focus', async () => {
    const table = await layAt(`${page}#${game(0, 31)}`, board(9), 2500);
    await until(() => table.shownDeal === '31' && isInView(table));
    expect(document.activeElement).to.equal(table.element);
    expect(table.root.activeElement!.matches('[part~=pile]')).to.be.true;
  });

  it('does so with a game too, whose controls get the focus', async () => {
    const table = await layAt(`${page}#${game(3)}`, board(9), 2500);
    await until(() => scrubber(table) !== null && isInView(table));
    expect(table.root.activeElement).to.equal(scrubber(table));
  });

  it('does so when a link in the page leads to it', async () => {
    const table = await layAt(
      page,
      `<a href="#${game(0, 32)}">Deal 32</a><div style="height: 2500px"></div>${board(9)}`,
    );
    await table.pointer.tap(spotOf(document.querySelector('a[href^="#hh2"]')!));
    await until(() => table.shownDeal === '32' && isInView(table));
    expect(document.activeElement).to.equal(table.element);
  });

  it('leaves the focus to a field in which the player writes', async () => {
    history.replaceState(null, '', page);
    const table = await layAt(page, board(9), 2500);
    document.getElementById('name')!.focus();
    location.hash = game(0, 33);
    await until(() => table.shownDeal === '33');
    expect(document.activeElement!.id).to.equal('name');
  });

  it('stays where it is without a link', async () => {
    const table = await layAt(`${page}#part-two`, board(9), 2500);
    await (table.element as GrandfathersClockSolitaire).updateComplete;
    expect(scrollY).to.equal(0);
    expect(document.activeElement).to.equal(document.body);
  });
});

describe('a page that a link has opened', () => {
  afterEach(() => {
    for (const tab of [...tabs]) tab.close();
  });

  /** The page with its link, as the browser opens it. */
  const open = (type: NavigationTimingType): Promise<Tab> =>
    Tab.open(board(9), ({ location, performance }) => {
      location.hash = game(6, 21);
      // All modules of the kit are noted.
      performance.setResourceTimingBufferSize(10_000);
      performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
    });

  it('shows the player’s own game when it is loaded again, and the link’s when it is followed', async () => {
    const first = await (await open('navigate')).table();
    await until(() => scrubber(first)?.max === '6');
    await first.press('Next move');
    await first.press('Play on from here');
    await until(() => scrubber(first) === null);
    expect(first.shownMoves).to.equal('1');
    tabs[0]!.close();
    const tab = await open('reload');
    const again = await tab.table();
    await again.says('Game resumed after 1 move.');
    const loaded = (): boolean =>
      tab.window.performance.getEntries().some(({ name }) => name.includes('/shared-link.'));
    await until(loaded, 'what opens links has come');
    await again.still();
    expect(scrubber(again)).to.be.null;
    tabs[0]!.close();
    const followed = await (await open('navigate')).table();
    await until(() => scrubber(followed)?.max === '6');
    await followed.press('Back to my game');
    await followed.says('Game resumed after 1 move.');
  });

  it('shows the link’s game when it is loaded again before anything was played', async () => {
    tabs.forEach((tab) => tab.close());
    await open('navigate');
    tabs[0]!.close();
    const again = await (await open('reload')).table();
    await until(() => scrubber(again)?.max === '6');
  });
});

describe('the address of a link', () => {
  const on = listenToPage();
  const parameter = (text: string): string => `${page}${page.includes('?') ? '&' : '?'}${text}`;

  it('is the page’s own, whatever place in it is shown', async () => {
    const table = await layAt(`${page}#part-two`, board(21));
    expect(await linkOf(table)).to.equal(`${location.origin}${page}#${DEAL}`);
  });

  it('is the page’s canonical one', async () => {
    canonical('https://example.com/solitaire');
    const table = await layAt(page, board(21));
    expect(await linkOf(table)).to.equal(`https://example.com/solitaire#${DEAL}`);
  });

  it('keeps the route of a hash router, and opens the game there', async () => {
    const table = await layAt(`${page}#/play`, board(34));
    const link = `${location.origin}${parameter(`hourhand=${game(0, 34)}`)}#/play`;
    expect(await linkOf(table)).to.equal(link);
    table.element.remove();
    const there = await layAt(link, board(9), 2500);
    await until(() => there.shownDeal === '34' && isInView(there));
    expect(location.hash).to.equal('#/play');
    expect(await linkOf(there), 'one game only').to.equal(link);
    await (there.element as GrandfathersClockSolitaire).newGame(35);
    location.hash = '#/about';
    await until(() => location.hash === '#/about');
    // Another link, which is opened, shows that this one has been read.
    location.hash = game(3);
    await until(() => scrubber(there)?.max === '3');
    await there.press('Back to my game');
    expect(there.shownDeal, 'another route has opened nothing').to.equal('35');
  });

  it('keeps the route with a canonical address', async () => {
    canonical('https://example.com/');
    const table = await layAt(`${page}#!play`, board(21));
    expect(await linkOf(table)).to.equal(`https://example.com/?hourhand=${DEAL}#!play`);
  });

  it('is what share-url says, also with a query and a hash', async () => {
    canonical('https://example.com/solitaire');
    const table = await layAt(page, board(21, 'share-url=" https://example.org/a?b=c "'));
    expect(await linkOf(table)).to.equal(`https://example.org/a?b=c#${DEAL}`);
    const element = table.element as GrandfathersClockSolitaire;
    element.shareUrl = 'https://example.org/a?b=c#game';
    expect(await linkOf(table)).to.equal(`https://example.org/a?b=c&hourhand=${DEAL}#game`);
  });

  it('is the page’s own if share-url is wrong, with one warning', async () => {
    for (const wrong of ['play', 'javascript:alert(1)', 'https://', 'https://a b', 'data:,x']) {
      const table = await layAt(page, board(21, `share-url="${wrong}"`));
      const own = `${location.origin}${page}#${DEAL}`;
      expect([await linkOf(table), await linkOf(table)]).to.deep.equal([own, own]);
      expect(on.watch.lines.splice(0)).to.deep.equal([
        `<grandfathers-clock-solitaire>: share-url="${wrong}" is not valid; share-url takes an address such as https://example.com/play; using the address of the page`,
      ]);
    }
  });
});
