import { GrandfathersClockSolitaire } from './grandfathers-clock.class.js';

GrandfathersClockSolitaire.define();

export { GrandfathersClockSolitaire };
export type * from './public-types.js';
