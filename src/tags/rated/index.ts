// Made by `npm run generate`: change src/catalogue.ts instead.

import { rated as rated0 } from './grandfathers-clock.js';

/** How hard the deals of each game are, by its id: each page of a single game has only its own. */
export const ratedDeals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'grandfathers-clock': rated0,
};
