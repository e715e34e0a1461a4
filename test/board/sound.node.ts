/** Which sounds a transition makes, and when. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { soundsOf } from '../../src/board/cards/sound.js';
import { dealEvery, dealTapEvery, MOST_TAPS, TAP_EVERY, TRAVEL } from '../../src/board/tempo.js';
import type { Effect } from '../../src/rules/index.js';
import type { Transition } from '../../src/session/index.js';

const effect = (faceUp: boolean, i = 0): Effect => ({
  card: i,
  from: 0,
  fromIndex: 0,
  to: 1,
  toIndex: i,
  wasFaceUp: true,
  faceUp,
});

const state = { piles: [] };
const transition = (cause: Transition['cause'], effects: readonly Effect[]): Transition =>
  ({ cause, by: 'player', before: state, after: state, effects, count: 1 }) as Transition;

const kindsOf = (cause: Transition['cause'], won = false): string[] =>
  soundsOf(transition(cause, [effect(true)]), won).map(({ kind }) => kind);

describe('the sounds of a transition', () => {
  it('a tap for each card, higher if it lies face up, one after the other', () => {
    const taps = soundsOf(transition('undo', [effect(true), effect(false), effect(true)]), false);
    assert.deepEqual(taps, [
      { kind: 'tap', at: 0, pitch: 1900 },
      { kind: 'tap', at: TAP_EVERY, pitch: 1300 },
      { kind: 'tap', at: 2 * TAP_EVERY, pitch: 1900 },
    ]);
  });

  it('a tick for a move only', () => {
    assert.deepEqual(kindsOf('move'), ['tap', 'tick']);
    assert.deepEqual(kindsOf('undo'), ['tap']);
    assert.deepEqual(kindsOf('redo'), ['tap']);
  });

  it('three bells for a win, after the card', () => {
    const sounds = soundsOf(transition('move', [effect(true)]), true);
    const bells = sounds.filter(({ kind }) => kind === 'bell').map(({ at }) => at);
    assert.equal(bells.length, 3);
    assert.ok(bells.every((at, i) => at > (bells[i - 1] ?? TAP_EVERY)));
  });

  it('never more taps than a dozen, however many cards move', () => {
    const many = Array.from({ length: 52 }, (_, i) => effect(false, i));
    for (const cause of ['move', 'undo', 'deal'] as const) {
      const taps = soundsOf(transition(cause, many), false).filter(({ kind }) => kind === 'tap');
      assert.equal(taps.length, MOST_TAPS, cause);
      assert.ok(taps.every(({ at }, i) => i === 0 || at > taps[i - 1]!.at));
    }
  });

  it('a deal is heard at the tempo in which it is seen, and over when its last card sets off', () => {
    const taps = soundsOf(transition('deal', []), false);
    assert.ok(taps.every(({ kind }) => kind === 'tap'));
    assert.equal(taps[1]!.at, dealTapEvery(TRAVEL.normal));
    assert.ok(dealTapEvery(TRAVEL.normal) > dealEvery(TRAVEL.normal));
    assert.ok(taps.at(-1)!.at < 52 * dealEvery(TRAVEL.normal));
  });
});
