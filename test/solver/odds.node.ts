/** The published figures: one for every game under every set of options, each with what it rests on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { odds } from '../../src/game/odds.js';
import { games, type Options, resolveOptions, rulesOf } from '../../src/rules/index.js';
import figures from '../../src/solver/odds.json' with { type: 'json' };

interface Figure {
  readonly game: string;
  readonly set: Options;
  readonly player: string;
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  readonly interval: readonly number[];
  readonly exact?: readonly number[];
}
const all = figures as unknown as readonly Figure[];

const keyOf = (game: string, set: Options): string =>
  JSON.stringify([game, Object.entries(resolveOptions(games[game]!, set).options).sort()]);

/** Without a solver, nobody knows how many deals of a game can be won, unless the deal decides. */
const isCounted = (game: string): boolean =>
  games[game]!.hasSolver === true || rulesOf(game).noChoices === true;

/** Every set of values that a game's options can have. */
function everySet(game: string): Options[] {
  return games[game]!.options.reduce<Options[]>(
    (sets, { name, values }) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

test('for every game and every set of its options the chance of winning is counted', () => {
  const counted = new Set(
    all.filter(({ player }) => player === 'perfect').map(({ game, set }) => keyOf(game, set)),
  );
  let sets = 0;
  for (const game of Object.keys(games)) {
    if (!isCounted(game)) continue;
    for (const set of everySet(game)) {
      const found = counted.has(keyOf(game, set));
      assert.ok(found, `src/solver/odds.json has nothing for ${game} ${JSON.stringify(set)}`);
      sets++;
    }
  }
  assert.equal(counted.size, sets);
});

test('where the player decides, the sets of options with a name have figures for hints and for luck', () => {
  const decided = ['watch', 'grandfathers-clock', 'big-ben', 'german-clock'];
  for (const game of decided) {
    const presets = games[game]!.presets;
    const sets = presets ? Object.keys(presets.sets).map((rules) => ({ rules })) : everySet(game);
    for (const set of sets) {
      for (const player of ['hints', 'random']) {
        const found = all.some(
          (one) => one.player === player && keyOf(one.game, one.set) === keyOf(game, set),
        );
        assert.ok(found, `${game} ${JSON.stringify(set)} ${player}`);
      }
    }
  }
});

test('a figure is the sum of its parts, within its interval', () => {
  for (const { game, player, deals, won, lost, unknown, interval } of all) {
    const name = `${game} ${player}`;
    assert.equal(won + lost + unknown, deals, name);
    const [least, most] = interval as [number, number];
    assert.ok(least <= won / deals && (won + unknown) / deals <= most + 1e-6, name);
    assert.ok(player !== 'perfect' || most - least < 0.07, `${name}: ${most - least}`);
  }
});

/** What a table's row tells: won, the ends of the interval, and the rest of the row. */
const ROW = /^\| .* (\d+\.\d+) % +\| (\d+\.\d+)–(\d+\.\d+) +\|(.*)$/g;

test('the documentation has a row for each figure, and a picture of them', () => {
  const text = readFileSync('docs/odds.md', 'utf8');
  const rows = text.split('\n').flatMap((line) => [...line.matchAll(ROW)]);
  assert.equal(rows.length, all.length);
  assert.ok(text.includes('](odds.svg)'));
  const picture = readFileSync('docs/odds.svg', 'utf8');
  for (const { game, player } of all) {
    assert.ok(picture.includes(`data-of="${game} ${player}"`), `${game} ${player}`);
  }
});

test('the documentation rounds no figure by more than a tenth of its interval', () => {
  const text = readFileSync('docs/odds.md', 'utf8');
  const tables = [...text.matchAll(/<!-- odds (\S+) -->\n([^]*?)<!-- \/odds -->/g)];
  let told = 0;
  for (const [, game, table] of tables) {
    const rows = table!.split('\n').flatMap((line) => [...line.matchAll(ROW)]);
    const figures = all.filter((figure) => figure.game === game);
    figures.forEach(({ deals, won, interval, exact }, i) => {
      const row = rows[i]!;
      const [from, to] = interval as [number, number];
      [won / deals, from, to].forEach((value, at) => {
        const off = Math.abs(Number(row[at + 1]) / 100 - value);
        assert.ok(off < 0.1 * (to - from), row[0]);
      });
      if (exact) assert.match(row[4]!, exact[1] === 1 ? / all / : RegExp(` 1 in ${exact[1]} `));
      told++;
    });
  }
  assert.equal(told, all.length);
});

test('a game is told the exact chance where it is 1 in so many', () => {
  const exact = all.filter((figure) => figure.player === 'perfect' && figure.exact);
  for (const { game, set, exact: chance } of exact) {
    const { options } = resolveOptions(games[game]!, set);
    const [share, sure, oneIn] = odds[game]![Object.values(options).join(' ')]!;
    assert.equal(oneIn, chance![1]);
    assert.ok(Math.abs(share - 1 / oneIn!) < 0.0005, `${game} ${share}`);
    assert.equal(sure, 1);
  }
  const told = Object.values(odds).flatMap((sets) => Object.values(sets));
  assert.equal(told.filter(([, , oneIn]) => oneIn !== undefined).length, exact.length);
  assert.deepEqual(exact.map((figure) => figure.exact![1]).sort(), [1, 13, 13, 13, 8]);
});

test('where some deals are undecided, “at least” is the lower end of the interval, everywhere', () => {
  const open = all.filter(({ player, unknown }) => player === 'perfect' && unknown > 0);
  assert.ok(open.length > 0);
  for (const { game, set, interval } of open) {
    const { options } = resolveOptions(games[game]!, set);
    const [least, sure] = odds[game]![Object.values(options).join(' ')]!;
    const [from] = interval as [number, number];
    assert.equal(sure, 0);
    assert.ok(least <= from && from - least < 0.01, `${game}: ${least}, not ${from}`);
  }
  const [bound] = open.find(({ game, set }) => game === 'big-ben' && !Object.keys(set).length)!
    .interval as [number, number];
  const [, told] = /Big Ben: about 95 %.*at least ([\d.]+) % of all/.exec(
    readFileSync('docs/odds.md', 'utf8'),
  )!;
  assert.equal(told, (bound * 100).toFixed(2));
});
