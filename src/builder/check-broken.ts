/** Tags that are clearly meant, but that no browser reads as they were meant. */
import { type Contents, isGameFrame, isTagName, knownTags } from './contents.js';
import type { Finding } from './finding.js';
import { brokenTag } from './scan.js';

const broken = (text: string): readonly Finding[] => [{ level: 'error', code: 'broken-tag', text }];

const nameOfSpace = (space: string): string => {
  const code = space === '&nbsp;' ? 0xa0 : space.codePointAt(0)!;
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return code === 0xa0 ? `a no-break space (${number})` : `an unusual space (${number})`;
};

/**
 * Tells by a tag's name whether a frame that can't be read may be one of ours. A text is searched for the address of a
 * game once, however many frames it has.
 */
function gameFramesIn(text: string): (name: string) => boolean {
  let has: boolean | undefined;
  return (name) => /^iframe$/i.test(name) && (has ??= isGameFrame(text));
}

export function brokenTags({ markup, form }: Contents): readonly Finding[] {
  const isOurFrame = gameFramesIn(markup);
  const found = brokenTag(markup, (name) => isTagName(name.toLowerCase()) || isOurFrame(name));
  if (!found) return [];
  const { name, fault, at } = found;
  const endTag = `</${name}>`;
  switch (fault) {
    case 'odd-space':
      // Between JSX attributes it is a space like others.
      if (form === 'code') return [];
      return broken(
        `In <${name} …> there is ${nameOfSpace(at)}, which is not a space in HTML; ` +
          'write an ordinary space instead.',
      );
    case 'no-end':
      return broken(`The tag <${name} has no > at its end; add it before the next <.`);
    case 'unclosed-quote':
      return broken(
        `In <${name} …> the quotation mark after ${at.slice(0, -1)} is not closed: ` +
          `all that follows is part of the value; add ${at.slice(-1)} at the end of the value.`,
      );
    case 'cut-off': {
      const missing = at ? `${at.slice(-1)}, then > and ${endTag}` : `> and ${endTag}`;
      return broken(`The text ends within the tag <${name} ${at}…; add ${missing}.`);
    }
  }
}

/** Tags that editors have made text of, unless the game is there too. */
export function escapedTags({ text, form }: Contents): readonly Finding[] {
  if (form !== 'nothing' && form !== 'link') return [];
  const isOurFrame = gameFramesIn(text);
  const escaped = text.matchAll(/&(?:lt|#60|#x3c);([a-z][\w-]{0,60})/gi);
  for (const { 1: name = '', 0: written } of escaped) {
    if (!isOurFrame(name) && !knownTags.includes(name.toLowerCase())) continue;
    return broken(
      `${written} is shown as text, not as a tag: write < instead of &lt; and > instead of &gt;; ` +
        'in an editor, paste it as HTML.',
    );
  }
  return [];
}

/** Code whose markup is JSX: it follows `return` or an arrow, or comes from a library that reads JSX. */
const JSX =
  /(?:\breturn\b|=>)\s*\(?\s*<[\w>]|['"](?:hourhand\/)?(?:react|preact|solid)(?:-js)?['"]/;
/** One that takes no text as a style. */
const REACT = /['"](?:hourhand\/)?react['"]/;
/** A start tag in JSX, with what its attributes hold. */
const START_TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*)>/gi;
/** Values that have their quotation marks or braces. */
const ENCLOSED = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** An attribute of a start tag whose enclosed values have been left out. */
const ATTRIBUTE = /(?<=\s)([^\s"'=<>/{}]+)(?:\s*=\s*[^\s>]*)?/g;

/** Attributes that a tag has twice: of those, browsers take one, and nobody sees which. */
export function repeatedAttributes({ form, text }: Contents): readonly Finding[] {
  const first = form === 'code' ? '' : '; browsers take the first one';
  return [...text.matchAll(START_TAG)].flatMap(([, tag = '', inside = '']): Finding[] => {
    if (!knownTags.includes(tag.toLowerCase())) return [];
    const attributes = inside.replace(ENCLOSED, '""').matchAll(ATTRIBUTE);
    const names = Array.from(attributes, ([, name]) => name!.toLowerCase());
    const repeated = names.find((name, i) => names.indexOf(name) < i);
    if (repeated === undefined) return [];
    const what = `<${tag}> has the attribute ${repeated} twice${first}: leave one of them out.`;
    return [{ level: 'error', code: 'repeated', text: what }];
  });
}

/** What HTML and other templates allow in a tag, and JSX does not. */
export function jsxFaults({ form, text }: Contents): readonly Finding[] {
  if (form !== 'code' || !JSX.test(text)) return [];
  return [...text.matchAll(START_TAG)].flatMap(([, name = '', inside = '']): Finding[] => {
    if (!isTagName(name.toLowerCase()) && !/^iframe$/i.test(name)) return [];
    const bare = /\s([\w:-]+)=(?!")([^\s/]*)/.exec(inside.replace(ENCLOSED, '""'));
    const style = REACT.test(text) && /\sstyle\s*=\s*["']/.test(inside);
    return [
      ...(bare
        ? broken(`In JSX, values need quotation marks or braces: ${bare[1]}="${bare[2]}".`)
        : []),
      ...(style
        ? broken(`React takes no text as a style in <${name}>: write style={{ width: '500px' }}.`)
        : []),
    ];
  });
}
