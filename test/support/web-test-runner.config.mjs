/** Can also be used directly: `npx wtr --config test/support/web-test-runner.config.mjs --watch`. */
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { findBrowser } from '../../scripts/browser.mjs';
import { bundledWorker } from './bundle.mjs';
import { hourhandCommands } from './browser-commands.mjs';
import { chromiumLauncher } from './chromium-launcher.mjs';
import { pageOfTests } from './left-out.mjs';
import { serveCopies } from './network.mjs';
import { traceCopies } from './traced.mjs';

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
  // The page requests the solver's worker at its path in the package, as one file, as it is there.
  middleware: [
    serveCopies,
    async (context, next) => {
      if (context.path !== '/src/solver/worker/worker.js') return next();
      context.type = 'text/javascript';
      context.body = await bundledWorker();
      return undefined;
    },
  ],
  testRunnerHtml: pageOfTests(),
  // Limits for tests that hang, even on a slow machine.
  testFramework: { config: { ui: 'bdd', timeout: 300_000 } },
  testsFinishTimeout: 600_000,
};
