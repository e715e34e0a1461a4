import { HideAndSeekSolitaire } from './hide-and-seek.class.js';

HideAndSeekSolitaire.define();

export { HideAndSeekSolitaire };
export type * from './public-types.js';
