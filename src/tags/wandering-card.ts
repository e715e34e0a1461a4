import { WanderingCardSolitaire } from './wandering-card.class.js';

WanderingCardSolitaire.define();

export { WanderingCardSolitaire };
export type * from '../element/public-types.js';
