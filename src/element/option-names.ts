// Made by `npm run generate` from the rules of the games in src/catalogue.ts.

/** The names of all options of all games. */
export const optionNames: readonly string[] =
  'rules in-place king-returns deck tableau-wrap gap-build fill-start fill-order redeals count-first-row'.split(
    ' ',
  );
