import { LazyModule } from '../../game/lazy-module.js';
import type { SettingValues } from '../../settings/index.js';
import { usableColours } from '../old-colours.js';
import { THEME_PADDING } from './padding.js';
import type { Theme } from './theme.js';

/** The shipped themes, each loaded when it is asked for. */
const themes: Readonly<
  Record<SettingValues['theme'], LazyModule<Readonly<Record<string, Theme>>>>
> = {
  felt: new LazyModule('felt', () => import('./felt.js')),
  wood: new LazyModule('wood', () => import('./wood.js')),
  paper: new LazyModule('paper', () => import('./paper.js')),
  night: new LazyModule('night', () => import('./night.js')),
};

const PREFIX = '--_theme-';

/**
 * Puts a theme on an element, or with an empty name takes the last one off.
 * @param yields whether it is left out on a page that has a look of its own
 * @throws what went wrong when it could not be loaded
 */
export async function applyTheme(
  element: HTMLElement,
  name: string,
  yields: boolean,
): Promise<void> {
  const { dataset, style } = element;
  dataset['theme'] = name;
  if (name && !yields) style.setProperty(`${PREFIX}padding`, THEME_PADDING);
  const hasPlace = !yields || !(await import('../page-look.js')).hasOwnLook(element);
  const theme: Theme =
    name && hasPlace ? (await themes[name as SettingValues['theme']].get())[name]! : {};
  // Another theme may have been asked for meanwhile.
  if (dataset['theme'] !== name) return;
  for (const property of [...style])
    if (property.startsWith(PREFIX)) style.removeProperty(property);
  const { finish, ...colours } = theme;
  for (const [property, value] of Object.entries({ ...colours, ...finish })) {
    style.setProperty(PREFIX + property, usableColours(value));
  }
}
