/** The games of pure luck: what the cards at the bottom of the piles decide, and why. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  explain,
  type Explanation,
  isDown,
  rankOf,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { deals } from '../support/deals.js';
import { cyclesOfDeal, pileOfRank, startOf } from './bottoms.js';
import { variantsOf } from './variants.js';

const DEALS = deals(3000);

/** Plays a game that has no choices to its end. */
function playedOut(rules: Rules, state: State, look?: (state: State) => void): State {
  for (let moves = rules.moves(state); moves.length > 0; moves = rules.moves(state)) {
    assert.equal(moves.length, 1);
    look?.(state);
    state = rules.apply(state, moves[0]!);
  }
  return state;
}

function assertTrueCycle(rules: Rules, found: Explanation, cycles: number[][]): void {
  assert.ok(found?.kind === 'cycle');
  assert.equal(found.count, cycles.length);
  assert.equal(found.cards.length, found.piles.length);
  const places = found.piles.map((id) => rules.piles.findIndex((pile) => pile.id === id));
  found.cards.forEach((card, i) => {
    assert.equal(pileOfRank(rules, rankOf(card)), places[(i + 1) % places.length]);
  });
  const sorted = (piles: number[]): string => [...piles].sort((a, b) => a - b).join();
  assert.ok(cycles.map(sorted).includes(sorted(places)), 'no cycle of the deal');
}

const luck = ['clock', 'travellers', 'hide-and-seek'].flatMap(variantsOf);

describe('a game of pure luck', () => {
  for (const { name, rules } of luck) {
    it(`is won exactly when no pile runs into a cycle: ${name}`, () => {
      let won = 0;
      for (let deal = 1; deal <= DEALS; deal++) {
        const cards = shuffle(rules.pack, deal);
        const end = playedOut(rules, rules.deal(cards));
        const cycles = cyclesOfDeal(rules, cards);
        const { status } = rules.outcome(end);
        assert.equal(status, cycles.length === 0 ? 'won' : 'lost', `deal ${deal}`);
        const found = explain(rules, end);
        if (status === 'won') won++;
        if (status === 'won') assert.equal(found, undefined);
        else assertTrueCycle(rules, found!, cycles);
      }
      assert.ok(won > 0 && won < DEALS);
    });

    it(`makes 52 moves, or as many as there are cards, when all are turned: ${name}`, () => {
      for (let deal = 1; deal <= DEALS / 5; deal++) {
        let made = 0;
        const end = playedOut(rules, rules.deal(shuffle(rules.pack, deal)), () => made++);
        const all = !end.piles.some((pile) => pile.some(isDown));
        assert.equal(all, made === rules.pack.length);
        if (rules.options['in-place'] !== 'true') {
          assert.equal(rules.outcome(end).status === 'won', all);
        }
      }
    });

    /*
     * One source turns, where a pile has run out, the next card from a pile counter-clockwise. A
     * pile gives a card for each one put under it. The start pile has given one before, so it runs
     * out when the fourth card of its rank comes home: then the game ends. Any other pile has four
     * cards to give for the four of its rank, and the fourth of them never finds it empty.
     */
    it(`never finds a pile without a card to turn: ${name}`, () => {
      const start = startOf(rules);
      for (let deal = 1; deal <= DEALS / 5; deal++) {
        playedOut(rules, rules.deal(shuffle(rules.pack, deal)), (state) => {
          const move = rules.moves(state)[0]!;
          const after = rules.apply(state, move);
          if (state.piles[move.to]!.some(isDown)) {
            assert.equal(after.piles.at(-1)!.length, 1);
            return;
          }
          assert.equal(move.to, start);
          assert.equal(rules.moves(after).length, 0);
        });
      }
    });
  }

  it('ends at the same card when cards may stay in place, and is then won more often', () => {
    for (const game of ['clock', 'travellers', 'hide-and-seek']) {
      const strict = rulesOf(game);
      const easy = rulesOf(game, { 'in-place': 'true' });
      let wins = 0;
      for (let deal = 1; deal <= 500; deal++) {
        const cards = shuffle(strict.pack, deal);
        const end = playedOut(strict, strict.deal(cards));
        assert.deepEqual(playedOut(easy, easy.deal(cards)), end);
        if (strict.outcome(end).status === 'won') assert.equal(easy.outcome(end).status, 'won');
        else if (easy.outcome(end).status === 'won') wins++;
      }
      assert.ok(wins > 0);
    }
  });

  it('shows the longest of several cycles', () => {
    const rules = rulesOf('clock');
    let several = 0;
    for (let deal = 1; deal <= 500; deal++) {
      const cards = shuffle(rules.pack, deal);
      const cycles = cyclesOfDeal(rules, cards);
      if (cycles.length < 2) continue;
      several++;
      const found = explain(rules, playedOut(rules, rules.deal(cards)));
      assert.ok(found?.kind === 'cycle');
      assert.equal(found.piles.length, Math.max(...cycles.map((cycle) => cycle.length)));
    }
    assert.ok(several > 250, 'more than half of all deals have several');
  });

  it('says of Wandering Card that no card was laid aside, and of no other loss', () => {
    for (const { rules } of variantsOf('wandering-card')) {
      let none = 0;
      for (let deal = 1; deal <= DEALS / 3; deal++) {
        const opening = rules.deal(shuffle(rules.pack, deal));
        const end = playedOut(rules, opening);
        const outcome = rules.outcome(end);
        if (outcome.status !== 'lost') continue;
        const isNone = opening.piles.at(-1)!.length === 0;
        none += Number(isNone);
        assert.equal(outcome.reason, isNone ? 'none-aside' : 'no-moves', `deal ${deal}`);
        const found = explain(rules, end);
        assert.equal(found?.kind, isNone ? 'none-aside' : 'cycle', `deal ${deal}`);
        // What blocks the others has been reached by no card that wanders.
        if (found?.kind === 'cycle') assert.ok(found.piles.length > 1);
      }
      assert.ok(none > 5);
    }
  });
});
