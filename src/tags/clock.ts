import { ClockSolitaire } from './clock.class.js';

ClockSolitaire.define();

export { ClockSolitaire };
export type * from '../element/public-types.js';
