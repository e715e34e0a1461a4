import { WatchSolitaire } from './watch.class.js';

WatchSolitaire.define();

export { WatchSolitaire };
