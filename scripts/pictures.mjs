/**
 * Opens every story in the tests' browser: its play function has to pass, axe has to find nothing,
 * and it has to look like its picture in test/pictures.
 *
 *   node scripts/pictures.mjs [--update] [--no-build] [part of a story's id …]
 *
 * A story says what is drawn of it with `parameters.pictures`: the sizes of the window by scheme, such
 * as `{ light: ['390x844'], dark: [], forced: [] }` (forced colours), and in `themes` the names of themes
 * in which it is drawn as well, at `themed`, light and dark. A story is opened once, in light, even if
 * nothing of it is drawn; its window is then resized and, if there is a picture of it in the dark, turned dark: then
 * axe looks at its colours once more. Nothing may be written to the console as an error, no file may be missing, and
 * pages of documentation are opened as well. Stories follow each other in a page, because Storybook takes longer to
 * load than a story; one with a problem is opened once more in a page of its own, and so is what differs from its
 * picture: only what is wrong again fails, and the report says which of the two happened. The second drawing is written
 * to .cache/pictures.
 *
 * Stories in test/storybook, which only this script builds, have faults that it must find.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { findBrowser, launch } from './browser.mjs';
import { root } from './catalogue.mjs';
import { serve } from './serve.mjs';
import { messages, problemsOf, violationsOf } from './story-outcome.mjs';

const baselines = 'test/pictures';
const output = '.cache/pictures';
const built = '.cache/storybook';
/** How different a pixel may be before it counts, and how many may count: far fewer than a fault. */
const threshold = 0.05;
const allowed = 12;
/** A window that is wide and no higher than so many pixels is that of a phone on its side, which has no mouse. */
const lowest = 430;
/** More pictures than this would not be looked at when they change. */
const most = 150;
/** Pictures of small, middling and large cards, on which faults are tried out that must be seen. */
const tried = [
  'games-clock--middle-200x720-light',
  'games-grandfather-s-clock--middle-200x720-light',
  'games-big-ben--middle-390x844-light',
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
    [storybook, 'build', '--quiet', '--output-dir', built],
    {
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', HOURHAND_FAULTS: '1' },
    },
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
// Files are asked for once: so what is compiled can be kept.
const server = await serve(built, { 'Cache-Control': 'max-age=3600' });
const browser = await launch();
/** Pages that have shown a story, for the next one. @type {StoryPage[]} */
const idle = [];
try {
  const stories = await listStories();
  const all = stories.map((story) => ({ ...story, views: viewsOf(story) }));
  const isWanted = (/** @type {string} */ name) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  const queue = all
    .map(({ views, ...story }) => {
      const chosen = views.map(({ scheme, pictures }) => ({
        scheme,
        pictures: pictures.filter(({ name }) => isWanted(name)),
      }));
      return {
        ...story,
        views: chosen.filter(
          ({ scheme, pictures }) => scheme === 'light' || pictures.length > 0 || story.fault,
        ),
      };
    })
    .filter(({ id, views }) => isWanted(id) || views.some(({ pictures }) => pictures.length > 0));
  const work = async () => {
    for (let story = queue.shift(); story; story = queue.shift()) await check(story);
  };
  await Promise.all([work(), work()]);
  const drawn = all.flatMap(({ views }) => views.flatMap(({ pictures }) => pictures));
  if (drawn.length > most) {
    failed += 1;
    console.log(`\n✖ ${drawn.length} pictures are more than ${most}: draw only what has a reason.`);
  }
  checkLeftovers(new Set(drawn.map(({ name }) => `${name}.png`)));
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
 * @property {Scheme} scheme
 * @property {Picture[]} pictures
 */

/**
 * A story, or a page of documentation.
 * @typedef {object} Story
 * @property {string} id
 * @property {boolean} [docs]
 * @property {any} [pictures] its parameters
 * @property {any} [a11y]
 * @property {string} [fault] what has to be found in it: a regular expression
 */

/** @typedef {'light' | 'dark' | 'forced'} Scheme */

/**
 * Every page, and every story with its parameters, which only the built preview knows.
 * @returns {Promise<Story[]>}
 */
async function listStories() {
  const page = await browser.newPage();
  await page.goto(`${server.url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const all = /** @type {any[]} */ (Object.values(await preview.extract()));
    return all.map(({ id, parameters: { pictures, a11y, fault } }) => ({
      id,
      pictures,
      a11y,
      fault,
    }));
  });
  await page.close();
  const { entries } = await (await fetch(`${server.url}/index.json`)).json();
  const pages = /** @type {{ id: string, type: string }[]} */ (Object.values(entries))
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => ({ id, docs: true }));
  return [...stories, ...pages];
}

/**
 * @param {Story} story
 * @returns {View[]}
 */
function viewsOf({ id, docs, fault, pictures = {} }) {
  const { themes = [], themed = ['480x800'] } = pictures;
  if (docs) return [];
  return (
    /** @type {const} */ (['light', 'dark', 'forced'])
      .map((scheme) => {
        const drawn = (/** @type {string} */ size, theme = '') => {
          const [width, height] = size.split('x').map(Number);
          const name = [id, ...(theme ? [theme] : []), size, scheme].join('-');
          return { name, width, height, theme };
        };
        const ownSizes = /** @type {string[]} */ (pictures[scheme] ?? []);
        const inThemes = scheme === 'forced' ? [] : /** @type {string[]} */ (themes);
        const more = inThemes.flatMap((theme) => themed.map((size) => drawn(size, theme)));
        return { scheme, pictures: [...ownSizes.map((size) => drawn(size)), ...more] };
      })
      // A fault may lie in the dark.
      .filter(
        ({ scheme, pictures }) =>
          scheme === 'light' || pictures.length > 0 || (fault && scheme === 'dark'),
      )
  );
}

/** @param {Story & { views: View[] }} story */
async function check(story) {
  const names = [story.id, ...story.views.flatMap(({ pictures }) => pictures.map(nameOf))];
  /** @type {Map<string, string[]>} */
  const problems = new Map(names.map((name) => [name, []]));
  await attempt(story, (name, problem) => problems.get(name)?.push(problem));
  if (story.fault) {
    const found = [...problems.values()].flat();
    const isFound = found.some((problem) => new RegExp(story.fault ?? '').test(problem));
    problems.clear();
    const missing = `Its fault (${story.fault}) was not found; but: ${found.join('; ')}`;
    problems.set(story.id, isFound ? [] : [missing]);
  }
  const before = story.fault ? new Map() : await openAgain(story, problems);
  for (const [name, found] of problems) {
    const first = before.get(name);
    if (first && found.length === 0) {
      console.log(`${name}: only in a page that had been used: ${first}`);
    }
    if (found.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(`\n✖ ${name}\n${found.join('\n').replace(/^/gm, '    ')}`);
    }
  }
}

/**
 * Opens once more, in a page of its own, a story that has a problem, with all its pictures, or else with those that
 * differ; and puts what is wrong then in the place of what was wrong before.
 * @param {Story & { views: View[] }} story
 * @param {Map<string, string[]>} problems of the story and of each picture
 * @returns {Promise<Map<string, string>>} the first problem of each before
 */
async function openAgain(story, problems) {
  const isWrong = (/** @type {string} */ name) => Boolean(problems.get(name)?.length);
  const whole = isWrong(story.id);
  const views = story.views.map(({ scheme, pictures }) => ({
    scheme,
    pictures: pictures.filter(({ name }) => whole || isWrong(name)),
  }));
  const again = [story.id, ...views.flatMap(({ pictures }) => pictures.map(nameOf))];
  const before = new Map(
    again.filter(isWrong).map((name) => [name, problems.get(name)?.join('; ') ?? '']),
  );
  if (before.size === 0) return before;
  for (const name of again) problems.set(name, []);
  const report = (/** @type {string} */ name, /** @type {string} */ problem) =>
    problems.get(name)?.push(problem);
  await attempt({ ...story, views }, report, await newPage());
  for (const [name, first] of before) {
    const found = problems.get(name) ?? [];
    if (found.length > 0) found.unshift(`Opened twice. The first time: ${first}`);
  }
  return before;
}

/**
 * Opens a story, and reports it as well if that fails.
 * @param {Story & { views: View[] }} story
 * @param {(name: string, problem: string) => void} report
 * @param {StoryPage} [shown]
 */
async function attempt(story, report, shown) {
  try {
    await open(story, report, shown);
  } catch (error) {
    report(story.id, error instanceof Error ? error.message : String(error));
  }
}

/** @param {Picture} picture */
function nameOf({ name }) {
  return name;
}

/**
 * @typedef {object} StoryPage
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').CDPSession} connection
 * @property {string} id of the story that it shows
 * @property {string} kind what it shows: a story or docs; empty before the first
 * @property {(problem: string) => void} tell what is called with a problem of this story
 */

/** @returns {Promise<StoryPage>} a page that can show one story after another */
async function newPage() {
  const page = await browser.newPage();
  const connection = await page.context().newCDPSession(page);
  /** @type {StoryPage} */
  const shown = { page, connection, id: '', kind: '', tell: () => {} };
  page.on('pageerror', (error) => shown.tell(`uncaught: ${error.stack ?? error}`));
  page.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    if (message.type() === 'error') shown.tell(`console.error: ${line}`);
    else if (message.type() === 'warning') console.log(`${shown.id}: console.warning: ${line}`);
  });
  // The worker of the solver too: without it the page does its work, and says nothing.
  page.on('response', (response) => {
    if (response.status() >= 400) shown.tell(`${response.status()} for ${response.url()}`);
  });
  // A game's clock would show another second now and then, a clock that is won another time, and the
  // calendar another month.
  await page.addInitScript(() => {
    performance.now = () => 0;
    const now = new Date('2026-11-21T10:09:36').getTime();
    globalThis.Date = new Proxy(Date, {
      construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now]),
      get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
    });
  });
  await page.addInitScript(listen, messages);
  return shown;
}

/**
 * @param {Story & { views: View[] }} story
 * @param {(name: string, problem: string) => void} report a problem of the story or of a picture
 * @param {StoryPage} [shown] where it is opened
 */
async function open({ id, docs, a11y, views }, report, shown = idle.pop()) {
  shown ??= await newPage();
  const { page, connection } = shown;
  const [first] = views.flatMap(({ pictures }) => pictures);
  const kind = docs ? 'docs' : 'story';
  const tell = (/** @type {string} */ problem) => report(id, problem);
  let isGood = false;
  try {
    // A picture that others are compared with is that of a page of its own.
    const follows = shown.kind === 'story' && kind === 'story' && !values.update;
    // As if nobody had been here: what is saved goes, and so do the sizes and colours of the last story.
    if (follows) await page.evaluate(leave);
    else await page.goto('about:blank');
    await connection.send('Storage.clearDataForOrigin', {
      origin: server.url,
      storageTypes: 'local_storage,indexeddb',
    });
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await page.setViewportSize({ width: first?.width ?? 800, height: first?.height ?? 720 });
    Object.assign(shown, { id, kind, tell });
    if (follows) await page.evaluate(select, id);
    else await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=${kind}`);
    const isOver = (/** @type {string[]} */ last) =>
      /** @type {any} */ (window).heard.some((/** @type {any} */ { name }) => last.includes(name));
    await page.waitForFunction(isOver, messages[kind].last, { timeout: patience });
    const problems = problemsOf(await page.evaluate(() => /** @type {any} */ (window).heard), kind);
    problems.forEach(tell);
    if (problems.length > 0) return;
    if (docs) {
      await page.evaluate(atRest);
      isGood = true;
      return;
    }
    // A tag that shows no game has none.
    for (const dial of await page.locator('.stage:not(.absent) [part~=dial]').all()) {
      await dial.locator('.details').waitFor({ state: 'attached' });
    }
    for (const { scheme, pictures } of views) {
      if (scheme !== 'light') {
        await page.emulateMedia({
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
          forcedColors: scheme === 'forced' ? 'active' : 'none',
        });
      }
      await draw(shown, pictures, report);
      if (scheme !== 'dark') continue;
      const violations = await page.evaluate(runAxe, { id, a11y: inDark(a11y) });
      violationsOf(violations, 'dark').forEach(tell);
    }
    isGood = true;
  } finally {
    // Where something went wrong, nobody knows what is left of it.
    if (isGood) idle.push(shown);
    else await page.close();
  }
}

/**
 * What axe looks at once more in the dark: only these rules see colours, and the others take long.
 * @param {any} a11y a story's parameters
 */
function inDark(a11y) {
  const values = ['color-contrast', 'link-in-text-block'];
  return { ...a11y, options: { runOnly: { type: 'rule', values } } };
}

/**
 * Compares an open story with its pictures.
 * @param {StoryPage} shown
 * @param {Picture[]} pictures
 * @param {(name: string, problem: string) => void} report
 */
async function draw({ page, connection }, pictures, report) {
  // Behind a dialog the page is not seen. Chromium, which makes its window larger for a whole page,
  // draws the corners of a dialog with other edges now and then.
  const isPage = (await page.locator('dialog:modal').count()) === 0;
  for (const { name, width, height, theme } of pictures) {
    await page.setViewportSize({ width, height });
    // The browser has a mouse again whenever its window gets another size.
    const isPhone = width > height && height <= lowest;
    await connection.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    // Of that one, the picture shows what is seen without scrolling.
    const fullPage = isPage && !isPhone;
    const shoot = () => page.screenshot({ fullPage, animations: 'disabled' });
    await page.evaluate(setTheme, theme);
    await page.evaluate(atRest);
    const differing = compare(name, await shoot());
    for (const problem of differing) report(name, problem);
    if (differing.length > 0 || values.update || !tried.includes(name)) continue;
    for (const fault of /** @type {const} */ (['a card moved by 2 px', 'a wrong index'])) {
      await page.evaluate(commit, fault);
      await page.evaluate(atRest);
      let count = 0;
      // On a busy machine the browser may give the last frame once more.
      for (let i = 0; i < 5 && count < 3 * allowed; i++) {
        ({ count } = difference(name, await shoot()));
      }
      if (count < 3 * allowed) report(name, `${fault} makes only ${count} pixels differ.`);
      await page.evaluate(commit, undefined);
    }
  }
}

/**
 * Runs in the page, before Storybook: collects what its channel says about the story.
 * @param {Record<string, { problems: string[], last: string[] }>} messages by what is shown
 */
function listen(messages) {
  const address = new URLSearchParams(location.search);
  const kind = address.get('viewMode') ?? '';
  const { problems, last } = messages[kind] ?? { problems: [], last: [] };
  /** @param {import('./story-outcome.mjs').Heard} message */
  const hear = (message) => /** @type {any} */ (window).heard.push(message);
  Object.assign(window, { heard: [], story: address.get('id') });
  const tell = (/** @type {any} */ error) =>
    String(error?.message ?? error?.description ?? JSON.stringify(error) ?? error);
  const short = (/** @type {any} */ violations) =>
    violations?.map((/** @type {any} */ { id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((/** @type {any} */ { target }) => target.join(' ')),
    }));
  Object.assign(window, { shortViolations: short });
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      for (const name of [...problems, ...last]) {
        channel.on(name, (/** @type {any} */ data) => {
          if (name !== 'storyFinished') hear({ name, errors: [data].flat().map(tell) });
          // The story before this one may end late.
          else if (data.storyId === /** @type {any} */ (window).story) {
            const a11y = data.reporters.find((/** @type {any} */ { type }) => type === 'a11y');
            const violations = short(a11y?.result?.violations);
            hear({ name, status: data.status, violations });
          }
        });
      }
    },
  });
}

