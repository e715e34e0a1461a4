/** The script that begins a new game refuses what would overwrite another, or has no possible tag. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { check, resolveConfig } from 'prettier';

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

  it('writes files that the project takes, with an example as the tests want it', async () => {
    const style = await resolveConfig('package.json');
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync('.cache/new-game-');
    try {
      const documents = ['README.md', 'docs', 'package.json', 'tsconfig.json'];
      for (const part of ['src', 'scripts', 'stories', ...documents]) {
        cpSync(part, `${folder}/${part}`, { recursive: true });
      }
      const run = (command: string, ...values: string[]) =>
        spawnSync(process.execPath, [command, ...values], { cwd: folder, encoding: 'utf8' });
      const { status, stderr, stdout } = run('scripts/new-game.mjs', 'quarter-past');
      assert.equal(status, 0, stderr);
      assert.match(stdout, /Now write the rules/);
      const rules = readFileSync(`${folder}/src/rules/games/quarter-past.ts`, 'utf8');
      const [, deal, moves] = /'quarter-past': \[(\d+), (\d+)\]/.exec(rules)!;
      assert.ok(Number(deal) > 1 && Number(moves) >= 5 && Number(moves) <= 15, `${deal}, ${moves}`);
      for (const file of ['rules/games', 'board/layouts', 'tags', '../stories'].map(
        (part) => `src/${part}/quarter-past${part === '../stories' ? '.stories' : ''}.ts`,
      )) {
        const text = readFileSync(`${folder}/${file}`, 'utf8');
        assert.ok(await check(text, { ...style, filepath: file }), `${file} is not formatted`);
      }
      const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      assert.ok(exports['./quarter-past'] && exports['./quarter-past/class']);
      // Its rules are still to be written, and whoever asks for lines is told so.
      const lines = run('scripts/lines.mjs', 'quarter-past');
      assert.equal(lines.status, 1);
      assert.match(
        lines.stderr,
        /Quarter Past: write deal: .* in src\/rules\/games\/quarter-past\.ts/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('writes nothing over a game that there is', () => {
    const before = changes();
    const { status, stderr } = begin('german-clock');
    assert.equal(status, 1);
    assert.match(stderr, /src\/rules\/games\/german-clock\.ts.* exist/);
    assert.equal(changes(), before);
  });
});
