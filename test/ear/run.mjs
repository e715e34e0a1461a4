/**
 * Plays by ear alone: a program that knows only the accessibility tree and what the live region says
 * builds the position, decides and acts by keys, as soon as it can and at normal speed.
 *
 *   node test/ear/run.mjs [--game id …] [--lang en|de …]           after npm run build
 *
 * plays one deal of each game, asks everything that can be asked, and compares all that was said with the
 * logs in test/ear/said; `--update` writes them. `--quick` plays each game in one language, and both languages in
 * turn.
 *
 *   node test/ear/run.mjs --all [--from 1001]
 *   node test/ear/run.mjs --deals 3 [--from 1]
 *
 * plays as many deals of each game as docs/accessibility.md promises, or another number.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../../scripts/browser.mjs';
import { readCatalogue, root } from '../../scripts/catalogue.mjs';
import { serve } from '../../scripts/serve.mjs';
import { languages } from './languages.mjs';
import { Listener } from './listener.mjs';
import { asText } from './log.mjs';
import { isWinnable, players } from './players.mjs';
import { record, recorded } from './recorder.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true },
    deals: { type: 'string' },
    from: { type: 'string', default: '1001' },
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
    /** How many pages play at once. */
    pages: { type: 'string', default: '4' },
  },
});
/** Games that are to be won, on deals that can be. */
const WON = ['grandfathers-clock', 'german-clock'];
/** How many deals `--all` plays, if not ten. */
const MOST = new Map([['grandfathers-clock', 20]]);
/** The deals of the logs: won and lost ones, and a king that goes back in Watch. */
const LOGGED = new Map(
  Object.entries({
    clock: 19,
    watch: 2,
    travellers: 8,
    'hide-and-seek': 274,
    'grandfathers-clock': 1,
    'big-ben': 1,
    'german-clock': 1,
  }),
);

const games = (await readCatalogue()).filter(
  ({ id }) => players[id] && (values.game ?? [id]).includes(id),
);
const langs = values.lang ?? Object.keys(languages);
for (const lang of langs) {
  if (!languages[lang]) throw new Error(`--lang takes ${Object.keys(languages).join(', ')}`);
}
const logs = !values.all && values.deals === undefined;

/** The deals of a game, by number alone; of games that are to be won, the next that can be. */
function dealsOf(/** @type {string} */ id) {
  if (logs) return [LOGGED.get(id) ?? 1];
  const count = Number(values.deals ?? MOST.get(id) ?? 10);
  const deals = [];
  for (let deal = Number(values.from); deals.length < count; deal++) {
    if (!WON.includes(id) || isWinnable(id, deal)) deals.push(deal);
  }
  return deals;
}

/** @typedef {{ id: string, tag: string, lang: string, deal: number }} Task */
/** @type {Task[]} */
const tasks = games.flatMap(({ id, tag }, i) =>
  dealsOf(id).flatMap((deal) =>
    (values.quick ? [langs[i % langs.length]] : langs).map((lang) => ({ id, tag, lang, deal })),
  ),
);
/** By game and language. @type {Map<string, { won: number, lost: number, deals: number[] }>} */
const results = new Map();
let passed = 0;
let failed = 0;

const server = await serve('dist');
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
await context.addInitScript(record);
await context.route('**/ear.html?*', (route) => {
  const asked = new URL(route.request().url()).searchParams;
  return route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="${asked.get('lang')}"><meta charset="utf-8"><title>Ear</title>
      <link rel="icon" href="data:,"><script type="module" src="cdn.js"></script>
      <${asked.get('tag')} deal="${asked.get('deal')}" storage="none"></${asked.get('tag')}>`,
  });
});

/** Compares what was said with the log. @param {Task} task @param {readonly string[]} said */
function compare({ id, lang, deal }, said) {
  const file = `test/ear/said/${id}.${lang}.txt`;
  const text = asText(`${id}, deal ${deal}, ${lang}`, said, languages[lang].dealt);
  if (values.update) return writeFileSync(file, text);
  const wanted = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const lines = text.split('\n');
  // The second line counts all of them, so it differs whenever another one does.
  const at = lines.findIndex((line, i) => i !== 1 && line !== wanted[i]);
  if (at < 0 && wanted.length === lines.length) return;
  throw new Error(
    `${file}, line ${at + 1}: said “${lines[at]}”, not “${wanted[at]}”. ` +
      'If that is meant, read the whole log after npm run test:ear -- --update.',
  );
}

/** @param {Task} task */
async function play(task) {
  const { id, tag, lang, deal } = task;
  const page = await context.newPage();
  const listener = new Listener(page, await context.newCDPSession(page));
  const { [lang]: language } = languages;
  try {
    const address = new URLSearchParams({ lang, tag, deal: String(deal) });
    await page.goto(`${server.url}/ear.html?${address}`);
    await listener.begin(language.dealt);
    if (logs) await listener.askAll();
    const end = await players[id]?.(listener, language);
    if (!end) throw new Error('the game has no end');
    if (WON.includes(id) && end !== 'won') throw new Error('the game was lost');
    if (logs) compare(task, await recorded(page));
    const result = results.get(`${id}, ${lang}`) ?? { won: 0, lost: 0, deals: [] };
    results.set(`${id}, ${lang}`, result);
    result[end]++;
    result.deals.push(deal);
    passed++;
    if (values.log) console.log(listener.log.join('\n'));
  } catch (error) {
    failed++;
    const why = error instanceof Error ? error.stack : error;
    const last = listener.log.slice(-8).map((line) => `    ${line}`);
    console.log([`✖ ${id}, deal ${deal}, ${lang}: ${why}`, ...last].join('\n'));
  }
  await page.close();
}

const begun = performance.now();
const left = [...tasks];
const playNext = async () => {
  for (let task = left.shift(); task; task = left.shift()) await play(task);
};
await Promise.all(Array.from({ length: Number(values.pages) }, playNext));
await browser.close();
await server.close();

for (const { id } of games) {
  for (const lang of langs) {
    const counts = results.get(`${id}, ${lang}`);
    if (!counts) continue;
    const { won, lost, deals } = counts;
    const numbers = deals.sort((a, b) => a - b);
    const which = numbers.length > 1 ? `${numbers[0]} to ${numbers.at(-1)}` : numbers.join();
    console.log(`${id}, ${lang}: ${won} won, ${lost} lost; deals ${which}`);
  }
}
console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
