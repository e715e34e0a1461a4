/** Statistics: what a player finds after playing, how results leave the browser and come back. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import { forgetEverything } from '../../src/settings/choose.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { keys, lay, spotOf, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';
import { grandfathersClockWon, luck } from './lines.js';

const KEY = 'hourhand.statistics';
const { won: WON, lost: LOST } = luck.clock!;

const clock = (attributes: string): Promise<Table> =>
  lay(`<clock-solitaire speed="instant" ${attributes}></clock-solitaire>`);

const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog');

const textOf = (node: Element | null): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function open(table: Table, entry = 'Statistics'): Promise<HTMLDialogElement> {
  await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
  await table.press(entry);
  await until(() => dialogOf(table)?.open === true);
  return dialogOf(table)!;
}

async function close(table: Table): Promise<void> {
  await keys('Escape');
  await until(() => !dialogOf(table));
}

/** Has the board speak a language; moves are made in English, in which the piles are found. */
async function speak(table: Table, lang: string): Promise<void> {
  table.element.lang = lang;
  await until(() => table.root.querySelector('.base')!.getAttribute('lang') === lang);
}

/** The figures of the dialog by their names. */
const figures = (table: Table): Record<string, string> =>
  Object.fromEntries(
    [...table.root.querySelectorAll('.figures div')].map((one) => [
      textOf(one.querySelector('dt')),
      textOf(one.querySelector('dd')),
    ]),
  );

/** Waits until results have been stored, and returns those of one set of rules. */
async function stored(game: string): Promise<any> {
  const found = (): any =>
    JSON.parse(localStorage.getItem(KEY) ?? '{"games":[]}').games.find(
      (one: any) => one.game === game,
    );
  await until(() => found() !== undefined);
  return found();
}

/** Presses a button of the dialog and waits for what the dialog says. */
async function press(table: Table, label: string, sentence?: RegExp): Promise<void> {
  // Not a double click on what was there before.
  letPass(1000);
  await table.press(label);
  const said = (): string => textOf(table.root.querySelector('.said'));
  if (sentence)
    await until(
      () => sentence.test(said()),
      () => `“${said()}” is ${sentence}`,
    );
}

