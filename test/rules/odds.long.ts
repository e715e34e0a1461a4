/** The chance of the games of pure luck, 1 in 13, over a million deals of each. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesOf, type Rules, shuffle } from '../../src/rules/index.js';

// The numbers of the deals are fixed: this can go wrong, but not now and then.
const DEALS = 1_000_000;
const CHANCE = 1 / 13;

function wins(rules: Rules): number {
  let won = 0;
  for (let deal = 1; deal <= DEALS; deal++) {
    let state = rules.deal(shuffle(rules.pack, deal));
    for (let moves = rules.moves(state); moves.length > 0; moves = rules.moves(state)) {
      state = rules.apply(state, moves[0]!);
    }
    if (rules.outcome(state).status === 'won') won++;
  }
  return won;
}

/** Half the width of the interval around a share, `z` standard errors. */
const margin = (share: number, z: number): number => z * Math.sqrt((share * (1 - share)) / DEALS);

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;

describe('one deal in thirteen is won', () => {
  for (const game of ['clock', 'travellers', 'hide-and-seek']) {
    it(`${game}, ${DEALS} deals`, () => {
      const share = wins(rulesOf(game)) / DEALS;
      const around = margin(share, 1.96);
      console.log(
        `${game}: ${percent(share)} won, 95 % interval ${percent(share - around)} to ${percent(share + around)}`,
      );
      assert.ok(Math.abs(share - CHANCE) < margin(share, 3.2905), percent(share));
    });
  }
});
