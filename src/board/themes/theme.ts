import { unsafeCSS, type CSSResult } from 'lit';

/** The public custom properties, without `--solitaire-`. */
export const STYLE_PROPERTIES = [
  'accent',
  'back',
  'back-ink',
  'background',
  'board',
  'card-accent',
  'card-black',
  'card-clubs',
  'card-diamonds',
  'card-edge',
  'card-paper',
  'card-red',
  'control-radius',
  'dial',
  'focus',
  'font',
  'ink',
  'numeral-font',
  'padding',
  'pile',
  'radius',
] as const;

export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

/** Values for some of the public custom properties. */
export type Theme = Readonly<Partial<Record<StyleProperty, string>>>;

/**
 * The value of a public property in a style sheet: the page's own, else that of the theme attribute,
 * else the default. Themes set other names, so that a page can use a theme and override parts of it.
 */
export const themed = (name: StyleProperty, fallback: string): CSSResult =>
  unsafeCSS(`var(--solitaire-${name}, var(--_theme-${name}, ${fallback}))`);
