/** Snippets for projects that install the package from npm and have a bundler. */
import type { Configuration } from './configuration.js';
import { escapeBraces, escapeHtml, escapeTemplate } from './escape.js';
import type { Kind, Source } from './kind.js';
import { jsxText, quoted, tagText } from './tag-text.js';

const install = 'Install it with npm install hourhand.';
const sheet = `import 'hourhand/reserve.css';`;
const game = ({ game: { id } }: Configuration): string => `import 'hourhand/${id}';`;

/** One kind: what it writes, and what else an author has to know. */
const kind = (
  id: string,
  name: string,
  write: (configuration: Configuration) => string,
  ...notes: readonly (string | ((configuration: Configuration) => string))[]
): Kind => ({
  id,
  name,
  place: 'Project',
  write: ({ configuration }: Source) => write(configuration),
  notes: ({ configuration }) => [
    install,
    ...notes.map((note) => (typeof note === 'string' ? note : note(configuration))),
  ],
});

/** How Vue is told which tags are not its own. */
const isCustomElement = ({ game: { tag } }: Configuration): string =>
  tag.endsWith('-solitaire') ? `tag.endsWith('-solitaire')` : `tag === '${tag}'`;

const html = (configuration: Configuration): string => tagText(configuration, quoted(escapeHtml));

/** A text of a script. */
const text = (value: string): string => `'${value.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;

const coloursOf = ({ colours }: Configuration): string[] =>
  Object.entries(colours).map(([property, colour]) => `'${property}': ${text(colour)}`);

/** Colours and size as React takes them. */
const reactStyle = ({ width, height, ...rest }: Configuration): string =>
  [
    ...coloursOf(rest),
    ...(width === undefined ? [] : [`width: ${width}`, `maxWidth: '100%'`]),
    ...(height === undefined ? [] : [`height: ${height}`]),
  ].join(', ');

const solidStyle = ({ width, height, ...rest }: Configuration): string =>
  [
    ...coloursOf(rest),
    ...(width === undefined ? [] : [`width: '${width}px'`, `'max-width': '100%'`]),
    ...(height === undefined ? [] : [`height: '${height}px'`]),
  ].join(', ');

const react = (configuration: Configuration): string =>
  jsxText(configuration, quoted(escapeHtml), reactStyle(configuration));

const component = (jsx: string): string => `export function Game() {
  return ${jsx};
}`;

export const projectKinds: readonly Kind[] = [
  kind(
    'module',
    'npm',
    (configuration) => `// In a script
${sheet}
${game(configuration)}

<!-- In the page -->
${html(configuration)}`,
    'For Vite, webpack, Parcel and other bundlers that accept style sheets.',
  ),
  kind(
    'react',
    'React',
    (configuration) => `${sheet}
${game(configuration)}
import type {} from 'hourhand/react';

${component(react(configuration))}`,
    'React 19; in JavaScript, leave out the line with import type.',
  ),
  kind(
    'next',
    'Next',
    (configuration) => `'use client';
${sheet}
import { useEffect } from 'react';
import type {} from 'hourhand/react';

export function Game() {
  useEffect(() => void import('hourhand/${configuration.game.id}'), []);
  return ${react(configuration)};
}`,
    'The game is loaded in the browser only; the server sends the tag, and the style sheet reserves its space.',
  ),
  kind(
    'vue',
    'Vue',
    (configuration) => `<script setup>
${sheet}
${game(configuration)}
</script>

<template>
  ${html(configuration)}
</template>`,
    (configuration) =>
      `In vite.config.js: vue({ template: { compilerOptions: { isCustomElement: (tag) => ${isCustomElement(configuration)} } } }). Without it, VitePress and other servers drop the tag.`,
  ),
  kind(
    'svelte',
    'Svelte',
    (configuration) => `<script>
  ${sheet}
  ${game(configuration)}
</script>

${tagText(configuration, quoted(escapeBraces))}`,
  ),
  kind(
    'angular',
    'Angular',
    (configuration) => `// @import 'hourhand/reserve.css'; in src/styles.css
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${game(configuration)}

@Component({
  selector: 'app-game',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${tagText(configuration, quoted(escapeTemplate))}\`,
})
export class Game {}`,
  ),
  kind(
    'solid',
    'Solid',
    (configuration) => `${sheet}
${game(configuration)}
import type {} from 'hourhand/solid';

${component(jsxText(configuration, quoted(escapeHtml), solidStyle(configuration)))}`,
    'In JavaScript, leave out the line with import type.',
  ),
];
