import { TravellersSolitaire } from './travellers.class.js';

TravellersSolitaire.define();

export { TravellersSolitaire };
export type * from '../element/public-types.js';
