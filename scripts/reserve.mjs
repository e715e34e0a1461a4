/** Writes dist/reserve.css: the size of every tag before its script has come. */
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { readCatalogue, root } from './catalogue.mjs';

/**
 * The style sheet, made from the layouts of all games.
 * @param {string} [only] the tag for which the builder’s page inlines it, without further attributes
 */
export async function reserveSheet(only) {
  const games = await readCatalogue();
  const { outputFiles } = await build({
    stdin: {
      contents: `import { reserveStyles } from './src/element/reserve.ts';
${games.map(({ id, className }) => `import { ${className} } from './src/tags/${id}.class.ts';`).join('\n')}
import { DAY_GAME } from './src/element/day-line.ts';
const tags = [${games.map(({ className }) => className).join(', ')}];
const { game, layout } = tags.find(({ game }) => game.id === DAY_GAME);
tags.push({ tag: 'solitaire-daily', game, layout, isDaily: true });
const only = ${JSON.stringify(only ?? '')};
export const sheet = only
  ? reserveStyles(tags.filter(({ tag }) => tag === only), {})
  : reserveStyles(tags);`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['node'],
    logLevel: 'error',
    tsconfig: `${root}tsconfig.json`,
  });
  const { sheet } = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  );
  return `/* Hourhand: the size of each tag before its script has come. */\n${sheet}`;
}

/** @param {string} folder of the build */
export async function writeReserve(folder) {
  writeFileSync(`${root}${folder}/reserve.css`, await reserveSheet());
}
