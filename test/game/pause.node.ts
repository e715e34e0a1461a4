/** A page that pauses: automatic moves stop, and go on when it resumes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Autoplay, Pause, type Play } from '../../src/game/index.js';
import { sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

const pause = (play: Play, paused: boolean): void => play.feature(Pause)!.pause(paused);
const runs = (play: Play): boolean => play.feature(Autoplay)!.running;

/** Waits until moves are made without anybody. */
async function goesOn(play: Play): Promise<void> {
  const { moveCount } = play.session;
  await until(
    () => play.session.moveCount > moveCount,
    () => `no move after ${play.session.moveCount}`,
  );
}

/** `speed` is the shortest there is, because nothing is drawn here that could be seen. */
const settings = { speed: 'instant', 'auto-move': 'forced' };

describe('a page that resumes a game', () => {
  it('lets the moves go on that followed the player’s', async () => {
    const { play } = sitDown('clock', { deal: 70, settings });
    play.play(play.session.moves[0]!);
    await goesOn(play);
    pause(play, true);
    assert.equal(runs(play), false);
    pause(play, false);
    await goesOn(play);
    // They are undone with the move that they followed.
    play.command('undo');
    assert.equal(play.session.moveCount, 0);
    assert.equal(runs(play), false);
  });

  it('lets the moves go on that the player has asked for', async () => {
    const { play } = sitDown('clock', { deal: 70, settings: { speed: 'instant' } });
    play.command('play');
    await goesOn(play);
    pause(play, true);
    assert.ok(play.commands.isOffered('play'));
    pause(play, false);
    assert.ok(play.commands.isOffered('pause'));
    await goesOn(play);
  });

  it('also after the page was hidden meanwhile, in whatever order', async () => {
    for (const hiddenFirst of [true, false]) {
      const { play } = sitDown('clock', { deal: 70, settings });
      play.play(play.session.moves[0]!);
      await goesOn(play);
      if (hiddenFirst) play.surround({ visible: false });
      pause(play, true);
      if (!hiddenFirst) play.surround({ visible: false });
      if (hiddenFirst) play.surround({ visible: true });
      pause(play, false);
      assert.equal(runs(play), hiddenFirst);
      play.surround({ visible: true });
      await goesOn(play);
    }
  });

  it('lets nothing begin that was stopped, or was undone', async () => {
    const { play } = sitDown('clock', { deal: 70, settings });
    play.play(play.session.moves[0]!);
    await goesOn(play);
    play.command('pause');
    pause(play, true);
    pause(play, false);
    assert.equal(runs(play), false);
    play.command('play');
    await goesOn(play);
    pause(play, true);
    play.command('undo');
    assert.equal(play.feature(Pause)!.paused, false);
    assert.equal(runs(play), false);
  });

  it('a dialog alone, without a pause, leaves it to the player to go on', async () => {
    const { play } = sitDown('clock', { deal: 70, settings });
    play.play(play.session.moves[0]!);
    await goesOn(play);
    play.surround({ covered: true });
    play.surround({ covered: false });
    assert.equal(runs(play), false);
  });
});
