/** What a listener hears: names of piles, answers, sums, several boards, dialogs of the page. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';
import { choose as chooseSetting } from '../../src/settings/choose.js';
import { heardLast, sentenceHeard } from '../support/heard.js';
import { Held } from '../support/held.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, put, spotOf, Table, until } from '../support/table.js';
import { isThorough } from '../support/thorough.js';
import { pass } from '../support/time.js';
import {
  bigBenWon,
  germanClockLost,
  grandfathersClockLost,
  grandfathersClockWon,
  luck,
} from './lines.js';

const region = ({ root }: Table): HTMLElement => root.querySelector('.announcement')!;

const heard = heardLast;

async function hears(table: Table, sentence: string | RegExp): Promise<void> {
  const there = (): boolean =>
    typeof sentence === 'string' ? heard(table) === sentence : sentence.test(heard(table));
  await until(there, () => `“${heard(table)}” is ${String(sentence)}`);
}

/** Everything that a live region says from now on. */
function listen(table: Table): string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(heard(table)));
  observer.observe(region(table), { childList: true, characterData: true, subtree: true });
  return said;
}

const game = (table: Table): SolitaireElement => table.element as SolitaireElement;

/** Without motion, because moves are told one by one while the deal turns cards. */
const grandfathers = (more = 'speed="instant"'): Promise<Table> =>
  lay(`<grandfathers-clock-solitaire deal="7" ${more}></grandfathers-clock-solitaire>`);

const openMenu = (table: Table): Promise<void> =>
  table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);

