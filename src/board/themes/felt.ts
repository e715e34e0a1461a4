import { always } from './always.js';
import { THEME_PADDING } from './padding.js';
import type { Theme } from './theme.js';

/** Green baize under a lamp, with a double gold rim. */
export const felt: Theme = {
  background:
    'radial-gradient(120% 90% at 50% 22%, light-dark(#216747, #16452f), light-dark(#114029, #0a2619))',
  ink: '#f7f3e6',
  dial: 'rgb(0 0 0 / 16%)',
  pile: 'rgb(0 0 0 / 10%)',
  accent: '#f2c755',
  focus: '#ffe08a',
  red: '#ff9d93',
  back: always('#74192a'),
  'back-ink': always('#e9cf93'),
  'card-paper': 'light-dark(#fffcf2, #e6dfcf)',
  'card-black': always('#17191f'),
  'card-red': 'light-dark(#b8142c, #a31429)',
  'card-edge': 'rgb(0 20 10 / 50%)',
  padding: THEME_PADDING,
  radius: '0.9rem',
  finish: {
    'dial-edge': 'rgb(0 0 0 / 12%)',
    hairline: 'none',
    rim: '#d8b25a',
    'rim-width': '2.6',
    'rim-inner': '#d8b25a',
    hand: '#e8bf5a',
    gleam: 'rgb(255 255 255 / 16%)',
    contour: '#0a2618',
    sheet: 'light-dark(#154631, #12382a)',
    'sheet-ink': '#f7f3e6',
    scheme: 'dark',
  },
};
