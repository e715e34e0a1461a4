/** The rules against a second telling of them that shares no line with the first. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatCard, type Rules, shuffle, type State } from '../../src/rules/index.js';
import { deals } from '../support/deals.js';
import { oracleOf } from './oracle/index.js';
import { anyDeal, anySeed, gameIds, player, variantsOf } from './variants.js';

const MOST = 220;

const tableOf = (rules: Rules, state: State): Map<string, string[]> =>
  new Map(
    state.piles.map((pile, i) => [
      rules.piles[i]!.id,
      pile.map((slot) => (slot >= 64 ? `(${formatCard(slot - 64)})` : formatCard(slot))),
    ]),
  );

for (const game of gameIds) {
  describe(`${game}, told twice`, () => {
    for (const { name, rules } of variantsOf(game)) {
      it(name, () => {
        // Before the property, which would report what is missing as an example that fails.
        oracleOf(game, rules.options, rules.pack.map(formatCard));
        fc.assert(
          fc.property(anyDeal, anySeed, (deal, seed) => {
            const cards = shuffle(rules.pack, deal);
            const choose = player(rules, seed);
            const oracle = oracleOf(game, rules.options, cards.map(formatCard));
            let state = rules.deal(cards);
            for (let made = 0; ; made++) {
              const moves = rules.moves(state);
              assert.deepEqual(tableOf(rules, state), oracle.table);
              assert.deepEqual(moves.map((move) => move.token).sort(), oracle.moves().sort());
              assert.equal(rules.outcome(state).status, oracle.result());
              if (moves.length === 0 || made === MOST) return;
              const move = choose(moves);
              state = rules.apply(state, move);
              oracle.make(move.token);
            }
          }),
          { numRuns: deals(12) },
        );
      });
    }
  });
}
