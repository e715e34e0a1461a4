/**
 * Reads pasted text once, from its beginning to its end, however it is made: no expression that tries
 * again from every place, and none that is made of what was pasted.
 */

/** Quotation marks for people, but not for HTML. */
const CURLY = '“”„‟«»‘’‚‛′″';
const CURLY_VALUE = new RegExp(`[${CURLY}]([^${CURLY}<>\\n]*)[${CURLY}]`, 'y');

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);
const isNameSign = (sign: string | undefined): boolean => sign !== undefined && /[\w-]/.test(sign);

/** Goes on while a sign is of a kind. */
function skip(text: string, at: number, is: (sign: string | undefined) => boolean): number {
  while (is(text[at])) at++;
  return at;
}

/** For each opening brace, where its partner is. */
function partners(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const found = new Map<number, number>();
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (open.length > 0) found.set(open.pop()!, index);
  }
  return found;
}

/** The value of an expression that is only a text, a number, or true or false. */
export function literalOf(expression: string): string | undefined {
  const given = expression.trim();
  if (/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(given)) return given;
  const quote = given[0] ?? '';
  const inside = given.slice(1, -1);
  const isText = given.length > 1 && `"'\``.includes(quote) && given.endsWith(quote);
  return isText && !inside.includes(quote) && !/\\|\$\{/.test(inside) ? inside : undefined;
}

/**
 * The text with straight quotation marks around the values of attributes, and the first value that had
 * curly ones, with them.
 * @param withoutExpressions whether values in braces, as in JSX and Svelte, become empty, but for
 *   those that are a text or a number
 */
export function plainValues(
  text: string,
  withoutExpressions: boolean,
): { readonly text: string; readonly curly: string | undefined } {
  const braces = withoutExpressions ? partners(text) : new Map<number, number>();
  let [made, done] = ['', 0];
  let first: string | undefined;
  for (let at = text.indexOf('='); at >= 0; at = text.indexOf('=', Math.max(at + 1, done))) {
    const value = skip(text, at + 1, isSpace);
    const sign = text[value] ?? '';
    CURLY_VALUE.lastIndex = value;
    const curly = CURLY.includes(sign) && sign ? CURLY_VALUE.exec(text) : null;
    const end = braces.get(value);
    if (curly) {
      first ??= curly[0];
      made += `${text.slice(done, value)}"${curly[1]!.replaceAll('"', '&quot;')}"`;
      done = value + curly[0].length;
    } else if (end !== undefined) {
      const literal = literalOf(text.slice(value + 1, end)) ?? '';
      const escaped = literal.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      made += `${text.slice(done, value)}"${escaped}"`;
      done = end + 1;
    } else if (sign === '"' || sign === "'") {
      const close = text.indexOf(sign, value + 1);
      // A quotation that does not end is the rest of the text.
      const next = close < 0 ? text.length : close + 1;
      made += text.slice(done, next);
      done = next;
    }
  }
  return { text: made + text.slice(done), curly: first };
}

/** Spaces for people, but not for HTML. */
const ODD_SPACE = /[^\S \t\n\f\r]|[\u200b-\u200d\u2060]|&nbsp;/;

/** A start tag that browsers read otherwise than it was meant, and why. */
interface BrokenTag {
  readonly name: string;
  readonly fault: 'cut-off' | 'unclosed-quote' | 'no-end' | 'odd-space';
  /** The attribute with the quotation mark, or the space. */
  readonly at: string;
}

/** The first start tag that is broken; `isOurs` says of a name whether it is looked at. */
export function brokenTag(text: string, isOurs: (name: string) => boolean): BrokenTag | undefined {
  const begin = /<(?:!--|([a-z][^ \t\n\f\r/<>]*))/gi;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    if (found[1] === undefined) {
      const end = text.indexOf('-->', begin.lastIndex);
      if (end < 0) return undefined;
      begin.lastIndex = end;
      continue;
    }
    const odd = ODD_SPACE.exec(found[1]);
    const name = odd ? found[1].slice(0, odd.index) : found[1];
    const read = readTag(text, begin.lastIndex);
    const fault = odd ? ({ fault: 'odd-space', at: odd[0] } as const) : read.broken;
    if (fault && isOurs(name)) return { name, ...fault };
    begin.lastIndex = read.next;
  }
  return undefined;
}

/** Reads the attributes of a start tag. */
function readTag(
  text: string,
  start: number,
): { readonly next: number; readonly broken?: Omit<BrokenTag, 'name'> } {
  const sign = /[<>=]/g;
  let odd: RegExpExecArray | null = null;
  for (let at = start; ;) {
    sign.lastIndex = at;
    const index = sign.exec(text)?.index ?? text.length;
    odd ??= ODD_SPACE.exec(text.slice(at, index));
    if (index === text.length) return { next: index, broken: { fault: 'cut-off', at: '' } };
    if (text[index] === '<') return { next: index, broken: { fault: 'no-end', at: '' } };
    if (text[index] === '>') {
      const next = index + 1;
      return odd ? { next, broken: { fault: 'odd-space', at: odd[0] } } : { next };
    }
    at = skip(text, index + 1, isSpace);
    const quote = text[at];
    if (quote !== '"' && quote !== "'") continue;
    const close = text.indexOf(quote, at + 1);
    const end = close < 0 ? text.length : close;
    const attribute = /[\w:-]*\s{0,9}$/.exec(text.slice(Math.max(start, index - 60), index))?.[0];
    const value = text.slice(at + 1, end);
    const swallows = />\s*<\/?[a-z]/i.test(value);
    if (close < 0 || swallows) {
      const fault = close < 0 && !value.includes('>') ? 'cut-off' : 'unclosed-quote';
      return { next: end, broken: { fault, at: `${attribute?.trim() ?? ''}=${quote}` } };
    }
    at = close + 1;
  }
}

