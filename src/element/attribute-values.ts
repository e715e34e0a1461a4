// Made by `npm run analyze` from what custom-elements.json says.

export interface WatchSolitaireValues {
  readonly kingReturns: 'bottom' | 'top';
}

export interface TravellersSolitaireValues {
  readonly deck: '52' | '32' | 52 | 32;
}

export interface GrandfathersClockSolitaireValues {
  readonly tableauWrap: 'king-on-ace' | 'none';
}

export interface BigBenSolitaireValues {
  readonly rules: 'classic' | 'catsatcards' | 'solsuite' | 'jsolitaire';
  readonly gapBuild: 'never' | 'nonempty' | 'any';
  readonly fillStart: '12' | '1' | 12 | 1;
  readonly fillOrder: 'rounds' | 'piles';
  readonly redeals: '0' | '1' | '2' | 0 | 1 | 2;
}

export interface GermanClockSolitaireValues {
  readonly redeals: '0' | '1' | '2' | 0 | 1 | 2;
}
