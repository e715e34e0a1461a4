/** Programs from Debian's packages, which only some tests need: found, or installed if the test runs as root. */
import { spawnSync } from 'node:child_process';

/** @param {string} program */
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * @param {readonly string[]} programs
 * @param {readonly string[]} packages which have them
 * @param {() => boolean} [complete] whether what the programs need is there too
 * @returns {string} why they can't be had; nothing if they are there
 */
export function missing(programs, packages, complete = () => true) {
  const there = () => programs.every(has) && complete();
  if (there()) return '';
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (!has('apt-get')) return 'not on this machine, which has no apt-get';
  if (process.getuid?.() !== 0) return `not on this machine; as root: ${command}`;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another test may be installing something at the same time.
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  const apt = (/** @type {string[]} */ ...options) =>
    spawnSync('apt-get', ['-qq', ...wait, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  return there() ? '' : `could not be installed with ${command}`;
}
