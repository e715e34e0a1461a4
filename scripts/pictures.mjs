/**
 * Opens every story in the tests' browser: its play function has to pass, axe has to find nothing,
 * and it has to look like its picture in test/pictures.
 *
 *   node scripts/pictures.mjs [--update] [--no-build] [part of a story's id …]
 *
 * A story says what is drawn of it with `parameters.pictures`: the sizes of the window by scheme, such
 * as `{ light: ['390x844'], dark: [], forced: [] }` (forced colours), and in `themes` the names of themes
 * in which it is drawn as well, at `themed`, light and dark. A story is opened once for each scheme, and
 * its window resized. What differs is written to .cache/pictures.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { findBrowser, launch } from './browser.mjs';
import { root } from './catalogue.mjs';
import { serve } from './serve.mjs';

const baselines = 'test/pictures';
const output = '.cache/pictures';
/** How different a pixel may be before it counts, and how many may count: far fewer than a fault. */
const threshold = 0.05;
const allowed = 12;
/** Pictures of small, middling and large cards, on which faults are tried out that must be seen. */
const tried = [
  'games-clock--middle-200x720-light',
  'games-grandfather-s-clock--middle-200x720-light',
  'games-big-ben--middle-360x720-light',
  'games-german-clock--middle-1280x800-dark',
];
/** Milliseconds for one story, its play function and axe included. */
const patience = 30_000;

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
});

