/** Also serves on its own: `npx wtr --config test/support/web-test-runner.config.mjs --watch`. */
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from '../../scripts/browser.mjs';
import { createPage, hourhandCommands } from './browser-commands.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { executablePath, args, env } = await findBrowser();

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  rootDir: root,
  files: 'test/**/*.browser.ts',
  nodeResolve: { exportConditions: ['production', 'default'] },
  concurrency: 2,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath, args, env },
      createPage,
    }),
  ],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${root}tsconfig.json` }),
    hourhandCommands(),
  ],
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  testsFinishTimeout: 120_000,
};
