/**
 * Tests the package, as npm would publish it, in bundlers, frameworks and sites, beside what pages have, and in a
 * real browser.
 *
 *   node test/hosts/run.mjs [part of a name …] [--write] [--latest]        after npm run build
 *
 * The results are written to docs/hosts.md, failures included, if all hosts were run, or with --write: then those
 * that were not keep what was last found. --latest installs what is newest today, in a temporary folder, says what
 * broke, and writes nothing. A host is one file in bundlers/, or a folder in frameworks/ or neighbours/ with an entry
 * there.
 */
import { parseArgs } from 'node:util';
import { launch } from '../../scripts/browser.mjs';
import { bundlers } from './bundlers.mjs';
import { allFrameworks } from './frameworks.mjs';
import { neighbours } from './neighbours/index.mjs';
import { programs } from './programs.mjs';
import { check, leaveOut, results, tell, tried } from './results.mjs';
import { allServers } from './servers.mjs';
import { sites } from './sites/index.mjs';
import { writeResults } from './table.mjs';
import { types } from './types/check.mjs';
import {
  lockedVersions,
  makeWorkplace,
  manifestOf,
  prepareWorkshop,
  versionOf,
} from './workshop.mjs';

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    latest: { type: 'boolean', default: false },
  },
});
const isAll = parts.length === 0;
const workshop = prepareWorkshop(values.latest ? 'latest' : '');
const browser = await launch();
/** @type {import('./types.js').Run} */
const run = {
  browser,
  check,
  leaveOut,
  tell,
  isLatest: values.latest,
  wanted: (name) => isAll || parts.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  workplace: (name, set) => makeWorkplace(set ? prepareWorkshop(set) : workshop, name),
};

await types(run);
await programs(run);
await bundlers(run);
await allFrameworks(run);
await allServers(run);
await neighbours(run);
await sites(run);
await browser.close();
if (values.latest) tellNewer();
else if (isAll || values.write) await writeResults(tried(), isAll);

const failed = results.filter(({ problem }) => problem).length;
const left = results.filter(({ why }) => why).length;
const passed = results.length - failed - left;
console.log(`\n${passed} passed, ${failed} failed, ${left} left out`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** What was newer than in the lock, and what broke. */
function tellNewer() {
  const locked = lockedVersions('');
  console.log('\nNewer than in the lock:');
  for (const name of Object.keys(manifestOf('').dependencies)) {
    const [before, version] = [locked.get(name), versionOf(workshop, name)];
    if (version !== before) console.log(`  ${name} ${before} → ${version}`);
  }
  console.log('\nBroken:');
  for (const { host, check, problem } of results) {
    if (problem) console.log(`  ${host}, ${check}: ${problem.split('\n')[0]}`);
  }
}
