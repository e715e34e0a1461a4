/** The players that scripts/odds.mjs counts: what they draw says nothing about the cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, drawsOf } from '../../bench/odds.js';
import { generator, rulesOf, shuffle } from '../../src/rules/index.js';

const drawers = ['random', 'plain'];

/** Big Ben's 92 cards, more than any other game's, take 91 numbers and now and then one more. */
const SHUFFLED = 100;

test('no player draws a number that shuffled its deal', () => {
  for (const player of drawers) {
    for (let deal = 1; deal <= 5000; deal++) {
      const draws = drawsOf(player, deal);
      const shuffled = generator(deal);
      const used = new Set(Array.from({ length: SHUFFLED }, shuffled));
      for (let i = 0; i < 20; i++) assert.ok(!used.has(draws()), `${player}, deal ${deal}`);
    }
  }
});

test('players draw each from a stream of their own', () => {
  const first = new Set(
    drawers.flatMap((player) =>
      Array.from({ length: 5000 }, (_, i) => {
        const draws = drawsOf(player, i + 1);
        return `${draws()} ${draws()}`;
      }),
    ),
  );
  assert.equal(first.size, 5000 * drawers.length);
});

/** How far the first draw and the rank of a card, told apart by 13 each, are from independent. */
function dependence(drawn: (deal: number) => number, place: number): number {
  const { pack } = rulesOf('watch');
  const table = new Array<number>(169).fill(0);
  const deals = 16_900;
  for (let deal = 1; deal <= deals; deal++) {
    table[(drawn(deal) % 13) * 13 + (shuffle(pack, deal)[place]! % 13)]!++;
  }
  const expected = deals / 169;
  return table.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}

test('a draw and the cards are independent, by the chi-squared test', () => {
  // With 168 degrees of freedom about 168 ± 18.
  const most = 168 + 5 * Math.sqrt(2 * 168);
  for (const player of drawers) {
    for (const place of [0, 25, 51]) {
      const found = dependence((deal) => drawsOf(player, deal)(), place);
      assert.ok(found < most, `${player}, card ${place}: ${found}`);
    }
  }
  const shared = dependence((deal) => generator(deal)(), 51);
  assert.ok(shared > 100 * most, 'the test finds what shuffled the deal');
});

test('counting plays by those draws', () => {
  const rules = rulesOf('grandfathers-clock');
  const wins = (deal: number, draw: () => number): boolean => {
    let state = rules.deal(shuffle(rules.pack, deal));
    for (let i = 0; i < 600 && rules.outcome(state).status === 'playing'; i++) {
      const moves = rules.moves(state);
      state = rules.apply(state, moves[draw() % moves.length]!);
    }
    return rules.outcome(state).status === 'won';
  };
  let others = 0;
  for (let deal = 1; deal <= 200; deal++) {
    const batch = { game: 'grandfathers-clock', set: {}, player: 'random', first: deal, deals: 1 };
    const isWon = count(batch).won === 1;
    assert.equal(isWon, wins(deal, drawsOf('random', deal)), `deal ${deal}`);
    others += Number(isWon !== wins(deal, generator(deal)));
  }
  assert.ok(others > 20, `${others}`);
});
