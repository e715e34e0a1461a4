import type { StyleProperty } from './themes/theme.js';

/** All public custom properties of the look: a record, so that none is forgotten. */
const PROPERTIES: Readonly<Record<StyleProperty, true>> = {
  accent: true,
  back: true,
  'back-ink': true,
  background: true,
  board: true,
  'card-accent': true,
  'card-black': true,
  'card-clubs': true,
  'card-diamonds': true,
  'card-edge': true,
  'card-paper': true,
  'card-red': true,
  case: true,
  'control-radius': true,
  dial: true,
  focus: true,
  font: true,
  ink: true,
  'numeral-font': true,
  padding: true,
  pile: true,
  radius: true,
  red: true,
};

/** Whether the page has a look of its own for the games, with which a player’s theme would clash. */
export function hasOwnLook(element: Element): boolean {
  const style = getComputedStyle(element);
  return Object.keys(PROPERTIES).some(
    // WebKit answers “none” for some properties that nobody has set.
    (name) => !['', 'none'].includes(style.getPropertyValue(`--solitaire-${name}`).trim()),
  );
}

/** Whether the page or a theme has a font for the games, or for the figures of dials. */
export function hasOwnFont(element: Element): boolean {
  const style = getComputedStyle(element);
  return ['--solitaire-font', '--solitaire-numeral-font', '--_theme-font'].some(
    (name) => style.getPropertyValue(name).trim() !== '',
  );
}

/** The colours that the page has set for the games, by the names of its custom properties. */
export function ownColours(element: Element): Readonly<Partial<Record<StyleProperty, string>>> {
  const style = getComputedStyle(element);
  const found = Object.keys(PROPERTIES).map((name) => {
    return [name, style.getPropertyValue(`--solitaire-${name}`).trim()] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value && CSS.supports('color', value)));
}
