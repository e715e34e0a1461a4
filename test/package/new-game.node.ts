/** The script that begins a new game refuses what would overwrite another, or has no possible tag. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const begin = (...values: string[]) =>
  spawnSync(process.execPath, ['scripts/new-game.mjs', ...values], { encoding: 'utf8' });
const changes = (): string =>
  execFileSync('git', ['status', '--short', 'src', 'stories'], { encoding: 'utf8' });

describe('npm run new-game', () => {
  it('takes a name that a tag can have', () => {
    for (const name of ['', 'Clock', 'my game', '../clock', '4-seasons', 'a--b']) {
      const { status, stderr } = begin(name);
      assert.equal(status, 2, name);
      assert.match(stderr, /^usage: npm run new-game/);
    }
  });

  it('writes nothing over a game that there is', () => {
    const before = changes();
    const { status, stderr } = begin('german-clock');
    assert.equal(status, 1);
    assert.match(stderr, /src\/rules\/german-clock\.ts.* exist/);
    assert.equal(changes(), before);
  });
});
