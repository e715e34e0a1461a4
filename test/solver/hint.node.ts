import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, DOWN, generator, isDown, type State, visible } from '../../src/rules/index.js';
import { finish, solve, turningPoint } from '../../src/solver/index.js';
import { deals } from '../support/deals.js';
import { ask, followHints, games, playOpenEnds } from './hints.js';
import { type AnyRules, dealOf, follow, pick, rulesFor, wander } from './play.js';

/** The same position with its hidden cards in another order. */
function another(state: State, random: () => number): State {
  const hidden = state.piles.flatMap((pile) => pile.filter(isDown).map(cardOf));
  return {
    ...state,
    piles: state.piles.map((pile) =>
      pile.map((slot) =>
        isDown(slot) ? hidden.splice(random() % hidden.length, 1)[0]! + DOWN : slot,
      ),
    ),
  };
}

const tokens = (rules: AnyRules, state: State): string =>
  rules
    .moves(state)
    .map(({ token }) => token)
    .join();

test('deals that differ only in cards that can’t be seen have the same hints', () => {
  let compared = 0;
  for (const rules of games) {
    for (let deal = 1; deal <= deals(6); deal++) {
      const random = generator(deal);
      for (const state of wander(rules, deal, 120).filter((_, i) => i % 10 === deal)) {
        const other = another(state, random);
        // Where the cards decide whether the game has ended, the player sees that.
        if (tokens(rules, state) !== tokens(rules, other)) continue;
        assert.deepEqual(visible(rules, other), visible(rules, state));
        assert.deepEqual(ask(rules, other), ask(rules, state));
        compared++;
      }
    }
  }
  assert.ok(compared > deals(300), `${compared}`);
});

test('a hint is a legal move, of the kind that it says, or there is none', () => {
  for (const rules of games) {
    for (const state of wander(rules, 3, 200).filter((_, i) => i % 5 === 0)) {
      const advice = ask(rules, state);
      const moves = rules.moves(state);
      if (advice.kind === 'none') {
        assert.equal(advice.why === 'no-moves', moves.length === 0);
        continue;
      }
      const move = moves.find(({ token }) => token === advice.token);
      assert.ok(move, advice.token);
      const role = (at: number): string => rules.piles[at]!.role;
      if (advice.kind === 'turn')
        assert.deepEqual([role(move.from), role(move.to)], ['stock', 'waste']);
      if (advice.kind === 'fill')
        assert.deepEqual([role(move.from), role(move.to)], ['stock', 'tableau']);
      if (advice.kind === 'redeal')
        assert.deepEqual([role(move.from), role(move.to)], ['waste', 'stock']);
      if (advice.kind === 'play')
        assert.ok(role(move.from) !== 'stock' && role(move.to) !== 'stock');
    }
  }
});

test('in Grandfather’s Clock a hint never loses a position that can be won, and says when it is lost', () => {
  let lost = 0;
  for (const wrap of ['king-on-ace', 'none']) {
    const rules = rulesFor('grandfathers-clock', { 'tableau-wrap': wrap });
    for (let deal = 1; deal <= deals(50); deal++) {
      for (const state of wander(rules, deal, 60).filter((_, i) => i % 6 === 0)) {
        const advice = ask(rules, state);
        if (finish(solve(rules, state)).kind === 'lost') {
          lost++;
          assert.equal(advice.kind, 'none');
          continue;
        }
        assert.ok(advice.kind === 'play' && advice.sure);
        const after = follow(rules, state, [advice.token])[1]!;
        assert.equal(finish(solve(rules, after)).kind, 'won');
      }
    }
    // Hints alone win, and don't go round in circles.
    for (let deal = 1; deal <= deals(40); deal++) {
      let state = dealOf(rules, deal);
      for (let i = 0; i < 80 && rules.outcome(state).status === 'playing'; i++) {
        const advice = ask(rules, state);
        if (advice.kind === 'none') break;
        state = follow(rules, state, [advice.token])[1]!;
      }
      const could = finish(solve(rules, dealOf(rules, deal))).kind === 'won';
      assert.equal(rules.outcome(state).status === 'won', could);
    }
  }
  assert.ok(lost > deals(20), `${lost}`);
});

