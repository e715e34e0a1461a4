/** Endgames played in every way, by the rules and by their second telling. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatCard, formatState, type Rules, shuffle, type State } from '../../src/rules/index.js';
import { deals } from '../support/deals.js';
import { bigBenEndgame, germanEndgame, grandfathersEndgame } from './endgames.js';
import { oracleOf } from './oracle/index.js';
import type { Oracle } from './oracle/oracle.js';
import { variantsOf } from './variants.js';

/** Longer ones are left out, on both sides alike. */
const MOST = 1000;

interface Tally {
  positions: number;
  moves: number;
  won: number;
  lost: number;
}

function tallyOfRules(rules: Rules, from: State): Tally | undefined {
  const tally: Tally = { positions: 0, moves: 0, won: 0, lost: 0 };
  const seen = new Map([[formatState(rules, from), from]]);
  for (const state of seen.values()) {
    if (++tally.positions > MOST) return undefined;
    const moves = rules.moves(state);
    tally.moves += moves.length;
    const { status } = rules.outcome(state);
    if (status !== 'playing') tally[status]++;
    for (const move of moves) {
      const after = rules.apply(state, move);
      seen.set(formatState(rules, after), after);
    }
  }
  return tally;
}

function tallyOfOracle(oracle: Oracle): Tally {
  const tally: Tally = { positions: 0, moves: 0, won: 0, lost: 0 };
  const seen = new Set([oracle.snapshot()]);
  for (const snapshot of seen) {
    tally.positions++;
    oracle.restore(snapshot);
    const moves = oracle.moves();
    tally.moves += moves.length;
    const result = oracle.result();
    if (result !== 'playing') tally[result]++;
    for (const token of moves) {
      oracle.restore(snapshot);
      oracle.make(token);
      seen.add(oracle.snapshot());
    }
  }
  return tally;
}

/** The second telling of a position: a dealt game laid out anew. */
function oracleAt(rules: Rules, state: State): Oracle {
  const cards = shuffle(rules.pack, 1).map(formatCard);
  const oracle = oracleOf(rules.game, rules.options, cards);
  const piles = state.piles.map((pile, i) => [
    rules.piles[i]!.id,
    pile.map((slot) => (slot >= 64 ? `(${formatCard(slot - 64)})` : formatCard(slot))),
  ]);
  oracle.restore(JSON.stringify([piles, (state as State & { redeals?: number }).redeals ?? 0]));
  return oracle;
}

function compare(rules: Rules, seeds: number, make: (seed: number) => State): void {
  const sum: Tally = { positions: 0, moves: 0, won: 0, lost: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const state = make(seed);
    const tally = tallyOfRules(rules, state);
    if (!tally) continue;
    assert.deepEqual(tally, tallyOfOracle(oracleAt(rules, state)), formatState(rules, state));
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  }
  assert.ok(sum.positions > 10 * seeds, `${sum.positions} positions`);
  assert.ok(sum.won > 0);
}

describe('every line of an endgame', () => {
  for (const { name, rules } of variantsOf('grandfathers-clock')) {
    it(name, () => compare(rules, 4, (seed) => grandfathersEndgame(rules, seed, 2 + (seed % 2))));
  }
  for (const { name, rules } of variantsOf('big-ben')) {
    const most = Number(rules.options['redeals']);
    // Where empty fans take every card, few cards have many places.
    const few = rules.options['gap-build'] === 'any';
    it(name, () =>
      compare(rules, deals(few ? 3 : 9), (seed) => {
        const left = few
          ? { count: 2, stock: seed % 3, waste: 0 }
          : { count: 6 + (seed % 4), stock: 1 + (seed % 4), waste: seed % 3 };
        return bigBenEndgame(rules, seed, { ...left, redeals: most });
      }),
    );
  }
  for (const { name, rules } of variantsOf('german-clock')) {
    const most = Number(rules.options['redeals']);
    it(name, () =>
      compare(rules, deals(9), (seed) =>
        germanEndgame(rules, seed, { count: 6 + (seed % 9), waste: seed % 4, redeals: most }),
      ),
    );
  }
});
