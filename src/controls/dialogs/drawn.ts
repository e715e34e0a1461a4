/** What dialogs have of a clock: the figures of the dial's own pen, its minute track, and the dial as a gauge. */
import { svg, type SVGTemplateResult } from 'lit';
import { drawNumeral } from '../../board/marks/numerals.js';

/** What numbers have besides digits: as wide as the second value says, in the units of a numeral. */
const SIGNS: Readonly<Record<string, readonly [line: string, advance: number]>> = {
  ' ': ['', 4],
  '\u00a0': ['', 4],
  ':': ['M0 -5.500v3M0 4v3', 5],
  '.': ['M0 9v3', 5],
  ',': ['M.7 11v2l-1 3', 5],
  '(': ['M1.5 -13c-4.500 8-4.500 18 0 26', 6],
  ')': ['M-1.500 -13c4.500 8 4.500 18 0 26', 6],
  '%': [
    'M5 -12L-5 12M-4.500 -11.500c-2.500 0-2.500 9 0 9s2.500-9 0-9M4.500 2.500c-2.500 0-2.500 9 0 9s2.500-9 0-9',
    15,
  ],
};
/** A one is narrow, other digits are as wide as each other. */
const advanceOf = (sign: string): number => SIGNS[sign]?.[1] ?? (sign === '1' ? 6.6 : 10.4);

const isDrawn = (text: string): boolean => [...text].every((one) => /\d/.test(one) || SIGNS[one]);

/** As indices of cards: the pen is half as thick again in uprights. */
const STRETCHED = 1.5;
/** The height of a line, in which figures are 24 high. */
const LINE = 30;

/**
 * A number as the figures of the dial, as high as the text around it; undefined if it has other signs. It is not
 * read out: its text has to be beside it.
 */
export function drawnNumber(text: string): SVGTemplateResult | undefined {
  if (!isDrawn(text)) return undefined;
  let end = 0;
  const figures = [...text].map((one) => {
    const advance = advanceOf(one);
    end += advance;
    const x = end - advance / 2;
    return svg`<path transform="translate(${x} 0)" d=${SIGNS[one]?.[0] ?? drawNumeral(one, false)}></path>`;
  });
  const width = STRETCHED * end;
  return svg`<svg class="drawn" viewBox="0 ${-LINE / 2} ${width} ${LINE}" width="${width / LINE}em" height="1em" aria-hidden="true">
    <g transform="scale(${STRETCHED} 1)">${figures}</g>
  </svg>`;
}

/** A numeral of one or two digits around 0 0, so many units high. */
export const numeral = (text: string, high: number, x = 0, y = 0): SVGTemplateResult =>
  svg`<path class="numeral" transform="translate(${x} ${y}) scale(${(high / 24) * STRETCHED} ${high / 24})" d=${drawNumeral(text, false)}></path>`;

/** A minute track unrolled, which divides what is above from what is below. */
export const TRACK = svg`<svg class="track" viewBox="0 0 600 10" preserveAspectRatio="none" aria-hidden="true">
  <path class="minutes" d=${lines(
    60,
    (i) => i % 5 > 0,
    (i) => `M${i * 10} 5V10`,
  )}></path>
  <path class="hours" d=${lines(
    61,
    (i) => i % 5 === 0,
    (i) => `M${i * 10} 1V10`,
  )}></path>
</svg>`;

function lines(count: number, some: (i: number) => boolean, line: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => (some(i) ? line(i) : '')).join('');
}

/** The ticks of some minutes around 0 0. */
function ticks(from: number, to: number, some: (minute: number) => boolean): string {
  const at = (radius: number, minute: number): string => {
    const turn = (minute * Math.PI) / 30;
    return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  };
  return lines(60, some, (minute) => `M${at(from, minute)}L${at(to, minute)}`);
}

/** The twelve ticks of a dial around a day, of this outer radius. */
export const twelve = (from: number, to: number): string => ticks(from, to, (i) => i % 5 === 0);

/**
 * A dial whose track is lit up to a share, with the per cent in its middle. Without a share it is a clock that has not
 * begun: its hands are at ten past ten.
 */
export function gauge(share?: number): SVGTemplateResult {
  // What is more than nothing shows, and what is less than everything is not complete.
  const lit = share === undefined ? 0 : share >= 1 ? 60 : Math.ceil(Math.min(share * 60, 59));
  const isBar = (i: number): boolean => i % 5 === 0;
  const track = (name: string, some: (i: number) => boolean): SVGTemplateResult =>
    svg`<path class="minutes ${name}" d=${ticks(46, 52, (i) => some(i) && !isBar(i))}></path>
      <path class="hours ${name}" d=${ticks(44, 52, (i) => some(i) && isBar(i))}></path>`;
  const percent = share === undefined ? 0 : Math.round(share * 100);
  return svg`<svg class="gauge" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="57.500"></circle>
    ${track('', (i) => i >= lit)} ${track('lit', (i) => i < lit)}
    ${
      share === undefined
        ? svg`${numeral('12', 11, 0, -33)}${numeral('3', 11, 34)}${numeral('6', 11, 0, 34)}${numeral('9', 11, -34)}
          <path class="hand" transform="rotate(-55)" d="M-2.500 6L-1.800-18L0-23L1.800-18L2.500 6Z"></path>
          <path class="hand" transform="rotate(60)" d="M-2 7L-1.200-30L0-36L1.200-30L2 7Z"></path>
          <circle class="hub" r="3.500"></circle>`
        : svg`${numeral(String(percent), percent === 100 ? 24 : 30, 0, -5)}
          <path class="numeral" transform="translate(0 23) scale(.75 .5)" d=${SIGNS['%']![0]}></path>`
    }
  </svg>`;
}
