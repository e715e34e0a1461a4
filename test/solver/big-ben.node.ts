import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generator, type State } from '../../src/rules/index.js';
import { BigBenPosition, FILL } from '../../src/solver/games/big-ben/position.js';
import { finish, solve } from '../../src/solver/index.js';
import { deals } from '../support/deals.js';
import { compareEndings } from './endings.js';
import { type AnyRules, assertWins, dealOf, pick, rulesFor, wander } from './play.js';

const presets = ['classic', 'catsatcards', 'solsuite', 'jsolitaire'];
const games = presets.map((rules) => rulesFor('big-ben', { rules }));
const odd = rulesFor('big-ben', { 'gap-build': 'any', 'fill-order': 'piles', redeals: '2' });

type BigBen = State & { readonly redeals: number };
const packed = (rules: AnyRules, state: State): BigBenPosition =>
  new BigBenPosition(rules, state as BigBen);

/** All that a packed position knows, foundations by their top card. */
const layout = (at: BigBenPosition): string =>
  JSON.stringify([
    Array.from(at.height, (height, pile) =>
      Array.from({ length: pile < 12 ? 1 : height }, (_, under) => at.card(pile, under)),
    ),
    Array.from(at.missing),
    at.left,
    at.redeals,
  ]);

function packedMoves(rules: AnyRules, state: State): string[] {
  const at = packed(rules, state);
  const tokens: string[] = [];
  at.moves((move) => tokens.push(at.token(move)));
  return tokens.sort();
}

/** The rules' moves less what {@link BigBenPosition.moves} says that it leaves out. */
function worthwhile(rules: AnyRules, state: State): string[] {
  const { piles, redeals } = state as BigBen;
  const settled = piles[24]!.length === 0 && (redeals === 0 || piles[25]!.length === 0);
  const wants = (to: number): number =>
    (to + 1 - (piles[to]![piles[to]!.length - 1]! % 13) + 12) % 13;
  const moves = rules.moves(state);
  const empty = piles.findIndex((pile, at) => at >= 12 && at < 24 && pile.length === 0);
  return moves
    .filter(({ from, to }) => {
      if (to < 12) {
        return !moves.some(
          (other) => other.from === from && other.to < 12 && wants(other.to) > wants(to),
        );
      }
      if (!settled || to >= 24 || piles[to]!.length > 0) return true;
      return to === empty && piles[from]!.length > 1;
    })
    .map(({ token }) => token)
    .sort();
}

test('the packed form has the moves of the rules, and makes the same positions of them', () => {
  for (const rules of [...games, odd]) {
    for (let deal = 1; deal <= deals(12); deal++) {
      const states = wander(rules, deal, 250);
      for (const state of states) {
        const at = packed(rules, state);
        const before = layout(at);
        const { low, high } = at;
        assert.deepEqual(packedMoves(rules, state), worthwhile(rules, state));
        for (const move of rules.moves(state)) {
          const role = rules.piles[move.to]!.role;
          const fill = rules.piles[move.from]!.role === 'stock' && role === 'tableau';
          at.make(fill ? FILL : move.from * 32 + move.to);
          assert.equal(layout(at), layout(packed(rules, rules.apply(state, move))));
          assert.deepEqual(at.tokens(), [move.token]);
          assert.deepEqual([layout(at), at.low, at.high], [before, low, high]);
        }
      }
    }
  }
});

test('the hash comes from the position, not from the way there', () => {
  for (const rules of [...games, odd]) {
    const known = new Map<string, string>();
    const hashes = new Set<string>();
    for (let turn = 0; turn < 60; turn++) {
      const random = generator(turn + 1);
      const at = packed(rules, dealOf(rules, 3));
      for (let i = 0; i < 60; i++) {
        const moves: number[] = [];
        at.moves((move) => moves.push(move));
        if (moves.length === 0) break;
        at.make(pick(moves, random));
        const hash = `${at.low} ${at.high}`;
        assert.equal(known.get(layout(at)) ?? hash, hash);
        known.set(layout(at), hash);
        hashes.add(hash);
      }
    }
    assert.equal(hashes.size, known.size);
  }
});

test('most deals are won within a small budget, and every line replays', () => {
  const won = games.map((rules) => {
    let count = 0;
    for (let deal = 1; deal <= 80; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state, { nodes: 4e4 }));
      assert.notEqual(verdict.kind, 'lost');
      if (verdict.kind !== 'won') continue;
      assertWins(rules, state, verdict.moves);
      count++;
    }
    return count;
  });
  assert.ok(won[0]! >= 65 && won[1]! >= 60 && won[2] === 80 && won[3]! >= 74, won.join());
});

test('a move that does not advance is never needed twice: such lines end', () => {
  for (const rules of games) {
    for (let deal = 1; deal <= 10; deal++) {
      const random = generator(deal);
      const at = packed(rules, dealOf(rules, deal));
      const seen = new Set<string>();
      for (;;) {
        assert.ok(!seen.has(layout(at)));
        seen.add(layout(at));
        const moves: number[] = [];
        at.moves((move) => at.advances(move) && moves.push(move));
        if (moves.length === 0) break;
        at.make(pick(moves, random));
      }
    }
  }
});

test('endings agree with exhaustive search', () => {
  const count = compareEndings([...games, odd], 8);
  assert.ok(count.won > 20 && count.lost > 6, JSON.stringify(count));
});

test('slices do not matter, and limits are kept', () => {
  const rules = games[0]!;
  const state = dealOf(rules, 4);
  const whole = solve(rules, state);
  const answer = finish(whole);
  const sliced = solve(rules, state);
  let found = sliced.step(3);
  while (!found) found = sliced.step(3);
  assert.deepEqual(found, answer);
  assert.equal(sliced.nodes, whole.nodes);
  const short = solve(rules, state, { nodes: 100 });
  assert.deepEqual(finish(short), { kind: 'unknown', why: 'nodes' });
  assert.equal(short.nodes, 100);
});
