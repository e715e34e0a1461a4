/** The kit's sources in Node, for scripts. */
import { build } from 'esbuild';
import { root } from './catalogue.mjs';

/**
 * Imports what some TypeScript exports, as the sources are now.
 * @param {string} contents with paths from the root of the repository
 */
export async function importSource(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}
