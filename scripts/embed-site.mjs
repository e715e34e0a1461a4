/**
 * Writes the page for frames, with a page of its own for each game and what oEmbed says about it, so
 * that sites such as WordPress embed a game whose address is pasted.
 *
 *   node scripts/embed-site.mjs https://example.com/embed/ folder
 *
 * The first is the address that the folder will have, the second where to write. Both are needed,
 * because oEmbed asks for complete addresses. It is part of the package and needs nothing else.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Pixels, for sites that don't listen to the frame. */
const [width, height] = [600, 720];

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {string | undefined} text */
function readAddress(text) {
  try {
    const { protocol, href, search, hash } = new URL(text ?? '');
    if (/^https?:$/.test(protocol) && !search && !hash) return href.replace(/\/?$/, '/');
  } catch {
    // Told by the caller.
  }
  return undefined;
}

const [given, folder] = process.argv.slice(2);
const address = readAddress(given);
if (!address || !folder) {
  const problem = address ? 'no folder to write to' : `${given ?? 'nothing'} is not an address`;
  console.error(
    `${problem}: node scripts/embed-site.mjs https://example.com/embed/ folder takes the address ` +
      'that the folder will have and the folder',
  );
  process.exit(1);
}

const source = new URL('../dist/embed/', import.meta.url);
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

for (const { tagName = '', description = '', superclass } of elements) {
  if (superclass?.name !== 'SolitaireElement' || !tagName) continue;
  const game = tagName.replace(/-solitaire$/, '');
  const [title = ''] = description.split(':');
  const src = `${address}${game}/`;
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
  };
  const link =
    '<link rel="alternate" type="application/json+oembed" ' +
    `href="${escape(`${src}oembed.json`)}" title="${escape(title)}" />`;
  const own = page
    .replace('<html ', `<html data-game="${game}" `)
    .replace(/<title>.*<\/title>/, () => `<title>${escape(title)}</title>\n    ${link}`)
    .replace('src="frame.js"', 'src="../frame.js"');
  mkdirSync(`${folder}/${game}`, { recursive: true });
  writeFileSync(`${folder}/${game}/index.html`, own);
  writeFileSync(`${folder}/${game}/oembed.json`, `${JSON.stringify(oembed, null, 2)}\n`);
  console.log(src);
}
