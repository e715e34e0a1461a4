/** Runs tests in a browser through the runner's API, so that we can count them. */
import path from 'node:path';
import { inspect } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import { freePort } from './free-port.mjs';
import { readName } from './left-out.mjs';

/**
 * @param {string[]} files relative to the project
 * @param {import('./summary.mjs').Summary} summary
 * @param {Partial<import('@web/test-runner').TestRunnerConfig>} [more] other browsers, for one
 */
export async function runBrowserTests(files, summary, more = {}) {
  const { default: config } = await import('./web-test-runner.config.mjs');
  /** Printed at the end, because the runner rewrites lines of the terminal until then. */
  let finished = [];
  const print = () => {
    for (const sessions of finished) report(sessions, summary);
    finished = [];
  };
  process.prependListener('exit', print);
  const runner = await startTestRunner({
    config: {
      ...config,
      ...more,
      files,
      port: await freePort(),
      reporters: [
        {
          reportTestFileResults: ({ sessionsForTestFile }) => finished.push(sessionsForTestFile),
          // Which files are running tells where it hangs, if it does.
          getTestProgress: ({ sessions }) => [
            `${finished.length} of ${files.length} files in the browser`,
            ...sessions
              .filter(({ status }) => status !== 'SCHEDULED' && status !== 'FINISHED')
              .map(({ browser, testFile }) => `  ${browser.name}: ${path.relative('.', testFile)}`),
          ],
        },
      ],
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  // If it doesn't start, it prints the reason and ends the process.
  await new Promise((resolve) => runner?.on('stopped', resolve));
  print();
}

/**
 * @param {import('@web/test-runner').TestSession[]} sessions of one file
 * @param {import('./summary.mjs').Summary} summary
 */
function report(sessions, summary) {
  for (const session of sessions) {
    const file = [
      ...(sessions.length > 1 ? [session.browser.name] : []),
      path.relative(process.cwd(), session.testFile),
    ].join(': ');
    const before = { ...summary, leftOut: [...summary.leftOut] };
    for (const log of session.logs) {
      console.log(`${file}: ${log.map((part) => text(part)).join(' ')}`);
    }
    for (const address of session.request404s) console.log(`${file}: 404 for ${address}`);
    for (const error of session.errors) summary.fail(file, '', error);
    if (session.testResults) countSuite(summary, file, [], session.testResults);
    const passed = summary.passed - before.passed;
    const failed = summary.failed - before.failed;
    const leftOut = summary.leftOut.length - before.leftOut.length;
    if (passed + failed + leftOut + summary.skipped - before.skipped === 0) {
      summary.fail(file, '', session.passed ? 'This file has no test.' : 'It did not run.');
    } else if (failed === 0) {
      const seconds = Math.round(durationOf(session.testResults) / 1000);
      const left = leftOut > 0 ? `, ${leftOut} left out` : '';
      console.log(`✓ ${file} (${passed}${left}, ${seconds} s)`);
    }
  }
}

function countSuite(summary, file, titles, suite) {
  for (const test of suite.tests) {
    const [name, reason] = readName(test.name);
    if (reason !== undefined) summary.leaveOut(file, [...titles, name].join(' › '), reason);
    else if (test.skipped) summary.skipped += 1;
    else if (test.passed) summary.passed += 1;
    else summary.fail(file, [...titles, name].join(' › '), test.error ?? 'failed');
  }
  for (const inner of suite.suites) countSuite(summary, file, [...titles, inner.name], inner);
}

/**
 * How long the tests of a suite took, in milliseconds.
 * @param {import('@web/test-runner').TestSuiteResult | undefined} suite
 * @returns {number}
 */
const durationOf = (suite) =>
  [
    ...(suite?.tests ?? []).map(({ duration = 0 }) => duration),
    ...(suite?.suites ?? []).map(durationOf),
  ].reduce((sum, duration) => sum + duration, 0);

/** @param {unknown} part */
const text = (part) => (typeof part === 'string' ? part : inspect(part, { depth: 4 }));
