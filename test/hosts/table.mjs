/** Writes the results to docs/hosts.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/catalogue.mjs';
import { gameChecks } from './frameworks/checks.mjs';

/** @typedef {import('./types.js').Result} Result */

/** Each with what a reader should know, and its columns where the results do not come in their order. */
const SECTIONS = [
  {
    kind: 'frameworks',
    title: 'Frameworks',
    note: `Two games in a page built for production (with StrictMode, for development). “Defined before” and
“after” tell when the kit is loaded. The compilers behind “types checked” are [listed below](#types).`,
    columns: gameChecks,
  },
  {
    kind: 'servers',
    title: 'Rendering on a server',
    note: `A page built for development takes over what the server has sent: without a warning, with the same
element, and a move is heard. When React (and so Next) does this, it adds no listeners to custom elements
and sets none of their properties ([react/react#35446](https://github.com/react/react/issues/35446)); an
update does. So pass them from state that an effect sets.`,
  },
  { kind: 'bundlers', title: 'Bundlers' },
  { kind: 'types', title: 'Types' },
  { kind: 'programs', title: 'Without a browser' },
  { kind: 'sites', title: 'Sites' },
  { kind: 'markdown', title: 'Markdown' },
  { kind: 'sanitizers', title: 'Sanitizers' },
  { kind: 'wordpress', title: 'WordPress' },
  { kind: 'checks', title: 'The tests themselves' },
];

/**
 * @param {readonly Result[]} results
 * @param {string} workshop where the hosts are installed
 */
export async function writeTables(results, workshop) {
  const file = path.join(root, 'docs/hosts.md');
  const text = `# Tested environments

Written by \`npm run test:hosts\`, which tests the package as npm would publish it, in Chromium. ✓ passed,
✖ failed, – not tested.

${tablesOf(results)}
Versions: ${installed(workshop).join(', ')}.
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** @param {readonly Result[]} results */
export function tablesOf(results) {
  const sections = SECTIONS.map(({ kind, title, note = '', columns }) => {
    const own = results.filter((one) => one.kind === kind);
    return [`## ${title}`, '', note, '', tableOf(own, columns), '', ...remarks(own), ''].join('\n');
  });
  return sections.join('\n');
}

/**
 * @param {readonly Result[]} own
 * @param {readonly string[]} [columns] which come first, in this order
 */
function tableOf(own, columns = []) {
  const found = own.map(({ check }) => check);
  const checks = [...new Set([...columns.filter((name) => found.includes(name)), ...found])];
  const hosts = [...new Set(own.map(({ host }) => host))];
  const cell = (/** @type {string} */ host, /** @type {string} */ check) => {
    const result = own.find((one) => one.host === host && one.check === check);
    return !result || result.why ? '–' : result.problem ? '✖' : '✓';
  };
  const rows = [
    ['', ...checks],
    ['---', ...checks.map(() => '---')],
    ...hosts.map((host) => [host, ...checks.map((check) => cell(host, check))]),
  ];
  // A few hosts with many checks are read downwards.
  const turned = checks.length > hosts.length + 1 && hosts.length < 4 ? transposed(rows) : rows;
  return turned.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Rows as columns; the line under the head stays where it is.
 * @param {string[][]} rows
 */
function transposed([head = [], , ...rest]) {
  const columns = head.map((name, i) => [name, ...rest.map((row) => row[i] ?? '')]);
  const [titles = [], ...lines] = columns;
  return [titles, titles.map(() => '---'), ...lines];
}

/** What failed, and why something was not tested. @param {readonly Result[]} own */
function remarks(own) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const { host, check, why } of own) {
    if (!why) continue;
    const key = `${check}\n${why}`;
    reasons.set(key, [...(reasons.get(key) ?? []), host]);
  }
  return [
    ...own
      .filter(({ problem }) => problem)
      .map(({ host, check, problem }) => `- ✖ ${host}, ${check}: ${problem.split('\n')[0]}`),
    ...[...reasons].map(([key, hosts]) => {
      const [check, why] = key.split('\n');
      return `- – ${check} (${hosts.join(', ')}): ${why}`;
    }),
  ];
}

/** @param {string} workshop */
function installed(workshop) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const wanted = read(path.join(root, 'test/hosts/package.json'));
  return Object.keys({ ...wanted.dependencies, ...wanted.optionalDependencies }).flatMap((name) => {
    const file = path.join(workshop, 'node_modules', name, 'package.json');
    return existsSync(file) ? [`${name} ${read(file).version}`] : [];
  });
}
