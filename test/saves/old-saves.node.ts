/** Saved games of every version that was released, opened by this one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { type Game, games, migrations, parseGame, type SavedGame } from '../../src/rules/index.js';
import { readGame } from '../../src/keeping/stored-game.js';
import { FakeStorage } from '../support/storage.js';
import type { Sample } from './samples.js';

const FOLDER = 'test/saves';
const versions = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

const samplesOf = (version: string): readonly Sample[] =>
  JSON.parse(readFileSync(`${FOLDER}/${version}.json`, 'utf8')) as Sample[];

function check(saved: SavedGame, sample: Sample): void {
  assert.deepEqual(
    saved.steps.map(({ move }) => move.token),
    sample.tokens,
  );
  assert.equal(saved.at, sample.moveCount);
  assert.equal(saved.elapsed, sample.elapsed);
  for (const [name, value] of Object.entries(sample.options)) {
    assert.equal(saved.rules.options[name], value);
  }
  if (typeof sample.deal === 'number') assert.equal(saved.opening.number, sample.deal);
}

describe('saved games of older versions', () => {
  it('are kept for every version that has a tag', () => {
    const { stdout } = spawnSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' });
    const tagged = stdout.split('\n').filter(Boolean);
    for (const tag of tagged) assert.ok(versions.includes(tag.slice(1)), `no saves of ${tag}`);
    assert.ok(versions.length > 0);
  });

  for (const version of versions) {
    it(`${version}: every game opens, from storage and as text`, () => {
      const samples = samplesOf(version);
      assert.ok(samples.length > 0);
      for (const sample of samples) {
        const game = games[sample.game] as Game;
        const storage = new FakeStorage(sample.entries);
        const stored = readGame(storage, `hourhand.game.${sample.game}`, game);
        assert.ok(stored?.parsed?.ok, sample.game);
        check(stored.parsed.value, sample);
        const read = parseGame(game, sample.text);
        assert.ok(read.ok, sample.game);
        check(read.value, sample);
      }
    });
  }
});

describe('migrations', () => {
  before(() => {
    migrations.set('older', (text) => text.replace(/^older~/, 'hourhand1~'));
    migrations.set('oldest', (text) => text.replace(/^oldest~/, 'older~'));
  });
  after(() => {
    migrations.delete('oldest');
    migrations.delete('older');
  });

  it('turn a text of an old version into one of this, step by step', () => {
    const [sample] = samplesOf(versions[0]!);
    const read = parseGame(
      games[sample!.game] as Game,
      sample!.text.replace(/^hourhand1~/, 'oldest~'),
    );
    assert.ok(read.ok);
    check(read.value, sample!);
    assert.ok(!parseGame(games[sample!.game] as Game, 'constructor~').ok);
  });
});
