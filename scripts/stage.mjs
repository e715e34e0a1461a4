/**
 * Copies what npm publishes to a folder, with the addresses of the project and with links that lead somewhere.
 *
 *   npm run stage -- [--to .cache/package] [--repository https://…] [--homepage https://…] [--bugs https://…]
 *
 * The addresses are those of package.json, where a release has put them, if no others are given.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressesFrom, addressOptions, packageWith, withAbsoluteLinks } from './addresses.mjs';
import { root } from './catalogue.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    ...addressOptions,
    to: { type: 'string', default: '.cache/package' },
    refuse: { type: 'boolean', default: false },
  },
});
// Before `npm publish` in this folder.
if (values.refuse) {
  stop('Publish the staged package: npm run stage && npm publish ./.cache/package');
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { addresses, faults } = addressesFrom(values, process.env, manifest);
if (faults.length > 0) stop(faults.join('\n'));

const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
/** @type {string[]} */
const files = JSON.parse(listed)[0].files.map((/** @type {{ path: string }} */ file) => file.path);
const folder = values.to;
rmSync(folder, { recursive: true, force: true });
for (const file of files) cpSync(file, path.join(folder, file));
mkdirSync(folder, { recursive: true });

const isPacked = (/** @type {string} */ file) =>
  files.some((one) => one === file || one.startsWith(`${file.replace(/\/$/, '')}/`));
for (const file of files.filter((one) => /\.(md|txt)$/.test(one))) {
  const text = readFileSync(file, 'utf8');
  const where = { repository: addresses.repository, version: manifest.version, isPacked };
  writeFileSync(path.join(folder, file), withAbsoluteLinks(text, where));
}
// Its scripts are for the repository.
const { scripts, ...published } = packageWith(manifest, addresses);
void scripts;
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
console.log(
  `${folder}: ${files.length} files. Publish it: npm publish ${path.isAbsolute(folder) ? folder : `./${folder}`}`,
);

/** @param {string} problem @returns {never} */
function stop(problem) {
  console.error(problem);
  process.exit(1);
}
