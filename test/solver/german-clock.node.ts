import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, generator, type State } from '../../src/rules/index.js';
import { finish, solve } from '../../src/solver/index.js';
import { deals } from '../support/deals.js';
import { type AnyRules, anyWin, assertWins, dealOf, pick, rulesFor } from './play.js';

/** A deal of a few ranks only, all four suits of each. */
function small(rules: AnyRules, ranks: number, seed: number): State {
  const random = generator(seed);
  const cards = Array.from({ length: 4 * ranks }, (_, i) => (i % 4) * 13 + (i >> 2));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  const piles = rules.piles.map(({ role }) => (role === 'stock' ? cards.map((c) => c + 64) : []));
  return { piles, redeals: Number(rules.options['redeals']) } as State;
}

const games = ['0', '1', '2'].map((redeals) => rulesFor('german-clock', { redeals }));

test('small decks agree with exhaustive search, from the deal and in games played badly', () => {
  const counts = games.map((rules) => {
    const count = { won: 0, lost: 0, unknown: 0 };
    for (let seed = 1; seed <= deals(150); seed++) {
      const random = generator(seed);
      let state = small(rules, seed % 15 === 0 ? 5 : 2 + (seed % 3), seed);
      for (let moves = rules.moves(state); moves.length > 0; moves = rules.moves(state)) {
        const verdict = finish(solve(rules, state));
        assert.equal(verdict.kind === 'won', anyWin(rules, state, Infinity), `seed ${seed}`);
        if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
        count[verdict.kind]++;
        for (let i = 0; i < 6 && moves.length > 0; i++) {
          state = rules.apply(state, pick(moves, random));
          moves = rules.moves(state);
        }
      }
    }
    return count;
  });
  for (const { won, lost } of counts)
    assert.ok(won > deals(50) && lost > deals(50), JSON.stringify(counts));
});

test('whole decks: three passes always win for whoever misses nothing', () => {
  const counts = games.map((rules) => {
    let count = 0;
    for (let deal = 1; deal <= deals(2000); deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      if (verdict.kind !== 'won') continue;
      count++;
      if (deal % 20 === 0) assertWins(rules, state, verdict.moves);
    }
    return count;
  });
  assert.equal(counts[2], deals(2000));
  assert.ok(counts[1]! < deals(2000) && counts[0]! < counts[1]!, counts.join());
  const rules = games[2]!;
  for (let deal = 1; deal <= deals(300); deal++) {
    let state = dealOf(rules, deal);
    for (let moves = rules.moves(state); moves.length > 0; moves = rules.moves(state)) {
      // The rules list a card's own move before turning the next.
      assert.ok(moves.length === 1 || rules.piles[moves[0]!.to]!.role === 'foundation');
      state = rules.apply(state, moves[0]!);
    }
    assert.equal(rules.outcome(state).status, 'won');
    assert.ok(state.piles.slice(0, 13).every((pile) => pile.map(cardOf).length === 4));
  }
});
