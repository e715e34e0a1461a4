// Made by `npm run generate`: change src/catalogue.ts instead.

import type { SolverAdapter } from '../search/adapter.js';
import { adapter as adapter0 } from './shuttle/adapter.js';
import { adapter as adapter1 } from './grandfathers-clock/adapter.js';
import { adapter as adapter2 } from './big-ben/adapter.js';
import { adapter as adapter3 } from './german-clock/adapter.js';
import { adapter as adapter4 } from './wandering-card/adapter.js';

/** The adapters of the games that have one, by game. */
export const adapters: Readonly<Record<string, SolverAdapter>> = {
  clock: adapter0,
  watch: adapter0,
  travellers: adapter0,
  'hide-and-seek': adapter0,
  'grandfathers-clock': adapter1,
  'big-ben': adapter2,
  'german-clock': adapter3,
  'wandering-card': adapter4,
};
