/** Moves that are played without being asked: which, when, and what stops them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { along, AutoPlay, type AutoMode, nextAutoMove, restart } from '../../src/session/index.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { type Bench, last, playForced, playLine, sit } from '../support/sessions.js';

/** Automatic play whose timer is turned by hand. */
function automatic(bench: Bench, pace = 500) {
  let waiting: { at: number; run: () => void } | undefined;
  let now = 0;
  const changes: boolean[] = [];
  const auto = new AutoPlay(
    bench.session,
    {
      after(ms, run) {
        const mine = (waiting = { at: now + ms, run });
        return () => {
          if (waiting === mine) waiting = undefined;
        };
      },
    },
    () => pace,
    () => void changes.push(auto.running),
  );
  return {
    auto,
    changes,
    get waiting() {
      return waiting !== undefined;
    },
    pass(ms: number) {
      const until = now + ms;
      while (waiting && waiting.at <= until) {
        now = waiting.at;
        const { run } = waiting;
        waiting = undefined;
        run();
      }
      now = until;
    },
  };
}

const tokenOf = (bench: Bench, mode: AutoMode) => nextAutoMove(bench.session, mode)?.token;

describe('the move that needs no decision', () => {
  it('is never one without being asked for', () => {
    assert.equal(tokenOf(sit('clock', 19), 'none'), undefined);
  });

  it('forced: the only legal one', () => {
    const clock = sit('clock', 19);
    assert.equal(tokenOf(clock, 'forced'), clock.session.moves[0]!.token);
    const many = sit('grandfathers-clock', grandfathersClockWon.deal);
    assert.ok(many.session.moves.length > 1);
    assert.equal(tokenOf(many, 'forced'), undefined);
  });

  it('forced: none where the player has the choice of Watch', () => {
    const bench = sit('watch', 2);
    playForced(bench);
    assert.ok(bench.session.moves.length > 1);
    assert.equal(tokenOf(bench, 'forced'), undefined);
  });

  it('safe: those to foundations that can never be wrong, and forced ones', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 36));
    const { session } = bench;
    const move = nextAutoMove(session, 'safe')!;
    assert.equal(session.rules.piles[move.to]!.role, 'foundation');
    assert.equal(session.rules.legality(session.state, move.from, move.to), 'ok');
    const clock = sit('clock', 19);
    assert.equal(tokenOf(clock, 'safe'), clock.session.moves[0]!.token);
  });

  it('none when the game has ended', () => {
    const bench = sit('clock', 70);
    playForced(bench);
    assert.equal(tokenOf(bench, 'forced'), undefined);
    assert.equal(tokenOf(bench, 'safe'), undefined);
  });

  it('never one that brings back an earlier position', () => {
    // Every move of this small game is forced, and goes to and fro for ever.
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 38));
    const { session } = bench;
    const there = session.moves.find(
      ({ to }) =>
        session.rules.piles[to]!.role === 'tableau' && session.state.piles[to]!.length === 0,
    )!;
    const back = session.rules.move(there.to, there.from);
    const only = [there];
    Object.defineProperty(session.rules, 'moves', { value: () => only });
    assert.equal(tokenOf(bench, 'forced'), there.token);
    session.play(there, 'player');
    only[0] = back;
    assert.equal(tokenOf(bench, 'forced'), undefined);
  });
});

