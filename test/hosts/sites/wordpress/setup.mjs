/** Sets up WordPress in a folder, with the plugin as it is packed, and starts PHP's server. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../../scripts/catalogue.mjs';
import { missing } from '../../../../scripts/debian.mjs';
import { missingDebian, unpackWordPress } from './debian.mjs';
import { freePort, runProgram, startServer } from '../programs.mjs';

const own = path.join(root, 'test/hosts/sites/wordpress');

/**
 * A WordPress to try: its files, and its database.
 * @typedef {object} Release
 * @property {string} name
 * @property {() => string} missing why it can't run here; nothing if it can
 * @property {(folder: string, packages: string) => Promise<{ config: string, close: () => Promise<unknown> }>} prepare
 *   puts its files into the folder and says what wp-config.php needs
 */

const php = ['php8.2-cli', 'php8.2-xml', 'php8.2-mbstring'];
const modules = (/** @type {string[]} */ ...names) => {
  const loaded = runProgram('php', ['-m']).toLowerCase().split('\n');
  return names.every((name) => loaded.includes(name));
};

/** @type {Release} */
const wordPress65 = {
  name: 'WordPress 6.5',
  missing: () =>
    missing(['php', 'unzip'], [...php, 'php8.2-sqlite3', 'unzip'], () =>
      modules('pdo_sqlite', 'mbstring', 'xml'),
    ),
  async prepare(folder, packages) {
    const builds = path.join(packages, '@wp-playground/wordpress-builds');
    const unzip = (/** @type {string} */ file, /** @type {string} */ to) =>
      runProgram('unzip', ['-qo', path.join(builds, 'src', file), '-d', to]);
    unzip('wordpress/wp-6.5.zip', folder);
    cpSync(path.join(builds, 'public/wp-6.5'), folder, { recursive: true });
    // It comes with a database.
    rmSync(`${folder}/wp-content/database`, { recursive: true });
    unzip('sqlite-database-integration/sqlite-database-integration.zip', `${folder}/..`);
    const plugin = `${folder}/wp-content/mu-plugins/sqlite`;
    cpSync(`${folder}/../sqlite-database-integration-main`, plugin, { recursive: true });
    const dropIn = readFileSync(`${plugin}/db.copy`, 'utf8')
      .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin)
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite/load.php');
    writeFileSync(`${folder}/wp-content/db.php`, dropIn);
    return { config: '', close: async () => {} };
  },
};

const mariaDb = {
  programs: ['php', 'mariadbd', 'mariadb-install-db'],
  packages: [...php, 'php8.2-mysql', 'mariadb-server'],
  complete: () => modules('mysqli'),
};

/** A database server for one site. @param {string} place a folder */
async function startDatabase(place) {
  const data = path.join(place, 'database');
  const socket = path.join(place, 'database.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  runProgram('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    ...user,
  ]);
  const server = await startServer(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
    socket,
  );
  runProgram('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '--user=root',
    '--execute',
    'create database wordpress character set utf8mb4',
  ]);
  const settings = { DB_NAME: 'wordpress', DB_USER: 'root', DB_HOST: `localhost:${socket}` };
  const config = Object.entries({ ...settings, DB_PASSWORD: '' })
    .map(([name, value]) => `define( '${name}', '${value}' );`)
    .join('\n');
  return { config, close: server.close };
}

/** The distribution's. @type {Release} */
const wordPress61 = {
  name: 'WordPress 6.1',
  missing: () =>
    missing(
      mariaDb.programs,
      [...mariaDb.packages, 'wordpress', 'wordpress-theme-twentytwentythree'],
      () => mariaDb.complete() && existsSync('/usr/share/wordpress'),
    ),
  async prepare(folder) {
    // Many of its files are links.
    runProgram('cp', ['-rL', '/usr/share/wordpress/.', folder]);
    return startDatabase(path.dirname(folder));
  },
};

/** @param {string} name @param {string} suite of Debian @returns {Release} */
const ofDebian = (name, suite) => ({
  name,
  missing: () => missingDebian() || missing(mariaDb.programs, mariaDb.packages, mariaDb.complete),
  async prepare(folder) {
    runProgram('cp', ['-rL', `${unpackWordPress(suite)}/usr/share/wordpress/.`, folder]);
    return startDatabase(path.dirname(folder));
  },
});

export const releases = [
  ofDebian('WordPress, newest', 'sid'),
  ofDebian('WordPress 6.8', 'trixie'),
  wordPress65,
  wordPress61,
];

/**
 * @param {Release} release
 * @param {string} place an empty folder
 * @param {string} packages the folder with node_modules' packages
 */
export async function startWordPress(release, place, packages) {
  const folder = path.join(place, 'wordpress');
  mkdirSync(folder);
  const { config, close } = await release.prepare(folder, packages);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(
    `${folder}/wp-config.php`,
    `<?php
${config}
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'CONCATENATE_SCRIPTS', false );
define( 'WP_DEBUG_LOG', '${place}/debug.log' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`,
  );
  mkdirSync(`${folder}/wp-content/mu-plugins`, { recursive: true });
  cpSync(`${own}/near.php`, `${folder}/wp-content/mu-plugins/near.php`);
  cpSync(`${own}/classic`, `${folder}/wp-content/themes/classic`, { recursive: true });
  runProgram(process.execPath, [
    path.join(root, 'integrations/wordpress/pack.mjs'),
    path.join(place, 'packed'),
  ]);
  cpSync(`${place}/packed/hourhand`, `${folder}/wp-content/plugins/hourhand`, { recursive: true });
  runProgram('php', [`${own}/install.php`, folder]);
  const server = await startServer('php', ['-S', `127.0.0.1:${port}`, '-t', folder], port, {
    cwd: folder,
  });
  const text = readFileSync(`${folder}/wp-includes/version.php`, 'utf8');
  return {
    url,
    folder,
    version: /\$wp_version = '([^']+)'/.exec(text)?.[1] ?? '',
    log: `${place}/debug.log`,
    async close() {
      await server.close();
      await close();
    },
  };
}
