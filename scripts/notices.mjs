/**
 * The licences of what the files that stand alone contain of other packages: a comment at the head of each
 * file, and the whole texts beside them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './catalogue.mjs';

/** The texts go by this name, wherever a folder of the build may be copied alone. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** The packages in the files so far, each with its licence's text. @type {Map<string, string>} */
const packages = new Map();

/**
 * The comment at the head of a file; nothing for one that contains only our own work.
 * @param {{ moduleIds: string[] }} chunk
 */
export function notice({ moduleIds }) {
  const names = new Set(
    moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  if (names.size === 0) return '';
  for (const name of names) packages.set(name, licenceOf(name));
  const holders = new Set([...names].map((name) => holderOf(licenceOf(name))));
  return `/*! Hourhand, MIT licence. With ${[...names].sort().join(', ')}: ${[...holders].join('; ')}, BSD-3-Clause licence; see ${NOTICES} */\n`;
}

/** @param {string} name of a package */
function licenceOf(name) {
  const folder = `${root}node_modules/${name}/`;
  /** @type {{ license: string }} */
  const { license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  // Another licence may ask for more than this.
  if (license !== 'BSD-3-Clause') throw new Error(`${name} has the licence ${license}`);
  return readFileSync(`${folder}LICENSE`, 'utf8').trim();
}

/** @param {string} licence */
function holderOf(licence) {
  const [, holder] = /^Copyright \(c\) \d+ (.*?)\. All rights reserved\.$/m.exec(licence) ?? [];
  if (!holder) throw new Error(`no holder of the rights in: ${licence}`);
  return `Copyright ${holder}`;
}

/** @param {string} out the folder of the build */
export function writeNotices(out) {
  const all = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  if (all.length === 0) throw new Error('no file contains anything of another package');
  const text = [
    'Some files of Hourhand contain parts of these packages. Each has the licence below its name.',
    ...all.map(([name, licence]) => `${'-'.repeat(80)}\n${name}\n\n${licence}`),
  ].join('\n\n');
  for (const folder of [out, `${out}/embed`, `${out}/builder`]) {
    writeFileSync(`${folder}/${NOTICES}`, `${text}\n`);
  }
}
