/** The program of docs/poster.md, as it stands there. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { it } from 'node:test';
import { build } from 'esbuild';

it('the program of docs/poster.md writes a picture with its four texts', async () => {
  const [, program = ''] =
    /^```js\n(.*?)^```$/ms.exec(readFileSync('docs/poster.md', 'utf8')) ?? [];
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/poster-');
  try {
    await build({
      stdin: { contents: `${program}\nconsole.log(preview);`, resolveDir: process.cwd() },
      outfile: `${folder}/program.mjs`,
      alias: { 'hourhand/poster': './src/poster.ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    const preview = execFileSync(process.execPath, ['program.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.match(preview, /^<svg [^>]*viewBox="0 0 1200 630"/);
    const picture = readFileSync(`${folder}/clock.svg`, 'utf8');
    assert.match(picture, /^<svg /);
    for (const text of ['CLOCK', 'NO. 21', '1 DEAL IN 13', '25 NOVEMBER 2026']) {
      assert.ok(picture.includes(`>${text}</text>`), `${text} is missing`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
