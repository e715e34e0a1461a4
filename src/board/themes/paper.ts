import { always } from './always.js';
import { THEME_PADDING } from './padding.js';
import type { Theme } from './theme.js';

/** Ink on laid paper, as in an old almanac; in the dark, on the blue paper of its cover. */
export const paper: Theme = {
  background:
    'repeating-linear-gradient(90deg, light-dark(rgb(110 80 30 / 5%), rgb(190 210 255 / 4%)), transparent 1.5px 70px, light-dark(rgb(110 80 30 / 5%), rgb(190 210 255 / 4%)) 72px), repeating-linear-gradient(light-dark(rgb(110 80 30 / 6%), rgb(190 210 255 / 3.5%)), transparent 1.5px, light-dark(rgb(110 80 30 / 6%), rgb(190 210 255 / 3.5%)) 3px), light-dark(#f5ecd9, #1e2431)',
  ink: 'light-dark(#28304a, #eadfc8)',
  font: "Georgia, 'Iowan Old Style', 'Times New Roman', serif",
  dial: 'light-dark(rgb(255 252 244 / 45%), rgb(10 14 24 / 30%))',
  pile: 'light-dark(rgb(40 48 74 / 4%), rgb(234 223 200 / 4%))',
  accent: 'light-dark(#9b3b1f, #eda578)',
  red: 'light-dark(#a3341b, #f0a07c)',
  back: 'light-dark(#28304a, #2f3a5c)',
  'back-ink': 'light-dark(#f4ebd8, #d8cbb0)',
  'card-paper': 'light-dark(#fffaf0, #e3d9c3)',
  'card-black': 'light-dark(#232b45, #191f33)',
  'card-red': 'light-dark(#a3341b, #8f2a14)',
  'card-accent': always('#b98d3e'),
  'card-edge': 'light-dark(rgb(44 53 80 / 50%), rgb(8 10 18 / 65%))',
  padding: THEME_PADDING,
  radius: '0.9rem',
  finish: {
    hairline: 'light-dark(rgb(40 48 74 / 45%), rgb(234 223 200 / 40%))',
    rim: 'light-dark(#28304a, #b9b09c)',
    'rim-width': '1.6',
    numerals: 'roman',
    // Between the colours of the ring around what has the focus, a mean grey would hide both of them.
    recess: 'light-dark(rgb(40 48 74 / 14%), rgb(10 6 2 / 42%))',
    sheet: 'light-dark(#fdf6e6, #262d3c)',
    'sheet-ink': 'light-dark(#28304a, #eadfc8)',
  },
};
