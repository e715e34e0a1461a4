/** A game for a program with a face of its own: what it may leave out, and what it is told is wrong. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createPlay,
  dealOfDay,
  type Feature,
  type GameRecord,
  History,
  type Play,
  type PlayOptions,
  tryMove,
} from '../../src/play.js';
import { dailyDeal, games } from '../../src/rules/index.js';
import { winnableDeals } from '../../src/tags/winnable/index.js';
import { Solver } from '../../src/game/features/solver/index.js';
import { Why } from '../../src/game/features/why/index.js';
import { poolOf } from '../../src/game/deal-request.js';
import { knowGames } from '../support/known.js';
import { FakeStorage } from '../support/storage.js';
import { until } from '../support/until.js';
import { bigBenLost, grandfathersClockWon, luck } from '../elements/lines.js';

knowGames();

/** A game whose messages are collected. */
async function begin(wishes: Partial<PlayOptions> = {}) {
  const heard: string[] = [];
  const play: Play = await createPlay({
    game: 'grandfathers-clock',
    deal: 21,
    ...wishes,
    display: { hear: ({ message }) => heard.push(play.messages.sentence(message)) },
  });
  return { play, heard };
}

const fails = async (wishes: object, message: RegExp): Promise<void> =>
  assert.rejects(createPlay(wishes as PlayOptions), (error: Error) => {
    assert.match(error.message, message);
    return error instanceof RangeError || error instanceof TypeError;
  });

