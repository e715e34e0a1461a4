import type { Language } from '../words/index.js';

/** Where a language's script leaves its words. */
interface Page {
  hourhandLanguage?: Language;
}

/** The frame's script, beside which the folder of the languages lies. */
const { src } = document.currentScript as HTMLScriptElement;

const loading = new Map<string, Promise<Language>>();

/**
 * Loads a language as a classic script, because in a sandbox a module would be fetched with CORS. The
 * build puts it in the place of `import()`.
 */
export function loadLanguage(code: string): Promise<Language> {
  const begun = loading.get(code);
  if (begun) return begun;
  const promise = new Promise<Language>((resolve, reject) => {
    const script = document.createElement('script');
    // With its query, where a site writes its version.
    script.src = new URL(`locales/${code}.js${new URL(src).search}`, src).href;
    script.onload = () => resolve((globalThis as Page).hourhandLanguage!);
    script.onerror = () => {
      loading.delete(code);
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(code, promise);
  return promise;
}
