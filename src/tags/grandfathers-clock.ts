import { GrandfathersClockSolitaire } from './grandfathers-clock.class.js';

GrandfathersClockSolitaire.define();

export { GrandfathersClockSolitaire };
export type * from '../element/public-types.js';
