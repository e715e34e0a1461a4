/**
 * Colours in browsers without `light-dark()`: Chromium before 123, Firefox before 120, Safari before 17.5;
 * and without `color-mix()`: Chromium before 111. A declaration with either would have no effect there,
 * and dialogs would be transparent.
 */

/** Programs that only play a browser show no colours. */
const knows = (colour: string): boolean => globalThis.CSS?.supports?.('color', colour) ?? true;

const knowsSchemes = knows('light-dark(#000, #fff)');
const knowsMixtures = knows('color-mix(in srgb, #000 9%, transparent)');

/** Whether some of the kit's colours have to be written in another way. */
export const hasOldColours = !knowsSchemes || !knowsMixtures;

/**
 * A style sheet, or a value in it, in words that this browser knows. `light-dark(a, b)` becomes two
 * custom properties, of which one is empty and the other one invalid, so that its fallback counts:
 * {@link showScheme} sets them.
 */
export function usableColours(css: string): string {
  const chosen = knowsSchemes
    ? css
    : replaceCalls(css, 'light-dark', ([light, dark]) => {
        return `var(--_light, ${light}) var(--_dark, ${dark})`;
      });
  return knowsMixtures ? chosen : replaceCalls(chosen, 'color-mix', mixture);
}

/** Some of a colour over what lies below, or between two. */
function mixture([, first = '', second = '']: readonly string[]): string {
  const [, colour, share] = /^(.*?)\s*([\d.]+)%$/s.exec(first) ?? [undefined, first, '50'];
  if (second !== 'transparent') return colour!;
  // A middle grey is seen on light and on dark ground, where half as much of the ink would be.
  return `rgb(127 127 127 / ${Math.min(100, 2 * Number(share))}%)`;
}

/** Replaces each call of a function of CSS, with its arguments. */
function replaceCalls(
  css: string,
  name: string,
  instead: (values: readonly string[]) => string,
): string {
  let made = '';
  let rest = css;
  for (let at = rest.indexOf(`${name}(`); at >= 0; at = rest.indexOf(`${name}(`)) {
    made += rest.slice(0, at);
    const values = [''];
    let depth = 1;
    let end = at + name.length + 1;
    for (; depth > 0 && end < rest.length; end++) {
      const sign = rest[end]!;
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (sign === ',' && depth === 1) values.push('');
      else if (depth > 0) values[values.length - 1] += sign;
    }
    made += instead(values.map((value) => replaceCalls(value.trim(), name, instead)));
    rest = rest.slice(end);
  }
  return made + rest;
}

const DARK = '(prefers-color-scheme: dark)';

/** Shows the colours of the scheme that an element has now. */
export function showScheme(element: HTMLElement): void {
  if (knowsSchemes) return;
  const { colorScheme } = getComputedStyle(element);
  const able = (scheme: string): boolean => colorScheme.split(' ').includes(scheme);
  const dark = able('dark') && (!able('light') || matchMedia(DARK).matches);
  // Styles follow, because an empty custom property can only be set there.
  element.classList.toggle('dark-scheme', dark);
}

/** Calls back when the preferred scheme changes, if that has to be followed. */
export function onSchemeChange(changed: () => void, signal: AbortSignal): void {
  if (knowsSchemes) return;
  matchMedia(DARK).addEventListener('change', changed, { signal });
}

/** For {@link showScheme}; of the element `.base`. */
export const SCHEMES =
  '.base{--_light:initial;--_dark: ;}.base.dark-scheme{--_light: ;--_dark:initial;}';
