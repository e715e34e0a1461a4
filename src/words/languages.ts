import type { Words } from './words.js';

/** A language’s file. */
export interface Language {
  readonly words: Words;
}

/**
 * The languages besides English, which every game brings along: each by its code, with what loads it
 * when a page wants it. The build makes a file of its own of each: `locales/de.js`.
 */
export const languages: Readonly<Record<string, () => Promise<Language>>> = {
  de: () => import('./de/words.js'),
};
