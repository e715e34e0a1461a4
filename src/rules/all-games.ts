// Made by `npm run generate`: change src/catalogue.ts instead.

import { bigBen, meanings as meanings2 } from './big-ben.js';
import { clock, hideAndSeek, travellers, watch, meanings as meanings0 } from './shuttle.js';
import { germanClock, meanings as meanings3 } from './german-clock.js';
import { grandfathersClock, meanings as meanings1 } from './grandfathers-clock.js';

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
