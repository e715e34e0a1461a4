/** What lies in the files of the build: their hashes, and the licences of what others have made. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICES } from '../../scripts/notices.mjs';

/** Names that Lit's packages leave in a page, which no minifier may change. */
const LIT = /\b(?:litHtmlVersions|litElementVersions|reactiveElementVersions|context-request)\b/;
const HEAD = /^\/\*![^*]*\bGoogle LLC, BSD-3-Clause licence; see THIRD-PARTY-NOTICES\.txt \*\/\n/;

/**
 * The scripts and style sheets of a folder.
 * @param {string} folder
 */
const loadable = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort();

/** `integrity.json` lists every file of the build that a page can load, with its hash. */
export function listed() {
  /** @type {Record<string, string>} */
  const integrity = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
  const files = loadable('dist');
  const problems = files.flatMap((file) => {
    const hash = createHash('sha384')
      .update(readFileSync(`dist/${file}`))
      .digest('base64');
    if (integrity[file] === `sha384-${hash}`) return [];
    return [`${file} has the hash ${integrity[file]} in integrity.json`];
  });
  const others = Object.keys(integrity).filter((file) => !files.includes(file));
  return [...problems, ...others.map((file) => `integrity.json lists ${file}, which is not there`)];
}

/**
 * Every file with parts of Lit says so at its head, and the licence goes along with it: in the package, in
 * folders that can be put on a site alone, and in the plugin.
 * @param {string} folder for what the test writes
 */
export function licensed(folder) {
  /** @type {string[]} */
  const problems = [];
  const { status, stderr } = spawnSync(process.execPath, [
    'integrations/wordpress/pack.mjs',
    folder,
  ]);
  if (status !== 0) return [String(stderr)];
  const licence = readFileSync('node_modules/lit/LICENSE', 'utf8').trim();
  const plugin = path.join(folder, 'hourhand');
  for (const place of ['dist', 'dist/embed', 'dist/builder', `${plugin}/dist`]) {
    const file = `${place}/${NOTICES}`;
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(licence))
      problems.push(`${file} has not Lit’s licence`);
  }
  if (!existsSync(`${plugin}/LICENSE`)) problems.push('the plugin has no licence of its own');
  const found = ['dist', `${plugin}/dist`].flatMap((place) =>
    loadable(place)
      .map((file) => `${place}/${file}`)
      .filter((file) => LIT.test(withoutImports(readFileSync(file, 'utf8')))),
  );
  for (const name of ['dist/cdn.js', 'dist/embed/frame.js', `${plugin}/dist/cdn.js`]) {
    if (!found.includes(name)) problems.push(`no Lit was found in ${name}`);
  }
  for (const file of new Set([...found, 'dist/builder/builder.js'])) {
    if (!HEAD.test(readFileSync(file, 'utf8')))
      problems.push(`${file} doesn’t say that Lit is in it`);
  }
  const pack = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  });
  const [packed] = Object.values(JSON.parse(pack.stdout));
  const names = packed.files.map((/** @type {{ path: string }} */ each) => each.path);
  for (const name of ['LICENSE', `dist/${NOTICES}`, 'dist/integrity.json']) {
    if (!names.includes(name)) problems.push(`${name} is not in the package`);
  }
  return problems;
}

/** Without strings, in which a package is only named. @param {string} text */
const withoutImports = (text) => text.replace(/(?:from|import)\s*["'][^"']*["']/g, '');
