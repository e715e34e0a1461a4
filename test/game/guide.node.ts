/** What a player is told who doesn't know a game, and where there is something to decide. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { commandsNow, type GameController } from '../../src/game/index.js';
import { games } from '../../src/rules/index.js';
import { en } from '../../src/words/index.js';
import { watchReturn } from '../elements/lines.js';
import { knowGames } from '../support/known.js';
import { Memory, sitDown } from '../support/tables.js';

const KEY = 'hourhand.known';

/** Waits for what is loaded meanwhile. */
async function until(isTrue: () => boolean, what: () => string): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (isTrue()) return;
    await new Promise((next) => setTimeout(next, 1));
  }
  assert.fail(what());
}

const says = (controller: GameController, sentence: RegExp): Promise<void> =>
  until(
    () => sentence.test(controller.message),
    () => `“${controller.message}” is ${sentence}`,
  );

/** Everything that the guide needs has been loaded. */
async function loaded(): Promise<void> {
  await import('../../src/game/guide.js');
  for (let i = 0; i < 20; i++) await new Promise((next) => setTimeout(next));
}

/** Makes the move that a listener would be told of first. */
function playFirst(controller: GameController): void {
  const [move] = controller.session.moves;
  controller.play(move!);
}

describe('a player who doesn’t know a game', () => {
  beforeEach(() => knowGames(''));

  for (const id of Object.keys(games)) {
    it(`${id}: is told what to do next and the goal, and after three moves no more`, async () => {
      const { controller } = sitDown(id, { deal: 8 });
      await says(controller, /^(Play|Turn up|Fill) .+\. .+\.$/);
      const { game, options } = controller.session.rules;
      const { goal } = (await en.more()).more.howToPlay.game(game, options)!;
      assert.ok(controller.message.endsWith(`. ${goal}`), controller.message);
      assert.doesNotMatch(controller.message, /undefined/);
      assert.deepEqual(commandsNow(controller), ['howToPlay']);
      for (let i = 1; i <= 4; i++) {
        playFirst(controller);
        await loaded();
        const opened = /Every pile|press the stock/.test(controller.message);
        const next = opened || /^(Play|Turn up|Fill) .*\.$/.test(controller.message);
        if (i < 4) assert.ok(next, `${i}: ${controller.message}`);
        else assert.ok(!next || opened, controller.message);
        assert.deepEqual(commandsNow(controller), []);
      }
    });
  }

  it('hears only that it is lost if no move is legal from the beginning', async () => {
    const { controller } = sitDown('wandering-card', { deal: 7 });
    await says(controller, /^There are no legal moves left\.$/);
    await loaded();
    assert.equal(controller.message, 'There are no legal moves left.');
    assert.deepEqual(commandsNow(controller), ['why', 'newGame']);
  });

  it('knows it from the first own move on, in this browser', async () => {
    const storage = new Memory();
    const first = sitDown('clock', { deal: 70, storage }).controller;
    await says(first, /^Play the king/);
    assert.ok(!storage.entries.has(KEY), 'nothing is written before the first move');
    playFirst(first);
    await until(
      () => storage.entries.get(KEY) === 'clock',
      () => `${storage.entries.get(KEY)}`,
    );
    first.newGame(71, 'player');
    await loaded();
    assert.equal(first.message, 'Clock: deal 71.');
    // Another game is another matter, and another page remembers this one.
    knowGames('');
    const watch = sitDown('watch', { deal: 70, storage }).controller;
    await says(watch, /^Play the king/);
    playFirst(watch);
    await until(
      () => storage.entries.get(KEY) === 'clock watch',
      () => `${storage.entries.get(KEY)}`,
    );
    knowGames('');
    const later = sitDown('clock', { deal: 70, storage }).controller;
    await loaded();
    assert.equal(later.message, 'Clock: deal 70.');
    assert.deepEqual(commandsNow(later), []);
  });

  it('without a storage, knows it until the page is closed', async () => {
    const storage = new Memory();
    storage.error = new Error('no storage here');
    const { controller } = sitDown('clock', { deal: 70, storage });
    await says(controller, /^Play the king/);
    playFirst(controller);
    await says(controller, /^Play the (?!king)/);
    controller.newGame(71, 'player');
    await loaded();
    assert.equal(controller.message, 'Clock: deal 71.');
  });

  it('is told nothing about moves of the page', async () => {
    const { controller } = sitDown('clock', { deal: 70 });
    await says(controller, /^Play the king/);
    controller.session.play(controller.session.moves[0]!, 'method');
    await loaded();
    assert.match(controller.message, /^[\w ]+; turned the [\w ]+\.$/);
    controller.newGame(71, 'method');
    await says(controller, /^Play the /);
  });
});

