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
import { entries, type Example, examplesOf } from './docs.js';

const examples = examplesOf('deals.md');

function example(heading: string): Example {
  const found = examples.filter((one) => one.heading === heading).at(-1);
  assert.ok(found, `docs/deals.md has no “### ${heading}” under “Test vectors”`);
  return found;
}

const under = (heading: string): [string, string][] => entries(example(heading).text);

/** The games by the number of cards that are dealt, with the options that change it. */
const packs = new Map<number, (readonly [game: string, options: Record<string, string>])[]>();
for (const [game, options] of [
  ...Object.keys(games).map((id) => [id, {}] as const),
  ['travellers', { deck: '32' }] as const,
]) {
  const { length } = rulesOf(game, options).pack;
  packs.set(length, [...(packs.get(length) ?? []), [game, options]]);
}

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

  for (const [size, dealtIn] of packs) {
    it(`lists deals of ${size} cards`, () => {
      const rows = under(`${size} cards`);
      assert.equal(rows.length, 11, `docs/deals.md, “${size} cards”`);
      for (const [game, options] of dealtIn) {
        const { pack } = rulesOf(game, options);
        for (const [deal, cards] of rows) {
          assert.equal(formatCards(shuffle(pack, Number(deal))), cards, `${game}, deal ${deal}`);
          assert.equal(parseCards(cards).ok, true);
        }
      }
    });
  }

  it('lists the deals of some days', () => {
    const rows = under('Daily deals');
    const days = [...new Set(rows.map(([day]) => day.split(' ')[0]!))];
    assert.equal(days.length, 5);
    const wanted = days.flatMap((date) =>
      Object.keys(games).map((game) => {
        const deal = dailyDeal(game, Date.parse(`${date}T00:00:00.000Z`));
        return `${date} ${game}: ${deal}`;
      }),
    );
    const listed = rows.map((row) => row.join(': '));
    const missing = wanted.filter((line) => !listed.includes(line));
    assert.deepEqual(missing, [], 'docs/deals.md, “Daily deals”, lacks some lines');
    assert.equal(rows.length, wanted.length);
    for (const [day, deal] of rows) {
      const [date, game] = day.split(' ');
      assert.equal(dailyDeal(game!, Date.parse(`${date}T00:00:00.000Z`)), Number(deal));
      assert.equal(dailyDeal(game!, Date.parse(`${date}T23:59:59.999Z`)), Number(deal));
    }
  });
});
