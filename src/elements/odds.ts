// Made by `npm run generate` from src/solver/odds.json.

/** The share of deals that can be won, by game and by the values of its options. */
export const odds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  clock: { false: 0.0752, true: 0.2003 },
  travellers: { 'false 52': 0.07716, 'true 52': 0.20258, 'false 32': 0.12519, 'true 32': 0.32332 },
  'hide-and-seek': { false: 0.07676, true: 0.20056 },
  watch: {
    'false bottom': 0.42963,
    'false top': 0.33429,
    'true bottom': 0.78683,
    'true top': 0.68548,
  },
  'grandfathers-clock': { 'king-on-ace': 0.99351, none: 0.98392 },
  'big-ben': {
    'never 12 rounds 0': 0.989,
    'never 12 piles 0': 0.988,
    'any 1 rounds 1': 1,
    'nonempty 12 rounds 0': 0.999,
  },
  'german-clock': { '0': 0.00005, '1': 0.98488, '2': 1 },
};