describe('a decision', () => {
  beforeEach(() => knowGames());

  function watchAtReturn(): GameController {
    const { controller } = sitDown('watch', { deal: watchReturn.deal });
    for (let i = 0; i < watchReturn.before; i++) playFirst(controller);
    return controller;
  }

  it('Watch: the fourth king asks for a pile, after the move and for Play', async () => {
    const controller = watchAtReturn();
    await says(controller, /^That is the fourth king: choose a pile/);
    controller.say('noHint');
    controller.command('play');
    await says(controller, /^That is the fourth king: choose a pile/);
    controller.session.play(`turned-${watchReturn.won}`, 'player');
    await loaded();
    assert.doesNotMatch(controller.message, /choose/);
    // Back to it by undo, and it is asked for again.
    controller.command('undo');
    await says(controller, /^That is the fourth king/);
  });

  it('Watch: automatic play that stops there says why', async () => {
    const { controller } = sitDown('watch', { deal: watchReturn.deal });
    for (let i = 0; i < watchReturn.before; i++) {
      controller.session.play(controller.session.moves[0]!, 'auto');
    }
    await says(controller, /That is the fourth king: choose a pile/);
  });

  it('Big Ben: gaps that the stock can fill are told once, until they are filled', async () => {
    const { controller } = sitDown('big-ben', { deal: 2919 });
    const fromFan = (): string =>
      controller.session.moves.find(({ token }) => /^f\d+-/.test(token))!.token;
    controller.session.play(fromFan(), 'player');
    await says(controller, /^The fan at \d+ o’clock has a gap: press the stock to fill it/);
    controller.session.play(fromFan(), 'player');
    await loaded();
    assert.doesNotMatch(controller.message, /press the stock/);
    controller.session.play(
      controller.session.moves.find(({ token }) => /^stock-f/.test(token))!,
      'player',
    );
    await loaded();
    assert.match(controller.message, /^Filled the gaps/);
    assert.doesNotMatch(controller.message, /press the stock/);
  });

  it('German Clock: a suit that is opened is told, with what follows from it', async () => {
    const { controller } = sitDown('german-clock', { deal: 103 });
    const said: string[] = [];
    for (const token of ['stock-waste', 'waste-h8', 'stock-waste']) {
      controller.session.play(token, 'player');
      await loaded();
      said.push(controller.message);
    }
    assert.match(
      said[1]!,
      /^Every pile takes diamonds first and hearts third; the second suit will be a black one\.$/,
    );
    assert.doesNotMatch(said[0]! + said[2]!, /Every pile/);
    // The second suit fixes the whole order.
    const second = (): boolean => /Every pile takes the suits in this order: /.test(said.at(-1)!);
    for (let i = 0; i < 40 && !second(); i++) {
      const { moves } = controller.session;
      controller.session.play(
        moves.find(({ token }) => token.startsWith('waste-h')) ?? moves[0]!,
        'player',
      );
      await loaded();
      said.push(controller.message);
    }
    assert.match(
      said.at(-1)!,
      /in this order: diamonds, (clubs|spades), hearts and (clubs|spades)\.$/,
    );
  });
});