/** The text without its scripts; `goes` says of a start tag whether its script goes. */
export function withoutScripts(text: string, goes: (startTag: string) => boolean): string {
  const start = /<script\b/gi;
  const end = /<\/script/gi;
  let [made, done] = ['', 0];
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const close = text.indexOf('>', start.lastIndex);
    if (close < 0) break;
    if (!goes(text.slice(found.index, close))) {
      start.lastIndex = close;
      continue;
    }
    end.lastIndex = close;
    // A script without an end is the rest of the text.
    const last = end.exec(text);
    made += text.slice(done, found.index);
    done = last ? end.lastIndex : text.length;
    if (!last) break;
    start.lastIndex = done;
  }
  return made + text.slice(done);
}

/** Whether the value of an attribute stands in braces, as in JSX and Svelte. */
export function hasExpression(text: string): boolean {
  const rest = withoutScripts(text, () => true);
  const values = rest.matchAll(/=\s*(?:"[^"]*"|'[^']*'|(\{))/g);
  return [...values].some(([, brace]) => brace !== undefined);
}

/** The names of tags as they were written, with how often each is opened and closed. */
export function tagCounts(
  text: string,
): ReadonlyMap<string, { written: string; opened: number; closed: number }> {
  const counts = new Map<string, { written: string; opened: number; closed: number }>();
  for (const [, slash, written = ''] of text.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    const count = counts.get(name) ?? { written, opened: 0, closed: 0 };
    if (slash) count.closed++;
    else count.opened++;
    counts.set(name, count);
  }
  return counts;
}

/** What a script imports, by the names and addresses that it gives. */
export const importsOf = (script: string): readonly string[] =>
  Array.from(
    script.matchAll(/\b(?:import|from)\b\s*(?:\(\s*)?(['"`])([^'"`\n]*)/g),
    ([, , name]) => name!,
  );

/** The addresses in a text: of links as Markdown has them, and those that stand there as they are. */
export function linksIn(text: string): {
  readonly markdown: readonly string[];
  readonly bare: readonly string[];
} {
  const found = text.matchAll(
    /\]\([ \t]*<?([^\s<>()]+)|<(https?:\/\/[^\s<>]+)>|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]+)|(?<![\w"'=])(https?:\/\/[^\s<>()[\]"'`]+)/gim,
  );
  const [markdown, bare]: [string[], string[]] = [[], []];
  for (const [, inline, alone, reference, written] of found) {
    const link = inline ?? alone ?? reference;
    if (link !== undefined) markdown.push(link);
    // A full stop ends the sentence, not the address.
    else if (written !== undefined) bare.push(written.replace(/[.,;:!?]$/, ''));
  }
  return { markdown, bare };
}

/** How a language of shortcodes is written. */
export interface ShortcodeStyle {
  /** What comes before the name. */
  readonly begin: RegExp;
  readonly ends: readonly string[];
  readonly quotes: string;
  /** Whether `\"` stands for a quotation mark in quotation marks. */
  readonly escapes: boolean;
}

/** The parameters of each shortcode. One that does not end ends the reading: nothing is read twice. */
export function shortcodesIn(text: string, style: ShortcodeStyle): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const begin = new RegExp(style.begin, 'g');
  while (begin.exec(text)) {
    const read = parametersAt(text, begin.lastIndex, style);
    // With an address after it, it is the text of a link in Markdown.
    const isLink = /^\((?:<?https?:|\/)/i.test(text.slice(read.next, read.next + 9));
    if (read.parameters && !isLink) found.push(read.parameters);
    begin.lastIndex = read.next;
  }
  return found;
}

function parametersAt(
  text: string,
  start: number,
  { ends, quotes, escapes }: ShortcodeStyle,
): { readonly parameters?: Record<string, string>; readonly next: number } {
  const given: [string, string][] = [];
  const endsAt = (at: number): string | undefined => ends.find((end) => text.startsWith(end, at));
  let at = start;
  let name = '';
  while (at < text.length) {
    at = skip(text, at, isSpace);
    const end = endsAt(at);
    if (end) return { parameters: Object.fromEntries(given), next: at + end.length };
    const sign = text[at] ?? '';
    if (sign === '=' && name) {
      at = skip(text, at + 1, isSpace);
      const value = valueAt(text, at, quotes, escapes, (one) => endsAt(one) !== undefined);
      given.push([name, value.text]);
      at = value.next;
      name = '';
    } else if (isNameSign(sign)) {
      const after = skip(text, at, isNameSign);
      name = text.slice(at, after);
      at = after;
    } else if (sign && quotes.includes(sign)) {
      at = valueAt(text, at, quotes, escapes, () => false).next;
      name = '';
    } else {
      at++;
      name = '';
    }
  }
  return { next: text.length };
}

function valueAt(
  text: string,
  start: number,
  quotes: string,
  escapes: boolean,
  ends: (at: number) => boolean,
): { readonly text: string; readonly next: number } {
  const quote = text[start] ?? '';
  if (!quote || !quotes.includes(quote)) {
    let at = start;
    while (at < text.length && !isSpace(text[at]) && !ends(at)) at++;
    return { text: text.slice(start, at), next: at };
  }
  let at = start + 1;
  while (at < text.length && text[at] !== quote) {
    at += escapes && quote === '"' && text[at] === '\\' && text[at + 1] === '"' ? 2 : 1;
  }
  return { text: text.slice(start + 1, at), next: at + 1 };
}
