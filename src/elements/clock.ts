import { ClockSolitaire } from './clock.class.js';

ClockSolitaire.define();

export { ClockSolitaire };
