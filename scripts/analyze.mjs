/**
 * Writes custom-elements.json and what follows from it: types for TypeScript and for frameworks, data
 * for editors, llms.txt, the parameters of the frame, what the integrations know about the games.
 *
 *   node scripts/analyze.mjs [--check]
 *
 * `--check` changes nothing and fails if one of them is out of date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './catalogue.mjs';
import { derive } from './derived.mjs';
import { frameParameters } from './frame-parameters.mjs';
import { integrationData } from './integrations.mjs';
import { composeManifest } from './manifest.mjs';

process.chdir(root);
const check = process.argv.includes('--check');
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/analyze-');
try {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@custom-elements-manifest/analyzer/cem.js',
      'analyze',
      '--config',
      'scripts/custom-elements-manifest.config.mjs',
      '--outdir',
      folder,
      '--quiet',
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
  const written = readFileSync(path.join(folder, 'custom-elements.json'), 'utf8');
  const manifest = await composeManifest(JSON.parse(written), folder);
  const files = {
    'custom-elements.json': JSON.stringify(manifest),
    ...derive(manifest),
    'src/embed/parameters.ts': await frameParameters(manifest),
    ...(await integrationData(manifest)),
  };
  for (const [file, text] of Object.entries(files)) {
    const options = await resolveConfig(file);
    const after = file.endsWith('.txt') ? text : await format(text, { ...options, filepath: file });
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (after === before) continue;
    if (check) {
      console.error(`${file} is out of date: run \`npm run analyze\`.`);
      process.exitCode = 1;
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, after);
      console.log(file);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
