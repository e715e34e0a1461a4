/**
 * Writes the page for frames, with a page of its own for each game and what oEmbed says about it, so
 * that sites such as WordPress embed a game whose address is pasted. With --days, each day's deal of each game
 * has a page too. Pages that are shared show a picture of their deal where the package @resvg/resvg-js is installed.
 *
 *   node scripts/embed-site.mjs https://example.com/embed/ folder [--days 30] [--from 2026-11-25] [--theme felt]
 *
 * The first is the address that the folder will have, the second where to write. Both are needed,
 * because oEmbed asks for complete addresses. Days are counted from --from, or from today; those written before
 * stay. It is part of the package.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Pixels, for sites that don't listen to the frame. */
const [width, height] = [600, 720];

/** Pixels: what pages that show links ask for. */
const PICTURE = { width: 1200, height: 630 };

/** The most days that are written at once: each has eight pages and pictures. */
const MOST_DAYS = 400;

/** The deal of the picture of a game that is of no day. */
const DEAL = 21;

const DAY = 24 * 60 * 60 * 1000;

const USAGE =
  'node scripts/embed-site.mjs https://example.com/embed/ folder takes the address that the folder will have ' +
  'and the folder; --days a number of days, --from a date such as 2026-11-25, --theme a theme';

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {string} problem @returns {never} */
function stop(problem) {
  console.error(`${problem}: ${USAGE}`);
  process.exit(1);
}

/** @param {string | undefined} text */
function readAddress(text) {
  try {
    const { protocol, href, search, hash } = new URL(text ?? '');
    if (/^https?:$/.test(protocol) && !search && !hash) return href.replace(/\/?$/, '/');
  } catch {
    // Told below.
  }
  return stop(`${text ?? 'nothing'} is not an address`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '0' },
        from: { type: 'string' },
        theme: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (positionals.length === 0) stop('no address and no folder');
const address = readAddress(positionals[0]);
const folder = positionals[1] ?? stop('no folder to write to');
const days = Number(values.days);
if (!(Number.isInteger(days) && days >= 0 && days <= MOST_DAYS)) {
  stop(`--days ${values.days} is not a number from 0 to ${MOST_DAYS}`);
}
const from = values.from ?? new Date().toISOString().slice(0, 10);
const first = Date.parse(from);
if (!(first >= 0) || new Date(first).toISOString().slice(0, 10) !== from) {
  stop(`--from ${from} is not a date since 1970`);
}
if (values.from && days === 0) stop('--from needs --days');

const dist = new URL('../dist/', import.meta.url);
const { poster } = /** @type {typeof import('../src/poster.js')} */ (
  await import(new URL('poster.js', dist).href)
);
const { rulesOf, shuffle } = /** @type {typeof import('../src/rules/index.js')} */ (
  await import(new URL('rules.js', dist).href)
);
const { dealOfDay } = /** @type {typeof import('../src/play.js')} */ (
  await import(new URL('play.js', dist).href)
);
/** Draws SVG as PNG; undefined where that is not installed. */
const resvg = await import('@resvg/resvg-js').catch(() => undefined);
if (!resvg) {
  console.log('Without pictures: for them, npm install @resvg/resvg-js and write the pages again.');
}
// Before anything is written.
try {
  pictureOf('clock', DEAL, []);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

const source = new URL('embed/', dist);
mkdirSync(folder, { recursive: true });
for (const name of ['index.html', 'frame.js', 'worker.js']) {
  copyFileSync(new URL(name, source), `${folder}/${name}`);
}
cpSync(new URL('locales', source), `${folder}/locales`, { recursive: true });
const page = readFileSync(new URL('index.html', source), 'utf8');
const { modules } = JSON.parse(
  readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8'),
);
/** @type {{ tagName?: string, description?: string, superclass?: { name: string } }[]} */
const elements = modules.flatMap(({ declarations = [] }) => declarations);

/** @param {string} text */
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/\s+/g, ' ');

for (const { tagName = '', description = '', superclass } of elements) {
  if (tagName === 'solitaire-daily') {
    // No picture can show another game each day: this one stands for all.
    const [text = ''] = description.split(/(?<=\.)\s/);
    const picture = pictureOf('clock', DEAL, ['A GAME A DAY']);
    write('daily/', { game: 'daily', title: 'Game of the day', text: sentence(text), picture });
  }
  if (superclass?.name !== 'SolitaireElement' || !tagName) continue;
  const game = tagName.replace(/-solitaire$/, '');
  const [, name = '', about = ''] = /^([^:]+): (.*?)(?:\n\n|$)/s.exec(description) ?? [];
  const text = sentence(about);
  const captions = [name.toUpperCase()];
  write(`${game}/`, { game, title: name, text, picture: pictureOf(game, DEAL, captions) });
  for (let i = 0; i < days; i++) {
    const time = first + i * DAY;
    const date = new Date(time).toISOString().slice(0, 10);
    const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      time,
    );
    const picture = pictureOf(game, dealOfDay(game, date), [
      ...captions,
      '',
      '',
      shown.toUpperCase(),
    ]);
    write(`${game}/${date}/`, { game, deal: date, title: `${name}, ${shown}`, text, picture });
  }
}

