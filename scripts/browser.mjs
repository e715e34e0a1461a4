/**
 * Finds the browser that tests, pictures and screenshots run in.
 *
 * The first choice after CHROME_PATH is the Chromium inside an npm package, because it draws the
 * same pixels on every machine. Elsewhere than on 64-bit Linux an installed browser serves.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/**
 * What a caller hands to Puppeteer's or Playwright's `launch`.
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env
 * @property {string} from where it was found, for messages
 * @property {boolean} packaged whether it is the one that the baseline pictures belong to
 */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Without a graphics card all is drawn by the processor: a frame is cheaper drawn whole than in parts.
  '--disable-partial-raster',
];

/** After so many milliseconds something hangs: a busy machine may take its time. */
const PATIENCE = 120_000;

/** Bytes with which a browser can't run out of shared memory. */
const AMPLE = 2 ** 31;

/**
 * What Playwright and Puppeteer would add, and isn't wanted: they keep shared memory on the disk, because `/dev/shm` is
 * small in some containers. Where it is ample, that is work for nothing.
 */
export const ignoreDefaultArgs = shmIsAmple() ? ['--disable-dev-shm-usage'] : [];

function shmIsAmple() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= AMPLE;
  } catch {
    // Elsewhere than on Linux there is none.
    return false;
  }
}

const installed = {
  linux: [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

const environment = () =>
  /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined))
  );

/** @returns {Promise<Browser>} */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
    return {
      executablePath: chosen,
      args,
      env: environment(),
      from: 'CHROME_PATH',
      packaged: false,
    };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await unpackedBrowser();
    if (packaged) return packaged;
  }
  const found = (installed[process.platform] ?? []).find((file) => existsSync(file));
  if (found) {
    return {
      executablePath: found,
      args,
      env: environment(),
      from: 'this machine',
      packaged: false,
    };
  }
  throw new Error(
    'No browser for the tests. Run `npm ci` on 64-bit Linux to get one, ' +
      'install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  );
}

/**
 * Starts the browser with Playwright.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core');
  const { executablePath, args: flags, env } = await findBrowser();
  const browser = await chromium.launch({
    ...options,
    executablePath,
    ignoreDefaultArgs,
    args: [...flags, ...(options.args ?? [])],
    env,
  });
  // Pages without a context of their own are opened by way of it, too.
  const { newContext } = browser;
  browser.newContext = async (...how) => {
    const context = await newContext.apply(browser, how);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

/**
 * The oldest Chromium that the kit promises to run in: an old version of the same npm package, under
 * another name. Its libraries and fonts are those of the new one.
 * @returns {Promise<Browser>}
 */
export async function findOldChromium() {
  const found = filesOf('chromium-109');
  const today = await unpackedBrowser();
  if (!found || !today || process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The old Chromium is an npm package for 64-bit Linux: run `npm ci` there.');
  }
  const folder = await unpacked(found, ['chromium.br']);
  return {
    ...today,
    executablePath: path.join(folder, 'chromium'),
    from: `@sparticuz/chromium ${found.version}`,
    packaged: false,
  };
}

/**
 * The npm package's browser.
 * @returns {Promise<Browser | undefined>}
 */
async function unpackedBrowser() {
  const found = filesOf('@sparticuz/chromium');
  if (!found) return undefined;
  const folder = await unpacked(
    found,
    ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'],
    configureFonts,
  );
  const libraries = path.join(folder, 'al2023/lib');
  const env = environment();
  env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  return {
    executablePath: path.join(folder, 'chromium'),
    args,
    env,
    from: `@sparticuz/chromium ${found.version}`,
    packaged: true,
  };
}

/**
 * The folder of archives of a browser's package, and its version; undefined without the package.
 * @param {string} name
 */
function filesOf(name) {
  let manifest;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    manifest = path.join(path.dirname(main), '../package.json');
  } catch {
    return undefined;
  }
  const bin = path.join(path.dirname(manifest), 'bin');
  if (!existsSync(path.join(bin, 'chromium.br'))) return undefined;
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { bin, version };
}

/**
 * Unpacks a browser once for each version and user. The package's own unpacking reuses whatever lies in
 * the temporary folder, of any version and half written too, so we unpack into a fresh folder and
 * rename it into place when it is complete.
 * @param {{ bin: string, version: string }} files
 * @param {readonly string[]} archives
 * @param {(fresh: string, folder: string) => Promise<void>} [finish] what is left to do
 */
async function unpacked({ bin, version }, archives, finish = async () => {}) {
  const folder = path.join(os.tmpdir(), `hourhand-browser-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(folder)) {
    const fresh = await mkdtemp(`${folder}-`);
    await inflateInto(
      fresh,
      archives.map((name) => path.join(bin, name)),
    );
    await finish(fresh, folder);
    try {
      await rename(fresh, folder);
    } catch (error) {
      // Another process may have been first; its folder is as good as ours.
      await rm(fresh, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const owner = (await stat(folder)).uid;
  if (process.getuid && owner !== process.getuid()) {
    throw new Error(`${folder} belongs to somebody else; remove it or set TMPDIR.`);
  }
  return folder;
}

/**
 * @param {string} folder
 * @param {readonly string[]} archives
 */
async function inflateInto(folder, archives) {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  try {
    // The package writes to the temporary folder and takes no other.
    process.env.TMPDIR = folder;
    await Promise.all(archives.map((archive) => inflate(archive)));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * The archive's own font configuration looks for its fonts in folders fixed in advance.
 * @param {string} fresh where the fonts are
 * @param {string} folder where they will be
 */
async function configureFonts(fresh, folder) {
  await mkdir(path.join(fresh, 'font-cache'), { recursive: true });
  await writeFile(
    path.join(fresh, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`,
  );
}
