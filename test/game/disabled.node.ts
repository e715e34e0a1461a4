/** A game that the page has disabled: what its player is refused, and what they can still do. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MENU } from '../../src/controls/menu/menu.js';
import { TOOLBAR } from '../../src/controls/toolbar/toolbar.js';
import { type Command, DIALOGS, type Play } from '../../src/game/index.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { knowGames } from '../support/known.js';
import { sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

const { deal, moves } = grandfathersClockWon;
const REFUSED = 'This game can’t be played at the moment.';

const says = (play: Play, sentence: string | RegExp): Promise<void> =>
  until(
    () => (typeof sentence === 'string' ? play.message === sentence : sentence.test(play.message)),
    () => `“${play.message}” is ${sentence}`,
  );

/** What was asked for has been loaded and done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((next) => setTimeout(next, 1));
}

function disabledGame(settings: Readonly<Record<string, string>> = {}) {
  const table = sitDown('grandfathers-clock', { deal, settings });
  const { play } = table;
  for (const token of moves.slice(0, 2)) assert.ok(play.play(token).ok);
  play.surround({ disabled: true });
  return table;
}

describe('a disabled game', () => {
  it('gives no hint, guides nobody and shows no solution, and its save stays as it was', async () => {
    const { play, told } = disabledGame();
    const save = play.session.save();
    for (const name of ['hint', 'guide', 'solution'] as const) {
      play.messages.say('noHint');
      play.command(name);
      await says(play, REFUSED);
    }
    await settled();
    assert.equal(play.session.save(), save);
    assert.equal(play.playback, undefined);
    assert.ok(told.every(({ type }) => type !== 'before-hint'));
    // The page’s own methods still work.
    assert.ok(play.newGame(5, 'method').ok);
  });

  it('shows as disabled what it refuses, and what it does not refuse works', async () => {
    const { play } = disabledGame();
    const names = [...TOOLBAR, ...MENU].filter((name) => play.commands.isOffered(name));
    // A game begins from this one.
    const dialogs: readonly Command[] = DIALOGS.filter((name) => name !== 'chooseDeal');
    assert.deepEqual(
      names.filter((name) => play.commands.isEnabled(name)),
      names.filter((name) => name === 'replay' || dialogs.includes(name)),
    );
    // Whatever opens a dialog, no game begins from it.
    const newGame = play.newGame('random', 'player');
    assert.ok(!newGame.ok && newGame.error.code === 'disabled');
    play.surround({ disabled: false });
    const again: Command[] = [
      'newGame',
      'restart',
      'undo',
      'hint',
      'chooseDeal',
      'guide',
      'solution',
    ];
    for (const name of again) assert.ok(play.commands.isEnabled(name), name);
  });

  it('can be replayed, but not played on from there', async () => {
    const { play } = disabledGame({ speed: 'instant' });
    play.command('replay');
    await until(() => play.playback !== undefined, 'the replay is shown');
    play.command('toStart');
    play.command('play');
    await until(() => play.playback!.position === 2, 'it plays by itself');
    play.command('toStart');
    assert.equal(play.commands.isEnabled('takeOver'), false);
    play.command('takeOver');
    await says(play, REFUSED);
    play.command('backToGame');
    assert.equal(play.session.moveCount, 2);
  });

  it('invites nobody to play: the first line comes once it is enabled', async () => {
    knowGames('');
    const { play } = sitDown('grandfathers-clock', { deal, disabled: true });
    await settled();
    assert.equal(play.message, `Grandfather’s Clock: deal ${deal}.`);
    play.surround({ disabled: false });
    await says(play, /^On each hour, .* Play the /);
    play.surround({ disabled: true });
    await says(play, REFUSED);
    knowGames();
  });

  it('does not guide before it is enabled, nor longer', async () => {
    const { play, told } = disabledGame({ guide: 'on' });
    play.session.undo('method');
    await settled();
    assert.ok(told.every(({ type }) => type !== 'before-hint'));
    play.surround({ disabled: false });
    await says(play, /^.+ from .+ to .+: .+\.$/);
    play.surround({ disabled: true });
    await says(play, REFUSED);
    // What is refused does not bring the advice back.
    play.messages.refuse('disabled');
    assert.equal(play.message, REFUSED);
    assert.equal(play.session.history.notes.hints, 1);
    play.surround({ disabled: false });
    await says(play, /^.+ from .+ to .+: .+\.$/);
    assert.equal(play.session.history.notes.hints, 1);
  });
});
