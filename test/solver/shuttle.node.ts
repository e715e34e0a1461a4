import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenAtFourthKing, somePileWins } from '../../bench/exact.js';
import { generator, type State, visible } from '../../src/rules/index.js';
import { circles, finish, solve, watchChances } from '../../src/solver/index.js';
import { type AnyRules, assertWins, dealOf, follow, rulesFor } from './play.js';

const lucky = [
  rulesFor('clock'),
  rulesFor('clock', { 'in-place': 'true' }),
  rulesFor('travellers'),
  rulesFor('travellers', { deck: '32' }),
  rulesFor('travellers', { deck: '32', 'in-place': 'true' }),
  rulesFor('hide-and-seek'),
  rulesFor('hide-and-seek', { 'in-place': 'true' }),
];

/** Plays as long as there is no choice. */
function playOn(rules: AnyRules, state: State): State {
  for (;;) {
    const moves = rules.moves(state);
    if (moves.length !== 1) return state;
    state = rules.apply(state, moves[0]!);
  }
}

const isWon = (rules: AnyRules, state: State): boolean => rules.outcome(state).status === 'won';

test('games of luck: the answer is what play comes to, and there is a circle where it is lost', () => {
  for (const rules of lucky) {
    let won = 0;
    for (let deal = 1; deal <= 600; deal++) {
      const start = dealOf(rules, deal);
      const verdict = finish(solve(rules, start));
      assert.equal(verdict.kind === 'won', isWon(rules, playOn(rules, start)));
      if (verdict.kind === 'won') {
        won++;
        assertWins(rules, start, verdict.moves);
      }
      assert.equal(circles(rules, start).length === 0, verdict.kind === 'won');
      // Play never touches a circle, so that it tells the same at the end.
      assert.deepEqual(circles(rules, playOn(rules, start)), circles(rules, start));
    }
    assert.ok(won > 20 && won < 300, `${won}`);
  }
});

test('Watch is won exactly through a pile that the search names', () => {
  for (const returns of ['bottom', 'top']) {
    for (const place of ['false', 'true']) {
      const rules = rulesFor('watch', { 'king-returns': returns, 'in-place': place });
      for (let deal = 1; deal <= 400; deal++) {
        const start = dealOf(rules, deal);
        const choice = playOn(rules, start);
        const winning = rules
          .moves(choice)
          .filter((move) => isWon(rules, playOn(rules, rules.apply(choice, move))));
        const possible = winning.length > 0 || isWon(rules, choice);
        for (const state of [start, choice]) {
          const verdict = finish(solve(rules, state));
          assert.equal(verdict.kind === 'won', possible);
          if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
        }
        if (returns === 'top' || rules.moves(choice).length === 0) continue;
        const found = circles(rules, start);
        assert.equal(found.length < 2, possible);
        if (possible) {
          const ids = winning.map(({ token }) => token.replace('turned-', ''));
          assert.deepEqual(ids.sort(), found[0]!.sort());
        }
      }
    }
  }
});

/** A Watch where the fourth king is out and each pile so listed has so many hidden cards. */
function choiceOf(hidden: Readonly<Record<number, number>>) {
  const ranks = Object.keys(hidden).map(Number);
  const cards = ranks.flatMap((rank) =>
    Array.from({ length: hidden[rank]! }, (_, i) => i * 13 + rank - 1),
  );
  const place = (rules: AnyRules, order: readonly number[]): State => {
    let next = 0;
    const piles = rules.piles.map((pile): number[] => {
      if (pile.role === 'turned') return [12];
      const count = hidden[pile.rank!] ?? 0;
      const up = [0, 1, 2, 3].map((suit) => suit * 13 + pile.rank! - 1).slice(count);
      if (pile.rank === 13) return up.slice(1);
      return [...up, ...Array.from({ length: count }, () => order[next++]! + 64)];
    });
    return { piles, at: 12, returned: 0 } as State;
  };
  return { cards, place };
}

function* orders(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield [];
  for (const [i, card] of cards.entries()) {
    for (const rest of orders(cards.toSpliced(i, 1))) yield [card, ...rest];
  }
}

test('the chances in Watch are those of all arrangements of the hidden cards', () => {
  const layouts: Record<number, number>[] = [
    { 1: 1 },
    { 2: 2 },
    { 1: 1, 5: 2 },
    { 3: 3, 4: 2 },
    { 1: 2, 2: 2, 3: 2 },
    { 1: 1, 2: 1, 7: 4 },
    { 1: 3, 12: 4 },
    { 2: 2, 3: 1, 8: 3, 12: 1 },
  ];
  for (const hidden of layouts) {
    for (const returns of ['bottom', 'top']) {
      for (const place of ['false', 'true']) {
        const rules = rulesFor('watch', { 'king-returns': returns, 'in-place': place });
        const choice = choiceOf(hidden);
        const wins = new Map<string, number>();
        let all = 0;
        let possible = 0;
        let home = 0;
        let state: State | undefined;
        for (const order of orders(choice.cards)) {
          const at = choice.place(rules, order);
          const moves = rules.moves(at);
          // Where all hidden cards are at home the game has been won, and the player sees that.
          if (moves.length === 1 && moves[0]!.token === 'turned-centre') {
            assert.ok(isWon(rules, playOn(rules, at)));
            home++;
            continue;
          }
          state = at;
          all++;
          const winning = moves.filter((move) =>
            isWon(rules, playOn(rules, rules.apply(at, move))),
          );
          for (const { token } of winning) wins.set(token, (wins.get(token) ?? 0) + 1);
          possible += Number(winning.length > 0);
        }
        const counts = Array.from({ length: 12 }, (_, i) => hidden[i + 1] ?? 0);
        const some = somePileWins(counts, place === 'true', returns === 'top');
        assert.ok(Math.abs(some - (home + possible) / (home + all)) < 1e-12, `${some}`);
        if (!state) continue;
        const chances = watchChances(rules, visible(rules, state));
        assert.deepEqual(watchChances(rules, seenAtFourthKing(rules, counts)), chances);
        assert.deepEqual(
          chances.map(({ token }) => token).sort(),
          rules
            .moves(state)
            .map(({ token }) => token)
            .sort(),
        );
        for (const { token, chance } of chances) {
          assert.ok(Math.abs(chance - (wins.get(token) ?? 0) / all) < 1e-12, `${token} ${chance}`);
        }
      }
    }
  }
});

test('in whole games the chances add up to the games won', () => {
  const rules = rulesFor('watch');
  const random = generator(5);
  let expected = 0;
  let variance = 0;
  let won = 0;
  for (let deal = 1; deal <= 4000; deal++) {
    const choice = playOn(rules, dealOf(rules, deal));
    const chances = watchChances(rules, visible(rules, choice));
    assert.equal(chances.length, rules.moves(choice).length);
    if (chances.length === 0) continue;
    const sum = chances.reduce((total, { chance }) => total + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, 'exactly one circle has one pile drawn on average');
    const { token, chance } = chances[random() % chances.length]!;
    expected += chance;
    variance += chance * (1 - chance);
    const end = playOn(rules, follow(rules, choice, [token])[1]!);
    won += Number(isWon(rules, end));
  }
  assert.ok(Math.abs(won - expected) < 4 * Math.sqrt(variance), `${won} of ${expected}`);
});
