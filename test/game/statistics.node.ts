/** What a board tells the statistics: any play of one is counted as a simple model counts it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Play, StatisticsFeed } from '../../src/game/index.js';
import { STATISTICS_KEY } from '../../src/game/features/statistics/store.js';
import { optionText, tallyOf } from '../../src/keeping/tally.js';
import { parseStatistics } from '../../src/keeping/statistics-text.js';
import { shuffle } from '../../src/rules/index.js';
import { restart } from '../../src/session/index.js';
import { grandfathersClockLost, grandfathersClockWon, luck } from '../elements/lines.js';
import { Memory, sitDown } from '../support/tables.js';

const { won: WON, lost: LOST } = luck.clock!;

function stored(storage: Memory, { session }: Play) {
  const found = parseStatistics(storage.getItem(STATISTICS_KEY) ?? '');
  if (!found.ok) assert.fail(JSON.stringify(found.error));
  const { game, options } = session.rules;
  return tallyOf(found.value, { game, options: optionText(options) });
}

/** Plays moves that leave no choice. */
function follow({ session }: Play, most = Infinity): void {
  for (let i = 0; i < most && session.moves.length > 0; i++)
    session.play(session.moves[0]!, 'player');
}

const playAll = ({ session }: Play, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(session.play(token, 'player').ok, token);
};

/** Resolves when the statistics have been loaded. */
const ready = (play: Play): Promise<unknown> => play.feature(StatisticsFeed)!.load();

