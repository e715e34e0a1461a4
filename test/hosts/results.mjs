/** What the checks have found. */

/** @type {import('./types.js').Result[]} */
export const results = [];

/** The versions of the hosts that were tried, by kind and host. @type {Map<string, string>} */
const versions = new Map();

/** @param {string} kind @param {string} host @param {string} version with the name of its package */
export function tell(kind, host, version) {
  versions.set(`${kind} ${host}`, version);
}

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
  console.log(`– ${host}: ${check}: ${why}`);
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

/** @returns {import('./types.js').Tried[]} each host with all that was found */
export function tried() {
  /** @type {Map<string, import('./types.js').Tried>} */
  const hosts = new Map();
  for (const { kind, host, check, problem, why } of results) {
    const key = `${kind} ${host}`;
    const version = versions.get(key);
    const one = hosts.get(key) ?? { kind, host, ...(version && { version }), checks: {} };
    hosts.set(key, one);
    // One line is enough to say what is wrong; the run has printed all.
    one.checks[check] = why ? `– ${why}` : problem ? `✖ ${problem.split('\n')[0]}` : '✓';
  }
  return [...hosts.values()];
}
