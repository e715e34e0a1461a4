/**
 * Draws in docs/architecture.md which rooms of src import which, from the imports themselves.
 *
 *   node scripts/architecture.mjs [--check]
 *
 * An arrow that follows from others is left out: if a room imports another through a third, that is
 * drawn by two arrows. `--check` changes nothing and fails if the drawing is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { root } from './catalogue.mjs';
import config from './rooms.config.mjs';

process.chdir(root);
const file = 'docs/architecture.md';
const DRAWING = /(?<=<!-- rooms -->\n).*(?=\n<!-- end -->)/s;

/** @param {string} path */
const roomOf = (path) => /^src\/([^/]+)\//.exec(path)?.[1];

/** The rooms that each imports. @type {Map<string, Set<string>>} */
const imports = new Map();
const { output } = await cruise(['src'], { ...config.options, doNotFollow: 'node_modules' });
if (typeof output === 'string') throw new Error(output);
for (const { source, dependencies } of output.modules) {
  const from = roomOf(source);
  if (!from) continue;
  const all = imports.get(from) ?? new Set();
  imports.set(from, all);
  for (const { resolved } of dependencies) {
    const to = roomOf(resolved);
    if (to && to !== from) all.add(to);
  }
}

/** Whether a room can be reached from another. @param {string} from @param {string} to @returns {boolean} */
const reaches = (from, to) =>
  [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));

const arrows = [...imports].flatMap(([from, all]) =>
  [...all]
    .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
    .map((to) => `  ${from} --> ${to}`),
);
const drawing = ['', '```mermaid', 'flowchart TD', ...arrows.sort(), '```', ''].join('\n');
const before = readFileSync(file, 'utf8');
if (!DRAWING.test(before)) throw new Error(`${file} has lost the marks of its drawing`);
const after = before.replace(DRAWING, () => drawing);
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(`${file} is out of date: run node scripts/architecture.mjs`);
    process.exit(1);
  }
} else writeFileSync(file, after);
