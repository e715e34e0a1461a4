/**
 * Runs the tests and ends with one line that counts them.
 *
 *   node test/run.mjs [--node] [--browser] [--long] [part of a file name …]
 *
 * `*.node.ts` run in Node, `*.browser.ts` in a browser, and `*.long.ts` in Node with `--long` only, as
 * the scripts below; so do once more those of the others that try less otherwise.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runNodeTests } from './support/node-lane.mjs';
import { Summary } from './support/summary.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
const all = !values.node && !values.browser && !values.long;

/** @param {string} ending */
function find(ending) {
  return (
    readdirSync('test', { recursive: true, encoding: 'utf8' })
      .map((file) => `test/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith(ending))
      .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
      // Long files first: of those that take long, none begins late then.
      .map((file) => ({ file, size: statSync(file).size }))
      .sort((a, b) => b.size - a.size)
      .map(({ file }) => file)
  );
}

/** Scripts of their own that take long, with their options. */
const longScripts = [
  ['test/kill/run.mjs', '500'],
  ['test/leaks/run.mjs', '--long'],
  ['test/hammer/run.mjs', '--long'],
];

const summary = new Summary();
// On exit, so that the line comes last and comes even when a runner ends the process.
process.on('exit', (code) => {
  summary.end();
  process.exitCode = code || (summary.good ? 0 : 1);
});
process.on('SIGINT', () => process.exit(130));
// Node would print the error after that line.
process.on('uncaughtException', (error) => {
  console.log(error);
  process.exit(1);
});

/** Those that try everything only if they are told to, by what they import. */
function trimmed(files, support) {
  process.env.HOURHAND_TESTS = 'long';
  return files.filter((file) => support.test(readFileSync(file, 'utf8')));
}

/** Loaded when needed: the runner and the browser take a second to get ready. */
async function inBrowser(files, counts) {
  const { runBrowserTests } = await import('./support/browser-lane.mjs');
  await runBrowserTests(files, counts);
}

const lanes = [
  { wanted: all || values.node, ending: '.node.ts', run: runNodeTests },
  {
    wanted: values.long,
    ending: '.long.ts',
    run: (files, counts) => runNodeTests(files, counts, Infinity),
  },
  {
    wanted: values.long,
    ending: '.node.ts',
    run: (files, counts) => {
      const sampled = trimmed(files, /support\/deals\.js/);
      return sampled.length > 0 ? runNodeTests(sampled, counts, Infinity) : undefined;
    },
  },
  {
    wanted: values.long,
    ending: '.browser.ts',
    run: (files, counts) => {
      const sampled = trimmed(files, /support\/thorough\.js|\bsomeLooks\b/);
      return sampled.length > 0 ? inBrowser(sampled, counts) : undefined;
    },
  },
  {
    wanted: all || values.browser,
    ending: '.browser.ts',
    run: inBrowser,
  },
];
for (const lane of lanes) {
  const files = lane.wanted ? find(lane.ending) : [];
  if (files.length > 0) await lane.run(files, summary);
}
if (values.long) {
  const { runScripts } = await import('./support/script-lane.mjs');
  const parts = positionals.length === 0 ? [''] : positionals;
  const chosen = longScripts.filter((script) => parts.some((part) => script[0].includes(part)));
  await runScripts(chosen, summary);
}
summary.complete = true;
process.exit();
