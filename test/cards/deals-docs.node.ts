/** docs/deals.md, which another program may be written from: every result that it lists. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  dailyDeal,
  formatCards,
  games,
  generator,
  parseCards,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { entries, examplesOf } from './docs.js';

const examples = examplesOf('deals.md');

const under = (heading: string): [string, string][] =>
  entries(examples.filter((example) => example.heading === heading).at(-1)!.text);

const packs: Readonly<Record<number, (readonly [string, Record<string, string>])[]>> = {
  52: ['clock', 'watch', 'travellers', 'hide-and-seek', 'german-clock', 'wandering-card'].map(
    (id) => [id, {}],
  ),
  32: [['travellers', { deck: '32' }]],
  40: [['grandfathers-clock', {}]],
  92: [['big-ben', {}]],
};

describe('the documentation of deals', () => {
  it('lists what the generator begins with', () => {
    const rows = entries(
      examples.filter(({ heading, text }) => heading === 'The generator' && /^1: /.test(text))[0]!
        .text,
    );
    assert.equal(rows.length, 10);
    for (const [seed, values] of rows) {
      const next = generator(Number(seed));
      assert.deepEqual(
        values.split(' ').map(Number),
        values.split(' ').map(() => next()),
      );
    }
  });

  for (const [size, dealtIn] of Object.entries(packs)) {
    it(`lists deals of ${size} cards`, () => {
      const rows = under(`${size} cards`);
      assert.equal(rows.length, 11);
      for (const [game, options] of dealtIn) {
        const { pack } = rulesOf(game, options);
        assert.equal(pack.length, Number(size));
        for (const [deal, cards] of rows) {
          assert.equal(formatCards(shuffle(pack, Number(deal))), cards, `deal ${deal}`);
          assert.equal(parseCards(cards).ok, true);
        }
      }
    });
  }

  it('lists the deals of some days', () => {
    const rows = under('Daily deals');
    assert.equal(rows.length, 5 * Object.keys(games).length);
    for (const [day, deal] of rows) {
      const [date, game] = day.split(' ');
      assert.equal(dailyDeal(game!, Date.parse(`${date}T00:00:00.000Z`)), Number(deal));
      assert.equal(dailyDeal(game!, Date.parse(`${date}T23:59:59.999Z`)), Number(deal));
    }
  });
});
