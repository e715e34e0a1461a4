/** A line of moves in place of the player's game: whatever is done to it, the game stays as it was. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Command,
  type ControllerHost,
  type Display,
  GameController,
} from '../../src/game/index.js';
import { replayShared } from '../../src/game/replay.js';
import { dealText, gameText } from '../../src/game/share-text.js';
import { type Game, games, parseGame, resolveOptions } from '../../src/rules/index.js';
import type { GameRecord, Transition } from '../../src/session/index.js';
import { en } from '../../src/words/index.js';
import { germanClockWon, grandfathersClockWon } from '../elements/lines.js';
import '../support/known.js';

function begin(id: string, deal: number) {
  const told: GameRecord[] = [];
  const moved: Transition[] = [];
  let resets = 0;
  let time = 0;
  const display: Display = {
    turns: false,
    isBehind: false,
    setGame: () => resets++,
    show: (one) => moved.push(one),
    reset: () => resets++,
    showHint: () => {},
    drawArrows: async () => {},
    celebrate: () => {},
    sound: () => {},
    turned: async () => {},
    toggleMenu: () => {},
    openDialog: () => {},
    preparePlayback: async () => ({ runs: false }),
    update: () => {},
    hear: () => {},
    answer: () => {},
    shareText: async () => undefined,
  };
  const game = games[id] as Game;
  const host: ControllerHost = {
    game,
    winnableDeals: undefined,
    words: en,
    deal: () => deal,
    winnable: () => false,
    options: () => resolveOptions(game, {}).options,
    setting: (name) => (name === 'speed' ? 'normal' : 'none'),
    warn: assert.fail,
    notify: (record) => (told.push(record), true),
    report: (error) => assert.fail(String(error)),
    now: () => (time += 1000),
    storage: () => assert.fail('nothing is saved'),
    saveKey: () => undefined,
    reserveKey: () => true,
  };
  const controller = new GameController(host, display);
  controller.setVisible(true);
  void controller.session;
  return { controller, told, moved, resets: () => resets };
}

const play = (controller: GameController, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(controller.session.play(token, 'player').ok, token);
};

const GAMES = [
  ['grandfathers-clock', grandfathersClockWon],
  ['german-clock', germanClockWon],
] as const;

describe('a replay', () => {
  for (const [id, line] of GAMES) {
    it(`${id}: shows the positions of the game, however they are reached`, async () => {
      const { controller, told, moved } = begin(id, line.deal);
      play(controller, line.moves.slice(0, 30));
      const { session } = controller;
      const states = session.history.line;
      const saved = session.saved;
      await controller.replay();
      const playback = controller.playback!;
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
              else controller.command(act);
              assert.equal(playback.position, expected);
              assert.deepEqual(controller.shown.state, states[expected]);
              assert.deepEqual(controller.shown.tokens, line.moves.slice(0, expected));
              const single = typeof act === 'string' && Math.abs(expected - before) === 1;
              assert.equal(moved.length, single ? 1 : 0, 'only a single step is animated');
              assert.notEqual(controller.sentence(playback.message), '');
            }
          },
        ),
        { numRuns: 60 },
      );
      assert.equal(told.length, heard);
      assert.equal(session.elapsed, elapsed);
      assert.deepEqual({ ...session.saved, elapsed: 0 }, { ...saved, elapsed: 0 });
      controller.command('backToGame');
      assert.equal(controller.shown, session.history);
    });
  }

  it('taking over any position loses nothing of the game', async () => {
    for (let position = 0; position < 12; position++) {
      const { controller } = begin('grandfathers-clock', grandfathersClockWon.deal);
      play(controller, grandfathersClockWon.moves.slice(0, 12));
      const { session } = controller;
      const { steps } = session.saved;
      await controller.replay();
      controller.playback!.goTo(position);
      controller.command('takeOver');
      assert.equal(controller.playback, undefined);
      assert.equal(session.moveCount, position);
      assert.deepEqual(session.saved.steps, steps);
    }
  });

  it('of a shared game becomes the player’s, and the game before can be restored', async () => {
    const other = begin('grandfathers-clock', grandfathersClockWon.deal).controller;
    play(other, grandfathersClockWon.moves);
    const found = parseGame(games['grandfathers-clock'] as Game, gameText(other.session.saved));
    assert.ok(found.ok);
    const { controller, told } = begin('grandfathers-clock', 9);
    play(controller, ['c2-h11']);
    const before = gameText(controller.session.saved);
    const heard = told.length;
    await replayShared(controller, found.value);
    controller.command('toEnd');
    controller.command('takeOver');
    assert.ok(controller.playback, 'a win that was only shown is not the player’s');
    assert.equal(told.length, heard);
    controller.playback.goTo(7);
    controller.command('takeOver');
    assert.equal(controller.session.dealNumber, grandfathersClockWon.deal);
    assert.equal(controller.session.moveCount, 7);
    assert.equal(controller.session.saved.ends, '');
    assert.equal(controller.session.saved.steps.length, grandfathersClockWon.moves.length);
    controller.command('bringBack');
    assert.equal(
      gameText({ ...controller.session.saved, elapsed: 0 }),
      before.replace(/~\d+~~\.$/, '~0~~.'),
    );
  });
});

describe('what is shared', () => {
  it('is the deal without moves, or the moves without those that were undone', () => {
    const { controller } = begin('grandfathers-clock', grandfathersClockWon.deal);
    play(controller, grandfathersClockWon.moves.slice(0, 3));
    controller.command('undo');
    const { saved } = controller.session;
    assert.match(dealText(saved), /~21~~0~0~~\.$/);
    assert.match(gameText(saved), /~21~c2-h9\.c6-h12~2~\d+~~\.$/);
    for (const text of [dealText(saved), gameText(saved)]) {
      assert.ok(parseGame(games['grandfathers-clock'] as Game, text).ok);
      assert.equal(encodeURIComponent(text), text);
    }
  });
});
