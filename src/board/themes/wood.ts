import { always } from './always.js';
import { THEME_PADDING } from './padding.js';
import type { Theme } from './theme.js';

/** A walnut table with a marquetry dial in two woods, inlaid with brass. */
export const wood: Theme = {
  background:
    'radial-gradient(90% 70% at 30% 10%, rgb(255 214 150 / 10%), transparent), radial-gradient(120% 95% at 50% 30%, light-dark(#6f4a2a, #46301f), light-dark(#452b16, #23160d))',
  ink: '#fff4e0',
  dial: 'light-dark(#7a401e, #55301a)',
  pile: 'rgb(0 0 0 / 14%)',
  accent: '#ffcb6b',
  focus: '#ffe7b3',
  red: '#ffa796',
  back: always('#1d3a35'),
  'back-ink': always('#d9b872'),
  'card-paper': 'light-dark(#fff8ea, #e6dcc8)',
  'card-black': always('#1f1813'),
  'card-red': 'light-dark(#a51c28, #9a1826)',
  'card-edge': 'rgb(30 12 2 / 60%)',
  padding: THEME_PADDING,
  radius: '0.9rem',
  finish: {
    'dial-edge': 'light-dark(#3a2010, #26160c)',
    hairline: '#d7ad62',
    rim: '#d7ad62',
    'rim-width': '1.6',
    // A dyed wood.
    river: 'light-dark(#3d6466, #2b4647)',
    hand: '#e6bd74',
    gleam: 'rgb(255 224 170 / 20%)',
    contour: '#241206',
    sheet: 'light-dark(#4b2c16, #35200f)',
    'sheet-ink': '#fff4e0',
    scheme: 'dark',
  },
};
