// Made by `npm run generate` from src/solver/odds.json.

/**
 * The share of deals that can be won; 1 where it is known or all counted deals were decided, while
 * elsewhere it is at least that, at 95 %; and n where the share is exactly 1 in n.
 */
export type Odds = readonly [share: number, sure: 0 | 1, oneIn?: number];

/** By game and by the values of its options. */
export const odds: Readonly<Record<string, Readonly<Record<string, Odds>>>> = {
  clock: { false: [0.07692, 1, 13], true: [0.2028, 1] },
  travellers: {
    'false 52': [0.07692, 1, 13],
    'true 52': [0.2028, 1],
    'false 32': [0.125, 1, 8],
    'true 32': [0.3228, 1],
  },
  'hide-and-seek': { false: [0.07692, 1, 13], true: [0.2028, 1] },
  watch: {
    'false bottom': [0.4315, 1],
    'false top': [0.3367, 1],
    'true bottom': [0.7914, 1],
    'true top': [0.6899, 1],
  },
  'grandfathers-clock': { 'king-on-ace': [0.9935, 1], none: [0.9839, 1] },
  'german-clock': { '0': [0.000049, 1], '1': [0.9849, 1], '2': [1, 1, 1] },
  'big-ben': {
    'never 12 rounds 0': [0.98, 0],
    'never 12 piles 0': [0.97, 0],
    'any 1 rounds 1': [1, 1],
    'nonempty 12 rounds 0': [0.99, 0],
    'never 1 rounds 0': [0.95, 0],
    'never 1 piles 0': [0.93, 0],
    'never 12 rounds 1': [0.96, 0],
    'never 12 piles 1': [0.97, 0],
    'never 1 rounds 1': [0.96, 0],
    'never 1 piles 1': [0.97, 0],
    'never 12 rounds 2': [0.96, 0],
    'never 12 piles 2': [0.97, 0],
    'never 1 rounds 2': [0.96, 0],
    'never 1 piles 2': [0.97, 0],
    'nonempty 12 piles 0': [0.97, 0],
    'nonempty 1 rounds 0': [0.98, 0],
    'nonempty 1 piles 0': [0.97, 0],
    'nonempty 12 rounds 1': [0.98, 0],
    'nonempty 12 piles 1': [0.98, 0],
    'nonempty 1 rounds 1': [0.98, 0],
    'nonempty 1 piles 1': [0.97, 0],
    'nonempty 12 rounds 2': [0.98, 0],
    'nonempty 12 piles 2': [0.98, 0],
    'nonempty 1 rounds 2': [0.98, 0],
    'nonempty 1 piles 2': [0.97, 0],
    'any 12 rounds 0': [1, 1],
    'any 12 piles 0': [1, 1],
    'any 1 rounds 0': [1, 1],
    'any 1 piles 0': [1, 1],
    'any 12 rounds 1': [1, 1],
    'any 12 piles 1': [1, 1],
    'any 1 piles 1': [1, 1],
    'any 12 rounds 2': [1, 1],
    'any 12 piles 2': [1, 1],
    'any 1 rounds 2': [1, 1],
    'any 1 piles 2': [1, 1],
  },
  'wandering-card': { false: [0.3849, 1], true: [0.4774, 1] },
};
