import type { Theme } from './theme.js';

/** A walnut table top, with a grain made of gradients. */
export const wood: Theme = {
  background:
    'repeating-linear-gradient(92deg, rgb(0 0 0 / 0%) 0 7px, rgb(0 0 0 / 7%) 7px 8px, rgb(255 255 255 / 3%) 8px 15px), repeating-linear-gradient(88deg, rgb(60 25 5 / 10%) 0 31px, rgb(0 0 0 / 0%) 31px 67px), linear-gradient(160deg, light-dark(#9a6538, #5c3a20), light-dark(#6f4422, #3a2313))',
  ink: '#fff6e6',
  dial: 'rgb(35 15 4 / 30%)',
  pile: 'rgb(255 240 215 / 7%)',
  accent: '#ffd68a',
  focus: '#ffe7b3',
  back: '#20403a',
  'back-ink': '#d9b872',
  'card-paper': 'light-dark(#fff8ea, #efe3cb)',
  'card-black': '#231a14',
  'card-red': '#a5202a',
  'card-edge': 'rgb(30 12 2 / 55%)',
  padding: '0.75rem',
  radius: '0.9rem',
};
