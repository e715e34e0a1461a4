/** What a pasted snippet contains. It has been taken apart without running anything: see read.ts. */
import { gameFacts, gameOf, type TagFact, tagFacts } from './facts.js';
import { addressInLink } from './address.js';
import { bindingOf } from './bindings.js';
import { nearest } from './nearest.js';
import { servedAt } from './package-address.js';
import {
  hasExpression,
  importsOf,
  linksIn,
  plainValues,
  type ShortcodeStyle,
  shortcodesIn,
  withoutScripts,
} from './scan.js';

/** An element of the snippet, as a browser's parser reads it. */
export interface PastedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Pasted {
  readonly text: string;
  readonly elements: readonly PastedElement[];
  /** Whether it has HTML comments. */
  readonly comments: boolean;
}

/** A shortcode and its parameters. */
export interface Shortcode {
  readonly parameters: Readonly<Record<string, string>>;
}

/** What a snippet mainly is. */
export type Form = 'tag' | 'frame' | 'wordpress' | 'hugo' | 'code' | 'link' | 'nothing';

export interface Contents {
  readonly form: Form;
  readonly text: string;
  /** The text without scripts and expressions. */
  readonly markup: string;
  /** The games' tags, also those that are misspelt. */
  readonly tags: readonly PastedElement[];
  readonly frames: readonly PastedElement[];
  readonly scripts: readonly PastedElement[];
  readonly shortcodes: readonly Shortcode[];
  /** Addresses of links, and an address that stands alone. */
  readonly links: readonly string[];
  readonly elements: readonly PastedElement[];
  readonly comments: boolean;
  /** Whether its links are such only where Markdown is read. */
  readonly inMarkdown: boolean;
  /** A value in curly quotation marks, as it was written. */
  readonly curly: string | undefined;
}

export const knownTags: readonly string[] = [
  ...tagFacts.map(({ tag }) => tag),
  'solitaire-settings',
];

/** The tag that was probably meant by another; undefined if none is similar. */
export const meantTag = (name: string): string | undefined =>
  gameOf(name)?.tag ?? nearest(name, knownTags);

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const withoutReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (REFERENCES[name!] ?? whole),
  );

const WORDPRESS: ShortcodeStyle = {
  begin: /\[hourhand(?![\w-])/,
  ends: [']'],
  quotes: `"'`,
  escapes: false,
};
const HUGO: ShortcodeStyle = {
  begin: /\{\{[<%]\s*hourhand(?![\w-])/,
  ends: ['>}}', '%}}'],
  quotes: '"`',
  escapes: true,
};

const shortcodes = (
  text: string,
  style: ShortcodeStyle,
  read: (value: string) => string,
): Shortcode[] =>
  shortcodesIn(text, style).map((given) => ({
    parameters: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, read(value)]),
    ),
  }));

/** Whether a tag is one of the kit, or was meant to be one. */
export const isTagName = (name: string): boolean =>
  name.endsWith('solitaire') || meantTag(name) !== undefined;

/** The text as it can be read as HTML: a parser would take expressions apart. */
export const markupOf = (text: string): string => plainValues(text, isCode(text)).text;

