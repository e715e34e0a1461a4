/** What a pasted snippet contains. It has been taken apart without running anything: see read.ts. */
import { gameFacts, gameOfTag } from './facts.js';
import { nearest } from './nearest.js';

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
  /** The games' tags, also those that are misspelt. */
  readonly tags: readonly PastedElement[];
  readonly frames: readonly PastedElement[];
  readonly scripts: readonly PastedElement[];
  readonly shortcodes: readonly Shortcode[];
  /** Addresses of links, and an address that stands alone. */
  readonly links: readonly string[];
  readonly elements: readonly PastedElement[];
  readonly comments: boolean;
}

export const knownTags: readonly string[] = [
  ...gameFacts.map(({ tag }) => tag),
  'solitaire-settings',
];

const isTag = ({ name }: PastedElement): boolean =>
  name.includes('-') && (name.endsWith('-solitaire') || nearest(name, knownTags) !== undefined);

/** Names with values in quotation marks of any kind, or without. */
const PAIRS = /([\w-]+)\s*=\s*(?:"((?:\\"|[^"])*)"|'([^']*)'|`([^`]*)`|([^\s\]>]+))/g;

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const withoutReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (REFERENCES[name!] ?? whole),
  );

function shortcodes(text: string, pattern: RegExp, read: (value: string) => string): Shortcode[] {
  return Array.from(text.matchAll(pattern), ([, inside = '']) => ({
    parameters: Object.fromEntries(
      Array.from(inside.matchAll(PAIRS), ([, name, ...values]) => [
        name!,
        read(values.find((value) => value !== undefined) ?? ''),
      ]),
    ),
  }));
}

const wordPress = (text: string): Shortcode[] =>
  shortcodes(text, /\[hourhand\b((?:"[^"]*"|'[^']*'|[^\]"'])*)\]/g, withoutReferences);

const hugo = (text: string): Shortcode[] =>
  shortcodes(text, /\{\{[<%]\s*hourhand\b((?:"(?:\\"|[^"])*"|`[^`]*`|[^">`])*)[>%]\}\}/g, (value) =>
    value.replaceAll('\\"', '"'),
  );

/** Expressions after `=` in JSX and Svelte, and the text in quotation marks that only looks like them. */
const EXPRESSIONS = /(=\s*"[^"]*"|=\s*'[^']*')|=\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** The text as it can be read as HTML: a parser would take expressions apart. */
export const markupOf = (text: string): string =>
  isCode(text) ? text.replace(EXPRESSIONS, (_, quoted?: string) => quoted ?? '=""') : text;

/** Whether it is a module of a project: what scripts of a page import doesn't count. */
const isCode = (text: string): boolean =>
  /^\s*(?:import\b.*['"]|export\s|@Component\b|<script setup\b)/m.test(
    text.replace(/<script\b[^>]*\btype\s*=[^>]*>[^]*?<\/script/gi, ''),
  );

/** Whether a frame shows one of our games, as far as its address tells. */
export function isGameFrame(address: string): boolean {
  return /\/embed\/|[?&]game=/.test(address);
}

export function contentsOf({ text, elements, comments }: Pasted): Contents {
  const tags = elements.filter(isTag);
  const frames = elements.filter(
    ({ name, attributes }) => name === 'iframe' && isGameFrame(attributes['src'] ?? ''),
  );
  const [inWordPress, inHugo] = [wordPress(text), hugo(text)];
  const alone = /^\s*(https?:\/\/\S+)\s*$/.exec(text)?.[1];
  const links = elements.flatMap(({ name, attributes }) =>
    name === 'a' && attributes['href'] ? [attributes['href']] : [],
  );
  if (alone) links.push(alone);
  const forms: [Form, boolean][] = [
    ['hugo', inHugo.length > 0],
    ['wordpress', inWordPress.length > 0],
    ['code', isCode(text) && (tags.length > 0 || text.includes('hourhand'))],
    ['tag', tags.some(({ name }) => name !== 'solitaire-settings')],
    ['frame', frames.length > 0],
    ['link', links.length > 0],
  ];
  return {
    form: forms.find(([, is]) => is)?.[0] ?? 'nothing',
    ...{ text, tags, frames, links, elements, comments },
    scripts: elements.filter(({ name }) => name === 'script'),
    shortcodes: [...inHugo, ...inWordPress],
  };
}

/** Whether the script is a file of the kit, by its name. */
export function kitFile({ attributes }: PastedElement): string | undefined {
  const file = /([\w-]+)\.js(?:[?#].*)?$/.exec(attributes['src'] ?? '')?.[1];
  const files = ['cdn', 'hourhand', 'autoloader', 'settings', ...gameFacts.map(({ id }) => id)];
  return file && files.includes(file) ? file : undefined;
}

/** Whether a tag is of a game of the kit. */
export const gameOfElement = ({ name }: PastedElement): ReturnType<typeof gameOfTag> =>
  gameOfTag(name);