describe('a pile is heard', () => {
  const page = listenToPage();

  it('with its top card and what lies under it, is hidden or missing', async () => {
    const table = await grandfathers();
    expect(table.label('c1')).to.equal('Column 1: 3 of clubs; 4 under it');
    expect(table.label('h1')).to.equal('1 o’clock: 10 of hearts; 4 to go');
    const clock = await lay('<clock-solitaire deal="7" speed="instant"></clock-solitaire>');
    expect(clock.label('h12')).to.equal('12 o’clock: 4 face down');
    expect(clock.label('centre')).to.equal('The centre: turned card, 6 of hearts; 3 face down');
    const ben = await lay(
      `<big-ben-solitaire deal="${bigBenWon.deal}" speed="instant"></big-ben-solitaire>`,
    );
    await ben.play(bigBenWon.moves.slice(0, 2));
    expect(ben.label('f11')).to.match(/^The fan at 11 o’clock: \w+ of \w+; 1 under it; 1 gap$/);
    void page;
  });

  it('the stock tells the redeals as its description; D tells the order of suits at the waste', async () => {
    const table = await lay(
      '<german-clock-solitaire deal="7" speed="instant"></german-clock-solitaire>',
    );
    const described = (id: string): string[] =>
      (table.pile(id).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter(Boolean)
        .map((one) => table.root.getElementById(one)!.ariaLabel!);
    await until(() => described('stock').length > 0);
    expect(described('stock')).to.deep.equal(['2 redeals left']);
    for (const token of ['stock-waste', 'stock-waste', 'waste-h12']) game(table).play(token);
    await until(() => table.shownMoves === '3');
    // It would be said with each visit: D tells it.
    expect(described('waste')).to.deep.equal([]);
    table.pile('waste').focus();
    await keys('d');
    await hears(table, /Suit order from the bottom: hearts, not chosen, diamonds, not chosen\.$/);
    expect(table.root.querySelector('.badges')!.getAttribute('aria-hidden')).to.equal('true');
  });

  it('D describes it, W tells what it takes, full stop and comma read card by card', async () => {
    const table = await grandfathers('');
    table.pile('c1').focus();
    await keys('d');
    await hears(
      table,
      'Column 1: 3 of clubs, 2 of diamonds, ace of hearts, 9 of diamonds, 2 of spades. Takes any 2 next.',
    );
    await keys('w');
    await hears(table, 'Column 1 takes any 2 next: 2 of clubs in column 4, under 2 cards.');
    await keys('.');
    await hears(table, '3 of clubs, 1 of 5.');
    await keys('.');
    await hears(table, '2 of diamonds, 2 of 5.');
    await keys(',');
    await hears(table, '3 of clubs, 1 of 5.');
    table.pile('h1').focus();
    await keys('w');
    await hears(table, '1 o’clock takes the jack of hearts next: in column 4, under 4 cards.');
  });

  it('M tells the legal moves, R repeats, a question mark tells the keys', async () => {
    const table = await grandfathers();
    table.pile('c1').focus();
    await keys('m');
    const moves =
      '7 moves: 4 of spades from column 4 to 6 o’clock; 8 of spades from column 6 to 10 o’clock; 10 of clubs from column 8 to 12 o’clock or column 7; 3 of clubs from column 1 to column 4; 3 of diamonds from column 5 to column 4; jack of diamonds from column 7 to column 2.';
    await hears(table, moves);
    const before = sentenceHeard(table);
    await keys('r');
    await until(() => sentenceHeard(table) !== before);
    expect(heard(table), 'the same again').to.equal(moves);
    await keys('?');
    await hears(
      table,
      /^Arrows: next pile\. .* D: what lies here\. W: what fits\. .* H: hint\. R: repeat\. /,
    );
    expect(heard(table)).to.not.contain('stock');
    // For the eye it is a list, with each key at the beginning of a line.
    const span = table.root.querySelector<HTMLElement>('[part=message] span')!;
    const lines = span.innerText.split('\n');
    expect(lines.length).to.equal(10);
    expect(lines.at(-1)).to.match(/^All keys: How to play\.$/);
    expect(document.documentElement.scrollWidth).to.equal(innerWidth);
  });

  it('Escape closes the list of keys, and shows again what stood there; first it puts a card down', async () => {
    const table = await grandfathers();
    const shown = table.message;
    const list = (): boolean => table.message.startsWith('Arrows: next pile.');
    table.pile('c1').focus();
    for (let i = 0; i < 2; i++) await keys('?');
    await until(list);
    await keys('Escape');
    await until(() => !list());
    expect(table.message).to.equal(shown);
    expect(heard(table), 'nothing is said of cards').to.match(/^Arrows/);
    // From the toolbar too, and the menu over it closes first.
    await keys('?');
    await until(list);
    await openMenu(table);
    await keys('Escape');
    expect(list(), 'the menu is closed').to.equal(true);
    await keys('Escape');
    await until(() => table.message === shown);
  });

  it('the menu has a button for each, about the pile that had the focus last', async () => {
    const table = await grandfathers();
    await table.tap('c4');
    await openMenu(table);
    await until(() => table.root.querySelector('.listen summary') !== null);
    await table.pointer.tap(spotOf(table.root.querySelector('.listen summary')!));
    await table.press('Next card down');
    await hears(table, /, 1 of \d\.$/);
    await table.press('Next card down');
    await hears(table, /, 2 of \d\.$/);
    await table.press('Put the card back');
    await hears(table, 'No card is picked up.');
    expect(table.controls('Legal moves'), 'the menu stays open').to.have.length(1);
  });
});

describe('what happens is heard', () => {
  const page = listenToPage();

  for (const [lang, lifted, goal, place] of [
    ['en', 'picked up', 'takes it', 'Column'],
    ['de', 'aufgenommen', 'passt hier', 'Spalte'],
  ] as const) {
    it(`a card that is picked up, and its goals, by the names of their piles: ${lang}`, async () => {
      const { deal } = grandfathersClockWon;
      const table = await lay(
        `<div lang="${lang}"><grandfathers-clock-solitaire deal="${deal}"></grandfathers-clock-solitaire></div>`,
      );
      await until(() => table.labels.some((label) => label.startsWith(`${place} 3:`)));
      const before = table.labels;
      const saying = (what: string): string[] =>
        table.labels.filter((label) => label.includes(what)).map((label) => label.split(';')[0]!);
      const column = (number: number): HTMLElement =>
        table.buttons.find((button) => button.ariaLabel!.startsWith(`${place} ${number}:`))!;
      column(3).focus();
      await keys('Enter');
      expect(saying(lifted)).to.deep.equal([`${place} 3: ${lifted}`]);
      const goals = [5, 7, 8].map((number) => `${place} ${number}: ${goal}`);
      expect(saying(goal)).to.deep.equal(goals);
      await keys('Escape');
      expect(table.labels, 'put back').to.deep.equal(before);
      await keys('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
      expect([...saying(lifted), ...saying(goal)], 'played').to.deep.equal([]);
    });
  }

  it('a lifted card: foundations first, and put back by a button', async () => {
    const table = await grandfathers();
    await table.tap('c8');
    await hears(table, 'Lifted for 12 o’clock or column 7.');
    expect(table.message).to.equal(
      'Picked up the 10 of clubs; it can go to 12 o’clock or column 7.',
    );
    await keys('m');
    await hears(table, 'The 10 of clubs can go to 12 o’clock or column 7.');
    await openMenu(table);
    await until(() => table.root.querySelector('.listen summary') !== null);
    await table.pointer.tap(spotOf(table.root.querySelector('.listen summary')!));
    await table.press('Put the card back');
    await hears(table, 'Put the 10 of clubs back.');
    expect(page.events.of('move')).to.deep.equal([]);
  });

  it('a player hears what follows from the move that they have made, and sees all of it', async () => {
    const table = await grandfathers();
    table.pile('c8').focus();
    await keys('Enter', 'Equal', 'Enter');
    await hears(table, '12 o’clock; leaves king of diamonds.');
    expect(table.message).to.equal(
      '10 of clubs from column 8 to 12 o’clock; uncovered the king of diamonds.',
    );
    await keys('r');
    await hears(table, '12 o’clock; leaves king of diamonds.');
  });

  it('undo and redo name the card and its place', async () => {
    const table = await grandfathers();
    game(table).play('c8-h12');
    await hears(table, '10 of clubs from column 8 to 12 o’clock; uncovered the king of diamonds.');
    await table.press('Undo');
    await hears(table, 'Undid 1 move: 10 of clubs back to column 8.');
    await table.press('Redo');
    await hears(
      table,
      'Redid 1 move: 10 of clubs from column 8 to 12 o’clock; uncovered the king of diamonds.',
    );
  });

  it('moves made at once: each of a few, and the sum of many with the last', async () => {
    const table = await grandfathers();
    game(table).play('c8-h12');
    game(table).play('c4-h6');
    await hears(table, /^10 of clubs from column 8 .*\. 4 of spades from column 4 /);
    const clock = await lay('<clock-solitaire deal="7" speed="instant"></clock-solitaire>');
    for (let i = 0; i < 5; i++) game(clock).play(game(clock).moves[0]!);
    await hears(
      clock,
      'Clock: 5 moves played. The last: 7 of clubs to 7 o’clock; turned the 3 of hearts.',
    );
  });

  it('automatic moves are summed up when they end, with the end of the game', async () => {
    const table = await lay(
      `<clock-solitaire deal="${luck.clock.lost}" speed="instant"></clock-solitaire>`,
    );
    game(table).play(game(table).moves[0]!);
    await hears(table, /turned the/);
    const said = listen(table);
    await table.press('Play');
    await until(() => game(table).status === 'lost');
    await hears(
      table,
      /^\d+ moves played\. The last: .*\. Game over\. \d+ cards? (are|is) still face down\.$/,
    );
    expect(said).to.have.length(1);
  });

  it('the end tells the last move, the result and how many cards are left; M tells where', async () => {
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${grandfathersClockLost.deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    const last = grandfathersClockLost.moves.at(-1)!;
    for (const token of grandfathersClockLost.moves.slice(0, -1)) game(table).play(token);
    await hears(table, /uncovered/);
    game(table).play(last);
    await hears(
      table,
      /^\w+ of \w+ from column \d to .*\. Game over\. No card can move: \d+ are left\.$/,
    );
    table.pile('h1').focus();
    await keys('m');
    await hears(table, /^There are no legal moves\. \d+ cards are left: \d+ in column \d/);
  });

  it('a win is not cut off by the fewest moves that were possible', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    const won = new RegExp(`Won in ${moves.length} moves\\.$`);
    await table.play(moves.slice(0, -1));
    const begun = performance.now();
    await table.play(moves.slice(-1));
    await hears(table, won);
    await hears(table, /^The fewest possible is \d+\.$/);
    // A slow machine only makes it longer.
    expect(performance.now() - begun, 'milliseconds for the win').to.be.above(4000);
  });

  it('the fewest moves of a game are not told when another one has begun', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" speed="instant"></grandfathers-clock-solitaire>`,
    );
    await table.play(moves);
    await table.says(/The fewest possible is \d+\.$/);
    await table.press('New game');
    await hears(table, /^Grandfather’s Clock: deal \w+/);
    await pass(9000);
    expect(heard(table)).to.match(/^Grandfather’s Clock: deal \w+/);
  });

  it('a verdict is said when it changes, in one utterance with its move, and not again', async () => {
    const { deal, moves } = germanClockLost;
    const table = await lay(
      `<german-clock-solitaire deal="${deal}" speed="instant" verdict="on"></german-clock-solitaire>`,
    );
    await hears(table, /This game can be won\.$/);
    const said = listen(table);
    const verdict = (): string => table.root.querySelector('[part=verdict]')?.textContent ?? '';
    let at = 0;
    while (!/can’t be won/.test(said.at(-1) ?? '')) {
      const before = said.length;
      expect(game(table).play(moves[at++]!).ok).to.be.true;
      await until(() => said.length > before);
      if (!/can’t be won/.test(said.at(-1)!)) {
        expect(said.at(-1)).to.not.include('be won');
        await until(() => verdict() === 'This game can still be won.', 'it is shown all the same');
      }
    }
    expect(said, 'an utterance for each move').to.have.length(at);
    expect(said.at(-1)).to.match(/^.+\. This game can’t be won any more\.$/);
    game(table).undo();
    await until(() => said.length > at);
    expect(said.at(-1)).to.match(/This game can still be won\.$/);
  });

  it('a verdict that is there before its move has been told waits for that', async () => {
    const { deal, moves } = germanClockLost;
    const table = await lay(
      `<german-clock-solitaire deal="${deal}" verdict="on"></german-clock-solitaire>`,
    );
    await hears(table, /This game can be won\.$/);
    const said = listen(table);
    const verdict = (): string => table.root.querySelector('[part=verdict]')?.textContent ?? '';
    for (let at = 0; !/can’t be won/.test(said.at(-1) ?? ''); at++) {
      const before = said.length;
      const held = new Held();
      expect(game(table).play(moves[at]!).ok).to.be.true;
      await game(table).updateComplete;
      await until(() => /be won/.test(verdict()), 'the solver has judged');
      // Longer than a listener waits for either of them.
      await pass(3000);
      held.letGo();
      await until(() => said.length > before, 'the move is told');
      await table.still();
    }
    expect(said.filter((sentence) => sentence.startsWith('This game'))).to.deep.equal([]);
    expect(said.at(-1)).to.match(/^.+\. This game can’t be won any more\.$/);
  });

  it('once only, however often the board is drawn', async () => {
    const table = await lay('<clock-solitaire deal="7" speed="instant"></clock-solitaire>');
    await hears(table, /deal 7/);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    const region = table.root.querySelector('[role=status]')!;
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    const element = table.element as HTMLElement & { requestUpdate(): void };
    for (let i = 0; i < 3; i++) {
      element.requestUpdate();
      await frames(2);
    }
    observer.disconnect();
    expect(records).to.have.length(0);
  });

  it('a new game is told when the player comes, and does not cut off the page before', async () => {
    const table = await grandfathers('');
    await hears(table, /deal 7\.|shows that hour\.$/);
    const status = region(table);
    const first = sentenceHeard(table);
    const before = first!.textContent;
    await pass(3000);
    expect(status.ariaLive, 'nothing is heard yet').to.equal('off');
    let drawnAnew = 0;
    const observer = new MutationObserver((records) => (drawnAnew += records.length));
    observer.observe(status, { attributeFilter: ['hidden'] });
    table.pile('c1').focus();
    await pass(1000);
    await until(() => sentenceHeard(table) !== first, 'it is told');
    expect(status.ariaLive).to.equal('polite');
    expect(heard(table)).to.match(/^Grandfather’s Clock: deal 7\./);
    const told = sentenceHeard(table);
    expect(told!.textContent, 'Orca drops a text that it knows already').not.to.equal(before);
    table.control('Hint').focus();
    table.pile('c2').focus();
    await pass(3000);
    expect(sentenceHeard(table), 'once').to.equal(told);
    observer.disconnect();
    expect(drawnAnew, 'Orca would remember what it was in Firefox').to.equal(2);
    expect(status.checkVisibility()).to.be.true;
  });

  it('the same sentence again is heard again: Orca drops a text that is the last one', async () => {
    const table = await grandfathers();
    table.pile('c1').focus();
    await until(() => region(table).ariaLive === 'polite');
    await pass(1000);
    const texts: (string | null)[] = [];
    for (let presses = 0; presses < 3; presses++) {
      const last = sentenceHeard(table);
      await keys('Escape');
      await until(() => sentenceHeard(table) !== last, 'it is told');
      texts.push(sentenceHeard(table)!.textContent);
    }
    expect(new Set(texts.map((text) => text!.trim())).size, 'one sentence').to.equal(1);
    expect(texts[1]).not.to.equal(texts[0]);
    expect(texts[2]).not.to.equal(texts[1]);
  });

  it('what a page does before the player comes is heard at once', async () => {
    const table = await grandfathers();
    await hears(table, /deal 7|^Play /);
    expect(region(table).ariaLive).to.equal('off');
    game(table).play('c8-h12');
    await hears(table, /^10 of clubs from column 8/);
    expect(region(table).ariaLive).to.equal('polite');
  });

  it('keys that come at once: none of their sentences takes the place of another', async () => {
    const table = await lay('<german-clock-solitaire deal="7"></german-clock-solitaire>');
    table.pile('stock').focus();
    // The new game has been told, and nothing else comes by itself.
    await until(() => region(table).ariaLive === 'polite');
    await pass(1000);
    const there = [...region(table).children];
    const taken: Node[] = [];
    const observer = new MutationObserver((changes) => {
      taken.push(...changes.flatMap(({ addedNodes, target }) => [...addedNodes].map(() => target)));
    });
    observer.observe(region(table), { childList: true, subtree: true });
    await keys('Enter', 'Enter', 'Enter');
    await until(() => page.events.of('move').length === 3, 'three cards are dealt');
    await until(() => table.shownMoves === '3');
    const told = (): string[] => [...region(table).children].map(({ textContent }) => textContent!);
    await until(
      () =>
        (told()
          .join(' ')
          .match(/Turned the/g)?.length ?? 0) === 3,
      () => told().join('|'),
    );
    const cards = told()
      .join(' ')
      .match(/Turned the [^.]+/g);
    expect(new Set(cards).size, 'each another card').to.equal(3);
    observer.disconnect();
    // Of what comes to one element at once in Firefox, Orca hears only the last.
    expect(new Set(taken).size, 'each in a place of its own').to.equal(taken.length);
    for (const place of taken) expect(there, 'which was there before').to.include(place);
  });

  for (const [lang, first, here, edge, nothing] of [
    [
      'en',
      '12 o’clock',
      'Already here. The turned card, the 6 of hearts, lies at the centre.',
      'Nothing that way.',
      'No card is picked up.',
    ],
    [
      'de',
      '12 Uhr',
      'Schon hier. Die aufgedeckte Karte, die Herz-Sechs, liegt in der Mitte.',
      'In dieser Richtung liegt nichts.',
      'Es ist keine Karte aufgenommen.',
    ],
  ] as const) {
    it(`a key that leads nowhere, in a word; those who look see no change: ${lang}`, async () => {
      const table = await lay(
        `<div lang="${lang}"><clock-solitaire deal="7"></clock-solitaire></div>`,
      );
      await until(() => table.buttons.some(({ ariaLabel }) => ariaLabel!.startsWith(first)));
      const noon = table.buttons.find(({ ariaLabel }) => ariaLabel!.startsWith(first))!;
      noon.focus();
      await keys('ArrowRight', 'ArrowLeft');
      await until(() => table.message !== '', 'the first line');
      const { message } = table;
      for (const [key, said] of [
        ['Equal', here],
        ['ArrowUp', edge],
        ['Escape', nothing],
      ] as const) {
        await keys(key);
        await hears(table, said);
        expect(table.message).to.equal(message);
      }
      expect(table.root.activeElement).to.equal(noon);
    });
  }

  for (const [lang, said] of [
    ['en', /Already here\. The turned card, the (.+), lies at (\d+ o’clock)\.$/],
    ['de', /Schon hier\. Die aufgedeckte Karte, (?:der|die|das) (.+), liegt auf (\d+ Uhr)\.$/],
  ] as const) {
    it(`a key for the pile with the focus tells where the turned card lies instead: ${lang}`, async () => {
      const table = await lay(
        `<div lang="${lang}"><clock-solitaire deal="7" speed="instant"></clock-solitaire></div>`,
      );
      const named = (start: string): HTMLElement =>
        table.buttons.find(({ ariaLabel }) => ariaLabel!.startsWith(`${start}:`))!;
      const centre = lang === 'en' ? 'The centre' : 'Mitte';
      await until(() => named(centre) !== undefined);
      named(centre).focus();
      // What is said before that is told as one.
      await until(() => region(table).ariaLive === 'polite', 'the focus has come');
      // The game goes on where it is; the focus stays.
      await keys('Enter');
      await until(() => table.shownMoves === '1');
      await keys('c');
      await hears(table, said);
      const [, card, place] = said.exec(heard(table))!;
      expect(named(place!).ariaLabel).to.match(new RegExp(`^${place}: [\\p{L} ]+, ${card};`, 'u'));
    });
  }

  it('once in browse mode: what is visible is hidden from it', async () => {
    const table = await grandfathers();
    const message = table.root.querySelector('[part~=message]')!;
    expect(message.getAttribute('aria-hidden')).to.equal('true');
    expect(table.root.querySelectorAll('[role=application], [role=grid]')).to.have.length(0);
  });
});

