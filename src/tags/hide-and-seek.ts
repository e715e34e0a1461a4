import { HideAndSeekSolitaire } from './hide-and-seek.class.js';

HideAndSeekSolitaire.define();

export { HideAndSeekSolitaire };
export type * from '../element/public-types.js';
