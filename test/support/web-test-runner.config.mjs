/** Can also be used directly: `npx wtr --config test/support/web-test-runner.config.mjs --watch`. */
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { findBrowser } from '../../scripts/browser.mjs';
import { bundledTests, bundledWorker } from './bundle.mjs';
import { hourhandCommands } from './browser-commands.mjs';
import { chromiumLauncher } from './chromium-launcher.mjs';
import { pageOfTests } from './left-out.mjs';
import { serveCopies } from './network.mjs';
import { TRACED, traceCopies } from './traced.mjs';

const isWatching = process.argv.includes('--watch');
const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  rootDir: root,
  files: 'test/**/*.browser.ts',
  nodeResolve: { exportConditions: ['production', 'default'] },
  // More than there are processors: much of what a test does is to wait for a picture.
  concurrency: 4,
  browsers: [chromiumLauncher(await findBrowser())],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${root}tsconfig.json` }),
    traceCopies(),
    hourhandCommands(),
  ],
  middleware: [serveCopies, serveAsUnbuilt, serveBundled],
  testRunnerHtml: pageOfTests(),
  // Limits for tests that hang, even on a slow machine.
  testFramework: { config: { ui: 'bdd', timeout: 300_000 } },
  testsFinishTimeout: 600_000,
};

/**
 * What is built, or not, changes no test: a page finds the kit's one file, which is empty, and nothing else of it.
 * @type {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
async function serveAsUnbuilt(context, next) {
  if (!context.path.startsWith('/dist/')) return next();
  if (context.path !== '/dist/cdn.js') return undefined;
  context.type = 'text/javascript';
  context.body = '// Nothing.\n';
  return undefined;
}

/**
 * Serves tests and kit in few files, and the solver's worker as one at its path in the package, as it is
 * there. What is in none of them comes from its source, and everything does while files are watched.
 * @type {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
async function serveBundled(context, next) {
  const file = context.path.slice(1).replace(/\.\w+$/, '');
  const isSource = isWatching || context.querystring === TRACED;
  const code =
    file === 'src/solver/worker/worker'
      ? await bundledWorker()
      : isSource
        ? undefined
        : (await bundledTests()).get(file);
  // A file can be empty.
  if (code === undefined) return next();
  context.type = 'text/javascript';
  context.body = code;
  return undefined;
}
