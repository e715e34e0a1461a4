import { WatchSolitaire } from './watch.class.js';

WatchSolitaire.define();

export { WatchSolitaire };
export type * from '../element/public-types.js';
