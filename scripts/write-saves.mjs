/**
 * Keeps saved games as this version writes them, which every later version must open.
 *
 *   node scripts/write-saves.mjs 1.2.3
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './catalogue.mjs';

const [version = ''] = process.argv.slice(2);
const file = `${root}test/saves/${version}.json`;
if (!/^\d+\.\d+\.\d+/.test(version) || existsSync(file)) {
  console.error(`“${version}” is not a version, or has its saves already: ${file}`);
  process.exit(1);
}
const bundle = `${root}.cache/samples-${process.pid}.mjs`;
await build({
  entryPoints: [`${root}test/saves/samples.ts`],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
try {
  const { samples } = await import(pathToFileURL(bundle).href);
  writeFileSync(file, `${JSON.stringify(samples(), null, 2)}\n`);
} finally {
  rmSync(bundle);
}
