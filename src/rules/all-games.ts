// Made by `npm run generate`: change src/catalogue.ts instead.

import { bigBen } from './big-ben.js';
import { clock, hideAndSeek, travellers, watch } from './shuttle.js';
import { germanClock } from './german-clock.js';
import { grandfathersClock } from './grandfathers-clock.js';

export const allGames = [
  clock,
  watch,
  travellers,
  hideAndSeek,
  grandfathersClock,
  bigBen,
  germanClock,
] as const;