/**
 * The opening of a deal.
 * @param {string} game
 * @param {number} deal
 * @param {string[]} captions
 */
function pictureOf(game, deal, captions) {
  const rules = rulesOf(game);
  const state = rules.deal(shuffle(rules.pack, deal));
  const svg = poster({ rules, state }, { ...PICTURE, theme: values.theme, captions });
  return resvg && new resvg.Resvg(svg).render().asPng();
}

/**
 * Writes a page, what oEmbed says about it, and its picture.
 * @param {string} place
 * @param {{ game: string, deal?: string, title: string, text: string, picture: Uint8Array | undefined }} about
 */
function write(place, { game, deal, title, text, picture }) {
  const src = `${address}${place}`;
  const thumbnail = picture && {
    thumbnail_url: `${src}preview.png`,
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  };
  const oembed = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Hourhand',
    provider_url: address,
    width,
    height,
    html:
      `<iframe src="${escape(src)}" title="${escape(title)}" width="${width}" height="${height}" ` +
      'style="border:0" allow="fullscreen; clipboard-write; web-share"></iframe>',
    ...thumbnail,
  };
  /** @type {[name: 'property' | 'name', value: string, content: string][]} */
  const metadata = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', src],
    ['name', 'description', text],
  ];
  if (thumbnail) {
    metadata.push(
      ['property', 'og:image', thumbnail.thumbnail_url],
      ['property', 'og:image:width', String(PICTURE.width)],
      ['property', 'og:image:height', String(PICTURE.height)],
      ['property', 'og:image:alt', `The cards as they are dealt: ${title}`],
      ['name', 'twitter:card', 'summary_large_image'],
    );
  }
  const head = [
    `<title>${escape(title)}</title>`,
    '<link rel="alternate" type="application/json+oembed" ' +
      `href="${escape(`${src}oembed.json`)}" title="${escape(title)}" />`,
    ...metadata.map(
      ([kind, what, value]) => `<meta ${kind}="${what}" content="${escape(value)}" />`,
    ),
  ];
  const up = place.replaceAll(/[^/]+\//g, '../');
  const own = page
    .replace('<html ', `<html data-game="${game}" ${deal ? `data-deal="${deal}" ` : ''}`)
    .replace(/<title>.*<\/title>/, () => head.join('\n    '))
    .replace('src="frame.js"', `src="${up}frame.js"`);
  mkdirSync(`${folder}/${place}`, { recursive: true });
  writeFileSync(`${folder}/${place}index.html`, own);
  writeFileSync(`${folder}/${place}oembed.json`, `${JSON.stringify(oembed, null, 2)}\n`);
  if (picture) writeFileSync(`${folder}/${place}preview.png`, picture);
  console.log(src);
}
