/** Programs of the system that sites need: found, installed if the test runs as root, and run. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { connect } from 'node:net';

/** @param {string} program */
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * @param {readonly string[]} programs
 * @param {readonly string[]} packages of Debian, which have them
 * @param {() => boolean} [complete] whether what the programs need is there too
 * @returns {string} why they can't be had; nothing if they are there
 */
export function missing(programs, packages, complete = () => true) {
  const there = () => programs.every(has) && complete();
  if (there()) return '';
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (!has('apt-get')) return `${programs.join(', ')}: not on this machine, which has no apt-get`;
  if (process.getuid?.() !== 0) return `not on this machine; as root: ${command}`;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...options) =>
    spawnSync('apt-get', ['-qq', ...options], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  return there() ? '' : `could not be installed with ${command}`;
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {string} what it printed
 */
export function runProgram(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...{ encoding: 'utf8', maxBuffer: 1e8 },
    ...options,
  });
  if (status === 0) return String(stdout);
  throw new Error(`${program}: ${error?.message ?? `${stderr}${stdout}`.slice(-1500)}`);
}

/**
 * Starts a server and waits until it listens.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {number | string} at its port, or the path of its socket
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function startServer(program, args, at, options = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (data) => (said = `${said}${data}`.slice(-3000)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const failed = new Promise((_, reject) => {
    child.on('error', reject);
    child.on('close', () => reject(new Error(`${program} ended: ${said}`)));
  });
  failed.catch(() => {});
  const stop = () => child.kill();
  process.on('exit', stop);
  await Promise.race([failed, listening(at)]);
  return {
    said: () => said,
    async close() {
      process.off('exit', stop);
      stop();
      await ended;
    },
  };
}

/** @param {number | string} at */
function listening(at) {
  return new Promise((resolve) => {
    const attempt = () => {
      const socket = typeof at === 'number' ? connect(at, '127.0.0.1') : connect(at);
      socket.on('connect', () => resolve(socket.destroy()));
      socket.on('error', () => setTimeout(attempt, 50));
    };
    attempt();
  });
}

/** @returns {Promise<number>} a port that nobody uses */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
