/** A game without a page: what is told, what can be asked for, what is shown, whatever shows it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandOfKey } from '../../src/board/input/keys.js';
import { MENU } from '../../src/controls/menu/menu.js';
import {
  type Command,
  commands,
  commandsNow,
  type ControllerHost,
  type Display,
  GameController,
  type Heard,
  isEnabled,
  isOffered,
  TOOLBAR,
} from '../../src/game/index.js';
import { type Game, games, resolveOptions } from '../../src/rules/index.js';
import type { GameRecord } from '../../src/session/index.js';
import { en, type Words } from '../../src/words/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import '../support/known.js';

/** What was shown, by the names of the calls. */
class Shown implements Display {
  readonly calls: string[] = [];
  turns = false;
  isBehind = false;
  setGame = (deals: boolean): void => void this.calls.push(`setGame ${deals}`);
  show = ({ cause }: { cause: string }): void => void this.calls.push(`show ${cause}`);
  reset = (): void => void this.calls.push('reset');
  showHint = (): void => void this.calls.push('showHint');
  drawArrows = async (): Promise<void> => void this.calls.push('arrows');
  celebrate = (): void => void this.calls.push('celebrate');
  sound = (): void => {};
  turned = async (): Promise<void> => {};
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
  const host: ControllerHost = {
    game,
    winnableDeals: undefined,
    words: wishes.words ?? en,
    options: () => resolveOptions(game, {}).options,
    deal: () => wishes.deal,
    winnable: () => false,
    setting: (name) => settings[name] ?? 'none',
    warn: (message) => void warned.push(message),
    notify: (record) => (told.push(record), true),
    report: (error) => assert.fail(String(error)),
    now: () => 0,
    storage: () => assert.fail('nothing is saved'),
    saveKey: () => undefined,
    reserveKey: () => true,
  };
  const controller = new GameController(host, shown);
  controller.setVisible(true);
  void controller.session;
  return { controller, shown, told, warned, wishes };
}

const play = (controller: GameController, tokens: readonly string[]): void => {
  for (const token of tokens) assert.ok(controller.session.play(token, 'player').ok, token);
};

const enabled = (controller: GameController, names: readonly Command[]): Command[] =>
  names.filter((name) => isOffered(name, controller) && isEnabled(name, controller));

describe('a game without a page', () => {
  it('is dealt with the first look at it, and told', () => {
    const { shown, told, controller } = begin('grandfathers-clock', { deal: 21 });
    assert.deepEqual(shown.calls, ['setGame true']);
    assert.deepEqual(
      told.map(({ type }) => type),
      ['deal', 'change'],
    );
    assert.equal(controller.message, 'Grandfather’s Clock: deal 21.');
  });

  it('keeps what it says as facts, so that the language can change in mid-game', async () => {
    const { controller } = begin('grandfathers-clock', { deal: 21 });
    play(controller, ['c2-h9']);
    assert.equal(
      controller.message,
      '7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.',
    );
    const other: Words = { ...en, move: (effects) => `${effects.length} Karte` };
    Object.assign(controller, { words: other });
    assert.equal(controller.message, '1 Karte');
    controller.refuse('nothing-to-redo');
    await controller.needWords();
    assert.equal(controller.message, 'There is nothing to redo.');
  });

  it('offers what makes sense, and enables what can be done', () => {
    const { controller } = begin('grandfathers-clock', { deal: grandfathersClockLost.deal });
    assert.deepEqual(enabled(controller, TOOLBAR), ['newGame', 'restart', 'hint']);
    const menu = ['howToPlay', 'solution', 'share', 'daily', 'settings'];
    assert.deepEqual(enabled(controller, MENU), menu);
    assert.deepEqual(commandsNow(controller), []);
    play(controller, grandfathersClockLost.moves);
    assert.deepEqual(enabled(controller, TOOLBAR), ['newGame', 'restart', 'undo']);
    assert.deepEqual(commandsNow(controller), ['why', 'undo', 'restart', 'newGame']);
    assert.equal(controller.result, 'Game over.');
    controller.command('undo');
    assert.ok(enabled(controller, TOOLBAR).includes('redo'));
    assert.equal(controller.result, '');
    const clock = begin('clock', { deal: 70 }).controller;
    assert.ok(enabled(clock, TOOLBAR).includes('play'));
    assert.ok(!MENU.filter((name) => isOffered(name, clock)).includes('solution'));
  });

  it('has a command for each letter, and no letter twice', () => {
    assert.equal(commandOfKey('u'), 'undo');
    assert.equal(commandOfKey('h'), 'hint');
    assert.equal(commandOfKey('x'), undefined);
    const letters = Object.values(commands).flatMap(({ key }) => key ?? []);
    assert.equal(new Set(letters).size, letters.length);
  });

  it('ends with what is certain, and celebrates once', () => {
    const { controller, shown } = begin('grandfathers-clock', { deal: grandfathersClockWon.deal });
    play(controller, grandfathersClockWon.moves.slice(0, 36));
    assert.deepEqual(commandsNow(controller), ['finish']);
    play(controller, grandfathersClockWon.moves.slice(36));
    assert.equal(shown.calls.filter((call) => call === 'celebrate').length, 1);
    assert.equal(controller.result, 'The clock is complete.');
    assert.equal(controller.message, 'Won in 42 moves.');
  });

  it('shows a demonstration in place of the game, which stays as it was', async () => {
    const { controller, shown, told } = begin('grandfathers-clock', { deal: 21 });
    play(controller, ['c2-h9', 'c6-h12']);
    const before = controller.session.save();
    const heard = told.length;
    await controller.advise((advice) => advice.showSolution());
    assert.ok(controller.playback);
    controller.command('step');
    controller.command('step');
    assert.match(controller.message, /^Move 2 of \d+: /);
    assert.notEqual(controller.shown, controller.session.history);
    assert.equal(controller.play(controller.session.moves[0]!).ok, false);
    assert.equal(controller.session.save(), before);
    assert.equal(told.length, heard);
    controller.command('backToGame');
    assert.equal(controller.shown, controller.session.history);
    assert.equal(shown.calls.at(-1), 'reset');
    assert.equal(controller.message, 'Game resumed after 2 moves.');
  });

  it('deals again when the page asks for another deal, and not for one that there isn’t', () => {
    const { controller, warned, wishes } = begin('grandfathers-clock', { deal: 21 });
    controller.dealIfChanged();
    assert.equal(controller.session.dealNumber, 21);
    wishes.deal = 9;
    controller.dealIfChanged();
    assert.equal(controller.session.dealNumber, 9);
    play(controller, ['c2-h11']);
    wishes.deal = 'monday';
    controller.dealIfChanged();
    assert.equal(controller.session.moveCount, 1);
    assert.equal(warned.length, 1);
    assert.match(warned[0]!, /“monday” is not a deal: .*; keeping the current game$/);
    assert.equal(controller.newGame('0', 'method').ok, false);
    assert.ok(controller.newGame('5', 'method').ok);
    assert.equal(controller.session.dealNumber, 5);
  });
});