test('hints alone win German Clock in three passes, and play each card whose suit is due', () => {
  const rules = rulesFor('german-clock');
  for (let deal = 1; deal <= deals(60); deal++) {
    let state = dealOf(rules, deal);
    while (rules.outcome(state).status === 'playing') {
      const advice = ask(rules, state);
      assert.notEqual(advice.kind, 'none');
      const safe = rules.safe(state);
      if (safe && advice.kind !== 'none') assert.equal(advice.token, safe.token);
      state = follow(rules, state, [advice.kind === 'none' ? '' : advice.token])[1]!;
    }
    assert.equal(rules.outcome(state).status, 'won');
  }
});

test('with one redeal, hints win more German Clocks than whoever plays each card that fits', () => {
  const rules = rulesFor('german-clock', { redeals: '1' });
  const won = (choose: (state: State) => string): number => {
    let count = 0;
    for (let deal = 1; deal <= deals(300); deal++) {
      let state = dealOf(rules, deal);
      while (rules.outcome(state).status === 'playing') {
        state = follow(rules, state, [choose(state)])[1]!;
      }
      count += Number(rules.outcome(state).status === 'won');
    }
    return count;
  };
  const byHints = won((state) => {
    const advice = ask(rules, state);
    return advice.kind === 'none' ? '' : advice.token;
  });
  // The rules list a card's own move before turning the next.
  const byEye = won((state) => rules.moves(state)[0]!.token);
  assert.ok(byHints > byEye + deals(10), `${byHints} and ${byEye}`);
});

test('Watch: the pile advised has the best chance, and the hint says it', () => {
  const rules = rulesFor('watch');
  for (let deal = 1; deal <= deals(60); deal++) {
    for (const state of wander(rules, deal, 60)) {
      const moves = rules.moves(state);
      if (moves.length < 2) continue;
      const hidden = state.piles.map((pile) => pile.filter(isDown).length);
      const advice = ask(rules, state);
      const all = hidden.reduce((sum, count) => sum + count, 0);
      assert.ok(advice.kind === 'play' && advice.chance === Math.max(...hidden) / all);
    }
  }
});

test('whoever follows hints sees no position twice, and comes to an end', () => {
  const { followed, ended } = followHints(1);
  assert.ok(followed > 1300 && ended > 15, `${followed}, ${ended}`);
});

test('Big Ben with all cards in sight: hints go straight on, and win nearly all that can be won', () => {
  const { could, won, sure } = playOpenEnds(12);
  assert.ok(could > 15 && won >= could - 1 && sure > 200, `${won} of ${could}, ${sure} sure`);
});

test('the last position that could be won is found', () => {
  const rules = rulesFor('grandfathers-clock');
  for (let deal = 1; deal <= deals(40); deal++) {
    const states = wander(rules, deal, 100);
    const kinds = states.map((state) => finish(solve(rules, state)).kind);
    const search = turningPoint(rules, states);
    const { last, sure, moves } = finish(search);
    assert.ok(sure);
    assert.ok(search.share! > 0.5 && search.share! <= 1, `${search.share}`);
    const solution = last < 0 ? undefined : finish(solve(rules, states[last]!));
    assert.deepEqual(moves, solution?.kind === 'won' ? solution.moves : undefined);
    assert.equal(last, kinds.lastIndexOf('won'));
    assert.equal(kinds.slice(0, last + 1).includes('lost'), false);
  }
  // German Clock: the card that was missed is the one left lying by the move after it.
  const german = rulesFor('german-clock', { redeals: '1' });
  const states = [dealOf(german, 1)];
  for (let state = states[0]!; german.moves(state).length > 0; states.push(state)) {
    const moves = german.moves(state);
    state = german.apply(
      state,
      pick(moves.slice(-1), () => 0),
    );
  }
  const { last } = finish(turningPoint(german, states));
  assert.ok(last >= 0 && last < states.length - 1);
});
