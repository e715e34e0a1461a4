/** What is told of a position: facts of its piles, badges, what a player sees, what a double tap plays. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  cardOf,
  isDown,
  rankOf,
  type Rules,
  rulesOf,
  type State,
  suitOrder,
  topOf,
  visible,
} from '../../src/rules/index.js';
import { bigBenEndgame, germanEndgame, grandfathersEndgame } from './endgames.js';
import {
  anyDeal,
  anySeed,
  dealt,
  position,
  type Step,
  steps,
  stepsFrom,
  variants,
} from './variants.js';

function everywhere(look: (rules: Rules, step: Step) => void, some = variants): void {
  fc.assert(
    fc.property(fc.constantFrom(...some), anyDeal, anySeed, ({ rules }, deal, seed) => {
      for (const step of steps(rules, deal, seed, 120)) look(rules, step);
    }),
    { numRuns: 60 },
  );
}

/** A position from which play at random may well win: a deal where luck decides, or an endgame. */
function nearTheEnd(rules: Rules, seed: number): State {
  const left = { stock: seed % 3, waste: seed % 2, redeals: 0 };
  switch (rules.game) {
    case 'grandfathers-clock':
      return grandfathersEndgame(rules, seed, 6);
    case 'big-ben':
      return bigBenEndgame(rules, seed, { count: 6, ...left });
    case 'german-clock':
      return germanEndgame(rules, seed, { count: 6, ...left });
    default:
      return dealt(rules, seed);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Whether a game has piles for cards of a rank, or foundations. */
const collects = ({ piles }: Rules): boolean =>
  piles.some(({ rank, role }) => rank !== undefined || role === 'foundation');

describe('the piles of a game', () => {
  it('have ids of their own, none of which could be mistaken in a token or a position', () => {
    for (const { rules } of variants) {
      const ids = rules.piles.map((pile) => pile.id);
      assert.equal(new Set(ids).size, ids.length);
      for (const id of ids) assert.match(id, /^[A-Za-z0-9]+$/);
      for (const { name } of rules.memory) assert.ok(!ids.includes(name));
    }
  });

  it('want as many cards, all together, as are not home', () => {
    const some = variants.filter(({ rules }) => collects(rules));
    everywhere((rules, { state }) => {
      const { piles } = rules.table(state);
      const up = piles.filter((pile) => pile.role === 'foundation');
      if (up.length > 0) {
        const home = sum(up.map((pile) => pile.cards.length));
        assert.equal(sum(up.map((pile) => pile.missing)), rules.allCards.length - home);
        for (const pile of up) assert.equal(pile.complete, pile.missing === 0);
      } else {
        const isHome = (slot: number, rank?: number): boolean =>
          !isDown(slot) && rank === rankOf(slot);
        const home = sum(
          piles.map(({ cards, rank }) => cards.filter((one) => isHome(one, rank)).length),
        );
        assert.equal(sum(piles.map((pile) => pile.missing)), rules.allCards.length - home);
      }
    }, some);
  });

  for (const { name, rules } of variants.filter((one) => collects(one.rules))) {
    it(`are all complete when the game is won, unless cards stay in place: ${name}`, () => {
      let won = 0;
      let early = 0;
      for (let seed = 1; seed <= 60; seed++) {
        for (const { state } of stepsFrom(rules, nearTheEnd(rules, seed), seed, 120)) {
          const collecting = rules
            .table(state)
            .piles.filter((pile) => pile.rank !== undefined || pile.role === 'foundation');
          const all = collecting.every((pile) => pile.complete);
          const isWon = rules.outcome(state).status === 'won';
          if (all) assert.ok(isWon);
          if (isWon) won++;
          if (isWon && !all) early++;
        }
      }
      assert.ok(won > 0, 'no game was won: give `nearTheEnd` an endgame');
      assert.equal(early > 0, rules.options['in-place'] === 'true');
    });
  }
});

describe('the shuttling games', () => {
  const shuttling = variants.filter(({ rules }) => rules.piles.at(-1)!.role === 'turned');

  it('show the card in play on the pile that it came from', () => {
    everywhere((rules, { state, chosen }) => {
      if (!chosen) return;
      const turned = rules.table(rules.apply(state, chosen)).piles.at(-1)!;
      const next = rules
        .effects(state, chosen)
        .find(({ to }) => rules.piles[to]!.role === 'turned');
      assert.equal(turned.over, next && rules.piles[next.from]!.id);
    }, shuttling);
    const firstOver = (game: string): string | undefined =>
      rulesOf(game)
        .table(dealt(rulesOf(game), 1))
        .piles.at(-1)!.over;
    assert.equal(firstOver('clock'), 'centre');
    assert.equal(firstOver('hide-and-seek'), 'A');
    assert.equal(firstOver('travellers'), 'talon');
    assert.equal(firstOver('wandering-card'), 'aside');
  });
});

describe('badges', () => {
  const german = rulesOf('german-clock');
  const order = (piles: string): readonly (number | null)[] => {
    const gone = piles.split(/[ |]+/);
    const rest = formatRest(gone);
    return suitOrder(position(german, `german-clock | ${piles} | stock ${rest} | redeals 2`).piles);
  };
  const formatRest = (gone: readonly string[]): string =>
    'A 2 3 4 5 6 7 8 9 10 J Q K'
      .split(' ')
      .flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit))
      .filter((card) => !gone.includes(card))
      .map((card) => `(${card})`)
      .join(' ');

  it('tell the suits that the cards played have fixed', () => {
    assert.deepEqual(suitOrder(dealt(german, 1).piles), [null, null, null, null]);
    // The first suit fixes the third, its colour’s other one; the second fixes the fourth.
    assert.deepEqual(order('h5 5S'), [3, null, 0, null]);
    assert.deepEqual(order('h2 2D | h5 5D 5C'), [1, 0, 2, 3]);
    assert.deepEqual(order('centre KH KS KD KC'), [2, 3, 1, 0]);
  });

  it('count the redeals left', () => {
    everywhere((rules, { state, chosen }) => {
      const count = (at: State): number | undefined => {
        const badge = rules.table(at).badges.find(({ kind }) => kind === 'redeals');
        return badge?.kind === 'redeals' ? badge.count : undefined;
      };
      if (!chosen || rules.options['redeals'] === undefined) return;
      const spent = chosen.token === 'waste-stock' ? 1 : 0;
      assert.equal(count(rules.apply(state, chosen)), count(state)! - spent);
    });
  });
});