describe('the statistics of a board', () => {
  it('are loaded after the first move, and know what happened before', async () => {
    const storage = new Memory();
    const { play } = sitDown('clock', { deal: LOST, storage });
    await Promise.resolve();
    assert.equal(play.feature(StatisticsFeed)!.loaded, undefined);
    follow(play);
    play.newGame(WON, 'player');
    follow(play);
    assert.equal(storage.entries.size, 0);
    await ready(play);
    const { played, won, fair } = stored(storage, play);
    assert.deepEqual([played, won, fair], [2, 1, 0]);
  });

  it('add up the time played, in games that end, are left, are gone on with, or don’t count', async () => {
    const storage = new Memory();
    let time = 0;
    const { play } = sitDown('clock', { deal: LOST, storage, now: () => time });
    const pass = (ms: number): void => void (time += ms);
    const timed = (): number => stored(storage, play).time;
    follow(play, 1);
    pass(20_000);
    follow(play, 1);
    await ready(play);
    pass(5_000);
    follow(play, 1);
    play.newGame(WON, 'player');
    assert.equal(timed(), 25_000, 'a game that is left');
    pass(60_000);
    follow(play, 1);
    pass(7_000);
    play.surround({ visible: false });
    assert.equal(
      timed(),
      32_000,
      'before its end, when the page is hidden; nothing before the first move',
    );
    pass(1_000_000);
    play.surround({ visible: true });
    pass(3_000);
    follow(play);
    assert.equal(timed(), 35_000, 'a game that ends');
    play.session.undo('player');
    pass(2_000);
    follow(play);
    const { played, time: all } = stored(storage, play);
    assert.deepEqual([played, all], [2, 37_000], 'a game that ends again');
    // Erased in the middle: only what is played after it counts, and only with the next result.
    play.newGame(LOST, 'player');
    follow(play, 1);
    pass(9_000);
    storage.entries.clear();
    play.surround({ visible: false });
    assert.equal(storage.entries.size, 0, 'nothing is stored after it was erased');
    play.surround({ visible: true });
    pass(4_000);
    follow(play);
    assert.equal(timed(), 4_000);
    const { play: again } = sitDown('clock', { deal: LOST, storage, now: () => time });
    assert.ok(again.session.load(play.session.save(), 'player').ok);
    again.session.undo('player');
    follow(again, 1);
    await ready(again);
    assert.equal(timed(), 4_000, 'what was played elsewhere before');
  });

  it('don’t take a deal that a link has named for a random one', async () => {
    const storage = new Memory();
    const { play } = sitDown('clock', { deal: 'random', storage });
    const { session } = play;
    const opening = { number: WON, cards: shuffle(session.rules.pack, WON) };
    session.deal(session.rules, opening, 'player');
    follow(play);
    await ready(play);
    const { played, won, fair } = stored(storage, play);
    assert.deepEqual([played, won, fair], [1, 1, 0]);
  });

  it('count whatever is played as a simple model does', async () => {
    /** The model: deals that were begun, latest last, with what they count as. */
    interface Deal {
      readonly deal: number;
      readonly again: boolean;
      result?: boolean;
      shown?: boolean;
    }
    const step = fc.record({
      what: fc.constantFrom(
        'move',
        'end',
        'undo',
        'redo',
        'restart',
        'random',
        'named',
        'back',
        'load',
        'foreign',
        'reload',
        'solution',
      ),
      count: fc.integer({ min: 1, max: 30 }),
    });
    const run = async (steps: readonly { what: string; count: number }[]): Promise<void> => {
      const storage = new Memory();
      let { play } = sitDown('clock', { deal: LOST, storage });
      await ready(play);
      const begun: Deal[] = [];
      let skipped = 0;
      let at: Deal | undefined = { deal: LOST, again: true };
      let moved = false;
      let before: { at: Deal | undefined; moved: boolean } | undefined;
      const leave = (): void => {
        if (moved && at && !at.shown) at.result ??= false;
      };
      const remember = (): void => {
        if (play.session.moveCount > 0) before = { at, moved };
      };
      const find = (deal: number): Deal | undefined => begun.findLast((one) => one.deal === deal);
      const ended = (): void => {
        const { status } = play.session.outcome;
        if (status === 'playing' || !at || !moved || at.shown) return;
        at.result = at.result || status === 'won';
      };
      for (const { what, count } of steps) {
        const { session } = play;
        const deal = session.dealNumber!;
        if (what === 'move' || what === 'end') {
          if (session.moves.length > 0 && !moved) {
            moved = true;
            if (at) begun.push(at);
            if (!at || at.shown) skipped++;
          }
          follow(play, what === 'end' ? Infinity : count);
          ended();
        } else if (what === 'undo') session.undo('player');
        else if (what === 'redo') {
          if (session.redo('player').ok) ended();
        } else if (what === 'restart') {
          remember();
          restart(session, 'player');
        } else if (what === 'random' || what === 'named') {
          leave();
          remember();
          const named = count % 2 ? LOST : WON;
          play.newGame(what === 'random' ? 'random' : named, 'player');
          const known = what === 'named' ? find(named) : undefined;
          at = known ?? { deal: play.session.dealNumber!, again: what === 'named' };
          moved = known !== undefined;
        } else if (what === 'back') {
          if (session.lastGame === undefined) continue;
          const now = { at, moved };
          const hadMoves = session.moveCount > 0;
          session.bringBack('player');
          // Games that came from elsewhere are not told apart.
          if (before!.at !== at || !moved || !at) {
            leave();
            const known = find(session.dealNumber!);
            at = known;
            moved = known !== undefined;
          }
          before = hadMoves ? now : undefined;
        } else if (what === 'load') {
          const known = find(deal);
          if (known !== at || !moved) leave();
          remember();
          assert.ok(session.load(session.save(), 'method').ok);
          at = known;
          moved = known !== undefined;
        } else if (what === 'foreign') {
          leave();
          remember();
          const other = sitDown('clock', { deal: 1000 + count }).play;
          assert.ok(session.load(other.session.save(), 'method').ok);
          at = find(1000 + count);
          moved = at !== undefined;
        } else if (what === 'reload') {
          const text = session.save();
          play = sitDown('clock', { storage }).play;
          await ready(play);
          assert.ok(play.session.load(text, 'method', 'resume').ok);
          const known = find(deal);
          if (!known) at = { deal, again: true };
          else at = known;
          moved = known !== undefined;
          before = undefined;
        } else {
          play.note({ type: 'solution' });
          if (!at || at.shown || at.result) continue;
          if (moved && at.result === undefined) skipped++;
          at.shown = true;
        }
        const counted = begun.filter(({ result }) => result !== undefined);
        const text = storage.getItem(STATISTICS_KEY);
        const { played, won, notCounted } = text
          ? stored(storage, play)
          : { played: 0, won: 0, notCounted: 0 };
        assert.deepEqual(
          [played, won, notCounted],
          [counted.length, counted.filter(({ result }) => result).length, skipped],
          what,
        );
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 60 });
  });

  it('a game whose solution was shown doesn’t count, also before its first move', async () => {
    const storage = new Memory();
    const { deal, moves } = grandfathersClockWon;
    const { play } = sitDown('grandfathers-clock', { deal, storage });
    play.note({ type: 'solution' });
    playAll(play, moves);
    await ready(play);
    const { played, won, notCounted } = stored(storage, play);
    assert.deepEqual([played, won, notCounted], [0, 0, 1]);
  });

  it('a win by undoing after a loss replaces it', async () => {
    const storage = new Memory();
    const { deal, moves } = grandfathersClockLost;
    const { play } = sitDown('grandfathers-clock', { deal, storage });
    await ready(play);
    playAll(play, moves);
    assert.equal(stored(storage, play).won, 0);
    play.newGame(grandfathersClockWon.deal, 'player');
    playAll(play, grandfathersClockWon.moves);
    for (let i = 0; i < 5; i++) play.session.undo('player');
    playAll(play, grandfathersClockWon.moves.slice(-5));
    play.note({ type: 'par', par: 39 });
    const { played, won, afterLoss, fewest } = stored(storage, play);
    assert.deepEqual([played, won, afterLoss], [2, 1, 0]);
    assert.deepEqual(fewest, { moves: 42, deal: grandfathersClockWon.deal, par: 39 });
  });

  it('what a page plays by itself doesn’t count', async () => {
    const storage = new Memory();
    const { play } = sitDown('clock', { deal: WON, storage });
    await ready(play);
    while (play.session.moves[0]) play.session.play(play.session.moves[0], 'method');
    assert.equal(play.status, 'won');
    assert.equal(storage.entries.size, 0);
  });

  it('only random deals of all are compared with the odds', async () => {
    const storage = new Memory();
    const { play } = sitDown('clock', { storage });
    await ready(play);
    follow(play);
    play.newGame('daily', 'player');
    follow(play);
    play.newGame(LOST, 'player');
    follow(play);
    const { played, fair } = stored(storage, play);
    assert.deepEqual([played, fair], [3, 2]);
  });

  it('storage="none" keeps nothing', async () => {
    const storage = new Memory();
    const { play } = sitDown('clock', { storage, settings: { storage: 'none' } });
    await ready(play);
    follow(play);
    assert.equal(storage.entries.size, 0);
  });

  it('boards and tabs with one storage add to what the others have stored', async () => {
    const storage = new Memory();
    const boards = [LOST, WON].map((deal) => sitDown('clock', { deal, storage }).play);
    for (const play of boards) await ready(play);
    for (const play of boards) follow(play, 3);
    for (const play of boards) follow(play);
    const { played, won, recent } = stored(storage, boards[0]!);
    // The first was counted as lost when the second began, and then lost in fact.
    assert.deepEqual([played, won, recent], [2, 1, 'LW']);
    const again = sitDown('clock', { deal: 1000, storage }).play;
    await ready(again);
    follow(again, 2);
    const text = again.session.save();
    const reloaded = sitDown('clock', { storage }).play;
    await ready(reloaded);
    reloaded.session.load(text, 'method', 'resume');
    follow(reloaded);
    assert.equal(stored(storage, reloaded).played, 3);
  });

  it('a storage that fails is told once, and what it lacked is stored later', async () => {
    const storage = new Memory();
    const { play, told } = sitDown('clock', { deal: LOST, storage });
    await ready(play);
    storage.error = new Error('full');
    follow(play);
    play.newGame(WON, 'player');
    follow(play);
    const errors = told.flatMap((record) => (record.type === 'error' ? [record.detail] : []));
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['storage'],
    );
    assert.equal(play.feature(StatisticsFeed)!.loaded!.tally.played, 2);
    assert.equal(play.feature(StatisticsFeed)!.loaded!.store.stored, false);
    storage.error = undefined;
    play.newGame('random', 'player');
    follow(play);
    assert.equal(stored(storage, play).played, 3);
    assert.equal(play.feature(StatisticsFeed)!.loaded!.store.stored, true);
  });

  it('what can’t be read is set aside and told; what is newer is left alone', async () => {
    const storage = new Memory();
    storage.setItem(STATISTICS_KEY, '{"hourhand-statistics":1,"games":7}');
    const { play, told } = sitDown('clock', { deal: LOST, storage });
    await ready(play);
    follow(play);
    assert.equal(stored(storage, play).played, 1);
    assert.match(storage.getItem(`${STATISTICS_KEY}.damaged`)!, /"games":7/);
    const error = told.find((record) => record.type === 'error');
    assert.ok(error?.type === 'error');
    assert.equal(error.detail.code, 'damaged-statistics');
    assert.match(error.detail.message, /sources is wrong|missing|games/);

    const newer = '{"hourhand-statistics":2,"anything":[]}';
    storage.setItem(STATISTICS_KEY, newer);
    const other = sitDown('clock', { deal: WON, storage });
    await ready(other.play);
    follow(other.play);
    assert.equal(storage.getItem(STATISTICS_KEY), newer);
    assert.equal(other.play.feature(StatisticsFeed)!.loaded!.tally.won, 1);
    other.play.feature(StatisticsFeed)!.loaded!.store.erase();
  });
});
