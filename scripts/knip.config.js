import { builder, frame, readEntries, singles } from './catalogue.mjs';

const sources = [...(await readEntries()), ...singles, frame, builder].map(({ source }) => source);

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    ...new Set(sources),
    'src/catalogue.ts',
    'src/element/meanings.ts',
    // What the build puts in another's place.
    'src/solver/worker/find-worker-beside.ts',
    'src/embed/language-script.ts',
    'src/words/language-beside.ts',
    'scripts/*.{js,mjs}',
    'test/support/*.mjs',
    'test/hosts/{run.mjs,bundlers/*}',
    // Their scripts bundle these for their pages.
    'test/{hammer/page/agent,boxes/page,leaks/page,saves/samples}.ts',
    'test/**/*.{node,long,browser,types,stories}.ts',
    'stories/demo/*.{html,ts}',
    'bench/{cancel,index,odds,solver}.ts',
    'bench/*.mjs',
  ],
  project: [
    'src/**/*.ts',
    'bench/**/*.{ts,mjs}',
    'scripts/**/*.{js,mjs}',
    'test/**/*.{ts,mjs}',
    'stories/**/*.{ts,html}',
  ],
  typescript: { config: ['tsconfig.json', 'test/tsconfig.json', 'scripts/tsconfig.json'] },
  eslint: { config: ['scripts/eslint.config.js'] },
  vite: { config: ['vite.config.ts', '.storybook/vite.config.ts'] },
  // What belongs to the hosts is installed apart.
  ignore: ['dist/**', 'test/hosts/{app,types,frameworks,without-browser}/**', 'types/**'],
  ignoreDependencies: [
    // Started by the path of their scripts.
    '@custom-elements-manifest/analyzer',
    'typescript-native',
    // Unpacked as files.
    'chromium-109',
    // Held to one version with the rest of Storybook.
    '@storybook/web-components',
  ],
};
