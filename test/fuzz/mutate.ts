/** Texts that are nearly right, made from texts that are right. */

const pick = <T>(list: ArrayLike<T>, next: () => number): T =>
  list[Math.floor(next() * list.length)]!;

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '7',
  '13',
  '53',
  '1e999',
  '4294967295',
  '4294967296',
  '0x10',
  '１',
  '9007199254740993',
  '99999999999999999999999999999999',
  'NaN',
  'Infinity',
  '٣',
  '1.5',
  '',
];

/** What means something to a parser or to a machine. */
const WORDS = [
  ...NUMBERS,
  '',
  ' ',
  '\n',
  '\t',
  '\0',
  '\uFEFF',
  '\u2028',
  '\u202E',
  '\uD800',
  '\uDFFF',
  '\u{1F0A1}',
  'é',
  '~',
  '.',
  ',',
  '|',
  '-',
  '_',
  '*',
  '(',
  ')',
  '=',
  '"',
  "'",
  '`',
  '<',
  '>',
  '&',
  '\\',
  '%00',
  'null',
  'undefined',
  'true',
  'false',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'AC',
  '10H',
  'T♠',
  'XX',
  '(KD)',
  'h1',
  'h12-centre',
  'turned',
  'stock-waste',
  '-2',
  'random',
  'hourhand1',
  'hourhand2',
  'clock',
  'big-ben',
  'redeals.1',
  'daily',
  '[[[[',
  '{"a":',
  '}}',
  '<!--',
  'javascript:',
  'https://',
  'url(',
  '&#0;',
  '&#999999;',
  '&amp;',
  '</script>',
  '{{<',
  '[hourhand',
];

/** A piece of a text. */
function pieceOf(text: string, next: () => number): string {
  const from = Math.floor(next() * text.length);
  return text.slice(from, from + Math.ceil(next() * Math.min(40, text.length)));
}

const MEGABYTE = 1_000_000;

/** One change. */
function change(text: string, corpus: readonly string[], next: () => number): string {
  const at = Math.floor(next() * (text.length + 1));
  const to = Math.min(text.length, at + Math.floor(next() * 20));
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (Math.floor(next() * 10)) {
    case 0: // Cut off.
      return next() < 0.7 ? before : after;
    case 1: // A part is missing.
      return before + text.slice(to);
    case 2: // A part of another text is in it.
      return before + pieceOf(pick(corpus, next), next) + after;
    case 3: // A part comes again, and again.
      return before + pieceOf(text, next).repeat(1 + Math.floor(next() * 5)) + after;
    case 4: // Two characters have changed places.
      return before + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
    case 5: // Two parts have.
      return text.slice(to) + before + text.slice(at, to);
    case 6: {
      // A number is another one: often a single one, as others would be noticed first.
      const numbers = text.match(/\d+/g)?.length ?? 0;
      const only = next() < 0.7 ? Math.floor(next() * numbers) : -1;
      let i = 0;
      return text.replace(/\d+/g, (number) =>
        (only < 0 ? next() < 0.3 : i++ === only) ? pick(NUMBERS, next) : number,
      );
    }
    case 7: // Any character.
      return before + String.fromCharCode(Math.floor(next() * 65536)) + text.slice(at + 1);
    case 8:
      return next() < 0.5 ? text.toUpperCase() : text.toLowerCase();
    default:
      return before + pick(WORDS, next) + after;
  }
}

/**
 * A text made from one of a corpus by a few changes; seldom of a megabyte.
 * @param most how many characters it may have
 */
export function mutated(corpus: readonly string[], most: number, next: () => number): string {
  let text = pick(corpus, next);
  if (next() < 0.002) {
    const filler = pick([...WORDS, pieceOf(text, next)].filter(Boolean), next);
    const at = Math.floor(next() * text.length);
    text = text.slice(0, at) + filler.repeat(MEGABYTE / filler.length) + text.slice(at);
  }
  // A text that is left as it is shows that the corpus is right.
  const changes = Math.floor(next() * 5);
  for (let i = 0; i < changes; i++) text = change(text, corpus, next);
  return text.slice(0, most);
}