describe('short sentences are heard', () => {
  listenToPage();

  afterEach(() => {
    chooseSetting('verbosity', undefined);
    localStorage.removeItem('hourhand.player');
  });

  /** What is heard and shown, by language; at the normal speed. */
  const languages = {
    en: {
      deal: /^Deal 7\./,
      lifted: '10 of clubs: 12 o’clock or column 7.',
      back: '10 of clubs back.',
      move: /^10 of clubs\./,
      undo: ['Undo', 'Undid: 10 of clubs to column 8.'],
      redo: ['Redo', 'Redid: 10 of clubs to 12 o’clock.'],
      hint: ['Hint', /^Hint: \w+ of \w+ from column \d to (\d+ o’clock|column \d)\.$/],
      column: 'Column 8:',
      won: /Complete\. Won: 42 moves\.$/,
      fewest: /^Fewest: \d+\.$/,
      lost: /Game over\. \d+ cards left\.$/,
      open: 'Can be won.',
      lostSoon: 'Can’t be won.',
      menu: 'Settings',
      setting: ['Announcements', 'Whole sentences', 'Short sentences'],
    },
    de: {
      deal: /^Spiel 7\./,
      lifted: 'Kreuz-Zehn: auf 12 Uhr oder auf Spalte 7.',
      back: 'Kreuz-Zehn zurück.',
      move: /^Kreuz-Zehn\./,
      undo: ['Rückgängig', 'Zurück: Kreuz-Zehn auf Spalte 8.'],
      redo: ['Wiederholen', 'Wiederholt: Kreuz-Zehn auf 12 Uhr.'],
      hint: ['Tipp', /^Tipp: [\p{L}-]+ von Spalte \d auf (\d+ Uhr|Spalte \d)\.$/u],
      column: 'Spalte 8:',
      won: /Vollständig\. Aufgegangen: 42 Züge\.$/,
      fewest: /^Am wenigsten: \d+\.$/,
      lost: /Nicht aufgegangen\. \d+ Karten übrig\.$/,
      open: 'Zu gewinnen.',
      lostSoon: 'Nicht mehr zu gewinnen.',
      menu: 'Einstellungen',
      setting: ['Ansagen', 'Ganze Sätze', 'Kurze Sätze'],
    },
  } as const;

  const wordsIn = (text: string): number => text.split(' ').length;

  for (const [lang, says] of Object.entries(languages)) {
    /** What takes long is tried in one language; sentences and settings are in each. */
    const isWhole = isThorough || lang === 'en';
    const board = async (tag: string, deal: number, more = 'verbosity="brief"'): Promise<Table> => {
      const table = await lay(
        `<div lang="${lang}"><${tag}-solitaire deal="${deal}" ${more}></${tag}-solitaire></div>`,
      );
      await until(() => heard(table) !== '', 'the deal is said');
      return table;
    };
    const sees = (table: Table, sentence: string): void => {
      expect(table.message).to.equal(sentence);
    };

    it(`deal, card, move, undo, redo, hint: ${lang}`, async () => {
      const table = await board('grandfathers-clock', 7);
      await hears(table, says.deal);
      table.buttons.find((button) => button.ariaLabel!.startsWith(says.column))!.focus();
      await keys('Enter');
      await hears(table, says.lifted);
      sees(table, says.lifted);
      await keys('Escape');
      await hears(table, says.back);
      game(table).play('c8-h12');
      await hears(table, says.move);
      for (const [button, sentence] of [says.undo, says.redo]) {
        await table.press(button);
        await hears(table, sentence);
        sees(table, sentence);
      }
      await table.press(says.hint[0]);
      await hears(table, says.hint[1]);
    });

    if (isWhole)
      it(`a win with the fewest moves, and a loss with what is left: ${lang}`, async () => {
        const won = await board('grandfathers-clock', grandfathersClockWon.deal);
        for (const move of grandfathersClockWon.moves) game(won).play(move);
        await hears(won, says.won);
        await pass(9000);
        await hears(won, says.fewest);
        won.element.remove();
        const lost = await board('grandfathers-clock', grandfathersClockLost.deal);
        for (const move of grandfathersClockLost.moves) game(lost).play(move);
        await hears(lost, says.lost);
      });

    if (isWhole)
      it(`the verdict: ${lang}`, async () => {
        const { deal, moves: line } = germanClockLost;
        const clock = await board('german-clock', deal, 'verbosity="brief" verdict="on"');
        const shown = (): string => clock.root.querySelector('[part=verdict]')?.textContent ?? '';
        for (let at = 0; shown() !== says.lostSoon; at++) {
          expect(game(clock).play(line[at]!).ok).to.be.true;
          await game(clock).updateComplete;
          await until(
            () => [says.open, says.lostSoon].some((one) => one === shown()),
            'the solver has judged',
          );
        }
        await until(() => heard(clock).endsWith(says.lostSoon), 'it is said, too');
      });

    if (isWhole)
      it(`a whole game, with far fewer words: ${lang}`, async () => {
        const { deal, moves } = grandfathersClockWon;
        const sums: number[] = [];
        for (const verbosity of ['full', 'brief']) {
          const table = await board('grandfathers-clock', deal, `verbosity="${verbosity}"`);
          const said = listen(table);
          let sum = 0;
          for (const move of moves.slice(0, -1)) {
            const before = said.length;
            expect(game(table).play(move).ok).to.be.true;
            await until(() => said.length > before, `${move} is said`);
            sum += wordsIn(said.at(-1)!);
          }
          sums.push(sum);
          table.element.remove();
        }
        const [full, brief] = sums as [number, number];
        expect(brief, `of ${full} words`).to.be.below(0.5 * full);
        expect(brief, 'each move is told').to.be.at.least(moves.length - 1);
      });

    it(`as the settings promise: ${lang}`, async () => {
      const table = await board('grandfathers-clock', 7, '');
      const select = (): HTMLSelectElement => table.root.querySelector('select[name=verbosity]')!;
      const choose = async (key: string): Promise<void> => {
        await openMenu(table);
        await table.press(says.menu);
        await until(() => table.root.querySelector('dialog[open] select[name=verbosity]') !== null);
        const label = select().closest('label')!.querySelector('span')!.textContent;
        const values = [...select().options].map(({ textContent }) => textContent);
        expect([label, ...values]).to.deep.equal(says.setting);
        select().focus();
        await keys(key, 'Escape');
        await until(() => !table.root.querySelector('dialog'));
      };
      /** What is said of a move, of undoing it, and of doing it again. */
      const told = async (): Promise<string[]> => {
        const said = listen(table);
        const acts = [
          () => game(table).play('c8-h12'),
          () => game(table).undo(),
          () => game(table).redo(),
          () => game(table).undo(),
        ];
        for (const act of acts) {
          const before = said.length;
          act();
          await until(() => said.length > before);
        }
        return said.slice();
      };
      const full = await told();
      await choose('ArrowDown');
      const brief = await told();
      brief.forEach((text, i) => {
        expect(wordsIn(text), `“${text}” for “${full[i]}”`).to.be.below(wordsIn(full[i]!));
      });
      await choose('ArrowUp');
      expect(await told()).to.deep.equal(full);
    });
  }
});

