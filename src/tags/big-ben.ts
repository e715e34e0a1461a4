import { BigBenSolitaire } from './big-ben.class.js';

BigBenSolitaire.define();

export { BigBenSolitaire };
export type * from '../element/public-types.js';
