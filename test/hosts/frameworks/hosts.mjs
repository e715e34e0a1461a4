/** The frameworks: each a folder with a `main` that exports `mount`, and how it is built. */
import { withVite } from './vite.mjs';

export const solid = (/** @type {object} */ options = {}) => ({
  plugin: /** @type {[string, string, object]} */ (['vite-plugin-solid', 'default', options]),
});
const svelte = {
  plugin: /** @type {[string, string, object]} */ ([
    '@sveltejs/vite-plugin-svelte',
    'svelte',
    { configFile: false },
  ]),
};
export const vue = {
  plugin: /** @type {[string, string, object]} */ (['@vitejs/plugin-vue', 'default', vueTags()]),
};

export const NO_LISTENERS = 'HTML has no declarative listeners, so a script adds them';
export const NO_PROPERTIES = 'its templates write attributes only';
export const NO_TYPES = 'nothing checks the types of its templates';

/** @type {import('../types.js').Framework[]} */
export const frameworks = [
  {
    folder: 'react',
    package: 'react',
    name: 'React',
    main: 'main.jsx',
    build: withVite(jsx('react')),
  },
  {
    folder: 'react',
    package: 'react',
    name: 'React with StrictMode',
    main: 'strict.jsx',
    build: withVite({ ...jsx('react'), development: true }),
    isStrict: true,
    without: {
      'events heard declaratively':
        'an effect adds them, so that one left behind would hear a move twice',
      'types checked': 'as in React',
    },
  },
  {
    folder: 'next',
    package: 'next',
    name: 'Next',
    late: '/late/',
    checksTypes: true,
    build: async ({ run }) => {
      await run(['next/dist/bin/next', 'build']);
      return { folder: 'out' };
    },
  },
  { folder: 'vue', package: 'vue', name: 'Vue', main: 'main.js', build: withVite(vue) },
  { folder: 'svelte', package: 'svelte', name: 'Svelte', main: 'main.js', build: withVite(svelte) },
  {
    folder: 'preact',
    package: 'preact',
    name: 'Preact',
    main: 'main.jsx',
    build: withVite(jsx('preact')),
  },
  {
    folder: 'solid',
    package: 'solid-js',
    name: 'Solid',
    main: 'main.jsx',
    build: withVite(solid()),
  },
  {
    folder: 'angular',
    package: '@angular/core',
    name: 'Angular',
    main: 'main.ts',
    needsNode24: true,
    build: async ({ run, node24 }) => {
      await run(['@angular/cli/bin/ng.js', 'build'], [], node24);
      return { folder: 'out' };
    },
    without: { 'types checked': 'Angular does not check the properties of custom elements' },
  },
  {
    folder: 'lit',
    package: 'lit',
    name: 'Lit',
    main: 'main.js',
    build: withVite(),
    without: { 'types checked': NO_TYPES },
  },
  {
    folder: 'astro',
    package: 'astro',
    name: 'Astro',
    main: 'main.js',
    needsNode24: true,
    build: async ({ run, node24 }) => {
      await run(['astro/bin/astro.mjs', 'build'], [], node24);
      return { folder: 'out' };
    },
    without: {
      'properties in': NO_PROPERTIES,
      'events heard declaratively': NO_LISTENERS,
      'types checked': NO_TYPES,
    },
  },
  {
    folder: 'nuxt',
    package: 'nuxt',
    name: 'Nuxt',
    late: '/late/',
    needsNode24: true,
    build: async ({ run, node24 }) => {
      await run(['nuxt/bin/nuxt.mjs', 'generate'], [], node24);
      return { folder: '.output/public' };
    },
    without: { 'types checked': 'as in Vue' },
  },
  {
    folder: 'eleventy',
    package: '@11ty/eleventy',
    name: 'Eleventy',
    main: 'main.js',
    build: async ({ run }) => {
      await run(['@11ty/eleventy/cmd.cjs', '--quiet']);
      return { folder: 'out' };
    },
    without: {
      'properties in': NO_PROPERTIES,
      'events heard declaratively': NO_LISTENERS,
      're-render keeps the game': 'its pages are written once, when the site is built',
      'unmount cleans up': 'its pages are written once, when the site is built',
      'types checked': NO_TYPES,
    },
  },
  {
    folder: 'htmx',
    package: 'htmx.org',
    name: 'htmx with morph',
    main: 'main.js',
    build: withVite(),
    without: { 'properties in': NO_PROPERTIES, 'types checked': NO_TYPES },
  },
  {
    folder: 'htmx-preserve',
    package: 'htmx.org',
    name: 'htmx with hx-preserve',
    main: 'main.js',
    build: withVite(),
    without: { 'properties in': NO_PROPERTIES, 'types checked': NO_TYPES },
  },
  {
    folder: 'turbo',
    package: '@hotwired/turbo',
    name: 'Turbo with permanent elements',
    main: 'main.js',
    build: withVite(),
    without: {
      'properties in': NO_PROPERTIES,
      'events heard declaratively': NO_LISTENERS,
      'types checked': NO_TYPES,
    },
  },
  {
    folder: 'turbo-morph',
    package: '@hotwired/turbo',
    name: 'Turbo with morph',
    main: 'main.js',
    build: withVite(),
    without: {
      'properties in': NO_PROPERTIES,
      'events heard declaratively': NO_LISTENERS,
      'types checked': NO_TYPES,
    },
  },
  {
    folder: 'html',
    package: 'vite',
    name: 'Plain HTML',
    main: 'main.js',
    build: withVite(),
    without: {
      'events heard declaratively': NO_LISTENERS,
      'types checked':
        'nothing checks the types of HTML; what scripts see is in the table of types',
    },
  },
];

/** @param {string} importSource */
export function jsx(importSource) {
  return { config: { oxc: { jsx: { runtime: 'automatic', importSource } } } };
}

function vueTags() {
  const isCustomElement = (/** @type {string} */ tag) => tag.endsWith('-solitaire');
  return { template: { compilerOptions: { isCustomElement } } };
}

/** Frameworks that render on a server. @type {import('../types.js').Server[]} */
export const servers = [
  {
    folder: 'react',
    package: 'react',
    name: 'React',
    main: 'main.jsx',
    server: 'server.jsx',
    vite: jsx('react'),
  },
  {
    folder: 'preact',
    package: 'preact',
    name: 'Preact',
    main: 'main.jsx',
    server: 'server.jsx',
    vite: jsx('preact'),
  },
  { folder: 'vue', package: 'vue', name: 'Vue', main: 'main.js', server: 'server.js', vite: vue },
  {
    folder: 'svelte',
    package: 'svelte',
    name: 'Svelte',
    main: 'main.js',
    server: 'server.js',
    vite: svelte,
  },
  {
    folder: 'solid',
    package: 'solid-js',
    name: 'Solid',
    main: 'main.jsx',
    server: 'server.jsx',
    vite: solid({ ssr: true }),
  },
];

/** Fails on purpose. @type {import('../types.js').Server} */
export const brokenServer = {
  folder: 'react',
  package: 'react',
  name: 'broken on purpose',
  main: 'main.jsx',
  server: 'server-broken.jsx',
  vite: jsx('react'),
};

/** Fails on purpose. @type {import('../types.js').Framework} */
export const broken = {
  folder: 'broken',
  package: 'vite',
  name: 'broken on purpose',
  main: 'main.js',
  build: withVite(),
};
