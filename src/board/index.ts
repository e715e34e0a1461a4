export { type Arrangement, type Layout, type Place } from './arrange.js';
export { Board, type BoardLook } from './board.js';
export { type BoardHost } from './selection.js';
export { nextFrame, prefers } from './motion.js';
export { boardStyles } from './styles.js';
export { adoptStyles, adoptElement } from './adopt-styles.js';
export { onSchemeChange, showScheme } from './old-colours.js';
