/** How the templates of frameworks bind what stands in an attribute's place. */
import { literalOf } from './scan.js';

/** What is bound; `either` is the property if the element has one of that name, otherwise the attribute. */
export type Target = 'attribute' | 'property' | 'either' | 'event' | 'other';

export interface Binding {
  readonly target: Target;
  /** The name as an HTML parser writes it, in small letters. */
  readonly name: string;
}

/** Angular, Vue, Alpine, Lit, Solid and Svelte, in this order; the first that fits is taken. */
const PATTERNS: readonly (readonly [Target, RegExp])[] = [
  ['attribute', /^\[attr\.([\w-]+)\]$/],
  ['other', /^\[(?:class|style)\b/],
  ['property', /^(?:\[([\w-]+)\]|\[\(([\w-]+)\)\]|bind-([\w-]+))$/],
  ['event', /^\(([\w-]+)(?:\.[\w.-]+)?\)$/],
  ['other', /^(?:[*#@]?[\w-]*\[|[*#][\w-]|\[@|i18n(?:-|$))/],
  ['property', /^(?::|v-bind:|x-bind:)([\w-]+)\.prop$/],
  ['attribute', /^(?::|v-bind:|x-bind:)([\w-]+)\.attr$/],
  ['either', /^(?::|v-bind:|x-bind:)([\w-]+)(?:\.\w+)*$/],
  ['event', /^(?:@|v-on:|x-on:|on:)([\w-]+)(?:[.|:][\w.|:-]+)?$/],
  ['property', /^(?:\.|prop:|bind:)([\w-]+)$/],
  ['attribute', /^(?:\?|attr:|bool:)([\w-]+)$/],
  ['other', /^(?:use|class|style|let|transition|in|out|animate):/],
];

/** What an attribute binds in a template; undefined if it is an attribute like others. */
export function bindingOf(written: string): Binding | undefined {
  for (const [target, pattern] of PATTERNS) {
    const found = pattern.exec(written);
    if (found) return { target, name: found.slice(1).find((part) => part !== undefined) ?? '' };
  }
  return undefined;
}

/** What a bound value is if it is only a text, a number, or true or false; undefined if nobody can tell. */
export const boundValue = (expression: string): string | undefined =>
  literalOf(/^\$\{([^{}]*)\}$/.exec(expression.trim())?.[1] ?? expression);

/** Whether a template puts something into a value. */
export const isFilledIn = (value: string): boolean => /\{\{|\$\{|<%/.test(value);
