import { languages } from '../words/index.js';

/** The code of the language of an element, as the browser sees it; English if the kit has no other. */
export function languageOf(element: Element): string {
  // Browsers disagree whether `:lang()` looks beyond a shadow root.
  let nearest: Element | null = null;
  for (let host: Element | undefined = element; host && !nearest;) {
    nearest = host.closest('[lang]');
    ({ host } = host.getRootNode() as Partial<ShadowRoot>);
  }
  const speaks = (code: string): boolean => (nearest ?? element).matches(`:lang(${code})`);
  return Object.keys(languages).find(speaks) ?? 'en';
}
