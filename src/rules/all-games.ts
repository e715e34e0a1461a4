// Made by `npm run generate`: change src/catalogue.ts instead.

import type { Flaw } from './rules.js';
import { bigBen, flaw as flaw2, meanings as meanings2 } from './big-ben.js';
import {
  clock,
  hideAndSeek,
  travellers,
  watch,
  flaw as flaw0,
  meanings as meanings0,
} from './shuttle.js';
import { germanClock, flaw as flaw3, meanings as meanings3 } from './german-clock.js';
import { grandfathersClock, flaw as flaw1, meanings as meanings1 } from './grandfathers-clock.js';

export const allGames = [
  clock,
  watch,
  travellers,
  hideAndSeek,
  grandfathersClock,
  bigBen,
  germanClock,
] as const;

/** What the options of all games mean, by their names. */
export const optionMeanings = { ...meanings0, ...meanings1, ...meanings2, ...meanings3 };

/** What is wrong with a position, by game. */
export const flaws: Readonly<Record<string, Flaw>> = {
  clock: flaw0,
  watch: flaw0,
  travellers: flaw0,
  'hide-and-seek': flaw0,
  'grandfathers-clock': flaw1,
  'big-ben': flaw2,
  'german-clock': flaw3,
};