/** Whether it is code of a project: what scripts of a page import doesn't count. */
function isCode(text: string): boolean {
  const rest = withoutScripts(text, (startTag) => /\btype\s*=/i.test(startTag));
  const isModule = /^[ \t]*(?:import\b.*['"]|export\s|@Component\b|<script setup\b)/m.test(rest);
  return isModule || hasExpression(text);
}

/** Whether a frame shows one of our games, as far as its address tells. */
export function isGameFrame(address: string): boolean {
  return /\/embed\/|[?&]game=/.test(address);
}

export function contentsOf({ text: written, elements, comments }: Pasted): Contents {
  const { text, curly } = plainValues(written, false);
  const tags = elements.filter(({ name }) => isTagName(name));
  const frames = elements.filter(
    ({ name, attributes }) => name === 'iframe' && isGameFrame(attributes['src'] ?? ''),
  );
  const inWordPress = shortcodes(text, WORDPRESS, withoutReferences);
  const inHugo = shortcodes(text, HUGO, (value) => value.replaceAll('\\"', '"'));
  const scripts = elements.filter(({ name }) => name === 'script');
  const alone = /^https?:\/\/\S+$/i.exec(text.trim())?.[0];
  const anchors = elements.flatMap(({ name, attributes }) =>
    name === 'a' && attributes['href'] ? [attributes['href']] : [],
  );
  // In code, brackets and parentheses mean something else.
  const hasCode = isCode(written) || (tags.some(isBound) && !scripts.some(importsKit));
  const inText = hasCode || alone ? { markdown: [], bare: [] } : linksIn(text);
  const inMarkdown = inText.markdown
    .map(withoutReferences)
    .filter((address) => /^https?:/i.test(address) || isGameFrame(address));
  const links = [...anchors, ...(alone ? [alone] : []), ...inMarkdown];
  // What stands in a text counts if nothing else does: elements have addresses too.
  if (links.length + tags.length + frames.length === 0)
    links.push(...inText.bare.filter(isGameFrame));
  const forms: [Form, boolean][] = [
    ['hugo', inHugo.length > 0],
    ['wordpress', inWordPress.length > 0],
    ['code', hasCode && (tags.length > 0 || text.includes('hourhand'))],
    ['tag', tags.some(({ name }) => name !== 'solitaire-settings')],
    ['frame', frames.length > 0],
    ['link', links.length > 0],
  ];
  return {
    form: forms.find(([, is]) => is)?.[0] ?? 'nothing',
    markup: withoutScripts(markupOf(written), () => true),
    text,
    tags,
    frames,
    links,
    elements,
    comments,
    inMarkdown: inMarkdown.length > 0 && anchors.length === 0,
    curly,
    scripts,
    shortcodes: [...inHugo, ...inWordPress],
  };
}

/** Whether a tag has what only the template of a framework has. */
const isBound = ({ attributes }: PastedElement): boolean =>
  Object.keys(attributes).some((name) => bindingOf(name) !== undefined);

/** Whether the script is a file of the kit, by its name, or an entry of its package. */
export function kitFile({ attributes }: PastedElement): string | undefined {
  // Browsers leave out blanks around an address.
  const src = (attributes['src'] ?? '').trim();
  const served = servedAt(src);
  // An unknown file may define all tags.
  if (served) return served.entry || served.file || 'hourhand';
  const [address = ''] = (addressInLink(src) ?? src).split(/[?#]/, 1);
  const file = address.slice(address.lastIndexOf('/') + 1);
  const files = [
    'cdn',
    'hourhand',
    'autoloader',
    'daily',
    'settings',
    ...gameFacts.map(({ id }) => id),
  ];
  return files.find((name) => file === `${name}.js`);
}

/** Whether what is imported is of the kit. */
export const isOurs = (name: string): boolean => /\bhourhand\b|\bcdn\.js\b/.test(name);

/** Whether a script loads or imports something of the kit. */
export const importsKit = (script: PastedElement): boolean =>
  kitFile(script) !== undefined || importsOf(script.text).some(isOurs);

/** Whether the script does nothing but load the kit. */
export function loadsKitAlone(script: PastedElement): boolean {
  if (script.attributes['src'] !== undefined) return kitFile(script) !== undefined;
  // A list of modules is data.
  if (script.attributes['type'] === 'importmap') return true;
  const others = script.text
    .split(/[;\n]/)
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|import\b)/.test(line));
  return others.length === 0 && importsOf(script.text).every(isOurs);
}

/** Whether a tag is of a game of the kit. */
export const gameOfElement = ({ name }: PastedElement): TagFact | undefined =>
  tagFacts.find(({ tag }) => tag === name);

/** Whether there is a line without anything between others. */
export const hasBlankLine = (text: string): boolean => /\n[^\S\n]*\n/.test(text.trim());
