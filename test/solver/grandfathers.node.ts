import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '../../src/rules/index.js';
import {
  BOTTOM,
  GrandfathersPosition,
  TO_FOUNDATION,
} from '../../src/solver/games/grandfathers-clock/position.js';
import { Relaxed } from '../../src/solver/games/grandfathers-clock/relaxed.js';
import { finish, par, solve } from '../../src/solver/index.js';
import {
  type AnyRules,
  assertWins,
  dealOf,
  follow,
  rulesFor,
  slowGrandfathers,
  wander,
} from './play.js';
import { deals } from '../support/deals.js';

const wraps = ['king-on-ace', 'none'].map((wrap) =>
  rulesFor('grandfathers-clock', { 'tableau-wrap': wrap }),
);

/** The columns from left to right, each from its bottom, and what is home. */
function layout(at: GrandfathersPosition): string {
  const columns = Array.from(at.top, (top) => {
    const cards: number[] = [];
    for (let card = top; card !== BOTTOM; card = at.below[card]!) cards.unshift(card);
    return cards;
  });
  return JSON.stringify([
    columns,
    Array.from(at.onFoundation).flatMap((home, card) => (home ? card : [])),
  ]);
}

const keyText = (at: GrandfathersPosition): string => at.key.join();

function packedMoves(rules: AnyRules, state: State): string[] {
  const at = new GrandfathersPosition(rules, state);
  const tokens: string[] = [];
  at.moves((from, to) => {
    at.make(from, to);
    tokens.push(at.tokens()[0]!);
    at.undo();
  });
  return tokens.sort();
}

/** The rules' moves less what {@link GrandfathersPosition.moves} says that it leaves out. */
function worthwhile(rules: AnyRules, state: State): string[] {
  const empty = state.piles.findIndex((pile, at) => at >= 12 && pile.length === 0);
  return rules
    .moves(state)
    .filter(({ from, to }) => {
      if (to < 12 || state.piles[to]!.length > 0) return true;
      return to === empty && state.piles[from]!.length > 1;
    })
    .map(({ token }) => token)
    .sort();
}

test('the packed form has the moves of the rules, and makes the same positions of them', () => {
  for (const rules of wraps) {
    for (let deal = 1; deal <= deals(150); deal++) {
      const states = wander(rules, deal, 60);
      const root = new GrandfathersPosition(rules, states[0]!);
      const before = [layout(root), keyText(root)];
      states.forEach((state, i) => {
        assert.deepEqual(packedMoves(rules, state), worthwhile(rules, state));
        const at = new GrandfathersPosition(rules, state);
        if (i > 0) {
          // One long game on one packed position, and one move on a fresh one.
          const last = rules.moves(states[i - 1]!).find((move) => {
            const piles = rules.apply(states[i - 1]!, move).piles;
            return JSON.stringify(piles) === JSON.stringify(state.piles);
          })!;
          root.make(last.from - 12, last.to < 12 ? TO_FOUNDATION : last.to - 12);
          assert.equal(layout(root), layout(at));
          assert.equal(root.left, at.left);
          assert.equal(root.tokens()[i - 1], last.token);
        }
      });
      while (root.log.length > 0) root.undo();
      assert.deepEqual([layout(root), keyText(root)], before);
    }
  }
});

test('the key tells positions apart, and columns in another order not', () => {
  for (const rules of wraps) {
    for (let deal = 1; deal <= 40; deal++) {
      const start = dealOf(rules, deal);
      const known = new Map<string, string>();
      const at = new GrandfathersPosition(rules, start);
      let state = start;
      for (const next of wander(rules, deal, 300).slice(1)) {
        const move = rules
          .moves(state)
          .find((legal) => JSON.stringify(rules.apply(state, legal)) === JSON.stringify(next))!;
        at.make(move.from - 12, move.to < 12 ? TO_FOUNDATION : move.to - 12);
        state = next;
        const sorted = JSON.stringify(state.piles.slice(12).map(String).sort());
        assert.equal(known.get(keyText(at)) ?? sorted, sorted);
        known.set(keyText(at), sorted);
      }
      assert.equal(new Set(known.values()).size, known.size);
    }
  }
});

test('every deal of a thousand is decided, and every win replays', () => {
  const lost = wraps.map((rules) => {
    const found: number[] = [];
    for (let deal = 1; deal <= 1000; deal++) {
      const state = dealOf(rules, deal);
      const verdict = finish(solve(rules, state));
      if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
      else {
        assert.equal(verdict.kind, 'lost');
        found.push(deal);
      }
    }
    return found;
  });
  // With the wrap a deal has all moves that it has without.
  assert.deepEqual(
    lost[0]!.filter((deal) => !lost[1]!.includes(deal)),
    [],
  );
  assert.deepEqual(
    lost.map(({ length }) => length),
    [6, 12],
  );
});

