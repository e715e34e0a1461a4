/** The settings of docs/use/sanitizers.md: they keep the tags with their attributes, and nothing else. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogue, root } from '../../../scripts/catalogue.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { writeExample } from './examples.mjs';
import { copyKit } from './kit.mjs';
import { playPage, TAG } from './play.mjs';

const sanitizers = { DOMPurify: 'dompurify', 'sanitize-html': 'sanitize-html' };

/** Every tag with every attribute. */
const tags = JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8'))
  .modules.flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName)
  .map(({ tagName, attributes }) => {
    const all = attributes.map(({ name }) => `${name}="7"`).join(' ');
    return `<${tagName} ${all}></${tagName}>`;
  });

/** What goes in, and what may come out. @type {[what: string, html: string, clean: string][]} */
const removed = [
  ['script', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
  [
    'handler',
    '<clock-solitaire onclick="alert(1)"></clock-solitaire>',
    '<clock-solitaire></clock-solitaire>',
  ],
  [
    'event listener of a framework',
    '<clock-solitaire onsolitaire-win="alert(1)"></clock-solitaire>',
    '<clock-solitaire></clock-solitaire>',
  ],
  [
    'unknown attribute',
    '<clock-solitaire speeds="x" srcdoc="x"></clock-solitaire>',
    '<clock-solitaire></clock-solitaire>',
  ],
  [
    'attribute of another game',
    '<clock-solitaire redeals="2"></clock-solitaire>',
    '<clock-solitaire></clock-solitaire>',
  ],
  ['attribute on another tag', '<p deal="7">A</p>', '<p>A</p>'],
  ['unknown tag', '<evil-solitaire deal="7">A</evil-solitaire>', 'A'],
  [
    'script inside a tag',
    '<clock-solitaire><script>alert(1)</script></clock-solitaire>',
    '<clock-solitaire></clock-solitaire>',
  ],
  [
    'handler inside a tag',
    '<clock-solitaire><b onclick="alert(1)">A</b></clock-solitaire>',
    '<clock-solitaire><b>A</b></clock-solitaire>',
  ],
];

/** A reader's comment, with more than it may have. */
const COMMENT = `<p onclick="window.hacked=1">Try this:</p>
<${TAG} deal="7" speed="instant" onload="window.hacked=1"><script>window.hacked=1</script></${TAG}>
<img src="x" onerror="window.hacked=1">`;

/** @param {string} folder @param {string} html */
function layPage(folder, html) {
  copyKit(folder);
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><script type="module" src="cdn.js"></script>${html}</html>`,
  );
}

/** @param {import('../types.js').Run} tools */
export async function sanitizerChecks({ browser, workplace, check, tell, wanted }) {
  for (const [name, file] of Object.entries(sanitizers)) {
    if (!wanted(`sanitizer ${name}`)) continue;
    const { folder, versions } = workplace(`sanitizer-${file}`);
    tell('sanitizers', name, versions(file));
    writeExample('sanitizers', folder);
    const { clean } = await import(pathToFileURL(path.join(folder, `${file}.js`)).href);
    const own = (/** @type {string} */ what, /** @type {() => unknown} */ work) =>
      check('sanitizers', name, what, async () => work());
    await own('every tag keeps every attribute', async () => {
      // The games, <solitaire-settings> and <solitaire-daily>.
      assert.equal(tags.length, (await readCatalogue()).length + 2);
      for (const tag of tags) assert.equal(clean(tag), tag);
    });
    for (const [what, html, expected] of removed) {
      await own(`${what}: removed`, () => assert.equal(clean(html), expected));
    }
    await own('what is left of a comment plays', async () => {
      const site = path.join(folder, 'site');
      // The picture may stay; its file is not there.
      layPage(site, clean(COMMENT).replace(/<img[^>]*>/, ''));
      const server = await serve(site);
      await playPage(browser, server.url, async (tab) => {
        assert.equal(await tab.evaluate('window.hacked'), undefined);
      });
      await server.close();
    });
  }
}
