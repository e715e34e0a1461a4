/**
 * Every example of the documentation, the front door, Storybook and the builder, pasted as a reader would:
 * into a page of an empty site that has the folder `hourhand` of the packed package beside it, and nothing
 * else of the kit. Nothing may be missing or be said; a move is made with the mouse; colours can be read.
 *
 *   node test/embedding/examples.mjs [part of a file name …]        after npm run build
 *
 * A comment `not pasted: reason` before a block of Markdown leaves it out.
 */
import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PNG } from 'pngjs';
import { createServer } from 'vite';
import { launch } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build-site.mjs';
import { root } from '../../scripts/catalogue.mjs';
import { cdnAddress, cdnLine, withCdnLine } from '../../scripts/cdn-block.mjs';
import { serve } from '../../scripts/serve.mjs';

process.chdir(root);
const folder = '.cache/examples';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @typedef {{ file: string, kind: string, name: string, text: string }} Example */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

// The package as npm would publish it, and a site with its folder where the documentation wants it.
execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
const [packed] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
execFileSync('tar', ['-xzf', `${folder}/${packed}`, '-C', folder]);
const kit = `${folder}/package`;
const { version } = JSON.parse(readFileSync(`${kit}/package.json`, 'utf8'));
const site = `${folder}/site`;
for (const place of ['hourhand', 'wp-content/uploads/hourhand']) {
  cpSync(`${kit}/dist`, `${site}/${place}`, { recursive: true });
}
// As docs/solver.md has it.
cpSync(`${kit}/dist/worker.js`, `${site}/assets/hourhand-worker.js`);
mkdirSync(`${folder}/project/node_modules`, { recursive: true });
symlinkSync(path.resolve(kit), `${folder}/project/node_modules/hourhand`);

/** Files whose blocks are parts of projects, which `npm run test:hosts` builds and plays. */
const PROJECTS = ['frameworks', 'sanitizers', 'static-sites'].map((name) => `docs/use/${name}.md`);

/** @type {string[]} */
const leftOut = [];

/** @param {string} file @returns {Example[]} */
function examplesOf(file) {
  const blocks = readFileSync(file, 'utf8').matchAll(
    /(?:^<!-- not pasted: (.+) -->\n+)?^```(html|css|js|ts)( \S+)?\n(.*?)\n```$/gms,
  );
  return [...blocks].flatMap(([, reason, kind = '', own, text = ''], i) => {
    const name = `${path.basename(file, '.md')}-${i + 1}`;
    // A page of several files, with a library: a project too.
    const isPart = own && (kind !== 'html' || !/cdn\.js/.test(text) || /(?<!cdn)\.js"/.test(text));
    const why = reason ?? (isPart || PROJECTS.includes(file) ? 'npm run test:hosts builds it' : '');
    if (why) leftOut.push(`${file}, block ${i + 1}: ${why}`);
    return why ? [] : [{ file, kind, name, text }];
  });
}

const parts = process.argv.slice(2);
const wanted = (/** @type {string} */ file) =>
  parts.length === 0 || parts.some((part) => file.includes(part));
const documents = ['README.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' })]
  .map((file) => (file === 'README.md' ? file : `docs/${file}`))
  .filter((file) => file.endsWith('.md') && wanted(file));
const examples = documents.flatMap(examplesOf);
const isScript = (/** @type {Example} */ { kind }) => kind === 'js' || kind === 'ts';

/** What an example is for, beside running without an error; by a part of its text. */
const effects = new Map([
  [
    'won in ${detail.moveCount} moves',
    async (/** @type {Page} */ page, /** @type {string[]} */ lines) => {
      await page.evaluate(async () => {
        const game = /** @type {any} */ (document.querySelector('clock-solitaire'));
        await game.newGame(19);
        while (game.status === 'playing') game.play(game.moves[0].token);
      });
      assert.ok(lines.includes('clock, deal 19: won in 52 moves'), lines.join('\n'));
    },
  ],
  [
    'connectFrame',
    async (/** @type {Page} */ page, /** @type {string[]} */ lines) => {
      for (let i = 0; !lines.includes('0'); i++) {
        assert.ok(i < 600, `the frame has not answered: ${lines.join('\n')}`);
        await page.waitForTimeout(50);
      }
      await page.waitForFunction(() => document.querySelector('iframe')?.style.height !== '');
    },
  ],
  [
    'faceRenderer',
    async (/** @type {Page} */ page) => {
      // All cards lie face down but one.
      await page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector('clock-solitaire')).shadowRoot.querySelector(
          'my-face',
        ),
      );
    },
  ],
  [
    'slot="toolbar"',
    async (/** @type {Page} */ page) => {
      await page.getByRole('button', { name: 'New game' }).click();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector('clock-solitaire')).moveCount === 0,
      );
    },
  ],
]);

