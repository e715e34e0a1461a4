/**
 * A desk with a real screen reader and without a screen: a display, a bus, a window manager, a browser and Orca, each a
 * process of its own, which speak to a voice that listens. Keys are pressed as a keyboard presses them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { page } from './page.mjs';
import { paths, program } from './programs.mjs';
import { heard, Voice } from './voice.mjs';

/** Milliseconds after which what is waited for is taken never to come. */
const NEVER = 60_000;
/** The milliseconds that the voice takes for a character: that of a practised listener. */
const PER_CHARACTER = 40;

const SIZE = [1280, 900];

/**
 * What has come of a key.
 * @typedef {object} Answer
 * @property {string} keys
 * @property {string[]} said each utterance, with ✂ where it was cut off
 * @property {string[]} reached what reached the page: keys, the focus, moves
 */

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
});

export class Desk {
  /** Everything that came of the keys so far. @type {Answer[]} */
  answers = [];
  /** Milliseconds without a word, after which a screen reader has no more to say. */
  quiet = 900;
  /** Milliseconds after which a key is taken to be answered by no word. */
  speechless = 3000;
  #work = path.join(os.tmpdir(), `screen-reader-${process.pid}-${Desk.#count++}`);
  /** @type {{ name: string, child: import('node:child_process').ChildProcess }[]} */
  #children = [];
  /** What reached the page since the last key. @type {string[]} */
  #reached = [];
  /** How much of what was said has been reported. */
  #mark = 0;
  /** @type {Record<string, string>} */
  #env = {};
  /** @type {import('node:http').Server | undefined} */
  #server;
  /** @type {Voice} */
  voice;

  static #count = 0;

