/** Which games the solver knows, and what it says of those that it doesn’t. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, visible } from '../../src/rules/index.js';
import { adapters } from '../../src/solver/games/all-adapters.js';
import { finish, hint, par, solve, turningPoint } from '../../src/solver/index.js';
import { searchFor } from '../../src/solver/worker/protocol.js';
import { thirteens } from '../support/throwaway-rules.js';
import { type AnyRules, dealOf, rulesFor, wander } from './play.js';

const NO_SOLVER = { kind: 'unknown', why: 'no-solver' };

const strangers: AnyRules[] = [
  thirteens.create({ columns: '4' }),
  thirteens.create({ columns: '3' }),
  // Games of the kit under another name, and names that every object has.
  ...['stranger', 'constructor', 'toString', '__proto__', ''].flatMap((game) =>
    ['clock', 'watch', 'grandfathers-clock', 'big-ben', 'german-clock'].map((known): AnyRules => ({
      ...rulesFor(known),
      game,
    })),
  ),
];

test('a game says that it has a solver exactly if its entry names an adapter', () => {
  for (const { id, hasSolver = false } of Object.values(games)) {
    assert.equal(hasSolver, Object.hasOwn(adapters, id), id);
  }
  for (const id of Object.keys(adapters)) assert.ok(Object.hasOwn(games, id), id);
  assert.notEqual(thirteens.hasSolver, true);
});

test('of a game without a solver it is not known whether it can be won, nor how soon', () => {
  for (const rules of strangers) {
    const states = wander(rules, 42, 20);
    for (const state of states) {
      assert.deepEqual(finish(solve(rules, state)), NO_SOLVER);
      assert.deepEqual(finish(par(rules, state)), NO_SOLVER);
    }
    assert.deepEqual(finish(turningPoint(rules, states)), { last: -1, sure: false });
  }
});

test('a hint for a game without a solver is a useful legal move, and claims nothing', () => {
  let advised = 0;
  for (const rules of strangers) {
    for (const state of wander(rules, 42, 40)) {
      const legal = rules.moves(state);
      const found = finish(hint(rules, visible(rules, state), legal));
      if (legal.length === 0) {
        assert.deepEqual(found, { kind: 'none', why: 'no-moves' });
        continue;
      }
      assert.ok(found.kind !== 'none' && !found.sure && found.chance === undefined);
      const goes = legal.filter(({ to }) => rules.piles[to]!.role === 'foundation');
      const first = goes[0]?.token;
      if (first) assert.equal(found.token, first);
      else assert.ok(legal.some(({ token }) => token === found.token));
      advised++;
    }
  }
  assert.ok(advised > 300, `${advised}`);
});

test('a column’s only card is not advised to an empty one while anything else is legal', () => {
  const rules: AnyRules = { ...rulesFor('grandfathers-clock'), game: 'stranger' };
  const opening = dealOf(rules, 1);
  const piles = opening.piles.map((pile, i) => {
    // The first column has one card, the second none.
    if (i === 12) return pile.slice(0, 1);
    return i === 13 ? [] : pile;
  });
  const state = { ...opening, piles };
  const legal = rules.moves(state);
  const idle = legal.find(({ token }) => token === 'c1-c2')!;
  const others = legal.filter((move) => move !== idle);
  assert.ok(idle && others.length > 0);
  const seen = visible(rules, state);
  const sorted = [idle, ...others];
  const found = finish(hint(rules, seen, sorted));
  assert.ok(found.kind === 'play' && found.token !== 'c1-c2');
  assert.deepEqual(finish(hint(rules, seen, [idle])), {
    kind: 'play',
    token: 'c1-c2',
    sure: false,
  });
});

test('the fewest moves are known of Grandfather’s Clock alone', () => {
  for (const id of Object.keys(games).filter((game) => game !== 'grandfathers-clock')) {
    const rules = rulesFor(id);
    assert.deepEqual(finish(par(rules, dealOf(rules, 1))), NO_SOLVER, id);
  }
  const rules = rulesFor('grandfathers-clock');
  assert.equal(finish(par(rules, dealOf(rules, 1))).kind, 'par');
});

test('a worker answers for a game without a solver too', () => {
  const rules = strangers[0]!;
  const { game, options, piles } = rules;
  const config = { game, options, piles };
  const state = dealOf(rules, 42);
  const seen = visible(rules, state);
  const legal = rules.moves(state);
  assert.deepEqual(finish(searchFor({ kind: 'solve', config, state })), NO_SOLVER);
  assert.deepEqual(finish(searchFor({ kind: 'par', config, state })), NO_SOLVER);
  assert.deepEqual(finish(searchFor({ kind: 'hint', config, seen, legal })), {
    kind: 'play',
    token: legal[0]!.token,
    sure: false,
  });
  assert.deepEqual(finish(searchFor({ kind: 'turning-point', config, states: [state] })), {
    last: -1,
    sure: false,
  });
});

test('a position of another game is told, and not searched for ever', () => {
  const [clock, grandfathers] = [rulesFor('clock'), rulesFor('grandfathers-clock')];
  const state = wander(clock, 1, 1)[0]!;
  const told =
    /^the position is none of grandfathers-clock: the game has 20 piles, and the position 14$/;
  for (const ask of [solve, par]) {
    assert.throws(() => ask(grandfathers, state), { name: 'TypeError', message: told });
  }
  assert.throws(
    () =>
      hint(
        grandfathers,
        visible(clock, state),
        grandfathers.moves(grandfathers.deal(grandfathers.pack)),
      ),
    {
      message: told,
    },
  );
});
