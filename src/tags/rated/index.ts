import { rated as grandfathersClock } from './grandfathers-clock.js';

/** How hard deals are, by the ids of the games whose deals are rated: each page of a single game has only its own. */
export const ratedDeals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'grandfathers-clock': grandfathersClock,
};
