/**
 * Weighs what a page loads for each entry point of dist, its chunks included and Lit not, and
 * fails above the limits. Run it after the build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readEntries, root, singles } from './catalogue.mjs';

/** Kilobytes after brotli, by entry; `default` serves all that have no limit of their own. */
const limits = { default: 60, cdn: 100 };

process.chdir(root);
let failed = false;
for (const { name } of [...(await readEntries()), ...singles]) {
  const file = path.join('dist', `${name}.js`);
  if (!existsSync(file)) {
    console.log(`${file} does not exist.`);
    failed = true;
    continue;
  }
  const files = [...withImports(file)];
  const bytes = files
    .map((each) => brotliCompressSync(readFileSync(each)).length)
    .reduce((sum, size) => sum + size, 0);
  const size = bytes / 1000;
  const limit = limits[name] ?? limits.default;
  failed ||= size > limit;
  console.log(
    `${size.toFixed(1).padStart(7)} KB of ${String(limit).padStart(3)}  ${name}` +
      ` (${files.length === 1 ? 'one file' : `${files.length} files`})` +
      (size > limit ? '  ✖ too much' : ''),
  );
}
process.exitCode = failed ? 1 : 0;

/** The file and all that it imports statically from beside it. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, address] of code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["']/gm)) {
    withImports(path.join(path.dirname(file), address), seen);
  }
  return seen;
}
