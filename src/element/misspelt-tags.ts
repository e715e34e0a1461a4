import { meant } from './misspelt.js';

/**
 * Tells a page's author of tags that are nearly these: for them the browser shows nothing, and says nothing. Scripts of
 * others may define theirs until the page has loaded.
 */
export function tellMisspeltTags(tags: readonly string[]): void {
  if (typeof document === 'undefined') return;
  const tell = (): void => {
    const undefinedTags = [...document.querySelectorAll(':not(:defined)')].map(
      ({ localName }) => localName,
    );
    for (const name of new Set(undefinedTags)) {
      const right = meant(name, tags);
      if (right) console.warn(`There is no <${name}>; did you mean <${right}>?`);
    }
  };
  if (document.readyState === 'complete') tell();
  else addEventListener('load', tell, { once: true });
}
