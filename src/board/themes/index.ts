import { STYLE_PROPERTIES, type Theme } from './theme.js';

/** The shipped themes, each loaded when it is asked for. */
const themes: Readonly<Record<string, () => Promise<Theme>>> = {
  felt: () => import('./felt.js').then(({ felt }) => felt),
  wood: () => import('./wood.js').then(({ wood }) => wood),
  paper: () => import('./paper.js').then(({ paper }) => paper),
  night: () => import('./night.js').then(({ night }) => night),
};

export const THEMES = Object.keys(themes);

/** Puts a theme on an element, or takes the last one off where there is none of that name. */
export async function applyTheme(element: HTMLElement, name: string): Promise<void> {
  element.dataset['theme'] = name;
  const theme: Theme = Object.hasOwn(themes, name) ? await themes[name]!() : {};
  // Another theme may have been asked for meanwhile.
  if (element.dataset['theme'] !== name) return;
  for (const property of STYLE_PROPERTIES) {
    element.style.setProperty(`--_theme-${property}`, theme[property] ?? null);
  }
}
