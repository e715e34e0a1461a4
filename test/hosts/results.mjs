/** What the checks have found. */

/** @type {import('./types.js').Result[]} */
export const results = [];

/** @type {import('./types.js').Run['check']} */
export async function check(kind, host, check, work) {
  const problem = await outcome(work);
  results.push({ kind, host, check, problem });
  console.log(`${problem ? '✖' : '✓'} ${host}: ${check}`);
  if (problem) console.log(problem.replace(/^/gm, '    '));
  return !problem;
}

/** @type {import('./types.js').Run['leaveOut']} */
export function leaveOut(kind, host, check, why) {
  results.push({ kind, host, check, problem: '', why });
}

/** @param {() => unknown} work @returns {Promise<string>} what is wrong, or nothing */
export async function outcome(work) {
  try {
    await work();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
