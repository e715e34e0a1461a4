/**
 * docs/hosts.md, made of test/hosts/results.json, which has what was found when each host was last tried.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/catalogue.mjs';
import { gameChecks } from './frameworks/checks.mjs';
import { own } from './workshop.mjs';

/** @typedef {import('./types.js').Tried} Tried */

const DATA = path.join(own, 'results.json');
const DOCUMENT = path.join(root, 'docs/hosts.md');

/** @returns {Tried[]} */
export const readTried = () => JSON.parse(readFileSync(DATA, 'utf8'));

/**
 * Each with what a reader should know, and its columns where the results do not come in their order;
 * `listed` where hosts have hardly a check in common. */
const SECTIONS = [
  {
    kind: 'frameworks',
    title: 'Frameworks',
    note: `Two games in a page built for production (with StrictMode, for development). “Defined before” and
“after” tell when the kit is loaded. The compilers behind “types checked” are [listed below](#types). A name
with a number, such as React 18, is the oldest version that is promised; the others are at their newest.`,
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
  {
    kind: 'neighbours',
    title: 'Beside and around a game',
    note: `Each on a page of its own, where a game is played with mouse, fingers or keys, and where the neighbour
still does its work.`,
    listed: true,
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
 * Puts what a run has found in place of what was known of these hosts, and writes both files.
 * @param {readonly Tried[]} found
 * @param {boolean} isAll whether every host was run: others are no longer known then
 */
export async function writeResults(found, isAll) {
  const keyOf = (/** @type {Tried} */ { kind, host }) => `${kind} ${host}`;
  const before = isAll ? [] : readTried();
  const fresh = new Map(found.map((one) => [keyOf(one), one]));
  const kept = before.map((one) => fresh.get(keyOf(one)) ?? one);
  const known = new Set(before.map(keyOf));
  const all = [...kept, ...found.filter((one) => !known.has(keyOf(one)))];
  writeFileSync(DATA, await formatted(DATA, JSON.stringify(all)));
  writeFileSync(DOCUMENT, await documentOf(all));
}

/** The text of docs/hosts.md. @param {readonly Tried[]} all */
export const documentOf = (all) =>
  formatted(
    DOCUMENT,
    `# Tested environments

Written by \`npm run test:hosts\`, which tests the package as npm would publish it, in Chromium. ✓ passed,
✖ failed, – not tested.

${tablesOf(all)}`,
  );

/** @param {string} file @param {string} text */
const formatted = async (file, text) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** @param {readonly Tried[]} all */
export function tablesOf(all) {
  const sections = SECTIONS.map(({ kind, title, note = '', columns, listed }) => {
    const own = all.filter((one) => one.kind === kind);
    const table = listed ? listOf(own) : tableOf(own, columns);
    return [`## ${title}`, '', note, '', table, '', ...remarks(own), ''].join('\n');
  });
  return sections.join('\n');
}

/** @param {Tried} tried */
const titleOf = ({ host, version }) => (version ? `${host} (${version})` : host);

/** A line for each host, with all that was checked. @param {readonly Tried[]} own */
function listOf(own) {
  const rows = own.map((one) => {
    const checks = Object.entries(one.checks).map(([name, outcome]) => `${outcome[0]} ${name}`);
    return `| ${titleOf(one)} | ${checks.join('<br>')} |`;
  });
  return ['|  | checks |', '| --- | --- |', ...rows].join('\n');
}

/**
 * @param {readonly Tried[]} own
 * @param {readonly string[]} [columns] which come first, in this order
 */
function tableOf(own, columns = []) {
  const found = own.flatMap(({ checks }) => Object.keys(checks));
  const checks = [...new Set([...columns.filter((name) => found.includes(name)), ...found])];
  const rows = [
    ['', ...checks],
    ['---', ...checks.map(() => '---')],
    ...own.map((one) => [
      titleOf(one),
      ...checks.map((check) => one.checks[check]?.slice(0, 1) ?? '–'),
    ]),
  ];
  // A few hosts with many checks are read downwards.
  const turned = checks.length > own.length + 1 && own.length < 5 ? transposed(rows) : rows;
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

/** What failed, and why something was not tested. @param {readonly Tried[]} own */
function remarks(own) {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  /** @type {string[]} */
  const failures = [];
  for (const { host, checks } of own) {
    for (const [check, outcome] of Object.entries(checks)) {
      const text = outcome.slice(2);
      if (outcome.startsWith('✖')) failures.push(`- ✖ ${host}, ${check}: ${text}`);
      if (!outcome.startsWith('–')) continue;
      const key = `${check}\n${text}`;
      reasons.set(key, [...(reasons.get(key) ?? []), host]);
    }
  }
  return [
    ...failures,
    ...[...reasons].map(([key, hosts]) => {
      const [check, why] = key.split('\n');
      return `- – ${check} (${hosts.join(', ')}): ${why}`;
    }),
  ];
}
