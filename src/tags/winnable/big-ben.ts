// Made by `node scripts/winnable.mjs big-ben`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  'never 12 rounds 0': '////////////////////////7///9/////////////8=',
  'never 12 piles 0': '/////////////3//////////7///9/////////////8=',
  'any 1 rounds 1': '//////////////////////////////////////////8=',
  'nonempty 12 rounds 0': '//////////////////////////////////////////8=',
};