describe('a demonstration is heard', () => {
  listenToPage();

  const begin = async (more = ''): Promise<Table> => {
    const { deal, moves } = grandfathersClockWon;
    const table = await lay(
      `<grandfathers-clock-solitaire deal="${deal}" ${more}></grandfathers-clock-solitaire>`,
    );
    for (const move of moves.slice(0, -4)) game(table).play(move);
    await table.still();
    return table;
  };

  /** With keys alone, at the normal speed. */
  const beginByKeys = async (more = ''): Promise<Table> => {
    const table = await begin(more);
    table.root.querySelector<HTMLElement>('button[part~=menu]')!.focus();
    await keys('Enter');
    const show = (): HTMLElement[] => [
      ...table.root.querySelectorAll<HTMLElement>('[part~=solution]'),
    ];
    await until(() => show().length > 0);
    show()[0]!.focus();
    await keys('Enter');
    await until(() => focused(table)?.matches('.scrubber') === true);
    return table;
  };

  const focused = ({ root }: Table): HTMLInputElement | null =>
    root.activeElement as HTMLInputElement | null;
  const slider = ({ root }: Table): HTMLInputElement => root.querySelector('.scrubber')!;

  for (const [language, wait, step, end] of [
    [
      'en',
      /^Demonstration: how to win in /,
      'Move',
      /^Move 4 of 4: .+ That’s how to win in 4 moves\.$/,
    ],
    ['de', /^Vorführung: /, 'Zug', /^Zug 4 von 4: .+ So geht das Spiel in 4 Zügen auf\.$/],
  ] as const) {
    it(`begun with keys, it waits to be stepped, and the slider says each sentence (${language})`, async () => {
      const table = await beginByKeys(`lang="${language}"`);
      await pass(30_000);
      expect(slider(table).value, 'it doesn’t run by itself').to.equal('0');
      expect(slider(table).ariaValueText).to.match(wait);
      expect(heard(table), 'what the slider says is not said twice').not.to.match(wait);
      for (let i = 1; i <= 3; i++) {
        await keys('ArrowRight');
        await until(() => slider(table).value === String(i));
        await until(() =>
          new RegExp(`^${step} ${i} \\w+ 4: \\S.+\\.$`).test(slider(table).ariaValueText!),
        );
        expect(focused(table)).to.equal(slider(table));
      }
      await keys('ArrowRight');
      await until(() => end.test(slider(table).ariaValueText!));
    });
  }

  it('begun with a pointer, it runs, and the region says each move and the end', async () => {
    const table = await begin();
    await openMenu(table);
    await table.press('Show me how');
    await until(() => focused(table)?.matches('[part~=pause]') === true);
    const said = listen(table);
    await until(() => /That’s how to win/.test(heard(table)));
    const steps = said.filter((text) => /^Move \d/.test(text)).map((text) => text.slice(0, 11));
    expect([...new Set(steps)].slice(-3)).to.deep.equal([2, 3, 4].map((n) => `Move ${n} of 4`));
    expect(heard(table)).to.match(/^Move 4 of 4: .+ That’s how to win in 4 moves\.$/);
    expect(slider(table).ariaValueText).to.equal(heard(table));
  });

  it('played on with keys from the button, the region says each move while it runs', async () => {
    const table = await beginByKeys();
    const play = table.root.querySelector<HTMLElement>('.playback [part~=play]')!;
    play.focus();
    const said = listen(table);
    await keys('Enter');
    await until(() => /That’s how to win/.test(heard(table)));
    for (const n of [1, 2, 3, 4]) {
      expect(
        said.some((text) => text.startsWith(`Move ${n} of 4: `)),
        `move ${n}`,
      ).to.be.true;
    }
  });

  it('where cards don’t move it waits, also for a pointer', async () => {
    const table = await begin('speed="instant"');
    await openMenu(table);
    await table.press('Show me how');
    await until(() => focused(table)?.matches('.scrubber') === true);
    await pass(30_000);
    expect(slider(table).value).to.equal('0');
    await table.press('Next move');
    await hears(table, /^Move 1 of 4: /);
  });
});

