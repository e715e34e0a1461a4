// Made by `npm run generate`: change src/catalogue.ts instead.

import { winnable as winnable0 } from './clock.js';
import { winnable as winnable1 } from './watch.js';
import { winnable as winnable2 } from './travellers.js';
import { winnable as winnable3 } from './hide-and-seek.js';
import { winnable as winnable4 } from './grandfathers-clock.js';
import { winnable as winnable5 } from './big-ben.js';
import { winnable as winnable6 } from './german-clock.js';
import { winnable as winnable7 } from './wandering-card.js';

/** Which deals of each game can be won, by its id: each page of a single game has only its own. */
export const winnableDeals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clock: winnable0,
  watch: winnable1,
  travellers: winnable2,
  'hide-and-seek': winnable3,
  'grandfathers-clock': winnable4,
  'big-ben': winnable5,
  'german-clock': winnable6,
  'wandering-card': winnable7,
};
