/** The types of the package, as the compilers of pages and of frameworks read them. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { own } from '../workshop.mjs';

const COMPILERS = ['5.4', '5.9', '6.0'];
const options = {
  ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', noEmit: true, types: [] },
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ skipLibCheck: false, lib: ['es2023', 'dom', 'dom.iterable'] },
};

/** Each with what else its compiler needs. Frameworks' own types do not stand the strictest check. */
const checks = {
  'TypeScript, a page': { files: ['page.ts'] },
  'TypeScript, all entries': { files: ['classes.ts'] },
  React: { files: ['react.tsx'], jsx: 'react-jsx', skipLibCheck: true },
  Preact: {
    files: ['preact.tsx'],
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    skipLibCheck: true,
  },
  Solid: { files: ['solid.tsx'], jsx: 'preserve', jsxImportSource: 'solid-js', skipLibCheck: true },
};

/** @param {import('../types.js').Run} run */
export async function types({ check, wanted, workplace }) {
  const place = workplace('types');
  cpSync(path.join(own, 'types'), place.folder, { recursive: true });
  for (const { host, check: name, work } of typeChecks(place)) {
    if (wanted(`types ${host}`)) await check('types', host, name, work);
  }
}

/**
 * @param {import('../types.js').Workplace} workplace
 * @returns {{ host: string, check: string, work: () => Promise<unknown> }[]}
 */
function typeChecks({ folder, run }) {
  const project = (/** @type {string} */ name, files, more) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ compilerOptions: { ...options, ...more }, files }));
    return file;
  };
  const made = Object.entries(checks).flatMap(([host, { files, ...more }], i) =>
    COMPILERS.map((version) => ({
      host,
      check: `types with TypeScript ${version}`,
      work: () =>
        run([`typescript-${version}/bin/tsc`, '--project', project(`check-${i}`, files, more)]),
    })),
  );
  const more = { jsx: 'preserve', skipLibCheck: true };
  return [
    ...made,
    {
      host: 'Vue',
      check: 'types with vue-tsc',
      work: () => run(['vue-tsc/bin/vue-tsc.js', '--project', project('vue', ['App.vue'], more)]),
    },
    {
      host: 'Svelte',
      check: 'types with svelte-check',
      work: () =>
        run([
          'svelte-check/bin/svelte-check',
          '--tsconfig',
          project('svelte', ['App.svelte'], more),
        ]),
    },
  ];
}
