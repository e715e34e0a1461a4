/** A game without a page: what is told, what can be asked for, what is shown, whatever shows it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MENU } from '../../src/controls/menu/menu.js';
import { TOOLBAR } from '../../src/controls/toolbar/toolbar.js';
import {
  DIALOGS,
  type Command,
  type Display,
  features,
  type Heard,
  LazyModule,
  nextCommands,
  Play,
  type PlayHost,
} from '../../src/game/index.js';
import { type Game, games, resolveOptions } from '../../src/rules/index.js';
import type { GameRecord } from '../../src/session/index.js';
import { en, type Words } from '../../src/words/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import '../support/known.js';
import { until } from '../support/until.js';

/** What was shown, by the names of the calls. */
class Shown implements Display {
  readonly calls: string[] = [];
  turning = undefined;
  isBehind = false;
  setGame = (deals: boolean): void => void this.calls.push(`setGame ${deals}`);
  show = ({ cause }: { cause: string }): void => void this.calls.push(`show ${cause}`);
  reset = (): void => void this.calls.push('reset');
  showHint = (): void => void this.calls.push('showHint');
  drawArrows = async (): Promise<void> => void this.calls.push('arrows');
  distinguish = (): undefined => undefined;
  celebrate = (): void => void this.calls.push('celebrate');
  hold = (): void => {};
  sound = (): void => {};
  toggleMenu = (): void => void this.calls.push('menu');
  openDialog = (name: string): void => void this.calls.push(name);
  preparePlayback = async (): Promise<{ runs: boolean }> => ({ runs: true });
  shareText = async (): Promise<undefined> => {};
  readonly heard: string[] = [];
  hear = ({ message }: Heard): void => void this.heard.push(message[0]);
  answer = (name: string): void => void this.calls.push(name);
  update = (): void => {};
}

interface Wishes {
  deal?: string | number;
  words?: Words;
  settings?: Record<string, string>;
}

function begin(id: string, wishes: Wishes = {}) {
  const shown = new Shown();
  const told: GameRecord[] = [];
  const warned: string[] = [];
  const settings: Record<string, string> = { speed: 'normal', verdict: 'none', ...wishes.settings };
  const game = games[id] as Game;
  const host: PlayHost = {
    game,
    winnableDeals: undefined,
    words: wishes.words ?? en,
    options: () => resolveOptions(game, {}).options,
    deal: () => wishes.deal,
    winnable: () => false,
    setting: (name) => settings[name] ?? (name === 'day-zone' ? 'local' : 'none'),
    warn: (message) => void warned.push(message),
    notify: (record) => (told.push(record), true),
    report: (error) => assert.fail(String(error)),
    now: () => 0,
    storage: () => assert.fail('nothing is saved'),
    saveKey: () => undefined,
    reserveKey: () => true,
  };
  const play = new Play(host, shown, features);
  play.surround({ visible: true });
  void play.session;
  return { play, shown, told, warned, wishes };
}

const playAll = (play: Play, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(play.session.play(token, 'player').ok, token);
};

const enabled = (play: Play, names: readonly Command[]): Command[] =>
  names.filter((name) => play.commands.isOffered(name) && play.commands.isEnabled(name));

