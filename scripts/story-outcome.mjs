/**
 * What is wrong with a story, from what Storybook says of it on its channel. Its own `storyFinished`
 * reports a success after a play function that threw, and its axe runs in one scheme only.
 */

/** The messages that matter; those in `last` come when nothing else will. */
const problems = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
export const messages = {
  story: { problems, last: [...failures, 'storyFinished'] },
  /** A page of documentation, which has stories that finish on their own. */
  docs: { problems, last: [...failures, 'docsRendered'] },
};

/**
 * A message of the channel, as far as it can leave the page.
 * @typedef {object} Heard
 * @property {string} name
 * @property {string[]} [errors] what it says
 * @property {string} [status] of a story that has finished
 * @property {Violation[]} [violations] what axe found; undefined if it did not run
 */

/**
 * @typedef {object} Violation
 * @property {string} id
 * @property {string} help
 * @property {string[]} where
 */

/**
 * @param {readonly Heard[]} heard
 * @param {keyof typeof messages} kind
 * @returns {string[]}
 */
export function problemsOf(heard, kind) {
  const problems = heard.flatMap(({ name, errors = [], violations }) => {
    if (name === 'docsRendered') return [];
    if (name !== 'storyFinished') return (errors.length > 0 ? errors : ['']).map(told(name));
    return violations ? violationsOf(violations) : ['axe did not run.'];
  });
  const end = heard.findLast(({ name }) => messages[kind].last.includes(name));
  if (!end) problems.push('Storybook never said that it was finished.');
  else if (end.name === 'storyFinished' && end.status !== 'success' && problems.length === 0) {
    problems.push(`Storybook reports: ${end.status}`);
  }
  return problems;
}

const told = (/** @type {string} */ name) => (/** @type {string} */ error) => `${name}: ${error}`;

/**
 * @param {readonly Violation[]} violations
 * @param {string} [scheme] in which axe ran
 */
export const violationsOf = (violations, scheme = '') =>
  violations.map(
    ({ id, help, where }) =>
      `axe${scheme && ` in ${scheme}`}: ${id}: ${help} (${where.join(', ')})`,
  );
