import type { Language } from './languages.js';

/**
 * Replaces `import()` in the single-file build: a language is asked for with the query of the file's own
 * address. A site writes its version there, and a browser would go on with a language of the last one.
 * @param load what a bundler sees, and takes along
 */
export async function loadBeside(code: string, load: () => Promise<Language>): Promise<Language> {
  // In a bundle, the address is that of the page's own file.
  const [, folder, query] = /^([^?#]*\/)cdn\.js(\?[^#]*)/.exec(String(import.meta.url)) ?? [];
  if (!folder || !query) return load();
  const address = `${folder}locales/${code}.js${query}`;
  return import(/* webpackIgnore: true */ /* @vite-ignore */ address) as Promise<Language>;
}
