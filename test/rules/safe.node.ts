/** The moves called safe, in positions small enough to play every line: none of them loses a win. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  KING,
  type Move,
  nextInSuit,
  rankOf,
  type Rules,
  rulesOf,
  type State,
  topOf,
} from '../../src/rules/index.js';
import { deals } from '../support/deals.js';
import {
  bigBenEndgame,
  canBeWon,
  columnsInAnyOrder,
  germanEndgame,
  grandfathersEndgame,
} from './endgames.js';
import { steps, variantsOf } from './variants.js';

type Key = (state: State) => string;

/** Whether a move turns a position that can be won into one that can't; undefined if that is long. */
function loses(rules: Rules, state: State, move: Move, same?: Key): boolean | undefined {
  const before = canBeWon(rules, state, 4000, same);
  if (before === undefined) return undefined;
  return before && canBeWon(rules, rules.apply(state, move), 40_000, same) === false;
}

/** Checks the safe move of each position, and returns how many there were. */
function checked(rules: Rules, positions: Iterable<State>, same?: Key): number {
  let count = 0;
  for (const state of positions) {
    const safe = rules.safe(state);
    if (!safe) continue;
    const lost = loses(rules, state, safe, same);
    assert.notEqual(lost, true, `${safe.token} in ${JSON.stringify(state)}`);
    if (lost === false) count++;
  }
  return count;
}

function* seeds(count: number, make: (seed: number) => State): Generator<State> {
  for (let seed = 1; seed <= count; seed++) yield make(seed);
}

/** The last positions that could be won of games that then were lost: where care matters most. */
function* critical(rules: Rules, games: number, same: Key): Generator<State> {
  for (let deal = 1; deal <= games; deal++) {
    const game = [...steps(rules, deal, deal * 77, 400)].map((step) => step.state);
    if (rules.outcome(game[game.length - 1]!).status !== 'lost') continue;
    const last = game.findLastIndex((state) => canBeWon(rules, state, 4000, same) !== false);
    yield* game.slice(Math.max(0, last - 3), last + 1);
  }
}

describe('a safe move of Grandfather’s Clock', () => {
  for (const { name, rules } of variantsOf('grandfathers-clock')) {
    it(`never loses an endgame: ${name}`, () => {
      const positions = seeds(200, (seed) =>
        grandfathersEndgame(rules, seed, 6 + (seed % 20), 3 + (seed % 6)),
      );
      assert.ok(checked(rules, positions, columnsInAnyOrder) > 80);
    });

    it(`never loses where another move to a foundation does: ${name}`, () => {
      const positions = [...critical(rules, 150, columnsInAnyOrder)];
      checked(rules, positions, columnsInAnyOrder);
      const wrong = positions.filter((state) =>
        rules
          .moves(state)
          .some((move) => move.to < 12 && loses(rules, state, move, columnsInAnyOrder)),
      );
      assert.ok(wrong.length > 3, 'every move to a foundation would be safe');
    });
  }
});

/** The cards that wait in columns, fans and waste. */
const waiting = (rules: Rules, state: State): number[] =>
  state.piles.flatMap((pile, i) => (rules.piles[i]!.role === 'foundation' ? [] : pile));

/** Looks at every safe move of some random games. */
function eachSafe(rules: Rules, look: (card: number, others: number[]) => void): number {
  let count = 0;
  for (let deal = 1; deal <= deals(25); deal++) {
    for (const { state } of steps(rules, deal, deal * 77, 250)) {
      const safe = rules.safe(state);
      if (!safe) continue;
      count++;
      const others = waiting(rules, state);
      const card = topOf(state.piles[safe.from]!);
      others.splice(others.indexOf(card), 1);
      look(card, others);
    }
  }
  return count;
}

describe('a safe move takes a card on which nothing will be built', () => {
  for (const { name, rules } of variantsOf('grandfathers-clock')) {
    it(name, () => {
      const onAce = rules.options['tableau-wrap'] === 'none' ? 0 : KING;
      const count = eachSafe(rules, (card, others) => {
        const below = rankOf(card) - 1 || onAce;
        assert.ok(!others.some((other) => rankOf(other) === below));
      });
      assert.ok(count > deals(50));
    });
  }

  for (const build of ['never', 'nonempty', 'any']) {
    it(`big-ben gap-build=${build}, and which has no twin waiting for the same place`, () => {
      const count = eachSafe(rulesOf('big-ben', { 'gap-build': build }), (card, others) => {
        assert.ok(!others.includes(card));
        assert.ok(!others.some((other) => nextInSuit(other) === card));
      });
      assert.ok(count > deals(50));
    });
  }
});

describe('a safe move of Big Ben', () => {
  /**
   * Deals whose random games were thrown away in their last moves, by a move to a foundation too:
   * the positions before that are few enough to be played in every way.
   */
  const LATE = [60, 67, 69, 79, 90, 95, 100];

  it('never loses where another move to a foundation does', () => {
    const rules = rulesOf('big-ben', { 'gap-build': 'never', redeals: '2' });
    const same: Key = (state) => JSON.stringify(state);
    let wrong = 0;
    for (const deal of LATE) {
      const game = [...steps(rules, deal, deal * 77, 400)].map((step) => step.state);
      const late = game.slice(-12).filter((state) => canBeWon(rules, state, 2000, same) === true);
      checked(rules, late, same);
      for (const state of late) {
        const up = rules.moves(state).filter((move) => move.to < 12);
        wrong += up.filter((move) => loses(rules, state, move, same)).length;
      }
    }
    assert.ok(wrong > 1, 'every move to a foundation would be safe');
  });

  for (const build of ['never', 'nonempty', 'any']) {
    const rules = rulesOf('big-ben', { 'gap-build': build, redeals: '2' });

    it(`never loses an endgame: gap-build=${build}`, () => {
      const positions = seeds(120, (seed) =>
        bigBenEndgame(rules, seed, {
          count: 5 + (seed % 12),
          stock: 0,
          waste: seed % 4,
          redeals: 0,
        }),
      );
      assert.ok(checked(rules, positions) > 60);
    });

    it(`is not named while cards come from the stock: gap-build=${build}`, () => {
      for (let seed = 1; seed <= 50; seed++) {
        const left = { count: 12, stock: seed % 5, waste: (seed + 1) % 3, redeals: seed % 3 };
        const state = bigBenEndgame(rules, seed, left);
        const coming = left.stock > 0 || (left.redeals > 0 && left.waste > 0);
        if (coming) assert.equal(rules.safe(state), undefined);
      }
    });
  }
});

describe('a safe move of German Clock', () => {
  for (const { name, rules } of variantsOf('german-clock')) {
    it(`never loses an endgame: ${name}`, () => {
      const most = Number(rules.options['redeals']);
      const positions = seeds(150, (seed) =>
        germanEndgame(rules, seed, {
          count: 4 + (seed % 18),
          waste: seed % 9,
          redeals: seed % (most + 1),
        }),
      );
      assert.ok(checked(rules, positions) > 40);
    });

    it(`is not named where a suit would be opened: ${name}`, () => {
      for (let deal = 1; deal <= 20; deal++) {
        for (const { state, moves } of steps(rules, deal, deal, 40)) {
          const play = moves.find((move) => move.to < 13);
          if (!play) continue;
          const layer = state.piles[play.to]!.length;
          const opens = !state.piles.slice(0, 13).some((pile) => pile.length > layer);
          // The later layers bring the other suits of the same colours, begun or not.
          assert.equal(rules.safe(state), opens && layer < 2 ? undefined : play);
        }
      }
    });
  }
});
