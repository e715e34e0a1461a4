/**
 * Runs the browser tests in several engines and ends with one line that counts them.
 *
 *   node scripts/engines.mjs [--engine chromium|firefox|webkit|chromium-109 …] [--quick] [part of a file name …]
 *
 * All but the old Chromium without `--engine`; that one runs the files which show whether a game can be played,
 * unless others are named. `--quick` runs the files on what engines do differently. Firefox and WebKit come from
 * Debian's packages: as root this installs what is missing. Tests that an engine's driver cannot run are listed
 * with the reason.
 */
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBrowserTests } from '../test/support/browser-lane.mjs';
import { chromiumLauncher } from '../test/support/chromium-launcher.mjs';
import { firefoxLauncher } from '../test/support/firefox-launcher.mjs';
import { pageOfTests, quietLogger } from '../test/support/left-out.mjs';
import { oldChromiumLauncher } from '../test/support/old-chromium-launcher.mjs';
import { Summary } from '../test/support/summary.mjs';
import { webkitLauncher } from '../test/support/webkit-launcher.mjs';
import { findBrowser, findOldChromium } from './browser.mjs';
import { root } from './catalogue.mjs';
import { missing } from './debian.mjs';

process.chdir(root);

/**
 * What `--quick` runs: what engines do most differently, in input and styles. A whole run has the other files too:
 * sizes, documents, the keyboard's way through the controls, storage, and the menu, whose file has hung in WebKitGTK
 * beside other lanes, and never alone.
 */
const different = new Set(['drag', 'first-moves', 'looks', 'taps', 'touch']);

/** Files that the old Chromium runs. */
const played = ['elements/baseline', 'elements/documents', 'elements/first-moves', 'elements/taps'];

/** What each engine needs on this machine, and the packages that bring it. */
const engines = {
  chromium: {
    programs: {},
    packages: [],
    launcher: async () => chromiumLauncher(await findBrowser()),
  },
  'chromium-109': {
    programs: {},
    packages: [],
    launcher: async () => oldChromiumLauncher(await findOldChromium()),
  },
  firefox: {
    programs: { browser: ['firefox-esr', 'firefox'] },
    packages: ['firefox-esr'],
    launcher: (/** @type {any} */ { browser }) => firefoxLauncher(browser),
  },
  webkit: {
    programs: {
      driver: ['WebKitWebDriver'],
      screen: ['Xvfb'],
      input: ['xdotool'],
      settings: ['xsettingsd'],
    },
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool', 'xsettingsd'],
    launcher: (/** @type {any} */ programs) => webkitLauncher(programs),
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
  },
});
const chosen = values.engine ?? ['chromium', 'firefox', 'webkit'];
/** An old browser is not the place for everything. */
const only = positionals.length === 0 && String(chosen) === 'chromium-109' ? played : positionals;
const unknown = chosen.find((name) => !Object.hasOwn(engines, name));
if (unknown) {
  console.error(`There is no engine ${unknown}: use ${Object.keys(engines).join(', ')}.`);
  process.exit(2);
}

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.browser.ts'))
  .filter((file) => !values.quick || different.has(path.basename(file, '.browser.ts')))
  .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
  .sort();

const summary = new Summary();
summary.mayLeaveOut = true;
// On exit, so that the line comes last and comes even when a runner ends the process.
process.on('exit', (code) => {
  report();
  process.exitCode = code || (summary.good ? 0 : 1);
});
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
process.on('uncaughtException', (error) => {
  console.log(error);
  process.exit(1);
});

const absent = chosen.filter((name) => !programsOf(name));
const packages = absent.flatMap((name) => engines[name].packages);
const reason = missing([], packages, () => absent.every(programsOf));
if (reason) {
  console.log(`${absent.join(' and ')}: ${reason}`);
  process.exit(1);
}
const browsers = await Promise.all(
  chosen.map((name) => engines[name].launcher(/** @type {any} */ (programsOf(name)))),
);
// The tests are written in Chromium; elsewhere they may not be left out for nothing.
if (chosen.length === 1 && chosen[0] === 'chromium') summary.mayLeaveOut = false;
await runBrowserTests(files, summary, {
  browsers,
  concurrentBrowsers: 2,
  logger: quietLogger(),
  browserStartTimeout: 60_000,
  testsFinishTimeout: 1_800_000,
  testRunnerHtml: pageOfTests(3),
});
summary.complete = true;
process.exit();

/**
 * Where the programs of an engine are; undefined if one is missing.
 * @param {string} engine
 */
function programsOf(engine) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [role, names] of Object.entries(engines[engine].programs)) {
    const file = names.map(inPath).find(Boolean);
    if (!file) return undefined;
    found[role] = file;
  }
  return found;
}

/** @param {string} program */
function inPath(program) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function report() {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const { file, test, reason } of summary.leftOut) {
    reasons.set(reason, [...(reasons.get(reason) ?? []), `${file} › ${test}`]);
  }
  for (const [reason, tests] of reasons) {
    console.log(`\nLeft out (${tests.length}): ${reason}`);
    for (const test of tests) console.log(`  ${test}`);
  }
  summary.end();
}
