/** `<solitaire-daily>`: another game each day, with a streak over all of them. */
import { expect } from '@open-wc/testing';
import '../../src/daily/solitaire-daily.js';
import '../../src/tags/clock.js';
import type { SolitaireDaily } from '../../src/daily/solitaire-daily.js';
import { winnableDeals } from '../../src/tags/winnable/index.js';
import { poolOf } from '../../src/game/deal-request.js';
import { en } from '../../src/words/index.js';
import {
  dailyDeal,
  formatLink,
  gameOfDay,
  games,
  parseGame,
  type Rules,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { generator } from '../../src/cards/deal.js';
import { finish, solve } from '../../src/solver/index.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { put, screen, Table, until } from '../support/table.js';
import { setDate } from '../support/time.js';

// Whole games are played, whose cards need not fly for that.
const TAG = 'solitaire-daily speed="instant" day-zone="utc"';

/** A game of the day on the page, once its game is drawn. */
async function open(attributes = '', inside = ''): Promise<SolitaireDaily> {
  await screen(1000, 900);
  const box = put(`<${TAG} ${attributes}>${inside}</solitaire-daily>`);
  const element = box.querySelector('solitaire-daily')!;
  await element.updateComplete;
  await Table.of(element.game!);
  return element;
}

const tableOf = (element: SolitaireDaily): Promise<Table> => Table.of(element.game!);

const part = (element: SolitaireDaily, name: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;

const textOf = (element: SolitaireDaily, name: string): string => {
  const found = part(element, name);
  return found.offsetWidth > 0 ? found.textContent.trim() : '';
};

/** Waits until the line above the game says this. */
const says = (element: SolitaireDaily, name: string, text: string): Promise<void> =>
  until(
    () => textOf(element, name) === text,
    () => `“${textOf(element, name)}” is “${text}”`,
  );

/** The tab is seen again. */
const seeAgain = (): void => void document.dispatchEvent(new Event('visibilitychange'));

async function press(element: SolitaireDaily): Promise<void> {
  const table = await tableOf(element);
  await table.pressOn(part(element, 'day-button'));
}

/** Plays a game of turned cards to its end; where there is a choice, as a hint says. */
async function win(element: SolitaireDaily): Promise<void> {
  const table = await tableOf(element);
  while (table.turned) {
    await table.tapTurned();
    if (table.targets.length === 0) continue;
    const hint = await element.game!.hint();
    await table.tap(hint!.token.split('-')[1]!);
  }
}

/** The moves of a game that is lost: the first one that is found among a few that are played at random. */
function losingLine(rules: Rules, deal: number): string[] {
  const next = generator(7);
  for (let tries = 0; tries < 1000; tries++) {
    const tokens: string[] = [];
    let state = rules.deal(shuffle(rules.pack, deal));
    // Cards may be moved to and fro for ever.
    while (rules.outcome(state).status === 'playing' && tokens.length < 300) {
      const moves = rules.moves(state);
      const move = moves[next() % moves.length]!;
      tokens.push(move.token);
      state = rules.apply(state, move);
    }
    if (rules.outcome(state).status === 'lost') return tokens;
  }
  throw new Error(`deal ${deal} of ${rules.game} is not lost in a thousand games`);
}

describe('<solitaire-daily>', () => {
  const page = listenToPage();
  ownStorage();

  beforeEach(() => setDate('2026-11-27T10:00:00Z'));
  afterEach(() => setDate());

  it('shows the game of the date, with its options and a deal that can be won', async () => {
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28']) {
      setDate(`${date}T10:00:00Z`);
      const element = await open();
      const { game, options } = gameOfDay(date);
      expect(element.date).to.equal(date);
      const dealt = page.events.last('deal');
      expect(dealt).to.deep.include({ game, options, day: date });
      const rules = rulesOf(game, { ...options });
      const pool = poolOf(winnableDeals[game], rules)!;
      expect(dealt.deal).to.equal(pool.at(dailyDeal(game, Date.parse(date))));
    }
  });

  it('says which game it is, in the language of the page, and how to begin a streak', async () => {
    const element = await open();
    await says(element, 'day-title', 'Today’s game: Clock');
    await says(element, 'streak', 'Win today’s deal to begin a streak.');
    expect(textOf(element, 'day-button')).to.equal('');
    element.lang = 'de';
    await says(element, 'day-title', 'Das Spiel von heute: Die Uhr');
  });

  it('what is written inside shows until the game is there', async () => {
    await screen(1000, 900);
    const box = put(`<${TAG}><p>Our game of the day</p></solitaire-daily>`);
    const [text, element] = [box.querySelector('p')!, box.querySelector('solitaire-daily')!];
    expect(text.offsetHeight).to.be.above(0);
    await element.updateComplete;
    await Table.of(element.game!);
    expect(text.offsetHeight).to.equal(0);
  });

  it('opens a link to the deal of another day, and leads back to the game of the day', async () => {
    setDate('2026-11-27T10:00:00Z');
    const first = await open();
    const { save, localName } = first.game!;
    expect(localName).to.equal('clock-solitaire');
    const shared = parseGame(games['clock']!, save.call(first.game));
    if (!shared.ok) throw new Error(shared.error.message);
    const { dealNumber } = first.game!;
    first.remove();
    const address = location.pathname + location.search;
    try {
      setDate('2026-11-29T10:00:00Z');
      history.replaceState(null, '', `#${formatLink(shared.value)}`);
      const element = await open();
      await until(() => element.game!.dealNumber === dealNumber, 'the shared deal');
      await says(element, 'day-title', 'Another game: Clock');
      expect(element.date).to.equal('');
      expect(page.events.of('error')).to.deep.equal([]);
      await press(element);
      await until(() => element.date === '2026-11-29', 'the game of the day');
      expect(element.game!.localName).to.equal(`${gameOfDay('2026-11-29').game}-solitaire`);
      // A link on the page is followed, too.
      const opening = { ...shared.value.opening, number: 123 };
      location.hash = formatLink({ ...shared.value, opening });
      await until(() => element.game!.dealNumber === 123, 'the shared deal');
      await says(element, 'day-title', 'Another game: Clock');
    } finally {
      history.replaceState(null, '', address);
    }
  });

  it('says so when its board has another deal, and has no days of one game', async () => {
    setDate('2026-11-27T10:00:00Z');
    const element = await open();
    const table = await tableOf(element);
    await says(element, 'day-title', 'Today’s game: Clock');
    expect(textOf(element, 'day-button')).to.equal('');
    await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
    await until(() => table.controls('Settings').length > 0, 'the menu');
    expect(table.controls('Game of the day')).to.deep.equal([]);
    await element.game!.newGame(7);
    await says(element, 'day-title', 'Another game: Clock');
    await says(element, 'day-button', 'Play today’s game: Clock');
    await press(element);
    await says(element, 'day-title', 'Today’s game: Clock');
    expect(element.date).to.equal('2026-11-27');
  });

  it('its button leads to today’s game from a game that was begun after it, with moves', async () => {
    setDate('2026-11-26T10:00:00Z');
    const element = await open();
    const today = element.game!.dealNumber;
    for (const isBegun of [true, false]) {
      const table = await tableOf(element);
      await table.press('New game');
      await says(element, 'day-title', 'Another game: Watch');
      if (isBegun) await table.tapTurned();
      await press(element);
      await says(element, 'day-title', 'Today’s game: Watch');
      await until(() => element.game!.dealNumber === today, 'today’s deal');
      expect(element.date).to.equal('2026-11-26');
      expect(element.game!.moveCount).to.equal(0);
    }
  });

  it('days that are won make a streak, whichever game they have', async () => {
    for (const [date, game, streak] of [
      ['2026-11-25', 'hide-and-seek', '1 day'],
      ['2026-11-26', 'watch', '2 days'],
      ['2026-11-27', 'clock', '3 days'],
    ] as const) {
      setDate(`${date}T10:00:00Z`);
      const element = await open();
      await win(element);
      expect(page.events.last('win')).to.include({ game, day: date });
      const told = streak === '1 day' ? 'Your streak: 1 day.' : `Won ${streak} in a row.`;
      await says(element, 'streak', told);
      element.remove();
    }
    setDate('2026-11-29T10:00:00Z');
    const element = await open();
    await says(
      element,
      'streak',
      'Win today’s deal to begin a streak. Your longest streak: 3 days.',
    );
    expect(await element.streak()).to.deep.equal({ days: 0, best: 3 });
  });

  it('events come from the tag; its game is at hand', async () => {
    const element = await open();
    const heard: string[] = [];
    element.addEventListener('solitaire-move', ({ detail, target }) => {
      heard.push(`${detail.game} ${(target as Element).localName}`);
    });
    await (await tableOf(element)).tapTurned();
    expect(heard).to.deep.equal(['clock solitaire-daily']);
    expect(element.game!.moveCount).to.equal(1);
  });

  it('attributes and properties are passed on, now and later; parts can be styled', async () => {
    const element = await open('theme="felt" toolbar="minimal" label="Morning game"');
    const game = element.game!;
    expect(game.getAttribute('theme')).to.equal('felt');
    expect(game.shadowRoot!.querySelector('[part~=info]')).to.be.null;
    expect((await tableOf(element)).root.querySelector('[role=toolbar]')).to.not.be.null;
    element.toolbar = 'full';
    element.removeAttribute('theme');
    await until(() => game.shadowRoot!.querySelector('[part~=info]') !== null);
    expect(game.hasAttribute('theme')).to.be.false;
    const style = document.createElement('style');
    style.textContent =
      'solitaire-daily::part(card) { opacity: 0.5 } solitaire-daily::part(day-title) { opacity: 0.25 }';
    document.head.append(style);
    const card = game.shadowRoot!.querySelector('[part~=card]')!;
    await until(() => getComputedStyle(card).opacity === '0.5');
    expect(getComputedStyle(part(element, 'day-title')).opacity).to.equal('0.25');
    style.remove();
  });

  it('after midnight today’s game is offered, and the old one is kept', async () => {
    setDate('2026-11-27T23:55:00Z');
    const element = await open();
    const old = await tableOf(element);
    await old.tapTurned();
    await old.tapTurned();
    setDate('2026-11-28T00:05:00Z');
    seeAgain();
    await says(element, 'day-title', 'The game of 27 November: Clock');
    await says(element, 'day-button', 'Play today’s game: Grandfather’s Clock');
    expect(old.shownMoves).to.equal('2');
    await press(element);
    await says(element, 'day-title', 'Today’s game: Grandfather’s Clock');
    expect(element.date).to.equal('2026-11-28');
    expect(page.events.last('deal')).to.include({ game: 'grandfathers-clock', day: '2026-11-28' });
    await until(() => element.game!.shadowRoot!.activeElement !== null);
    await says(element, 'day-button', 'Finish the game of 27 November: Clock');
    await press(element);
    await says(element, 'day-title', 'The game of 27 November: Clock');
    const again = await tableOf(element);
    expect(again.shownMoves).to.equal('2');
    // It was begun on its day, so it counts for that day.
    await again.follow();
    await says(element, 'streak', 'Your streak: 1 day.');
    await says(element, 'day-button', 'Play today’s game: Grandfather’s Clock');
  });

  it('a day that is done is shown as it ended when the page comes back', async () => {
    const element = await open();
    await (await tableOf(element)).follow();
    await until(() => element.game!.status === 'won');
    const { moveCount } = element.game!;
    await says(element, 'streak', 'Your streak: 1 day.');
    element.remove();
    // Not by `put`, which forgets saved games.
    document.body.insertAdjacentHTML('beforeend', `<${TAG}></solitaire-daily>`);
    const again = document.body.lastElementChild as SolitaireDaily;
    await again.updateComplete;
    await tableOf(again);
    expect(again.game!.status).to.equal('won');
    expect(again.game!.moveCount).to.equal(moveCount);
    await says(again, 'streak', 'Your streak: 1 day.');
    again.remove();
  });

  it('yesterday’s game is told with its year on the first of January', async () => {
    setDate('2026-12-31T23:55:00Z');
    const element = await open();
    await (await tableOf(element)).tapTurned();
    setDate('2027-01-01T00:05:00Z');
    seeAgain();
    const name = en.gameName(gameOfDay('2026-12-31').game);
    await says(element, 'day-title', `The game of 31 December 2026: ${name}`);
    await press(element);
    await says(element, 'day-button', `Finish the game of 31 December 2026: ${name}`);
  });

  it('a day that was lost so far can be won on another try, which the streak says', async () => {
    // German Clock is easily lost.
    setDate('2026-11-24T10:00:00Z');
    const element = await open();
    const table = await tableOf(element);
    const rules = rulesOf('german-clock', gameOfDay('2026-11-24').options);
    const [first, ...others] = losingLine(rules, element.game!.dealNumber!);
    // Moves of the page’s alone would not count.
    await table.tap(first!.split('-')[0]!);
    for (const token of others) element.game!.play(token);
    expect(element.game!.status).to.equal('lost');
    await says(element, 'streak', 'Lost so far today: win on another try to begin a streak.');
    await table.press('Restart');
    const opening = rules.deal(shuffle(rules.pack, element.game!.dealNumber!));
    const solved = finish(solve(rules, opening, { nodes: 500_000 }));
    for (const token of solved.kind === 'won' ? solved.moves : []) element.game!.play(token);
    expect(element.game!.status).to.equal('won');
    await says(element, 'streak', 'Your streak: 1 day.');
  });

  it('keeps a height that the page sets: the line above, and the game in the rest', async () => {
    const box = async (style: string): Promise<[tag: DOMRect, game: DOMRect, board: DOMRect]> => {
      const element = await open(`style="${style}"`);
      await until(() => textOf(element, 'streak') !== '');
      const table = await tableOf(element);
      const board = table.root.querySelector('[part~=board]')!;
      let before = 0;
      // The board is fitted in the next frames.
      await until(() => {
        const { height } = board.getBoundingClientRect();
        const isSame = height === before;
        before = height;
        return isSame && height > 0;
      });
      return [element, element.game!, board].map((one) => one.getBoundingClientRect()) as never;
    };
    const [free, , whole] = await box('');
    for (const style of [
      'height: 420px',
      'max-height: 420px',
      'height: 500px; max-height: 420px',
    ]) {
      const [tag, game, board] = await box(style);
      expect(tag.height, style).to.equal(420);
      expect(game.bottom, style).to.be.closeTo(tag.bottom, 1);
      expect(board.bottom, style).to.be.at.most(tag.bottom);
      expect(board.height, style).to.be.within(150, whole.height - 50);
    }
    const [tag, , board] = await box(`max-height: ${Math.ceil(free.height) + 400}px`);
    expect(tag.height, 'a greatest height makes nothing larger').to.be.closeTo(free.height, 1);
    expect(board.height).to.be.closeTo(whole.height, 1);
  });

  it('has the state of its game', async () => {
    const element = await open();
    await until(() => element.matches(':state(playing)'));
    await (await tableOf(element)).follow();
    await until(() => element.matches(':state(won)'));
    expect(element.matches(':state(playing)')).to.be.false;
  });

  it('the player’s own choices for a game don’t change the game of the day', async () => {
    const tell = (): boolean =>
      dispatchEvent(new StorageEvent('storage', { key: 'hourhand.player' }));
    localStorage.setItem('hourhand.player', '{"clock/deal":"random","clock/in-place":"true"}');
    // Boards that are on the page hear of what another tab has stored.
    await open();
    tell();
    const own = put('<clock-solitaire deal="daily" day-zone="utc"></clock-solitaire>');
    await Table.of(own.querySelector('clock-solitaire')!);
    expect(page.events.last('deal').options).to.deep.equal({ 'in-place': 'true' });
    expect(page.events.last('deal')).to.not.have.property('day');
    await open();
    expect(page.events.last('deal')).to.deep.include({
      day: '2026-11-27',
      options: gameOfDay('2026-11-27').options,
    });
    localStorage.removeItem('hourhand.player');
    tell();
  });

  it('with storage="none" nothing is counted, and no streak is shown', async () => {
    const element = await open('storage="none"');
    await (await tableOf(element)).follow();
    await says(element, 'day-title', 'Today’s game: Clock');
    expect(textOf(element, 'streak')).to.equal('');
    expect(await element.streak()).to.be.null;
    expect(localStorage.length).to.equal(0);
  });

  it('a wrong value, and what the day decides, get one message each', async () => {
    const element = await open('theme="gold" deal="7" deck="32" difficulty="rising"');
    element.label = 'Other';
    await element.updateComplete;
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<solitaire-daily>: the day decides about deal, deck; it is ignored here',
      '<solitaire-daily>: theme="gold" is not valid; theme takes felt, wood, paper, night; it is ignored',
    ]);
    expect(page.events.last('deal')).to.include({ game: 'clock', day: '2026-11-27' });
  });

  it('settings around it decide which day it is', async () => {
    await import('../../src/tags/solitaire-settings.js');
    setDate('2026-11-27T23:00:00Z');
    await screen(1000, 900);
    const box = put(
      '<solitaire-settings day-zone="Europe/Berlin"><solitaire-daily></solitaire-daily></solitaire-settings>',
    );
    const element = box.querySelector('solitaire-daily')!;
    await until(() => element.date !== '');
    expect(element.date).to.equal('2026-11-28');
  });
});