describe('statistics', () => {
  const page = listenToPage();
  const storage = ownStorage();

  it('all games are in one view, with what they add up to; a long list scrolls, the rest stays in sight', async () => {
    const tally = (game: string, options: string, more: object): object => ({
      ...{ game, options, played: 0, won: 0, fair: 0, fairWon: 0, afterLoss: 0, notCounted: 0 },
      ...{ bestStreak: 0, bestTime: null, fewest: null, recent: '', lead: 0, last: 0, days: [] },
      ...{ bestDays: 0, ...more },
    });
    const others = Array.from({ length: 40 }, (_, i) =>
      tally(`game-${i}`, '', { played: 1, lead: 1 }),
    );
    const games = [
      tally('clock', 'in-place.false', { played: 4, won: 1, lead: 4, bestStreak: 1, time: 61_000 }),
      tally('watch', 'in-place.false_king-returns.bottom', {
        ...{ played: 6, won: 5, lead: 6, bestStreak: 3, time: 3_600_000 },
      }),
      ...others,
    ];
    localStorage.setItem(
      KEY,
      JSON.stringify({ 'hourhand-statistics': 1, sources: [], games, plays: [] }),
    );
    const table = await clock('deal="1"');
    const dialog = await open(table);
    await until(() => figures(table)['Games'] === '4');
    await table.press('All games');
    await until(() => textOf(dialog.querySelector('h2')) === 'All games');
    expect(figures(table)).to.deep.equal({
      'Time played': '1:01:01',
      Games: '50',
      Won: '6 (12%)',
      'Best streak': '3',
    });
    const rows = [...dialog.querySelectorAll('tr')].map(({ cells }) => [...cells].map(textOf));
    expect(rows.slice(0, 5)).to.deep.equal([
      ['Games', 'Won', 'Best streak', 'Time played'],
      ['Watch'],
      ['6', '5 (83%)', '3', '1:00:00'],
      ['Clock'],
      ['4', '1 (25%)', '1', '1:01'],
    ]);
    expect(rows).to.have.length(1 + 2 * 42);
    await until(() => table.root.activeElement === dialog.querySelector('h2'));
    // The list is reached and scrolled with keys.
    await keys('Tab', 'Tab');
    const list = dialog.querySelector('.long')!;
    expect(table.root.activeElement).to.equal(list);
    expect(list.scrollHeight).to.be.above(list.clientHeight);
    await keys('End');
    await until(() => list.scrollTop > 0);
    const heads = [...list.querySelectorAll('thead th')];
    for (const head of heads) spotOf(head as HTMLElement);
    expect(dialog.scrollTop).to.equal(0);
    await table.press('Back to this game');
    await until(() => textOf(dialog.querySelector('h2')) === 'Statistics');
    expect(figures(table)['Games']).to.equal('4');
    await close(table);
  });

  it('count a loss, undone and redone, and a win, once each', async () => {
    const table = await clock(`deal="${LOST}"`);
    await table.follow();
    await stored('clock');
    await table.press('Undo');
    await table.follow();
    await table.press('Restart');
    await table.follow();
    table.element.setAttribute('deal', String(WON));
    await until(() => table.shownDeal === String(WON));
    await table.follow();
    await open(table);
    await until(() => figures(table)['Games'] === '2');
    const { Won, 'Best streak': best, 'Current streak': streak } = figures(table);
    expect([Won, best, streak]).to.deep.equal(['1 (50%)', '1', '1']);
    expect(figures(table)).to.have.property('Best time');
    // All wins of a game of luck have the same number of moves.
    expect(figures(table)).to.not.have.property('Fewest moves');
    await close(table);
  });

  for (const [lang, menu, sentences] of [
    [
      'en',
      'Statistics',
      [
        'Nothing here yet: your games are counted here.',
        'Nothing here yet: this game counts when it ends.',
      ],
    ],
    [
      'de',
      'Statistik',
      [
        'Noch nichts hier: Deine Spiele werden hier gezählt.',
        'Noch nichts hier: Dieses Spiel zählt, wenn es endet.',
      ],
    ],
  ] as const) {
    it(`say of a game that is begun that it counts when it ends: ${lang}`, async () => {
      const table = await clock(`deal="${LOST}"`);
      await speak(table, lang);
      await open(table, menu);
      await until(() => textOf(dialogOf(table)).includes(sentences[0]));
      await close(table);
      await speak(table, 'en');
      await table.tapTurned();
      await until(() => localStorage.getItem(KEY) !== null);
      await speak(table, lang);
      letPass(1000);
      await open(table, menu);
      await until(() => textOf(dialogOf(table)).includes(sentences[1]));
      expect(textOf(dialogOf(table))).to.not.include(sentences[0]);
    });
  }

  for (const [lang, menu, sentence, wrong] of [
    ['en', 'Statistics', 'A newer version of this game stored the results here', 'This browser'],
    ['de', 'Statistik', 'Eine neuere Version dieses Spiels hat hier', 'Dieser Browser'],
  ] as const) {
    it(`say that a newer version stored them, and leave them: ${lang}`, async () => {
      const newer = '{"hourhand-statistics":2,"results":[]}';
      storage.entries.set(KEY, newer);
      const table = await clock(`deal="${LOST}"`);
      await speak(table, lang);
      await open(table, menu);
      await until(() => textOf(dialogOf(table)).includes(sentence));
      await close(table);
      await speak(table, 'en');
      await table.follow();
      await speak(table, lang);
      letPass(1000);
      await open(table, menu);
      await until(() => dialogOf(table)!.querySelector('.figures') !== null);
      expect(textOf(dialogOf(table))).to.include(sentence);
      expect(textOf(dialogOf(table))).to.not.include(wrong);
      expect(storage.entries.get(KEY)).to.equal(newer);
      expect(page.events.of('error').map(({ code }) => code)).to.deep.equal(['newer-version']);
      // What could not be stored would be added to the results of the next test.
      forgetEverything();
    });
  }

  it('tell the question before they erase, and Cancel leads back', async () => {
    const table = await clock(`deal="${LOST}"`);
    await table.follow();
    await open(table);
    await until(() => table.controls('Erase').length === 1);
    const question = dialogOf(table)!.querySelector('.panel [role=status]');
    expect(textOf(question), 'it is there before it asks').to.equal('');
    expect(question!.parentElement!.role, 'so is its group').to.equal('group');
    table.controls('Erase')[0]!.focus();
    letPass(1000);
    await keys('Enter');
    await until(() => table.controls('Erase all').length === 1);
    expect(textOf(question)).to.match(/^Erase the results of all games/);
    expect(textOf(table.root.activeElement)).to.equal('Erase');
    await keys('Tab', 'Tab');
    letPass(1000);
    await keys('Enter');
    await until(() => table.controls('Erase all').length === 0);
    expect(textOf(table.root.activeElement)).to.equal('Erase');
  });

  it('compare random deals with the odds, in words and a drawing', async () => {
    const table = await clock('');
    await table.follow();
    await table.press('New game');
    await table.follow();
    await open(table);
    await until(() => table.root.querySelector('figcaption') !== null);
    expect(textOf(table.root.querySelector('figcaption'))).to.match(
      /^[012] wins? in 2 deals; one would expect 0\.2\. That’s /,
    );
    const line = table.root.querySelector<SVGPathElement>('.chart .wins')!;
    expect(line.getTotalLength()).to.be.above(50);
    const range = table.root.querySelector<SVGPathElement>('.chart .likely')!;
    expect(range.getBBox().height).to.be.above(20);
    await close(table);
  });

  it('show the fewest moves beside the fewest possible', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    await table.play(moves);
    await table.says(/The fewest possible is \d+\.$/);
    const [, par] = /possible is (\d+)/.exec(table.message)!;
    await open(table);
    await until(
      () => figures(table)[`Fewest moves fewest possible: ${par}`] === String(moves.length),
    );
    await close(table);
  });

  it('don’t count a game whose solution was shown', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    await table.play(moves.slice(0, 2));
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await table.press('Show me how');
    await table.press('Back to my game');
    await table.play(moves.slice(2));
    const { played, won, notCounted } = await stored('grandfathers-clock');
    expect([played, won, notCounted]).to.deep.equal([0, 0, 1]);
  });

  it('are not offered to be exported or erased before there are any', async () => {
    const table = await clock('');
    await open(table);
    await until(() => table.controls('Import').length === 1);
    expect([...table.controls('Export'), ...table.controls('Erase')]).to.be.empty;
  });

  it('are exported, erased and imported again', async () => {
    const table = await clock(`deal="${LOST}"`);
    await table.follow();
    await stored('clock');
    const before = localStorage.getItem(KEY);
    await open(table);
    await press(table, 'Export');
    const field = (): HTMLTextAreaElement | null => table.root.querySelector('dialog textarea');
    await until(() => field() !== null);
    const text = field()!.value;
    expect(field()!.readOnly).to.be.true;
    expect(JSON.parse(text)).to.deep.equal({
      ...JSON.parse(before!),
      sources: JSON.parse(text).sources,
    });
    const exported = localStorage.getItem(KEY);
    expect(text).to.equal(exported);

    await press(table, 'Erase');
    expect(localStorage.getItem(KEY), 'it asks first').to.equal(exported);
    await press(table, 'Erase all', /^Erased\.$/);
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(table.root.querySelector('.figures')).to.equal(null);
    await until(() => textOf(table.root.activeElement) === 'Import', 'Erase has gone');

    await press(table, 'Import');
    await until(() => field()?.readOnly === false);
    field()!.value = text.slice(0, -9);
    await press(table, 'Continue', /^The end of the text is missing/);
    field()!.value = text.replace('"won":0', '"won":9');
    await press(table, 'Continue', /games\[0\]\.won is wrong\. It takes 1 or less\./);
    const empty = JSON.stringify({ ...JSON.parse(text), sources: [], games: [], plays: [] });
    field()!.value = empty;
    await press(table, 'Continue', /^There are no results in this text\.$/);
    expect(localStorage.getItem(KEY)).to.equal(null);
    field()!.value = text;
    await press(table, 'Continue');
    await press(table, 'Add', /^Imported\.$/);
    await until(() => figures(table)['Games'] === '1');

    // The same games are not added twice.
    await press(table, 'Import');
    await until(() => field() !== null);
    field()!.value = text;
    await press(table, 'Continue');
    await until(() => table.controls('Replace').length === 1);
    expect(table.controls('Add')).to.have.length(0);
    await press(table, 'Replace', /^Imported\.$/);
    expect(figures(table)['Games']).to.equal('1');
    await close(table);
  });

  it('are loaded with the player’s first move, not before', async () => {
    const copy = await Copy.make({});
    const table = await copy.lay('clock', `deal="${LOST}" speed="instant"`);
    expect(await copy.requests('statistics/board-statistics')).to.equal(0);
    await table.follow();
    await stored('clock');
    expect(await copy.requests('statistics/board-statistics')).to.equal(1);
  });

  it('storage="none" keeps none and offers none', async () => {
    const table = await clock(`deal="${LOST}" storage="none"`);
    await table.follow();
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await until(() => table.controls('Settings').length === 1);
    expect(table.controls('Statistics')).to.have.length(0);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('a storage that fails: the game goes on, the page is told once, the dialog says so', async () => {
    storage.full = new DOMException('full', 'QuotaExceededError');
    const first = await clock(`deal="${LOST}"`);
    await first.follow();
    await until(() => page.events.of('error').length > 0);
    await first.press('New game');
    await first.follow();
    expect(page.events.of('error').map(({ code }) => code)).to.have.members([
      'storage',
      'storage-full',
    ]);
    await open(first);
    await until(() => figures(first)['Games'] === '2');
    expect(textOf(dialogOf(first))).to.include('kept until the page is closed');
    await close(first);
    storage.full = undefined;
    // With the next change they are stored.
    const table = await clock(`deal="${WON}"`);
    await table.follow();
    await stored('clock');
    await until(() => JSON.parse(storage.entries.get(KEY)!).games[0].played === 3);
  });
});
