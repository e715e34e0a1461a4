import { GermanClockSolitaire } from './german-clock.class.js';

GermanClockSolitaire.define();

export { GermanClockSolitaire };
export type * from './public-types.js';
