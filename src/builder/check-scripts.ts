/** What a snippet has besides the game: scripts of its own, and other things that a game doesn't need. */
import type { Finding } from './finding.js';
import {
  type Contents,
  importsKit,
  isGameFrame,
  loadsKitAlone,
  type PastedElement,
} from './contents.js';

/** Attributes whose value a browser goes to or loads. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];

// Browsers leave out what can't be seen, wherever it stands.
const isScriptAddress = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex
  /^(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\u0000-\u0020]+/g, ''));

/** Elements that load or change something else. */
const ACTIVE = [
  'applet',
  'base',
  'embed',
  'form',
  'frame',
  'frameset',
  'iframe',
  'meta',
  'object',
  'portal',
];

/** Where an element has a script that is no element: handlers, addresses, a page as text. */
function scriptsIn({ name, attributes }: PastedElement): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    // The events of games have no such attributes, so it does nothing.
    const isHandler = /^on[a-z]+$/i.test(attribute);
    const isAddress = ADDRESSES.includes(attribute) && isScriptAddress(value);
    const isPage = attribute === 'srcdoc' && name === 'iframe';
    return isHandler || isAddress || isPage ? [`${attribute} of <${name}>`] : [];
  });
}

/** Scripts that are not the kit's. */
function others({ scripts }: Contents): string[] {
  return scripts
    .filter((script) => !loadsKitAlone(script))
    .map((script) => {
      const { src } = script.attributes;
      if (src !== undefined) return `<script src="${src}">`;
      return importsKit(script) ? 'what <script> does besides the import' : '<script>';
    });
}

const few = (all: readonly string[]): string =>
  all.length > 4 ? `${all.slice(0, 4).join(', ')} and ${all.length - 4} more` : all.join(', ');

export function ownScripts(contents: Contents): readonly Finding[] {
  const { elements } = contents;
  const hidden = [...new Set(elements.flatMap(scriptsIn))];
  const shown = [...new Set(others(contents))];
  const active = elements.filter(
    ({ name, attributes }) =>
      ACTIVE.includes(name) && !(name === 'iframe' && isGameFrame(attributes['src'] ?? '')),
  );
  const names = [...new Set(active.map(({ name }) => `<${name}>`))];
  return [
    ...say('error', 'own-script', hidden, 'This has a script of its own'),
    ...say('warning', 'own-script', shown, 'This has a script of its own'),
    ...say('warning', 'other-markup', names, 'This has more than the game'),
  ];
}

function say(
  level: Finding['level'],
  code: string,
  what: readonly string[],
  begin: string,
): Finding[] {
  if (what.length === 0) return [];
  const text = `${begin}: ${few(what)}. No game needs it; leave it out unless you know what it does.`;
  return [{ level, code, text }];
}
