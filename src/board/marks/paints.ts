import type { Shape } from '../pieces.js';

/** The doors of a street: blue, green, oxblood and ochre; and its iron. No theme changes them. */
export const PAINTS = [
  'light-dark(rgb(40 78 140 / 78%), rgb(74 116 190 / 50%))',
  'light-dark(rgb(44 104 72 / 78%), rgb(66 138 98 / 50%))',
  'light-dark(rgb(140 36 42 / 76%), rgb(176 62 66 / 50%))',
  'light-dark(rgb(176 124 28 / 78%), rgb(196 146 60 / 44%))',
  'light-dark(#34383f, #858b96)',
] as const;

/** Its lights: the glass of a fanlight, and what is dark before that; the glass of a lamp. */
export const FANLIGHT = 'light-dark(#ffcb52, #f4c968)';
export const [NUMERAL_BEFORE_LIGHT, MARK_BEFORE_LIGHT] = ['#5f3d00', '#8a5a00'];
export const FLAME = 'light-dark(#f5b93a, #ffd66b)';

/** The dial of a clock that is lit from within, and what is on it. */
export const [LAMPLIGHT, BEFORE_LAMP] = ['light-dark(#ffe9bc, #efb85f)', '#2e1d02'];
/** The gradient of its light: in per cent of the way from the lamp to the edge, and the colour there. */
export const LAMP = 'lamp';
export const FALL_OFF = [
  [0, 'light-dark(#fff6de, #ffe3ae)'],
  [50, LAMPLIGHT],
  [80, 'light-dark(#fbd58e, #dea34a)'],
  [100, 'light-dark(#e9b25c, #bd8233)'],
] as const;
export const lampShape: Shape = [
  'radialGradient',
  { id: LAMP, cx: 0.46, cy: 0.42, r: 0.62 },
  FALL_OFF.map(([percent]): Shape => ['stop', { class: `lit-${percent}`, offset: `${percent}%` }]),
];

/** The river on a map, its banks, and parks. */
export const RIVER = 'light-dark(rgb(92 164 214 / 46%), rgb(74 134 196 / 46%))';
export const BANK = 'light-dark(rgb(58 124 176 / 50%), rgb(120 176 228 / 46%))';
export const PARK = 'light-dark(rgb(96 158 84 / 26%), rgb(96 168 104 / 22%))';
