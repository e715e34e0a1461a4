// Made by `node scripts/winnable.mjs wandering-card`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  false: 'p2r4joQxFZbcRN4Egh6OxGBIrBKpgPYKSZgEotKBiAA=',
  true: 'r2v4nqQzFZbe1N5Ehl6e5WhIrDLpgPYaS9kEotqhmgA=',
};
