/** The examples in docs/use: files in code blocks that say which file they are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/catalogue.mjs';

/**
 * Writes the files of an example into a folder.
 * @param {string} page of docs/use, without `.md`
 * @param {string} folder
 * @param {string} [heading] of the section; all of the page without it
 * @returns {string[]} their names
 */
export function writeExample(page, folder, heading) {
  const text = readFileSync(path.join(root, `docs/use/${page}.md`), 'utf8');
  const sections = text.split(/^(?=## )/m);
  const section = heading ? sections.find((each) => each.startsWith(`## ${heading}\n`)) : text;
  const files = [...(section ?? '').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
  if (files.length === 0) throw new Error(`docs/use/${page}.md has no example of ${heading}`);
  return files.map(([, name = '', content = '']) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return name;
  });
}
