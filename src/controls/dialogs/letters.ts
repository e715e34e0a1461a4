/** The capitals of the pen that draws the figures of the dial and the ranks of the cards, for dialogs and for our own pages. */
import type { Shape } from '../../board/pieces.js';
import { glyphs, type Glyph } from '../../board/marks/numerals.js';

/** As figures are: a line from the middle of its top, in fifths of a unit, 120 high, and its extent to both sides. */
const letters: Readonly<Record<string, Glyph>> = {
  ...glyphs,
  // Its bar ends in the legs.
  A: ['m-21 120l18-120h6l18 120m-9-40h-24', 21, 21],
  B: [
    'm-16 0v120h15c13 0 18-11 18-31c0-19-7-29-17-29h-16m0-60h14c12 0 16 10 16 29c0 20-5 31-14 31',
    16,
    17,
  ],
  C: ['m18 30c-1-20-7-30-18-30c-13 0-19 20-19 60s6 60 19 60c11 0 17-10 18-30', 19, 18],
  D: ['m-16 0v120h12c14 0 20-20 20-60s-6-60-20-60z', 16, 16],
  E: ['m16 0h-30v120h30m-4-62h-26', 14, 19],
  F: ['m15 0h-29v120m0-62h25', 14, 18],
  G: ['m18 30c-1-20-7-30-18-30c-13 0-19 20-19 60s6 60 19 60c12 0 18-10 18-30v-25h-16', 19, 18],
  H: ['m-17 0v120m34-120v120m0-62h-34', 17, 17],
  I: ['v120', 0, 0],
  L: ['m-14 0v120h29', 14, 18],
  M: ['m-21 120v-120l21 78l21-78v120', 21, 21],
  N: ['m-17 120v-120l34 120v-120', 17, 17],
  O: [glyphs['0']![0], 19, 19],
  P: ['m-15 120v-120h14c13 0 18 11 18 32s-5 33-18 33h-14', 15, 17],
  R: ['m-15 120v-120h14c13 0 18 11 18 31s-5 32-18 32h-14m14 0l19 57', 15, 18],
  S: [
    'm17 26c-2-17-7-26-17-26c-11 0-17 10-17 28c0 36 35 28 35 63c0 19-6 29-18 29c-11 0-17-8-18-26',
    18,
    18,
  ],
  T: ['m-18 0h36m-18 0v120', 19, 19],
  U: ['m-17 0v86c0 23 5 34 17 34s17-11 17-34v-86', 17, 17],
  V: ['m-19 0l19 120l19-120', 19, 19],
  W: ['m-28 0l14 120l14-92l14 92l14-120', 28, 28],
  X: ['m-18 0l36 120m-36 0l36-120', 18, 18],
  Y: ['m-19 0l19 62v58m0-58l19-62', 19, 19],
  Z: ['m-17 0h34l-34 120h35', 18, 20],
  '’': ['l-3 26', 3, 0],
  '-': ['m-9 60h18', 9, 9],
  ':': ['m0 41v3m0 69v3', 0, 0],
  '.': ['m0 117v3', 0, 0],
  ',': ['m0 117v3l-5 14', 5, 0],
  '?': ['m-16 26c1-17 6-26 16-26s16 9 16 25c0 24-16 30-16 61m0 30v3', 16, 16],
};
/** A diaeresis, and back to the top of its letter. */
const DOTS = 'm-9-26v3m18-3v3m-9 23';
for (const [marked, letter] of ['ÄA', 'ÖO', 'ÜU'].map((both) => [...both] as [string, string])) {
  const [line, left, right] = letters[letter]!;
  (letters as Record<string, Glyph>)[marked] = [DOTS + line, left, right];
}

/** Stretched as the indices of cards are; the height of a line, in which capitals are 24 high, and what is above them. */
const [STRETCHED, LINE, ABOVE] = [1.5, 32, 18];

/** Between two letters, in fifths of a unit, and between two words, in units, of a small text on one line. */
const [LINE_GAP, WORD_GAP] = [32, 14];
const CAPITAL = 24;

/** The words of a text in capitals; undefined if it has signs that are not drawn. */
export function drawnWords(text: string): readonly string[] | undefined {
  const words = text.toUpperCase().split(/\s+/).filter(Boolean);
  return words.every((word) => [...word].every((letter) => letters[letter])) ? words : undefined;
}

/** A word as one path, which is to be stretched, in a box that is so many of its own heights wide. */
export interface DrawnWord {
  readonly d: string;
  readonly box: string;
  readonly wide: number;
  readonly transform: string;
}

/** Beside these, on the left or on the right, there is room at the top or at the bottom, which looks like a wider gap. */
const OPEN = /^.[TVY]|^[LTVY]./;
const LESS = 8;

/** Lines end square: half of a line stands out at every end, as at a corner, so that all capitals are equally high. */
const HALF = 2;

/**
 * A text on one line, as shapes of an SVG file.
 * @returns undefined if it has signs that are not drawn
 */
export function letterLine(
  text: string,
  high: number,
): { readonly shapes: readonly Shape[]; readonly wide: number } | undefined {
  const words = drawnWords(text);
  if (!words) return undefined;
  const scale = high / CAPITAL;
  let end = 0;
  const shapes = words.map((word, i): Shape => {
    const { d, box, wide, transform } = drawWord(word, LINE_GAP);
    const from = i === 0 ? 0 : end + WORD_GAP;
    end = from + wide * LINE;
    const left = from - Number(box.split(' ')[0]);
    const place = `scale(${scale.toFixed(3)}) translate(${left.toFixed(1)} ${-CAPITAL / 2})`;
    return [
      'path',
      {
        d,
        transform: `${place} ${transform}`,
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'square',
      },
    ];
  });
  return { shapes, wide: end * scale };
}

/** @param gap between two letters, in fifths of a unit */
export function drawWord(word: string, gap: number): DrawnWord {
  let end = -gap;
  const d = [...word]
    .map((letter, i) => {
      const [line, left, right] = letters[letter]!;
      const isOpen = OPEN.test(word.slice(Math.max(0, i - 1), i + 1));
      const from = end + gap - (isOpen ? LESS : 0) + left;
      end = from + right;
      return `M${from / 5} -12${line.replace(/-?[\d.]+/g, (n) => ` ${Number(n) / 5}`)}`;
    })
    .join('');
  const width = HALF + (STRETCHED * end) / 5 + HALF;
  const box = `${-HALF} ${-ABOVE} ${width} ${LINE}`;
  return { d, box, wide: width / LINE, transform: `scale(${STRETCHED} 1)` };
}
