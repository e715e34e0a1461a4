/**
 * Loads the built kit into pages that allow as little as a page can allow, and into pages that have
 * a Lit or a Hourhand already: nothing is violated, nothing fails, and every game can be played.
 *
 *   node test/embedding/run.mjs        after npm run build
 */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { licensed, listed } from './files.mjs';
import { comeLate } from './late.mjs';
import { compare } from './looks.mjs';
import { everything } from './policy.mjs';
import { print } from './print.mjs';

process.chdir(root);
const games = await readCatalogue();
const folder = '.cache/embedding';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

copyFileSync('dist/cdn.js', `${folder}/cdn.js`);
copyFileSync('dist/cdn.js', `${folder}/cdn-again.js`);
copyFileSync('dist/worker.js', `${folder}/worker.js`);
// What a page's own bundler makes of the package, and a page's own Lit.
const bundled = { bundle: true, minify: true, format: /** @type {const} */ ('esm') };
const { metafile } = await build({
  ...bundled,
  entryPoints: ['dist/hourhand.js'],
  outdir: folder,
  entryNames: 'bundle',
  splitting: true,
  metafile: true,
});
// A bundle of one file has no module that could be a worker.
await build({ ...bundled, entryPoints: ['dist/hourhand.js'], outfile: `${folder}/alone.js` });
// The sources as they stand, with nothing taken out of them.
await build({
  bundle: true,
  format: 'esm',
  splitting: true,
  outdir: folder,
  entryPoints: { source: 'src/hourhand.ts' },
});
const chunks = Object.keys(metafile.outputs).map((file) => path.basename(file));
await build({
  ...bundled,
  stdin: {
    contents: `import { html, render } from 'lit';
      render(html\`<p>The page has a Lit of its own: \${1 + 1}</p>\`, document.querySelector('main'));`,
    resolveDir: root,
  },
  outfile: `${folder}/own-lit.js`,
});

/** @param {string[]} scripts @param {string} attributes of every game */
const page = (scripts, attributes) => `<!doctype html><html lang="en"><meta charset="utf-8">
<link rel="icon" href="data:,"><script src="watch.js"></script><title>Games</title>
<main></main>${games.map(({ tag }) => `<${tag} deal="8" speed="instant" ${attributes}></${tag}>`).join('')}
${scripts.map((name) => `<script type="module" src="${name}"></script>`).join('')}</html>`;
writeFileSync(
  `${folder}/watch.js`,
  `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    // Browsers that keep a page which is left, to show it again, do not if it listens to these.
    if (/unload$/.test(type)) window.violations.push('a listener for ' + type);
    return add.call(this, type, ...rest);
  };`,
);

const strict = (/** @type {string} */ policies) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
  `require-trusted-types-for 'script'; trusted-types ${policies}`;

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string[]} scripts in their order
 * @property {string} csp
 * @property {boolean} [solver] whether the games ask their solver, which works beside the page
 * @property {boolean} [blocked] whether the policy forbids that worker, which must not matter
 * @property {boolean} [elsewhere] whether the scripts come from another origin than the page
 * @property {number} [lines] how many lines the console may show
 */

/** The policy that the documentation gives for some way to load the kit. @param {string} way */
function documentedPolicy(way) {
  const loading = readFileSync('docs/loading.md', 'utf8');
  const [, policy] =
    new RegExp(`\`\`\`http ${way}\nContent-Security-Policy: (.*)\n`).exec(loading) ?? [];
  if (!policy) throw new Error(`docs/loading.md has no policy for “${way}”`);
  return policy;
}

