/** Verdicts on endings, in samples as large as a test wants them. */
import assert from 'node:assert/strict';
import { generator } from '../../src/rules/index.js';
import { finish, solve } from '../../src/solver/index.js';
import { type AnyRules, anyWin, assertWins, dealOf, follow, pick } from './play.js';

/**
 * Compares verdicts on endings of Big Ben, some random moves off a winning line, with a search of
 * every way to play where that is not too long.
 * @returns how many endings had each verdict
 */
export function compareEndings(
  games: readonly AnyRules[],
  deals: number,
): { won: number; lost: number; unknown: number } {
  const count = { won: 0, lost: 0, unknown: 0 };
  for (const rules of games) {
    for (let deal = 1; deal <= deals; deal++) {
      const start = dealOf(rules, deal);
      const verdict = finish(solve(rules, start, { nodes: 2e4 }));
      if (verdict.kind !== 'won') continue;
      const line = follow(rules, start, verdict.moves);
      const random = generator(deal);
      for (const back of [12, 18, 26, 36]) {
        // Off the winning line by some moves at random.
        let state = line[Math.max(0, line.length - back)]!;
        for (let i = 0; i < 10; i++) {
          const moves = rules.moves(state);
          if (moves.length > 0) state = rules.apply(state, pick(moves, random));
        }
        const won = anyWin(rules, state, 4000);
        const found = finish(solve(rules, state, { nodes: 2e5 }));
        count[found.kind]++;
        if (found.kind === 'won') assertWins(rules, state, found.moves);
        if (won !== undefined) assert.equal(found.kind, won ? 'won' : 'lost');
      }
    }
  }
  return count;
}
