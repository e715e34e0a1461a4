/** Writes the results to docs/hosts.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/catalogue.mjs';

const TITLES = {
  frameworks: 'Frameworks',
  bundlers: 'Bundlers',
  types: 'Types',
  programs: 'Without a browser',
  checks: 'The tests themselves',
};

/** @param {readonly { kind: string, host: string, check: string, problem: string }[]} results */
export async function writeTables(results) {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(root, 'test/hosts/package.json'), 'utf8'),
  );
  const sections = Object.entries(TITLES).map(([kind, title]) => {
    const own = results.filter((one) => one.kind === kind);
    const checks = [...new Set(own.map(({ check }) => check))];
    const hosts = [...new Set(own.map(({ host }) => host))];
    const cell = (/** @type {string} */ host, /** @type {string} */ check) => {
      const result = own.find((one) => one.host === host && one.check === check);
      return result ? (result.problem ? '✖' : '✓') : '–';
    };
    return [
      `## ${title}`,
      '',
      `| | ${hosts.join(' | ')} |`,
      `| --- | ${hosts.map(() => '---').join(' | ')} |`,
      ...checks.map(
        (check) => `| ${check} | ${hosts.map((host) => cell(host, check)).join(' | ')} |`,
      ),
      '',
      ...own
        .filter(({ problem }) => problem)
        .map(({ host, check, problem }) => `- ${host}, ${check}: ${problem.split('\n')[0]}`),
      '',
    ].join('\n');
  });
  const versions = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  const file = path.join(root, 'docs/hosts.md');
  const text = `# Tested environments

Written by \`npm run test:hosts\`, which tests the package as npm would publish it, in Chromium. ✓ passed,
✖ failed, – not tested.

${sections.join('\n')}
Versions: ${versions.join(', ')}.
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