describe('createPlay', () => {
  it('needs only the name of a game, for each game', async () => {
    for (const game of Object.keys(games)) {
      const play = await createPlay({ game });
      assert.equal(play.begun, false);
      assert.equal(play.session.game.id, game);
      assert.ok(play.session.dealNumber! > 0);
      assert.equal(play.host.setting('speed'), 'normal');
    }
  });

  it('tells once why a game is lost, however often it is asked before that is known', async () => {
    const { play, heard } = await begin({ game: 'clock', deal: luck.clock.lost });
    while (play.status === 'playing') tryMove(play, play.session.moves[0]!.token);
    heard.length = 0;
    for (let presses = 0; presses < 3; presses++) play.command('why');
    await until(() => heard.length > 0, 'the reason is heard');
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.equal(heard.length, 1);
    play.command('why');
    await until(() => heard.length > 1, 'it is heard again when it is asked again');
  });

  it('shows how far it has looked back, without a word to who listens, and stops when asked again', async () => {
    const { play, heard } = await begin({ game: 'big-ben', deal: bigBenLost.deal });
    for (const token of bigBenLost.moves) assert.ok(tryMove(play, token).ok, token);
    const { message } = play;
    const why = play.feature(Why)!;
    // A search that takes as long as nobody ends it.
    const { questions } = (await play.feature(Solver)!.load(false))!;
    let ended = false;
    questions.explain = (signal, went) =>
      new Promise((resolve) => {
        went?.(0.1);
        went?.(0.345);
        signal?.addEventListener('abort', () => {
          ended = true;
          resolve(null);
        });
      });
    heard.length = 0;
    play.command('why');
    play.command('why');
    await until(() => /^Looking back…/.test(play.message), 'it is said that it takes long');
    assert.ok(why.isPressed && !ended, 'two presses at once are one');
    await until(
      () => play.message === 'Looking back… 34%. Press “Why?” again to stop.',
      'how much is done is shown',
    );
    assert.deepEqual(heard, ['Looking back…']);
    play.command('why');
    assert.ok(ended && !why.isPressed);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(play.message, message, 'and nothing more is told');
    play.command('why');
    await until(() => why.isPressed, 'it can be asked again');
    play.command('undo');
    await until(() => !why.isPressed, 'a move ends it too');
  });

  it('lets moves, refusals and the end be heard, in this order and at once', async () => {
    const { play, heard } = await begin();
    assert.equal(play.status, 'playing');
    assert.deepEqual(heard.splice(0), ['Grandfather’s Clock: deal 21.']);
    assert.equal(tryMove(play, 'c1-h9').ok, false);
    assert.deepEqual(heard.splice(0), [
      'The jack of diamonds never goes to 9 o’clock: only hearts go there.',
    ]);
    const unknown = tryMove(play, 'c9-h9');
    assert.ok(!unknown.ok && unknown.error.code === 'unknown-pile' && heard.length === 0);
    for (const token of grandfathersClockWon.moves) assert.ok(tryMove(play, token).ok, token);
    assert.deepEqual(heard.slice(-2), [
      'Queen of clubs from column 4 to 12 o’clock; column 4 is empty.',
      'Won in 42 moves.',
    ]);
    assert.equal(play.result, 'The clock is complete.');
  });

  it('takes options, settings and another language', async () => {
    const { play, heard } = await begin({
      options: { 'tableau-wrap': 'none' },
      settings: { 'auto-move': 'safe' },
      language: 'de',
    });
    assert.deepEqual(play.session.rules.options, { 'tableau-wrap': 'none' });
    assert.equal(play.host.setting('auto-move'), 'safe');
    assert.equal(tryMove(play, 'c1-h9').ok, false);
    assert.match(heard.join('\n'), /^Großvaters Uhr: Spiel 21\.\n.*Karo-Bube.*$/);
    const boolean = await createPlay({ game: 'clock', options: { 'in-place': true } });
    assert.deepEqual(boolean.session.rules.options, { 'in-place': 'true' });
  });

  it('asks the solver, which works in Node too', async () => {
    const { play, heard } = await begin();
    assert.equal(play.status, 'playing');
    play.command('hint');
    await until(() => heard.some((one) => one.startsWith('Hint: ')), 'the hint is heard');
  });

  it('has the deals of days that the tags have', async () => {
    const play = await createPlay({ game: 'grandfathers-clock', deal: '2026-11-21' });
    const { rules, dealNumber } = play.session;
    const number = dailyDeal(rules.game, Date.parse('2026-11-21'));
    assert.equal(dealNumber, poolOf(winnableDeals['grandfathers-clock'], rules)!.at(number));
  });

  it('saves nothing, or the game in the storage, from which it is resumed', async () => {
    const storage = new FakeStorage();
    const saved = { game: 'grandfathers-clock', deal: 21, storage, storageKey: 'mine' };
    const play = await createPlay(saved);
    assert.ok(tryMove(play, 'c2-h9').ok);
    assert.ok(storage.entries.has('hourhand.game.grandfathers-clock.mine'));
    const again = await createPlay(saved);
    assert.deepEqual([again.session.moveCount, play.host.setting('storage')], [1, 'auto']);
    assert.equal((await createPlay({ game: 'clock' })).host.setting('storage'), 'none');
  });

  it('tells of events, and lets a move be cancelled', async () => {
    const told: GameRecord['type'][] = [];
    const errors: unknown[] = [];
    const { play, heard } = await begin({
      notify({ type }) {
        told.push(type);
        if (type === 'undo') throw new Error('of the program');
        return type !== 'before-move' || told.includes('move') || !told.includes('before-move');
      },
      report: (error) => errors.push(error),
    });
    const cancelled = tryMove(play, 'c2-h9');
    assert.ok(!cancelled.ok && cancelled.error.code === 'cancelled');
    assert.deepEqual(told, ['deal', 'change', 'before-move']);
    assert.equal(heard.length, 2);
    told.length = 0;
    told.push('move');
    assert.ok(tryMove(play, 'c2-h9').ok);
    play.command('undo');
    assert.match(String(errors), /of the program/);
    assert.equal(play.session.moveCount, 0);
  });

  it('has the features that it is given, also those of the program', async () => {
    const seen: string[] = [];
    class Counting implements Feature {
      shown({ cause }: { cause: string }): void {
        seen.push(cause);
      }
    }
    const { play } = await begin({ features: [History, Counting] });
    assert.ok(tryMove(play, 'c2-h9').ok);
    assert.equal(play.commands.isOffered('hint'), false);
    play.command('hint');
    play.command('undo');
    assert.deepEqual(seen, ['deal', 'move', 'undo']);
  });

  it('reads settings again when they have changed, and warns once of one that is wrong', async () => {
    const warned: string[] = [];
    const settings: Record<string, string> = {};
    const { play } = await begin({ settings, warn: (message) => warned.push(message) });
    settings['speed'] = 'fast';
    assert.equal(play.host.setting('speed'), 'fast');
    settings['speed'] = 'quick';
    assert.equal(play.host.setting('speed'), 'normal');
    assert.equal(play.host.setting('speed'), 'normal');
    assert.deepEqual(warned, [
      'speed="quick" is not valid; speed takes normal, slow, fast, instant; using “normal”',
    ]);
  });

  it('calls a display as what it is, with members that it inherits', async () => {
    class Face {
      calls = 0;
      turning: Promise<void> | undefined;
      update(): void {
        this.calls++;
      }
    }
    const face = new Face();
    const play = await createPlay({ game: 'clock', display: face });
    assert.equal(play.status, 'playing');
    assert.ok(face.calls > 0);
    const turning = Promise.resolve();
    face.turning = turning;
    assert.equal(play.display.turning, turning);
  });

  it('a display that throws is reported, and the game goes on', async () => {
    const reported: unknown[] = [];
    const throws = (): never => {
      throw new Error('a fault of the display');
    };
    const play = await createPlay({
      game: 'clock',
      deal: 19,
      display: { hear: throws, show: throws, update: throws, drawArrows: throws },
      report: (error) => void reported.push((error as Error).message),
    });
    assert.equal(play.status, 'playing');
    assert.ok(play.play(play.session.moves[0]!.token).ok);
    assert.equal(play.session.moveCount, 1);
    assert.deepEqual([...new Set(reported)], ['a fault of the display']);
  });

  it('says what is wrong, and what would be right', async () => {
    const game = 'grandfathers-clock';
    await fails(undefined as unknown as object, /^createPlay takes an object such as/);
    await fails({ game: 'chess' }, /^“chess” is not a game: use clock, watch, /);
    await fails({ game, setting: {} }, /^createPlay takes no “setting”; it takes game, deal, /);
    await fails({ game, deal: 'monday' }, /^“monday” is not a deal: use a whole number from 1 to /);
    await fails({ game, deal: 'AC 2C' }, /^the deal is not valid: .* \(at character /);
    await fails(
      { game, options: { redeals: 1 } },
      /^this game has no option redeals \(“1” was given\); its options are tableau-wrap$/,
    );
    await fails(
      { game, options: { 'tableau-wrap': 'yes' } },
      /^tableau-wrap="yes" is not valid; tableau-wrap takes king-on-ace, none$/,
    );
    await fails({ game, settings: { pace: 'fast' } }, /^there is no setting “pace”; use toolbar, /);
    await fails({ game, settings: { storage: 'none' } }, /^there is no setting “storage”; /);
    await fails(
      { game, settings: { speed: 'quick' } },
      /^speed="quick" is not valid; speed takes normal, slow, fast, instant$/,
    );
    await fails({ game, language: 'fr' }, /^“fr” is not a language of the kit; use en, de$/);
    await fails(
      { game, language: 'de', features: [History] },
      /^language “de” needs Languages among the features$/,
    );
    await fails(
      { game, features: [1] },
      /^features is a list of classes, such as \[\.\.\.features,/,
    );
    await fails({ game, deal: {} }, /^a deal is a number or a text, not of the type object: use a/);
    await fails({ game, storage: {} }, /^storage has no method getItem; pass an object such as /);
    await fails({ game, display: { hear: 'all' } }, /^hear of display is a string; make it a func/);
  });

  it('a day’s deal has the number that is dealt on it, in every game', async () => {
    for (const game of Object.keys(games)) {
      for (const deal of ['1999-12-31', '2026-11-20', '2026-11-21']) {
        const { session } = await createPlay({ game, deal });
        assert.equal(dealOfDay(game, deal), session.dealNumber, `${game} ${deal}`);
      }
    }
    const options = { 'tableau-wrap': 'none' };
    const play = await createPlay({ game: 'grandfathers-clock', deal: '2026-11-20', options });
    assert.equal(dealOfDay('grandfathers-clock', '2026-11-20', options), play.session.dealNumber);
    assert.ok(dealOfDay('clock', '2999-01-01') > 0, 'of days to come too');
    assert.throws(() => dealOfDay('clock', '2026-02-30'), /^RangeError: 2026-02-30 is not a date/);
    assert.throws(() => dealOfDay('chess', '2026-02-03'), /chess/);
    assert.throws(() => dealOfDay('clock', '2026-02-03', { deck: 40 }), RangeError);
  });

  it('changes nothing of its surroundings when it is only imported', async () => {
    const before = Object.keys(globalThis);
    await import('../../src/play.js');
    assert.deepEqual(Object.keys(globalThis), before);
  });
});
