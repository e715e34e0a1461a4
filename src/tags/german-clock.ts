import { GermanClockSolitaire } from './german-clock.class.js';

GermanClockSolitaire.define();

export { GermanClockSolitaire };
export type * from '../element/public-types.js';
