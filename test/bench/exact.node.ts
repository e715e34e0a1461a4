/** The exact chances beside the figures that were counted, and the best choice in Watch. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { atFourthKing, exactChance, noneLaidAside, seenAtFourthKing } from '../../bench/exact.js';
import { type Options, rulesOf, shuffle } from '../../src/rules/index.js';
import { watchChances } from '../../src/solver/index.js';
import figures from '../../src/solver/odds.json' with { type: 'json' };
import { deals } from '../support/deals.js';

interface Figure {
  readonly game: string;
  readonly set: Options;
  readonly player: string;
  readonly deals: number;
  readonly won: number;
  readonly exact?: readonly number[];
  readonly chance?: number;
}
const all = figures as unknown as readonly Figure[];

test('every figure has its exact chance beside it, where that is known', () => {
  let known = 0;
  for (const { game, set, player, exact, chance } of all) {
    const name = `${game} ${JSON.stringify(set)} ${player}`;
    const found = exactChance(game, set, player);
    assert.deepEqual(exact, found?.oneIn === undefined ? undefined : [1, found.oneIn], name);
    const rounded = found && !found.oneIn ? Number(found.chance.toPrecision(6)) : undefined;
    assert.equal(chance, rounded, name);
    known += Number(found !== undefined);
  }
  assert.equal(known, 24, 'ten lines of luck, twelve of Watch, two of German Clock');
});

test('counted figures agree with exact chances', () => {
  // At 95 % one line in twenty would miss by chance: 3.2905 standard errors are 99.9 %.
  for (const { game, set, player, deals: counted, won } of all) {
    const found = exactChance(game, set, player);
    if (!found) continue;
    const error = Math.sqrt((found.chance * (1 - found.chance)) / counted);
    const off = Math.abs(won / counted - found.chance);
    assert.ok(off <= 3.2905 * error, `${game} ${JSON.stringify(set)} ${player}: ${off / error}`);
  }
});

test('how often no card is laid aside in Wandering Card, as the documentation says', () => {
  const [, usual, counted] = /In (\S+) % of deals no card does, or\s+(?:in\s+)?(\S+) % if/.exec(
    readFileSync('docs/odds.md', 'utf8'),
  )!;
  for (const [countFirst, told] of [
    [false, usual],
    [true, counted],
  ] as const) {
    const exact = noneLaidAside(countFirst);
    assert.equal(told, (exact * 100).toFixed(1));
    const rules = rulesOf('wandering-card', { 'count-first-row': String(countFirst) });
    const tried = deals(20_000);
    let none = 0;
    // With no card laid aside there is no move.
    for (let deal = 1; deal <= tried; deal++) {
      none += Number(rules.moves(rules.deal(shuffle(rules.pack, deal))).length === 0);
    }
    const error = Math.sqrt((exact * (1 - exact)) / tried);
    assert.ok(Math.abs(none / tried - exact) <= 3.2905 * error, `${none} of ${tried}`);
  }
});

test('what can be hidden at the fourth king is as likely as anything in all', () => {
  let sum = 0;
  let layouts = 0;
  for (const { chance } of atFourthKing()) {
    sum += chance;
    layouts++;
  }
  assert.ok(Math.abs(sum - 1) < 1e-12);
  assert.equal(layouts, 1820, 'twelve piles, each with none to four');
});

for (const returns of ['bottom', 'top']) {
  for (const place of ['false', 'true']) {
    const set = { 'king-returns': returns, 'in-place': place };

    test(`Watch, ${JSON.stringify(set)}: which pile is best, whatever is hidden`, () => {
      const rules = rulesOf('watch', set);
      for (const { hidden } of atFourthKing()) {
        const seen = seenAtFourthKing(rules, hidden);
        const all = hidden.reduce((sum, count) => sum + count, 0);
        const chances = watchChances(rules, seen).map(({ token, chance }) => {
          const pile = rules.piles.findIndex(({ id }) => token === `turned-${id}`);
          return { chance, count: seen.piles[pile]!.filter((card) => card === null).length };
        });
        chances.sort((a, b) => (returns === 'top' ? b.count - a.count : a.count - b.count));
        chances.forEach(({ chance, count }, i) => {
          const worse = chances[i - 1];
          if (worse?.count === count) assert.equal(chance, worse.chance);
          else if (worse) {
            // Of two piles one is as good as the other with `in-place`, where the circle has both;
            // without it none with several hidden cards can win by `top`.
            const even =
              returns === 'top' ? chance === 0 : chances.length === 2 && chance > 1 - 1e-12;
            assert.ok(chance > worse.chance || even, `${hidden.join()}: ${chance}`);
          }
          if (place === 'true') return;
          const exact = returns === 'bottom' ? count / all : count === 1 ? 1 / all : 0;
          assert.ok(Math.abs(chance - exact) < 1e-12);
        });
      }
    });
  }
}
