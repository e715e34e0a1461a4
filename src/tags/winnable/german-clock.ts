// Made by `node scripts/winnable.mjs german-clock`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  '0': 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  '1': '97////////////+////////////v//////////////8=',
  '2': '//////////////////////////////////////////8=',
};
