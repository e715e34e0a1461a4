// Made by `node scripts/winnable.mjs hide-and-seek`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  false: 'wDAEAAEAQJAAAAQCAI0CCIFABAMACBAgCQAAIgAAACA=',
  true: '5DAcAAMAQJQAF5YCAJ0CScHIBCMAiFAgC4gArgAAIDA=',
};
