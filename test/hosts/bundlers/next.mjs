import { mkdirSync, writeFileSync } from 'node:fs';

const GAME = `'use client';
import 'hourhand/themes/felt.css';
import { useEffect } from 'react';

export default function Page() {
  useEffect(() => void import('hourhand/grandfathers-clock'), []);
  return <grandfathers-clock-solitaire deal="7" verdict="on" speed="instant" />;
}
`;
const LAYOUT = `export default ({ children }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);
`;

/** @type {import('../types.js').Bundler} */
export default {
  name: 'Next',
  package: 'next',
  async build({ run, folder }) {
    mkdirSync(`${folder}/app`);
    writeFileSync(`${folder}/app/page.jsx`, GAME);
    writeFileSync(`${folder}/app/layout.jsx`, LAYOUT);
    writeFileSync(
      `${folder}/next.config.mjs`,
      `export default { output: 'export', turbopack: { root: ${JSON.stringify(`${folder}/../..`)} } };`,
    );
    await run(['next/dist/bin/next', 'build']);
    return { folder: 'out' };
  },
};
