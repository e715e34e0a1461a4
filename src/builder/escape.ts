/** Attribute values in each of the languages that snippets are written in. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Between double quotes in HTML, and in JSX, which reads the same entities and no backslashes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const numbered = (value: string, signs: RegExp): string =>
  escapeHtml(value).replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);

/** In templates that read braces as expressions, also in attributes: Svelte. */
export const escapeBraces = (value: string): string => numbered(value, /[{}]/g);

/** The same in a template literal of a script: Angular. */
export const escapeTemplate = (value: string): string => numbered(value, /[{}`\\$@]/g);

/** WordPress ends shortcodes at brackets and unescapes backslashes; it leaves entities alone. */
export const escapeShortcode = (value: string): string => numbered(value, /[[\]\\']/g);

/**
 * A parameter of a Hugo shortcode with its quotation marks; undefined if Hugo has no way to write it:
 * its quoted strings lose backslashes, and its raw strings can't contain a backtick.
 */
export function hugoParameter(value: string): string | undefined {
  if (!/["\\]/.test(value)) return `"${value}"`;
  if (!value.includes('`')) return `\`${value}\``;
  return value.includes('\\') ? undefined : `"${value.replaceAll('"', '\\"')}"`;
}
