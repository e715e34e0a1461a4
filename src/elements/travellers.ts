import { TravellersSolitaire } from './travellers.class.js';

TravellersSolitaire.define();

export { TravellersSolitaire };
