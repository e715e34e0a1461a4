/**
 * Deals, and ways to play them to an end: numbers of deals, and the piles that cards go between. All
 * were found by playing at random with the rules.
 */
export interface Line {
  readonly deal: number;
  /** Each move as the ids of two piles. */
  readonly moves: readonly string[];
}

const line = (deal: number, moves: string): Line => ({ deal, moves: moves.trim().split(/\s+/) });

/** Games without a choice: the deal decides. */
export const luck = {
  clock: { won: 19, lost: 70 },
  travellers: { won: 8, lost: 212 },
  'hide-and-seek': { won: 7, lost: 274 },
  'wandering-card': { won: 1, lost: 9 },
} as const;

/**
 * Watch, deal 2: after 36 moves the fourth king is out and goes back to one of nine piles; at four
 * o’clock that wins, at two it loses.
 */
export const watchReturn = { deal: 2, before: 36, won: 'h4', lost: 'h2' } as const;

export const grandfathersClockWon = line(
  21,
  `
    c2-h9 c6-h12 c8-c2 c3-c5 c3-h7 c3-h2 c8-h7 c8-h2 c8-h11 c4-h11 c8-h6 c1-h11 c1-h6
    c4-h9 c4-h6 c1-h4 c5-h2 c1-h3 c6-h3 c7-h3 c5-h4 c7-h3 c2-h2 c2-h4 c5-h10 c6-h10 c6-h8
    c5-h10 c1-h8 c7-h5 c3-h5 c5-h5 c7-h4 c7-h12 c5-h1 c6-h7 c4-h1 c3-h8 c2-h1 c2-h1 c2-h9
    c4-h12
  `,
);

export const grandfathersClockLost = line(
  9,
  `
    c2-h11 c2-c4 c3-h7
  `,
);

export const bigBenWon = line(
  20,
  `
    f11-h2 f5-h5 f9-h7 f1-f2 f9-h8 f4-h11 f6-h11 f6-h2 f6-h7 stock-f1 f4-h7 f1-h8 f2-h8
    f8-h7 f8-h10 f2-h8 f9-h12 f9-h9 f11-h12 f2-f3 f2-h5 f7-f6 stock-f1 f8-h6 f9-h3 f11-h11
    f1-h4 f9-h5 f8-h1 f4-h1 f1-f2 stock-f1 f8-h9 f11-h2 f8-h4 f6-h9 f5-h4 f5-h3 f3-h3
    f6-h9 f8-h4 f6-h4 f9-h4 f3-h3 f10-h2 f10-h12 f10-h10 f12-h10 f12-h6 f9-h6 f3-h6 f3-h1
    stock-f12 f9-h9 f11-h5 f3-h5 f9-h2 f12-h11 f5-h2 f12-h4 f7-h2 f10-h2 f7-h10 f2-h10
    f7-h8 f2-h10 stock-f12 f3-h7 f11-h10 f10-h9 f7-h3 f7-h8 f11-h8 f6-h8 f5-h9 f12-h1
    f11-h1 f12-h12 f4-h1 f12-h1 f10-h12 f4-h6 f1-h6 f1-h11 f6-h11 f1-h5 f3-h6 f4-h1 f5-h6
    f5-h7 f8-h7 f8-h11 f9-h7 f8-h3 f3-h12 f2-h3 f9-h3 f2-h5 f2-h4 f6-h12 f10-h5
  `,
);

export const bigBenSolsuiteWon = line(
  12,
  `
    f12-h7 f4-h2 f11-h8 f7-h8 f11-h12 f8-h5 f11-h10 f7-h4 f4-h10 f10-h4 f6-h5 f12-h10
    f12-h12 stock-f4 f12-h6 f8-h7 f6-h5 f11-h9 f11-h2 f10-h3 f3-f6 stock-f3 f11-h3 f1-h3
    f9-h3 f9-h7 f8-h11 f1-h12 f5-h7 f7-h7 f1-h4 f10-h4 f2-f1 stock-f1 f5-h11 f11-h1 f1-h6
    f6-h1 f6-h1 f8-h8 f3-h8 f10-f12 stock-f1 f3-h6 f5-h4 f2-h4 f7-h6 f7-h1 f2-h8 f2-h9
    stock-f2 f5-h2 f11-h4 f9-h4 f6-h8 f2-h7 f9-h10 f12-h10 f12-h10 f12-h6 f2-h8 f11-h6
    f8-h8 f9-f10 stock-f2 f2-h5 f9-h3 f2-h9 f12-h11 f10-h9 f10-h9 f8-h10 f10-h11 f10-h12
    f6-h1 f11-h11 f4-h1 f4-h6 f4-h2 f5-h2 f6-h3 f5-h6 f2-h1 f11-h3 f6-h9 f3-h3 f11-h12
    f3-h7 f3-h5 f8-h12 f7-h12 f9-h7 f7-f6 f6-h2 f8-h1 f7-h2 f1-h9 f1-h11 f9-h2 f5-h11
    f1-f3 f12-f11 f12-h5 f11-h5 f3-h5
  `,
);

