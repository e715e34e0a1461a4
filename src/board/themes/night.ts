import type { Theme } from './theme.js';

/** A luminous dial on a dark background, in light and dark schemes alike. */
export const night: Theme = {
  background: 'radial-gradient(110% 90% at 50% 30%, #16233f, #080c18)',
  ink: '#dbe7ff',
  dial: 'rgb(120 170 255 / 7%)',
  pile: 'rgb(140 180 255 / 6%)',
  accent: '#8ff0c8',
  focus: '#8ff0c8',
  back: '#20345f',
  'back-ink': '#9fc3ff',
  'card-paper': '#0f1830',
  'card-black': '#e4edff',
  'card-red': '#ff8fa3',
  'card-accent': '#8ff0c8',
  'card-edge': 'rgb(150 190 255 / 42%)',
  padding: '0.75rem',
  radius: '0.9rem',
};
