import { GermanClockSolitaire } from './german-clock.class.js';

GermanClockSolitaire.define();

export { GermanClockSolitaire };
