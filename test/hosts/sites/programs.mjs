/** Runs programs of the system that sites need. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { connect } from 'node:net';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {string} what it printed
 */
export function runProgram(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
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
