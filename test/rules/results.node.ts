/** Numbered deals and how their games end: a table that no change of the code may change. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesOf } from '../../src/rules/index.js';
import { dealt } from './variants.js';

interface Results {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** For the deals from 1 on, how many moves were made; `!` where the game was won. */
  readonly ends: string;
  /** The deals that end otherwise with `in-place`, and how. */
  readonly easy: string;
}

/** In Watch the king returns to the first pile of those that hide a card, from twelve clockwise. */
const tables: readonly Results[] = [
  {
    game: 'clock',
    options: {},
    ends: `
      48 37 50 43 30 42 42 50 29 39 35 47 46 19 40 31 48 44 52! 19 47 33 23 45 51 46 38 47
      52! 32 43 41 38 31 52! 29 50 47 27 47
    `,
    easy: `
      3:50! 8:50! 17:48! 25:51!
    `,
  },
  {
    game: 'watch',
    options: {},
    ends: `
      52 51 52 52 53! 53! 46 52 45 43 40 50 50 51 43 51 50 48 52! 51 49 49 40 47 53! 52 45
      52 52! 45 52 50 47 46 52! 48 53! 52 53! 50
    `,
    easy: `
      1:52! 3:50! 4:52! 8:50! 14:51! 16:51! 17:48! 20:51! 25:51! 26:52! 28:52! 31:52!
      38:52! 40:50!
    `,
  },
  {
    game: 'watch',
    options: { 'king-returns': 'top' },
    ends: `
      52 44 52 52 35 53! 46 52 42 43 40 50 50 21 43 51 50 46 52! 21 49 39 30 47 53! 52 45
      52 52! 45 52 50 47 44 52! 48 53! 52 42 50
    `,
    easy: `
      1:52! 3:50! 4:52! 8:50! 16:51! 17:48! 25:51! 26:52! 28:52! 31:52! 38:52! 40:50!
    `,
  },
  {
    game: 'travellers',
    options: {},
    ends: `
      51 36 31 32 36 28 30 52! 26 49 32 46 48 28 42 29 39 43 45 35 36 51 41 44 52! 32 41
      36 39 37 43 36 43 46 34 29 52! 35 19 38
    `,
    easy: `
      1:51! 10:49! 22:51!
    `,
  },
  {
    game: 'travellers',
    options: { deck: '32' },
    ends: `
      31 30 27 20 20 27 26 32! 18 27 31 29 10 32! 27 30 26 29 28 32! 31 12 22 19 12 29 29
      26 18 17 29 30 31 30 23 24 29 29 30 30
    `,
    easy: `
      1:31! 10:27! 11:31! 21:31! 33:31! 34:30! 38:29! 39:30!
    `,
  },
  {
    game: 'hide-and-seek',
    options: {},
    ends: `
      35 41 51 44 35 50 52! 52! 26 41 45 46 52! 52! 16 49 44 28 52! 50 51 35 39 33 34 48
      29 48 20 40 43 44 52! 51 37 47 35 32 41 41
    `,
    easy: `
      3:51! 6:50! 20:50! 21:51! 34:51!
    `,
  },
];

function end(game: string, options: Readonly<Record<string, string>>, deal: number): string {
  const rules = rulesOf(game, options);
  let state = dealt(rules, deal);
  let made = 0;
  for (let moves = rules.moves(state); moves.length > 0; moves = rules.moves(state)) {
    state = rules.apply(state, moves[0]!);
    made++;
  }
  return rules.outcome(state).status === 'won' ? `${made}!` : `${made}`;
}

describe('numbered deals', () => {
  for (const { game, options, ends, easy } of tables) {
    const name = [game, ...Object.values(options)].join(' ');
    const strictEnds = ends.trim().split(/\s+/);

    it(`end as they always did: ${name}`, () => {
      strictEnds.forEach((wanted, i) => {
        assert.equal(end(game, options, i + 1), wanted, `deal ${i + 1}`);
      });
    });

    it(`end as they always did where cards may stay in place: ${name}`, () => {
      const others = new Map(
        easy
          .trim()
          .split(/\s+/)
          .map((entry) => entry.split(':') as [string, string]),
      );
      strictEnds.forEach((strict, i) => {
        const wanted = others.get(String(i + 1)) ?? strict;
        const found = end(game, { ...options, 'in-place': 'true' }, i + 1);
        assert.equal(found, wanted, `deal ${i + 1}`);
      });
    });
  }
});
