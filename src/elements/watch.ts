import { WatchSolitaire } from './watch.class.js';

WatchSolitaire.define();

export { WatchSolitaire };
export type * from './public-types.js';
