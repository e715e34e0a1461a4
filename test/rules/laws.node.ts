/** What holds for every game, under every set of options, in every position. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  cardOf,
  formatState,
  IllegalMove,
  parseMove,
  parseState,
  replayEffects,
  type Rules,
  type State,
} from '../../src/rules/index.js';
import { carousel } from '../support/carousel/rules.js';
import { deals } from '../support/deals.js';
import { followed } from '../support/effects.js';
import { frozen } from '../support/frozen.js';
import { anyDeal, anySeed, dealt, type Step, steps, variants } from './variants.js';

// Thousands of refused moves are thrown here, and nobody reads where.
Error.stackTraceLimit = 0;

const MOST = 150;

const cardsOf = (state: State): number[] =>
  state.piles.flatMap((pile) => pile.map(cardOf)).sort((a, b) => a - b);

/** Plays games at random and shows every position to `look`. */
function everywhere(rules: Rules, games: number, look: (step: Step, made: number) => void): void {
  fc.assert(
    fc.property(anyDeal, anySeed, (deal, seed) => {
      let made = 0;
      for (const step of steps(rules, deal, seed, MOST)) look(step, made++);
    }),
    { numRuns: deals(games) },
  );
}

/** A game that moves runs of cards, as none of the kit's does. */
const runs = { name: 'carousel', rules: frozen(carousel.create({})) };

for (const { name, rules } of [...variants, runs]) {
  const width = rules.piles.length;

  describe(name, () => {
    it('keeps its cards and leaves earlier positions alone', () => {
      const all = [...rules.allCards].sort((a, b) => a - b);
      everywhere(rules, 4, ({ state, chosen }) => {
        assert.deepEqual(cardsOf(state), all);
        if (!chosen) return;
        const before = JSON.stringify(state);
        const after = rules.apply(state, chosen);
        assert.equal(JSON.stringify(state), before);
        assert.deepEqual(rules.apply(state, chosen), after);
      });
    });

    it('shares the piles that a move does not touch, and tells the others by its effects', () => {
      everywhere(rules, 4, ({ state, chosen }) => {
        if (!chosen) return;
        const after = rules.apply(state, chosen);
        const effects = rules.effects(state, chosen);
        assert.ok(effects.length > 0);
        assert.deepEqual(replayEffects(state.piles, effects), after.piles);
        const touched = new Set(effects.flatMap(({ from, to }) => [from, to]));
        for (let i = 0; i < width; i++) {
          if (!touched.has(i)) assert.equal(after.piles[i], state.piles[i]);
        }
      });
    });

    it('tells of each card on its way how it lay before, and how it lies after', () => {
      everywhere(rules, 4, ({ state, chosen }) => {
        if (!chosen) return;
        const piles = followed(state.piles, rules.effects(state, chosen));
        assert.deepEqual(piles, rules.apply(state, chosen).piles);
      });
    });

    it('finds a move legal where it is listed, and says why not everywhere else', () => {
      everywhere(rules, 2, ({ state, moves }, made) => {
        const listed = new Set(moves.map((move) => move.token));
        assert.equal(listed.size, moves.length, 'a move is listed twice');
        for (const move of moves) {
          assert.equal(rules.legality(state, move.from, move.to, move.count), 'ok', move.token);
          rules.apply(state, move);
        }
        // All pairs of piles are many: every eleventh position will do, and those near the deal.
        if (made % 11 > 0 && made > 1) return;
        for (let from = 0; from < width; from++) {
          for (let to = 0; to < width; to++) {
            const move = rules.move(from, to);
            if (listed.has(move.token)) continue;
            const code = rules.legality(state, from, to);
            assert.notEqual(code, 'ok', move.token);
            assert.notEqual(code, 'unknown-move', move.token);
            assert.throws(
              () => rules.apply(state, move),
              (error) =>
                error instanceof IllegalMove && error.code === code && error.token === move.token,
            );
          }
        }
      });
    });

    it('is played as long as there are moves, then won or lost', () => {
      everywhere(rules, 4, ({ state, moves }) => {
        const { status } = rules.outcome(state);
        assert.equal(status === 'playing', moves.length > 0);
      });
    });

    it('writes and reads positions and moves', () => {
      everywhere(rules, 2, ({ state, moves }, made) => {
        for (const move of moves) {
          const read = parseMove(rules, move.token);
          assert.ok(read.ok);
          assert.equal(read.value, move);
        }
        if (made % 5 > 0 && moves.length > 0) return;
        const read = parseState(rules, formatState(rules, state));
        assert.deepEqual(read, { ok: true, value: state });
      });
    });

    it('tells the table as it is', () => {
      everywhere(rules, 2, ({ state }, made) => {
        if (made % 5 > 0) return;
        const table = rules.table(state);
        assert.deepEqual(
          table.piles.map((pile) => pile.id),
          rules.piles.map((pile) => pile.id),
        );
        table.piles.forEach((pile, i) => {
          assert.equal(pile.cards, state.piles[i]);
          assert.equal(pile.hidden, pile.cards.filter((slot) => slot >= 64).length);
          assert.ok(pile.missing >= 0);
          if (pile.complete) assert.equal(pile.missing, 0);
        });
      });
    });

    it('offers for a double tap, and as safe, only what is legal', () => {
      everywhere(rules, 4, ({ state, moves }) => {
        for (let from = 0; from < width; from++) {
          const obvious = rules.obvious(state, from);
          if (obvious) assert.ok(moves.includes(obvious) && obvious.from === from);
        }
        const safe = rules.safe(state);
        if (!safe) return;
        assert.ok(moves.includes(safe));
        assert.equal(rules.piles[safe.to]!.role, 'foundation');
      });
    });

    it('knows no pile beyond its own', () => {
      const state = dealt(rules, 1);
      for (const [from, to] of [
        [-1, 0],
        [width, 0],
        [width - 1, -1],
        [width - 1, width],
        [NaN, 0],
      ]) {
        assert.equal(rules.legality(state, from!, to!), 'unknown-move');
        assert.throws(
          () => rules.apply(state, { token: 'x-y', from: from!, to: to! }),
          (error) => error instanceof IllegalMove && error.code === 'unknown-move',
        );
      }
    });
  });
}
