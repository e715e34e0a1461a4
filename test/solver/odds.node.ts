/** The published figures: one for every game under every set of options, each with what it rests on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games, type Options, resolveOptions } from '../../src/rules/index.js';
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
}
const all = figures as unknown as readonly Figure[];

const keyOf = (game: string, set: Options): string =>
  JSON.stringify([game, Object.entries(resolveOptions(games[game]!, set).options).sort()]);

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
    for (const set of everySet(game)) {
      assert.ok(counted.has(keyOf(game, set)), `${game} ${JSON.stringify(set)}`);
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

test('the documentation has a row for each figure, and a picture of them', () => {
  const text = readFileSync('docs/odds.md', 'utf8');
  const rows = text.split('\n').filter((line) => /^\| .* (\d+\.\d\d) % /.test(line));
  assert.equal(rows.length, all.length);
  assert.ok(text.includes('](odds.svg)'));
  const picture = readFileSync('docs/odds.svg', 'utf8');
  for (const { game, player } of all) {
    assert.ok(picture.includes(`data-of="${game} ${player}"`), `${game} ${player}`);
  }
});
