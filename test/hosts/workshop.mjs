/**
 * Where the hosts are installed: a folder outside the project, one for each lock file, with the kit
 * in it as npm would publish it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/catalogue.mjs';

const own = path.join(root, 'test/hosts');

/** @returns {string} the folder with node_modules */
export function prepareWorkshop() {
  const lock = readFileSync(path.join(own, 'package-lock.json'));
  const name = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const user = process.getuid?.() ?? 0;
  const folder =
    process.env.HOURHAND_HOSTS ?? path.join(os.tmpdir(), `hourhand-hosts-${name}-${user}`);
  if (!existsSync(path.join(folder, 'node_modules'))) install(folder);
  putKit(path.join(folder, 'node_modules/hourhand'));
  return folder;
}

/** @param {string} folder */
function install(folder) {
  console.log(`Installing the hosts into ${folder}; this takes some minutes.`);
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '../../.npmrc']) {
    cpSync(path.join(own, file), path.join(fresh, path.basename(file)));
  }
  // Not `npm ci`: it wants every platform's binaries in the lock, of which registries lack some.
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], {
    cwd: fresh,
    stdio: 'inherit',
  });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error('The hosts could not be installed.');
  }
  renameSync(fresh, folder);
}

/** @param {string} folder in node_modules */
function putKit(folder) {
  if (!existsSync(path.join(root, 'dist/hourhand.js'))) {
    throw new Error('There is no dist: run `npm run build`.');
  }
  const { stdout, status, stderr } = spawnSync(
    'npm',
    ['pack', '--dry-run', '--json', '--ignore-scripts'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  const [{ files }] = Object.values(JSON.parse(stdout));
  rmSync(folder, { recursive: true, force: true });
  for (const { path: file } of files) cpSync(path.join(root, file), path.join(folder, file));
}

/**
 * Runs a program of the workshop.
 * @param {string} folder the host's, which is where it runs
 * @param {string[]} command a file in node_modules, and its arguments
 * @param {readonly string[]} [flags] of Node
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it printed, if it fails
 */
export function run(folder, [file, ...rest], flags = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...flags, path.join(folder, '../../node_modules', file), ...rest],
      {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
        },
      },
    );
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
