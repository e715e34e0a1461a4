/** When a series of measurements counts as rising. */
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { rise } from './rise.mjs';

/** What a page with nothing left of its games has, and what one game adds. */
const [page, game] = [1700, 900];

test('a level series does not rise', () => {
  assert.equal(rise([page, page, page, page]), 0);
});

test('one game that is held at one measurement does not count', () => {
  for (let at = 0; at < 4; at++) {
    assert.equal(rise(Array.from({ length: 4 }, (_, i) => page + (i === at ? game : 0))), 0);
  }
});

test('one game that is held from one measurement on does not count', () => {
  for (let from = 0; from <= 4; from++) {
    assert.equal(rise(Array.from({ length: 4 }, (_, i) => page + (i >= from ? game : 0))), 0);
  }
});

test('games that are kept between all measurements count, however one is out of line', () => {
  const kept = Array.from({ length: 4 }, (_, i) => page + i * game);
  assert.equal(rise(kept), game);
  for (let at = 0; at < 4; at++) {
    const out = kept.map((value, i) => value + (i === at ? game : 0));
    assert.ok(rise(out)! >= game, `at ${at}`);
  }
});
