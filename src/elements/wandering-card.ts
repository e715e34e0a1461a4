import { WanderingCardSolitaire } from './wandering-card.class.js';

WanderingCardSolitaire.define();

export { WanderingCardSolitaire };
export type * from './public-types.js';
