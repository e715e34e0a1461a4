/** Watch: the one decision of the shuttling games, played every way that it can be. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  explain,
  cardOf,
  isDown,
  type Move,
  rankOf,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { cyclesOfDeal, pileOfRank, startOf } from './bottoms.js';

const DEALS = 1500;

const playedOut = (rules: Rules, state: State): State => {
  for (let moves = rules.moves(state); moves.length === 1; moves = rules.moves(state)) {
    state = rules.apply(state, moves[0]!);
  }
  return state;
};

/** The game up to the fourth king, or to the end where it need not return. */
function upToReturn(rules: Rules, deal: number): { state: State; returns: readonly Move[] } {
  let state = rules.deal(shuffle(rules.pack, deal));
  const start = startOf(rules);
  for (;;) {
    const moves = rules.moves(state);
    const kingMustReturn =
      moves.length > 0 &&
      rules.legality(state, rules.piles.length - 1, start) === 'king-must-return';
    if (moves.length === 0 || kingMustReturn) return { state, returns: moves };
    state = rules.apply(state, moves[0]!);
  }
}

const wonIn = (rules: Rules, state: State): boolean => rules.outcome(state).status === 'won';

for (const inPlace of ['false', 'true']) {
  for (const king of ['bottom', 'top']) {
    const rules = rulesOf('watch', { 'in-place': inPlace, 'king-returns': king });
    const away = (slot: number, pile: number): boolean =>
      isDown(slot) && (inPlace === 'false' || pileOfRank(rules, rankOf(cardOf(slot))) !== pile);

    describe(`watch in-place=${inPlace} king-returns=${king}`, () => {
      it('is won by returning the king to the right pile of the only cycle', () => {
        let chances = 0;
        for (let deal = 1; deal <= DEALS; deal++) {
          const cycles = cyclesOfDeal(rules, shuffle(rules.pack, deal));
          const { state, returns } = upToReturn(rules, deal);
          if (returns.length === 0) {
            assert.equal(wonIn(rules, state), cycles.length === 0, `deal ${deal}`);
            continue;
          }
          assert.ok(cycles.length > 0);
          // On top, the king comes back before anything beneath it: what lies there must be home.
          const right = (pile: number): boolean =>
            cycles.length === 1 &&
            cycles[0]!.includes(pile) &&
            (king === 'bottom' ||
              !state.piles[pile]!.slice(0, -1).some((slot) => away(slot, pile)));
          for (const move of returns) {
            const end = playedOut(rules, rules.apply(state, move));
            const won = wonIn(rules, end);
            assert.equal(won, right(move.to), `deal ${deal}, ${move.token}`);
            if (won) chances++;
          }
        }
        assert.ok(chances > 0);
      });

      it('lets the king return once, to every pile that hides a card and to no other', () => {
        for (let deal = 1; deal <= 200; deal++) {
          const { state, returns } = upToReturn(rules, deal);
          if (returns.length === 0) continue;
          const hiding = rules.piles.flatMap((_, i) => (state.piles[i]!.some(isDown) ? [i] : []));
          assert.deepEqual(
            returns.map((move) => move.to),
            hiding,
          );
          for (const move of returns) {
            let after = rules.apply(state, move);
            assert.equal(after.piles[move.to]!.length, state.piles[move.to]!.length);
            const slots = after.piles[move.to]!.filter(isDown);
            const hiddenKing = slots[king === 'bottom' ? 0 : slots.length - 1]!;
            assert.equal(cardOf(hiddenKing), state.piles.at(-1)![0]);
            after = playedOut(rules, after);
            assert.equal(rules.moves(after).length, 0);
          }
        }
      });

      it('explains a loss by a cycle that was left', () => {
        for (let deal = 1; deal <= 300; deal++) {
          const cycles = cyclesOfDeal(rules, shuffle(rules.pack, deal));
          const { state, returns } = upToReturn(rules, deal);
          for (const move of returns) {
            const end = playedOut(rules, rules.apply(state, move));
            if (wonIn(rules, end)) continue;
            const found = explain(rules, end)!;
            assert.ok(found.kind === 'cycle');
            const broken = king === 'bottom' && cycles.some((cycle) => cycle.includes(move.to));
            if (king === 'bottom') assert.equal(found.count, cycles.length - (broken ? 1 : 0));
            const ids = (piles: number[]): string =>
              piles
                .map((pile) => rules.piles[pile]!.id)
                .sort()
                .join();
            assert.ok(cycles.map(ids).includes([...found.piles].sort().join()));
          }
        }
      });
    });
  }
}

describe('watch', () => {
  it('asks before the king returns whether every hidden card is in place already', () => {
    const rules = rulesOf('watch', { 'in-place': 'true' });
    let early = 0;
    for (let deal = 1; deal <= 3000; deal++) {
      const { state, returns } = upToReturn(rules, deal);
      if (returns.length > 0 || !state.piles.some((pile) => pile.some(isDown))) continue;
      assert.ok(wonIn(rules, state));
      assert.equal((state as State & { returned: number }).returned, 0);
      early++;
    }
    assert.ok(early > 0);
  });
});
