/** The tables of winnable deals: published numbers stay winnable, and stay what they are. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { winnable as bigBen } from '../../src/tags/winnable/big-ben.js';
import { winnable as clock } from '../../src/tags/winnable/clock.js';
import { winnable as germanClock } from '../../src/tags/winnable/german-clock.js';
import { winnable as grandfathersClock } from '../../src/tags/winnable/grandfathers-clock.js';
import { winnable as hideAndSeek } from '../../src/tags/winnable/hide-and-seek.js';
import { winnable as travellers } from '../../src/tags/winnable/travellers.js';
import { winnable as wanderingCard } from '../../src/tags/winnable/wandering-card.js';
import { winnable as watch } from '../../src/tags/winnable/watch.js';
import { poolOf } from '../../src/game/deal-request.js';
import { games, resolveOptions, shuffle } from '../../src/rules/index.js';
import { finish, solve } from '../../src/solver/index.js';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clock,
  watch,
  travellers,
  'hide-and-seek': hideAndSeek,
  'grandfathers-clock': grandfathersClock,
  'big-ben': bigBen,
  'german-clock': germanClock,
  'wandering-card': wanderingCard,
};

/** What each table was when it was published. */
const published: Readonly<Record<string, string>> = {
  clock: '0cb35199698a7272',
  watch: 'ae8ce2389d84f9af',
  travellers: 'e71e537535c81011',
  'hide-and-seek': '91c4feb197485752',
  'grandfathers-clock': '56d58ad6e44e24a9',
  'big-ben': '95c6ce4198eb2c98',
  'german-clock': '994ccdd2ba527314',
  'wandering-card': 'fa3a90f8457622e7',
};

describe('winnable deals', () => {
  it('never change once they are published', () => {
    const sums = Object.entries(tables).map(([id, table]) => [
      id,
      createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 16),
    ]);
    assert.deepEqual(Object.fromEntries(sums), published);
  });

  for (const [id, table] of Object.entries(tables)) {
    it(`of ${id} can be won`, () => {
      const game = games[id]!;
      for (const key of Object.keys(table)) {
        const values = key.split(' ');
        const asked = Object.fromEntries(game.options.map(({ name }, i) => [name, values[i]]));
        const rules = game.create(resolveOptions(game, asked).options);
        const pool = poolOf(table, rules);
        if (!pool) continue;
        for (let i = 0; i < 6; i++) {
          const deal: number = pool.at(i * 37);
          const { options, piles } = rules;
          const dealt = rules.deal(shuffle(rules.pack, deal));
          const { kind } = finish(solve({ game: id, options, piles }, dealt));
          assert.equal(kind, 'won', `${id} ${key}, deal ${deal}`);
        }
      }
    });
  }

  it('of one kind are none: German Clock without a redeal', () => {
    const rules = games['german-clock']!.create({ redeals: '0' });
    assert.equal(poolOf(germanClock, rules), undefined);
  });
});
