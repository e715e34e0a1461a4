/** Moves that the rules refuse: what a page is told of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEGALITIES } from '../../src/rules/index.js';
import { whyNotLegal } from '../../src/rules/contract/legality.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { sit } from '../support/sessions.js';

describe('a move that the rules refuse', () => {
  it('says why in words, and keeps the code', () => {
    const { session } = sit('grandfathers-clock', grandfathersClockWon.deal);
    const refused = session.play('c1-c1', 'method');
    assert.deepEqual(refused, {
      ok: false,
      error: {
        code: 'same-pile',
        message: '“c1-c1” is not a legal move here: the card is on that pile already',
      },
    });
    // Each code has its words, and none of them is the code again.
    for (const code of LEGALITIES) {
      if (code !== 'ok') assert.match(whyNotLegal(code), /^[a-z]+( [a-z]+){2,}$/, code);
    }
    assert.equal(whyNotLegal('too-wet' as 'game-over'), 'the rules say “too-wet”');
  });
});
