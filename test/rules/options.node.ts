/** Options as they are asked for, and what comes of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Card,
  type GameId,
  games,
  type Meanings,
  type Move,
  type OptionFault,
  optionMeanings,
  resolveOptions,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { everyOptions, gameIds } from './variants.js';

const bigBen = games['big-ben']!;

describe('the options of a game', () => {
  for (const id of gameIds) {
    const game = games[id]!;

    it(`have their defaults among their values, and a meaning: ${id}`, () => {
      for (const option of game.options) {
        assert.ok(option.values.includes(option.default));
        assert.equal(new Set(option.values).size, option.values.length);
        assert.match((optionMeanings as Meanings)[option.name]!, /^[A-Z].*\.$/);
      }
    });

    it(`are the defaults where nothing is asked for: ${id}`, () => {
      const defaults = Object.fromEntries(game.options.map((spec) => [spec.name, spec.default]));
      const empty = Object.fromEntries(game.options.map((spec) => [spec.name, '']));
      for (const asked of [{}, empty]) {
        assert.deepEqual(resolveOptions(game, asked), { options: defaults, faults: [] });
      }
    });

    it(`come back as they were asked for: ${id}`, () => {
      for (const asked of everyOptions(id)) {
        const { options, faults } = resolveOptions(game, asked);
        assert.deepEqual(options, asked);
        assert.deepEqual(faults, []);
        assert.ok(Object.isFrozen(options));
      }
    });

    it(`fall back to the default with a report, whatever is asked for: ${id}`, () => {
      for (const spec of game.options) {
        fc.assert(
          fc.property(fc.string({ minLength: 1 }), (value) => {
            fc.pre(!spec.values.includes(value));
            const { options, faults } = resolveOptions(game, { [spec.name]: value });
            assert.equal(options[spec.name], spec.default);
            assert.deepEqual(faults, [
              { code: 'unknown-value', name: spec.name, value, takes: spec.values },
            ]);
          }),
          { numRuns: 30 },
        );
      }
    });

    it(`report what the game does not have: ${id}`, () => {
      const takes = game.options.map((spec) => spec.name);
      for (const name of ['jokers', 'toString', '__proto__', 'constructor']) {
        const asked = Object.fromEntries([[name, 'wild']]);
        const { options, faults } = resolveOptions(game, asked);
        assert.deepEqual(Object.keys(options), takes);
        assert.deepEqual(faults, [{ code: 'unknown-option', name, value: 'wild', takes }]);
      }
    });
  }

  it('are unknown where the game has no presets', () => {
    const { faults } = resolveOptions(games['clock']!, { rules: 'classic' });
    assert.equal(faults[0]?.code, 'unknown-option');
  });
});

describe('presets', () => {
  const sets = bigBen.presets!.sets;

  it('give every option a value that it takes', () => {
    for (const set of Object.values(sets)) {
      assert.deepEqual(Object.keys(set).sort(), bigBen.options.map((spec) => spec.name).sort());
      for (const spec of bigBen.options) assert.ok(spec.values.includes(set[spec.name]!));
    }
  });

  it('are the four tables of the sources', () => {
    const order = ['gap-build', 'fill-start', 'fill-order', 'redeals'];
    const rows = Object.keys(sets).map((name) => {
      const { options, faults } = resolveOptions(bigBen, { rules: name });
      assert.deepEqual(faults, []);
      return [name, ...order.map((option) => options[option])].join(' ');
    });
    assert.deepEqual(rows, [
      'classic never 12 rounds 0',
      'catsatcards never 12 piles 0',
      'solsuite any 1 rounds 1',
      'jsolitaire nonempty 12 rounds 0',
    ]);
  });

  it('are beaten by every option that is given by itself', () => {
    for (const [name, set] of Object.entries(sets)) {
      for (const asked of everyOptions('big-ben')) {
        assert.deepEqual(resolveOptions(bigBen, { rules: name, ...asked }).options, asked);
      }
      for (const { name: option, values } of bigBen.options) {
        for (const value of values) {
          const { options } = resolveOptions(bigBen, { rules: name, [option]: value });
          assert.deepEqual(options, { ...set, [option]: value });
        }
      }
    }
  });

  it('give way to the default preset where the name is unknown', () => {
    const { options, faults } = resolveOptions(bigBen, { rules: 'Classic', redeals: '2' });
    assert.deepEqual(options, { ...sets['classic'], redeals: '2' });
    assert.deepEqual(faults, [
      { code: 'unknown-value', name: 'rules', value: 'Classic', takes: Object.keys(sets) },
    ]);
  });

  it('stand in for a single option that is not understood', () => {
    const { options, faults } = resolveOptions(bigBen, { rules: 'solsuite', redeals: 'many' });
    assert.deepEqual(options, sets['solsuite']);
    assert.equal(faults.length, 1);
  });
});

describe('rulesOf', () => {
  it('hands every fault to the caller and goes on', () => {
    const faults: OptionFault[] = [];
    const rules = rulesOf('german-clock', { redeals: '3', suits: '4' }, (fault) => {
      faults.push(fault);
    });
    assert.deepEqual(rules.options, { redeals: '2' });
    assert.deepEqual(
      faults.map(({ code, name }) => `${code} ${name}`),
      ['unknown-value redeals', 'unknown-option suits'],
    );
  });

  it('throws for a game that there is not, naming those that there are', () => {
    for (const name of ['klondike', 'toString', '']) {
      assert.throws(
        () => rulesOf(name),
        (error) => {
          assert.ok(error instanceof RangeError);
          for (const id of gameIds) assert.ok(error.message.includes(id));
          return true;
        },
      );
    }
  });
});

describe('what a program hands to the rules', () => {
  const rules = rulesOf('german-clock');
  const opening = rules.deal(shuffle(rules.pack, 1));

  it('warns of options that it does not know if nobody is told of them, and says what would be right', (t) => {
    const warned: string[] = [];
    t.mock.method(console, 'warn', (text: string) => warned.push(text));
    rulesOf('german-clock', { redeals: '3', suits: '4' });
    rulesOf('german-clock', { redeals: '3' }, () => {});
    assert.deepEqual(warned, [
      'german-clock: redeals="3" is not valid; redeals takes 0, 1, 2; its default is used',
      'german-clock: this game has no option suits (“4” was given); its options are redeals; its default is used',
    ]);
  });

  it('deals nothing but a deal of the game, and says which card is wrong, and how to get one', () => {
    const right = 'shuffle(rules.pack, 1) gives one';
    for (const [cards, wrong] of [
      [[], 'AC is missing: a deal has 52 cards, and 0 were given'],
      [[99, ...rules.pack.slice(1)], 'card 1 of the deal is not a card'],
      [[...rules.pack.slice(1), 1 as Card], 'card 52, 2C, occurs once too often'],
    ] as const) {
      assert.throws(() => rules.deal(cards as readonly Card[]), {
        name: 'RangeError',
        message: `this is no deal of german-clock: ${wrong}; ${right}`,
      });
    }
  });

  it('takes only moves, and says where they come from, for a text too', () => {
    for (const text of ['stock-nowhere', 'stock-waste']) {
      assert.throws(() => rules.apply(opening, text as unknown as Move), {
        name: 'IllegalMove',
        code: 'unknown-move',
        message:
          'this is not a move: moves(state) lists those that are legal, and parseMove(rules, text) reads one',
      });
    }
    assert.throws(() => rules.apply(opening, { token: 'x-y', from: -1, to: 0 }), {
      message:
        '“x-y” is not a legal move here: nothing moves from that pile to that one; moves(state) lists those that are',
    });
  });

  it('knows each game by its id, in the types as well', () => {
    const ids: readonly GameId[] = gameIds as readonly GameId[];
    for (const id of ids) assert.equal(games[id].id, id);
  });
});
