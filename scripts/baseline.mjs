/** The oldest browsers that the kit works in, from `browserslist` in package.json. */
import { readFileSync } from 'node:fs';
import { root } from './catalogue.mjs';

/** Names that bundlers have for browsers of that list. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** @type {{ browserslist: string[] }} */
const { browserslist } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** As the `target` of a build: `chrome109`. */
export const target = browserslist.map((line) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!Object.hasOwn(names, name)) {
    throw new Error(`“${line}” in browserslist is not understood; it takes “chrome >= 109”`);
  }
  return `${names[name]}${version}`;
});