export const bigBenLost = line(
  57,
  `
    f12-h1 f6-h7 f3-h2 f7-f11 f3-h8 f4-h12 f5-h11 f7-h12 f6-h11 f11-f8 f8-h10 f2-h3 f8-h10
    f5-f11 stock-f12 stock-waste f8-h12 f7-h10 f8-f1 f2-h7 f2-f3 f6-h12 waste-h6 f4-h5
    f2-h8 stock-f2 stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste waste-h2
    stock-waste stock-waste f9-h2 stock-f9 stock-waste stock-waste stock-waste waste-f12
    waste-h9 waste-f12 stock-waste stock-waste waste-f3 stock-waste stock-waste
    stock-waste stock-waste waste-h11 stock-waste stock-waste stock-waste stock-waste
    waste-h4
  `,
);

export const germanClockWon = line(
  25,
  `
    stock-waste waste-h11 stock-waste stock-waste waste-h4 stock-waste waste-h11
    stock-waste waste-h8 stock-waste stock-waste waste-h11 stock-waste stock-waste
    stock-waste stock-waste waste-h5 stock-waste stock-waste stock-waste waste-centre
    stock-waste stock-waste stock-waste waste-h2 stock-waste waste-h6 stock-waste
    waste-h12 stock-waste stock-waste waste-h5 stock-waste stock-waste waste-h4
    stock-waste waste-h8 stock-waste stock-waste waste-h7 stock-waste stock-waste
    stock-waste stock-waste stock-waste waste-h5 stock-waste stock-waste waste-h11
    stock-waste waste-h6 waste-h6 stock-waste waste-h3 stock-waste waste-h12 stock-waste
    stock-waste waste-h9 stock-waste stock-waste stock-waste stock-waste stock-waste
    waste-h1 stock-waste waste-h2 stock-waste waste-h6 stock-waste stock-waste stock-waste
    waste-h10 stock-waste waste-h10 stock-waste waste-h3 waste-h3 waste-h10 stock-waste
    waste-h2 stock-waste waste-h4 waste-stock stock-waste stock-waste waste-h3 stock-waste
    waste-centre stock-waste stock-waste waste-h7 stock-waste waste-h2 stock-waste
    waste-h8 waste-h8 waste-h7 stock-waste waste-h7 stock-waste waste-h1 stock-waste
    waste-h9 stock-waste waste-centre stock-waste waste-centre stock-waste stock-waste
    waste-h12 stock-waste waste-h5 stock-waste waste-h9 waste-h9 stock-waste waste-h12
    stock-waste waste-h4 stock-waste waste-h10 stock-waste stock-waste waste-h1 waste-h1
  `,
);

export const germanClockLost = line(
  14,
  `
    stock-waste stock-waste stock-waste waste-h2 stock-waste stock-waste stock-waste
    waste-h12 stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste
    waste-h11 stock-waste stock-waste waste-h6 stock-waste stock-waste stock-waste
    stock-waste stock-waste waste-h6 stock-waste stock-waste stock-waste waste-h3
    waste-h10 stock-waste waste-h2 waste-h3 stock-waste stock-waste waste-h3 stock-waste
    waste-h10 stock-waste stock-waste stock-waste stock-waste waste-h7 stock-waste
    stock-waste waste-h9 stock-waste stock-waste waste-h8 waste-h5 stock-waste waste-h6
    stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste waste-h4 stock-waste stock-waste stock-waste waste-h1
    stock-waste waste-h11 stock-waste stock-waste waste-h6 stock-waste stock-waste
    waste-stock stock-waste waste-h4 stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste stock-waste stock-waste stock-waste waste-h9 waste-h7
    stock-waste waste-h1 stock-waste stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste stock-waste stock-waste waste-h10 stock-waste stock-waste
    stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste waste-h3
    stock-waste stock-waste stock-waste stock-waste waste-h4 waste-stock stock-waste
    stock-waste stock-waste stock-waste stock-waste waste-h1 stock-waste stock-waste
    stock-waste stock-waste stock-waste waste-h8 stock-waste stock-waste stock-waste
    waste-h12 stock-waste stock-waste stock-waste stock-waste stock-waste stock-waste
    stock-waste stock-waste waste-h11 stock-waste stock-waste waste-h10 stock-waste
    stock-waste
  `,
);
