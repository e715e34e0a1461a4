/** The frameworks: each a folder with a `main` that exports `mount`, and what Vite needs to build it. */
export const frameworks = [
  { folder: 'react', name: 'React', main: 'main.jsx', options: jsx('react') },
  {
    folder: 'vue',
    name: 'Vue',
    main: 'main.js',
    plugin: ['@vitejs/plugin-vue', 'default', vueTags()],
  },
  {
    folder: 'svelte',
    name: 'Svelte',
    main: 'main.js',
    plugin: ['@sveltejs/vite-plugin-svelte', 'svelte', { configFile: false }],
  },
  { folder: 'preact', name: 'Preact', main: 'main.jsx', options: jsx('preact') },
  {
    folder: 'solid',
    name: 'Solid',
    main: 'main.jsx',
    plugin: ['vite-plugin-solid', 'default', {}],
  },
  { folder: 'lit', name: 'Lit', main: 'main.js' },
  { folder: 'html', name: 'Plain HTML', main: 'main.js' },
];

/** @param {string} importSource */
function jsx(importSource) {
  return { oxc: { jsx: { runtime: 'automatic', importSource } } };
}

function vueTags() {
  const isCustomElement = (/** @type {string} */ tag) => tag.endsWith('-solitaire');
  return { template: { compilerOptions: { isCustomElement } } };
}

/** Fails on purpose. */
export const broken = { folder: 'broken', name: 'broken on purpose', main: 'main.js' };
