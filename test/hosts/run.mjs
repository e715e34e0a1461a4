/**
 * Tests the package, as npm would publish it, in bundlers and frameworks and in a real browser.
 *
 *   node test/hosts/run.mjs [part of a name …]        after npm run build
 *
 * The results are written to docs/hosts.md, failures included, unless only some hosts were run. A host
 * is one file in bundlers/, or one folder in frameworks/ with an entry in its hosts.mjs.
 */
import { launch } from '../../scripts/browser.mjs';
import { bundlers } from './bundlers.mjs';
import { allFrameworks } from './frameworks.mjs';
import { programs } from './programs.mjs';
import { check, leaveOut, results } from './results.mjs';
import { allServers } from './servers.mjs';
import { sites } from './sites/index.mjs';
import { writeTables } from './table.mjs';
import { types } from './types/check.mjs';
import { makeWorkplace, prepareWorkshop } from './workshop.mjs';

const parts = process.argv.slice(2);
const workshop = prepareWorkshop();
const browser = await launch();
/** @type {import('./types.js').Run} */
const run = {
  browser,
  check,
  leaveOut,
  wanted: (name) =>
    parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  workplace: (name) => makeWorkplace(workshop, name),
};

await types(run);
await programs(run);
await bundlers(run);
await allFrameworks(run);
await allServers(run);
await sites(run);
await browser.close();
if (parts.length === 0) await writeTables(results, workshop);

const failed = results.filter(({ problem }) => problem).length;
const left = results.filter(({ why }) => why).length;
const passed = results.length - failed - left;
console.log(`\n${passed} passed, ${failed} failed, ${left} left out`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
