export { type Arrangement, type Layout, type Place } from './arrange.js';
export { Board, type BoardLook } from './board.js';
export { type BoardHost } from './hand.js';
export { nextFrame } from './motion.js';
export type { Way } from './ways.js';
export { boardStyles } from './styles.js';
export { wear } from './wear.js';