describe('what a player sees', () => {
  it('leaves out every card that lies face down, and nothing else', () => {
    everywhere((rules, { state }) => {
      const seen = visible(rules, state);
      state.piles.forEach((pile, i) => {
        assert.deepEqual(
          seen.piles[i],
          pile.map((slot) => (isDown(slot) ? null : cardOf(slot))),
        );
      });
      assert.deepEqual(
        Object.keys(seen.memory),
        rules.memory.map(({ name }) => name),
      );
    });
  });
});

describe('a double tap', () => {
  it('plays to a foundation where it can', () => {
    everywhere((rules, { state, moves }) => {
      for (let from = 0; from < rules.piles.length; from++) {
        const up = moves.filter(
          (move) => move.from === from && rules.piles[move.to]!.role === 'foundation',
        );
        const obvious = rules.obvious(state, from);
        if (up.length > 0) assert.ok(obvious && up.includes(obvious));
      }
    });
  });

  it('prefers, of two foundations, the one with further to go', () => {
    const rules = rulesOf('big-ben');
    let two = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const left = { count: 30, stock: 0, waste: 1, redeals: 0 };
      const state = bigBenEndgame(rules, seed, left);
      const { piles } = rules.table(state);
      for (let from = 12; from < rules.piles.length; from++) {
        const up = rules.moves(state).filter((move) => move.from === from && move.to < 12);
        if (up.length < 2) continue;
        two++;
        assert.equal(topOf(state.piles[up[0]!.to]!), topOf(state.piles[up[1]!.to]!));
        const chosen = piles[rules.obvious(state, from)!.to]!;
        assert.equal(chosen.missing, Math.max(...up.map((move) => piles[move.to]!.missing)));
      }
    }
    assert.ok(two > 5);
  });

  it('does not carry a column’s only card to another empty column', () => {
    const rules = rulesOf('grandfathers-clock');
    for (let seed = 1; seed <= 50; seed++) {
      const state = grandfathersEndgame(rules, seed, 5, 5);
      for (let from = 12; from < 20; from++) {
        const obvious = rules.obvious(state, from);
        if (obvious && obvious.to >= 12) assert.ok(state.piles[obvious.to]!.length > 0);
      }
    }
  });

  it('leaves the choice of where the king returns to the player', () => {
    const rules = rulesOf('watch');
    const choice = [...steps(rules, 1, 1, 60)].find(({ moves }) => moves.length > 1)!;
    assert.equal(rules.obvious(choice.state, rules.piles.length - 1), undefined);
  });
});