test('positions in mid-game are decided too, and a lost one stays lost', () => {
  let decided = 0;
  let lostOnes = 0;
  for (const rules of wraps) {
    for (let deal = 1; deal <= 120; deal++) {
      let lost = false;
      for (const state of wander(rules, deal, 80).filter((_, i) => i % 8 === 7)) {
        const verdict = finish(solve(rules, state));
        assert.notEqual(verdict.kind, 'unknown');
        if (verdict.kind === 'won') assertWins(rules, state, verdict.moves);
        assert.ok(!(lost && verdict.kind === 'won'));
        lost = verdict.kind === 'lost';
        lostOnes += Number(lost);
        decided++;
      }
    }
  }
  assert.ok(decided > 1500 && lostOnes > 100, `${lostOnes} of ${decided}`);
});

test('the answer does not depend on the slices it was found in', () => {
  const rules = wraps[0]!;
  for (const deal of [1, 79, 2, 400]) {
    const state = dealOf(rules, deal);
    for (const find of [solve, par] as ((
      ...args: Parameters<typeof par>
    ) => ReturnType<typeof par>)[]) {
      const whole = find(rules, state);
      const answer = finish(whole);
      for (const slice of [1, 7]) {
        const sliced = find(rules, state);
        let found = sliced.step(slice);
        while (!found) found = sliced.step(slice);
        assert.deepEqual(found, answer);
        assert.equal(sliced.nodes, whole.nodes);
      }
    }
  }
});

test('limits of nodes and of memory are kept and told apart', () => {
  const rules = wraps[0]!;
  const state = dealOf(rules, 79);
  assert.deepEqual(finish(solve(rules, state, { nodes: 3 })), { kind: 'unknown', why: 'nodes' });
  assert.deepEqual(finish(solve(rules, state, { states: 3 })), { kind: 'unknown', why: 'memory' });
  const hard = dealOf(rules, 1);
  const exact = finish(par(rules, hard));
  assert.equal(exact.kind, 'par');
  const cut = finish(par(rules, hard, { nodes: 2 }));
  assert.ok(cut.kind === 'at-least' && cut.count >= 40, JSON.stringify(cut));
  // Without memory the shortest line is found all the same.
  const blind = finish(par(rules, hard, { states: 4, nodes: 1e6 }));
  assert.equal(
    blind.kind === 'par' && blind.moves.length,
    exact.kind === 'par' && exact.moves.length,
  );
});

/** The last cards of a winning line dealt anew into so many columns. */
function ending(rules: AnyRules, deal: number, cards: number, width: number): State | undefined {
  const start = dealOf(rules, deal);
  const verdict = finish(solve(rules, start));
  if (verdict.kind !== 'won') return undefined;
  const left = ({ piles }: State): number[] => piles.slice(12).flat();
  const state = follow(rules, start, verdict.moves).find((at) => left(at).length <= cards)!;
  const columns: number[][] = Array.from({ length: 8 }, () => []);
  left(state)
    .sort((a, b) => ((a * 7 + deal) % 11) - ((b * 7 + deal) % 11) || a - b)
    .forEach((card, i) => columns[i % width]!.push(card));
  return { piles: [...state.piles.slice(0, 12), ...columns] };
}

test('par is the fewest moves that a breadth-first search finds in small endings', () => {
  let compared = 0;
  let extra = 0;
  for (const rules of wraps) {
    for (let deal = 1; deal <= 120; deal++) {
      const cards = deal % 4 === 0 ? 9 : 6;
      const state = ending(rules, deal, cards, cards === 9 ? 7 : 1 + (deal % 3));
      if (!state) continue;
      const fewest = slowGrandfathers(state, rules === wraps[0], 2e4);
      if (fewest === undefined) continue;
      compared++;
      const exact = finish(par(rules, state));
      assert.equal(exact.kind === 'par' && exact.moves.length, fewest);
      assertWins(rules, state, exact.kind === 'par' ? exact.moves : []);
      const at = new GrandfathersPosition(rules, state);
      assert.ok(new Relaxed(at).enough(fewest - at.left), 'the bound is admissible');
      extra += Number(fewest > at.left);
    }
  }
  assert.ok(compared > 150 && extra > 60, `${extra} of ${compared}`);
});

test('what is called lost has no win in a breadth-first search', () => {
  let proved = 0;
  for (const rules of wraps) {
    for (let deal = 1; deal <= deals(60); deal++) {
      for (const state of wander(rules, deal, 60).filter((_, i) => i % 6 === 0)) {
        const fewest = slowGrandfathers(state, rules === wraps[0], 1500);
        if (fewest === undefined) continue;
        proved++;
        assert.equal(finish(solve(rules, state)).kind, fewest === Infinity ? 'lost' : 'won');
      }
    }
  }
  assert.ok(proved > deals(40), `${proved}`);
});
