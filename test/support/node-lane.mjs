/** Runs tests without a DOM in Node; each is bundled, because Node 20 doesn't read TypeScript. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { build } from 'esbuild';

/**
 * @param {string[]} files relative to the project
 * @param {import('./summary.mjs').Summary} summary
 * @param {number} [timeout] milliseconds for one file
 */
export async function runNodeTests(files, summary, timeout = 1_800_000) {
  mkdirSync('.cache', { recursive: true });
  // A folder of its own for each run, so that two runs at once do not meet. It lies inside the
  // project because the bundles import packages from there.
  const folder = mkdtempSync('.cache/node-');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

  await build({
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
  });
  const sources = new Map(
    files.map((file) => [path.resolve(folder, file.replace(/\.ts$/, '.mjs')), file]),
  );

  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`.trim();
  const stream = run({ files: [...sources.keys()], concurrency: 2, timeout });
  const counts = new Map();
  /** How long the tests of a file took, in milliseconds. */
  const took = new Map();
  const failing = new Set();
  // Through the source map an event names the source; that of a whole file names the bundle.
  const sourceOf = (event) =>
    sources.get(event.name) ?? path.relative(process.cwd(), event.file ?? '');
  const isFile = (event) => sources.has(event.name);
  /** The titles around the current test, outermost first. Files come one after another. */
  const titles = [];
  const time = (event) => {
    if (event.nesting > 0) return;
    const file = sourceOf(event);
    took.set(file, (took.get(file) ?? 0) + event.details.duration_ms);
  };
  stream.on('test:pass', time);
  stream.on('test:fail', time);
  stream.on('test:start', (event) => {
    titles.length = event.nesting;
    titles.push(event.name);
  });

  stream.on('test:pass', (event) => {
    if (event.details.type === 'suite') return;
    if (isFile(event)) summary.fail(sourceOf(event), '', 'This file has no test.');
    else if (event.skip !== undefined || event.todo !== undefined) summary.skipped += 1;
    else {
      summary.passed += 1;
      counts.set(sourceOf(event), (counts.get(sourceOf(event)) ?? 0) + 1);
    }
  });
  stream.on('test:fail', (event) => {
    const error = /** @type {any} */ (event.details.error);
    // A suite or file that fails because of its tests adds no information.
    if (error?.failureType === 'subtestsFailed') return;
    if (event.todo !== undefined) {
      summary.skipped += 1;
      return;
    }
    failing.add(sourceOf(event));
    const title = [...titles.slice(0, event.nesting), event.name].join(' › ');
    summary.fail(sourceOf(event), isFile(event) ? '' : title, error?.cause ?? error);
  });
  stream.on('test:stderr', ({ message }) => process.stdout.write(message));
  stream.on('test:stdout', ({ message }) => process.stdout.write(message));
  await new Promise((resolve, reject) => {
    stream.on('end', resolve);
    stream.on('error', reject);
    stream.resume();
  });
  for (const file of files) {
    if (!counts.has(file) || failing.has(file)) continue;
    const seconds = Math.round((took.get(file) ?? 0) / 1000);
    console.log(`✓ ${file} (${counts.get(file)}, ${seconds} s)`);
  }
}
