/** Undo and redo without limit, and the ends of games that they lead over. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { games, shuffle } from '../../src/rules/index.js';
import { restart } from '../../src/session/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import {
  type Bench,
  everyOptions,
  last,
  names,
  playForced,
  playLine,
  sit,
  sitWith,
} from '../support/sessions.js';

const won = (): Bench => {
  const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
  playLine(bench, grandfathersClockWon.moves);
  return bench;
};

describe('undo and redo', () => {
  it('go back to the deal and forward to the end, the very same states', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    const { session } = bench;
    const states = [session.state];
    for (const token of grandfathersClockWon.moves) {
      playLine(bench, [token]);
      states.push(session.state);
    }
    for (let at = states.length - 2; at >= 0; at--) {
      assert.equal(session.undo('player').ok, true);
      assert.equal(session.state, states[at]);
      assert.equal(session.moveCount, at);
    }
    assert.equal(session.history.canUndo, false);
    for (let at = 1; at < states.length; at++) {
      assert.equal(session.redo('player').ok, true);
      assert.equal(session.state, states[at]);
    }
    assert.equal(session.history.canRedo, false);
  });

  it('hold over thousands of moves', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    const { session } = bench;
    // A card to and fro between an empty column and its own would do as well; this needs no search.
    playLine(bench, grandfathersClockWon.moves.slice(0, 38));
    const { from, to } = session.moves.find(
      (move) =>
        session.rules.piles[move.to]!.role === 'tableau' &&
        session.state.piles[move.to]!.length === 0,
    )!;
    const there = session.rules.move(from, to);
    const back = session.rules.move(to, from);
    for (let i = 0; i < 1500; i++) {
      for (const move of [there, back]) {
        const result = session.play(move, 'player');
        if (!result.ok) assert.fail(result.error.message);
      }
    }
    assert.equal(session.moveCount, 3038);
    while (session.history.canUndo) session.undo('player');
    assert.equal(session.moveCount, 0);
    while (session.history.canRedo) session.redo('player');
    assert.equal(session.moveCount, 3038);
  });

  it('say what is wrong where there is nothing to take back or to make again', () => {
    const { session } = sit('clock', 1);
    const undo = session.undo('player');
    const redo = session.redo('player');
    assert.ok(!undo.ok && !redo.ok);
    assert.equal(undo.error.code, 'nothing-to-undo');
    assert.equal(redo.error.code, 'nothing-to-redo');
  });

  it('a new move forgets what could have been made again', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    const { session } = bench;
    playLine(bench, grandfathersClockWon.moves.slice(0, 5));
    for (let i = 0; i < 3; i++) session.undo('player');
    assert.equal(session.history.canRedo, true);
    playLine(bench, grandfathersClockWon.moves.slice(2, 3));
    assert.equal(session.history.canRedo, false);
    assert.equal(session.moveCount, 3);
  });

  it('attached moves go with the one that was chosen', () => {
    const bench = sit('clock', 19);
    const { session } = bench;
    const tokens: string[] = [];
    const play = (attached: boolean): void => {
      const [move] = session.moves;
      tokens.push(move!.token);
      session.play(move!, attached ? 'auto' : 'player', attached);
    };
    [false, false, true, true, false, true].forEach(play);
    session.undo('player');
    assert.equal(session.moveCount, 4);
    assert.deepEqual(last(bench, 'undo').tokens, [tokens[5], tokens[4]]);
    session.undo('player');
    assert.equal(session.moveCount, 1);
    assert.deepEqual(last(bench, 'undo').tokens, [tokens[3], tokens[2], tokens[1]]);
    session.redo('player');
    assert.equal(session.moveCount, 4);
    assert.deepEqual(last(bench, 'redo').tokens, tokens.slice(1, 4));
    session.redo('player');
    assert.equal(session.moveCount, 6);
    assert.deepEqual(last(bench, 'redo').tokens, tokens.slice(4));
  });

  it('hand the view the effects of every move, in the order in which cards travel', () => {
    const bench = sit('clock', 19);
    const { session } = bench;
    playForced(bench, 3);
    const seen: string[][] = [];
    bench.show = ({ effects }) =>
      void seen.push(
        effects.map(
          (effect) => `${effect.from}.${effect.fromIndex}>${effect.to}.${effect.toIndex}`,
        ),
      );
    session.undo('player');
    session.redo('player');
    const [back, forth] = seen as [string[], string[]];
    const turned = (text: string): string => text.split('>').reverse().join('>');
    assert.deepEqual(back, forth.map(turned).reverse());
  });

  it('in every game, with every option: exact after random play', () => {
    for (const id of Object.keys(games)) {
      for (const options of everyOptions(id)) {
        fc.assert(
          fc.property(
            fc.integer({ min: 1, max: 4294967295 }),
            fc.array(fc.nat(1000), { maxLength: 60 }),
            (deal, picks) => {
              const { session } = sitWith(id, options, deal);
              const opening = session.state;
              const states = [opening];
              for (const pick of picks) {
                const { moves } = session;
                if (moves.length === 0) break;
                session.play(moves[pick % moves.length]!, 'player');
                states.push(session.state);
              }
              while (session.history.canUndo) {
                assert.equal(session.state, states[session.moveCount]);
                session.undo('player');
              }
              assert.equal(session.state, opening);
              while (session.history.canRedo) session.redo('player');
              assert.equal(session.state, states.at(-1));
            },
          ),
          { numRuns: 5 },
        );
      }
    }
  });
});

describe('the end of a game', () => {
  it('is taken back by undo, and comes again by redo or by another move', () => {
    const bench = won();
    const { session } = bench;
    assert.equal(session.outcome.status, 'won');
    assert.equal(last(bench, 'win').first, true);
    session.undo('player');
    assert.equal(session.outcome.status, 'playing');
    assert.equal(last(bench, 'change').status, 'playing');
    bench.told.length = 0;
    session.redo('player');
    assert.deepEqual(names(bench.told), ['redo', 'win', 'change']);
    assert.equal(last(bench, 'win').first, false);
    session.undo('player');
    bench.told.length = 0;
    playLine(bench, grandfathersClockWon.moves.slice(-1));
    assert.deepEqual(names(bench.told), ['before-move', 'move', 'win', 'change']);
    assert.equal(last(bench, 'win').first, false);
  });

  it('a lost game can be undone and lost again', () => {
    const bench = sit('grandfathers-clock', grandfathersClockLost.deal);
    playLine(bench, grandfathersClockLost.moves);
    assert.equal(last(bench, 'loss').first, true);
    bench.session.undo('player');
    bench.session.redo('player');
    assert.equal(last(bench, 'loss').first, false);
    assert.equal(last(bench, 'loss').reason, 'no-moves');
  });

  it('no move is legal after it, and the refusal says so', () => {
    const bench = sit('clock', 70);
    playForced(bench);
    const { session } = bench;
    assert.deepEqual(session.moves, []);
    const result = session.play('turned-h1', 'player');
    assert.ok(!result.ok);
    assert.equal(result.error.code, 'game-over');
  });

  it('a game won and restarted: the same deal, and a second win is not the first', () => {
    const bench = won();
    const { session } = bench;
    const cards = [...session.history.opening.cards];
    restart(session, 'player');
    assert.deepEqual([...session.history.opening.cards], cards);
    assert.equal(session.dealNumber, grandfathersClockWon.deal);
    assert.equal(session.history.canUndo, false);
    assert.equal(session.history.canRedo, false);
    assert.equal(session.outcome.status, 'playing');
    playLine(bench, grandfathersClockWon.moves);
    assert.equal(last(bench, 'win').first, false);
  });

  it('a new deal begins everything anew', () => {
    const bench = won();
    const { session } = bench;
    const opening = { number: grandfathersClockWon.deal, cards: session.history.opening.cards };
    session.deal(session.rules, opening, 'method');
    assert.equal(session.moveCount, 0);
    assert.equal(session.elapsed, 0);
    playLine(bench, grandfathersClockWon.moves);
    assert.equal(last(bench, 'win').first, true);
  });

  it('winning and losing the same deal are told apart', () => {
    // Watch, deal 2: the king's return decides.
    const bench = sit('watch', 2);
    const { session } = bench;
    playForced(bench);
    playLine(bench, ['turned-h2']);
    playForced(bench);
    assert.equal(last(bench, 'loss').first, true);
    while (session.moveCount > 36) session.undo('player');
    playLine(bench, ['turned-h4']);
    playForced(bench);
    assert.equal(last(bench, 'win').first, true);
  });
});

describe('a game that was left', () => {
  const begun = (): Bench => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 9));
    bench.session.undo('player');
    return bench;
  };
  const deal = ({ session }: Bench): void => {
    const { rules } = session;
    session.deal(rules, { number: 9, cards: shuffle(rules.pack, 9) }, 'player');
  };

  it('can be had back after a new deal, history and all, and changes places with the next', () => {
    const bench = begun();
    const { session } = bench;
    const { state } = session;
    assert.equal(session.lastGame, undefined);
    deal(bench);
    assert.notEqual(session.lastGame, undefined);
    playLine(bench, grandfathersClockLost.moves.slice(0, 1));
    bench.told.length = 0;
    assert.deepEqual(session.bringBack('player'), { ok: true });
    assert.deepEqual(names(bench.told), ['load', 'change']);
    assert.equal(last(bench, 'load').by, 'player');
    assert.deepEqual(session.state, state);
    assert.equal(session.dealNumber, grandfathersClockWon.deal);
    assert.equal(session.moveCount, 8);
    assert.equal(session.history.canRedo, true);
    session.bringBack('player');
    assert.equal(session.dealNumber, 9);
    assert.equal(session.moveCount, 1);
  });

  it('can be had back after a restart', () => {
    const bench = begun();
    restart(bench.session, 'player');
    assert.equal(bench.session.moveCount, 0);
    bench.session.bringBack('player');
    assert.equal(bench.session.moveCount, 8);
    assert.equal(bench.session.lastGame, undefined, 'nothing was played in between');
  });

  it('is not forgotten for a deal at which nobody played', () => {
    const bench = begun();
    deal(bench);
    deal(bench);
    bench.session.bringBack('player');
    assert.equal(bench.session.moveCount, 8);
  });

  it('without one, bringing it back is refused', () => {
    const bench = sit('clock', 1);
    deal(bench);
    const result = bench.session.bringBack('player');
    assert.ok(!result.ok);
    assert.equal(result.error.code, 'no-last-game');
  });

  it('is left alone while a move is being decided', () => {
    const bench = begun();
    deal(bench);
    let code = '';
    bench.listen = ({ type }) => {
      if (type !== 'before-move') return;
      const result = bench.session.bringBack('method');
      if (!result.ok) code = result.error.code;
    };
    playLine(bench, grandfathersClockLost.moves.slice(0, 1));
    assert.equal(code, 'busy');
    assert.equal(bench.session.dealNumber, 9);
  });
});

describe('going back to a point of the game', () => {
  it('is one undo over all moves since, and the redos bring them again', () => {
    const bench = won();
    const { session } = bench;
    bench.told.length = 0;
    assert.deepEqual(session.backTo(10, 'player'), { ok: true });
    assert.deepEqual(names(bench.told), ['before-undo', 'undo', 'change']);
    assert.equal(last(bench, 'undo').moveCount, 10);
    assert.deepEqual(last(bench, 'undo').tokens, grandfathersClockWon.moves.slice(10).toReversed());
    assert.deepEqual(session.history.tokens, grandfathersClockWon.moves.slice(0, 10));
    while (session.history.canRedo) session.redo('player');
    assert.equal(session.outcome.status, 'won');
  });

  it('is refused where the game has not been', () => {
    const { session } = won();
    for (const count of [42, 43, -1, NaN]) {
      const result = session.backTo(count, 'player');
      assert.ok(!result.ok);
      assert.equal(session.moveCount, 42);
    }
  });
});
