/**
 * Writes each theme of src/board/themes as a style sheet of custom properties, and nothing else,
 * into dist/themes: for pages that style the kit with CSS.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { readCatalogue, root } from './catalogue.mjs';

/** A colour for each scheme; browsers that don't know it get the first one. */
const BOTH = /light-dark\(\s*((?:[^(),]|\([^()]*\))*),(?:[^()]|\([^()]*\))*\)/g;

/** @param {string} to the folder */
export async function writeThemes(to = `${root}dist/themes`) {
  const folder = `${root}src/board/themes`;
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index');
  const tags = (await readCatalogue()).map(({ tag }) => tag).join(', ');
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    const { outputFiles } = await build({
      entryPoints: [`${folder}/${name}.ts`],
      bundle: true,
      write: false,
      format: 'esm',
      // Lit, which a theme's types need, has other files where there is no page.
      platform: 'node',
    });
    const code = outputFiles[0]?.text ?? '';
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    // The other modules there are what themes have in common.
    if (typeof module[name] !== 'object') continue;
    const { finish = {}, ...properties } = module[name];
    const all = [
      ...Object.entries(properties).map(([property, value]) => [`solitaire-${property}`, value]),
      // Not for pages: see theme.ts there.
      ...Object.entries(finish).map(([property, value]) => [`_theme-${property}`, value]),
    ];
    const both = all.filter(([, value]) => value.includes('light-dark('));
    /** @param {string[][]} chosen */
    const rule = (chosen) =>
      `:where(${tags}) {\n${chosen.map(([key, value]) => `  --${key}: ${value};\n`).join('')}}\n`;
    const light = all.map(([key, value]) => [key, value.replace(BOTH, '$1')]);
    const sheet = `/* Hourhand: the theme “${name}”. */\n${rule(light)}${
      both.length > 0 ? `@supports (color: light-dark(#000, #fff)) {\n${rule(both)}}\n` : ''
    }`;
    writeFileSync(`${to}/${name}.css`, sheet);
  }
}
