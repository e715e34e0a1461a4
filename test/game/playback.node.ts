/** A line of moves in place of the player's game: whatever is done to it, the game stays as it was. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Command,
  type Display,
  features,
  Play,
  type PlayHost,
  silentDisplay,
} from '../../src/game/index.js';
import { replayShared } from '../../src/game/features/replay/replay.js';
import { dealText, gameText } from '../../src/game/features/sharing/game-text.js';
import { type Game, games, parseGame, resolveOptions } from '../../src/rules/index.js';
import type { GameRecord, Transition } from '../../src/session/index.js';
import { en } from '../../src/words/index.js';
import { germanClockWon, grandfathersClockWon } from '../elements/lines.js';
import '../support/known.js';
import { until } from '../support/until.js';

function begin(id: string, deal: number) {
  const told: GameRecord[] = [];
  const moved: Transition[] = [];
  let resets = 0;
  let time = 0;
  const display: Display = {
    ...silentDisplay,
    setGame: () => resets++,
    show: (one) => moved.push(one),
    reset: () => resets++,
  };
  const game = games[id] as Game;
  const host: PlayHost = {
    game,
    winnableDeals: undefined,
    words: en,
    deal: () => deal,
    winnable: () => false,
    options: () => resolveOptions(game, {}).options,
    setting: (name) => ({ speed: 'normal', 'day-zone': 'local' })[name] ?? 'none',
    warn: assert.fail,
    notify: (record) => (told.push(record), true),
    report: (error) => assert.fail(String(error)),
    now: () => (time += 1000),
    storage: () => assert.fail('nothing is saved'),
    saveKey: () => undefined,
    reserveKey: () => true,
  };
  const play = new Play(host, display, features);
  play.surround({ visible: true });
  void play.session;
  return { play, told, moved, resets: () => resets };
}

const playAll = (play: Play, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(play.session.play(token, 'player').ok, token);
};

const GAMES = [
  ['grandfathers-clock', grandfathersClockWon],
  ['german-clock', germanClockWon],
] as const;

describe('a replay', () => {
  for (const [id, line] of GAMES) {
    it(`${id}: shows the positions of the game, however they are reached`, async () => {
      const { play, told, moved } = begin(id, line.deal);
      playAll(play, line.moves.slice(0, 30));
      const { session } = play;
      const states = session.history.line;
      const saved = session.saved;
      play.command('replay');
      await until(() => play.playback !== undefined, 'it is shown');
      const playback = play.playback!;
      const heard = told.length;
      const { elapsed } = session;
      const steps: Command[] = ['toStart', 'stepBack', 'step', 'toEnd'];
      let expected = 0;
      fc.assert(
        fc.property(
          fc.array(fc.oneof(fc.constantFrom(...steps), fc.integer({ min: -2, max: 33 }))),
          (acts) => {
            for (const act of acts) {
              const before = expected;
              moved.length = 0;
              if (typeof act === 'number') expected = act;
              else if (act === 'toStart') expected = 0;
              else if (act === 'toEnd') expected = 30;
              else expected += act === 'step' ? 1 : -1;
              expected = Math.max(0, Math.min(30, expected));
              if (typeof act === 'number') playback.goTo(act, true);
              else play.command(act);
              assert.equal(playback.position, expected);
              assert.deepEqual(play.shown.state, states[expected]);
              assert.deepEqual(play.shown.tokens, line.moves.slice(0, expected));
              const single = typeof act === 'string' && Math.abs(expected - before) === 1;
              assert.equal(moved.length, single ? 1 : 0, 'only a single step is animated');
              assert.notEqual(play.messages.sentence(playback.message), '');
            }
          },
        ),
        { numRuns: 60 },
      );
      assert.equal(told.length, heard);
      assert.equal(session.elapsed, elapsed);
      assert.deepEqual({ ...session.saved, elapsed: 0 }, { ...saved, elapsed: 0 });
      play.command('backToGame');
      assert.equal(play.shown, session.history);
    });
  }

  it('taking over any position loses nothing of the game', async () => {
    for (let position = 0; position < 12; position++) {
      const { play } = begin('grandfathers-clock', grandfathersClockWon.deal);
      playAll(play, grandfathersClockWon.moves.slice(0, 12));
      const { session } = play;
      const { steps } = session.saved;
      play.command('replay');
      await until(() => play.playback !== undefined, 'it is shown');
      play.playback!.goTo(position);
      play.command('takeOver');
      assert.equal(play.playback, undefined);
      assert.equal(session.moveCount, position);
      assert.deepEqual(session.saved.steps, steps);
    }
  });

  it('of a shared game becomes the player’s, and the game before can be restored', async () => {
    const other = begin('grandfathers-clock', grandfathersClockWon.deal).play;
    playAll(other, grandfathersClockWon.moves);
    const found = parseGame(games['grandfathers-clock'] as Game, gameText(other.session.saved));
    assert.ok(found.ok);
    const { play, told } = begin('grandfathers-clock', 9);
    playAll(play, ['c2-h11']);
    const before = gameText(play.session.saved);
    const heard = told.length;
    await replayShared(play, found.value);
    play.command('toEnd');
    play.command('takeOver');
    assert.ok(play.playback, 'a win that was only shown is not the player’s');
    assert.equal(told.length, heard);
    play.playback.goTo(7);
    play.command('takeOver');
    assert.equal(play.session.dealNumber, grandfathersClockWon.deal);
    assert.equal(play.session.moveCount, 7);
    assert.equal(play.session.saved.ends, '');
    assert.equal(play.session.saved.steps.length, grandfathersClockWon.moves.length);
    play.command('bringBack');
    assert.equal(
      gameText({ ...play.session.saved, elapsed: 0 }),
      before.replace(/~\d+~~\.$/, '~0~~.'),
    );
  });
});

describe('what is shared', () => {
  it('is the deal without moves, or the moves without those that were undone', () => {
    const { play } = begin('grandfathers-clock', grandfathersClockWon.deal);
    playAll(play, grandfathersClockWon.moves.slice(0, 3));
    play.command('undo');
    const { saved } = play.session;
    assert.match(dealText(saved), /~21~~0~0~~\.$/);
    assert.match(gameText(saved), /~21~c2-h9\.c6-h12~2~\d+~~\.$/);
    for (const text of [dealText(saved), gameText(saved)]) {
      assert.ok(parseGame(games['grandfathers-clock'] as Game, text).ok);
      assert.equal(encodeURIComponent(text), text);
    }
  });
});