/** @type {Case[]} */
const cases = [
  {
    name: 'the one file under the policy in docs/loading.md',
    scripts: ['cdn.js'],
    csp: documentedPolicy('cdn'),
    solver: true,
  },
  {
    name: 'a bundle under the policy in docs/loading.md',
    scripts: ['bundle.js'],
    csp: documentedPolicy('bundle'),
    solver: true,
  },
  { name: 'the one file makes no policy', scripts: ['cdn.js'], csp: strict("'none'") },
  { name: 'a bundle needs that of Lit', scripts: ['bundle.js'], csp: strict('lit-html') },
  {
    name: 'the one file, its solver at work',
    scripts: ['cdn.js'],
    csp: strict('hourhand-worker'),
    solver: true,
  },
  {
    name: 'a bundle, its solver at work',
    scripts: ['bundle.js'],
    csp: strict('lit-html hourhand-worker'),
    solver: true,
  },
  {
    name: 'a bundle of one file, its solver at work',
    scripts: ['alone.js'],
    csp: `${strict('lit-html hourhand-worker')}; worker-src blob:`,
    solver: true,
  },
  {
    name: 'without leave for the worker',
    scripts: ['cdn.js'],
    csp: strict('hourhand'),
    solver: true,
    blocked: true,
  },
  {
    name: 'the one file from another origin, its solver at work',
    scripts: ['cdn.js'],
    csp: '',
    solver: true,
    elsewhere: true,
  },
  {
    name: 'after a Lit of the page’s own',
    scripts: ['own-lit.js', 'cdn.js'],
    csp: strict('lit-html'),
  },
  {
    name: 'before a Lit of the page’s own',
    scripts: ['cdn.js', 'own-lit.js'],
    csp: strict('lit-html'),
  },
  {
    name: 'after a Lit of the page’s own, the solver at work',
    scripts: ['own-lit.js', 'cdn.js'],
    csp: strict('lit-html hourhand-worker'),
    solver: true,
  },
  { name: 'loaded twice', scripts: ['cdn.js', 'cdn-again.js'], csp: '', lines: 1 },
  { name: 'the one file beside a bundle', scripts: ['cdn.js', 'bundle.js'], csp: '', lines: 1 },
];

