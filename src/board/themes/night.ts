import { always } from './always.js';
import { THEME_PADDING } from './padding.js';
import type { Theme } from './theme.js';

/** A luminous dial at night, in light and dark schemes alike: only the clock itself glows. */
export const night: Theme = {
  background: 'radial-gradient(110% 90% at 50% 30%, #121d36, #070b16)',
  ink: '#dbe4f5',
  dial: 'rgb(2 5 14 / 45%)',
  pile: 'rgb(140 180 255 / 5%)',
  accent: '#b8ffe0',
  focus: '#b8ffe0',
  red: '#ff9aa6',
  back: always('#172644'),
  'back-ink': always('#8194bb'),
  'card-paper': always('#ccd2dc'),
  'card-black': always('#121722'),
  'card-red': always('#94102a'),
  'card-clubs': always('#0d5230'),
  'card-diamonds': always('#17469a'),
  'card-accent': always('#a98a4c'),
  'card-edge': 'rgb(2 4 12 / 60%)',
  padding: THEME_PADDING,
  radius: '0.9rem',
  finish: {
    figures: '#79c2a6',
    rim: 'rgb(121 194 166 / 35%)',
    metal: '#46536f',
    gleam: 'rgb(160 230 210 / 13%)',
    contour: '#05080f',
    sheet: '#131d33',
    'sheet-ink': '#dbe4f5',
    scheme: 'dark',
  },
};
