import { GrandfathersClockSolitaire } from './grandfathers-clock.class.js';

GrandfathersClockSolitaire.define();

export { GrandfathersClockSolitaire };
