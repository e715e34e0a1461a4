/** Whether the custom properties in a snippet are those of the kit, and take their values. */
import { faultOf } from '../embed/check.js';
import { customProperties } from '../embed/parameters.js';
import type { Contents } from './contents.js';
import { gameFacts } from './facts.js';
import type { Finding } from './finding.js';
import { nearest } from './nearest.js';

/** One that is set, in a style sheet, a `style` attribute, an object of a component, or the address of a frame. */
const SET = /(--solitaire-[\w-]*)['"`]?\s*[:=]\s*['"`]?([^;}'"`<>&\n]*)/g;
/** What is known in the page alone: other properties, files, and what a server or a component fills in. */
const FILLED_IN = /var\(|url\(|[{}$%]/;

function plain(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

export function propertyFaults({ text, form }: Contents): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const [, name = '', written = ''] of text.matchAll(SET)) {
    if (!customProperties.includes(name)) {
      const meant = nearest(name, customProperties);
      const hint = meant ? `did you mean ${meant}?` : `the kit has ${customProperties.join(', ')}.`;
      const what = `There is no custom property ${name}; ${hint}`;
      found.set(name, { level: 'error', code: 'unknown-property', text: what });
      continue;
    }
    const value = plain(written)
      .replace(/!important/, '')
      .trim();
    // In a component a value can be an expression; only a browser knows which colours there are.
    if (form === 'code' || FILLED_IN.test(value) || !globalThis.CSS) continue;
    const fault = faultOf(gameFacts[0]!.id, name, value, {});
    if (fault) found.set(name, { level: 'error', code: 'invalid-value', text: `${fault}.` });
  }
  return [...found.values()];
}
