/** The natural widths in docs/styling.md, against the layouts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { naturalWidth } from '../../src/board/geometry/arrange.js';
import { resolveOptions, games } from '../../src/rules/index.js';
import { layoutOf } from '../support/layouts.js';

it('docs/styling.md has the natural widths of all games', () => {
  const rows = readFileSync('docs/styling.md', 'utf8').matchAll(
    /^\| `<([\w-]+)-solitaire>` +\| (\d+) +\| (\d+) +\|$/gm,
  );
  const told = Array.from(rows, ([, game = '', auto, inRows]) => [
    game,
    Number(auto),
    Number(inRows),
  ]);
  const drawn = told.map(([id]) => {
    const game = games[String(id)]!;
    const resolved = resolveOptions(game, {});
    const arrangements = layoutOf(game.id)(game.create(resolved.options).piles, 'right');
    return [id, naturalWidth(arrangements, 'auto'), naturalWidth(arrangements, 'rows')];
  });
  assert.deepEqual(told, drawn);
  assert.equal(told.length, Object.keys(games).length);
});
