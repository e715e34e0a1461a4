/** Saved games without a page: one is read by a program that may not know which game it is of. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatGame, games, parseGame, shuffle } from '../../src/rules/index.js';
import { anyDeal, anySeed, steps, variants, type Variant } from './variants.js';

const all = Object.values(games);

/** A game of some moves at random, as it is saved. */
function saved({ rules }: Variant, deal: number, seed: number): string {
  const made = [...steps(rules, deal, seed, 30)].flatMap(({ chosen }) => chosen ?? []);
  return formatGame({
    rules,
    opening: { number: deal, cards: shuffle(rules.pack, deal) },
    steps: made.map((move, i) => ({ move, attached: i > 0 && seed % 3 === 0 })),
    at: seed % (made.length + 1),
    elapsed: seed % 100_000,
    ends: ['', 'w', 'l', 'wl'][seed % 4]!,
  });
}

describe('a saved game', () => {
  it('is read without knowing its game, and written again as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...variants), anyDeal, anySeed, (variant, deal, seed) => {
        const text = saved(variant, deal, seed);
        const read = parseGame(all, text);
        if (!read.ok) assert.fail(read.error.message);
        const { rules, states, steps } = read.value;
        assert.equal(rules.game, variant.rules.game);
        assert.deepEqual(rules.options, variant.rules.options);
        assert.equal(states.length, steps.length + 1);
        assert.equal(formatGame(read.value), text);
        assert.deepEqual(parseGame(games[rules.game]!, text).ok, true);
      }),
    );
  });

  it('of none of the games asked for is refused where it names its own', () => {
    const text = saved(variants[0]!, 1, 1);
    for (const [asked, message] of [
      [games['watch']!, /of clock, not of watch$/],
      [[games['watch']!, games['big-ben']!], /of clock, not of watch, big-ben$/],
    ] as const) {
      const read = parseGame(asked, text);
      assert.ok(!read.ok);
      assert.equal(`${read.error.code} ${read.error.at}`, 'other-game 10');
      assert.match(read.error.message, message);
    }
    for (const name of ['chess', '', 'constructor', '__proto__', 'Clock']) {
      const read = parseGame(all, text.replace('clock', name));
      assert.ok(!read.ok);
      assert.equal(`${read.error.code} ${read.error.at}`, 'other-game 10');
    }
  });
});
