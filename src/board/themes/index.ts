import { Part } from '../../game/index.js';
import { STYLE_PROPERTIES, type Theme } from './theme.js';

/** The shipped themes, each loaded when it is asked for. */
const themes: Readonly<Record<string, Part<Readonly<Record<string, Theme>>>>> = {
  felt: new Part('felt', () => import('./felt.js')),
  wood: new Part('wood', () => import('./wood.js')),
  paper: new Part('paper', () => import('./paper.js')),
  night: new Part('night', () => import('./night.js')),
};

export const THEMES = Object.keys(themes);

/**
 * Puts a theme on an element, or takes the last one off where there is none of that name.
 * @throws what went wrong when it could not be loaded
 */
export async function applyTheme(element: HTMLElement, name: string): Promise<void> {
  element.dataset['theme'] = name;
  const theme: Theme = Object.hasOwn(themes, name) ? (await themes[name]!.get())[name]! : {};
  // Another theme may have been asked for meanwhile.
  if (element.dataset['theme'] !== name) return;
  for (const property of STYLE_PROPERTIES) {
    element.style.setProperty(`--_theme-${property}`, theme[property] ?? null);
  }
}