/** Checks the scripts against the types of the package. */
function checkTypes() {
  for (const { name, kind, text } of examples.filter(isScript)) {
    // A page’s script has no module of its own to import, but its project has.
    const types = text.includes('hourhand') ? '' : "import 'hourhand';\n";
    writeFileSync(`${folder}/${kind}-${name}.ts`, `${types}${text}\nexport {};\n`);
  }
  const options = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
  };
  // A script without types takes what querySelector finds as it is.
  writeFileSync(
    `${folder}/js-page.d.ts`,
    `interface ParentNode {
      querySelector<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K];
    }`,
  );
  return ['js', 'ts'].flatMap((kind) => {
    const project = { compilerOptions: options, include: [`${kind}-*.ts`] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(project));
    if (!examples.some((example) => example.kind === kind)) return [];
    const compiler = 'node_modules/typescript-native/bin/tsc';
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', folder], {
      encoding: 'utf8',
    });
    return status === 0 ? [] : [stdout];
  });
}

const server = await serve(site, { 'access-control-allow-origin': '*' });
const browser = await launch();

/** The page that a reader makes of an example. @param {Example} example */
async function pageOf({ kind, name, text }) {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title>`;
  const line = '<script type="module" src="hourhand/cdn.js"></script>';
  if (kind === 'html') {
    if (/<!doctype/i.test(text))
      return text.replace('<title>', '<link rel="icon" href="data:,"><title>');
    // What is no game is for a page that has one.
    return (
      head +
      text +
      (/-solitaire\b|<solitaire-daily|<iframe/.test(text)
        ? ''
        : `${line}<clock-solitaire></clock-solitaire>`)
    );
  }
  const [, tag = 'clock-solitaire'] =
    (kind === 'css'
      ? /^([a-z-]+-solitaire)\b/m.exec(text)
      : /querySelector\('(solitaire-daily)'\)/.exec(text)) ?? [];
  const game = `${head}<${tag} ${tag === 'solitaire-daily' ? '' : 'deal="7"'}></${tag}>`;
  if (kind === 'css') return `${game}${line}<style>${text}</style>`;
  const bundled = await build({
    stdin: {
      contents: text,
      resolveDir: path.resolve(folder, 'project'),
      loader: kind === 'ts' ? 'ts' : 'js',
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  // A project that imports a game needs nothing else; a script that does not is for a page with the line.
  const own = /^import .*'hourhand(\/(clock|autoloader))?'/m.test(
    text.replaceAll(/ \/\/.*$/gm, ''),
  );
  return `${game}${own ? '' : line}<script type="module">${bundled.outputFiles[0]?.text}</script>`;
}

/** The first game of a page, in its frame if it has one. @param {Page} page */
async function gameOf(page) {
  const frame = await page.$('iframe');
  const place = /** @type {Frame | Page} */ ((await frame?.contentFrame()) ?? page);
  const selector = await place
    .waitForFunction(() => {
      // The game of the day is in another element.
      const games = [...document.querySelectorAll('*')]
        .flatMap((one) => [one, ...(one.shadowRoot?.querySelectorAll('*') ?? [])])
        .filter(
          ({ localName, shadowRoot }) =>
            localName.endsWith('-solitaire') && shadowRoot?.querySelector('[part~=card]'),
        );
      return games[0]?.localName;
    })
    .then((found) => found.jsonValue());
  return { place, game: place.locator(String(selector)).first() };
}

/** Makes a move with the mouse, or steps a replay. @param {Page} page */
async function play(page) {
  const { game } = await gameOf(page);
  if (await game.evaluate((one) => one.hasAttribute('replay'))) {
    const slider = game.locator('input[type=range]');
    await game.locator('button[part~=step]').click();
    for (let i = 0; (await slider.inputValue()) !== '1'; i++) {
      assert.ok(i < 600, 'the replay is not at its first move');
      await page.waitForTimeout(50);
    }
    return game;
  }
  const count = () => game.evaluate((one) => /** @type {any} */ (one).moveCount);
  const before = await count();
  // A press during the deal may only end its animation.
  for (let i = 0; (await count()) <= before; i++) {
    assert.ok(i < 20, 'no move can be made with the mouse');
    await game.locator('button.movable').first().click();
    await page.waitForTimeout(50);
  }
  return game;
}

/** @typedef {[number, number, number]} Colour */

/** WCAG’s contrast. @param {Colour} one @param {Colour} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = colour.map((value) =>
        value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text, indices, numerals, hands and lit marks against what is behind them. @param {Page} page */
async function measure(page) {
  const game = await play(page);
  await game.evaluate((one) => one.scrollIntoView());
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some(({ shadowRoot }) =>
      shadowRoot?.querySelector('.hand, .numeral'),
    ),
  );
  const inks = await game.evaluate((one) => {
    const root = /** @type {ShadowRoot} */ (one.shadowRoot);
    const found =
      /** @type {[name: string, least: number, ink: string, ground: number[][] | string][]} */ ([]);
    const board = /** @type {Element} */ (root.querySelector('.board'));
    const rim = root.querySelector('.rim')?.getBoundingClientRect();
    // Where the face of the dial is empty: between the centre and the rim, near one and near eleven o’clock. There may
    // be a hand at one of them.
    const face =
      rim &&
      [0.585, 0.415].map((x) => [
        rim.left + rim.width * x - 6,
        rim.top + rim.height * 0.32,
        12,
        12,
      ]);
    const add = (
      /** @type {string} */ name,
      /** @type {number} */ least,
      /** @type {Element | null} */ element,
      /** @type {'color' | 'fill' | 'stroke'} */ property,
      /** @type {number[][] | undefined} */ ground,
    ) => {
      if (!element) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = ground ?? [[x, y, width, height]];
      if (width > 2 && height > 2)
        found.push([name, least, getComputedStyle(element)[property], box]);
    };
    add(
      'the message',
      4.5,
      root.querySelector('.status-bar .message, [part~=message]'),
      'color',
      undefined,
    );
    add('the toolbar', 4.5, root.querySelector('.info'), 'color', undefined);
    // A card may lie under others: it is compared with its own paper.
    const card = root.querySelector('[part~=face-up]:not([hidden])');
    const paper = card?.querySelector('.inner');
    if (card && paper) {
      const [ink, ground] = [getComputedStyle(card).color, getComputedStyle(paper).backgroundColor];
      found.push(['an index', 4.5, ink, ground]);
    }
    if (face) {
      add('a hand', 3, root.querySelector('.hand'), 'fill', face);
      add('a numeral', 3, root.querySelector('.numeral:not(.complete) path'), 'stroke', face);
      const probe = document.createElement('i');
      probe.style.cssText = 'color: var(--_accent); position: absolute; width: 9px; height: 9px';
      board.append(probe);
      add('what is lit', 3, probe, 'color', face);
      probe.remove();
    }
    return found;
  });
  const { data, width } = PNG.sync.read(await page.screenshot());
  /** The commonest colour of boxes. @param {number[][]} boxes @returns {Colour} */
  const groundIn = (boxes) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const [x = 0, y = 0, w = 0, h = 0] of boxes) {
      for (let row = Math.max(0, Math.ceil(y)); row < Math.min(y + h, 900); row++) {
        for (let column = Math.max(0, Math.ceil(x)); column < Math.min(x + w, width); column++) {
          const at = (row * width + column) * 4;
          const key = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    assert.ok(most, `nothing of the game is to be seen at ${boxes.join('; ')}`);
    return /** @type {Colour} */ (most[0].split(' ').map(Number));
  };
  assert.ok(inks.length >= 4, 'text, an index, a hand and numerals are found');
  /** @param {string} text as a browser computes it @returns {Colour} */
  const colourOf = (text) => {
    const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
    const most = text.startsWith('color(') ? 255 : 1;
    return [r * most, g * most, b * most];
  };
  for (const [name, least, ink, ground] of inks) {
    const behind = typeof ground === 'string' ? colourOf(ground) : groundIn(ground);
    const reached = contrast(colourOf(ink), behind);
    assert.ok(
      reached >= least,
      `${name}, ${ink}: a contrast of ${reached.toFixed(2)}, not ${least}`,
    );
  }
}

/** @param {Example} example */
async function run(example) {
  /** @type {string[]} */
  const troubles = [];
  try {
    await paste(example, troubles);
  } catch (error) {
    throw new Error([String(error), ...troubles].join('\n'), { cause: error });
  }
  assert.deepEqual(troubles, []);
}

/** @param {Example} example @param {string[]} troubles what the page says */
async function paste(example, troubles) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  /** @type {string[]} */
  const lines = [];
  page.on('console', (message) => {
    // Chromium has a share sheet on phones, Windows and ChromeOS, and elsewhere takes its name for a mistake.
    if (message.text() === "Unrecognized feature: 'web-share'.") return;
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    else lines.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  // A public CDN serves the files of the package that is packed here.
  await page.route('https://cdn.jsdelivr.net/**', (route) => {
    const file = route.request().url().replace(cdnAddress(version, ''), `${kit}/`);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: 'not found' });
    return route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' } });
  });
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
  writeFileSync(`${site}/example.html`, await pageOf(example));
  await page.goto(`${server.url}/example.html`);
  if (example.kind === 'css') {
    const rules = await page.evaluate(() => {
      const rules = [.../** @type {any} */ (document.querySelector('style')).sheet.cssRules];
      return rules.map(({ style }) => style.length);
    });
    const blocks = example.text.match(/\{[^}]*\}/g) ?? [];
    const wanted = blocks.map((block) => block.match(/^\s*[\w-]+:/gm)?.length ?? 0);
    assert.equal(rules.length, wanted.length, 'a selector is not understood');
    rules.forEach((count, i) => assert.ok(count >= (wanted[i] ?? 0), `rule ${i + 1} has a fault`));
  }
  if (
    /#[\da-f]{3,8}\b|theme=|themes\/|rgb\(/i.test(example.text) &&
    !example.text.includes('<iframe')
  )
    await measure(page);
  else await play(page);
  for (const [part, check] of effects) if (example.text.includes(part)) await check(page, lines);
  await page.close();
}

let passed = 0;
let failed = 0;
/** @param {Example} example */
async function count(example) {
  try {
    await run(example);
    passed++;
  } catch (error) {
    failed++;
    console.log(
      `✖ ${example.file}: ${example.name}\n${example.text.slice(0, 1000)}\n${String(error)}\n`,
    );
  }
}

const faults = checkTypes();
for (const fault of faults) console.log(`✖ types\n${fault}`);
failed += faults.length;
if (faults.length === 0) passed++;
for (const example of examples) await count(example);

/** @param {string} file @param {string} text */
const html = (file, text) => ({ file, kind: 'html', name: file, text });

if (wanted('cdn')) {
  // The line that a release writes, with the hash of the file.
  const { 'cdn.js': integrity } = JSON.parse(readFileSync(`${kit}/dist/integrity.json`, 'utf8'));
  const released = withCdnLine(readFileSync('README.md', 'utf8'), version, integrity);
  const line = cdnLine(version, integrity);
  assert.ok(released.includes(`\n${line}\n`) && line.includes('integrity="sha384-'));
  await count(html('the line of a release (cdn)', line));
  await count(html('the same in German (cdn)', `<div lang="de">${line}</div>`));
}
if (wanted('llms')) {
  const [, line = ''] = /```html\n(.*)\n```/.exec(readFileSync(`${kit}/llms.txt`, 'utf8')) ?? [];
  await count(html('llms.txt', line));
}
if (wanted('stories')) {
  const [, code = ''] = /code=\{`(.*?)`\}/s.exec(readFileSync('stories/start.mdx', 'utf8')) ?? [];
  await count(html('stories/start.mdx', code));
}
if (wanted('front door')) {
  await buildSite(`${folder}/front`);
  const front = await serve(`${folder}/front`);
  const page = await browser.newPage();
  for (const address of ['', 'de/']) {
    await page.goto(`${front.url}/${address}`);
    const codes = await page.locator('pre code').allTextContents();
    assert.ok(codes.length > 1);
    for (const code of new Set(codes)) {
      // Shortcodes, addresses and imports are for other places: npm run test:hosts has them.
      if (/<script/.test(code)) await count(html(`the front door, ${address || 'en/'}`, code));
    }
  }
  await page.close();
  await front.close();
}
if (wanted('builder')) {
  const page = await browser.newPage();
  /** @param {string} address of the builder @param {string} kind */
  const snippetOf = async (address, kind) => {
    await page.goto(`${address}?deal=7&snippet=${kind}`);
    await page.locator('.stage [part~=pile]').first().waitFor();
    return (await page.locator('pre').textContent()) ?? '';
  };
  for (const kind of ['tag', 'reserved', 'markdown', 'frame']) {
    const text = await snippetOf(`${server.url}/hourhand/builder/`, kind);
    await count(html(`the builder: ${kind}`, text));
  }
  // What `npm start` serves.
  const development = await createServer({ server: { port: 0, open: false }, logLevel: 'error' });
  await development.listen();
  const [local = ''] = development.resolvedUrls?.local ?? [];
  const text = await snippetOf(`${local}src/builder/`, 'tag');
  assert.ok(text.length < 150, `${text.length} characters`);
  await count(html('the builder under npm start', text));
  await development.close();
  await page.close();
}
await browser.close();
await server.close();
for (const one of leftOut) console.log(`- left out: ${one}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed < 2 ? 1 : 0);
