// Made by `npm run generate`: change src/catalogue.ts instead.

import type { SolverAdapter } from './adapter.js';
import { adapter as adapter0 } from './adapters/shuttle.js';
import { adapter as adapter1 } from './adapters/grandfathers-clock.js';
import { adapter as adapter2 } from './adapters/big-ben.js';
import { adapter as adapter3 } from './adapters/german-clock.js';
import { adapter as adapter4 } from './adapters/wandering-card.js';

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
