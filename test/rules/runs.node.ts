/** Moves of several cards at once: how they are written, and that no other number of cards may go. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { DOWN, IllegalMove, parseMove, rulesOf } from '../../src/rules/index.js';
import { carousel, validatePosition } from '../support/carousel/rules.js';
import { anyDeal, anySeed, steps } from './variants.js';

const rules = carousel.create({});

describe('runs of cards', () => {
  it('are legal in the lengths that are listed, and in no others', () => {
    fc.assert(
      fc.property(anyDeal, anySeed, (deal, seed) => {
        for (const { state, moves } of steps(rules, deal, seed, 40)) {
          const listed = new Set(moves.map(({ token }) => token));
          for (let from = 0; from < 6; from++) {
            for (let to = 0; to < 6; to++) {
              for (let count = 0; count <= 8; count++) {
                const move = rules.move(from, to, count);
                const legality = rules.legality(state, from, to, count);
                assert.equal(legality === 'ok', listed.has(move.token), move.token);
                if (legality === 'ok') continue;
                assert.throws(
                  () => rules.apply(state, move),
                  (error) => error instanceof IllegalMove && error.code === legality,
                );
              }
            }
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('are written with their length, and read back', () => {
    for (let count = 1; count < 24; count++) {
      const move = rules.move(2, 4, count);
      assert.equal(move.token, count === 1 ? 'c3-c5' : `c3-c5-${count}`);
      assert.deepEqual(parseMove(rules, move.token), { ok: true, value: move });
    }
  });

  it('have one spelling, and none in a game of single cards', () => {
    const kit = rulesOf('grandfathers-clock', {});
    const wrong = ['1', '01', '02', '-2', '+2', '2.0', ' 2', '2 ', '1e1', 'NaN', '', '2-2'];
    const refused = [
      ...wrong.map((count) => parseMove(rules, `c3-c5-${count}`)),
      parseMove(kit, 'c3-c5-2'),
      parseMove(kit, 'c3-c5-1'),
    ];
    for (const read of refused) {
      assert.ok(!read.ok);
      assert.equal(read.error.code, 'unknown-pile');
      assert.equal(read.error.at, 3);
    }
  });

  it('that are none are told how a move is written', () => {
    const kit = rulesOf('grandfathers-clock', {});
    for (const [token, what] of [
      ['', 'there is no move'],
      ['c1-x9', '“x9” in the move “c1-x9” is not a pile of this game'],
    ] as const) {
      const read = parseMove(kit, token);
      assert.ok(!read.ok);
      const [from, to] = /“(\w+)-(\w+)”$/.exec(read.error.message)!.slice(1);
      assert.ok(kit.piles.some(({ id }) => id === from) && kit.piles.some(({ id }) => id === to));
      assert.ok(read.error.message.startsWith(`${what}: a move names two piles, such as “`));
    }
  });

  it('that are no text are told so', () => {
    const kit = rulesOf('clock', {});
    for (const [token, type] of [
      [{ from: 'c6', to: 'h10' }, 'object'],
      [5, 'number'],
      [null, 'object'],
    ] as const) {
      const read = parseMove(kit, token as unknown as string);
      assert.ok(!read.ok);
      assert.match(
        read.error.message,
        new RegExp(`^a move is a text such as “.+”, not of the type ${type}$`),
      );
    }
  });

  it('leave positions that the game takes for possible, and no others are taken for that', () => {
    fc.assert(
      fc.property(anyDeal, anySeed, (deal, seed) => {
        for (const { state } of steps(rules, deal, seed, 40)) {
          assert.equal(validatePosition(rules, state), undefined);
          const wrong = state.piles.findIndex((pile) => pile.length > 0);
          const piles = state.piles.map((pile, i) =>
            i === wrong ? [...pile.slice(0, -1), pile.at(-1)! + DOWN] : pile,
          );
          assert.equal(validatePosition(rules, { piles }), wrong);
        }
      }),
      { numRuns: 8 },
    );
  });
});
