/** WordPress from a newer Debian than this machine's: its packages are unpacked, and not installed. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../programs.mjs';

const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** WordPress, and the packages of which it has files as links. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'php-getid3',
  'libphp-phpmailer',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
];

/** @returns {string} why nothing can be had from there */
export const missingDebian = () =>
  existsSync(KEYS) ? '' : 'it comes from Debian, of which this machine has no keys';

/**
 * What a suite has today, downloaded once a day.
 * @param {string} suite
 * @returns {string} the folder that stands for the root of the system
 */
export function unpackWordPress(suite) {
  const today = new Date().toISOString().slice(0, 10);
  const name = `hourhand-wordpress-${suite}-${today}-${process.getuid?.() ?? 0}`;
  const folder = path.join(os.tmpdir(), name);
  if (existsSync(folder)) return folder;
  const fresh = mkdtempSync(`${folder}-`);
  const state = path.join(fresh, 'state');
  for (const part of ['lists/partial', 'archives/partial']) {
    mkdirSync(path.join(state, part), { recursive: true });
  }
  writeFileSync(
    `${state}/sources.list`,
    `deb [signed-by=${KEYS}] http://deb.debian.org/debian ${suite} main\n`,
  );
  const options = Object.entries({
    'Dir::Etc::sourcelist': `${state}/sources.list`,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': `${state}/lists`,
    'Dir::Cache::archives': `${state}/archives`,
    // The folder belongs to whoever runs this.
    'APT::Sandbox::User': 'root',
  }).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  runProgram('apt-get', [...options, '-qq', 'update']);
  runProgram('apt-get', [...options, '-qq', 'download', ...PACKAGES], { cwd: state });
  for (const file of readdirSync(state)) {
    if (file.endsWith('.deb')) runProgram('dpkg-deb', ['-x', path.join(state, file), fresh]);
  }
  // Those that lead to packages which a site without uploads does without.
  runProgram('find', [`${fresh}/usr/share/wordpress`, '-xtype', 'l', '-delete']);
  runProgram('rm', ['-r', state]);
  renameSync(fresh, folder);
  return folder;
}
