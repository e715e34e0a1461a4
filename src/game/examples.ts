// Made by `npm run generate` from the rules of the games in src/catalogue.ts.

import type { Examples } from '../rules/engine.js';

/** The deals by which the dialog shows how each game is played. */
export const examples: Examples = {
  clock: [9607, 10],
  watch: [9607, 13],
  travellers: [9290, 12],
  'hide-and-seek': [7895, 10],
  'grandfathers-clock': [57, 9],
  'big-ben': [2919, 11],
  'german-clock': [103, 14],
  'wandering-card': [28140, 10],
};
