/** The day of a deal in every event of its game, and what a page cancels or puts off. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Day, Hint } from '../../src/game/index.js';
import { createPlay, type GameRecord, type PlayOptions } from '../../src/play.js';
import { restart } from '../../src/session/index.js';
import { knowGames } from '../support/known.js';
import { FakeStorage } from '../support/storage.js';

knowGames();

const realNow = Date.now;
const at = (time: string): void => void (Date.now = () => Date.parse(time));

async function begin(wishes: Partial<PlayOptions> = {}) {
  const told: GameRecord[] = [];
  const page = { cancels: '' };
  const play = await createPlay({
    game: 'grandfathers-clock',
    deal: 'daily',
    ...wishes,
    notify: (record) => (told.push(record), record.type !== page.cancels),
  });
  void play.session;
  return { play, told, page };
}

const daysOf = (told: readonly GameRecord[]): unknown[] => [
  ...new Set(told.map(({ detail }) => detail.day)),
];

describe('the day of a deal', () => {
  afterEach(() => void (Date.now = realNow));

  it('is in every event of its game, through undo, restart and a later day', async () => {
    at('2026-11-26T23:00:00Z');
    const { play, told } = await begin();
    const { session } = play;
    for (const { token } of session.moves.slice(0, 1)) session.play(token, 'player');
    at('2026-11-27T01:00:00Z');
    session.undo('player');
    session.redo('player');
    restart(session, 'player');
    session.notify({ code: 'storage', message: 'full' });
    await play.feature(Hint)!.show();
    assert.deepEqual(daysOf(told), ['2026-11-26']);
    assert.deepEqual([...new Set(told.map(({ type }) => type))].sort(), [
      ...['before-deal', 'before-hint', 'before-move', 'before-undo', 'change', 'deal', 'error'],
      ...['move', 'redo', 'undo'],
    ]);
  });

  it('is that of a date, and there is none for other deals', async () => {
    at('2026-11-26T12:00:00Z');
    const { play, told } = await begin({ deal: '2026-11-20' });
    assert.deepEqual(daysOf(told), ['2026-11-20']);
    for (const deal of [5, 'random', 'daily'] as const) {
      told.length = 0;
      assert.ok(play.newGame(deal, 'player').ok);
      assert.deepEqual(daysOf(told), [deal === 'daily' ? '2026-11-26' : undefined]);
      assert.equal('day' in told[0]!.detail, deal === 'daily');
    }
  });

  it('is there after resuming and loading, with the undos and hints until then', async () => {
    at('2026-11-26T12:00:00Z');
    const storage = new FakeStorage();
    const first = await begin({ storage });
    const { session } = first.play;
    session.play(session.moves[0]!, 'player');
    session.undo('player');
    session.play(session.moves[0]!, 'player');
    await first.play.feature(Hint)!.show();
    first.play.surround({ visible: false, connected: false });

    at('2026-11-26T15:00:00Z');
    const second = await begin({ storage });
    assert.equal(second.told[0]!.type, 'load');
    second.play.session.undo('player');
    assert.deepEqual(daysOf(second.told), ['2026-11-26']);
    const { undos, hints } = second.play.session.history.notes;
    assert.deepEqual([undos, hints], [2, 1]);

    const third = await begin({ deal: 5 });
    third.told.length = 0;
    assert.ok(third.play.session.load(second.play.session.save(), 'player').ok);
    assert.deepEqual(daysOf(third.told), ['2026-11-26']);
  });

  it('a day’s deal that the page has cancelled is still to come, and the game’s own source stays', async () => {
    at('2026-11-26T12:00:00Z');
    const { play, page } = await begin({ deal: 'random' });
    const { dealer, session } = play;
    const source = dealer.sourceOf(session.history.opening);
    assert.equal(source?.request, 'random');
    page.cancels = 'before-deal';
    const result = play.newGame('daily', 'player');
    assert.equal(!result.ok && result.error.code, 'cancelled');
    assert.equal(dealer.sourceOf(session.history.opening), source);
    page.cancels = '';
    assert.ok(play.newGame('daily', 'player').ok);
    assert.equal(dealer.sourceOf(session.history.opening)?.request, '2026-11-26');
    assert.equal(dealer.next(session), 'random');
  });

  it('a hint that the page has cancelled is none, and only the player is told', async () => {
    const { play, told, page } = await begin({ deal: 21 });
    const before = play.message;
    page.cancels = 'before-hint';
    assert.equal(await play.feature(Hint)!.show('method'), null);
    assert.equal(play.message, before);
    assert.equal(await play.feature(Hint)!.show(), null);
    assert.equal(play.message, 'This page doesn’t allow that right now.');
    assert.equal(play.session.history.notes.hints, 0);
    page.cancels = '';
    assert.notEqual(await play.feature(Hint)!.show(), null);
    assert.equal(play.session.history.notes.hints, 1);
    assert.equal(told.filter(({ type }) => type === 'before-hint').length, 3);
  });

  it('a deal that was given as one is no random deal, whatever was dealt before', async () => {
    const { play } = await begin({ deal: 'random' });
    const { session, dealer } = play;
    const { cards } = session.history.opening;
    // As a link to a shared deal does.
    session.deal(session.rules, { number: 7, cards }, 'player');
    assert.equal(dealer.sourceOf(session.history.opening), undefined);
  });
});

describe('the games of days that are left for another deal', () => {
  const NOW = '2026-11-26T12:00:00Z';
  const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26'];
  const KEY = 'hourhand.days.grandfathers-clock';
  afterEach(() => void (Date.now = realNow));

  /** A game without the time that was played. */
  const timeless = (text: string | undefined): string | undefined =>
    text?.replace(/~\d+~~day/, '~~day');

  /** Plays one move of each day’s deal, and closes the page. */
  async function leaveDays(wishes: Partial<PlayOptions>): Promise<Map<string, string>> {
    const { play } = await begin(wishes);
    const left = new Map<string, string>();
    for (const date of DAYS) {
      play.feature(Day)!.playDay(date);
      assert.equal(play.session.history.opening.day, date);
      assert.ok(play.session.play(play.session.moves[0]!, 'player').ok);
      left.set(date, timeless(play.session.save())!);
    }
    play.surround({ visible: false, connected: false });
    return left;
  }

  const shown = async (storage: FakeStorage, date: string): Promise<string> => {
    const { play } = await begin({ storage });
    play.feature(Day)!.playDay(date);
    return timeless(play.session.save())!;
  };

  it('go on where they were, on this page and after a reload', async () => {
    at(NOW);
    const storage = new FakeStorage();
    const left = await leaveDays({ storage });
    for (const date of DAYS) assert.equal(await shown(storage, date), left.get(date));
  });

  it('are dealt anew once they have gone on and ended', async () => {
    at(NOW);
    const storage = new FakeStorage();
    await leaveDays({ storage });
    const { play } = await begin({ storage });
    play.feature(Day)!.playDay(DAYS[0]!);
    play.feature(Day)!.playDay(DAYS[1]!);
    assert.match(storage.entries.get(KEY)!, /^\d+\n2026-11-26 .*\n2026-11-24 .*$/);
    assert.ok(play.session.play(play.session.moves[0]!, 'player').ok);
    assert.equal(storage.entries.get(KEY)!.split('\n').length, 3);
  });

  it('are dealt anew where what was stored is damaged', async () => {
    at(NOW);
    const storage = new FakeStorage();
    const left = await leaveDays({ storage });
    storage.entries.set(KEY, storage.entries.get(KEY)!.replace('2026-11-24', '2026-11-23'));
    const { play } = await begin({ storage });
    play.feature(Day)!.playDay(DAYS[0]!);
    assert.equal(play.session.history.opening.day, DAYS[0]);
    assert.notEqual(timeless(play.session.save()), left.get(DAYS[0]!));
    assert.equal(play.session.moveCount, 0);
  });

  it('last until the page is closed where nothing may be stored', async () => {
    at(NOW);
    const { play } = await begin({});
    play.feature(Day)!.playDay(DAYS[0]!);
    assert.ok(play.session.play(play.session.moves[0]!, 'player').ok);
    const left = timeless(play.session.save());
    play.feature(Day)!.playDay(DAYS[1]!);
    play.feature(Day)!.playDay(DAYS[0]!);
    assert.equal(timeless(play.session.save()), left);
  });
});
