/**
 * Plays with a real screen reader: Orca over Chromium or Firefox, by keys, at normal speed.
 *
 *   node test/screen-reader/run.mjs [--browser chromium|firefox …] [--lang en|de …] [part of a trial’s name …]
 *
 * after `npm run build`. It is no part of `npm test`: it takes minutes, and what it needs is unpacked from Debian’s
 * packages into .cache/screen-reader. `--update` writes the transcripts that are committed; they say for each key what
 * reached the page and what was spoken.
 *
 *   node test/screen-reader/run.mjs --try '<clock-solitaire deal="7"></clock-solitaire>' Tab Right 6 'orca+a' …
 *
 * tries keys by hand, as X names them, and prints what comes of each; `--listen` hears the page read first, and
 * `to:words` tabs until these are heard.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/catalogue.mjs';
import { Desk } from './desk.mjs';
import { BROWSERS, prepare } from './programs.mjs';
import { trials } from './trials.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true },
    try: { type: 'string' },
    listen: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
const browsers = values.browser ?? (values.try ? ['chromium'] : Object.keys(BROWSERS));
const langs = values.lang ?? (values.try ? ['en'] : ['en', 'de']);
const unknown = browsers.find((name) => !Object.hasOwn(BROWSERS, name));
if (unknown) {
  console.error(`There is no browser ${unknown}: use ${Object.keys(BROWSERS).join(' or ')}.`);
  process.exit(2);
}
if (!existsSync('dist/cdn.js')) {
  console.error('There is nothing to play: npm run build makes dist/cdn.js.');
  process.exit(2);
}
const reason = prepare(browsers);
if (reason) {
  console.error(reason);
  process.exit(1);
}

/** @param {import('./desk.mjs').Answer} answer */
const line = ({ keys, said, reached }) =>
  `${keys.padStart(12)} │ ${said.join(' ¦ ').replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1')}${reached.length > 0 ? `   ⟦${reached.join('; ')}⟧` : ''}`;

/** The desk at which something is tried now. @type {Desk | undefined} */
let desk;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void desk?.close().then(() => process.exit(1)));
}
let [passed, failed] = [0, 0];
for (const browser of browsers) {
  for (const lang of langs) {
    if (values.try) await tryKeys(browser, lang, values.try);
    else for (const trial of trials) await play(trial, browser, lang);
  }
}
if (!values.try) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** @param {string} browser @param {string} lang @param {string} body */
async function tryKeys(browser, lang, body) {
  desk = new Desk();
  try {
    await desk.open({ root: 'dist', body, lang, browser });
    if (values.listen) await desk.listen();
    else await desk.top();
    for (const one of desk.answers) console.log(line(one));
    for (const keys of positionals) {
      if (keys.startsWith('to:')) await desk.to('Tab', new RegExp(keys.slice(3)));
      else await desk.press(...keys.split(' '));
      console.log(line(/** @type {import('./desk.mjs').Answer} */ (desk.answers.at(-1))));
    }
  } finally {
    await desk.close();
  }
}

/** @param {import('./trials.mjs').Trial} trial @param {string} browser @param {string} lang */
async function play(trial, browser, lang) {
  const { name, body } = trial;
  if (positionals[0] && !positionals.some((part) => name.includes(part))) return;
  const what = `${name}, ${browser}, ${lang}`;
  const begun = performance.now();
  desk = new Desk();
  let wrong;
  try {
    await desk.open({ root: 'dist', body, lang, browser });
    await trial.run(desk, lang);
  } catch (error) {
    wrong = error;
  }
  await desk.close();
  const lines = desk.answers.map(line);
  if (values.update && !wrong) {
    const folder = 'test/screen-reader/transcripts';
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/${name.toLowerCase().replaceAll(/\W+/g, '-')}.${browser}.${lang}.txt`;
    writeFileSync(file, [`# ${what}`, '', ...lines, ''].join('\n'));
  }
  if (wrong) {
    failed++;
    console.log(lines.slice(-12).join('\n'));
    console.log(`✖ ${what}: ${wrong instanceof Error ? wrong.message : wrong}`);
  } else {
    passed++;
    console.log(`✔ ${what} (${Math.round((performance.now() - begun) / 1000)} s)`);
  }
}