/** Runs in the page: takes away the games of a story, which may save something then, and what it has left behind. */
function leave() {
  for (const element of document.querySelectorAll('#storybook-root *')) {
    if (element.localName.includes('-')) element.remove();
  }
  document.documentElement.removeAttribute('style');
  scrollTo(0, 0);
  Object.assign(window, { heard: [], themed: false });
}

/**
 * Runs in the page: lets Storybook show another story.
 * @param {string} storyId
 */
function select(storyId) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window);
  Object.assign(window, { story: storyId });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Runs in the page: lets Storybook run axe again.
 * @param {{ id: string, a11y: any }} story
 * @returns {Promise<import('./story-outcome.mjs').Violation[]>}
 */
function runAxe({ id, a11y }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, shortViolations } = /** @type {any} */ (window);
  return new Promise((resolve, reject) => {
    channel.once('storybook/a11y/result', (/** @type {any} */ result) =>
      resolve(shortViolations(result.violations)),
    );
    channel.once('storybook/a11y/error', reject);
    channel.emit('storybook/a11y/manual', id, a11y);
  });
}

/**
 * Runs in the page: gives the game a theme, and waits until it has come. Without one, it takes away the
 * last one given.
 * @param {string} theme
 */
async function setTheme(theme) {
  const state = /** @type {{ themed?: boolean }} */ (/** @type {unknown} */ (window));
  if (!theme && !state.themed) return;
  const game = document.querySelector('[deal]');
  const base = game?.shadowRoot?.querySelector('.base');
  if (!game || !(base instanceof HTMLElement)) throw new Error('there is no game for a theme');
  for (const name of theme ? ['', theme] : ['']) {
    game.setAttribute('theme', name);
    const isThere = () => [...base.style].some((property) => property.startsWith('--_theme-'));
    while (isThere() === (name === '')) await new Promise((done) => requestAnimationFrame(done));
  }
  state.themed = theme !== '';
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
  // A new picture leaves room for what may differ later.
  if (count <= (values.update ? allowed / 2 : allowed)) return [];
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