describe('a game without a page', () => {
  it('is dealt with the first look at it, and told', () => {
    const { shown, told, play } = begin('grandfathers-clock', { deal: 21 });
    assert.deepEqual(shown.calls, ['setGame true']);
    assert.deepEqual(
      told.map(({ type }) => type),
      ['deal', 'change'],
    );
    assert.equal(play.message, 'Grandfather’s Clock: deal 21.');
  });

  it('keeps what it says as facts, so that the language can change in mid-game', async () => {
    const { play } = begin('grandfathers-clock', { deal: 21 });
    playAll(play, ['c2-h9']);
    assert.equal(play.message, '7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.');
    const other: Words = { ...en, move: (effects) => `${effects.length} Karte` };
    play.messages.setWords(other, new LazyModule('words', () => en.more()));
    assert.equal(play.message, '1 Karte');
    play.messages.refuse('nothing-to-redo');
    await play.messages.loadMore();
    assert.equal(
      play.message,
      'There is nothing to redo. Pick up the 10 of clubs from column 6 and put it on 12 o’clock.',
    );
  });

  it('offers what makes sense, and enables what can be done', () => {
    const { play } = begin('grandfathers-clock', { deal: grandfathersClockLost.deal });
    assert.deepEqual(enabled(play, TOOLBAR), ['newGame', 'restart', 'hint']);
    const others = ['guide', 'solution'];
    // There are no statistics where nothing is stored.
    const menu = [...others, ...DIALOGS.filter((name) => name !== 'statistics')];
    assert.deepEqual(new Set(enabled(play, MENU)), new Set(menu));
    assert.deepEqual(nextCommands(play), []);
    playAll(play, grandfathersClockLost.moves);
    assert.deepEqual(enabled(play, TOOLBAR), ['newGame', 'restart', 'undo']);
    assert.deepEqual(nextCommands(play), ['why', 'undo', 'restart', 'newGame']);
    assert.equal(play.result, 'Game over.');
    play.command('undo');
    assert.ok(enabled(play, TOOLBAR).includes('redo'));
    assert.equal(play.result, '');
    const clock = begin('clock', { deal: 70 }).play;
    assert.ok(enabled(clock, TOOLBAR).includes('play'));
    assert.ok(!MENU.filter((name) => clock.commands.isOffered(name)).includes('solution'));
  });

  it('has a command for each letter, and no letter twice', () => {
    const { play } = begin('clock');
    assert.equal(play.commands.ofKey('u'), 'undo');
    assert.equal(play.commands.ofKey('h'), 'hint');
    assert.equal(play.commands.ofKey('x'), undefined);
    const letters = play.commands.keys.map(([key]) => key);
    assert.equal(new Set(letters).size, letters.length);
  });

  it('ends with what is certain, and celebrates once', () => {
    const { play, shown } = begin('grandfathers-clock', { deal: grandfathersClockWon.deal });
    playAll(play, grandfathersClockWon.moves.slice(0, 36));
    assert.deepEqual(nextCommands(play), ['finish']);
    playAll(play, grandfathersClockWon.moves.slice(36));
    assert.equal(shown.calls.filter((call) => call === 'celebrate').length, 1);
    assert.equal(play.result, 'The clock is complete.');
    assert.equal(play.message, 'Won in 42 moves.');
  });

  it('shows a demonstration in place of the game, which stays as it was', async () => {
    const { play, shown, told } = begin('grandfathers-clock', { deal: 21 });
    playAll(play, ['c2-h9', 'c6-h12']);
    const before = play.session.save();
    const heard = told.length;
    play.command('solution');
    await until(() => play.playback !== undefined, 'it is shown');
    assert.equal(play.session.history.notes.solutionShown, true);
    play.command('step');
    play.command('step');
    assert.match(play.message, /^Move 2 of \d+: /);
    assert.notEqual(play.shown, play.session.history);
    assert.equal(play.play(play.session.moves[0]!).ok, false);
    assert.equal(play.session.save(), before.replace('~~.', '~~solutionShown.true~.'));
    assert.equal(told.length, heard);
    play.command('backToGame');
    assert.equal(play.shown, play.session.history);
    assert.equal(shown.calls.at(-1), 'reset');
    assert.equal(play.message, 'Game resumed after 2 moves.');
  });

  it('deals again when the page asks for another deal, and not for one that there isn’t', () => {
    const { play, warned, wishes } = begin('grandfathers-clock', { deal: 21 });
    play.dealIfChanged();
    assert.equal(play.session.dealNumber, 21);
    wishes.deal = 9;
    play.dealIfChanged();
    assert.equal(play.session.dealNumber, 9);
    playAll(play, ['c2-h11']);
    wishes.deal = 'monday';
    play.dealIfChanged();
    assert.equal(play.session.moveCount, 1);
    assert.equal(warned.length, 1);
    assert.match(warned[0]!, /“monday” is not a deal: .*; keeping the current game$/);
    assert.equal(play.newGame('0', 'method').ok, false);
    assert.ok(play.newGame('5', 'method').ok);
    assert.equal(play.session.dealNumber, 5);
  });
});
