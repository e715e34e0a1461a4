/** What shows a game to be looked at: loaded with the attributes `replay` and `position`. */
export type { Viewed } from './read.js';
export { Viewing } from './viewing.js';