describe('several boards', () => {
  listenToPage();

  const two = async (): Promise<[Table, Table]> => {
    const box = put(
      '<clock-solitaire deal="7" speed="instant"></clock-solitaire><clock-solitaire deal="7" speed="instant" storage-key="b"></clock-solitaire>',
    );
    const [first, second] = [...box.querySelectorAll<HTMLElement>('clock-solitaire')];
    const tables: [Table, Table] = [await Table.of(first!), await Table.of(second!)];
    await pass(1000);
    for (const table of tables) {
      const name = (): string => table.root.querySelector('[part~=board]')!.ariaLabel!;
      await until(() => /^Clock [12]$/.test(name()), 'each board has its name');
    }
    return tables;
  };

  it('have names in the page’s language, which may change', async () => {
    const [table] = await two();
    const name = (): string => table.root.querySelector('.toolbar [role=group]')!.ariaLabel!;
    expect(name()).to.equal('Game, Clock 1');
    table.element.parentElement!.lang = 'de';
    await until(() => name() === 'Spiel, Die Uhr 1', name);
  });

  it('have names, and so have their controls', async () => {
    const [first, second] = await two();
    const names = [first, second].map((table) => [
      table.root.querySelector('[part~=board]')!.ariaLabel,
      table.root.querySelector('.toolbar [role=group]')!.ariaLabel,
      table.control('Undo').ariaLabel,
    ]);
    expect(names).to.deep.equal([
      ['Clock 1', 'Game, Clock 1', 'Undo, Clock 1'],
      ['Clock 2', 'Game, Clock 2', 'Undo, Clock 2'],
    ]);
    second.element.remove();
    await until(() => first.control('Undo').ariaLabel === null);
    const labelOf = (selector: string): string | null =>
      first.root.querySelector(selector)!.ariaLabel;
    expect(labelOf('.toolbar [role=group]')).to.equal('Game');
    expect(labelOf('button[part~=menu]')).to.equal('More');
  });

  it('take turns: the second waits until the first has spoken, and nothing is lost', async () => {
    const [first, second] = await two();
    game(first).play(game(first).moves[0]!);
    await hears(first, /^(Clock 1: )?6 of hearts to 6 o’clock; turned/);
    const before = heard(second);
    game(second).play(game(second).moves[0]!);
    await game(second).updateComplete;
    expect(heard(second), 'not yet').to.equal(before);
    game(second).play(game(second).moves[0]!);
    await pass(9000);
    await hears(second, /^Clock 2: 6 of hearts to 6 o’clock; turned .*\. Ace of clubs to 1 /);
  });

  it('are heard at once in what the player does, and named once', async () => {
    const [first, second] = await two();
    game(first).play(game(first).moves[0]!);
    await hears(first, /6 of hearts to 6 o’clock; turned/);
    await second.press('New game');
    await game(second).updateComplete;
    // No time has passed for the other one to be heard.
    await hears(second, /^Clock 2: deal \w+/);
    await first.press('New game');
    await hears(first, /^Clock 1: deal \w+/);
  });

  it('do not wait for one that was removed, whatever happens to it', async () => {
    const [first, second] = await two();
    first.element.remove();
    // As an answer of the solver that comes late, or a page that plays on.
    game(first).play(game(first).moves[0]!);
    await hears(first, /6 of hearts to 6 o’clock; turned/);
    game(second).play(game(second).moves[0]!);
    await game(second).updateComplete;
    expect(heard(second), 'at once').to.match(/6 of hearts to 6 o’clock; turned/);
  });
});

