/**
 * How many deals a test tries: all of them in `npm run test:long`, which runs the files that use this once more, and a
 * third in `npm test`.
 */
export const deals = (most: number): number =>
  process.env['HOURHAND_TESTS'] === 'long' ? most : Math.ceil(most / 3);
