/**
 * The programs that a screen reader without a screen needs. What this machine lacks is taken from Debian's packages
 * and unpacked into `.cache/screen-reader`, which takes no rights of root and changes nothing else.
 * Only xkbcomp has to be installed, because Xvfb has its path built in.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ALWAYS = ['orca', 'at-spi2-core', 'libatk-adaptor', 'dbus', 'xvfb', 'xdotool', 'openbox'];
/** The package of each browser. @type {Record<string, string>} */
export const BROWSERS = { chromium: 'chromium', firefox: 'firefox-esr' };
/** What these packages ask for, and no test uses: fonts and printing, braille, sound. */
const UNUSED =
  /^(fonts-|libgs|libspectre|poppler|libao|libaudio|xfonts|speech-dispatcher|libpaper|libijs)/;

const folder = path.resolve('.cache/screen-reader');
const own = path.join(folder, 'root');

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/**
 * Unpacks what is missing.
 * @param {readonly string[]} browsers
 * @returns {string} why that can't be done; nothing if everything is there
 */
export function prepare(browsers) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) {
    return 'Orca is tried on Debian and what descends from it: there is no apt-get here';
  }
  if (!existsSync('/usr/bin/xkbcomp')) {
    return 'Xvfb takes xkbcomp from /usr/bin and from nowhere else: apt-get install x11-xkb-utils';
  }
  const wanted = [...ALWAYS, ...browsers.map((name) => BROWSERS[name] ?? name)];
  const done = path.join(folder, `${wanted.join('+')}.done`);
  if (existsSync(done)) return '';
  try {
    const plan = run('apt-get', ['-s', 'install', '--no-install-recommends', ...wanted]);
    const missing = [...plan.matchAll(/^Inst (\S+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !UNUSED.test(name));
    const archives = path.join(folder, 'archives');
    mkdirSync(archives, { recursive: true });
    mkdirSync(own, { recursive: true });
    if (missing.length > 0) {
      console.log(`Unpacking ${missing.length} packages into .cache/screen-reader …`);
      run('apt-get', ['-qq', 'download', ...missing], archives);
    }
    for (const file of readdirSync(archives)) run('dpkg', ['-x', path.join(archives, file), own]);
    rmSync(archives, { recursive: true });
    writeFileSync(done, '');
    return '';
  } catch (error) {
    return `${error instanceof Error ? error.message : error}`;
  }
}

/** A program's file: this machine's, or the unpacked one. @param {...string} names */
export function program(...names) {
  for (const name of names) {
    for (const base of ['/usr', path.join(own, 'usr')]) {
      // Chromium's own script looks for settings where Debian installs them.
      for (const place of ['lib/chromium', 'bin', 'libexec']) {
        const file = path.join(base, place, name);
        if (existsSync(file)) return file;
      }
    }
  }
  throw new Error(`there is no ${names.join(' or ')}, neither here nor in .cache/screen-reader`);
}

const libraries = path.join(own, 'usr/lib/x86_64-linux-gnu');

/** Where programs find what was unpacked, before what the machine has. @type {Record<string, string>} */
export const paths = {
  PATH: `${own}/usr/bin:${process.env.PATH}`,
  // Some packages keep a library in a folder of their own.
  LD_LIBRARY_PATH: `${libraries}:${libraries}/pulseaudio:${own}/lib/x86_64-linux-gnu`,
  GI_TYPELIB_PATH: `${libraries}/girepository-1.0`,
  PYTHONPATH: `${own}/usr/lib/python3/dist-packages`,
  XDG_DATA_DIRS: `${own}/usr/share:/usr/local/share:/usr/share`,
  XDG_CONFIG_DIRS: `${own}/etc/xdg:/etc/xdg`,
};
