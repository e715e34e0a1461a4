/** Starts the programs of the workshop. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

/** @param {string} folder @param {string} file in node_modules, or absolute */
const inWorkshop = (folder, file) => path.resolve(folder, '../../node_modules', file);

/**
 * Runs a program of the workshop.
 * @param {string} folder the host's, which is where it runs
 * @param {string[]} command a file, absolute or in node_modules, and its arguments
 * @param {readonly string[]} [flags] of Node
 * @param {string} [node] which one runs it
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it printed, if it fails
 */
export function run(folder, [file, ...rest], flags = [], node = process.execPath) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...flags, inWorkshop(folder, file), ...rest], { cwd: folder, env });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(said.slice(-1500) || `ended with ${code}`));
    });
  });
}

/**
 * Starts a server of the workshop, in development.
 * @param {string} folder the host's
 * @param {string[]} command
 * @param {RegExp} told matches its address in what it prints
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a slash at its end
 */
export function start(folder, [file, ...rest], told) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inWorkshop(folder, file), ...rest], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'development' },
      // A group of its own: it starts more.
      detached: true,
    });
    /** @type {Promise<void>} */
    const ended = new Promise((end) => child.on('close', () => end()));
    const close = () => {
      if (child.pid) process.kill(-child.pid);
      return ended;
    };
    let said = '';
    const hear = (/** @type {Buffer} */ data) => {
      said += data;
      const url = told.exec(said)?.[1]?.replace(/\/$/, '');
      if (url) resolve({ url, close });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', () => reject(new Error(said.slice(-1500) || 'it ended')));
  });
}
