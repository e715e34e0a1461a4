// Made by `npm run generate`: change src/catalogue.ts instead.

import type { Layout } from '../geometry/arrange.js';
import { bigBenLayout } from './big-ben.js';
import { clockLayout } from './clock.js';
import { germanClockLayout } from './german-clock.js';
import { grandfathersClockLayout } from './grandfathers-clock.js';
import { hideAndSeekLayout } from './hide-and-seek.js';
import { travellersLayout } from './travellers.js';
import { wanderingCardLayout } from './wandering-card.js';
import { watchLayout } from './watch.js';

/** The layout of each game, by its id: the page of a single game has only its own. */
export const layouts: Readonly<Record<string, Layout>> = {
  clock: clockLayout,
  watch: watchLayout,
  travellers: travellersLayout,
  'hide-and-seek': hideAndSeekLayout,
  'grandfathers-clock': grandfathersClockLayout,
  'big-ben': bigBenLayout,
  'german-clock': germanClockLayout,
  'wandering-card': wanderingCardLayout,
};
