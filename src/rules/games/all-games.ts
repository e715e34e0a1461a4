// Made by `npm run generate`: change src/catalogue.ts instead.

import type { PositionValidator } from '../contract/rules.js';
import { bigBen, validatePosition as validatePosition2, meanings as meanings2 } from './big-ben.js';
import {
  clock,
  hideAndSeek,
  travellers,
  watch,
  validatePosition as validatePosition0,
  meanings as meanings0,
} from './shuttle.js';
import {
  germanClock,
  validatePosition as validatePosition3,
  meanings as meanings3,
} from './german-clock.js';
import {
  grandfathersClock,
  validatePosition as validatePosition1,
  meanings as meanings1,
} from './grandfathers-clock.js';
import {
  wanderingCard,
  validatePosition as validatePosition4,
  meanings as meanings4,
} from './wandering-card.js';

export const allGames = [
  clock,
  watch,
  travellers,
  hideAndSeek,
  grandfathersClock,
  bigBen,
  germanClock,
  wanderingCard,
] as const;

export type GameId =
  | 'clock'
  | 'watch'
  | 'travellers'
  | 'hide-and-seek'
  | 'grandfathers-clock'
  | 'big-ben'
  | 'german-clock'
  | 'wandering-card';

/** What the options of all games mean, by their names. */
export const optionMeanings = {
  ...meanings0,
  ...meanings1,
  ...meanings2,
  ...meanings3,
  ...meanings4,
};

/** What is wrong with a position, by game. */
export const positionValidators: Readonly<Record<string, PositionValidator>> = {
  clock: validatePosition0,
  watch: validatePosition0,
  travellers: validatePosition0,
  'hide-and-seek': validatePosition0,
  'grandfathers-clock': validatePosition1,
  'big-ben': validatePosition2,
  'german-clock': validatePosition3,
  'wandering-card': validatePosition4,
};
