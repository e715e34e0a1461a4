/** What the board does with the piles of each role, in every game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gapsOf, roles, turnedPile } from '../../src/board/roles.js';
import { dragOf } from '../../src/board/input/tap.js';
import { ROLES } from '../../src/rules/contract/roles.js';
import { steps, variants } from '../rules/variants.js';

describe('the roles of piles', () => {
  it('are all known', () => {
    assert.deepEqual(Object.keys(roles).sort(), Object.keys(ROLES).sort());
  });

  it('let every card be dragged that can move; a drag of the stock is a tap', () => {
    for (const { name, rules } of variants) {
      for (const { state, moves } of steps(rules, 7, 7, 60)) {
        const { piles } = rules.table(state);
        for (const { from, token } of moves) {
          const pile = piles[from]!;
          const drag = pile.role === 'stock' ? 'tap' : 'card';
          assert.equal(dragOf(pile), drag, `${name}: ${token}`);
        }
        const turned = turnedPile(piles);
        if (turned >= 0) assert.ok(piles[turned]!.cards.length > 0);
        for (const pile of piles) assert.ok(gapsOf(pile) >= 0);
      }
    }
  });
});
