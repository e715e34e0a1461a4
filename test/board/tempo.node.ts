/** When the cards of a transition set off. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLong, startsOf, TRAVEL } from '../../src/board/tempo.js';
import type { Effect } from '../../src/rules/index.js';

const effect = (more: Partial<Effect>): Effect => ({
  card: 0,
  from: 0,
  fromIndex: 3,
  to: 1,
  toIndex: 5,
  wasFaceUp: true,
  faceUp: true,
  ...more,
});

const turns = effect({ from: 0, to: 0, fromIndex: 2, toIndex: 2, wasFaceUp: false });

describe('the tempo of moves', () => {
  it('a card that turns waits for the one before it, within one move', () => {
    const [first, second] = startsOf([effect({}), turns], 1, TRAVEL.normal);
    assert.equal(first, 0);
    assert.equal(second, TRAVEL.normal * 1.23);
    const [, next] = startsOf([effect({}), turns], 2, TRAVEL.normal);
    assert.ok(next! > 0 && next! < second!);
  });

  it('the cards of a run move together', () => {
    const run = [effect({ toIndex: 5 }), effect({ toIndex: 6 }), effect({ toIndex: 7 })];
    assert.deepEqual(startsOf(run, 1, TRAVEL.normal), [0, 0, 0]);
  });

  it('all cards set off within two and a half seconds, in order', () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      effect({ from: i, fromIndex: i, toIndex: i }),
    );
    const starts = startsOf(many, 400, TRAVEL.slow);
    assert.ok(starts.at(-1)! <= 2500);
    assert.ok(starts.every((start, i) => i === 0 || start > starts[i - 1]!));
  });

  it('follows the speed: without motion nothing waits', () => {
    assert.deepEqual(startsOf([effect({}), turns, effect({ from: 7 })], 1, 0), [0, 0, 0]);
    const fast = startsOf([effect({}), effect({ from: 7, fromIndex: 1 })], 2, 80);
    assert.equal(fast[1], 20);
  });

  it('only a move of more than two cards is long', () => {
    assert.equal(isLong([turns, turns]), false);
    assert.equal(isLong([turns, turns, turns]), true);
  });
});
