/** The oldest versions that are promised, which have a lock of their own: ../oldest. */
import { NO_PROPERTIES, NO_TYPES, solid, vue } from './hosts.mjs';
import { withVite } from './vite.mjs';

const TYPES = { 'types checked': 'the table of types tells for which versions they are' };
const set = /** @type {const} */ ('oldest');

/** As the Vite of those days wants it. @param {string} jsxImportSource */
const jsx = (jsxImportSource) => ({
  config: { esbuild: { jsx: 'automatic', jsxImportSource } },
});
const svelte = {
  plugin: /** @type {[string, string, object]} */ ([
    '@sveltejs/vite-plugin-svelte',
    'svelte',
    { configFile: false },
  ]),
};

/** @type {import('../types.js').Framework[]} */
export const oldest = [
  {
    folder: 'react',
    package: 'react',
    set,
    name: 'React 18',
    main: 'refs.jsx',
    build: withVite(jsx('react')),
    without: {
      'events heard declaratively': 'it has no listeners for them, so an effect adds them',
      ...TYPES,
    },
  },
  {
    folder: 'vue',
    package: 'vue',
    set,
    name: 'Vue 3.4',
    main: 'main.js',
    build: withVite(vue),
    without: TYPES,
  },
  {
    folder: 'svelte',
    package: 'svelte',
    set,
    name: 'Svelte 4',
    main: 'main-4.js',
    build: withVite(svelte),
    without: TYPES,
  },
  {
    folder: 'preact',
    package: 'preact',
    set,
    name: 'Preact 10',
    main: 'main.jsx',
    build: withVite(jsx('preact')),
    without: TYPES,
  },
  {
    folder: 'solid',
    package: 'solid-js',
    set,
    name: 'Solid 1.8',
    main: 'main.jsx',
    build: withVite(solid()),
    without: TYPES,
  },
  {
    folder: 'angular-17',
    package: '@angular/core',
    set,
    name: 'Angular 17',
    main: 'main.ts',
    build: async ({ run }) => {
      await run(['@angular/cli/bin/ng.js', 'build']);
      return { folder: 'out' };
    },
    without: { 'types checked': 'Angular does not check the properties of custom elements' },
  },
  {
    folder: 'astro',
    package: 'astro',
    set,
    name: 'Astro 5',
    main: 'main.js',
    build: async ({ run }) => {
      await run(['astro/astro.js', 'build']);
      return { folder: 'out' };
    },
    without: {
      'properties in': NO_PROPERTIES,
      'events heard declaratively': 'HTML has no declarative listeners, so a script adds them',
      'types checked': NO_TYPES,
    },
  },
  ...['htmx', 'htmx-preserve'].map((folder) => ({
    folder,
    package: 'htmx.org',
    set,
    name: `htmx 2 with ${folder === 'htmx' ? 'morph' : 'hx-preserve'}`,
    main: folder === 'htmx' ? 'main-2.js' : 'main.js',
    build: withVite(),
    without: { 'properties in': NO_PROPERTIES, 'types checked': NO_TYPES },
  })),
];
