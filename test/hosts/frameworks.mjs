/** Frameworks: each is a folder in frameworks/, whose main module mounts a game. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { checkGames } from './frameworks/checks.mjs';
import { broken, frameworks } from './frameworks/hosts.mjs';
import { oldest } from './frameworks/oldest.mjs';
import { outcome, results } from './results.mjs';
import { tablesOf } from './table.mjs';
import { own } from './workshop.mjs';

const KIND = 'frameworks';

/** What must be wrong with the adapter that is broken on purpose. */
const BROKEN = [
  'defined before',
  'attributes in',
  'properties in',
  'preventDefault honoured',
  'events heard declaratively',
  'two instances',
  're-render keeps the game',
  'worker in production',
  'unmount cleans up',
  'defined after',
];

/** @param {import('./types.js').Run} run */
export async function allFrameworks(run) {
  const { check, leaveOut, tell, wanted, workplace } = run;
  // The oldest are not tried where the newest of today are.
  for (const framework of [...frameworks, ...(run.isLatest ? [] : oldest)]) {
    const { name, package: from, set, needsNode24, without = {} } = framework;
    if (!wanted(name)) continue;
    const place = workplace(`framework-${name.toLowerCase().replace(/\W+/g, '-')}`, set);
    tell(KIND, name, place.versions(from));
    if (needsNode24 && !place.node24) {
      leaveOut(KIND, name, 'builds', 'it needs Node 24, which the run did not find');
      continue;
    }
    for (const [what, problem] of await tryFramework(run.browser, place, framework)) {
      await check(KIND, name, what, () => {
        if (problem) throw new Error(problem);
      });
    }
    await checkTypes(run, framework);
    for (const [what, why] of Object.entries(without)) leaveOut(KIND, name, what, why);
  }
  if (wanted(broken.name)) await checkBroken(run);
}

/** @param {import('./types.js').Run} run */
async function checkBroken({ browser, check, workplace }) {
  const host = 'a framework adapter broken on purpose';
  let text = '';
  await check('checks', host, 'is detected', async () => {
    const found = await tryFramework(browser, workplace('framework-broken'), broken);
    const checks = Object.fromEntries(
      found.map(([name, problem]) => [name, problem ? `✖ ${problem}` : '✓']),
    );
    text = tablesOf([{ kind: KIND, host, checks }]);
    const failed = found.filter(([, problem]) => problem).map(([name]) => name);
    const missed = BROKEN.filter((name) => !failed.includes(name));
    if (missed.length > 0) throw new Error(`these checks passed: ${missed.join(', ')}`);
  });
  await check('checks', host, 'stands in the table as failed', () => {
    const lost = BROKEN.filter((name) => !text.includes(`\n- ✖ ${host}, ${name}: `));
    if (lost.length > 0) throw new Error(`the table does not say so: ${lost.join(', ')}`);
  });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('./types.js').Workplace} place
 * @param {import('./types.js').Framework} framework
 * @returns {Promise<[name: string, problem: string][]>}
 */
async function tryFramework(browser, place, framework) {
  layOut(place.folder, framework);
  /** @type {import('./types.js').Site | undefined} */
  let site;
  const problem = await outcome(async () => (site = await framework.build(place)));
  if (!site || 'url' in site) return [['builds', problem]];
  const server = await serve(path.join(place.folder, site.folder));
  try {
    return [['builds', problem], ...(await checkGames(browser, server.url, framework))];
  } finally {
    await server.close();
  }
}

/**
 * Copies a host's files.
 * @param {string} folder
 * @param {Pick<import('./types.js').Framework, 'folder' | 'main'>} host
 */
export function layOut(folder, { folder: name, main }) {
  cpSync(path.join(own, 'frameworks', name), folder, { recursive: true });
  for (const file of ['entry.js', 'page.js']) {
    const text = readFileSync(path.join(own, 'frameworks', file), 'utf8');
    if (main) writeFileSync(path.join(folder, file), text.replace('MAIN', main));
  }
}

/**
 * The table of types tells more; Next checks them when it builds.
 * @param {import('./types.js').Run} run
 * @param {import('./types.js').Framework} framework
 */
async function checkTypes({ check }, { name, without, checksTypes }) {
  if (without?.['types checked']) return;
  const found = checksTypes
    ? results.filter((one) => one.kind === KIND && one.host === name && one.check === 'builds')
    : results.filter((one) => one.kind === 'types' && one.host === name);
  if (found.length === 0) return;
  await check(KIND, name, 'types checked', () => {
    const problem = found.find((one) => one.problem)?.problem;
    if (problem) throw new Error(problem);
  });
}
