/** The types of the package, as the compilers of pages and of frameworks read them. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { own } from '../workshop.mjs';

const COMPILERS = ['5.4', '5.9', '6.0', '7.0'];
const options = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  noEmit: true,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  lib: ['es2023', 'dom', 'dom.iterable'],
};
const react = { files: ['react.tsx'], jsx: 'react-jsx' };
const nodeNext = { module: 'nodenext', moduleResolution: 'nodenext' };
const preact = { files: ['preact.tsx'], jsx: 'react-jsx', jsxImportSource: 'preact' };

/**
 * Each with what else its compiler needs. `other` are packages in another version than the workshop's:
 * the name that it has there, by its own. `unchecked` is a compiler that leaves out the types of packages.
 * @type {Record<string, { files: string[], other?: Record<string, string>, unchecked?: string,
 *   [option: string]: unknown }>}
 */
const checks = {
  'TypeScript, a page': { files: ['page.ts'] },
  'TypeScript, a page, as Node resolves it': { files: ['page.ts'], ...nodeNext },
  'TypeScript, all entries': { files: ['classes.ts'] },
  React: react,
  'React 18': { ...react, other: { '@types/react': '@types/react-18' } },
  Preact: preact,
  'Preact 10': { ...preact, other: { preact: 'preact-10' } },
  Solid: {
    files: ['solid.tsx'],
    jsx: 'preserve',
    jsxImportSource: 'solid-js',
    // Solid's own types name an event that this compiler does not know.
    unchecked: '5.4',
  },
};

/** What comes of templates has compilers of its own. */
const templates = {
  Vue: { compiler: 'vue-tsc', files: ['App.vue'], flag: '--project', bin: 'bin/vue-tsc.js' },
  Svelte: {
    compiler: 'svelte-check',
    files: ['App.svelte'],
    flag: '--tsconfig',
    bin: 'bin/svelte-check',
  },
};

/** @param {import('../types.js').Run} run */
export async function types({ check, wanted, workplace }) {
  const placeOf = (
    /** @type {string} */ host,
    /** @type {Record<string, string>} */ other = {},
  ) => {
    const place = workplace(`types-${host.toLowerCase().replace(/\W+/g, '-')}`);
    layOut(place.folder, other);
    return place;
  };
  for (const [host, { files, other, unchecked, ...more }] of Object.entries(checks)) {
    if (!wanted(`types ${host}`)) continue;
    const { folder, run } = placeOf(host, other);
    for (const version of COMPILERS) {
      const project = projectIn(folder, files, { ...more, skipLibCheck: version === unchecked });
      await check('types', host, `types with TypeScript ${version}`, () =>
        run([`typescript-${version}/bin/tsc`, '--project', project]),
      );
    }
  }
  for (const [host, { compiler, files, flag, bin }] of Object.entries(templates)) {
    if (!wanted(`types ${host}`)) continue;
    const { folder, run } = placeOf(host);
    const project = projectIn(folder, files, { jsx: 'preserve' });
    await check('types', host, `types with ${compiler}`, () =>
      run([`${compiler}/${bin}`, flag, project]),
    );
  }
}

/**
 * Copies the files, and the packages that are to have another version there. The kit is copied beside
 * them: its types look for the framework's from where they are.
 * @param {string} folder in the workshop
 * @param {Record<string, string>} other
 */
function layOut(folder, other) {
  cpSync(path.join(own, 'types'), folder, { recursive: true });
  const installed = path.resolve(folder, '../../node_modules');
  const copies = Object.entries(other);
  if (copies.length > 0) copies.push(['hourhand', 'hourhand']);
  for (const [name, from] of copies) {
    cpSync(path.join(installed, from), path.join(folder, 'node_modules', name), {
      recursive: true,
    });
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {object} more options
 */
function projectIn(folder, files, more) {
  const file = path.join(folder, 'project.json');
  writeFileSync(file, JSON.stringify({ compilerOptions: { ...options, ...more }, files }));
  return file;
}