const browser = await launch();
let passed = 0;
let failed = 0;
for (const [i, each] of cases.entries()) {
  const name = `case-${i}.html`;
  const server = await serve(folder, each.csp ? { 'content-security-policy': each.csp } : {});
  const other = await serve(folder, { 'access-control-allow-origin': '*' });
  const source = each.elsewhere ? other.url : server.url;
  const scripts = each.scripts.map((script) => `${source}/${script}`);
  writeFileSync(`${folder}/${name}`, page(scripts, each.solver ? 'verdict="on"' : ''));
  const problems = look(server.url, name, source, each);
  report(each.name, await problems.catch((error) => [String(error)]));
  await server.close();
  await other.close();
}
report(
  'the built kit looks as its sources do',
  await compare(browser, folder, games, page).catch((error) => [String(error)]),
);
report(
  'ends, reasons and dialogs need no leave for styles of elements',
  await everything(browser, folder, games).catch((error) => [String(error)]),
);
report('an XHTML page, from a bundle', await xhtml().catch((error) => [String(error)]));
report('nothing moves when a late script draws boards', await late().catch((e) => [String(e)]));
report('integrity.json lists every file that a page can load', listed());
report('files with parts of Lit say so, and its licence goes along', licensed(`${folder}/plugin`));
report('without a network, once it is loaded', await offline().catch((e) => [String(e)]));
report(
  'from a file: the frame plays, a module is blocked',
  await fromFile().catch((e) => [String(e)]),
);
report(
  'hashes let the released files load, and no other ones',
  await hashes().catch((e) => [String(e)]),
);
report(
  'the one file asks for a language where it is spoken',
  await spoken().catch((error) => [String(error)]),
);
report(
  'with a version after the address of the kit, worker and languages are asked for with it too',
  await versioned().catch((error) => [String(error)]),
);
report('a misspelt tag is told', await misspelt().catch((error) => [String(error)]));
report('no file has a name that lists of what to block go by', namesOfFiles());
report('a game is printed on one page', await printed().catch((error) => [String(error)]));
await browser.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} name @param {string[]} problems */
function report(name, problems) {
  if (problems.length === 0) passed++;
  else failed++;
  console.log(`${problems.length === 0 ? '✓' : '✖'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
}

/**
 * @param {string} origin
 * @param {string} name of the page
 * @param {string} source the origin of its scripts
 * @param {Case} how
 */
async function look(origin, name, source, { scripts, solver = false, blocked = false, lines = 0 }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const said = [];
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  tab.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  // The kit asks for nothing but its own modules beside the one that is there.
  const modules = [...scripts, ...(solver ? ['worker.js'] : [])];
  if (scripts.includes('bundle.js')) modules.push(...chunks);
  const own = [
    ...[name, 'watch.js'].map((file) => `${origin}/${file}`),
    ...modules.map((file) => `${source}/${file}`),
  ];
  let workers = 0;
  tab.on('worker', () => workers++);
  tab.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !own.includes(url)) {
      problems.push(`a request to ${url}`);
    }
  });
  await tab.goto(`${origin}/${name}`);
  for (const { tag } of games) await tab.locator(`${tag} button.movable`).first().waitFor();
  for (const { tag } of games) {
    const game = tab.locator(tag);
    const count = () => game.evaluate((element) => /** @type {any} */ (element).moveCount);
    if ((await count()) !== 0) {
      problems.push(`<${tag}> is no game`);
      continue;
    }
    const board = await game.locator('[part=board]').boundingBox();
    if (!board || board.width < 200 || board.height < 100) problems.push(`<${tag}> has no board`);
    const cards = await game
      .locator('[part~=card]')
      .evaluateAll((all) => all.filter((card) => card.getBoundingClientRect().width > 10).length);
    // Only cards that are seen are drawn: of a stock the uppermost two.
    if (cards < 2) problems.push(`<${tag}> shows ${cards} cards`);
    if (!(await playOne(tab, tag))) problems.push(`<${tag}> can’t be played with the mouse`);
  }
  if (solver) {
    const verdict = tab.locator('grandfathers-clock-solitaire [part=verdict]');
    await verdict.getByText(/can (?:still )?be won/).waitFor();
    if (workers > 0 === blocked) problems.push(`${workers} workers`);
  }
  if (scripts.includes('own-lit.js')) {
    const text = await tab.locator('main').innerText();
    if (!text.includes('2')) problems.push('the page’s own Lit does not work');
  }
  const violations = await tab.evaluate(() => /** @type {any} */ (window).violations);
  if (!blocked) problems.push(...violations.map((/** @type {string} */ v) => `violation: ${v}`));
  // A policy that is refused is told by the browser itself.
  const heard = blocked ? said.filter((line) => !/policy|TrustedTypes/i.test(line)) : said;
  if (heard.length > lines || heard.some((line) => line.startsWith('error'))) {
    problems.push(...heard.map((line) => `console: ${line}`));
  }
  await tab.close();
  return problems;
}

/** Browsers load no modules into XHTML pages, so a page's bundler makes a classic script. */
async function xhtml() {
  const bundle = { entryPoints: ['dist/hourhand.js'], outfile: `${folder}/classic.js` };
  await build({ ...bundled, ...bundle, format: 'iife', logLevel: 'error' });
  writeFileSync(
    `${folder}/page.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Games</title></head><body>
${games.map(({ tag }) => `<${tag} deal="8" speed="instant"></${tag}>`).join('')}
<script src="classic.js"></script></body></html>`,
  );
  /** @type {string[]} */
  const problems = [];
  const server = await serve(folder);
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  tab.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await tab.goto(`${server.url}/page.xhtml`);
  const type = await tab.evaluate(() => document.contentType);
  if (type !== 'application/xhtml+xml') problems.push(`the page is ${type}`);
  for (const { tag } of games) {
    const button = tab.locator(`${tag} button.movable`).first();
    await button.click();
    const state = await tab
      .locator(tag)
      .evaluate((element) => /** @type {any} */ (element).shadowRoot.innerHTML.length);
    if (state < 1000) problems.push(`<${tag}> is empty`);
  }
  await tab.close();
  await server.close();
  return problems;
}

/** The one file needs nothing else; if the worker can't be loaded, the solver works in the page. */
async function offline() {
  /** @type {string[]} */
  const problems = [];
  const server = await serve(folder);
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  tab.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  writeFileSync(`${folder}/offline.html`, page(['cdn.js'], ''));
  await tab.goto(`${server.url}/offline.html`);
  const game = tab.locator('grandfathers-clock-solitaire');
  await game.locator('button.movable').first().waitFor();
  await tab.context().setOffline(true);
  await game.locator('[part~=hint]').click();
  await game.locator('.hinted').first().waitFor();
  await game.evaluate((element) => element.setAttribute('verdict', 'on'));
  await game
    .locator('[part=verdict]')
    .getByText(/can (?:still )?be won/)
    .waitFor();
  for (const { tag } of games) {
    if (!(await playOne(tab, tag))) problems.push(`<${tag}> can’t be played`);
  }
  await tab.close();
  await server.close();
  return problems;
}

/**
 * Plays a move with the mouse: a card with one way to go is moved by one tap, one with several is only
 * lifted.
 * @param {import('playwright-core').Page} tab
 * @param {string} tag
 */
async function playOne(tab, tag) {
  const game = tab.locator(tag);
  const count = () => game.evaluate((element) => Reflect.get(element, 'moveCount'));
  await game.scrollIntoViewIfNeeded();
  for (const button of await game.locator('button.movable').all()) {
    if ((await count()) > 0) break;
    await button.click();
  }
  return (await count()) === 1;
}

/** Browsers load no modules from files; the page for frames has a classic script. */
async function fromFile() {
  cpSync('dist/embed', `${folder}/embed`, { recursive: true });
  writeFileSync(`${folder}/module.html`, page(['cdn.js'], ''));
  /** @type {string[]} */
  const problems = [];
  const base = pathToFileURL(path.resolve(folder)).href;
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await tab.goto(`${base}/embed/index.html?game=grandfathers-clock&deal=7&verdict=on`);
  const game = tab.locator('grandfathers-clock-solitaire');
  await game
    .locator('[part=verdict]')
    .getByText(/can (?:still )?be won/)
    .waitFor();
  const blocked = tab.waitForEvent('console', (message) => message.text().includes('CORS'));
  await tab.goto(`${base}/module.html`);
  await blocked;
  const defined = await tab.evaluate(() => customElements.get('clock-solitaire') !== undefined);
  if (defined) problems.push('a module was loaded from a file: the documentation says otherwise');
  await tab.close();
  return problems;
}

async function hashes() {
  const integrity = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
  const server = await serve(folder);
  const tab = await browser.newPage();
  /** @param {string} hash */
  const loads = async (hash) => {
    writeFileSync(
      `${folder}/hash.html`,
      `<!doctype html><html lang="en"><title>Hash</title>
<link rel="stylesheet" href="reserve.css" integrity="${integrity['reserve.css']}">
<script type="module" src="cdn.js" integrity="${hash}"></script></html>`,
    );
    await tab.goto(`${server.url}/hash.html`);
    return tab.evaluate(
      () =>
        customElements.get('clock-solitaire') !== undefined && document.styleSheets.length === 1,
    );
  };
  /** @type {string[]} */
  const problems = [];
  if (!(await loads(integrity['cdn.js']))) problems.push('the released files did not load');
  if (await loads(integrity['embed/frame.js'])) problems.push('another file did load');
  await tab.close();
  await server.close();
  return problems;
}

async function spoken() {
  cpSync('dist/locales', `${folder}/locales`, { recursive: true });
  const server = await serve(folder);
  /** @type {string[]} */
  const problems = [];
  for (const lang of ['en', 'de', 'fr']) {
    const text = page(['cdn.js'], '').replace('lang="en"', `lang="${lang}"`);
    writeFileSync(`${folder}/spoken.html`, text);
    const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
    tab.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    /** @type {string[]} */
    const asked = [];
    tab.on('request', (request) => asked.push(request.url().replace(`${server.url}/`, '')));
    await tab.goto(`${server.url}/spoken.html`);
    const wanted = lang === 'de' ? /Leg|Deck|Karte/ : /Play|Turn|card/;
    for (const { tag } of games) {
      await tab.locator(`${tag} [part=message]`).getByText(wanted).waitFor();
    }
    const languages = asked.filter((file) => file.startsWith('locales/'));
    const expected = lang === 'de' ? 'locales/de.js' : '';
    if (String(languages) !== expected)
      problems.push(`${lang}: ${languages} instead of ${expected}`);
    await tab.close();
  }
  await server.close();
  return problems;
}

/** As WordPress and others write it: after an update nothing of the last version is taken. */
async function versioned() {
  cpSync('dist/locales', `${folder}/locales`, { recursive: true });
  const server = await serve(folder);
  /** @type {string[]} */
  const problems = [];
  const game =
    '<grandfathers-clock-solitaire deal="7" verdict="on"></grandfathers-clock-solitaire>';
  const embed = 'embed/index.html?game=grandfathers-clock&deal=7&verdict=on&lang=de';
  const [frame] = readFileSync('dist/embed/index.html', 'utf8').split('<script');
  mkdirSync(`${folder}/embed`, { recursive: true });
  cpSync('dist/embed', `${folder}/embed`, { recursive: true });
  writeFileSync(`${folder}/embed/index.html`, `${frame}<script src="frame.js?ver=1.2"></script>`);
  writeFileSync(
    `${folder}/versioned.html`,
    `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>A game</title>${game}
<script type="module" src="cdn.js?ver=1.2"></script></html>`,
  );
  for (const [address, where] of [
    ['versioned.html', ''],
    [embed, 'embed/'],
  ]) {
    const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
    tab.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    /** @type {string[]} */
    const asked = [];
    tab.on('request', (request) => asked.push(request.url().replace(`${server.url}/`, '')));
    await tab.goto(`${server.url}/${address}`);
    const verdict = tab.locator('[part=verdict]');
    await verdict.getByText(/zu gewinnen/).waitFor();
    for (const file of ['worker.js', 'locales/de.js']) {
      const found = asked.filter((url) => url.startsWith(`${where}${file}`));
      if (String(found) !== `${where}${file}?ver=1.2`) problems.push(`${address}: ${found}`);
    }
    await tab.close();
  }
  await server.close();
  return problems;
}

async function misspelt() {
  const server = await serve(folder);
  writeFileSync(
    `${folder}/misspelt.html`,
    page(['cdn.js'], '').replace('</html>', '<clok-solitaire></clok-solitaire></html>'),
  );
  const tab = await browser.newPage();
  const told = tab.waitForEvent('console');
  await tab.goto(`${server.url}/misspelt.html`);
  const text = (await told).text();
  await tab.close();
  await server.close();
  return text.includes('did you mean <clock-solitaire>?') ? [] : [text];
}

/** What public lists of what to block look for in the path of a file. */
function namesOfFiles() {
  const words = [
    'ads?',
    'adverts?',
    'advertising',
    'affiliates?',
    'analytics?',
    'banners?',
    'beacons?',
    'clicks?',
    'collect(?:or)?',
    'consent',
    'cookies?',
    'counters?',
    'facebook',
    'fingerprint',
    'gdpr',
    'gtm',
    'log(?:ger|ging)?',
    'metrics?',
    'newsletter',
    'notif(?:y|ications?)',
    'pixels?',
    'pop(?:up|under|over)s?',
    'promos?',
    'push',
    'share[drs]?',
    'sharing',
    'social',
    'sponsors?',
    'statistics?',
    'stats?',
    'subscribe',
    'telemetry',
    'track(?:er|ing)?s?',
    'tweet',
    'visitors?',
  ];
  const listed = new RegExp(`(?:^|[/._-])(?:${words.join('|')})(?=[/._-]|$)`, 'i');
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|css|html|json)$/.test(file) && listed.test(file))
    .map((file) => `dist/${file}`);
}

async function printed() {
  const server = await serve(folder);
  writeFileSync(
    `${folder}/paper.html`,
    '<!doctype html><html lang="en"><title>Paper</title><script type="module" src="cdn.js"></script></html>',
  );
  const problems = await print(browser, `${server.url}/paper.html`, games);
  await server.close();
  return problems;
}

/** The page has been painted before the script comes; `reserve.css` keeps the boards' places. */
async function late() {
  copyFileSync('dist/reserve.css', `${folder}/reserve.css`);
  const server = await serve(folder);
  /** @type {string[]} */
  const problems = [];
  for (const width of [200, 360, 768, 1280]) {
    const tags = games.map(({ tag }) => `<${tag} deal="8"></${tag}><p>After ${tag}</p>`).join('');
    writeFileSync(
      `${folder}/late.html`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<link rel="stylesheet" href="reserve.css"><title>Games</title>${tags}
<script type="module" src="cdn.js"></script></html>`,
    );
    const heights = () =>
      [...document.querySelectorAll('[deal]')].map(
        (game) => /** @type {any} */ (game).offsetHeight,
      );
    const address = `${server.url}/late.html`;
    const { before, after, shifts } = await comeLate(browser, address, width, heights);
    if (String(before) !== String(after)) {
      problems.push(`at ${width} pixels the heights ${before} become ${after}`);
    }
    if (shifts.length > 0) problems.push(`at ${width} pixels there are shifts: ${shifts}`);
  }
  await server.close();
  return problems;
}
