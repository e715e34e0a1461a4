/**
 * Tests that an engine cannot run: whatever a test throws after `left out: ` is the reason, and the
 * test counts neither as passed nor as failed. The report lists every one of them.
 */

/** Stands before the reason in the message of an error. */
export const SIGN = 'left out: ';
/** Stands before the reason in the name under which the test is reported. */
const MARK = ' ⊘ ';

/** @param {string} reason */
export const leaveOut = (reason) => new Error(SIGN + reason);

/**
 * A reported test's own name, and why it was left out if it was.
 * @param {string} reported
 * @returns {[name: string, reason?: string]}
 */
export function readName(reported) {
  const [name, reason] = reported.split(MARK);
  return reason === undefined ? [name] : [name, reason];
}

/**
 * The runner's logger, less the errors that only leave a test out: the report lists those.
 * @returns {import('@web/test-runner').Logger}
 */
export const quietLogger = () => ({
  log: (...messages) => console.log(...messages),
  debug: () => {},
  warn: (...messages) => console.warn(...messages),
  error(...messages) {
    if (!messages.some((message) => String(message).includes(SIGN))) console.error(...messages);
  },
  group: () => console.group(),
  groupEnd: () => console.groupEnd(),
  logSyntaxError: ({ filePath, line, message }) => console.error(`${filePath}:${line}: ${message}`),
});

/**
 * The page of a test file: its framework turns such errors into skipped tests. It is transparent unless
 * the file imports painted.ts: without a graphics card painting was half of the work.
 * @param {number} [patience] how much longer than usual a test may take
 */
export const pageOfTests =
  (patience = 1) =>
  (/** @type {string} */ framework) => `<!DOCTYPE html>
<html style="opacity: 0" data-tests="${process.env.HOURHAND_TESTS ?? ''}">
  <head></head>
  <body>
    <script>(${watchMocha})(${[SIGN, MARK, patience].map((each) => JSON.stringify(each))})</script>
    <script type="module" src="${framework}"></script>
  </body>
</html>`;

/** Runs in the page, before the framework is there. */
function watchMocha(
  /** @type {string} */ sign,
  /** @type {string} */ mark,
  /** @type {number} */ patience,
) {
  document.documentElement.dataset.patience = String(patience);
  // The page before may have been another file's, of whose player nothing is known here.
  localStorage.clear();
  // At the end of a page the Tab key goes on to the buttons of the browser; some give it back no more.
  if (patience > 1) {
    const last = document.createElement('button');
    last.setAttribute('aria-label', 'the end of the page');
    last.style.cssText = 'position: fixed; inset: auto 0 0 auto; opacity: 0; pointer-events: none';
    document.documentElement.append(last);
  }
  let Mocha;
  Object.defineProperty(window, 'Mocha', {
    configurable: true,
    get: () => Mocha,
    set(value) {
      Mocha = value;
      const { run, timeout } = Mocha.Runnable.prototype;
      const { hookDown } = Mocha.Runner.prototype;
      // Before the hooks before each test: none resumes the game of another.
      Mocha.Runner.prototype.hookDown = function (
        /** @type {string} */ name,
        /** @type {unknown} */ done,
      ) {
        if (name === 'beforeEach') {
          for (const key of Object.keys(localStorage)) {
            if (/^hourhand\.(game|moves\d+|good|damaged)\./.test(key)) localStorage.removeItem(key);
          }
        }
        return hookDown.call(this, name, done);
      };
      Mocha.Runnable.prototype.timeout = function (/** @type {(number | string)[]} */ ...[ms]) {
        return ms === undefined ? timeout.call(this) : timeout.call(this, Number(ms) * patience);
      };
      Mocha.Runnable.prototype.run = function (/** @type {(error?: unknown) => void} */ done) {
        // A launcher can tell which test hangs.
        const { dataset } = document.documentElement;
        dataset.running = this.fullTitle();
        globalThis.hourhandRuns?.(dataset.running);
        run.call(this, (/** @type {any} */ error) => {
          delete dataset.running;
          globalThis.hourhandRuns?.('');
          const [, reason] = String(error?.message ?? '').split(sign);
          if (reason === undefined) return done(error);
          /** A hook before all tests takes all of them along, one before each the next. */
          const tests = [];
          if (this.type === 'test') tests.push(this);
          else if (this.ctx.currentTest) tests.push(this.ctx.currentTest);
          else this.parent.eachTest((/** @type {unknown} */ test) => tests.push(test));
          for (const test of tests) {
            if (!test.title.includes(mark)) test.title += mark + reason;
          }
          this.pending = true;
          done();
        });
      };
    },
  });
}
