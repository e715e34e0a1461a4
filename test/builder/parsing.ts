/** Reads snippets back, each language by its own rules, without the code under test. */
import { transformSync } from 'esbuild';
import { markupOf, type Pasted, type PastedElement } from '../../src/builder/contents.js';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) => {
    if (!code) return NAMED[name] ?? whole;
    return Number(code) > 0x10ffff ? '\ufffd' : String.fromCodePoint(Number(code));
  });

export interface ReadBack {
  readonly attributes: Readonly<Record<string, string>>;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const pixels = (value: string | undefined): number | undefined =>
  value === undefined || value.endsWith('%') ? undefined : Number.parseInt(value);

/** Takes the size out of the style. */
function withSize({ style, ...attributes }: Readonly<Record<string, string>>): ReadBack {
  const styles = Object.fromEntries(
    (style ?? '').split(';').map((one) => one.split(':') as [string, string]),
  );
  return { attributes, width: pixels(styles['width']), height: pixels(styles['height']) };
}

// A no-break space is part of a name.
const TAG =
  /<([a-z][^ \t\n\f\r/>]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;

function attributesIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, ...values]) => [
      name!.toLowerCase(),
      decode(values.find((value) => value !== undefined) ?? ''),
    ]),
  );
}

/** The elements of simple HTML: what stands in scripts and styles is text. */
export function elementsOf(text: string): PastedElement[] {
  const elements: PastedElement[] = [];
  let rest = 0;
  for (const { index, 0: whole, 1: name, 2: inside } of text.matchAll(TAG)) {
    if (index < rest) continue;
    const from = index + whole.length;
    const end = text.indexOf(`</${name}`, from);
    const inner = end < 0 ? '' : text.slice(from, end);
    if (name === 'script' || name === 'style') rest = end;
    elements.push({
      name: name!.toLowerCase(),
      attributes: attributesIn(inside!),
      text: inner.replace(/<[^>]*>/g, ''),
    });
  }
  return elements;
}

/** A stand-in for the browser's parser, for simple snippets. */
export const paste = (text: string): Pasted => ({
  text,
  elements: elementsOf(markupOf(text)),
  comments: text.includes('<!--'),
});

export function readHtml(text: string, tag: string): ReadBack {
  const found = elementsOf(text).filter(({ name }) => name === tag);
  if (found.length !== 1) throw new Error(`${found.length} <${tag}> in ${text}`);
  return withSize(found[0]!.attributes);
}

export function readFrame(
  text: string,
): ReadBack & { readonly title: string; readonly game: string } {
  const [frame] = elementsOf(text);
  const { width, height } = withSize(frame!.attributes);
  const { searchParams } = new URL(frame!.attributes['src']!);
  const { game = '', height: fits, ...attributes } = Object.fromEntries(searchParams);
  if (fits !== 'frame') throw new Error('the board does not fit into the frame');
  return { attributes, width, height, game, title: frame!.attributes['title']! };
}

/** As WordPress parses the attributes of shortcodes, and as its `esc_attr` leaves entities alone. */
export function readWordPress(text: string): Record<string, string> {
  const inside = /^\[hourhand(?![\w-])([^\]/]*(?:\/(?!\])[^\]/]*)*)\]$/.exec(text)?.[1];
  if (inside === undefined) throw new Error(text);
  const unescaped = (value: string): string => value.replace(/\\(.)/g, '$1');
  const pairs = inside.matchAll(/([\w-]+)\s*=\s*"([^"]*)"(?=\s|$)/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, value]) => [name!, decode(unescaped(value!))]),
  );
}

/** As Hugo does: in quotes with a `\"`, backslashes vanish; in backticks all is as it stands. */
export function readHugo(text: string): Record<string, string> {
  const inside = /^\{\{< hourhand (.*) >\}\}$/s.exec(text)?.[1];
  if (inside === undefined) throw new Error(text);
  const all = /([\w-]+)=(?:"((?:\\"|[^"])*)"|`([^`]*)`)(?: |$)/gy;
  const pairs = [...inside.matchAll(all)];
  if (pairs.map(([whole]) => whole).join('') !== inside) throw new Error(text);
  return Object.fromEntries(
    pairs.map(([, name, quoted, raw]) => [
      name!,
      raw ?? (quoted!.includes('\\"') ? quoted!.replaceAll('\\', '') : quoted!),
    ]),
  );
}

/** Runs a component and returns what it draws. */
export function readJsx(text: string): ReadBack & { readonly tag: string } {
  const { code } = transformSync(text, { loader: 'tsx', jsxFactory: 'draw', format: 'esm' });
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/export \{[^}]*\};?/g, '')
    .replace(/^export /gm, '');
  const draw = (tag: string, props: unknown): unknown => ({ tag, props });
  const game = new Function('draw', 'useEffect', `${body}; return Game();`) as (
    ...given: unknown[]
  ) => { tag: string; props: Record<string, unknown> | null };
  const { tag, props } = game(draw, () => {});
  const { style, ...others } = props ?? {};
  const { width, height } = (style ?? {}) as Record<string, string | number | undefined>;
  const attributes = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, value === true ? '' : String(value)]),
  );
  const size = (value: string | number | undefined): number | undefined =>
    value === undefined ? undefined : pixels(String(value));
  return { tag, attributes, width: size(width), height: size(height) };
}

export function readAngular(text: string, tag: string): ReadBack {
  const template = /template: (`[^`]*`)/.exec(text)![1]!;
  const html = new Function(`return ${template}`)() as string;
  if (/[{}@]/.test(html)) throw new Error(`Angular would read ${html}`);
  return readHtml(html, tag);
}
