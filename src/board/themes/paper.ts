import type { Theme } from './theme.js';

/** Ink on laid paper, as in an old almanac. */
export const paper: Theme = {
  background: 'light-dark(#f3ead6, #2b2721)',
  ink: 'light-dark(#2c3550, #e8dcc2)',
  font: "Georgia, 'Iowan Old Style', 'Times New Roman', serif",
  'numeral-font': "Georgia, 'Iowan Old Style', 'Times New Roman', serif",
  dial: 'light-dark(rgb(44 53 80 / 4%), rgb(232 220 194 / 5%))',
  pile: 'light-dark(rgb(44 53 80 / 5%), rgb(232 220 194 / 5%))',
  accent: 'light-dark(#9b3b1f, #e59a6c)',
  back: 'light-dark(#2c3550, #46527a)',
  'back-ink': '#f3ead6',
  'card-paper': 'light-dark(#fffaf0, #393329)',
  'card-black': 'light-dark(#232b45, #f0e6d0)',
  'card-red': 'light-dark(#a3341b, #f0a07c)',
  'card-accent': 'light-dark(#b98d3e, #d9b872)',
  'card-edge': 'light-dark(rgb(44 53 80 / 45%), rgb(232 220 194 / 35%))',
  padding: '0.75rem',
};