describe('automatic play', () => {
  it('plays one move after each pause, to the end, and then is over', () => {
    const bench = sit('clock', 70);
    const { auto, changes, pass } = automatic(bench);
    auto.start('forced', false);
    assert.equal(auto.running, true);
    assert.equal(bench.session.moveCount, 0, 'nothing happens at once');
    pass(499);
    assert.equal(bench.session.moveCount, 0);
    pass(1);
    assert.equal(bench.session.moveCount, 1);
    pass(500);
    assert.equal(bench.session.moveCount, 2);
    pass(60_000);
    assert.equal(bench.session.outcome.status, 'lost');
    assert.equal(auto.running, false);
    assert.equal(last(bench, 'move').by, 'auto');
    assert.equal(last(bench, 'loss').by, 'auto');
    assert.deepEqual(changes, [true, false]);
  });

  it('does not begin where there is nothing to play', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    const { auto, changes } = automatic(bench);
    auto.start('forced', false);
    auto.start('none', false);
    assert.equal(auto.running, false);
    assert.deepEqual(changes, []);
  });

  it('ends where the player has to choose', () => {
    const bench = sit('watch', 2);
    const { auto, pass } = automatic(bench);
    auto.start('forced', false);
    pass(60_000);
    assert.equal(bench.session.moveCount, 36);
    assert.equal(auto.running, false);
  });

  it('attached: undo goes back to before the move that the player chose', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    playForced(bench, 3);
    auto.start('forced', true);
    pass(500 * 10);
    auto.stop();
    assert.equal(bench.session.moveCount, 13);
    bench.session.undo('player');
    assert.equal(bench.session.moveCount, 2);
    assert.equal(last(bench, 'undo').tokens.length, 11);
  });

  it('not attached: undo goes back one move', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    auto.start('forced', false);
    pass(500 * 10);
    auto.stop();
    bench.session.undo('player');
    assert.equal(bench.session.moveCount, 9);
  });

  it('stops when it is told to, and not a move later', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    auto.start('forced', false);
    pass(1000);
    auto.stop();
    auto.stop();
    pass(60_000);
    assert.equal(bench.session.moveCount, 2);
  });

  it('stops at a move that the page cancels', () => {
    const bench = sit('clock', 19);
    const { auto, changes, pass } = automatic(bench);
    bench.listen = (record) => !(record.type === 'before-move' && record.detail.number === 4);
    auto.start('forced', false);
    pass(60_000);
    assert.equal(bench.session.moveCount, 3);
    assert.equal(auto.running, false);
    assert.deepEqual(changes, [true, false]);
  });

  it('stops when a listener stops it', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    bench.listen = (record) => {
      if (record.type === 'move' && record.detail.number === 4) auto.stop();
    };
    auto.start('forced', false);
    pass(60_000);
    assert.equal(bench.session.moveCount, 4);
    assert.equal(auto.running, false);
  });

  it('begun again by a listener, it runs once', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    bench.listen = (record) => {
      if (record.type === 'move' && record.detail.number === 1) auto.start('forced', true);
    };
    auto.start('forced', false);
    pass(500);
    assert.equal(bench.session.moveCount, 1);
    pass(500);
    assert.equal(bench.session.moveCount, 2);
    pass(500);
    assert.equal(bench.session.moveCount, 3);
  });

  it('is held while the page is hidden, and does not catch up afterwards', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    auto.start('forced', false);
    pass(500);
    auto.hold(true);
    assert.equal(auto.running, false);
    pass(60_000);
    auto.hold(false);
    pass(60_000);
    assert.equal(bench.session.moveCount, 1);
    auto.start('forced', false);
    pass(500);
    assert.equal(bench.session.moveCount, 2);
  });

  it('does not begin while it is held', () => {
    const bench = sit('clock', 19);
    const { auto, pass } = automatic(bench);
    auto.hold(true);
    auto.start('forced', false);
    assert.equal(auto.running, false);
    pass(60_000);
    assert.equal(bench.session.moveCount, 0);
  });

  it('begins anew with another mode', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 36));
    const { auto, pass } = automatic(bench);
    auto.start('safe', true);
    pass(500);
    assert.equal(bench.session.moveCount, 37);
    auto.start('forced', true);
    pass(500);
    assert.ok(bench.session.moveCount <= 38);
  });

  it('always comes to an end', () => {
    for (const game of ['grandfathers-clock', 'big-ben', 'german-clock']) {
      for (let deal = 1; deal <= 20; deal++) {
        const bench = sit(game, deal);
        const { auto, pass } = automatic(bench, 1);
        bench.session.play(bench.session.moves[0]!, 'player');
        auto.start('safe', true);
        pass(5000);
        assert.equal(auto.running, false, `${game} ${deal}`);
      }
    }
  });
});

describe('a line that is followed', () => {
  const { moves: line } = grandfathersClockWon;
  const begin = () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, line.slice(0, 5));
    return { bench, ...automatic(bench), next: along(bench.session, line.slice(5)) };
  };

  it('is played to its end, under its own name', () => {
    const { bench, auto, pass, next } = begin();
    auto.follow(next, 'solution');
    pass(500 * 3);
    assert.equal(last(bench, 'move').by, 'solution');
    pass(60_000);
    assert.equal(bench.session.outcome.status, 'won');
    assert.equal(last(bench, 'win').by, 'solution');
    assert.equal(auto.running, false);
    assert.deepEqual(bench.session.history.tokens, line);
  });

  it('may be taken back and gone on with', () => {
    const { bench, auto, pass, next } = begin();
    auto.follow(next, 'solution');
    pass(500 * 4);
    auto.stop();
    bench.session.undo('player');
    bench.session.undo('player');
    assert.equal(next()?.token, line[7]);
    playLine(bench, [line[7]!]);
    assert.equal(next()?.token, line[8]);
    auto.follow(next, 'solution');
    pass(60_000);
    assert.equal(bench.session.outcome.status, 'won');
  });

  it('ends where the player leaves it', () => {
    const { bench, next } = begin();
    const other = bench.session.moves.find(({ token }) => token !== line[5])!;
    bench.session.play(other, 'player');
    assert.equal(next(), undefined);
    bench.session.undo('player');
    assert.equal(next()?.token, line[5], 'and goes on when that is taken back');
    bench.session.backTo(3, 'player');
    assert.equal(next(), undefined, 'not from before its beginning');
    restart(bench.session, 'player');
    assert.equal(next(), undefined);
  });
});
