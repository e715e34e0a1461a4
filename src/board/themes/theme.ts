import { unsafeCSS, type CSSResult } from 'lit';

/** The public custom properties, `--solitaire-` left off. */
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

/** A finished look: values for some of the public custom properties. */
export type Theme = Readonly<Partial<Record<StyleProperty, string>>>;

/**
 * The value of a public property in a style sheet: the page's own, else the theme's that the
 * attribute names, else the default. Themes come in under names of their own, so that a page can
 * take a theme and still change a part of it.
 */
export const themed = (name: StyleProperty, fallback: string): CSSResult =>
  unsafeCSS(`var(--solitaire-${name}, var(--_theme-${name}, ${fallback}))`);
