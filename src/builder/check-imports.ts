/** Whether what a snippet imports exists, and defines its tags. */
import { type Contents, importsKit, isOurs, kitFile, knownTags } from './contents.js';
import { gameFacts, gameOf } from './facts.js';
import type { Finding } from './finding.js';
import { nearest } from './nearest.js';
import { servedAt } from './package-address.js';
import { importsOf } from './scan.js';

const ids = gameFacts.map(({ id }) => id);

/** What the package has beside its main entry; `*` is any name. */
export const packageEntries: readonly string[] = [
  ...ids,
  ...ids.map((id) => `${id}/class`),
  'element',
  'embed',
  'autoloader',
  'daily',
  'settings',
  'rules',
  'play',
  'solver',
  'poster',
  'cdn',
  'worker',
  'locales/de',
  'react',
  'preact',
  'vue',
  'svelte',
  'solid',
  'themes/*.css',
  'reserve.css',
  'custom-elements.json',
  'package.json',
];

const THEME = /^themes\/[\w-]+\.css$/;

/** What a project or a page imports; in a project, the text is all code. */
const importsIn = ({ form, text, scripts }: Contents): readonly string[] => [
  ...new Set(form === 'code' ? importsOf(text) : scripts.flatMap((one) => importsOf(one.text))),
];

export function unknownEntries(contents: Contents): readonly Finding[] {
  const { form, scripts } = contents;
  const sources = form === 'code' ? [] : scripts.map(({ attributes }) => attributes['src'] ?? '');
  const all = new Map([
    ...importsIn(contents).map((address) => [address, partOf(address)] as const),
    // A script's address is that of a file, also without “./”.
    ...sources.map((address) => [address, fileOf(address)] as const),
  ]);
  return [...all].flatMap(([address, { entry, file }]): Finding[] => {
    const name = entry || file;
    if (!name || packageEntries.includes(name) || THEME.test(name) || name === 'hourhand') {
      return [];
    }
    const meant =
      nearest(name.replace(/\.m?js$/, ''), packageEntries) ??
      gameFacts.find(({ tag }) => tag === name)?.id;
    // There are more files than entries.
    if (!meant && file) return [];
    const end = address.lastIndexOf(name);
    const right = `${address.slice(0, end)}${meant}${address.slice(end + name.length)}`;
    const hint = meant ? `did you mean ${right}?` : `games are ${ids.join(', ')}.`;
    const text = `The package has no ${file ? 'file' : 'entry'} “${address}”; ${hint}`;
    return [{ level: 'error', code: 'unknown-entry', text }];
  });
}

/** The part of the package that an address or a name leads to. */
interface Part {
  readonly entry?: string;
  readonly file?: string;
}

function partOf(address: string): Part {
  if (address.startsWith('hourhand/')) return { entry: address.slice('hourhand/'.length) };
  return servedAt(address) ?? {};
}

/** The same of an address that a script has: a copy of the package's folder, or what a CDN serves. */
function fileOf(address: string): Part {
  const file = /^(?![\w-]+:|\/\/)(?:.*\/)?hourhand\/([\w-]+)\.js$/.exec(address)?.[1];
  return file ? { file } : (servedAt(address) ?? {});
}

/** The tags that an entry, or the file of its name, defines or has the class for. */
function tagsOf(entry: string): readonly string[] {
  if (entry === 'daily' || entry === 'settings') return [`solitaire-${entry}`];
  if (['', 'hourhand', 'cdn', 'autoloader'].includes(entry)) return knownTags;
  const tag = gameOf(entry.replace(/\/class$/, ''))?.tag;
  return tag ? [tag] : [];
}

/** The entry that an import's address is for. */
function entryOf(address: string): string {
  const served = servedAt(address);
  if (served) return served.entry ?? served.file ?? '';
  if (address === 'hourhand') return '';
  return address
    .replace(/^hourhand\//, '')
    .replace(/[?#][^]*$/, '')
    .replace(/^[^]*\/(?=[\w-]+\.js$)/, '')
    .replace(/\.js$/, '');
}

export function unloadedTags(contents: Contents): readonly Finding[] {
  const { form, tags, scripts } = contents;
  const imported = importsIn(contents).filter(isOurs);
  const isCode = form === 'code';
  const used = [...new Set(tags.map(({ name }) => name))].filter((tag) => knownTags.includes(tag));
  if (imported.length === 0 && !(isCode ? [] : scripts).some(importsKit)) {
    // A tag that is misspelt stays empty too, but that is said already.
    if (isCode && used.length === 0) return [];
    const text = isCode
      ? `Nothing here imports the kit: the tag stays empty unless another module does; add ${importOf(used[0]!)}.`
      : 'No script loads the kit: the tag stays empty unless its page does.';
    return [{ level: 'warning', code: 'no-script', text }];
  }
  const files = scripts.flatMap((script) => kitFile(script) ?? []);
  const loaded = new Set([...files, ...imported.map(entryOf)].flatMap(tagsOf));
  // An unknown address, such as that of a bundle, may define them all.
  const isKnown = [...files, ...imported.map(entryOf)].every(
    (entry) =>
      packageEntries.includes(entry) || entry === '' || entry === 'hourhand' || THEME.test(entry),
  );
  if (!isKnown) return [];
  return used
    .filter((tag) => !loaded.has(tag))
    .map((tag): Finding => {
      const remedy = isCode ? `add ${importOf(tag)}` : 'load its file too, or cdn.js';
      const text = `Nothing here defines <${tag}>: it stays empty unless something else does; ${remedy}.`;
      return { level: 'warning', code: 'not-defined', text };
    });
}

function importOf(tag: string): string {
  const id = gameFacts.find((game) => game.tag === tag)?.id ?? tag.replace('solitaire-', '');
  return `import 'hourhand/${id}'`;
}
