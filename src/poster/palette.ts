import { felt } from '../board/themes/felt.js';
import { night } from '../board/themes/night.js';
import { paper } from '../board/themes/paper.js';
import { CASE, INSIDE, LIT, STONE } from '../board/themes/case.js';
import { RIVER } from '../board/marks/paints.js';
import { always } from '../board/themes/always.js';
import type { FinishProperty, StyleProperty, Theme } from '../board/themes/theme.js';
import { wood } from '../board/themes/wood.js';

/** The themes that a game can have; an empty name is the look of a game without one. */
const themes: Readonly<Record<string, Theme>> = { '': {}, felt, night, paper, wood };

export const THEMES: readonly string[] = Object.keys(themes).filter(Boolean);

/** What lies behind the dial, from the middle outwards: pages and themes have it as CSS, which a drawing can’t use. */
const GROUNDS: Readonly<Record<string, readonly [middle: string, edge: string]>> = {
  '': ['light-dark(#f3eee3, #171c26)', 'light-dark(#e9e1d0, #0d1117)'],
  felt: ['light-dark(#216747, #16452f)', 'light-dark(#114029, #0a2619)'],
  night: ['#121d36', '#070b16'],
  paper: ['light-dark(#f8f0df, #222937)', 'light-dark(#f1e6cf, #1a202c)'],
  wood: ['light-dark(#6f4a2a, #46301f)', 'light-dark(#452b16, #23160d)'],
};

/** What a game without a theme takes from its page. */
const DEFAULTS: Readonly<Partial<Record<StyleProperty | FinishProperty, string>>> = {
  ink: 'light-dark(#26221b, #ece7da)',
  font: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  dial: 'light-dark(rgb(206 168 92 / 16%), rgb(130 160 220 / 14%))',
  inside: INSIDE,
  gleam: LIT,
  river: RIVER,
  pile: 'light-dark(rgb(26 22 14 / 4%), rgb(220 230 255 / 4%))',
  accent: 'light-dark(#ac6600, #e6b450)',
  red: 'light-dark(#c2122e, #e8313f)',
  back: 'light-dark(#16233f, #223660)',
  'back-ink': always('#c99c42'),
  'card-paper': 'light-dark(#fffdf8, #e6dfcf)',
  'card-black': always('#17191f'),
  'card-red': 'light-dark(#c2122e, #a8172c)',
  'card-clubs': always('#0f5c34'),
  'card-diamonds': always('#164ea8'),
  'card-accent': always('#c99c42'),
  'card-edge': 'light-dark(rgb(30 25 15 / 34%), rgb(0 0 0 / 60%))',
  'rim-width': '1.2',
  'rim-inner': 'none',
  'dial-edge': 'none',
  hairline: 'none',
  contour: 'light-dark(#fff, #000)',
};

/** The colours of a poster, as any program understands them. */
export interface Palette {
  of(name: StyleProperty | FinishProperty | 'masonry'): string;
  /** A colour that no theme changes, such as a paint. */
  fixed(colour: string): string;
  /** Behind everything, from the middle outwards. */
  readonly ground: readonly [middle: string, edge: string];
  readonly isRoman: boolean;
}

/** Two colours, of which either may have an alpha in parentheses. */
const COLOUR = String.raw`((?:[^(),]|\([^()]*\))+)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${COLOUR},${COLOUR}\)`, 'g');

function plain(value: string, isDark: boolean): string {
  return value
    .replace(LIGHT_DARK, (_, light: string, dark: string) => (isDark ? dark : light).trim())
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g, (_, r, g, b, alpha) => {
      return `rgba(${r}, ${g}, ${b}, ${Number(alpha) / 100})`;
    });
}

/** The colours of a page’s own, by the names of its custom properties without `--solitaire-`. */
export type Colours = Readonly<Partial<Record<StyleProperty, string>>>;

/** @param theme the name of a theme, or nothing */
export function paletteOf(theme: string, isDark: boolean, own: Colours = {}): Palette {
  const { finish, ...colours } = themes[theme]!;
  const all: Readonly<Record<string, string>> = {
    ...DEFAULTS,
    // In a theme, a case has the colour of its dial.
    case: colours.dial ?? CASE,
    masonry: colours.case ?? colours.dial ?? STONE,
    ...colours,
    ...finish,
    ...own,
  };
  const of = (name: string): string => plain(all[name] ?? all['ink']!, isDark);
  const [middle, edge] = own.background ? [own.background, own.background] : GROUNDS[theme]!;
  const ground = [plain(middle, isDark), plain(edge, isDark)] as const;
  const fixed = (colour: string): string => plain(colour, isDark);
  return { of, fixed, ground, isRoman: all['numerals'] === 'roman' };
}