describe('behind a dialog of its own', () => {
  listenToPage();

  it('what was said is gone, so that it is not heard again when the dialog closes', async () => {
    const table = await grandfathers();
    game(table).play('c8-h12');
    await hears(table, /^10 of clubs/);
    await openMenu(table);
    await table.press('How to play');
    await until(() => table.root.querySelector('dialog[open] h2') !== null);
    expect(table.root.activeElement, 'it begins with its title').to.equal(
      table.root.querySelector('dialog[open] h2'),
    );
    expect(region(table).textContent).to.equal('');
    await keys('Tab');
    expect(table.root.activeElement!.matches('[part~=close]')).to.be.true;
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null);
    await pass(1000);
    expect(region(table).textContent).to.equal('');
    table.pile('c8').focus();
    await keys('r');
    await hears(table, /^10 of clubs from column 8/);
  });
});

describe('behind a dialog of the page', () => {
  listenToPage();

  it('nothing is said; when it closes, what happened is', async () => {
    const table = await grandfathers();
    game(table).play('c8-h12');
    await hears(table, /^10 of clubs/);
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button type="button">Close</button>';
    document.body.append(dialog);
    try {
      dialog.showModal();
      const before = heard(table);
      game(table).play('c4-h6');
      await pass(2000);
      expect(heard(table)).to.equal(before);
      dialog.close();
      await pass(1000);
      await hears(table, /^4 of spades from column 4 to 6 o’clock/);
    } finally {
      dialog.remove();
    }
  });

  it('and in an inert part of the page', async () => {
    const table = await grandfathers();
    game(table).play('c8-h12');
    await hears(table, /^10 of clubs/);
    const before = heard(table);
    table.element.parentElement!.inert = true;
    game(table).play('c4-h6');
    await pass(2000);
    expect(heard(table)).to.equal(before);
    table.element.parentElement!.inert = false;
    await pass(1000);
    await hears(table, /^4 of spades/);
  });
});
