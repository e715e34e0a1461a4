import type { Theme } from './theme.js';

/** Green baize, brass and ivory. */
export const felt: Theme = {
  background:
    'radial-gradient(120% 90% at 50% 20%, light-dark(#2f7d57, #1d5a3d), light-dark(#17543a, #0c3323))',
  ink: '#f3efe0',
  dial: 'rgb(0 0 0 / 14%)',
  pile: 'rgb(255 255 255 / 5%)',
  accent: '#f0cf7a',
  focus: '#ffe08a',
  back: '#7d1f2b',
  'back-ink': '#f0d9a0',
  'card-paper': 'light-dark(#fffdf5, #f1ecdd)',
  'card-black': '#181a1f',
  'card-red': '#b8142c',
  'card-edge': 'rgb(0 0 0 / 38%)',
  padding: '0.75rem',
  radius: '0.9rem',
};
