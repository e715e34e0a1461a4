/**
 * Prepares a release: version, changelog, all checks, a commit and its tag.
 *
 *   npm run release -- 1.2.3 --repository https://… --homepage https://… --bugs https://… [--unchecked]
 *
 * The three addresses may also be in the environment (HOURHAND_REPOSITORY …) or, from an earlier release, in
 * package.json. `--unchecked` leaves out `.ci/run`. It pushes and publishes nothing: `npm publish` does so, from a
 * CI job that may prove the package's provenance. See CONTRIBUTING.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressOptions, addressesFrom, packageWith } from './addresses.mjs';
import { root } from './catalogue.mjs';
import { withCdnLine } from './cdn-block.mjs';
import { isLater, releaseIn } from './changelog.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...addressOptions, unchecked: { type: 'boolean', default: false } },
});
const [version = ''] = positionals;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { version: current } = manifest;
if (!isLater(version, current)) {
  stop(`“${version}” is not a version later than ${current}. Usage: npm run release -- 1.2.3`);
}
const { addresses, faults } = addressesFrom(values, process.env, manifest);
if (faults.length > 0) stop(faults.join('\n'));
if (run('git', ['status', '--porcelain'], true)) stop('Commit or remove all changes first.');

// Before anything is written: it throws if there is nothing to release.
const date = new Date().toISOString().slice(0, 10);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
try {
  releaseIn(changelog, { version, date, integrity: '' });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

run('npm', ['version', version, '--no-git-tag-version']);
const renamed = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync('package.json', `${JSON.stringify(packageWith(renamed, addresses), null, 2)}\n`);
for (const script of ['generate', 'analyze', 'build', 'figures'])
  run('npm', ['run', '--silent', script]);
// Later versions must open what this one saves.
run('node', ['scripts/write-saves.mjs', version]);
run('git', ['add', `test/saves/${version}.json`]);
const integrity = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))['cdn.js'];
writeFileSync('README.md', withCdnLine(readFileSync('README.md', 'utf8'), version, integrity));
writeFileSync('CHANGELOG.md', releaseIn(changelog, { version, date, integrity }));
if (!values.unchecked) run('.ci/run', []);
run('git', ['commit', '--all', '--message', `Release ${version}`]);
run('git', ['tag', '--annotate', `v${version}`, '--message', `Hourhand ${version}`]);
console.log(`Hourhand ${version} is committed and tagged. Push it: git push --follow-tags`);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {boolean} [quiet] whether what it prints is only returned
 */
function run(command, args, quiet = false) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const { status, stdout } = spawnSync(command, args, { stdio, encoding: 'utf8' });
  if (status !== 0) stop(`${command} ${args.join(' ')} failed; nothing was committed.`);
  return stdout?.trim() ?? '';
}

/** @param {string} problem @returns {never} */
function stop(problem) {
  console.error(problem);
  process.exit(1);
}
