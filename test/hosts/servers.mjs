/** Frameworks that render on a server: what it sends, and what the page makes of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { hearsMove, openGames, takesAttributes } from './frameworks/checks.mjs';
import { brokenServer, servers } from './frameworks/hosts.mjs';
import { withVite } from './frameworks/vite.mjs';
import { layOut } from './frameworks.mjs';
import { outcome } from './results.mjs';
import { GAME, own } from './workshop.mjs';

const KIND = 'servers';
const SENT = 'tag, attributes and fallback are sent';
const BEFORE = 'taken over, defined before';
const AFTER = 'taken over, defined after';

/** @param {import('./types.js').Run} run */
export async function allServers(run) {
  const { check, tell, wanted, workplace } = run;
  for (const server of servers) {
    if (!wanted(server.name)) continue;
    const place = workplace(`server-${server.folder}`);
    tell(KIND, server.name, place.versions(server.package));
    for (const [what, problem] of await tryServer(run, place, server)) {
      await check(KIND, server.name, what, () => fail(problem));
    }
  }
  if (wanted('Next')) {
    for (const [what, problem] of await tryNext(run)) {
      await check(KIND, 'Next', what, () => fail(problem));
    }
  }
  if (!wanted(brokenServer.name)) return;
  await check('checks', 'a server broken on purpose', 'is detected', async () => {
    const found = await tryServer(run, workplace('server-broken'), brokenServer);
    const missed = [SENT, BEFORE, AFTER].filter(
      (what) => !found.some(([name, problem]) => name === what && problem),
    );
    if (missed.length > 0) throw new Error(`these checks passed: ${missed.join(', ')}`);
  });
}

/** @param {string} problem */
function fail(problem) {
  if (problem) throw new Error(problem);
}

/**
 * @param {import('./types.js').Run} run
 * @param {import('./types.js').Workplace} place
 * @param {import('./types.js').Server} framework
 * @returns {Promise<import('./frameworks/checks.mjs').Found[]>}
 */
async function tryServer({ browser }, place, { folder, main, server, vite }) {
  layOut(place.folder, { folder, main });
  const problem = await outcome(async () => {
    await withVite({ ...vite, server })(place);
    const program = path.join(place.folder, 'print.js');
    const text = readFileSync(path.join(own, 'frameworks/print.js'), 'utf8');
    writeFileSync(program, text.replace('SERVER', server.replace(/jsx$/, 'js')));
    // Anything else that it prints is an error here.
    const { head, body } = JSON.parse(await place.run([program]));
    writeFileSync(path.join(place.folder, 'index.html'), pageOf(head, body));
    // Only development says what does not match.
    await withVite({ ...vite, development: true })(place);
  });
  /** @type {import('./frameworks/checks.mjs').Found} */
  const first = ['renders in Node with the kit imported', problem];
  if (problem) return [first];
  const site = await serve(path.join(place.folder, 'out'));
  try {
    return [first, ...(await checkServed(browser, site.url, '/?late'))];
  } finally {
    await site.close();
  }
}

/** @param {string} head @param {string} body */
const pageOf = (head, body) =>
  `<!doctype html><html lang="en"><title>A game</title><link rel="icon" href="data:,">${head}` +
  `<body>${body}<script type="module" src="./entry.js"></script></body></html>`;

/**
 * Next renders its pages itself; its development server says what does not match.
 * @param {import('./types.js').Run} run
 * @returns {Promise<import('./frameworks/checks.mjs').Found[]>}
 */
async function tryNext({ browser, tell, workplace }) {
  const place = workplace('server-next');
  tell(KIND, 'Next', place.versions('next'));
  layOut(place.folder, { folder: 'next' });
  /** @type {{ url: string, close(): Promise<void> } | undefined} */
  let site;
  const problem = await outcome(async () => {
    site = await place.start(
      ['next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', '0'],
      /Local:\s+(\S+)/,
    );
  });
  /** @type {import('./frameworks/checks.mjs').Found} */
  const first = ['renders in Node with the kit imported', problem];
  if (!site) return [first];
  try {
    return [first, ...(await checkServed(browser, site.url, '/late/'))];
  } finally {
    await site.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} late the address of the page that is given the kit last
 * @returns {Promise<import('./frameworks/checks.mjs').Found[]>}
 */
async function checkServed(browser, url, late) {
  return [
    [SENT, await outcome(() => checkSent(browser, `${url}/`))],
    [BEFORE, await outcome(() => checkTakeover(browser, `${url}/`, true))],
    [AFTER, await outcome(() => checkTakeover(browser, url + late, false))],
  ];
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function checkSent(browser, url) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    const game = tab.locator(`#first > section > ${GAME}`);
    for (const [name, value] of [
      ['speed', 'instant'],
      ['toolbar', 'minimal'],
      ['storage', 'none'],
      ['verdict', 'on'],
    ]) {
      const sent = await game.getAttribute(name ?? '', { timeout: 5000 });
      if (sent !== value) throw new Error(`${name} is ${sent}, not ${value}`);
    }
    if (!(await game.getByText('A game of cards').isVisible())) throw new Error('no fallback');
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {boolean} isDefined before the framework takes over
 */
async function checkTakeover(browser, url, isDefined) {
  const page = await openGames(browser, url);
  try {
    await page.same('window.isDefined', isDefined);
    if (!isDefined) await page.ask('void window.define()');
    await takesAttributes(page);
    await page.same('window.drawn === el', true);
    await page.same('el.querySelectorAll("p").length', 1);
    await hearsMove(page);
    // Lit says so itself, wherever it is built for development.
    const complaints = page.complaints.filter((text) => !text.startsWith('Lit is in dev mode'));
    const said = [...page.thrown, ...complaints];
    if (said.length > 0) throw new Error(said.join('\n'));
  } finally {
    await page.tab.close();
  }
}
