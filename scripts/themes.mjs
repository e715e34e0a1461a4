/**
 * Writes each theme of src/board/themes as a style sheet of custom properties, and nothing else,
 * into dist/themes: for pages that style the kit with CSS.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { readCatalogue, root } from './catalogue.mjs';

export async function writeThemes() {
  const folder = `${root}src/board/themes`;
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['index', 'theme'].includes(name));
  const tags = (await readCatalogue()).map(({ tag }) => tag).join(', ');
  mkdirSync(`${root}dist/themes`, { recursive: true });
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
    const { finish = {}, ...properties } = module[name];
    const lines = [
      ...Object.entries(properties).map(([property, value]) => [`solitaire-${property}`, value]),
      // Not for pages: see theme.ts there.
      ...Object.entries(finish).map(([property, value]) => [`_theme-${property}`, value]),
    ].map(([property, value]) => `  --${property}: ${value};\n`);
    const sheet = `/* Hourhand: the theme “${name}”. */\n:where(${tags}) {\n${lines.join('')}}\n`;
    writeFileSync(`${root}dist/themes/${name}.css`, sheet);
  }
}
