import { ranks } from '../cards/faces.js';
import { round, type Spot } from '../geometry/arrange.js';

/** A pen's line from the middle of its top, with its extent to the left and to the right. */
export type Glyph = readonly [line: string, left: number, right: number];

/**
 * The figures of dials, from the same pen lines as the cards' ranks: in fifths of a unit, 120 high. Those
 * that a card does not show alone are drawn here.
 */
export const glyphs: Record<string, Glyph> = {
  '0': ['c-14 0-19 20-19 60s5 60 19 60s19-20 19-60s-5-60-19-60z', 19, 19],
  '1': ['m-11 20l11-20v120', 11, 0],
  A: [ranks[0]!, 21, 21],
  J: [ranks[10]!, 17, 13],
  Q: [ranks[11]!, 19, 19],
  K: [ranks[12]!, 16, 18],
  // Roman letters have serifs.
  I: ['m-7 0h14m-7 0v120m-7 0h14', 7, 7],
  V: ['m-27 0h12m-6 0l21 120l21-120m-6 0h12', 27, 27],
  X: ['m-25 0h12m-6 0l38 120m-6 0h12m0-120h-12m6 0l-38 120m-6 0h12', 25, 25],
};
for (let digit = 2; digit < 10; digit++) glyphs[digit] = [ranks[digit - 1]!, 18, 18];

const ROMAN = 'I,II,III,IIII,V,VI,VII,VIII,IX,X,XI,XII'.split(',');
/** Between two figures, in fifths of a unit. */
const GAP = 17;
const ROMAN_GAP = 9;

/**
 * A path for the numeral of an hour (1 … 12) or the index of a rank (`A`, `2` … `10`, `J`, `Q`, `K`),
 * around 0 0, 24 units high. It is to be stretched to 1.5 times its width, like the cards' indices.
 */
export function drawNumeral(text: string, roman: boolean): string {
  const letters = [...((roman && ROMAN[Number(text) - 1]) || text)];
  const gap = roman ? ROMAN_GAP : GAP;
  const shapes = letters.map((letter) => glyphs[letter]!);
  const width = shapes.reduce(
    (sum, [, left, right]) => sum + left + right,
    gap * (shapes.length - 1),
  );
  let x = -width / 2;
  return shapes
    .map(([line, left, right]) => {
      const from = x + left;
      x += left + right + gap;
      return `M${from / 5} -12${line.replace(/-?[\d.]+/g, (n) => ` ${Number(n) / 5}`)}`;
    })
    .join('');
}

/** The same at a spot, so many times as wide and as high: such paths can be joined. */
export const placeNumeral = (text: string, { x, y }: Spot, across: number, down: number): string =>
  drawNumeral(text, false).replace(/([a-z])([^a-z]*)/gi, (_, command: string, values: string) => {
    const isAbsolute = command === 'M';
    const scaled = (values.match(/-?[\d.]+/g) ?? []).map((value, i) => {
      const isAcross = command === 'h' || (command !== 'v' && i % 2 === 0);
      const by = Number(value) * (isAcross ? across : down);
      return round(by + (isAbsolute ? (isAcross ? x : y) : 0));
    });
    return command + scaled.join(' ');
  });