if (values.build) {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--output-dir', 'storybook-static'],
    { encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (status !== 0) {
    console.log(`${stdout}\n${stderr}\nStorybook could not be built.`);
    process.exit(1);
  }
}

let passed = 0;
let failed = 0;
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
mkdirSync(baselines, { recursive: true });

const { packaged, from } = await findBrowser();
if (!packaged) console.log(`The pictures belong to another browser than that of ${from}.`);
const server = await serve('storybook-static');
const browser = await launch();
try {
  const all = (await listStories()).flatMap(viewsOf);
  const isWanted = (/** @type {Picture} */ { name }) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  const queue = all
    .map((view) => ({ ...view, pictures: view.pictures.filter(isWanted) }))
    .filter(({ pictures }) => pictures.length > 0);
  const work = async () => {
    for (let view = queue.shift(); view; view = queue.shift()) await check(view);
  };
  await Promise.all([work(), work()]);
  checkLeftovers(new Set(all.flatMap(({ pictures }) => pictures.map(({ name }) => `${name}.png`))));
} finally {
  await browser.close();
  await server.close();
}
if (passed + failed === 0) console.log('No story was opened.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {string} theme in which it is drawn besides; empty for the story's own
 */

/**
 * A story in one scheme.
 * @typedef {object} View
 * @property {string} story
 * @property {Scheme} scheme
 * @property {Picture[]} pictures
 */

/** @typedef {'light' | 'dark' | 'forced'} Scheme */

/** Every story with its parameters, which only the built preview knows. */
async function listStories() {
  const page = await browser.newPage();
  await page.goto(`${server.url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const all = /** @type {any[]} */ (Object.values(await preview.extract()));
    return all.map(({ id, parameters }) => ({
      id,
      pictures: parameters.pictures,
    }));
  });
  await page.close();
  return stories;
}

/**
 * @param {{ id: string, pictures?: any }} story
 * @returns {View[]}
 */
function viewsOf({ id, pictures = {} }) {
  const { themes = [], themed = ['480x800'] } = pictures;
  return /** @type {const} */ (['light', 'dark', 'forced'])
    .map((scheme) => {
      const drawn = (/** @type {string} */ size, theme = '') => {
        const [width, height] = size.split('x').map(Number);
        const name = [id, ...(theme ? [theme] : []), size, scheme].join('-');
        return { name, width, height, theme };
      };
      const ownSizes = /** @type {string[]} */ (pictures[scheme] ?? []);
      const inThemes = scheme === 'forced' ? [] : /** @type {string[]} */ (themes);
      const more = inThemes.flatMap((theme) => themed.map((size) => drawn(size, theme)));
      return { story: id, scheme, pictures: [...ownSizes.map((size) => drawn(size)), ...more] };
    })
    .filter((view) => view.pictures.length > 0);
}

/** @param {View} view */
async function check(view) {
  /** @type {Map<string, string[]>} */
  const problems = new Map(view.pictures.map(({ name }) => [name, []]));
  try {
    await open(view, problems);
  } catch (error) {
    const [first] = problems.values();
    first?.push(error instanceof Error ? error.message : String(error));
  }
  for (const [name, found] of problems) {
    if (found.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(`\n✖ ${name}\n${found.join('\n').replace(/^/gm, '    ')}`);
    }
  }
}

/**
 * @param {View} view
 * @param {Map<string, string[]>} problems what is wrong, by picture
 */
async function open({ story, scheme, pictures }, problems) {
  const [first] = pictures;
  if (!first) return;
  const page = await browser.newPage({
    viewport: { width: first.width, height: first.height },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
  });
  let now = first;
  const tell = (/** @type {string} */ problem) => problems.get(now.name)?.push(problem);
  try {
    page.on('pageerror', (error) => tell(`uncaught: ${error.stack ?? error}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const [line] = message.text().split('\n');
      console.log(`${now.name}: console.${message.type()}: ${line}`);
    });
    // A game's clock would show another second now and then, and a clock that is won another time.
    await page.addInitScript(() => {
      performance.now = () => 0;
      Date.prototype.getHours = () => 10;
      Date.prototype.getMinutes = () => 9;
    });
    await page.addInitScript(listen);
    await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story`);
    await page.waitForFunction(() => /** @type {any} */ (window).storyOutcome?.done, undefined, {
      timeout: patience,
    });
    const outcome = await page.evaluate(() => /** @type {any} */ (window).storyOutcome);
    outcome.problems.forEach(tell);
    if (outcome.problems.length > 0) return;
    for (const dial of await page.locator('.dial').all()) {
      await dial.locator('.details').waitFor({ state: 'attached' });
    }
    const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    for (now of pictures) {
      await page.setViewportSize({ width: now.width, height: now.height });
      if (now.theme) await page.evaluate(setTheme, now.theme);
      await page.evaluate(atRest);
      const differing = compare(now.name, await shoot());
      differing.forEach(tell);
      if (differing.length > 0 || values.update || !tried.includes(now.name)) continue;
      for (const fault of /** @type {const} */ (['a card moved by 2 px', 'a wrong index'])) {
        await page.evaluate(commit, fault);
        await page.evaluate(atRest);
        const { count } = difference(now.name, await shoot());
        if (count < 3 * allowed) tell(`${fault} makes only ${count} pixels differ.`);
        await page.evaluate(commit, undefined);
      }
    }
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page, before Storybook: collects what its channel says about the story. Its own
 * `storyFinished` reports a success after a play function that threw.
 */
function listen() {
  /** @type {{ done: boolean, problems: string[] }} */
  const outcome = { done: false, problems: [] };
  Object.assign(window, { storyOutcome: outcome });
  const tell = (/** @type {any} */ error) =>
    String(error?.message ?? error?.description ?? JSON.stringify(error) ?? error);
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      for (const name of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        channel.on(name, (error) => {
          outcome.problems.push(`${name}: ${tell(error)}`);
          outcome.done = true;
        });
      }
      channel.on('playFunctionThrewException', (error) => {
        outcome.problems.push(`play: ${tell(error)}`);
      });
      channel.on('unhandledErrorsWhilePlaying', (errors) => {
        outcome.problems.push(...errors.map((error) => `while playing: ${tell(error)}`));
      });
      channel.on('storyFinished', ({ status, reporters }) => {
        const a11y = reporters.find(({ type }) => type === 'a11y');
        if (!a11y) outcome.problems.push('axe did not run.');
        for (const { id, help, nodes } of a11y?.result?.violations ?? []) {
          const where = nodes.map(({ target }) => target.join(' ')).join(', ');
          outcome.problems.push(`axe: ${id}: ${help} (${where})`);
        }
        if (status !== 'success' && outcome.problems.length === 0) {
          outcome.problems.push(`Storybook reports: ${status}`);
        }
        outcome.done = true;
      });
    },
  });
}

/**
 * Runs in the page: gives the game a theme, and waits until it has come.
 * @param {string} theme
 */
async function setTheme(theme) {
  const game = document.querySelector('[deal]');
  const base = game?.shadowRoot?.querySelector('.base');
  if (!game || !(base instanceof HTMLElement)) throw new Error('there is no game for a theme');
  for (const name of ['', theme]) {
    game.setAttribute('theme', name);
    const isThere = () => [...base.style].some((property) => property.startsWith('--_theme-'));
    while (isThere() === (name === '')) await new Promise((done) => requestAnimationFrame(done));
  }
}

/**
 * Runs in the page: waits until nothing moves any more. What moves, and all that lies over it, is
 * drawn apart, with other edges than at rest.
 */
async function atRest() {
  await document.fonts.ready;
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let still = 0; still < 3; still = moving() ? 0 : still + 1) await frame();
  // Drawn anew, all at once.
  document.documentElement.style.visibility = 'hidden';
  for (let i = 0; i < 3; i++) await frame();
  document.documentElement.style.visibility = '';
  for (let i = 0; i < 3; i++) await frame();
}

/**
 * Runs in the page: commits a fault on one card that is seen, and takes the last one back.
 * @param {string | undefined} fault
 */
function commit(fault) {
  const state = /** @type {{ takeBack?: () => void }} */ (/** @type {unknown} */ (window));
  state.takeBack?.();
  const { shadowRoot } = document.querySelector('[deal]') ?? {};
  const shown = shadowRoot?.querySelectorAll('.card.face-up:not([hidden])') ?? [];
  // The last one lies over all others.
  const faces = /** @type {HTMLElement[]} */ ([...shown]).sort(
    (one, other) => Number(one.style.zIndex) - Number(other.style.zIndex),
  );
  const indexOf = (/** @type {Element | undefined} */ face) =>
    face?.querySelector('path[transform="scale(1.5 1)"]');
  const card = faces.at(-1);
  const index = indexOf(card);
  const right = index?.getAttribute('d') ?? '';
  const wrong = faces.map((face) => indexOf(face)?.getAttribute('d')).find((d) => d && d !== right);
  if (!card || !index || !wrong) throw new Error('there are no two cards to try faults on');
  if (fault === 'a wrong index') index.setAttribute('d', wrong);
  else if (fault) card.style.translate = '2px';
  state.takeBack = () => {
    index.setAttribute('d', right);
    card.style.translate = '';
  };
}

/**
 * @param {string} name
 * @param {Buffer} image
 * @returns {{ count: number, problem: string, drawn?: PNG }} how many pixels differ from the picture
 */
function difference(name, image) {
  const file = `${baselines}/${name}.png`;
  if (!existsSync(file))
    return { count: Infinity, problem: 'There is no picture to compare with.' };
  const before = PNG.sync.read(readFileSync(file));
  const { width, height, data } = PNG.sync.read(image);
  if (before.width !== width || before.height !== height) {
    const problem = `It is ${width}×${height} and was ${before.width}×${before.height}.`;
    return { count: Infinity, problem };
  }
  const drawn = new PNG({ width, height });
  const count = pixelmatch(before.data, data, drawn.data, width, height, { threshold });
  return { count, problem: `${count} pixels differ.`, drawn };
}

/**
 * @param {string} name
 * @param {Buffer} image
 * @returns {string[]} what is wrong
 */
function compare(name, image) {
  const file = `${baselines}/${name}.png`;
  const { count, problem, drawn } = difference(name, image);
  if (count <= allowed) return [];
  if (drawn && !values.update) writeFileSync(`${output}/${name}-diff.png`, PNG.sync.write(drawn));
  if (values.update) {
    writeFileSync(file, smaller(image));
    console.log(`${file}: ${problem}`);
    return [];
  }
  writeFileSync(`${output}/${name}.png`, image);
  return [problem, `See ${output}/${name}.png`];
}

/**
 * A picture with five bits for each colour: it takes about half, and the comparison allows for more.
 * @param {Buffer} image
 */
function smaller(image) {
  const picture = PNG.sync.read(image);
  picture.data.forEach((value, i) => (picture.data[i] = (value & 0b11111000) + 4));
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0 });
}

/**
 * Pictures of stories that are gone.
 * @param {Set<string>} names of the files that belong to a story
 */
function checkLeftovers(names) {
  for (const file of readdirSync(baselines)) {
    if (!file.endsWith('.png') || names.has(file)) continue;
    if (values.update) rmSync(`${baselines}/${file}`);
    else {
      failed += 1;
      console.log(`\n✖ ${baselines}/${file} belongs to no story.`);
    }
  }
}
