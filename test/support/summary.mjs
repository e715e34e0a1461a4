/** Counts the tests of a run and prints failures. */
import { inspect } from 'node:util';

export class Summary {
  passed = 0;
  failed = 0;
  skipped = 0;
  /**
   * Tests that an engine cannot run.
   * @type {{ file: string, test: string, reason: string }[]}
   */
  leftOut = [];
  /** Whether an engine may skip tests; Chromium may not. */
  mayLeaveOut = false;
  /** Whether the whole run was completed. */
  complete = false;
  /** @type {string[]} */
  #failures = [];

  /**
   * @param {string} file
   * @param {string} test
   * @param {unknown} error
   */
  fail(file, test, error) {
    this.failed += 1;
    const failure = `✖ ${[file, test].filter(Boolean).join(' › ')}\n${indent(describe(error))}`;
    this.#failures.push(failure);
    console.log(`\n${failure}\n`);
  }

  /** Ends the output: the failures once more, because logs are often cut, and the line that counts. */
  end() {
    if (!this.complete) console.log('The run ended before its time.');
    if (this.passed + this.failed === 0) console.log('No test ran.');
    for (const failure of this.#failures) console.log(`\n${failure}`);
    console.log(`\n${this.line}`);
  }

  /**
   * @param {string} file
   * @param {string} test
   * @param {string} reason
   */
  leaveOut(file, test, reason) {
    if (this.mayLeaveOut) this.leftOut.push({ file, test, reason });
    else this.fail(file, test, `It was left out: ${reason}.`);
  }

  get line() {
    const line = `${this.passed} passed, ${this.failed} failed`;
    return this.skipped > 0 ? `${line}, ${this.skipped} skipped` : line;
  }

  get good() {
    return this.complete && this.failed === 0 && this.passed > 0;
  }
}

/**
 * The message and the stack, without the lines of the runner and of Node.
 * @param {any} error
 */
function describe(error) {
  if (typeof error === 'string') return error;
  const lines = String(error?.stack ?? error?.message ?? inspect(error)).split('\n');
  const message = String(error?.message ?? '');
  const head = message && !lines.join('\n').includes(message) ? [message] : [];
  const frames = lines.filter((line) => !/node:internal|node_modules|__web-/.test(line));
  const values =
    error && ('expected' in error || 'actual' in error) && !message.includes('\n')
      ? [`expected: ${show(error.expected)}`, `actual:   ${show(error.actual)}`]
      : [];
  return [...head, ...frames, ...values].join('\n');
}

/** @param {unknown} value */
const show = (value) => (typeof value === 'string' ? value : inspect(value, { depth: 4 }));

/** @param {string} text */
const indent = (text) => text.replace(/^/gm, '    ');