  constructor() {
    rmSync(this.#work, { recursive: true, force: true });
    for (const name of ['home/.local/share/orca', 'run', 'profile']) {
      mkdirSync(path.join(this.#work, name), { recursive: true, mode: 0o700 });
    }
    this.voice = new Voice(path.join(this.#work, 'run/voice'), PER_CHARACTER);
  }

  /**
   * @param {object} wanted
   * @param {string} wanted.root the folder of the built kit
   * @param {string} wanted.body the markup of the page
   * @param {string} wanted.lang
   * @param {string} wanted.browser
   */
  async open({ root, body, lang, browser }) {
    const url = await this.#serve(path.resolve(root), page(lang, body));
    const display = await this.#display();
    const home = path.join(this.#work, 'home');
    this.#env = {
      ...paths,
      HOME: home,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      XDG_RUNTIME_DIR: path.join(this.#work, 'run'),
      XDG_SESSION_TYPE: 'x11',
      SPEECHD_ADDRESS: `unix_socket:${path.join(this.#work, 'run/voice')}`,
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
      NO_AT_BRIDGE: '0',
    };
    this.#setOrca(home);
    this.#setWindows(home);
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.#bus();
    this.#start('openbox', []);
    this.#start('at-spi-bus-launcher', ['--launch-immediately']);
    await sleep(500);
    const orca = path.join(this.#work, 'orca.log');
    this.#spawn('orca', '/usr/bin/python3', [program('orca'), '--replace', `--debug-file=${orca}`]);
    await this.until('Orca speaks', () => this.voice.said.length > 0);
    if (browser === 'chromium') this.#startChromium(url);
    else this.#startFirefox(url);
    await this.until('the window', () => this.#windows().length > 0);
    this.#input('windowactivate', '--sync', this.#windows()[0] ?? '');
    await this.until('the page is read', () =>
      this.voice.said.some(({ text }) => /A paragraph before/.test(text)),
    );
  }

  /** Listens to the page until it has been read. */
  async listen() {
    const { quiet } = this;
    // In Firefox, Orca pauses between two parts of a page for longer than it thinks about a key.
    this.quiet = 4 * quiet;
    await this.settle();
    this.quiet = quiet;
    return this.#note('(the page is read)');
  }

  /** Begins anew at the top of the page, in browse mode. */
  async top() {
    await this.press('ctrl+Home');
  }

  /** Presses keys, as X names them, one after another; `orca+…` holds the key that is Orca’s. */
  async press(/** @type {string[]} */ ...keys) {
    this.strike(...keys);
    // Some keys are answered by nothing.
    const asked = performance.now();
    while (this.voice.said.length === this.#mark && performance.now() - asked < this.speechless) {
      await sleep(40);
    }
    await this.settle();
    return this.#note(keys.join(' '));
  }

  /** Presses keys, and waits for nothing. */
  strike(/** @type {string[]} */ ...keys) {
    for (const key of keys) {
      if (key.startsWith('orca+')) {
        this.#input('keydown', 'Insert', 'key', key.slice(5), 'keyup', 'Insert');
      } else this.#input('key', key);
    }
  }

  /** Presses a key until words are heard. @param {string} key @param {RegExp} words */
  async to(key, words, most = 30) {
    for (let presses = 0; presses < most; presses++) {
      const { said } = await this.press(key);
      if (words.test(said.join('\n'))) return said;
    }
    throw new Error(`${most} times ${key}, and never heard: ${words}`);
  }

  /** Waits until nothing has been said for a while and Orca has nothing to do. */
  async settle() {
    const log = path.join(this.#work, 'orca.log');
    const size = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const end = performance.now() + 2 * NEVER;
    let [words, before, spoke, worked] = [-1, -1, performance.now(), performance.now()];
    for (;;) {
      await sleep(40);
      const now = performance.now();
      if (this.voice.said.length !== words || !this.voice.silent) spoke = now;
      if (size() !== before) worked = now;
      [words, before] = [this.voice.said.length, size()];
      const still = now - spoke;
      // A running timer of the game keeps Orca at work.
      if (still > this.quiet && (now - worked > this.quiet / 2 || still > 3 * this.quiet)) return;
      if (now > end) throw new Error('it never falls silent');
    }
  }

  /** @param {string} what @param {() => boolean} is */
  async until(what, is) {
    const end = performance.now() + NEVER;
    while (!is()) {
      if (performance.now() > end) throw new Error(`never: ${what}. ${this.#complaints()}`);
      await sleep(50);
    }
  }

  async close() {
    for (const { child } of this.#children.reverse()) {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    this.voice.close();
    this.#server?.closeAllConnections();
    this.#server?.close();
    await sleep(200);
    rmSync(this.#work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** @param {string} keys @returns {Answer} */
  #note(keys) {
    const said = this.voice.said.slice(this.#mark).filter(({ text }) => text);
    this.#mark = this.voice.said.length;
    const answer = { keys, said: said.map(heard), reached: this.#reached.splice(0) };
    this.answers.push(answer);
    return answer;
  }

  /** @param {string} root @param {string} html */
  async #serve(root, html) {
    const server = createServer((request, response) => {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (request.method === 'POST') {
        let told = '';
        request.on('data', (part) => (told += part));
        request.on('end', () => {
          this.#reached.push(told);
          response.writeHead(204).end();
        });
        return;
      }
      const file = path.join(root, path.normalize(name));
      try {
        const body = name === '/' ? html : readFileSync(file);
        const type = name === '/' ? 'text/html' : (TYPES[path.extname(file)] ?? 'text/plain');
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    this.#server = server;
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    return `http://127.0.0.1:${address.port}/`;
  }

  /** @returns {Promise<string>} a free display */
  async #display() {
    const size = `${SIZE.join('x')}x24`;
    const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
    const child = this.#spawn('Xvfb', program('Xvfb'), args, ['ignore', 'pipe', 'pipe', 'pipe']);
    return `:${await this.#line('Xvfb', child.stdio[3])}`;
  }

  async #bus() {
    const args = ['--session', '--nofork', '--print-address=1'];
    return this.#line('the bus', this.#spawn('dbus', program('dbus-daemon'), args).stdout);
  }

  /** The first line that a program prints. @param {string} what @param {any} stream */
  async #line(what, stream) {
    let text = '';
    stream.on('data', (/** @type {Buffer} */ part) => (text += part));
    await this.until(`${what} starts`, () => text.includes('\n'));
    return text.trim();
  }

  /** Orca names each key that is typed, if it is not told otherwise. @param {string} home */
  #setOrca(home) {
    const own = { enableKeyEcho: false, pronunciations: {}, keybindings: {} };
    const settings = {
      general: { profile: ['Default', 'default'], startingProfile: ['Default', 'default'] },
      pronunciations: {},
      keybindings: {},
      profiles: { default: { profile: ['Default', 'default'], ...own } },
    };
    const file = path.join(home, '.local/share/orca/user-settings.conf');
    writeFileSync(file, JSON.stringify(settings));
  }

  /** The window manager has keys of its own, which Orca uses in tables. @param {string} home */
  #setWindows(home) {
    const folder = path.join(home, '.config/openbox');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'rc.xml'),
      '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>',
    );
  }

  /** @param {string} url */
  #startChromium(url) {
    this.#start('chromium', [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-sync',
      '--disable-background-networking',
      '--disable-component-update',
      '--password-store=basic',
      '--force-renderer-accessibility',
      '--test-type',
      `--user-data-dir=${path.join(this.#work, 'profile')}`,
      '--window-position=0,0',
      `--window-size=${SIZE.join(',')}`,
      url,
    ]);
  }

  /** @param {string} url */
  #startFirefox(url) {
    const profile = path.join(this.#work, 'profile');
    const settings = {
      'accessibility.force_disabled': -1,
      'app.update.enabled': false,
      'browser.aboutwelcome.enabled': false,
      'browser.shell.checkDefaultBrowser': false,
      'browser.startup.homepage_override.mstone': 'ignore',
      'datareporting.policy.dataSubmissionEnabled': false,
      'termsofuse.bypassNotification': true,
      'toolkit.telemetry.reportingpolicy.firstRun': false,
    };
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join(''));
    this.#start('firefox-esr', ['--no-remote', '--profile', profile, url]);
  }

  #windows() {
    return this.#input('search', '--onlyvisible', '--name', 'Trial page')
      .split('\n')
      .filter(Boolean);
  }

  /** @param {...string} args */
  #input(...args) {
    return spawnSync(program('xdotool'), args, { env: this.#env, encoding: 'utf8' }).stdout.trim();
  }

  /** @param {string} name @param {string[]} args */
  #start(name, args) {
    return this.#spawn(name, program(name), args);
  }

  /**
   * @param {string} name
   * @param {string} file
   * @param {string[]} args
   * @param {import('node:child_process').StdioOptions} [stdio]
   */
  #spawn(name, file, args, stdio = ['ignore', 'pipe', 'pipe']) {
    const env = Object.keys(this.#env).length > 0 ? this.#env : { ...process.env, ...paths };
    const child = spawn(file, args, { env, stdio, detached: true });
    /** @type {string[]} */
    const told = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => told.push(String(part)) > 40 && told.shift());
    }
    this.#children.push({ name, child });
    this.#told.set(name, told);
    return child;
  }

  /** The last lines of each program. @type {Map<string, string[]>} */
  #told = new Map();

  #complaints() {
    return [...this.#told]
      .map(([name, lines]) => `${name}: ${lines.join('').slice(-600)}`)
      .join('\n');
  }
}
