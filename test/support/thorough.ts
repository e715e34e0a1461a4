/** How much tests in a browser try. `npm run test:long` runs those that use this once more, with everything. */

/** Whether everything is tried; `npm test` leaves out what differs little from what it tries. */
export const isThorough = document.documentElement.dataset['tests'] === 'long';

/**
 * Of a list, what is tried: every so many, of which the number `from` is the first.
 * With another `from` for each of other things, each is tried with something else, and all are tried with some.
 */
export const some = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  isThorough ? all : all.filter((_, i) => i % every === from % every);
