/** What is wrong with a pasted snippet, wherever it goes. */
import { addressFault } from './address.js';
import { checkFrame, checkShortcode, checkTag } from './check-attributes.js';
import {
  type Contents,
  gameOfElement,
  kitFile,
  knownTags,
  type PastedElement,
} from './contents.js';
import { nearest } from './nearest.js';

export interface Finding {
  /** An error keeps the game from working, a warning may; a note is good to know. */
  readonly level: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly text: string;
}

type Found = readonly Finding[];

function unknownTags({ tags }: Contents): Found {
  return tags.flatMap(({ name }) => {
    if (knownTags.includes(name)) return [];
    const meant = nearest(name, knownTags);
    const hint = meant ? `did you mean <${meant}>?` : `the tags are ${knownTags.join(', ')}.`;
    return [{ level: 'error', code: 'unknown-tag', text: `There is no tag <${name}>; ${hint}` }];
  });
}

/** Tags need an end tag in HTML, and a slash does not make one. */
function unclosedTags({ text, tags }: Contents): Found {
  return [...new Set(tags.map(({ name }) => name))].flatMap((name) => {
    const count = (pattern: string): number => [...text.matchAll(new RegExp(pattern, 'gi'))].length;
    if (count(`<${name}(?![\\w-])`) === count(`</${name}\\s*>`)) return [];
    const what = `<${name}> has no end tag: what follows would be inside; add </${name}>.`;
    return [{ level: 'error', code: 'no-end-tag', text: what }];
  });
}

/** What a script loads or imports of the kit. */
function importsKit(script: PastedElement): boolean {
  return (
    kitFile(script) !== undefined ||
    /\bimport\b[^;]*['"][^'"]*\b(?:hourhand|cdn\.js)\b/.test(script.text)
  );
}

function scripts({ scripts: all }: Contents): Found {
  const found = all.flatMap((script): Finding[] => {
    const { type = '', src = '', language } = script.attributes;
    const file = kitFile(script);
    const faults: Finding[] = [];
    if (language !== undefined) {
      const text = 'The attribute language of <script> is deprecated; leave it out.';
      faults.push({ level: 'note', code: 'deprecated', text });
    }
    if (type !== 'module' && importsKit(script)) {
      const text = `The script is not a module; write <script type="module"${src ? ' src="…"' : ''}>.`;
      faults.push({ level: 'error', code: 'not-a-module', text });
    }
    const bare = /\bimport\b[^;]*?(['"])(hourhand[\w/.-]*)\1/.exec(script.text)?.[2];
    if (bare || (file && file !== 'cdn')) {
      const what = bare ? `“${bare}” is a name` : `${file}.js imports Lit by its name`;
      const text = `${what}, which only bundlers and import maps find; without them, use cdn.js.`;
      faults.push({ level: 'warning', code: 'needs-bundler', text });
    }
    return faults;
  });
  if (all.some(importsKit)) return found;
  const text = 'No script loads the kit: the tag stays empty unless its page does.';
  return [...found, { level: 'warning', code: 'no-script', text }];
}

const HAS_SIZE = /(?:^|;)\s*(?:(?:min-)?(?:height|block-size)|aspect-ratio)\s*:/i;

/** Whether the snippet gives an element its size before scripts have run. */
function hasBox(element: PastedElement, { elements }: Contents): boolean {
  const { attributes, name } = element;
  if (HAS_SIZE.test(attributes['style'] ?? '')) return true;
  if (name === 'iframe') return attributes['height'] !== undefined;
  return elements.some(
    (other) =>
      (other.name === 'style' && other.text.includes(name)) ||
      (other.name === 'link' && /\breserve\.css\b/.test(other.attributes['href'] ?? '')),
  );
}

function boxes(contents: Contents): Found {
  const shown = [...contents.tags.filter(gameOfElement), ...contents.frames];
  return shown
    .filter((element) => !hasBox(element, contents))
    .slice(0, 1)
    .map(({ name }) => {
      const remedy =
        name === 'iframe' ? 'give it a height' : 'add the styles that the builder gives';
      const text = `No space is reserved for <${name}>: the page moves when it appears; ${remedy}.`;
      return { level: 'warning', code: 'no-box', text };
    });
}

function addresses({ elements, links, scripts: all, frames }: Contents): Found {
  const own = all.filter((script) => kitFile(script) !== undefined);
  const sheets = elements.filter(
    ({ name, attributes }) => name === 'link' && /\breserve\.css\b/.test(attributes['href'] ?? ''),
  );
  const given = [
    ...[...own, ...frames].map(({ attributes }) => attributes['src'] ?? ''),
    ...sheets.map(({ attributes }) => attributes['href'] ?? ''),
    ...links,
  ];
  return [...new Set(given)].flatMap((address) => addressFault(address) ?? []);
}

function lines({ text }: Contents): Found {
  const trimmed = text.trim();
  if (/\n\s*\n/.test(trimmed)) {
    const what = 'It has blank lines: WordPress and Markdown end HTML there; write it in one line.';
    return [{ level: 'warning', code: 'blank-lines', text: what }];
  }
  if (!trimmed.includes('\n')) return [];
  const what = 'It has several lines: WordPress can add <br> and <p> to it; one line is safe.';
  return [{ level: 'note', code: 'several-lines', text: what }];
}

/** Attributes that HTML has given up. */
const DEPRECATED = ['frameborder', 'scrolling', 'marginwidth', 'marginheight', 'allowtransparency'];

function frameFaults({ frames }: Contents): Found {
  return frames.flatMap(({ attributes }): Finding[] => {
    const old = DEPRECATED.filter((name) => attributes[name] !== undefined).join(', ');
    const faults: Finding[] = [];
    if (old) {
      const text = `Deprecated in <iframe>: ${old}; use style="border:0".`;
      faults.push({ level: 'note', code: 'deprecated', text });
    }
    if (!attributes['title']) {
      const text = 'The frame has no title; screen readers announce it as “frame”.';
      faults.push({ level: 'warning', code: 'no-title', text });
    }
    const sandbox = attributes['sandbox'];
    if (sandbox !== undefined && !/\ballow-scripts\b/.test(sandbox)) {
      const text = 'The sandbox forbids scripts; add allow-scripts.';
      faults.push({ level: 'error', code: 'sandbox', text });
    }
    return faults;
  });
}

const nothing: Finding = {
  level: 'error',
  code: 'no-game',
  text: 'There is no game in it: no tag such as <clock-solitaire>, no frame, shortcode or link.',
};

/** All findings, the worst first. */
export function check(contents: Contents): readonly Finding[] {
  const { form, tags, frames, shortcodes } = contents;
  if (form === 'nothing') return [nothing];
  const isPage = form === 'tag' || form === 'frame';
  const found = [
    ...unknownTags(contents),
    ...tags.flatMap((tag) => checkTag(tag, form === 'code')),
    ...frames.flatMap(checkFrame),
    ...shortcodes.flatMap(checkShortcode),
    ...(form === 'tag' ? [...unclosedTags(contents), ...scripts(contents)] : []),
    ...(isPage ? [...frameFaults(contents), ...boxes(contents), ...lines(contents)] : []),
    ...(form === 'code' ? [] : addresses(contents)),
  ];
  const order = ['error', 'warning', 'note'];
  return found.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
